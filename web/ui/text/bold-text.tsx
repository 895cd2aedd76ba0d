import { boldParts } from '#contract/visible-text.ts'

type BoldTextProps = {
  text: string
  /** What is bold because it is quoted stands in ordinary weight: for where the quoted words are in sight. */
  quietQuotes?: boolean | undefined
}

/** What stands in quotation marks from its first character to its last. */
const isQuotation = (text: string) => /^[“«].*[”»]$/su.test(text)

/** Shows a text as it is, but for pairs of `**`, which become bold; no other markup has a meaning. */
export function BoldText({ text, quietQuotes = false }: BoldTextProps) {
  return boldParts(text).map((part, index) => {
    const key = `${index}-${part.text.length}`
    if (!part.isBold) return <span key={key}>{part.text}</span>
    if (!quietQuotes || !isQuotation(part.text)) return <strong key={key}>{part.text}</strong>
    return (
      <q
        key={key}
        className="underline decoration-insight-line decoration-1 underline-offset-[0.28em] before:content-none after:content-none"
      >
        {part.text}
      </q>
    )
  })
}
