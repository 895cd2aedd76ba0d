import {
  type CollectFunction,
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  Registry,
} from 'prom-client'
import { type Metric, type MetricTable, metricTable, other } from './metric-table.ts'

type NameOf<Kind extends Metric['kind']> = {
  [Name in keyof MetricTable]: MetricTable[Name]['kind'] extends Kind ? Name : never
}[keyof MetricTable]

/** Text for each label of a metric; what the table does not know is written as `other`. */
type LabelsOf<Name extends keyof MetricTable> = {
  [Label in keyof MetricTable[Name]['labels']]: string
}

export type Metrics = {
  count: <Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by?: number) => void
  observe: <Name extends NameOf<'histogram'>>(
    name: Name,
    labels: LabelsOf<Name>,
    seconds: number,
  ) => void
  /** Has a gauge tell what `read` gives, each time somebody asks. */
  read: <Name extends NameOf<'gauge'>>(
    name: Name,
    labels: LabelsOf<Name>,
    read: () => number,
  ) => void
  /** Everything in the text format of Prometheus, and its content type. */
  text: () => Promise<string>
  contentType: string
}

/** Series that are few are there from the first, at 0: so an alert sees the very first failure. */
const fewSeries = 20

/** Every choice of a value for each label. */
const combinations = (labels: Metric['labels']): Record<string, string>[] =>
  Object.entries(labels).reduce<Record<string, string>[]>(
    (all, [label, values]) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [label]: value }))),
    [{}],
  )

/** The metrics of `metric-table.ts`, and besides those of the process where `ofProcess` is set. */
export function createMetrics({ ofProcess }: { ofProcess: boolean }): Metrics {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const table: Record<string, Metric> = metricTable
  const known = new Map(
    Object.entries(table).map(([name, { labels }]) => [
      name,
      Object.entries(labels).map(([label, values]) => [label, new Set(values)] as const),
    ]),
  )
  const readings = new Map<string, { labels: Record<string, string>; read: () => number }[]>()
  const counters = new Map<string, Counter>()
  const histograms = new Map<string, Histogram>()

  for (const [key, metric] of Object.entries(table)) {
    const { kind, name, help, labels, buckets } = metric
    const options = { name, help, labelNames: Object.keys(labels), registers: [registry] }
    const every = combinations(labels)
    if (kind === 'counter') {
      const counter = new Counter(options)
      counters.set(key, counter)
      if (every.length <= fewSeries) for (const one of every) counter.inc(one, 0)
    } else if (kind === 'histogram') {
      const histogram = new Histogram({ ...options, ...(buckets && { buckets: [...buckets] }) })
      histograms.set(key, histogram)
      if (every.length <= fewSeries) for (const one of every) histogram.zero(one)
    } else {
      const collect: CollectFunction<Gauge> = function collect() {
        for (const { labels: one, read } of readings.get(key) ?? []) this.set(one, read())
      }
      new Gauge({ ...options, collect })
    }
  }

  const safe = (name: string, labels: Record<string, string>): Record<string, string> =>
    Object.fromEntries(
      (known.get(name) ?? []).map(([label, values]) => {
        const value = labels[label] ?? other
        return [label, values.has(value) ? value : other]
      }),
    )

  return {
    count: (name, labels, by = 1) => counters.get(name)?.inc(safe(name, labels), by),
    observe: (name, labels, seconds) => histograms.get(name)?.observe(safe(name, labels), seconds),
    read(name, labels, read) {
      const all = readings.get(name) ?? []
      readings.set(name, [...all, { labels: safe(name, labels), read }])
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
