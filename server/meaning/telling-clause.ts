import { clauseSignNumbers, clauseSigns, tellingWords, wellCut } from './clause-signs.ts'
import { beginningsOf, type Clause, clausesOf, clauseWords, laterSentencesOf } from './clauses.ts'
import { encoder } from './encoder.ts'
import { hashedWords, placeOf, wordsOf } from './hashed-words.ts'
import { type Features, type Head, openHead, sumsOf } from './head.ts'
import { labelHead, labels, labelsInParts } from './labels.ts'
import { nearness, scaled, textNumbers } from './text-features.ts'
import stored from './weights/clause.json' with { type: 'json' }

export type TellingClause = Clause & {
  /** How much rather a reader would quote it than another clause of the same answer. */
  score: number
}

const signNumbers = 8
export const clausePlaces = 4096
export const clauseNumbers = textNumbers + labels.length * 2 + signNumbers + clauseSignNumbers

/** Sentences that are read together: no longer than the encoder takes in. */
const longestPassage = 420

type Passage = { start: number; text: string; clauses: Clause[] }

function passagesOf(answer: string, clauses: readonly Clause[]): Passage[] {
  const passages: Passage[] = []
  for (const clause of clauses) {
    const last = passages.at(-1)
    if (last && clause.end - last.start <= longestPassage) {
      last.clauses.push(clause)
      continue
    }
    const start = passages.length === 0 ? 0 : clause.start
    passages.push({ start, text: answer.slice(start, start + longestPassage), clauses: [clause] })
  }
  return passages
}

type Read = {
  labelling?: Head
  /** Of what is read besides the clauses, each after them. */
  beside?: readonly Clause[]
}

/** What the head reads of each clause of an answer. */
export function clauseFeatures(
  { answer, question }: { answer: string; question: string },
  among: readonly Clause[],
  { labelling = labelHead, beside = [] }: Read = {},
): Features[] {
  const clauses = [...among, ...beside]
  const passages = passagesOf(answer, among)
  for (const clause of beside) {
    const around = passages.find(
      ({ start }) => start <= clause.start && clause.end <= start + longestPassage,
    )
    if (around) around.clauses.push(clause)
    else passages.push({ ...clause, clauses: [clause] })
  }
  const encoded = encoder().encodeParts(
    passages.map(({ start, text, clauses: within }) => ({
      text,
      parts: within.map((clause) => ({ start: clause.start - start, end: clause.end - start })),
    })),
  )
  const found = new Map(
    passages.flatMap(({ clauses: within }, passage) =>
      within.map((clause, at) => [clause, encoded[passage]?.[at]] as const),
    ),
  )
  const vectors = clauses.map((clause) => found.get(clause) ?? new Float32Array(textNumbers))
  const [whole, asked] = encoder().encode([answer, question])
  const labelled = labelsInParts(
    [{ answer, question, vector: whole ?? new Float32Array() }].concat(
      clauses.map(({ text }, at) => ({
        ...{ answer: text, question, vector: vectors[at] ?? new Float32Array() },
      })),
    ),
    labelling,
  )
  const [ofWhole = new Float32Array(labels.length), ...ofClauses] = labelled
  const end = answer.trimEnd().length
  const longest = Math.max(...among.map(({ words }) => words), 1)
  const wordsInAll = wordsOf(answer).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const askedWords = tellingWords(question)
  return clauses.map((clause, at) => {
    const vector = vectors[at] ?? new Float32Array(textNumbers)
    const likely = ofClauses[at] ?? new Float32Array(labels.length)
    const before = answer.slice(0, clause.start)
    const after = answer.slice(clause.end)
    // The head has learned from no longer ones, and takes these for the longest it knows.
    const words = Math.min(clause.words, clauseWords.most)
    const signs = [
      ...[nearness(vector, whole ?? vector) * 2, nearness(vector, asked ?? vector) * 2],
      ...[words / 6 - 1, Math.min(words / longest, 1), clause.start / end],
      ...[(end - clause.end) / end, /\p{Extended_Pictographic}/u.test(clause.text) ? 1 : 0],
      ...[/[.!?]/u.test(clause.text) ? 1 : 0],
      ...clauseSigns({ clause, before, after, wordsInAll, asked: askedWords }),
    ]
    const plain = wordsOf(clause.text)
    const places = [
      ...hashedWords(clause.text, clausePlaces),
      placeOf(`first ${plain[0] ?? ''}`, clausePlaces),
      placeOf(`start ${plain.slice(0, 2).join(' ')}`, clausePlaces),
      placeOf(`last ${plain.at(-1) ?? ''}`, clausePlaces),
      placeOf(`before ${wordsOf(before.slice(-40)).at(-1) ?? ''}`, clausePlaces),
      placeOf(`after ${wordsOf(after.slice(0, 40))[0] ?? ''}`, clausePlaces),
    ]
    const numbers = [
      ...scaled(vector),
      ...likely,
      ...likely.map((share, label) => share - (ofWhole[label] ?? 0)),
      ...signs,
    ]
    return { numbers: Float32Array.from(numbers), places: [...new Set(places)] }
  })
}

/** Clauses with their scores by this head, the most telling one first. */
export function ranked(clauses: readonly Clause[], features: readonly Features[], head: Head) {
  const scored = clauses.map((clause, at): TellingClause => {
    const [sum = 0] = features[at] ? sumsOf(head, features[at]).sums : []
    return { ...clause, score: sum }
  })
  return scored.sort((one, other) => other.score - one.score || one.start - other.start)
}

const head = openHead(stored)

/** The clauses of an answer that may be quoted, the most telling one first; [] where there are none. */
export function tellingClauses(asked: { answer: string; question: string }): TellingClause[] {
  const { answer } = asked
  const clauses = wellCut(answer, clausesOf(answer))
  const beside = wellCut(answer, [...beginningsOf(answer), ...laterSentencesOf(answer)])
  if (clauses.length + beside.length === 0) return []
  return ranked([...clauses, ...beside], clauseFeatures(asked, clauses, { beside }), head)
}
