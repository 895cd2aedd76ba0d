import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { InvalidReply } from '#web/api/lenient-replies.ts'
import type { Person } from '#web/session/participants.ts'
import { ChatFrame } from '#web/ui/chat/chat-frame.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { placeQuery, responsesQuery } from './catchup.queries.ts'
import {
  CatchupLoading,
  EndedElsewhere,
  type EndingElsewhere,
  MissingResponses,
} from './catchup-frames.tsx'
import { catchupWords } from './catchup-words.ts'
import { GuidedConversation } from './guided-conversation.tsx'

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

  if (endedElsewhere && (!data?.length || couple === undefined)) {
    return (
      <ChatFrame
        title={catchupWords.title}
        top={<EndedElsewhere ending={endedElsewhere} onLeave={onLeave} />}
      >
        {null}
      </ChatFrame>
    )
  }
  if (isError || data?.length === 0) {
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
  if (!data || couple === undefined) return <CatchupLoading onLeave={onLeave} />
  return (
    <GuidedConversation
      key={`${weekId} ${catchupId}`}
      {...props}
      items={data}
      people={{ me, partner }}
      couple={couple}
      startsFocused={hasRefreshed}
      reload={reload}
    />
  )
}
