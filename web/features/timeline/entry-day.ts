const long: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
}

/** "Monday 2 March 2026", in the zone given or else the browser's. */
export function entryDay(happenedAt: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en-NZ', { ...long, ...(timeZone && { timeZone }) })
  const parts = new Map(
    format.formatToParts(new Date(happenedAt)).map((part) => [part.type, part.value]),
  )
  return ['weekday', 'day', 'month', 'year']
    .map((part) => parts.get(part as Intl.DateTimeFormatPartTypes))
    .join(' ')
}
