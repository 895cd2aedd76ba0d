import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { fits, forgetConversations, forgetTab, kept, remembered, storageKeys } from './kept.ts'

const { signedInId, openView } = storageKeys
const anId = fits((value): value is number => Number.isSafeInteger(value))
const anything = fits((_value): _value is unknown => true)
const owner = kept(signedInId, anId)
const lastSignedIn = remembered(signedInId, anId)

/** Who signed in last in this browser, as far as is known here; null where nobody did, or their login ended. */
export const signedInHere = (): number | null => lastSignedIn.get()

const listeners = new Set<() => void>()

/** Notes whom the server has just signed in, or said to be signed in, in this browser: all tabs hear of it. */
export function noteSignedIn(userId: number): void {
  if (signedInHere() === userId) return
  lastSignedIn.set(userId)
  for (const listener of listeners) listener()
}

function watchSignedIn(listener: () => void): () => void {
  const look = ({ key }: StorageEvent) => key === signedInId && listener()
  listeners.add(listener)
  window.addEventListener('storage', look)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', look)
  }
}

/** Whether somebody else has signed in in this browser since that person did: known at once, network or not. */
export function useIsAnothers(userId: number): boolean {
  const last = useSyncExternalStore(watchSignedIn, signedInHere)
  return last !== null && last !== userId
}

/** Whose login this tab last worked with; null where nobody signed in since it was opened. */
export const tabOwner = (): number | null => owner.get()

/**
 * Gives this tab to the person who is signed in, and returns whether it was theirs. What another login
 * left in it (where it was, and what was being typed) is destroyed; one's own outlives a login that
 * ended elsewhere.
 */
export function takeTab(userId: number): boolean {
  const wasTheirs = tabOwner() === userId
  if (!wasTheirs) {
    forgetConversations()
    kept(openView, anything).clear()
  }
  owner.set(userId)
  return wasTheirs
}

/** Empties the tab but for whose it is. */
export function emptyTab(): void {
  const id = tabOwner()
  forgetTab()
  if (id !== null) owner.set(id)
}

const left = remembered(storageKeys.left, anything)

/** Tells the other tabs of this browser that whoever was here has logged out or deleted the account. */
export function leaveEveryTab(): void {
  left.set('now')
  left.clear()
}

type OtherTab = {
  /** Somebody else signed in there, or a login ended. */
  onOther: () => void
  /** Whoever was here has left this browser there, for good. */
  onLeft: () => void
}

/** Listens to what happens to the login in the other tabs of this browser. */
export function useOtherTab(userId: number, { onOther, onLeft }: OtherTab): void {
  const look = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === storageKeys.left && newValue !== null) onLeft()
    if (key === signedInId && newValue !== String(userId)) onOther()
  })
  useEffect(() => {
    const listener = (event: StorageEvent) => look(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])
}
