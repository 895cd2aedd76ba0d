import { isTimeZone } from '#contract/zone-clock.ts'

/** The IANA zone that this browser's clock follows; undefined where it does not know. */
export function browserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : undefined
}
