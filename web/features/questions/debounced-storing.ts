import { useEffect, useRef, useState } from 'react'
import { tabOwner } from '#web/session/tab-owner.ts'
import { type StoredEntries, writeEntries } from './stored-conversation.ts'
import { timings } from './weekly-questions.ts'

/**
 * Writes the entries to the session storage once they have rested for 100 ms, at once where the page
 * or the chat closes, and never once the tab is somebody else's. `entries` has to stay the same
 * object while nothing changes. Gives a function that drops what is still waiting to be written.
 */
export function useDebouncedStoring(entries: StoredEntries): () => void {
  const waiting = useRef<StoredEntries | null>(null)
  const [owner] = useState(tabOwner)
  useEffect(() => {
    waiting.current = entries
    const writing = setTimeout(() => {
      if (waiting.current && tabOwner() === owner) writeEntries(entries)
      waiting.current = null
    }, timings.storing)
    return () => clearTimeout(writing)
  }, [entries, owner])
  useEffect(() => {
    const writeNow = () => {
      if (waiting.current && tabOwner() === owner) writeEntries(waiting.current)
      waiting.current = null
    }
    window.addEventListener('pagehide', writeNow)
    return () => {
      window.removeEventListener('pagehide', writeNow)
      writeNow()
    }
  }, [owner])
  return () => {
    waiting.current = null
  }
}
