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
  const pairs = pairsSharingWords(lines)
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

/** The pairs of lines that share enough of their words, found by the words: most lines have none in common. */
function pairsSharingWords(lines: readonly Line[]): (readonly [Line, Line])[] {
  const placesOf = new Map<string, number[]>()
  return lines.flatMap((one, at) => {
    const sharedWith = new Map<number, number>()
    for (const word of one.words) {
      const places = placesOf.get(word) ?? []
      for (const place of places) sharedWith.set(place, (sharedWith.get(place) ?? 0) + 1)
      places.push(at)
      placesOf.set(word, places)
    }
    return [...sharedWith].flatMap(([place, shared]) => {
      const other = lines[place]
      if (other === undefined) return []
      return shared / (one.words.size + other.words.size - shared) >= fewestShared
        ? [[other, one] as const]
        : []
    })
  })
}
