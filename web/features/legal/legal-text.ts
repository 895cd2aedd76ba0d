/** A legal or help text as a dialog shows it. `{supportEmail}` stands for whom to write to. */
export type LegalText = {
  title: string
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
const unnamed = 'the person who runs this server'

/** The text with the support address in it; null where whoever runs the server named none. */
export function withSupportEmail(text: LegalText, supportEmail: string | null): LegalText {
  const fill = (words: string) => words.replaceAll(placeholder, supportEmail ?? unnamed)
  return {
    ...text,
    sections: text.sections.map(({ heading, paragraphs, list }) => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
      ...(list && { list: list.map(fill) }),
    })),
  }
}
