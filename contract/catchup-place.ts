import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { questionsPerWeek } from './questions.ts'
import { RowId } from './text.ts'

/** What a press does: answers the suggestion prompt, or goes on. */
export const presses = ['yes', 'no', 'next'] as const
export type Press = (typeof presses)[number]

/** Two presses a question: the choice, then Next Question (or Complete Session). */
export const pressesInAll = 2 * questionsPerWeek

const Choice = z.enum(['yes', 'no'])

/** How far a person has come with a catch-up, as their own logins reported it. */
export const Reached = z.enum(['nothing', 'in', 'end'])
export type Reached = z.infer<typeof Reached>

/** Where the couple are in their catch-up (R22); never a word of anybody's. */
export const CatchupPlace = z.object({
  /** How many presses there were: it grows by one with each, and never goes back. */
  version: z.int(),
  /** The question they are at, from 0. */
  index: z.int(),
  /** The half of that question they are in: before the choice or after it; `end` after the last. */
  turn: z.enum(['question', 'chosen', 'end']),
  /** One for each question that has been chosen at. */
  choices: z.array(Choice),
  completed: z.boolean(),
  /** Who has been in it: the person of this login, and the other one. */
  reached: z.object({ own: Reached, other: Reached }),
})
export type CatchupPlace = z.infer<typeof CatchupPlace>

/** Whether the other one has been in it and the person of this login has not: they came later (R22). */
export const isUnread = ({ own, other }: CatchupPlace['reached']): boolean =>
  own === 'nothing' && other !== 'nothing'

/** Where so many presses lead: to which question, and to which half of it. */
export const placeAfter = (version: number): Pick<CatchupPlace, 'index' | 'turn'> => {
  if (version >= pressesInAll) return { index: questionsPerWeek - 1, turn: 'end' }
  return { index: Math.floor(version / 2), turn: version % 2 === 0 ? 'question' : 'chosen' }
}

const params = z.object({ catchupId: RowId })

export const readCatchupPlace = endpoint({
  method: 'GET',
  path: '/api/catchups/:catchupId/place',
  params,
  reply: CatchupPlace,
})

/**
 * Presses a button at the place of that `version`, which moves both; where the place has moved on
 * already, nothing happens, so that it may be sent again and a device behind the times moves nothing
 * back. `reached` notes how far the person of this login has come.
 */
export const moveCatchupPlace = endpoint({
  method: 'PUT',
  path: '/api/catchups/:catchupId/place',
  params,
  body: z.object({
    version: z.int().check(z.minimum(0), z.maximum(pressesInAll)),
    press: z.optional(z.enum(presses)),
    reached: z.optional(z.enum(['in', 'end'])),
  }),
  reply: CatchupPlace,
})
