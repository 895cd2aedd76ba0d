import { encoder } from './encoder.ts'
import { type Head, oneLikely, openHead, sumsOf } from './head.ts'
import { featuresOfTexts } from './text-features.ts'
import stored from './weights/danger.json' with { type: 'json' }

export const dangerKinds = ['self-harm', 'partner-fear', 'child-harm', 'threat'] as const
export type DangerKind = (typeof dangerKinds)[number]
export const dangerOutputs = ['none', ...dangerKinds] as const

export type DangerReading = {
  /** What it sounds most like, if it sounds like any. */
  kind: DangerKind
  /** How likely it is that it sounds like any of them. */
  likelihood: number
  /** Whether that is enough to show a card by itself. */
  isLikely: boolean
  /** Whether it is so likely that hardly any harmless line gets there. */
  isSure: boolean
}

const longestPiece = 60
const mostPieces = 48

/** A text by its sentences, an endless one in runs of words; and short ones together with what they follow. */
export function dangerPieces(text: string): string[] {
  const sentences = text
    .split(/(?<=[.!?;…])\s+|\n+/u)
    .flatMap((sentence) => {
      const words = sentence.split(/\s+/u).filter(Boolean)
      return Array.from({ length: Math.ceil(words.length / longestPiece) }, (_, at) =>
        words.slice(at * longestPiece, (at + 1) * longestPiece).join(' '),
      )
    })
    .slice(0, mostPieces)
  const together = sentences.slice(1).map((sentence, at) => `${sentences[at]} ${sentence}`)
  const whole = sentences.length > 2 && text.length < 500 ? [text] : []
  return [...new Set([...sentences, ...together, ...whole])]
}

/** How likely each kind of danger is in the likeliest piece of a text, by this head. */
export function readDanger(text: string, head: Head): { kind: DangerKind; likelihood: number } {
  let [kind, likelihood]: [DangerKind, number] = ['self-harm', 0]
  for (const features of featuresOfTexts(dangerPieces(text))) {
    const [none = 1, ...kinds] = oneLikely(sumsOf(head, features).sums)
    if (1 - none <= likelihood) continue
    likelihood = 1 - none
    kind = dangerKinds[kinds.indexOf(Math.max(...kinds))] ?? kind
  }
  return { kind, likelihood }
}

const head = openHead(stored)

/**
 * What danger a text sounds like. Without the encoder's weights nothing is likely here: then the
 * lexicon is all there is.
 */
export function dangerIn(text: string): DangerReading {
  const { kind, likelihood } = readDanger(text, head)
  const reaches = (threshold: string) =>
    encoder().isWhole && likelihood >= (head.thresholds[threshold] ?? 2)
  return { kind, likelihood, isLikely: reaches('likely'), isSure: reaches('sure') }
}
