import type { LegalHost } from '#contract/forms.ts'
import { hostSection, withHost } from './host-words.ts'

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

/** Whom people can write to and who runs the server; null where nobody is named. */
export type Named = { supportEmail: string | null; host: LegalHost | null }

/** The text of that server: with its support address, and in the name of whoever runs it. */
export function asNamed(text: LegalText, { supportEmail, host }: Named): LegalText {
  const addressed = (words: string) =>
    supportEmail === null
      ? unaddressed.reduce((filled, [from, to]) => filled.replaceAll(from, to), words)
      : words.replaceAll(placeholder, () => supportEmail)
  const fill = (words: string) => withHost(addressed(words), host)
  const isHelp = text.effective === undefined
  const sections: readonly Section[] =
    isHelp && host ? [...text.sections.slice(0, -1), hostSection(host)] : text.sections.slice(0, -1)
  return {
    ...text,
    sections: [...sections, ...text.sections.slice(-1)].map(({ heading, paragraphs, list }) => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
      ...(list && { list: list.map(fill) }),
    })),
  }
}
