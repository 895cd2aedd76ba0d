import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { InvalidReply } from '#web/api/lenient-replies.ts'
import type { Person } from '#web/session/participants.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { placeQuery, responsesQuery } from './catchup.queries.ts'
import { CatchupLoading, type EndingElsewhere, MissingResponses } from './catchup-frames.tsx'
import { catchupWords } from './catchup-words.ts'
import { GuidedConversation } from './guided-conversation.tsx'
import { forgetCatchup } from './use-catchup.ts'

type CatchupChatProps = {
  weekId: string
  catchupId: number
  /** Who signed in: their answers are shown as the own ones. */
  me: Person
  partner: Person
  /** They are known to meet every week (R10). */
  isWeekly?: boolean | undefined
  /** Both have signed in as themselves, so that each has a device of their own (R22). */
  apart?: boolean
  now: () => number
  /** The couple pressed Done (or Finish Session) and the session was reset. */
  onFinished: () => void
  /** Back to the home screen; the place is kept. */
  onLeave: () => void
  /** Set once the session ended on another device: nothing moves any more, no call is made. */
  endedElsewhere: EndingElsewhere | null
  reload?: () => void
}

const reloadPage = () => window.location.reload()

/** The guided catch-up (product §4): both answers to each question, an insight, perhaps a suggestion. */
export function CatchupChat(props: CatchupChatProps) {
  const { weekId, catchupId, me, partner, endedElsewhere, onLeave, reload = reloadPage } = props
  const { toast } = useToast()
  const [hasRefreshed, setRefreshed] = useState(false)
  const { data, error, isError, errorUpdatedAt, isFetching, refetch } = useQuery({
    ...responsesQuery(weekId, me.id),
    enabled: !endedElsewhere,
  })
  const { data: couple } = useQuery({ ...placeQuery(catchupId), enabled: !endedElsewhere })
  useEffect(() => {
    if (errorUpdatedAt === 0) return
    const { title, description } = catchupWords.loadFailed
    toast({ title, description, variant: 'destructive' })
  }, [errorUpdatedAt, toast])

  const isReadable = data !== undefined && data.length > 0 && couple !== undefined
  // What is on the screen stays until this person leaves it, whatever became of it elsewhere (R4).
  const [isOnScreen, setOnScreen] = useState(false)
  if (isReadable && couple !== 'gone' && !isOnScreen) setOnScreen(true)
  const isGone = (endedElsewhere !== null && !isReadable) || (couple === 'gone' && !isOnScreen)
  const leaveIt = useEffectEvent(() => {
    forgetCatchup(weekId, catchupId)
    onLeave()
  })
  useEffect(() => {
    if (isGone) leaveIt()
  }, [isGone])

  if (isGone) return null
  if (isError || (data?.length === 0 && couple !== undefined)) {
    return (
      <MissingResponses
        why={isError ? 'failed' : 'empty'}
        reason={error instanceof InvalidReply ? error.message : undefined}
        isRefreshing={isFetching}
        onRefresh={() => {
          setRefreshed(true)
          void refetch()
        }}
        onLeave={onLeave}
      />
    )
  }
  if (!isReadable) return <CatchupLoading onLeave={onLeave} />
  return (
    <GuidedConversation
      key={`${weekId} ${catchupId}`}
      {...props}
      items={data}
      people={{ me, partner }}
      couple={couple === 'gone' ? null : couple}
      startsFocused={hasRefreshed}
      reload={reload}
    />
  )
}
