import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import { readProgress } from '#contract/progress.ts'
import { questionSentences } from '#contract/questions.ts'
import { CallFailed } from '#web/api/call.ts'
import { unsentWords } from '#web/api/unsent-words.ts'
import type { Person } from '#web/session/participants.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useDebouncedStoring } from './debounced-storing.ts'
import { claimFor, questionsQuery, sendAnswer } from './questions.queries.ts'
import { forgetConversation, forgetSent, keptDraft, storedEntries } from './stored-conversation.ts'
import {
  type AskedQuestion,
  type ConversationEvent,
  currentQuestion,
  type Interruption,
  openConversation,
  step,
  waitOf,
} from './weekly-questions.ts'

export type Play = {
  weekId: string
  person: Person
  questions: readonly AskedQuestion[]
  interruption: Interruption | null
  /** The server knows that the person is complete. */
  onClaimed: () => void
  /** Two seconds later. */
  onDone: () => void
}

/** A refused answer: its question is gone (404), is answered, or that person has completed (409). */
function refusalOf(error: unknown): Interruption | null {
  if (!(error instanceof CallFailed)) return null
  if (error.status === 404) return 'restarted'
  if (error.status !== 409) return null
  return error.sentence === questionSentences.answeredAlready ? 'answered' : 'finished'
}

/** Plays a conversation: waits where it waits, sends what it sends, and remembers where it stands. */
export function useWeeklyQuestions({ weekId, person, questions, interruption, ...props }: Play) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const [conversation, dispatch] = useReducer(step, undefined, () =>
    openConversation(questions, keptDraft(person.id)),
  )
  const { phase } = conversation
  const dropWaiting = useDebouncedStoring(
    useMemo(() => storedEntries(person.id, conversation), [person.id, conversation]),
  )

  const { queryKey } = questionsQuery(weekId, person.id)
  const noteAnswered = (id: number) =>
    queryClient.setQueryData(queryKey, (known) =>
      known?.map((question) => (question.id === id ? { ...question, answered: true } : question)),
    )
  const send = async (text: string): Promise<ConversationEvent> => {
    const question = currentQuestion(conversation)
    if (!question) return { type: 'saved' }
    try {
      await sendAnswer(question.id, person, text)
      forgetSent(person.id, text)
      noteAnswered(question.id)
      return { type: 'saved' }
    } catch (error) {
      const by = refusalOf(error)
      if (by) {
        queryClient.removeQueries({ queryKey })
        return { type: 'interrupted', by }
      }
      toast({ title: 'Error', description: unsentWords(error), variant: 'destructive' })
      return { type: 'unsent' }
    }
  }
  const claim = async (): Promise<ConversationEvent> => {
    forgetConversation(person.id)
    try {
      await claimFor(weekId, person)
      return { type: 'claimed' }
    } catch (error) {
      const isGone = error instanceof CallFailed && error.status === 409
      return isGone ? { type: 'interrupted', by: 'restarted' } : { type: 'unclaimed' }
    }
  }

  const enter = useEffectEvent(async () => {
    if (phase.name === 'sending') dispatch(await send(phase.text))
    if (phase.name === 'claiming') dispatch(await claim())
    if (phase.name === 'claimed') {
      void queryClient.invalidateQueries({ queryKey: [readProgress.path, weekId] })
      props.onClaimed()
    }
    if (phase.name === 'done') props.onDone()
  })
  useEffect(() => {
    void enter()
    const wait = waitOf(phase)
    if (!wait) return
    const waiting = setTimeout(() => dispatch(wait.event), wait.after)
    return () => clearTimeout(waiting)
  }, [phase])

  useEffect(() => {
    if (interruption) dispatch({ type: 'interrupted', by: interruption })
  }, [interruption])

  const forget = () => {
    dropWaiting()
    forgetConversation(person.id)
  }
  return { conversation, dispatch, forget }
}
