/** A piece's text (a space before a word is written `▁`) and the logarithm of how often it is written. */
type Vocabulary = readonly (readonly [piece: string, score: number])[]

/** The first ones of the vocabulary stand for nothing that is written. */
const reserved = 6
/** Where no piece fits, one sign is passed over, at a price that any piece beats. */
const passedOver = -30
const longestWord = 60

/** Puts one word into the vocabulary's own pieces; what it has no piece for is left out. */
export type Pieces = (word: string) => number[]

/** A function that cuts a word into the likeliest row of pieces, and gives their numbers in the vocabulary. */
export function createPieces(vocabulary: Vocabulary): Pieces {
  const known = new Map(
    vocabulary.slice(reserved).map(([piece, score], at) => [piece, { id: at + reserved, score }]),
  )
  const longest = Math.max(...vocabulary.map(([piece]) => piece.length))

  return (word) => {
    const written = `▁${word.slice(0, longestWord)}`
    const best = [{ score: 0, from: 0, id: -1 }]
    for (let end = 1; end <= written.length; end += 1) {
      let found = { score: (best[end - 1]?.score ?? 0) + passedOver, from: end - 1, id: -1 }
      for (let from = Math.max(0, end - longest); from < end; from += 1) {
        const piece = known.get(written.slice(from, end))
        if (!piece) continue
        const score = (best[from]?.score ?? 0) + piece.score
        if (score >= found.score) found = { score, from, id: piece.id }
      }
      best.push(found)
    }
    const ids: number[] = []
    for (let at = written.length; at > 0; ) {
      const { id, from } = best[at] ?? { id: -1, from: 0 }
      if (id >= 0) ids.push(id)
      at = from
    }
    return ids.reverse()
  }
}
