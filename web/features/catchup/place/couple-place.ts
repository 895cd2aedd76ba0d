import { type CatchupPlace, isUnread, type Press } from '#contract/catchup-place.ts'
import { beginning, type Place, versionOf } from './place.ts'

/** How many presses the couple's place is from the beginning, in a catch-up of `count` questions. */
const versionOfCouple = ({ version, completed }: CatchupPlace, count: number): number =>
  completed ? 2 * count : Math.min(version, 2 * count)

export const isBehind = (place: Place, couple: CatchupPlace, count: number): boolean =>
  versionOf(place, count) < versionOfCouple(couple, count)

/** Of two people on a device each: whether the other one has not been at the end, and Done keeps it for them (R22). */
export const waitsForOther = (couple: CatchupPlace | null): boolean =>
  couple !== null && (couple.completed || couple.turn === 'end') && couple.reached.other !== 'end'

/** The press that led on from the place of that version. */
export const pressAt = ({ choices }: Place, version: number): Press =>
  version % 2 === 1 ? 'next' : (choices[version / 2] ?? 'no')

type Here = { count: number; now: number; from?: Place | undefined }

/**
 * The couple's place as this device takes it up. One press further than `from`, it comes with its
 * pauses; from anywhere else, what was said is there at once.
 */
export function placeAt(couple: CatchupPlace, { count, now, from }: Here): Place {
  const { version, index, turn, completed } = couple
  const choices = Array.from({ length: index }, (_, index) => couple.choices[index] ?? null)
  const chosen = [...choices, couple.choices[index] ?? null]
  const endedAt = from?.endedAt ?? null
  const last = count - 1
  if (completed) {
    return { index: last, point: 'completed', choices: chosen, endedAt: endedAt ?? now }
  }
  if (turn === 'end' || index > last) {
    return { index: last, point: 'completion', choices: chosen, endedAt }
  }
  if (turn === 'chosen') return { index, point: 'chosen', choices: chosen, endedAt }
  if (version === 0) return beginning
  const plays = from !== undefined && versionOf(from, count) === version - 1
  return { index, point: plays ? 'asking' : 'prompt', choices, endedAt }
}

/** The place with the choices that count, where the other device was faster. */
export function withChoicesOf(couple: CatchupPlace, place: Place): Place {
  const choices = place.choices.map((choice, index) => couple.choices[index] ?? choice)
  return choices.some((choice, index) => choice !== place.choices[index])
    ? { ...place, choices }
    : place
}

type Start = { kept: Place | undefined; couple: CatchupPlace | null; count: number; now: number }

/**
 * Where a device starts (R22): where it was, or where the couple are; who comes for the first time
 * when the other one is in it already, or at its end, starts at the first question, alone. Undefined:
 * at the beginning, together.
 */
export function startAt({ kept, couple, count, now }: Start): Place | undefined {
  if (!couple) return kept
  if (kept && (kept.alone || !isBehind(kept, couple, count))) return withChoicesOf(couple, kept)
  if (kept) return placeAt(couple, { count, now })
  if (couple.version === 0 && !couple.completed) return undefined
  return isUnread(couple.reached) ? { ...beginning, alone: true } : placeAt(couple, { count, now })
}
