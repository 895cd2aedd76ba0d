import type { DataExport } from '#server/features/your-data/data-export.ts'
import { exportPage, type Reader } from './export-page.ts'

export type ExportOrder = { everything: DataExport; format: 'json' | 'html'; reader: Reader }

/** The export as the file that was asked for: a page to read, or JSON. */
export function exportFile({ everything, format, reader }: ExportOrder): string {
  if (format === 'html') return exportPage(everything, reader)
  const { rows, ...about } = everything
  return JSON.stringify({ ...about, ...rows }, null, 2)
}
