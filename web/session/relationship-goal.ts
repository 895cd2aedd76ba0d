import { useSyncExternalStore } from 'react'
import { fits, remembered, storageKeys } from './kept.ts'

export const goalMaximum = 120

const storedGoal = remembered(
  storageKeys.relationshipGoal,
  fits((value): value is string => typeof value === 'string'),
)
const goalOwner = remembered(
  storageKeys.relationshipGoalOf,
  fits((value): value is number => Number.isSafeInteger(value)),
)

/** The goal that this device remembers; empty where there is none. */
export const readGoal = (): string => storedGoal.get() ?? ''

/** The browser reports a change to the other tabs alone; this one hears of its own the same way. */
const report = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.relationshipGoal }))

function watchGoal(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** The couple's relationship goal as it is on this device now, in whichever tab it was changed. */
export const useRelationshipGoal = (): string => useSyncExternalStore(watchGoal, readGoal)

/** Remembers a goal on this device, trimmed; an empty one is none. */
export function saveGoal(goal: string): void {
  const text = goal.trim().slice(0, goalMaximum)
  if (text === '') forgetGoal()
  else {
    storedGoal.set(text)
    report()
  }
}

/** The goal that somebody gave here and no couple has taken over yet; empty where there is none, or it is a couple's. */
export const readGoalOfNobody = (): string => (goalOwner.get() === null ? readGoal() : '')

/**
 * Remembers a goal for whichever couple signs in next, in place of another one's. An empty one takes back only what is
 * nobody's: a couple that was here before keeps its own.
 */
export function saveGoalOfNobody(goal: string): void {
  if (goal.trim() === '' && goalOwner.get() !== null) return
  goalOwner.clear()
  saveGoal(goal)
}

function forgetGoal(): void {
  storedGoal.clear()
  goalOwner.clear()
  report()
}

/** Whoever signs in takes over a goal from before the login, but not the one of another couple. */
export function claimGoal({ id, partnerId }: { id: number; partnerId: number }): void {
  if (readGoal() === '') return
  const couple = Math.min(id, partnerId)
  const owner = goalOwner.get()
  if (owner !== null && owner !== couple) forgetGoal()
  else goalOwner.set(couple)
}
