import { boldParts } from '#contract/visible-text.ts'

/** Shows a text as it is, but for pairs of `**`, which become bold; no other markup has a meaning. */
export function BoldText({ text }: { text: string }) {
  return boldParts(text).map((part, index) => {
    const key = `${index}-${part.text.length}`
    return part.isBold ? <strong key={key}>{part.text}</strong> : <span key={key}>{part.text}</span>
  })
}
