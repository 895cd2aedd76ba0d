import { useEffect, useRef, useState } from 'react'
import { listen } from '#contract/safety.ts'
import { call } from '#web/api/call.ts'

/** A server that has just started may refuse at first; in milliseconds. */
const askAgainAfter = 3000

const passed = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Asks beside an acknowledged answer whether it sounds unsafe, for its author alone (R21). What
 * comes back lives in this chat and nowhere else; no reply, asked for twice, is as good as "no".
 * `concern` is the question whose answer it was, until `dismiss`, and comes once for an answer, edited
 * or not.
 */
export function useListening() {
  const [concern, setConcern] = useState<number | null>(null)
  const noted = useRef(new Set<number>())
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])
  return {
    concern,
    dismiss: () => setConcern(null),
    listenTo(questionId: number, text: string) {
      const signal = leaving.current?.signal
      if (noted.current.has(questionId) || !signal) return
      const ask = () => call(listen, { body: { text }, signal })
      const askAgain = async () => {
        await passed(askAgainAfter)
        signal.throwIfAborted()
        return ask()
      }
      ask()
        .catch(askAgain)
        .then(
          (heard) => {
            if (!heard.concern || signal.aborted || noted.current.has(questionId)) return
            noted.current.add(questionId)
            setConcern(questionId)
          },
          () => undefined,
        )
    },
  }
}
