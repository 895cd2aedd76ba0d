import type { AnswerReading } from '#server/guide/reading/answer-reading.ts'
import type { FoundTheme } from '#server/guide/reading/find-themes.ts'
import type { Signals } from '#server/guide/reading/signals.ts'
import type { LensName } from '#server/guide/writing/frames/observations.ts'

export type Pair = readonly [AnswerReading, AnswerReading]

/** One way to look at two answers. */
export type Lens = {
  name: LensName
  /** How much it says about just these two answers. */
  weight: number
  /** Which of the two it speaks of first, where that is not the same for both. */
  role?: 0 | 1
  /** What the answers give to its frames: one text, or one for each person. */
  shared?: Readonly<Record<string, string>>
  each?: Readonly<Record<string, readonly [string, string]>>
  theme?: FoundTheme
  /** The words of each answer that show it, in lower case. */
  shows?: readonly [readonly string[], readonly string[]]
}

/** What the question asks for. */
export type Asked = {
  /** Keys of its themes. */
  themes: ReadonlySet<string>
  /** Hopes and plans; thanks. A wish or a thank-you is then no news. */
  wishes: boolean
  thanks: boolean
}

export const only = (
  name: LensName,
  weight: number,
  holds: boolean,
  more: Partial<Lens> = {},
): Lens[] => (holds ? [{ name, weight, ...more }] : [])

export const oneOf = (pair: readonly [boolean, boolean]): 0 | 1 | null =>
  pair[0] === pair[1] ? null : pair[0] ? 0 : 1

export const bothOrOne = (
  both: LensName,
  one: LensName,
  weights: readonly [number, number],
  holds: readonly [boolean, boolean],
): Lens[] => {
  const role = oneOf(holds)
  if (holds[0] && holds[1]) return [{ name: both, weight: weights[0] }]
  return role === null ? [] : [{ name: one, weight: weights[1], role }]
}

export const of = <T>([first, second]: Pair, read: (reading: AnswerReading) => T): [T, T] => [
  read(first),
  read(second),
]

export const has = (pair: Pair, signal: keyof Signals): [boolean, boolean] =>
  of(pair, ({ signals }) => signals[signal])

/** Who of the two is the first where one has the one thing and the other the other; null where not. */
export const roleOf = (
  one: readonly [boolean, boolean],
  other: readonly [boolean, boolean],
): 0 | 1 | null => (one[0] && other[1] ? 0 : one[1] && other[0] ? 1 : null)

export const inRole = (name: LensName, weight: number, role: 0 | 1 | null): Lens[] =>
  role === null ? [] : [{ name, weight, role }]
