import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { AskChat } from '#web/features/ask/ask-chat.tsx'
import { CatchupChat } from '#web/features/catchup/catchup-chat.tsx'
import type { EndingElsewhere } from '#web/features/catchup/catchup-frames.tsx'
import { PeopleToCall } from '#web/features/help/people-to-call.tsx'
import { keptDraft } from '#web/features/questions/conversation/kept-conversation.ts'
import { newDeliveryId } from '#web/features/questions/questions.queries.ts'
import { WeeklyQuestionsChat } from '#web/features/questions/weekly-questions-chat.tsx'
import { unreadQuery, useNoteRead } from '#web/features/timeline/timeline.queries.ts'
import { ToReading } from '#web/features/timeline/unread-notice.tsx'
import type { IdSource } from '#web/features/weekly-session/new-session.ts'
import { NewSessionDialog } from '#web/features/weekly-session/new-session-dialog.tsx'
import type { OpenView } from '#web/features/weekly-session/this-device.ts'
import { useArrival } from '#web/pages/use-arrival.ts'
import type { Person } from '#web/session/participants.ts'
import { EveningScene } from '#web/ui/brand/evening-scene.tsx'
import { PageBody } from '#web/ui/page-shell.tsx'
import { type HomeFlow, useHomeFlow } from './home-flow.ts'
import { HomePicture } from './home-picture.tsx'
import { besideLook } from './home-resting.tsx'
import { type AskState, HomeWelcome } from './home-welcome.tsx'
import { homeWords } from './home-words.ts'
import { HeldChat } from './signing-in-again/held-chat.tsx'
import { isCoveredBy, WeekBar } from './week-bar.tsx'

const systemIds: IdSource = {
  now: () => Date.now(),
  random: () => Math.random().toString(36).slice(2, 11),
}

export type HomePageProps = {
  user: CurrentUser
  /** Where new session ids come from. */
  ids?: IdSource
}

/** The home screen: the welcome with its four controls, or one of its chats. */
export function HomePage({ user, ids = systemIds }: HomePageProps) {
  useArrival(homeWords.page)
  const [ask, setAsk] = useState<AskState>('closed')
  const flow = useHomeFlow(user, ids.now, ask === 'open')
  if (flow.view !== null && ask !== 'closed') setAsk('closed')
  const [chosen, setChosen] = useState<Person | null>(null)
  if (flow.view === null && chosen !== null) setChosen(null)
  const isChatting = flow.view !== null || ask === 'open'
  const { session, couple, progress } = flow
  // How far they are with the next questions is nothing to who reads a talk that is over.
  const isOver = flow.view?.name === 'catchup' && isTalkOver(flow)
  const hasBar = flow.view !== null && progress.signedOut === null && !isOver
  return (
    <PageBody
      fill={isChatting}
      beside={
        <p className={besideLook}>
          {homeWords.beside[flow.view?.name ?? (ask === 'open' ? 'ask' : 'home')]}
        </p>
      }
      picture={isOver ? <EveningScene own={1} partner={1} /> : <HomePicture flow={flow} />}
    >
      {hasBar && <WeekBar flow={flow} chosen={chosen} onChoose={setChosen} />}
      <HeldChat user={user} isOpen={isChatting} signedOut={flow.progress.signedOut}>
        {ask === 'open' ? (
          <AskChat onLeave={() => setAsk('left')} help={<PeopleToCall />} />
        ) : (
          <div hidden={hasBar && isCoveredBy(flow, chosen)} className="contents">
            <HomeBody {...{ flow, isOver, ids, ask }} onAsk={() => setAsk('open')} />
          </div>
        )}
      </HeldChat>
      <NewSessionDialog
        open={flow.isAsking}
        onOpenChange={flow.setAsking}
        weekId={session.weekId}
        isReplaced={flow.isReplacedElsewhere}
        isChatOpen={flow.view !== null}
        userId={couple[0].id}
        statuses={progress.statuses}
        otherApart={user.bothSignIn ? couple[1].name : null}
        typing={couple.filter(({ id }) => keptDraft(id)).map(({ name }) => name)}
        ids={ids}
        onReset={flow.noteReset}
        onStarted={session.use}
      />
    </PageBody>
  )
}

type HomeBodyProps = {
  flow: HomeFlow
  /** The open catch-up was ended elsewhere. */
  isOver: boolean
  ids: IdSource
  ask: AskState
  onAsk: () => void
}

function HomeBody({ flow, isOver, ids, ask, onAsk }: HomeBodyProps) {
  const { view, couple, session } = flow
  const answering = view?.name === 'questions' && couple.find(({ id }) => id === view.userId)
  if (answering) {
    return (
      <WeeklyQuestionsChat
        key={`${view.weekId} ${answering.id}`}
        weekId={view.weekId}
        person={answering}
        writtenBy={flow.user.id}
        settled={session.settled}
        interruption={flow.interruptionOf(answering.id)}
        swaps={flow.progress.swaps}
        isOtherDone={couple.some(({ id }) => id !== answering.id && flow.completedOf(id))}
        now={ids.now}
        newDeliveryId={newDeliveryId}
        renderHelp={(onClose) => <PeopleToCall onClose={onClose} />}
        onClaimed={flow.noteClaimed}
        onDone={flow.noteDone}
        onHeld={flow.noteHeld}
        onLeave={flow.leaveQuestions}
      />
    )
  }
  if (view?.name === 'catchup') return <OpenCatchup {...{ flow, view, isOver }} now={ids.now} />
  return <HomeWelcome flow={flow} ids={ids} ask={ask} onAsk={onAsk} />
}

type OpenCatchupProps = {
  flow: HomeFlow
  isOver: boolean
  view: Extract<OpenView, { name: 'catchup' }>
  now: () => number
}

/** The open catch-up was ended, or its session thrown away, on another device. */
const isTalkOver = ({ isReplaced, couple, completedOf }: HomeFlow): boolean =>
  isReplaced || couple.some(({ id }) => completedOf(id) === false)

/** The catch-up on this device; where the other one ended it, the way to what stays to be read (R22). */
function OpenCatchup({ flow, view, isOver, now }: OpenCatchupProps) {
  const { user, couple } = flow
  const [me, partner] = couple
  const { data } = useQuery({ ...unreadQuery, enabled: isOver && user.bothSignIn })
  const { mutate, isIdle } = useNoteRead()
  // The way there stays under whose finger noted it as read.
  const [unread, setUnread] = useState<typeof data>(null)
  const isThisOne = data?.catchupId === undefined || data.catchupId === view.catchupId
  if (data && isThisOne && data.entryId !== unread?.entryId) setUnread(data)
  const ending: EndingElsewhere = {
    how: flow.isReplaced ? 'replaced' : 'finished',
    waiting: unread
      ? {
          finishedBy: unread.finishedBy,
          wayThere: <ToReading entryId={unread.entryId}>{homeWords.readOn}</ToReading>,
          kept: unread.kept
            ? { noteRead: () => isIdle && mutate({ entryId: unread.entryId, keep: true }) }
            : undefined,
        }
      : undefined,
  }
  return (
    <CatchupChat
      weekId={view.weekId}
      catchupId={view.catchupId}
      me={me}
      partner={partner}
      isWeekly={flow.isWeekly}
      apart={user.bothSignIn}
      now={now}
      onFinished={flow.finishCatchup}
      onLeave={flow.leaveCatchup}
      reload={flow.reloadUnlessInUse}
      endedElsewhere={isOver ? ending : null}
    />
  )
}
