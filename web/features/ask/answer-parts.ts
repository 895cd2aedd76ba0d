import { paragraphsOf } from '#web/ui/text/paragraphs.ts'
import { askWords } from './ask-words.ts'

export type AnswerParts = {
  /** Its first sentence, where that is short enough to stand alone above the rest. */
  point?: string
  /** Its first paragraph, where it has no such sentence. */
  lead?: string
  /** A thing to do today. */
  tonight?: string
  /** A sentence to begin with. */
  opener?: string
  rest: string
}

/** As long as a sentence may be that stands alone, in characters. */
const pointMaximum = 90

/**
 * What an answer is made of: its words stay as they are and none is left out. What can be taken along stands behind
 * words of its own in the built-in guide's answers; an answer without these is short paragraphs alone.
 */
export function partsOf(answer: string): AnswerParts {
  const paragraphs = answer.split('\n\n')
  const take = (label: string): string | undefined => {
    const index = paragraphs.findIndex((paragraph) => paragraph.startsWith(`${label} `))
    return index < 0 ? undefined : paragraphs.splice(index, 1)[0]?.slice(label.length + 1)
  }
  const tonight = take(askWords.tonight)
  const opener = take(askWords.opener)
  const text = paragraphs.join('\n\n')
  if (tonight === undefined && opener === undefined) {
    return { rest: paragraphsOf(text).join('\n\n') }
  }
  const [, point, others] = /^([^.!?…“”«»:*]+[.!?…])\s+(.+)$/su.exec(text) ?? []
  const isShort = point !== undefined && point.length <= pointMaximum
  const shorter = paragraphsOf((isShort ? others : text) ?? text)
  return {
    ...(isShort ? { point } : { lead: shorter[0] ?? '' }),
    ...(tonight !== undefined && { tonight }),
    ...(opener !== undefined && { opener }),
    rest: shorter.slice(isShort ? 0 : 1).join('\n\n'),
  }
}
