import type { TimedStep } from '#web/ui/chat/use-timed-steps.ts'

export type Choice = 'yes' | 'no'

/** How far one question of the catch-up has come, or how the catch-up ended. */
export const points = [
  'welcome',
  'asking',
  'question',
  'responses',
  'own',
  'partner',
  'insight',
  'prompt',
  'chosen',
  'completion',
  'completed',
  'fallback',
] as const
export type Point = (typeof points)[number]

/** Where a couple are: an index, a point and their choices; never a word of anybody's. */
export type Place = {
  index: number
  point: Point
  /** One per question, null where none was made. */
  choices: readonly (Choice | null)[]
  /** When the catch-up was completed, in milliseconds since 1970. */
  endedAt: number | null
  /** Reads on their own, behind the place of the couple (R22). */
  alone?: boolean | undefined
}

type Phase = 'question' | 'responses' | 'suggestion-prompt' | 'choice' | 'completion' | 'completed'

const phases: Record<Point, Phase> = {
  welcome: 'question',
  asking: 'question',
  question: 'question',
  responses: 'responses',
  own: 'responses',
  partner: 'responses',
  insight: 'responses',
  prompt: 'suggestion-prompt',
  chosen: 'choice',
  completion: 'completion',
  completed: 'completed',
  fallback: 'completed',
}

export const phaseOf = ({ point }: Place): Phase => phases[point]

/** The conversation goes on to a point by itself. */
export type Moved = { type: 'moved'; to: Point }

const beat = (after: number, to: Point): TimedStep<Moved> => ({
  after,
  event: { type: 'moved', to },
})

/** What follows by itself, and after how many milliseconds (product §4). */
const beats: Partial<Record<Point, TimedStep<Moved>>> = {
  welcome: beat(2000, 'asking'),
  asking: beat(1000, 'question'),
  question: beat(2000, 'responses'),
  responses: beat(1000, 'own'),
  own: beat(1500, 'partner'),
  partner: beat(2000, 'insight'),
  insight: beat(3000, 'prompt'),
}

export const beginning: Place = { index: 0, point: 'welcome', choices: [], endedAt: null }

/** Whether the current question has come as far as `point`. */
export const hasReached = (place: Place, point: Point): boolean =>
  points.indexOf(place.point) >= points.indexOf(point)

/** How many presses of a button lead to a place: two a question, all of them at the end. */
export const versionOf = (place: Place, count: number): number =>
  hasReached(place, 'completion') ? 2 * count : 2 * place.index + (place.point === 'chosen' ? 1 : 0)

/** What follows by itself; an insight's pause begins when its text is there. */
export const beatAfter = (place: Place, insightIsHere: boolean): TimedStep<Moved> | null =>
  place.point === 'insight' && !insightIsHere ? null : (beats[place.point] ?? null)

/** Answers the suggestion prompt; anything but the prompt stays as it is. */
export function choose(place: Place, choice: Choice): Place {
  if (place.point !== 'prompt') return place
  const before = Array.from({ length: place.index }, (_, index) => place.choices[index] ?? null)
  return { ...place, point: 'chosen', choices: [...before, choice] }
}

/** To the next of `count` questions, or past the last one to completion. */
export function goOn(place: Place, count: number): Place {
  if (place.point !== 'chosen') return place
  if (isLast(place, count)) return { ...place, point: 'completion' }
  return { ...place, point: 'asking', index: place.index + 1 }
}

export const isLast = ({ index }: Place, count: number): boolean => index + 1 >= count

/** After the call that marks the catch-up complete; keeps an earlier ending's time. */
export function end(place: Place, marked: boolean, now: number): Place {
  if (place.point !== 'completion') return place
  return { ...place, point: marked ? 'completed' : 'fallback', endedAt: place.endedAt ?? now }
}
