import { encoder } from './encoder.ts'
import { hashedWords } from './hashed-words.ts'
import type { Features } from './head.ts'
import { readText } from './read-text.ts'
import { vectorLength } from './sentences/transformer.ts'

const scale = Math.sqrt(vectorLength)

/** On how many places the words of a text may fall. */
export const wordPlaces = 8192

/** How many numbers there are for a text. */
export const textNumbers = vectorLength

const nothing = new Float32Array(vectorLength)

/** A vector with numbers of about one, as heads learn best from; noughts without the encoder, whose heads know no other. */
export const scaled = (vector: Float32Array): Float32Array =>
  encoder().isWhole ? vector.map((number) => number * scale) : nothing

/** What heads read of each text: its vector, and the places of its words. */
export const featuresOfTexts = (texts: readonly string[]): Features[] =>
  encoder()
    .encode(texts)
    .map((vector, at) => ({
      numbers: scaled(vector),
      places: hashedWords(readText(texts[at] ?? ''), wordPlaces),
    }))

/** How near two vectors of unit length are: 1 for the same direction, 0 for none. */
export const nearness = (one: Float32Array, two: Float32Array): number =>
  one.reduce((sum, number, at) => sum + number * (two[at] ?? 0), 0)
