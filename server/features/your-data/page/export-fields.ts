import type { ExportedRow } from '#server/features/your-data/data-export.ts'
import type { Form, Labels } from './export-labels.ts'
import { type ExportTimes, twelveHour } from './export-times.ts'
import { details } from './html-text.ts'

/** What it takes to write a couple's values for them. */
export type Wording = { times: ExportTimes; nameOf: (userId: unknown) => string }

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

function written(value: unknown, form: Form, { times, nameOf }: Wording): string {
  if (typeof form === 'object') return form[String(value)] ?? String(value)
  if (form === 'moment') return times.moment(value)
  if (form === 'clock') return twelveHour(value)
  if (form === 'person') return nameOf(value)
  if (form === 'list' && Array.isArray(value)) return value.join(', ')
  if (form === 'zone') return zoneInWords(value)
  return String(value)
}

/** `Pacific/Auckland` as people read it. */
export const zoneInWords = (timeZone: unknown): string => String(timeZone).replaceAll('_', ' ')

/** The row's labelled fields that hold something. */
export const fieldsOf = (row: ExportedRow, labels: Labels, wording: Wording): string =>
  details(
    Object.entries(labels).flatMap(([column, [label, form]]) =>
      isEmpty(row[column]) ? [] : [[label, written(row[column], form, wording)] as const],
    ),
  )
