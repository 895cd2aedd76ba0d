import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Question } from '#contract/questions.ts'
import { CallFailed } from '#web/api/call.ts'
import { ChatColumn, ChatFrame } from '#web/ui/chat/chat-frame.tsx'
import { DidNotCome } from '#web/ui/did-not-come.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { Answering, type AnsweringProps, QuestionsTop } from './answering.tsx'
import { rememberedIndex } from './conversation/kept-conversation.ts'
import { questionsQuery } from './questions.queries.ts'
import { questionsWords } from './questions-words.ts'
import { readWaiting } from './waiting/waiting-answers.ts'

type WeeklyQuestionsChatProps = Omit<AnsweringProps, 'questions' | 'isRetrying' | 'onRetry'> & {
  /** False while it is not yet known whether `weekId` is still the couple's session. */
  settled: boolean
}

/** One person answers the week's questions in private, one at a time (product §2, §4). */
export function WeeklyQuestionsChat(props: WeeklyQuestionsChatProps) {
  const { weekId, person, settled, interruption, onLeave } = props
  const gone = interruption === 'restarted'
  const { opened, isReopening, reopen } = useOpenedQuestions(weekId, person.id, settled && !gone)
  if (opened.state === 'ready' || (gone && settled)) {
    const { opening, questions } =
      opened.state === 'ready' ? opened : { opening: -1, questions: [] }
    return (
      <Answering
        key={opening}
        {...props}
        questions={questions}
        isRetrying={isReopening}
        onRetry={reopen}
      />
    )
  }
  return (
    <ChatFrame
      top={<QuestionsTop person={person} answered={rememberedIndex(person.id)} onLeave={onLeave} />}
    >
      <ChatColumn>
        {opened.state === 'failed' ? (
          <DidNotCome
            title={questionsWords.failed.title}
            onRetry={reopen}
            retrying={isReopening}
            leavesFocus
          >
            {questionsWords.failed.hint}
          </DidNotCome>
        ) : (
          <SkeletonText label={questionsWords.loading} lines={4} />
        )}
      </ChatColumn>
    </ChatFrame>
  )
}

type Opened =
  | { state: 'loading' | 'failed' }
  | { state: 'ready'; opening: number; questions: readonly Question[] }

function failureOf(error: unknown): string {
  if (error instanceof CallFailed) return error.sentence ?? error.plainStatus
  const ours = error instanceof Error && !(error instanceof TypeError) && error.message
  return ours || questionsWords.failed.otherwise
}

/**
 * The questions as the server knew them when the chat was opened: later news does not move what
 * somebody is answering. `reopen` asks again; until the reply is there, what was opened stays.
 */
function useOpenedQuestions(weekId: string, userId: number, wanted: boolean) {
  const queryClient = useQueryClient()
  const { toast, dismiss } = useToast()
  const [opening, setOpening] = useState(0)
  const [opened, setOpened] = useState<Opened>({ state: 'loading' })
  const [isReopening, setReopening] = useState(false)
  const showFailure = useEffectEvent((error: unknown) =>
    toast({
      title: questionsWords.failed.toast,
      description: failureOf(error),
      variant: 'destructive',
    }),
  )

  useEffect(() => {
    if (!wanted) return
    let left = false
    const { queryKey, ...query } = questionsQuery(weekId, userId)
    if (opening > 0) queryClient.removeQueries({ queryKey })
    queryClient
      .fetchQuery({ queryKey, ...query })
      .then(
        async (questions) => {
          // What waits here for a network is answered, too.
          await readWaiting()
          if (!left) setOpened({ state: 'ready', opening, questions })
        },
        (error) => {
          if (left) return
          setOpened((before) => (before.state === 'ready' ? before : { state: 'failed' }))
          showFailure(error)
        },
      )
      .then(() => left || setReopening(false))
    return () => {
      left = true
    }
  }, [queryClient, weekId, userId, wanted, opening])

  return {
    opened,
    isReopening,
    reopen() {
      dismiss()
      setReopening(true)
      setOpening((before) => before + 1)
    },
  }
}
