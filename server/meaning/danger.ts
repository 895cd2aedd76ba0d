import {
  type DangerFeatures,
  type DangerWeights,
  openDangerWeights,
  sumOfDanger,
} from './danger-head.ts'
import { openTunedEar, type TunedEar } from './ear/tuned-ear.ts'
import { encoder } from './encoder.ts'
import { hashedWords } from './hashed-words.ts'
import { createMemory, type Handed } from './memory.ts'
import { readText } from './read-text.ts'
import { vectorLength } from './sentences/transformer.ts'
import { scaled, wordPlaces } from './text-features.ts'
import stored from './weights/danger.json' with { type: 'json' }

export const dangerKinds = ['self-harm', 'partner-fear', 'child-harm', 'threat'] as const
export type DangerKind = (typeof dangerKinds)[number]

const longestPassage = 90
const mostPassages = 96
/** Up to so many words a text is read in passages that overlap, so that nothing is torn apart. */
const overlapUpTo = 600

/** One sentence says it all in the midst of a cheerful answer: by itself it counts where it is so much surer. */
const aloneMore = 6
/** As a likelihood, a sum beyond this is nought or one. */
const mostSum = 40

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?;…])\s+|\n+/u).filter((sentence) => sentence.trim() !== '')

/** A text by runs of whole sentences, each of so many words as the lines that were learned from. */
export function passagesOf(text: string): string[] {
  const sentences = sentencesOf(text).flatMap((sentence) => {
    const words = sentence.split(/\s+/u).filter(Boolean)
    return Array.from({ length: Math.ceil(words.length / longestPassage) }, (_, at) =>
      words.slice(at * longestPassage, (at + 1) * longestPassage),
    )
  })
  const count = sentences.reduce((sum, { length }) => sum + length, 0)
  const stride = count <= overlapUpTo ? longestPassage / 2 : longestPassage
  const passages: string[] = []
  let since = stride
  let reached = 0
  for (const [from, first] of sentences.entries()) {
    if (since >= stride && reached < sentences.length && passages.length < mostPassages) {
      const passage = [...first]
      reached = from + 1
      for (const next of sentences.slice(from + 1, from + longestPassage)) {
        if (passage.length + next.length > longestPassage) break
        passage.push(...next)
        reached += 1
      }
      passages.push(passage.join(' '))
      since = 0
    }
    since += first.length
  }
  return [...new Set(passages)]
}

/** Each piece with its numbers' mean at nought and their spread at one. */
function evened(pieces: Float32Array): Float32Array {
  const out = new Float32Array(pieces.length)
  for (let from = 0; from < pieces.length; from += vectorLength) {
    const piece = pieces.subarray(from, from + vectorLength)
    const mean = piece.reduce((sum, number) => sum + number, 0) / vectorLength
    const spread = piece.reduce((sum, number) => sum + (number - mean) ** 2, 0) / vectorLength
    const factor = 1 / Math.sqrt(spread + 1e-6)
    for (const [at, number] of piece.entries()) out[from + at] = (number - mean) * factor
  }
  return out
}

type ReadPassage = DangerFeatures & { lower: Float32Array }

/** What the ear reads of passages. */
export const dangerFeatures = (passages: readonly string[]): ReadPassage[] =>
  encoder()
    .encodePieces(passages)
    .map(({ vector, pieces, lower }, at) => ({
      numbers: scaled(vector),
      places: hashedWords(readText(passages[at] ?? ''), wordPlaces),
      pieces: evened(pieces),
      lower,
    }))

type Ears = {
  weights: DangerWeights
  tuned: readonly { ear: TunedEar; share: number }[]
  /** What the words of the text say already. */
  words: 'certain' | 'likely' | null
}

/** How likely a text is danger, and the likeliest of its sentences, read as if it were all. */
export type ReadDanger = { likelihood: number; oneSentence: number }

const asLikelihood = (sum: number): number => 1 / (1 + Math.exp(-Math.max(sum, -mostSum)))

/**
 * How likely the likeliest passage of a text is danger, by tuned ears and networks: those that read the encoder's
 * meaning as it is err elsewhere than those that made it their own, and all together err less than each. Each sentence is
 * listened to by itself besides; where words speak for danger, it counts for the whole, too.
 */
export function readDanger(text: string, ears: Ears): ReadDanger {
  let so = beginning
  let read: ReadDanger | null = null
  while (read === null) {
    const next = readOn(text, ears, so)
    so = next.so
    read = next.read
  }
  return read
}

/** How far a text is read: so many of its parts, and the highest sum of its passages and of its sentences by themselves. */
export type ReadSoFar = { parts: number; whole: number; alone: number }

