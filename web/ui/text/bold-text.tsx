import { boldParts } from '#contract/bold-parts.ts'

/** What stands in quotation marks from its first character to its last. */
const isQuotation = (text: string) => /^[“«].*[”»]$/su.test(text)

type Part = { text: string; look: 'plain' | 'bold' | 'quotation' }

const partsOf = (text: string): Part[] =>
  boldParts(text).map(({ text, isBold }) => ({
    text,
    look: isBold ? (isQuotation(text) ? 'quotation' : 'bold') : 'plain',
  }))

/**
 * Shows a text as it is, but for pairs of `**`, which become bold; no other markup has a meaning. Words of the two that
 * are quoted stand in no other weight: there may be several in a sentence, and the marks say what they are.
 */
export const BoldText = ({ text }: { text: string }) => <Parts parts={partsOf(text)} />

/** The same with its paragraphs a little apart; what is bold may go on from one to the next. */
export function BoldParagraphs({ text }: { text: string }) {
  const first: Part[] = []
  const paragraphs = [first]
  for (const { text: words, look } of partsOf(text)) {
    for (const [index, line] of words.split('\n\n').entries()) {
      if (index > 0) paragraphs.push([])
      paragraphs.at(-1)?.push({ text: line, look })
    }
  }
  return (
    <>
      <Parts parts={first} />
      {paragraphs.slice(1).map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text that stays as it is
        <span key={index} className="mt-3 block">
          <Parts parts={parts} />
        </span>
      ))}
    </>
  )
}

const Parts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, look }, index) => {
    const key = `${index}-${text.length}`
    if (look === 'plain') return <span key={key}>{text}</span>
    if (look === 'bold') {
      return (
        <strong key={key} className="font-semibold">
          {text}
        </strong>
      )
    }
    return (
      <q key={key} className="before:content-none after:content-none">
        {text}
      </q>
    )
  })
