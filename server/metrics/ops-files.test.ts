import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { metricTable } from './metric-table.ts'
import { createMetrics } from './metrics.ts'

const ops = join(import.meta.dirname, '../../ops')
const read = (name: string) => readFileSync(join(ops, name), 'utf8')

const Query = z.object({ expr: z.string(), legendFormat: z.string() })
const Dashboard = z.object({
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      type: z.enum(['row', 'stat', 'timeseries']),
      targets: z.optional(z.array(Query)),
    }),
  ),
})
const { panels } = z.parse(Dashboard, JSON.parse(read('grafana-dashboard.json')))
const queries = panels.flatMap(({ targets = [] }) => targets)
const rules = [...read('alerts.yaml').matchAll(/^ {8}expr: (.*)$/gm)].map(([, expr = '']) => expr)

/** Names as they stand in the text of Prometheus, with the parts of a histogram. */
const text = await createMetrics({ ofProcess: true }).text()
const served = new Set(
  [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', kind]) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((part) => name + part) : [name],
  ),
)
const namesIn = (query: string): string[] =>
  query.match(/\b(?:duologue|nodejs|process|probe)_\w+/g) ?? []
/** What blackbox_exporter serves for the probe from outside. */
const ofTheProbe = 'probe_success'

/** A sentence for each label or value that a query asks for and its metric does not have. */
function unknownLabels(query: string): string[] {
  const asked = [...query.matchAll(/\b(duologue_\w+)\{([^}]*)\}/g)]
  return asked.flatMap(([, name = '', inside = '']) => {
    const bare = name.replace(/_(?:bucket|sum|count)$/, '')
    const metric = Object.values(metricTable).find((one) => one.name === name || one.name === bare)
    const labels: Record<string, readonly string[]> = metric?.labels ?? {}
    return [...inside.matchAll(/(\w+)!?=~?"([^"]*)"/g)]
      .filter(([, label = '', value = '']) => !labels[label]?.includes(value))
      .map(([, label, value]) => `${name} has no ${label}="${value}"`)
  })
}

describe.each([
  ['the dashboard', queries.map(({ expr }) => expr), 30],
  ['the alerts', rules, 6],
])('%s', (_what, asked, least) => {
  test('asks for what is served, and for nothing else', () => {
    expect(asked.length).toBeGreaterThanOrEqual(least)
    const unknown = asked
      .flatMap(namesIn)
      .filter((name) => !served.has(name) && name !== ofTheProbe)
    expect(unknown).toEqual([])
    expect(asked.flatMap(unknownLabels)).toEqual([])
    for (const query of asked) expect(namesIn(query).length).toBeGreaterThan(0)
  })
})

test('every metric of ours is on the dashboard', () => {
  const shown = queries.flatMap(({ expr }) => namesIn(expr)).join(' ')
  const missing = Object.values(metricTable).filter(({ name }) => !shown.includes(name))
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('a legend names labels that its metric has', () => {
  for (const { expr, legendFormat } of queries) {
    const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label)
    const by = /\bby \(([^)]*)\)/.exec(expr)?.[1]?.split(', ') ?? []
    expect([expr, named.filter((label) => !by.includes(label))]).toEqual([expr, []])
  }
})

test('each panel has an id of its own, and each row a name', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(panels.every(({ title }) => title !== '')).toBe(true)
})

test('the example for Prometheus reads the port that the settings name, and the rules beside it', () => {
  const example = read('prometheus.yaml')
  expect(example).toMatch(/targets: \[.127\.0\.0\.1:9464.\]/)
  expect(example).toMatch(/^ {2}- alerts\.yaml$/m)
  expect(example).toMatch(/^ {2}# - job_name: duologue-from-outside$/m)
  expect(rules).toContain(`${ofTheProbe}{job="duologue-from-outside"} == 0`)
  expect(read('alerts.yaml').match(/^ {6}- alert: \w+$/gm)).toHaveLength(rules.length)
  for (const part of ['summary', 'description']) {
    expect(read('alerts.yaml').match(new RegExp(`^ {10}${part}: \\S`, 'gm'))).toHaveLength(
      rules.length,
    )
  }
})
