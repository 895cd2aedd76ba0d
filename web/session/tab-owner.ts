import { useEffect } from 'react'
import * as z from 'zod/mini'
import { forgetConversations, forgetTab, kept, remembered, storageKeys } from './kept.ts'

const { signedInId, openView } = storageKeys
const owner = kept(signedInId, z.int())
const lastSignedIn = remembered(signedInId, z.int())

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
    kept(openView, z.unknown()).clear()
  }
  owner.set(userId)
  lastSignedIn.set(userId)
  return wasTheirs
}

/** Empties the tab but for whose it is. */
export function emptyTab(): void {
  const id = tabOwner()
  forgetTab()
  if (id !== null) owner.set(id)
}

/** Calls `onOther` when somebody else signs in, or somebody signs out, in another tab. */
export function useOtherTab(userId: number, onOther: () => void): void {
  useEffect(() => {
    const look = ({ key, newValue }: StorageEvent) => {
      if (key === signedInId && newValue !== String(userId)) onOther()
    }
    window.addEventListener('storage', look)
    return () => window.removeEventListener('storage', look)
  }, [userId, onOther])
}