const beginning: ReadSoFar = { parts: 0, whole: -mostSum, alone: -mostSum }

/** About so many words are read at once, in some hundredths of a second to a tenth: whoever is next waits no longer. */
const wordsAtOnce = 150

/** Reads on in a text by as much as may be read at once; gives how far it is, and what it all says at its end. */
function readOn(
  text: string,
  { weights, tuned, words }: Ears,
  so: ReadSoFar,
): { so: ReadSoFar; read: ReadDanger | null } {
  const sumsOf = (features: readonly ReadPassage[]): number[] => {
    const byEars = tuned.map(({ ear, share }) => ({ sums: ear(features), share }))
    return features.map((one, at) =>
      byEars.reduce(
        (sum, { sums, share }) => sum + share * (sums[at] ?? 0),
        shareOfNetworks * sumOfDanger(weights, one),
      ),
    )
  }
  const passages = passagesOf(text)
  const sentences = sentencesOf(text).slice(0, mostPassages)
  const all = sentences.length > 1 ? [...passages, ...sentences] : passages
  let end = so.parts
  for (let count = 0; end < all.length && count < wordsAtOnce; end += 1) {
    count += all[end]?.split(/\s+/u).length ?? 0
  }
  const sums = sumsOf(dangerFeatures(all.slice(so.parts, end)))
  const ofPassages = sums.slice(0, Math.max(0, passages.length - so.parts))
  const [whole, alone] = [
    Math.max(so.whole, ...ofPassages),
    Math.max(so.alone, ...sums.slice(ofPassages.length)),
  ]
  const next = { parts: end, whole, alone }
  if (end < all.length) return { so: next, read: null }
  const one = sentences.length > 1 ? alone : whole
  return {
    so: next,
    read: {
      likelihood: asLikelihood(words === 'likely' ? Math.max(whole, one - aloneMore) : whole),
      oneSentence: asLikelihood(one),
    },
  }
}

const weights = openDangerWeights(stored)
/** The first learned before there were whole answers in which danger is told in passing; the second from all there is. */
export const tunedEarFiles = { first: 'first-ear.bin', second: 'second-ear.bin' } as const
/**
 * How much each counts, the networks the rest of one. Set on lines that nothing was learned from: all together err less than
 * the second, which hears most, by itself.
 */
const sharesOfEars = { first: 0.1, second: 0.7 } as const
const shareOfNetworks = 1 - sharesOfEars.first - sharesOfEars.second
let openedEars: Ears['tuned'] | null | undefined

/** The tuned ears of a thread, opened when something is first listened to; null where their weights cannot be read. */
export function tunedEars(): Ears['tuned'] | null {
  if (openedEars === undefined) {
    try {
      openedEars = (['first', 'second'] as const).map((name) => ({
        ear: openTunedEar(tunedEarFiles[name]),
        share: sharesOfEars[name],
      }))
    } catch {
      openedEars = null
    }
  }
  return openedEars
}

/** An answer is listened to again with each text about it. */
const heard = createMemory<ReadDanger>(2_000)

/**
 * From which likelihood on a text is danger by its meaning alone, and with words beside it that often
 * mean danger; and from which on it is no more spoken of.
 */
export const dangerThresholds = stored.thresholds

const sourceOf = (text: string, words: Ears['words']): string => `${words ?? ''}\n${text}`

/** What was heard in a text, by its digest, so that another thread need not listen to it again. */
export type HeardText = Handed<ReadDanger>
export const heardIn = (text: string, words: Ears['words']): HeardText | undefined =>
  heard.hand(sourceOf(text, words))
export const takeHeard = (texts: readonly HeardText[]): void => texts.forEach(heard.take)

/**
 * Reads on in a text from where it was left, so that nothing else waits until a long one is read. Gives where it was left
 * now, or null where it is read: `dangerIn` knows it then.
 */
export function readDangerOn(
  text: string,
  words: Ears['words'],
  from: ReadSoFar = beginning,
): ReadSoFar | null {
  const tuned = encoder().isWhole ? tunedEars() : null
  if (tuned === null) return null
  const { so, read } = readOn(text, { weights, tuned, words }, from)
  if (read === null) return so
  heard.keep(sourceOf(text, words), read)
  return null
}

/** How likely a text, whose words say so much, tells of danger; null without the encoder or the ear, where nothing can be told by meaning. */
export function dangerIn(text: string, words: Ears['words']): ReadDanger | null {
  const tuned = encoder().isWhole ? tunedEars() : null
  if (tuned === null) return null
  const source = sourceOf(text, words)
  const before = heard.of(source)
  if (before !== undefined) return before
  const read = readDanger(text, { weights, tuned, words })
  heard.keep(source, read)
  return read
}
