import { useEffect } from 'react'
import { forgetConversations, localShelf, sessionShelf, storageKeys } from './stored.ts'

const { signedInId, openView } = storageKeys

/** Whose login this tab last worked with, as text; null where nobody signed in since it was opened. */
export const tabOwner = (): string | null => sessionShelf.read(signedInId)

/**
 * Gives this tab to the person who is signed in, and tells whether it was theirs. What another login
 * left in it (where it was, and what was being typed) is destroyed; one's own outlives a login that
 * ended elsewhere.
 */
export function takeTab(userId: number): boolean {
  const wasTheirs = tabOwner() === String(userId)
  if (!wasTheirs) {
    forgetConversations()
    sessionShelf.remove(openView)
  }
  sessionShelf.write(signedInId, String(userId))
  localShelf.write(signedInId, String(userId))
  return wasTheirs
}

/** Empties the tab but for whose it is. */
export function emptyTab(): void {
  const owner = tabOwner()
  sessionShelf.clear()
  if (owner !== null) sessionShelf.write(signedInId, owner)
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
