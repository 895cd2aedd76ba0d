/** What clocks on the wall show: a date `YYYY-MM-DD` and a time `HH:MM`. */
export type WallTime = { date: string; time: string }

export type ZoneClock = {
  wallTimeAt: (instant: Date) => WallTime
  /**
   * When clocks show that. A time that the change to summer leaves out comes as much later as the
   * clocks were put on; of a time that comes twice it is the first.
   */
  instantOf: (wall: WallTime) => Date
}

const day = 86_400_000

/** Dates and clock times in one IANA time zone, from the tables that `Intl` brings along. */
export function zoneClock(timeZone: string): ZoneClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })

  /** The wall clock at that moment, as if it were UTC. */
  const wallAt = (time: number): number => {
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const { type, value } of format.formatToParts(time)) part[type] = Number(value)
    const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, date, hour, minute, second)
  }
  const offsetAt = (time: number): number => wallAt(time) - Math.floor(time / 1000) * 1000

  return {
    wallTimeAt(instant) {
      const wall = new Date(wallAt(instant.getTime())).toISOString()
      return { date: wall.slice(0, 10), time: wall.slice(11, 16) }
    },
    instantOf({ date, time }) {
      const wall = Date.parse(`${date}T${time}:00Z`)
      const tries = [wall - offsetAt(wall - day), wall - offsetAt(wall + day)] as const
      const shown = tries.filter((instant) => wallAt(instant) === wall)
      return new Date(shown.length > 0 ? Math.min(...shown) : tries[0])
    },
  }
}

/** Whether that is the name of a time zone here; offsets such as `+05:30` are none. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]*(\/[A-Za-z][\w+-]*)*$/.test(name) || name.length > 64) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** `17:30` as `5:30 PM`; empty for a text that is no time. */
export function twelveHour(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hours === undefined) return ''
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

export const isUniversal = (timeZone: string): boolean =>
  /^(Etc\/)?(UTC|UCT|GMT|Universal|Zulu|Greenwich|GMT[+-]?0)$/.test(timeZone)

/** `America/New_York` with its region: `America/New York`. */
export const zoneInWords = (timeZone: string): string => timeZone.replaceAll('_', ' ')

/** `Pacific/Auckland` as people say it: by its place. */
export const zoneName = (timeZone: string): string =>
  isUniversal(timeZone)
    ? 'universal time (UTC)'
    : zoneInWords(timeZone.split('/').at(-1) ?? timeZone)
