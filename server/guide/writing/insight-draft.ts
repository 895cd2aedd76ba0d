import type { InsightInput } from '#server/guide/guide.ts'
import { type ShownName, shownNames } from '#server/guide/naming.ts'
import type { Lens } from '#server/guide/reading/lenses/lens.ts'
import { positionOf } from '#server/guide/seeded-order.ts'
import { numberFrom } from '#server/seeded-random.ts'
import { boldQuote, fillFrame, type Slots } from './fill-frame.ts'
import type { Opening } from './insight-openings.ts'

type Side = 0 | 1

export const other = (side: Side): Side => (side === 0 ? 1 : 0)

/** Who is named first: it changes with every position, and from seed to seed. */
export const namedFirst = (seed: string, position: number): Side =>
  (numberFrom(`${seed}|first`) + positionOf(position)) % 2 === 0 ? 0 : 1

/** An insight before names and quotes are put into it. */
export type Draft = {
  lens: Lens
  /** What was asked about. */
  asked: string
  opening: Opening
  quotes: readonly [string | null, string | null]
  /** '' where there is nothing to open with. */
  start: string
  observation: string
  ask: string
  /** The observation comes first. */
  isLed: boolean
}

const roleSlots = (names: readonly [ShownName, ShownName], first: Side, role: Side): Slots => ({
  A: names[first],
  B: names[other(first)],
  P: names[role],
  Q: names[other(role)],
})

const quoteSlots = ({ opening, quotes }: Draft, first: Side): Slots => {
  const [a, b] = [quotes[first], quotes[other(first)]]
  const [p, q] = [quotes[opening.role], quotes[other(opening.role)]]
  if (opening.same && a) return { q: boldQuote(a) }
  return {
    ...(a ? { qA: boldQuote(a) } : {}),
    ...(b ? { qB: boldQuote(b) } : {}),
    ...(p ? { qP: boldQuote(p) } : {}),
    ...(q ? { qQ: boldQuote(q) } : {}),
  }
}

const lensSlots = ({ shared, each }: Lens, first: Side): Slots => ({
  ...shared,
  ...Object.fromEntries(
    Object.entries(each ?? {}).flatMap(([name, pair]) => [
      [`${name}A`, pair[first]],
      [`${name}B`, pair[other(first)]],
    ]),
  ),
})

/** The text of a draft with one person named first; null where a frame asks for what is not there. */
export const renderDraft = (
  draft: Draft,
  people: InsightInput['people'],
  first: Side,
): string | null => {
  const { lens, asked, opening, start, observation, ask, isLed } = draft
  const names = shownNames(people)
  const quoted = { ...roleSlots(names, first, opening.role), ...quoteSlots(draft, first), asked }
  const said = {
    ...lensSlots(lens, first),
    ...roleSlots(names, first, lens.role ?? opening.role),
    asked,
  }
  const [open, middle, end] = [
    fillFrame(start, quoted),
    fillFrame(observation, said),
    fillFrame(ask, said),
  ]
  if (open === null || middle === null || end === null) return null
  return (isLed ? [middle, open, end] : [open, middle, end]).filter(Boolean).join(' ')
}
