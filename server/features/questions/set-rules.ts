import type { Category } from '#contract/questions.ts'
import type { BankQuestion } from './bank-question.ts'

/** The order of a set: warm and easy first, the deepest late, forward-looking last. */
export const setOrder: readonly Category[] = [
  'Fun & Friendship',
  'Daily Life & Routines',
  'Parenting or Shared Responsibilities',
  'Health & Wellbeing',
  'Connection & Intimacy',
  'Support & Appreciation',
  'Goals & Growth',
]

export const firstCategory: Category = 'Fun & Friendship'
export const lastCategory: Category = 'Goals & Growth'

export const fewestWarm = 3
export const mostVulnerable = 1
export const gentleWeeks = 3
export const everyWeek = ['gratitude', 'responsiveness', 'quality-time'] as const

/** How deep a question may go in a couple's week, counted from 0. */
export function deepestIn(week: number): number {
  return week < gentleWeeks ? 2 : 3
}

/** By how many questions a set misses its rules; 0 keeps them all. */
export function setDebt(set: readonly BankQuestion[], week: number): number {
  let warm = 0
  let vulnerable = 0
  let tooDeep = 0
  const missing = new Set<string>(everyWeek)
  for (const { valence, depth, mechanism } of set) {
    if (valence === 'warm') warm += 1
    if (depth === 3) vulnerable += 1
    if (depth > deepestIn(week)) tooDeep += 1
    missing.delete(mechanism)
  }
  const tooMany = Math.max(0, vulnerable - mostVulnerable)
  return Math.max(0, fewestWarm - warm) + Math.max(tooMany, tooDeep) + missing.size
}
