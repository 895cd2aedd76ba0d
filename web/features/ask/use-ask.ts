import { useEffect, useEffectEvent, useReducer } from 'react'
import { ask } from '#contract/ask.ts'
import { call } from '#web/api/call.ts'
import { unsentWords } from '#web/api/unsent-words.ts'
import { useNoteSignedOut } from '#web/session/signed-out.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { openTalk, step } from './ask-talk.ts'

/**
 * Plays the talk: sends what was asked, and gives it back to the composer where that fails. A plain
 * call: the query client would keep the question in its memory (R2).
 */
export function useAsk() {
  const { toast } = useToast()
  const noteSignedOut = useNoteSignedOut()
  const [talk, dispatch] = useReducer(step, openTalk)
  const { asking } = talk
  const fail = useEffectEvent((error: unknown) => {
    if (!noteSignedOut(error)) {
      toast({ title: 'Error', description: unsentWords(error), variant: 'destructive' })
    }
    dispatch({ type: 'unsent' })
  })
  useEffect(() => {
    if (asking === null) return
    const leaving = new AbortController()
    const { signal } = leaving
    call(ask, { body: { question: asking }, signal }).then(
      (answer) => signal.aborted || dispatch({ type: 'answered', answer }),
      (error) => signal.aborted || fail(error),
    )
    return () => leaving.abort()
  }, [asking])
  return { talk, dispatch }
}
