import { type DangerWeights, openDangerWeights, weighDanger } from './danger-head.ts'
import { encoder } from './encoder.ts'
import { featuresOfTexts } from './text-features.ts'
import stored from './weights/danger.json' with { type: 'json' }

export const dangerKinds = ['self-harm', 'partner-fear', 'child-harm', 'threat'] as const
export type DangerKind = (typeof dangerKinds)[number]

const longestPassage = 60
const mostPassages = 96
/** Up to so many words a text is read in passages that overlap, so that nothing is torn apart. */
const overlapUpTo = 600

/** A text by runs of whole sentences, each of so many words as the lines that were learned from. */
export function passagesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?;…])\s+|\n+/u).flatMap((sentence) => {
    const words = sentence.split(/\s+/u).filter(Boolean)
    return Array.from({ length: Math.ceil(words.length / longestPassage) }, (_, at) =>
      words.slice(at * longestPassage, (at + 1) * longestPassage),
    )
  })
  const count = sentences.reduce((sum, { length }) => sum + length, 0)
  const stride = count <= overlapUpTo ? longestPassage / 2 : longestPassage
  const passages: string[] = []
  let since = stride
  for (const [from, first] of sentences.entries()) {
    if (since >= stride && passages.length < mostPassages) {
      const passage = [...first]
      for (const next of sentences.slice(from + 1, from + longestPassage)) {
        if (passage.length + next.length > longestPassage) break
        passage.push(...next)
      }
      passages.push(passage.join(' '))
      since = 0
    }
    since += first.length
  }
  return [...new Set(passages)]
}

/** How likely the likeliest passage of a text is danger, by these weights. */
export const readDanger = (text: string, weights: DangerWeights): number =>
  featuresOfTexts(passagesOf(text)).reduce(
    (so, features) => Math.max(so, weighDanger(weights, features)),
    0,
  )

const weights = openDangerWeights(stored)

/**
 * From which likelihood on a text is danger by its meaning alone, and with words beside it that often
 * mean danger.
 */
export const dangerThresholds = stored.thresholds

/** How likely a text tells of danger; null without the encoder, where nothing can be told by meaning. */
export const dangerIn = (text: string): number | null =>
  encoder().isWhole ? readDanger(text, weights) : null
