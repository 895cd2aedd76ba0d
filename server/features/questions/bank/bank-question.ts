import type { CoupleAbout } from '#contract/couple-about.ts'
import type { Category } from '#contract/questions.ts'

export type Mechanism =
  | 'gratitude'
  | 'responsiveness'
  | 'quality-time'
  | 'disclosure'
  | 'load-sharing'
  | 'coping'
  | 'repair'
  | 'self-expansion'
  | 'play'

/** What a couple must have opted into before a question fits them. */
export const needs = ['children', 'living-together', 'long-distance', 'intimacy-opt-in'] as const
export type Need = (typeof needs)[number]

/** `depth`: 1 easy, 2 personal, 3 vulnerable. Without `needs` it fits everyone. A changed meaning is a new `id`. */
export type BankQuestion = {
  readonly id: string
  readonly category: Category
  readonly mechanism: Mechanism
  readonly valence: 'warm' | 'neutral' | 'tender'
  readonly depth: 1 | 2 | 3
  readonly needs?: readonly Need[]
  readonly content: string
}

/** `optedInto` holds names of needs; a question fits when all of its own are among them. */
export function fits(question: BankQuestion, optedInto: ReadonlySet<string>): boolean {
  return question.needs === undefined || question.needs.every((need) => optedInto.has(need))
}

/** Which needs a couple meets by what they told (R19); what they did not say meets none. */
export function needsOfCouple({ children, living, intimacy }: CoupleAbout): ReadonlySet<Need> {
  const met: Record<Need, boolean> = {
    children: children === 'yes',
    'living-together': living === 'together',
    'long-distance': living === 'apart',
    'intimacy-opt-in': intimacy === 'welcome',
  }
  return new Set(needs.filter((need) => met[need]))
}
