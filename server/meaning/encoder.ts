import { wordVector } from './hashed-words.ts'
import { createMemory } from './memory.ts'
import { readText, readWords } from './read-text.ts'
import { readPackagedWeights } from './sentences/packaged-weights.ts'
import { createPieces } from './sentences/pieces.ts'
import {
  createTransformer,
  longestText,
  type PiecedText,
  vectorLength,
} from './sentences/transformer.ts'

/** A part of a text, in UTF-16 units: `start` inclusive, `end` exclusive. */
export type Part = { start: number; end: number }

export type Encoder = {
  /** Whether it knows meaning; else it compares words only, and whoever must be nearly certain says nothing. */
  isWhole: boolean
  /** A vector of unit length for the start of each text; the nearer two of them, the more alike the texts. */
  encode: (texts: readonly string[]) => Float32Array[]
  /** A vector for each part of each text, read as a part of it. Little more work than the text alone. */
  encodeParts: (texts: readonly { text: string; parts: readonly Part[] }[]) => Float32Array[][]
  /**
   * The vector of each text, and what its pieces mean beside each other: as many numbers for each piece, in one row;
   * `lower` is what the first layer makes of them, likewise.
   */
  encodePieces: (texts: readonly string[]) => EncodedPieces[]
  /** The numbers that the pieces of a text have in the vocabulary, as many as are read; none where the encoder is not whole. */
  piecesOf: (text: string) => readonly number[]
  /** Takes in what `encode` gave for a text in another thread. */
  remember: (text: string, vector: Float32Array) => void
}

export type EncodedPieces = { vector: Float32Array; pieces: Float32Array; lower: Float32Array }

/** How many vectors are remembered, about four megabytes: as many as keep the questions of all cards among them. */
const remembered = 2_000

type Encode = Encoder['encode']

/** Remembers the last vectors. */
function remembering(encode: Encode): Pick<Encoder, 'encode' | 'remember'> {
  const known = createMemory<Float32Array>(remembered)
  const remembers: Encode = (texts) => {
    const found = new Map(texts.map((text) => [text, known.of(text)]))
    const missing = [...found].flatMap(([text, vector]) => (vector ? [] : [text]))
    for (const [at, vector] of encode(missing).entries()) {
      const text = missing[at] ?? ''
      known.keep(text, vector)
      found.set(text, vector)
    }
    return texts.map((text) => found.get(text) ?? new Float32Array(vectorLength))
  }
  return {
    encode: (texts) => remembers(texts.map(readText)),
    remember: (text, vector) => known.keep(readText(text), vector),
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
    const encodePieces: Encoder['encodePieces'] = (texts) =>
      transform(texts.map((text) => pieced(text, [{ start: 0, end: text.length }]))).map(
        ({ vectors: [vector], rows, lower }) => ({
          vector: vector ?? new Float32Array(vectorLength),
          pieces: rows,
          lower,
        }),
      )
    return {
      isWhole: true,
      ...remembering((texts) => encodePieces(texts).map(({ vector }) => vector)),
      encodePieces: (texts) => encodePieces(texts.map(readText)),
      piecesOf: (text) => pieced(text, []).pieces.slice(0, longestText),
      encodeParts: (texts) =>
        transform(texts.map(({ text, parts }) => pieced(text, parts))).map(
          ({ vectors }) => vectors,
        ),
    }
  } catch {
    const vectorOf = (text: string) => wordVector(readText(text), vectorLength)
    return {
      isWhole: false,
      encode: (texts) => texts.map(vectorOf),
      remember: () => undefined,
      piecesOf: () => [],
      encodePieces: (texts) =>
        texts.map((text) => ({
          vector: vectorOf(text),
          ...{ pieces: new Float32Array(), lower: new Float32Array() },
        })),
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
