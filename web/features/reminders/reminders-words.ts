import { zoneClock } from '#contract/zone-clock.ts'

/** `17:30` as `5:30 PM`; empty for a text that is no time. */
export function twelveHour(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? []
  if (hours === undefined) return ''
  const hour = Number(hours)
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

const half = 183 * 24 * 60 * 60 * 1000

/** Whose clocks are meant; where they are moved twice a year, also that this changes nothing. */
export function inTheTimeOf(timeZone: string, now: Date): string {
  const clockAt = (moment: number) => zoneClock(timeZone).wallTimeAt(new Date(moment)).time
  const midnight = Math.floor(now.getTime() / 86_400_000) * 86_400_000
  const moves = clockAt(midnight) !== clockAt(midnight + half)
  return isUniversal(timeZone)
    ? 'In universal time (UTC), since this browser names no other time zone.'
    : `In the time of ${zoneName(timeZone)}${moves ? ', summer and winter' : ''}.`
}

const isUniversal = (timeZone: string): boolean =>
  /^(Etc\/)?(UTC|UCT|GMT|Universal|Zulu|Greenwich|GMT[+-]?0)$/.test(timeZone)

/** `Pacific/Auckland` as people say it: by its place. */
export const zoneName = (timeZone: string): string =>
  isUniversal(timeZone)
    ? 'universal time (UTC)'
    : (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
