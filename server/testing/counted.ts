import { appendFileSync } from 'node:fs'

/**
 * Notes how much a test of that row ran, such as `counted('T13', { kills: 100 })`: `npm run test:trust`
 * adds up what was counted under one name and prints it beside the row. To be called after the
 * assertions that the counts stand for.
 */
export function counted(row: `T${number}`, counts: Record<string, number>): void {
  const file = process.env.TRUST_COUNTS
  if (file) appendFileSync(file, `${JSON.stringify({ row, counts })}\n`)
}
