import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { forgetUnseen, keepUnseen, mayWaitFor, soundsUnsafe, useUnseen } from './unseen-concern.ts'

type Listening = {
  weekId: string
  userId: number
  /** The questions of this chat. */
  questions: readonly { id: number }[]
}

/**
 * Asks beside an acknowledged answer whether it sounds unsafe, for its author alone (R21). What
 * comes back is shown in this chat and nowhere else; what comes after it was left waits for its next opening, where it
 * may. No reply, asked for twice, is as good as "no".
 * `concern` is the question whose answer it was, until `dismiss` or until an edit sounds safe, and comes once for an
 * answer that it was closed beside, edited or not.
 */
export function useListening({ weekId, userId, questions }: Listening) {
  const queryClient = useQueryClient()
  const [concern, setConcern] = useState<number | null>(null)
  /** The answers that it came beside, and whether it is there still. */
  const noted = useRef(new Map<number, 'shown' | 'over'>())
  /** How often each was listened to: a reply about words that were edited since says nothing any more. */
  const turns = useRef(new Map<number, number>())
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])
  const endAll = () => {
    for (const id of noted.current.keys()) noted.current.set(id, 'over')
  }
  const show = (questionId: number) => {
    if (noted.current.has(questionId)) return
    endAll()
    noted.current.set(questionId, 'shown')
    setConcern(questionId)
  }
  const takeBack = (questionId: number) => {
    if (noted.current.get(questionId) !== 'shown') return
    noted.current.delete(questionId)
    setConcern(null)
  }
  const listenTo = (questionId: number, text: string) => {
    const left = leaving.current?.signal
    if (noted.current.get(questionId) === 'over' || !left) return
    const turn = (turns.current.get(questionId) ?? 0) + 1
    turns.current.set(questionId, turn)
    soundsUnsafe(text, mayWaitFor(queryClient, userId) ? undefined : left).then(
      (isUnsafe) => {
        if (turns.current.get(questionId) !== turn) return
        if (!isUnsafe) takeBack(questionId)
        else if (!left.aborted) show(questionId)
        else if (!noted.current.has(questionId))
          keepUnseen(queryClient, { weekId, userId, questionId })
      },
      () => undefined,
    )
  }
  const unseen = useUnseen(weekId, userId)
  const take = useEffectEvent((questionId: number) => {
    const isHere = mayWaitFor(queryClient, userId) && questions.some(({ id }) => id === questionId)
    forgetUnseen(queryClient)
    if (isHere) show(questionId)
  })
  useEffect(() => {
    if (unseen !== null) take(unseen)
  }, [unseen])
  return {
    concern,
    dismiss() {
      endAll()
      setConcern(null)
    },
    listenTo,
    /**
     * The same of an answer that waited. Where this page delivered it and a card may wait, it is listened to already,
     * and what is heard is taken from there.
     */
    listenToArrived(questionId: number, text: string, isByThisPage: boolean) {
      if (!isByThisPage || !mayWaitFor(queryClient, userId)) listenTo(questionId, text)
    },
  }
}
