import { asWords, literal } from '#contract/word-pattern.ts'
import { capitalised, wordsIn } from '#server/guide/words.ts'

export type Names = readonly [string, string]

/** A quoted span; `owner` is the person named last before it, null where it is given to both or nobody. */
type QuotedSpan = { text: string; owner: 0 | 1 | null }

const invisible = /\*\*|[\u2066-\u2069]/g
const quoted = /[“„«"]([^“”„«»"]*)[”»"“]/gu
const ofBoth = /\b(?:you (?:both|each|two)|(?:both|each|neither|the two) of you)\b/i
const together = /\b(?:both|each|neither|you two|the two of you|one of you)\b/i

export const bareText = (text: string): string => text.replace(invisible, '')

/** The source of a pattern that finds a name, at the beginning of a sentence as well. */
export const spelled = (name: string): string =>
  [...new Set([name, capitalised(name)])].map(literal).join('|')

/** A text without its quotes, and with other words for the two names, each time for the whole name. */
export const withStandIns = (text: string, names: Names, standIns: Names): string =>
  names
    .map((name, side) => ({ name, standIn: standIns[side] ?? '' }))
    .toSorted((left, right) => right.name.length - left.name.length)
    .reduce(
      (rest, { name, standIn }) => rest.replace(asWords(spelled(name), 'gu'), standIn),
      bareText(text).replace(quoted, '…'),
    )

/** The writer's own words: quotes left out, every name as a short one. */
export const ownWords = (text: string, names: Names): string =>
  withStandIns(text, names, ['Ann', 'Ann'])

/** Pieces of a text in order: a name, a quote, or the words in between. */
type Piece = { kind: 'name'; person: 0 | 1 } | { kind: 'quote' | 'words'; text: string }

const piecesOf = (text: string, names: Names): Piece[] => {
  const byLength = ([0, 1] as const).toSorted(
    (left, right) => names[right].length - names[left].length,
  )
  const nameSource = byLength.map((person) => `(?<n${person}>${spelled(names[person])})`).join('|')
  const pattern = new RegExp(`(?<q>${quoted.source})|${asWords(nameSource).source}`, 'gu')
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    pieces.push({ kind: 'words', text: text.slice(end, match.index) })
    const { q, n0 } = match.groups ?? {}
    if (q !== undefined) pieces.push({ kind: 'quote', text: q.slice(1, -1) })
    else pieces.push({ kind: 'name', person: n0 === undefined ? 1 : 0 })
    end = match.index + match[0].length
  }
  pieces.push({ kind: 'words', text: text.slice(end) })
  return pieces
}

/** A sentence is over, behind words or behind a quote that ends with its own sign. */
const sentenceOver = /[.?!]\s*$/u

/** Says something to the one who is named before it, and not to both: “you”, “your”. */
const toOne =
  /(?<!\b(?:both|each|neither|one|two) of )\byou(?:r|rs|'\w+)?\b(?! (?:both|each|two) (?:wrote|said|answered|named|put|told)\b)/iu

/** No sentence of a text that is shown has more names and quotes, and words between them. */
const mostPieces = 24

/** Whether the name at a place of a text begins a sentence that is said to them: “Ana, you …”. */
const isAddressed = (pieces: readonly Piece[], at: number): boolean => {
  const next = pieces[at + 1]
  if (next?.kind !== 'words' || !/^, /u.test(next.text)) return false
  const [before, earlier] = [pieces[at - 1], pieces[at - 2]]
  const isFirst =
    before?.kind !== 'words' ||
    (before.text.trim() === ''
      ? earlier === undefined || (earlier.kind === 'quote' && sentenceOver.test(earlier.text))
      : sentenceOver.test(before.text))
  if (!isFirst) return false
  for (const piece of pieces.slice(at + 1, at + mostPieces)) {
    if (piece.kind !== 'words') continue
    const [within = '', ...rest] = piece.text.split(/[.?!](?:\s|$)/u)
    if (toOne.test(within)) return true
    if (rest.length > 0) return false
  }
  return false
}

/**
 * The spans a text puts in quotes, each with the person it is given to. In a sentence that is said to one of the two, all
 * are theirs. "Both" and "each" give it
 * to nobody alone, but in a sentence that has named one of them only: "Ana would have two each, “…”".
 */
export const quotedSpans = (text: string, names: Names): QuotedSpan[] => {
  let owner: 0 | 1 | null = null
  let named = new Set<0 | 1>()
  let isToOne = false
  const spans: QuotedSpan[] = []
  const pieces = piecesOf(bareText(text), names)
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'words' && /[.?!](?:\s|$)/u.test(piece.text)) isToOne = false
    if (piece.kind === 'name') {
      if (isAddressed(pieces, at)) isToOne = true
      else if (isToOne) continue
      owner = piece.person
      named.add(piece.person)
    } else if (piece.kind === 'quote') {
      spans.push({ text: piece.text, owner })
      named = new Set()
    } else if (!isToOne && together.test(piece.text)) {
      const isOfOne = named.size === 1 && !/[.?!]\s/.test(piece.text)
      if (!isOfOne) owner = null
    }
  }
  return spans
}

/** What leads over to the next name: ", and from", "; for". */
const joining = /(?:\b(?:and|while|where|but|or)\b|;)[^,;:.?!]{0,40}$/i
const turns = /(?<=[.?!])(?=\s|$)|(?=\b(?:both|each|neither|you two|one of you)\b)/i

/** A text without a closing question that names both: it is for the two of them, whoever comes last in it. */
const withoutQuestionToBoth = (text: string, names: Names): string => {
  const plain = text.replace(quoted, (quote) => '-'.repeat(quote.length)).trimEnd()
  if (!plain.endsWith('?')) return text
  const before = ['.', '?', '!'].map((end) => plain.lastIndexOf(end, plain.length - 2))
  const start = Math.max(...before) + 1
  const asked = text.slice(start)
  const isToBoth = names.every((name) => asWords(spelled(name), 'u').test(asked))
  return isToBoth ? text.slice(0, start) : text
}

/**
 * How many words a text gives to each person: those after a name, up to the word that joins the
 * other name, the end of the sentence, or a "both" where the sentence has named both. A closing question
 * that names both is given to nobody.
 */
export const roomGiven = (text: string, names: Names): [number, number] => {
  let owner: 0 | 1 | null = null
  let named = new Set<0 | 1>()
  const room: [number, number] = [0, 0]
  const add = (words: number): void => {
    if (owner !== null) room[owner] += words
  }
  let isToOne = false
  const pieces = piecesOf(withoutQuestionToBoth(bareText(text), names), names)
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'words' && /[.?!](?:\s|$)/u.test(piece.text)) isToOne = false
    if (piece.kind === 'name') {
      if (isAddressed(pieces, at)) isToOne = true
      else if (isToOne) {
        add(1)
        continue
      }
      owner = piece.person
      named.add(owner)
      add(1)
    } else if (piece.kind === 'quote') add(wordsIn(piece.text).length)
    else if (isToOne) add(wordsIn(piece.text).length)
    else {
      const leadsToName = pieces[at + 1]?.kind === 'name'
      const told = leadsToName ? piece.text.replace(joining, '') : piece.text
      const isOfBoth = ofBoth.test(told)
      for (const part of told.split(turns)) {
        if (together.test(part) && (isOfBoth || named.size !== 1)) owner = null
        add(wordsIn(part).length)
        if (/[.?!]\s*$/.test(part)) {
          owner = null
          named = new Set()
        }
      }
    }
  }
  return room
}
