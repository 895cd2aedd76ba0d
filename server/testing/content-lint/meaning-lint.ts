import type { Card } from '#server/cards/card.ts'
import { encoder } from '#server/meaning/encoder.ts'
import { wordsOf } from './reading-grade.ts'

type Line = { id: string; text: string; words: ReadonlySet<string> }

/** From which likeness two lines ask or say the same, by reading what stands just above and below it. */
const sameFrom = { content: 0.91, any: 0.945, reflection: 0.81 } as const
/** Of two lines' words together, the share that makes it worth to ask what they mean. */
const fewestShared = 0.4

const linesOfKind: Record<keyof typeof sameFrom, (card: Card) => readonly string[]> = {
  content: ({ content }) => [content],
  any: ({ asks }) => asks.any,
  reflection: ({ reflections }) => reflections,
}

/** Lines of one kind that mean the same though the words that tell most may differ, a line each pair. */
export function twinsByMeaning(cards: readonly Card[], kind: keyof typeof sameFrom): string[] {
  const lines = cards.flatMap((card) =>
    linesOfKind[kind](card).map((text): Line => {
      const plain = text.replaceAll('{one}', 'Ann').replaceAll('{other}', 'Ben')
      return { id: card.id, text: plain, words: new Set(wordsOf(plain)) }
    }),
  )
  const pairs = lines.flatMap((one, at) =>
    lines.slice(0, at).flatMap((other) => (shareWords(one, other) ? [[other, one] as const] : [])),
  )
  const texts = [...new Set(pairs.flat().map(({ text }) => text))]
  const vectors = encoder().encode(texts)
  const vectorOf = new Map(texts.map((text, at) => [text, vectors[at] ?? new Float32Array()]))
  const likeness = (one: Line, other: Line) => {
    const vector = vectorOf.get(other.text)
    return (vectorOf.get(one.text) ?? new Float32Array()).reduce(
      (sum: number, value: number, at: number) => sum + value * (vector?.[at] ?? 0),
      0,
    )
  }
  return pairs
    .filter(([one, other]) => likeness(one, other) >= sameFrom[kind])
    .map(([one, other]) => `${other.id} "${other.text}" means what ${one.id} "${one.text}" does`)
}

function shareWords(one: Line, other: Line): boolean {
  let shared = 0
  for (const word of one.words) if (other.words.has(word)) shared += 1
  return shared / (one.words.size + other.words.size - shared) >= fewestShared
}
