type Moment = Date | string

/** Whether that is a tag of a language: a browser without any may call its own `C` or `en-US@posix`. */
function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/**
 * How this reader writes days and times: our words are English, so days have the order of their own
 * English or else the British one, and clocks the hours of their first language.
 */
function readersForm(): { words: string; hourCycle: Intl.DateTimeFormatOptions['hourCycle'] } {
  const [first = 'en-GB', ...others] = navigator.languages.filter(isLanguage)
  const { hourCycle } = new Intl.DateTimeFormat(first, { hour: 'numeric' }).resolvedOptions()
  const english = [first, ...others].find((language) => /^en-[A-Z]{2}\b/.test(language))
  return { words: english ?? (first === 'en' ? 'en-US' : 'en-GB'), hourCycle }
}

function write(moment: Moment, parts: Intl.DateTimeFormatOptions): string {
  const { words, hourCycle } = readersForm()
  const format = new Intl.DateTimeFormat(words, {
    ...parts,
    ...(parts.hour !== undefined && {
      hourCycle,
      hour: hourCycle === 'h23' ? '2-digit' : 'numeric',
    }),
  })
  return format
    .format(new Date(moment))
    .replaceAll('\u202f', ' ')
    .replace(/^(\p{L}+day),? (?=\d)/u, '$1 ')
}

const zoned = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone })

/** "14:05", or "2:05 PM" where people write it so; in the browser's zone unless another is asked for. */
export const localTime = (moment: Moment, timeZone?: string): string =>
  write(moment, { hour: 'numeric', minute: '2-digit', ...zoned(timeZone) })

/** "Wednesday 25 November", or "Wednesday, November 25" where people write it so. */
export const localDay = (moment: Moment, timeZone?: string): string =>
  write(moment, { weekday: 'long', day: 'numeric', month: 'long', ...zoned(timeZone) })

/** "November 2026". */
export const localMonth = (moment: Moment, timeZone?: string): string =>
  write(moment, { month: 'long', year: 'numeric', ...zoned(timeZone) })

/** `localDay` with its year. */
export const localDate = (moment: Moment, timeZone?: string): string =>
  write(moment, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...zoned(timeZone),
  })

/** "Wednesday 25 November at 17:30". */
export const localDayAndTime = (moment: Moment, timeZone?: string): string =>
  `${localDay(moment, timeZone)} at ${localTime(moment, timeZone)}`

/** A time of day written `HH:MM`, as the reader writes it; as it is where it is none. */
export const localClock = (time: string): string =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? localTime(`1970-01-01T${time}:00Z`, 'UTC') : time
