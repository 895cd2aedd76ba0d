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

/** By how many questions a set with these marks misses the rules of a couple's week; 0 keeps all. */
export function debtOf(marks: number, week: number): number {
  const count = (field: number) => (marks >> (4 * field)) & 15
  let debt = Math.max(0, fewestWarm - count(0)) + Math.max(0, count(1) - mostVulnerable(week))
  if (count(2) === 0) debt += 1
  for (let rule = 0; rule < mechanismsOfEveryWeek.length; rule++) {
    if (count(3 + rule) === 0) debt += 1
  }
  return debt
}
