import type { Category } from '#contract/questions.ts'
import type { Card, Mechanism } from '#server/cards/card.ts'

/** The order of a set, but for what opens it (`inAskedOrder`): the most personal late, forward-looking last. */
export const setOrder: readonly Category[] = [
  'fun',
  'daily-life',
  'responsibilities',
  'health',
  'connection',
  'support',
  'goals',
]

export const firstCategory: Category = 'fun'
export const lastCategory: Category = 'goals'

export const fewestWarm = 3
const gentleWeeks = 3
export const mechanismsOfEveryWeek: readonly Mechanism[] = [
  'gratitude',
  'responsiveness',
  'quality-time',
]

/** How many questions of depth 3 a couple's week (from 0) may hold. */
function mostVulnerable(week: number): number {
  return week < gentleWeeks ? 0 : 1
}

/** Whether a set may begin with it: warm and easy, and not what a set ends with. */
export const mayOpen = ({ category, valence, depth }: Card): boolean =>
  valence === 'warm' && depth === 1 && category !== lastCategory

/** Seven questions in the order of their categories, but for the first of them that may open a set. */
export function inAskedOrder(set: readonly Card[]): Card[] {
  const opening = set.find(mayOpen)
  return opening ? [opening, ...set.filter((card) => card !== opening)] : [...set]
}

/** What one question counts towards the rules: four bits a rule, so that marks of a set add up. */
export function marksOf(card: Card): number {
  const { valence, depth, mechanism } = card
  const rule = mechanismsOfEveryWeek.indexOf(mechanism)
  return (
    (valence === 'warm' ? 1 : 0) +
    (depth === 3 ? 16 : 0) +
    (mayOpen(card) ? 256 : 0) +
    (rule < 0 ? 0 : 4096 << (4 * rule))
  )
}

/** Whether marks are those of a question that may open a set, or hold such a one. */
export const isOpening = (marks: number): boolean => countIn(marks, 2) > 0

/** Marks of a set begun, as far as they matter: what is enough for a rule is not counted further. */
export function withoutExcess(marks: number): number {
  const warm = Math.min(fewestWarm, countIn(marks, 0))
  let kept = warm + (marks & (15 << 4))
  for (let field = 2; field < 3 + mechanismsOfEveryWeek.length; field++) {
    if (countIn(marks, field) > 0) kept += 1 << (4 * field)
  }
  return kept
}

const countIn = (marks: number, field: number) => (marks >> (4 * field)) & 15
const everyMarks = Array.from({ length: 4096 }, (_, marks) => marks)
/** Debts by the marks of three rules each, since a plan asks for them thousands of times. */
const debtOfTone = [0, gentleWeeks].map((week) =>
  everyMarks.map(
    (marks) =>
      Math.max(0, fewestWarm - countIn(marks, 0)) +
      Math.max(0, countIn(marks, 1) - mostVulnerable(week)) +
      (countIn(marks, 2) === 0 ? 1 : 0),
  ),
)
const debtOfMechanisms = everyMarks.map(
  (marks) => mechanismsOfEveryWeek.filter((_, rule) => countIn(marks, rule) === 0).length,
)

/** By how many questions a set with these marks misses the rules of a couple's week; 0 keeps all. */
export function debtOf(marks: number, week: number): number {
  const tone = debtOfTone[week < gentleWeeks ? 0 : 1]
  return (tone?.[marks & 4095] ?? 0) + (debtOfMechanisms[marks >> 12] ?? 0)
}
