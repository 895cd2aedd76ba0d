import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { CallFailed, codeOf } from '#web/api/call.ts'
import { queryKeys } from '#web/api/query-keys.ts'
import { unsentWords } from '#web/api/unsent-words.ts'
import { useNoteSignedOut } from '#web/session/current-user.ts'
import type { Person } from '#web/session/participants.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { type AskedQuestion, currentQuestion, type Interruption } from './conversation.ts'
import { useDebouncedStoring } from './debounced-storing.ts'
import { claimFor, questionsQuery, sendAnswer } from './questions.queries.ts'
import { forgetConversation, forgetSent, keptDraft, storedEntries } from './stored-conversation.ts'
import { useListening } from './use-listening.ts'
import { type ConversationEvent, openConversation, step, waitOf } from './weekly-questions.ts'

export type Play = {
  weekId: string
  person: Person
  questions: readonly AskedQuestion[]
  interruption: Interruption | null
  /** The server knows that the person is complete. */
  onClaimed: () => void
  /** Two seconds later. */
  onDone: () => void
  /** An answer of this chat sounded unsafe: whatever ends it praises nothing. */
  onConcern: () => void
}

/**
 * What a refused answer or claim means: its question is gone (404), or that person has answered it,
 * has completed, or answers on a device of their own (409). Null where it only did not get through.
 */
function interruptionOf(error: unknown): Interruption | null {
  const code = codeOf(error)
  return (code && interruptions[code]) ?? null
}

const interruptions: { [Code in RefusalCode]?: Interruption } = {
  'not-found': 'restarted',
  'on-own-device': 'elsewhere',
  'answered-already': 'answered',
  'answers-finished': 'finished',
}

/** Plays a conversation: waits where it waits, sends what it sends, and remembers where it stands. */
export function useWeeklyQuestions({ weekId, person, questions, interruption, ...props }: Play) {
  const queryClient = useQueryClient()
  const { toast } = useToast()
  const [conversation, dispatch] = useReducer(step, undefined, () =>
    openConversation(questions, keptDraft(person.id)),
  )
  const { phase } = conversation
  const listening = useListening()
  const noteSignedOut = useNoteSignedOut()
  const dropWaiting = useDebouncedStoring(
    useMemo(() => storedEntries(person.id, conversation), [person.id, conversation]),
  )

  const { queryKey } = questionsQuery(weekId, person.id)
  const noteAnswered = (id: number) =>
    queryClient.setQueryData(queryKey, (known) =>
      known?.map((question) => (question.id === id ? { ...question, answered: true } : question)),
    )
  const send = async (
    questionId: number,
    response: string,
    how: 'once' | 'again',
  ): Promise<ConversationEvent> => {
    try {
      await sendAnswer({ questionId, person, response }, how)
      forgetSent(person.id, response)
      noteAnswered(questionId)
      listening.listenTo(questionId, response)
      return { type: 'saved' }
    } catch (error) {
      const by = interruptionOf(error)
      if (by) {
        queryClient.removeQueries({ queryKey })
        return { type: 'interrupted', by }
      }
      if (!noteSignedOut(error)) {
        toast({ title: 'Error', description: unsentWords(error), variant: 'destructive' })
      }
      return { type: 'unsent' }
    }
  }
  const claim = async (): Promise<ConversationEvent> => {
    forgetConversation(person.id)
    try {
      await claimFor(weekId, person)
      return { type: 'claimed' }
    } catch (error) {
      const by = interruptionOf(error)
      if (by) return { type: 'interrupted', by }
      const isGone = error instanceof CallFailed && error.status === 409
      return isGone ? { type: 'interrupted', by: 'restarted' } : { type: 'unclaimed' }
    }
  }

  const enter = useEffectEvent(async () => {
    const asked = currentQuestion(conversation)
    if (phase.name === 'sending' && asked) dispatch(await send(asked.id, phase.text, 'once'))
    if (phase.name === 'mending') dispatch(await send(phase.questionId, phase.text, 'again'))
    if (phase.name === 'claiming') dispatch(await claim())
    if (phase.name === 'claimed') {
      void queryClient.invalidateQueries({ queryKey: queryKeys.progress(weekId) })
      props.onClaimed()
    }
  })
  useEffect(() => {
    void enter()
    const wait = waitOf(phase)
    if (!wait) return
    const waiting = setTimeout(() => dispatch(wait.event), wait.after)
    return () => clearTimeout(waiting)
  }, [phase])

  const hear = useEffectEvent(() => props.onConcern())
  useEffect(() => {
    if (listening.hasTold) hear()
  }, [listening.hasTold])

  // A card for the author is theirs to close: the chat does not end over it.
  const isOver = phase.name === 'done' && listening.concern === null
  const end = useEffectEvent(() => props.onDone())
  useEffect(() => {
    if (isOver) end()
  }, [isOver])

  useEffect(() => {
    if (interruption) dispatch({ type: 'interrupted', by: interruption })
  }, [interruption])

  const forget = () => {
    dropWaiting()
    forgetConversation(person.id)
  }
  return { conversation, dispatch, forget, listening }
}
