import { useRef } from 'react'
import { useSearch } from 'wouter'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { TimelineList } from '#web/features/timeline/timeline-list.tsx'
import { timelineWords } from '#web/features/timeline/timeline-words.ts'
import { BackToHome, WayOn } from '#web/pages/links.tsx'
import { useArrival } from '#web/pages/use-arrival.ts'
import { PageBody } from '#web/ui/page-shell.tsx'

type TimelinePageProps = { user: CurrentUser; print?: () => void }

/** The couple's timeline (R9). */
export function TimelinePage({ user, print }: TimelinePageProps) {
  useArrival(timelineWords.title)
  const heading = useRef<HTMLHeadingElement>(null)
  const reading = Number(new URLSearchParams(useSearch()).get('read') ?? 0)
  return (
    <PageBody beside={<p className="max-w-measure">{timelineWords.beside}</p>}>
      <div className="grid gap-6">
        <div className="grid gap-4">
          <div className="flex items-center gap-4">
            <BackToHome isShort className="shrink-0 print:hidden" />
            <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
              {timelineWords.title}
            </h1>
          </div>
          <p className="max-w-measure text-lead text-muted print:hidden">{timelineWords.intro}</p>
        </div>
        <TimelineList
          user={user}
          reading={reading}
          onGone={() => heading.current?.focus()}
          firstStep={<WayOn href={pagePaths.home}>{timelineWords.toQuestions}</WayOn>}
          {...(print && { print })}
        />
      </div>
    </PageBody>
  )
}
