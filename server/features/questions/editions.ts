import type { Edition } from '#contract/questions.ts'
import type { Login } from '#server/login.ts'

/** Whose counter, and how far it was when it last wrote this answer; the one that wrote last comes first. */
type Seen = readonly (readonly [counter: string, number: number])[]

/** Of how many counters an answer knows: from more devices nobody writes one. */
const countersKnown = 8

const seenIn = (stored: string | null): Seen => (stored ? JSON.parse(stored) : [])

const counterOf = ({ userId }: Login, { of }: Edition) => `${userId} ${of}`

/**
 * How an edition stands to the last one of the same device that wrote the answer, by what is stored of these;
 * unknown where it has no number.
 */
export function ageOf(
  stored: string | null,
  login: Login,
  edition: Edition | undefined,
): 'earlier' | 'same' | 'later' | 'unknown' {
  if (edition === undefined) return 'unknown'
  const counter = counterOf(login, edition)
  const last = seenIn(stored).find(([of]) => of === counter)?.[1] ?? 0
  if (edition.number === last) return 'same'
  return edition.number < last ? 'earlier' : 'later'
}

/** What is stored of an answer's editions once that one, if it has a number, has written it. */
export function withEdition(
  stored: string | null,
  login: Login,
  edition: Edition | undefined,
): string {
  if (edition === undefined) return JSON.stringify(seenIn(stored))
  const counter = counterOf(login, edition)
  const others = seenIn(stored).filter(([of]) => of !== counter)
  return JSON.stringify([[counter, edition.number], ...others].slice(0, countersKnown))
}
