import { useState } from 'react'
import * as z from 'zod/mini'
import { type HelpCountry, helpCountries } from '#contract/help-lines.ts'
import { countryOfTimeZone } from '#contract/help-lines-zones.ts'
import { remembered, storageKeys } from '#web/session/kept.ts'
import type { HelpRegion } from './people-to-call.tsx'

const countries = Object.keys(helpCountries) as HelpCountry[]
const HelpRegionId = z.enum([...countries, 'elsewhere'])
const chosen = remembered<HelpRegion>(storageKeys.helpPlace, HelpRegionId)

const isCountry = (region: string | undefined): region is HelpCountry =>
  countries.some((country) => country === region)

/** The country in a language tag, such as `NZ` in `en-NZ`. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

type Browser = { timeZone: string; languages: readonly string[] }

/** A zone that names no country: some browsers hide theirs behind UTC. */
const isNowhere = (timeZone: string): boolean => !timeZone.includes('/') || /^Etc\//.test(timeZone)

/**
 * Whose help lines to show where nobody chose: those of the browser's time zone, which is where
 * somebody is; else those of the first language that names a country with lines here.
 */
export function helpRegionOf({ timeZone, languages }: Browser): HelpRegion {
  const byClock = countryOfTimeZone(timeZone)
  if (byClock !== null) return byClock
  if (!isNowhere(timeZone)) return 'elsewhere'
  return languages.map(regionOf).find(isCountry) ?? 'elsewhere'
}

function firstRegion(): HelpRegion {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return chosen.get() ?? helpRegionOf({ timeZone, languages: navigator.languages })
}

/** Whose help lines to show, and a way to choose, which this device remembers. */
export function useHelpRegion(): [HelpRegion, (region: HelpRegion) => void] {
  const [region, setRegion] = useState(firstRegion)
  const choose = (next: HelpRegion) => {
    chosen.set(next)
    setRegion(next)
  }
  return [region, choose]
}
