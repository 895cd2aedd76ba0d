import * as z from 'zod/mini'
import type { LegalHost } from '#contract/forms.ts'

/** One line of words; what could be markup, a placeholder or turn the writing around is none. */
const line = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most, `has to be at most ${most} characters long`),
    z.refine(
      (text) => text === '' || /\p{L}/u.test(text),
      'has to hold at least one letter, in one line',
    ),
    z.refine((text) => !/[\p{C}\p{Zl}\p{Zp}]/u.test(text), 'has to be one line of visible text'),
    z.refine((text) => !/[<>{}]/.test(text), 'has to do without <, >, { and }'),
  )

/** The settings by which whoever runs a server puts themselves into its legal texts. */
export const LegalSettings = {
  LEGAL_NAME: z.optional(line(100)),
  LEGAL_ADDRESS: z.optional(line(200)),
  LEGAL_COUNTRY: z.optional(line(60)),
  LEGAL_LAW: z.optional(line(60)),
}

type Given = { [Name in keyof typeof LegalSettings]?: string | undefined }

/** Whom the legal texts speak for; fails by `wrong` with a sentence where the settings are but half. */
export function legalHostOf(given: Given, wrong: (sentence: string) => Error): LegalHost | null {
  const name = given.LEGAL_NAME || undefined
  const address = given.LEGAL_ADDRESS || undefined
  const country = given.LEGAL_COUNTRY || undefined
  const law = given.LEGAL_LAW || undefined
  if (name === undefined) {
    if (address === undefined && country === undefined && law === undefined) return null
    throw wrong('LEGAL_NAME: has to say who runs this server, since other LEGAL_ settings are set.')
  }
  if (country === undefined) {
    throw wrong('LEGAL_COUNTRY: has to name the country of whoever LEGAL_NAME names.')
  }
  return { name, address: address ?? null, country, law: law ?? country }
}
