import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { KeptTalk } from '#web/features/timeline/kept-talk.tsx'
import { TimelineList } from '#web/features/timeline/timeline-list.tsx'
import { timelineWords } from '#web/features/timeline/timeline-words.ts'
import { BackTo, BackToHome, WayOn } from '#web/pages/links.tsx'
import { useArrival } from '#web/pages/use-arrival.ts'
import { peopleOf } from '#web/session/participants.ts'
import { PageBody } from '#web/ui/page-shell.tsx'

type TimelinePageProps = { user: CurrentUser; print?: (() => void) | undefined }

/** The couple's timeline (R9), or the talk of one of its catch-ups, which the address names. */
export function TimelinePage({ user, print }: TimelinePageProps) {
  const [, navigate] = useLocation()
  const reading = Number(new URLSearchParams(useSearch()).get('read') ?? 0)
  /** Whose talk was open before: whoever comes back goes on there. */
  const lastRead = useRef(0)
  useEffect(() => {
    if (reading > 0) lastRead.current = reading
  }, [reading])
  const putAway = () => {
    lastRead.current = 0
    navigate(pagePaths.timeline, { replace: true })
  }
  return (
    <PageBody beside={<p className="max-w-measure">{timelineWords.beside}</p>}>
      {reading > 0 ? (
        <TalkPart key={reading} {...{ user, print }} entryId={reading} onRead={putAway} />
      ) : (
        <ListPart {...{ user, print }} returnedFrom={lastRead.current} />
      )}
    </PageBody>
  )
}

function ListPart({ user, print, returnedFrom }: TimelinePageProps & { returnedFrom: number }) {
  useArrival(timelineWords.title)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-1">
        <BackToHome isShort className="shrink-0 print:hidden" />
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          {timelineWords.title}
        </h1>
      </div>
      <TimelineList
        user={user}
        returnedFrom={returnedFrom}
        onGone={() => heading.current?.focus()}
        firstStep={<WayOn href={pagePaths.home}>{timelineWords.toQuestions}</WayOn>}
        print={print}
      />
    </div>
  )
}

type TalkPartProps = TimelinePageProps & { entryId: number; onRead: () => void }

function TalkPart({ user, print, entryId, onRead }: TalkPartProps) {
  useArrival(timelineWords.conversation.title)
  return (
    <div className="grid gap-6">
      <BackTo href={pagePaths.timeline} className="justify-self-start print:hidden">
        {timelineWords.conversation.back}
      </BackTo>
      <KeptTalk
        entryId={entryId}
        couple={peopleOf(user)}
        bothSignIn={user.bothSignIn}
        onRead={onRead}
        print={print}
      />
    </div>
  )
}
