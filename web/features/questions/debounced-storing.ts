import { useEffect, useRef } from 'react'
import { type StoredEntries, writeEntries } from './stored-conversation.ts'
import { timings } from './weekly-questions.ts'

/**
 * Writes the entries to the session storage once they have rested for 100 ms, at once where the page
 * or the chat closes. `entries` has to stay the same object while nothing changes. Gives a function
 * that drops what is still waiting to be written.
 */
export function useDebouncedStoring(entries: StoredEntries): () => void {
  const waiting = useRef<StoredEntries | null>(null)
  useEffect(() => {
    waiting.current = entries
    const writing = setTimeout(() => {
      if (waiting.current) writeEntries(entries)
      waiting.current = null
    }, timings.storing)
    return () => clearTimeout(writing)
  }, [entries])
  useEffect(() => {
    const writeNow = () => {
      if (waiting.current) writeEntries(waiting.current)
      waiting.current = null
    }
    window.addEventListener('pagehide', writeNow)
    return () => {
      window.removeEventListener('pagehide', writeNow)
      writeNow()
    }
  }, [])
  return () => {
    waiting.current = null
  }
}
