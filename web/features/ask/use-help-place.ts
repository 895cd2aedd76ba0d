import { useState } from 'react'
import { helpCountries } from '#contract/help-lines.ts'
import { countryOfTimeZone } from '#contract/help-lines-zones.ts'
import { localShelf, storageKeys } from '#web/session/stored.ts'
import type { HelpPlace } from './people-to-call.tsx'

const isPlace = (place: string | undefined | null): place is HelpPlace =>
  place === 'elsewhere' || (typeof place === 'string' && place in helpCountries)

/** The country in a language tag, such as `NZ` in `en-NZ`. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/**
 * Whose help lines to show where nobody chose: those of the browser's time zone, which is where
 * somebody is; else those of the first language that names a country with lines here.
 */
export function placeOf({ timeZone, languages }: Browser): HelpPlace {
  const byClock = countryOfTimeZone(timeZone)
  if (byClock !== null) return byClock
  if (!isNowhere(timeZone)) return 'elsewhere'
  return languages.map(regionOf).find(isPlace) ?? 'elsewhere'
}

type Browser = { timeZone: string; languages: readonly string[] }

/** A zone that says nothing of a place: some browsers hide theirs behind UTC. */
const isNowhere = (timeZone: string): boolean => !timeZone.includes('/') || /^Etc\//.test(timeZone)

function firstPlace(): HelpPlace {
  const chosen = localShelf.read(storageKeys.helpPlace)
  if (isPlace(chosen)) return chosen
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return placeOf({ timeZone, languages: navigator.languages })
}

/** Whose help lines to show, and a way to choose, which this device remembers. */
export function useHelpPlace(): [HelpPlace, (place: HelpPlace) => void] {
  const [place, setPlace] = useState(firstPlace)
  const choose = (next: HelpPlace) => {
    localShelf.write(storageKeys.helpPlace, next)
    setPlace(next)
  }
  return [place, choose]
}
