import { zoneClock } from '#contract/zone-clock.ts'

/** `17:30` as `5:30 PM`; empty for a text that is no time. */
export function twelveHour(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hours === undefined) return ''
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/** A moment as the clocks of that zone show it: `Wednesday 25 November at 5:30 PM`. */
export function dayAndTime(moment: Date, timeZone: string): string {
  const { date, time } = zoneClock(timeZone).wallTimeAt(moment)
  const format = new Intl.DateTimeFormat('en-NZ', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  const day = format.format(new Date(`${date}T00:00:00Z`)).replace(',', '')
  return `${day} at ${twelveHour(time)}`
}

const half = 183 * 24 * 60 * 60 * 1000

/** Whose clocks are meant; where they are moved twice a year, also that this changes nothing. */
export function inTheTimeOf(timeZone: string, now: Date): string {
  const clockAt = (moment: number) => zoneClock(timeZone).wallTimeAt(new Date(moment)).time
  const midnight = Math.floor(now.getTime() / 86_400_000) * 86_400_000
  const moves = clockAt(midnight) !== clockAt(midnight + half)
  return `In the time of ${zoneName(timeZone)}${moves ? ', summer and winter' : ''}.`
}

/** `Pacific/Auckland` as people read it. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ')
