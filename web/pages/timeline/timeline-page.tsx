import { ArrowLeft } from 'lucide-react'
import { useRef } from 'react'
import { Link, useSearch } from 'wouter'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { TimelineList } from '#web/features/timeline/timeline-list.tsx'
import { timelineWords } from '#web/features/timeline/timeline-words.ts'
import { useArrival } from '#web/pages/use-arrival.ts'
import { PageBody } from '#web/ui/page-shell.tsx'

type TimelinePageProps = { user: CurrentUser; print?: () => void }

/** The catch-ups that the couple kept (R9). */
export function TimelinePage({ user, print }: TimelinePageProps) {
  useArrival(timelineWords.title)
  const heading = useRef<HTMLHeadingElement>(null)
  const reading = Number(new URLSearchParams(useSearch()).get('read') ?? 0)
  return (
    <PageBody
      beside={<p className="max-w-measure font-serif text-prompt">What you said, week by week.</p>}
    >
      <div className="grid gap-6">
        <div className="grid gap-2">
          <Link
            href={pagePaths.home}
            className="link inline-flex min-h-11 items-center gap-2 justify-self-start print:hidden"
          >
            <ArrowLeft className="size-5" aria-hidden="true" />
            Back to home
          </Link>
          <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
            {timelineWords.title}
          </h1>
          <p className="max-w-measure text-lead text-muted print:hidden">{timelineWords.intro}</p>
        </div>
        <TimelineList
          user={user}
          reading={reading}
          onGone={() => heading.current?.focus()}
          firstStep={
            <Link
              href={pagePaths.home}
              className="inline-flex min-h-12 items-center rounded-md bg-button px-5 py-2.5 font-semibold text-on-button transition-colors hover:bg-button-hover"
            >
              To this week’s questions
            </Link>
          }
          {...(print && { print })}
        />
      </div>
    </PageBody>
  )
}
