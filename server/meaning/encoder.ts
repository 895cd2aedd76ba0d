import { hash } from 'node:crypto'
import { wordVector } from './hashed-words.ts'
import { readText, readWords } from './read-text.ts'
import { readPackagedWeights } from './sentences/packaged-weights.ts'
import { createPieces } from './sentences/pieces.ts'
import { createTransformer, type PiecedText, vectorLength } from './sentences/transformer.ts'

/** A part of a text, in UTF-16 units: `start` inclusive, `end` exclusive. */
export type Part = { start: number; end: number }

export type Encoder = {
  /** Whether it knows meaning; else it compares words only, and whoever must be nearly certain says nothing. */
  isWhole: boolean
  /** A vector of unit length for the start of each text; the nearer two of them, the more alike the texts. */
  encode: (texts: readonly string[]) => Float32Array[]
  /** A vector for each part of each text, read as a part of it. Little more work than the text alone. */
  encodeParts: (texts: readonly { text: string; parts: readonly Part[] }[]) => Float32Array[][]
}

/** How many vectors are remembered; about a megabyte. */
const remembered = 500

type Encode = Encoder['encode']

/** Remembers the last vectors by a digest, so that no text stays in memory. */
function remembering(encode: Encode): Encode {
  const known = new Map<string, Float32Array>()
  const keep = (key: string, vector: Float32Array): void => {
    known.delete(key)
    known.set(key, vector)
    if (known.size > remembered) known.delete(known.keys().next().value ?? '')
  }
  return (texts) => {
    const keys = texts.map((text) => hash('sha256', text, 'base64'))
    const found = new Map<string, Float32Array>()
    const missing = new Map<string, string>()
    for (const [at, key] of keys.entries()) {
      const vector = known.get(key)
      if (vector) found.set(key, vector)
      else missing.set(key, texts[at] ?? '')
    }
    const vectors = encode([...missing.values()])
    for (const [at, key] of [...missing.keys()].entries()) {
      found.set(key, vectors[at] ?? new Float32Array(vectorLength))
    }
    for (const [key, vector] of found) keep(key, vector)
    return keys.map((key) => found.get(key) ?? new Float32Array(vectorLength))
  }
}

/** An encoder over these weights; where they cannot be read, one that only compares words. */
export function createEncoder(readWeights = readPackagedWeights): Encoder {
  try {
    const weights = readWeights()
    const piecesOf = createPieces(weights.vocabulary)
    const transform = createTransformer(weights)

    const pieced = (text: string, parts: readonly Part[]): PiecedText => {
      const words = readWords(text).map(({ plain, start, end }) => ({
        ...{ start, end, pieces: piecesOf(plain) },
      }))
      const piecesIn = (isIn: (word: Part) => boolean): number =>
        words.reduce((sum, word) => sum + (isIn(word) ? word.pieces.length : 0), 0)
      return {
        pieces: words.flatMap(({ pieces }) => pieces),
        spans: parts.map((part) => ({
          from: piecesIn(({ end }) => end <= part.start),
          to: piecesIn(({ start }) => start < part.end),
        })),
      }
    }
    const encode = remembering((texts) =>
      transform(texts.map((text) => pieced(text, [{ start: 0, end: text.length }]))).map(
        ([vector]) => vector ?? new Float32Array(vectorLength),
      ),
    )
    return {
      isWhole: true,
      encode: (texts) => encode(texts.map(readText)),
      encodeParts: (texts) => transform(texts.map(({ text, parts }) => pieced(text, parts))),
    }
  } catch {
    const vectorOf = (text: string) => wordVector(readText(text), vectorLength)
    return {
      isWhole: false,
      encode: (texts) => texts.map(vectorOf),
      encodeParts: (texts) =>
        texts.map(({ text, parts }) =>
          parts.map(({ start, end }) => vectorOf(text.slice(start, end))),
        ),
    }
  }
}

let shared: Encoder | undefined

/** The one encoder of a thread, made when first asked for; that takes about a tenth of a second. */
export function encoder(): Encoder {
  shared ??= createEncoder()
  return shared
}
