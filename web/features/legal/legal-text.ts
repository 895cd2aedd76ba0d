/** A legal or help text as a dialog shows it. `{supportEmail}` stands for whom to write to. */
export type LegalText = {
  /** Since when it applies, as people write a date. */
  effective?: string
  sections: readonly Section[]
}

type Section = {
  heading: string
  paragraphs: readonly string[]
  /** Comes after the paragraphs. */
  list?: readonly string[]
}

const placeholder = '{supportEmail}'

/** What is said where no address is named: what reaches whoever runs the server (C6). */
const unaddressed = [
  [`Write to ${placeholder}, or use`, 'Use'],
  [
    `write to ${placeholder} from the email address of the account`,
    'ask the person who gave you the address of this server',
  ],
  [`Write to ${placeholder}`, 'Use Report Issue in the Menu'],
  [`write to ${placeholder}`, 'use Report Issue in the Menu'],
] as const

/** The text with the support address in it; null where whoever runs the server named none. */
export function withSupportEmail(text: LegalText, supportEmail: string | null): LegalText {
  const fill = (words: string) =>
    supportEmail === null
      ? unaddressed.reduce((filled, [from, to]) => filled.replaceAll(from, to), words)
      : words.replaceAll(placeholder, supportEmail)
  return {
    ...text,
    sections: text.sections.map(({ heading, paragraphs, list }) => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
      ...(list && { list: list.map(fill) }),
    })),
  }
}
