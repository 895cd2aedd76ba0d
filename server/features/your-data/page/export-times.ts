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

/** "7:45 PM" for `19:45`. */
export function twelveHour(time: unknown): string {
  const [hour = 0, minute = 0] = String(time).split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
