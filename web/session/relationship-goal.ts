import { useSyncExternalStore } from 'react'
import { localShelf, storageKeys } from './stored.ts'

export const goalMaximum = 120

const { relationshipGoal, relationshipGoalOf } = storageKeys
const listeners = new Set<() => void>()

/** The goal kept on this device; empty where there is none. */
export const readGoal = (): string => localShelf.read(relationshipGoal) ?? ''

function watchGoal(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The couple's relationship goal as it is on this device now, in whichever tab it was changed. */
export const useRelationshipGoal = (): string => useSyncExternalStore(watchGoal, readGoal)

/** Keeps a goal on this device, trimmed; an empty one is none. */
export function keepGoal(goal: string): void {
  const text = goal.trim().slice(0, goalMaximum)
  if (text === '') forgetGoal()
  else {
    localShelf.write(relationshipGoal, text)
    tell()
  }
}

function forgetGoal(): void {
  localShelf.remove(relationshipGoal)
  localShelf.remove(relationshipGoalOf)
  tell()
}

/** Whoever signs in takes over a goal from before the login, but not the one of another couple. */
export function claimGoal({ id, partnerId }: { id: number; partnerId: number }): void {
  if (readGoal() === '') return
  const couple = String(Math.min(id, partnerId))
  const owner = localShelf.read(relationshipGoalOf)
  if (owner !== null && owner !== couple) forgetGoal()
  else localShelf.write(relationshipGoalOf, couple)
}

const tell = () => {
  for (const listener of listeners) listener()
}
