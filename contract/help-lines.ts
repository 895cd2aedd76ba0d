import { helpLinesAmerica } from './help-lines-america.ts'
import { helpLinesEurope } from './help-lines-europe.ts'
import { helpLinesOceania } from './help-lines-oceania.ts'

export const helpCountries = {
  NZ: 'New Zealand',
  AU: 'Australia',
  GB: 'United Kingdom',
  IE: 'Ireland',
  US: 'United States',
  CA: 'Canada',
} as const

/** By ISO 3166 code. */
export type HelpCountry = keyof typeof helpCountries

export type HelpSubject =
  | 'danger'
  | 'partner violence'
  | 'own behaviour'
  | 'crisis'
  | 'sexual harm'
  | 'child'

/** People to call or text. */
export type HelpLine = {
  readonly country: HelpCountry
  readonly name: string
  readonly about: readonly HelpSubject[]
  /** The digits to call as people write them. */
  readonly call?: string
  /** The digits to text as people write them, and the word to send where it is a certain one. */
  readonly text?: string
  readonly textWord?: string
  /** Left out where no page of theirs could be found that says so beyond doubt. */
  readonly hours?: string
  readonly note?: string
  /** The page that confirms it, and the day on which it was read, as `YYYY-MM-DD`. */
  readonly source: string
  readonly verifiedOn: string
}

/** Danger first, then in the order in which they are shown. */
export const helpLines: readonly HelpLine[] = [
  ...helpLinesOceania,
  ...helpLinesEurope,
  ...helpLinesAmerica,
]

/** For every other country, and for whoever does not find the right one here. */
export const helpElsewhere = {
  name: 'findahelpline.com',
  href: 'https://findahelpline.com',
} as const

const digitsOf = (shown: string): string => shown.replace(/\D/g, '')

export const callHref = (shown: string): string => `tel:${digitsOf(shown)}`

/** RFC 5724, with the word to send where it is a certain one. */
export const textHref = (shown: string, word?: string): string =>
  `sms:${digitsOf(shown)}${word === undefined ? '' : `?body=${encodeURIComponent(word)}`}`
