import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type HelpCountry, helpCountries } from '#contract/help-lines.ts'
import { countryOfTimeZone } from '#contract/help-lines-zones.ts'
import { queryKeys } from '#web/api/query-keys.ts'

export type HelpRegion = HelpCountry | 'elsewhere'

const countries = Object.keys(helpCountries) as HelpCountry[]

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

function ownRegion(): HelpRegion {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return helpRegionOf({ timeZone, languages: navigator.languages })
}

/**
 * Whose help lines to show, and a way to choose others, which holds until the page is loaded again:
 * in memory alone, since on the device it would tell that somebody looked for help.
 */
export function useHelpRegion(): [HelpRegion, (region: HelpRegion) => void] {
  const queryClient = useQueryClient()
  const { data } = useQuery<HelpRegion>({ queryKey: queryKeys.helpRegion(), queryFn: skipToken })
  return [
    data ?? ownRegion(),
    (region) => void queryClient.setQueryData(queryKeys.helpRegion(), region),
  ]
}
