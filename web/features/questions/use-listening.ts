import { useEffect, useRef, useState } from 'react'
import { listen } from '#contract/safety.ts'
import { call } from '#web/api/call.ts'

/**
 * Asks beside an acknowledged answer whether it sounds unsafe, for its author alone (R21). What
 * comes back lives in this chat and nowhere else; no reply is as good as "no". `concern` is the
 * question whose answer it was, until `dismiss`, and comes once for an answer, edited or not.
 */
export function useListening() {
  const [concern, setConcern] = useState<number | null>(null)
  const [hasTold, setHasTold] = useState(false)
  const told = useRef(new Set<number>())
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])
  return {
    concern,
    /** Any answer of this chat was one. */
    hasTold,
    dismiss: () => setConcern(null),
    listenTo(questionId: number, text: string) {
      const signal = leaving.current?.signal
      if (told.current.has(questionId) || !signal) return
      call(listen, { body: { text }, signal }).then(
        (heard) => {
          if (!heard.concern || signal.aborted || told.current.has(questionId)) return
          told.current.add(questionId)
          setConcern(questionId)
          setHasTold(true)
        },
        () => undefined,
      )
    },
  }
}
