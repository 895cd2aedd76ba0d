import { boldParts } from '#contract/visible-text.ts'

/** What stands in quotation marks from its first character to its last. */
const isQuotation = (text: string) => /^[“«].*[”»]$/su.test(text)

/**
 * Shows a text as it is, but for pairs of `**`, which become bold; no other markup has a meaning. Words of the two that
 * are quoted stand out a little and no more: there may be several in a sentence, and the marks say what they are.
 */
export function BoldText({ text }: { text: string }) {
  return boldParts(text).map((part, index) => {
    const key = `${index}-${part.text.length}`
    if (!part.isBold) return <span key={key}>{part.text}</span>
    if (!isQuotation(part.text)) {
      return (
        <strong key={key} className="font-semibold">
          {part.text}
        </strong>
      )
    }
    return (
      <q key={key} className="font-[450] before:content-none after:content-none">
        {part.text}
      </q>
    )
  })
}
