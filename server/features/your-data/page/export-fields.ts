import { twelveHour, zoneInWords } from '#contract/zone-clock.ts'
import type { ExportedRow } from '#server/features/your-data/data-export.ts'
import type { Form, Labels } from './export-labels.ts'
import { details } from './html.ts'

/** What it takes to write a couple's values for them. */
export type Wording = { times: ExportTimes; nameOf: (userId: unknown) => string }

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

function written(value: unknown, form: Form, { times, nameOf }: Wording): string {
  if (typeof form === 'object') return form[String(value)] ?? String(value)
  if (form === 'moment') return times.moment(value)
  if (form === 'clock') return twelveHour(String(value))
  if (form === 'person') return nameOf(value)
  if (form === 'list' && Array.isArray(value)) return value.join(', ')
  if (form === 'zone') return zoneInWords(String(value))
  return String(value)
}

/** The row's labelled fields that hold something. */
export const fieldsOf = (row: ExportedRow, labels: Labels, wording: Wording): string =>
  details(
    Object.entries(labels).flatMap(([column, [label, form]]) =>
      isEmpty(row[column]) ? [] : [[label, written(row[column], form, wording)] as const],
    ),
  )

const dayParts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const clockParts = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const

/** Days and times as people write them, by the clocks of an IANA zone. */
export function exportTimes(timeZone: string) {
  const writer = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone })
    return (at: unknown): Partial<Record<Intl.DateTimeFormatPartTypes, string>> => {
      const written = format.formatToParts(new Date(String(at)))
      return Object.fromEntries(written.map(({ type, value }) => [type, value]))
    }
  }
  const dayAt = writer(dayParts)
  const clockAt = writer(clockParts)

  /** "Saturday 21 November 2026" for an ISO 8601 text. */
  const day = (at: unknown): string => {
    const { weekday, day: date, month, year } = dayAt(at)
    return `${weekday} ${date} ${month} ${year}`
  }
  return {
    day,
    /** "Saturday 21 November 2026, 6:30 PM". */
    moment: (at: unknown): string => {
      const { hour, minute, dayPeriod } = clockAt(at)
      return `${day(at)}, ${hour}:${minute} ${dayPeriod}`
    },
  }
}

export type ExportTimes = ReturnType<typeof exportTimes>
