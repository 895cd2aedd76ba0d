import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Question } from '#contract/questions.ts'
import { CallFailed } from '#web/api/call.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { questionsQuery } from './questions.queries.ts'

type Opened =
  | { state: 'loading' | 'failed' }
  | { state: 'ready'; round: number; questions: readonly Question[] }

function failureOf(error: unknown): string {
  if (error instanceof CallFailed) return error.sentence ?? error.plainStatus
  const ours = error instanceof Error && !(error instanceof TypeError) && error.message
  return ours || 'Failed to get questions. Please try again.'
}

/**
 * The questions as the server knew them when the chat was opened: later news does not move what
 * somebody is answering. `reopen` asks again; until the reply is there, what was opened stays.
 */
export function useOpenedQuestions(weekId: string, userId: number, wanted: boolean) {
  const queryClient = useQueryClient()
  const { toast, dismiss } = useToast()
  const [round, setRound] = useState(0)
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  const [isReopening, setReopening] = useState(false)
  const tellFailure = useEffectEvent((error: unknown) =>
    toast({
      title: 'Error retrieving questions',
      description: failureOf(error),
      variant: 'destructive',
    }),
  )

  useEffect(() => {
    if (!wanted) return
    let left = false
    const { queryKey, ...query } = questionsQuery(weekId, userId)
    if (round > 0) queryClient.removeQueries({ queryKey })
    queryClient
      .fetchQuery({ queryKey, ...query })
      .then(
        (questions) => left || setOpened({ state: 'ready', round, questions }),
        (error) => {
          if (left) return
          setOpened((before) => (before.state === 'ready' ? before : { state: 'failed' }))
          tellFailure(error)
        },
      )
      .then(() => left || setReopening(false))
    return () => {
      left = true
    }
  }, [queryClient, weekId, userId, wanted, round])

  return {
    opened,
    isReopening,
    reopen() {
      dismiss()
      setReopening(true)
      setRound((before) => before + 1)
    },
  }
}
