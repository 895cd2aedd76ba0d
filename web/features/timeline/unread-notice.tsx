import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { unreadQuery } from './timeline.queries.ts'
import { timelineWords } from './timeline-words.ts'

type ToReadingProps = { entryId: number; children: ReactNode }

/** The way to the conversation of an entry that this person has not read. */
export const ToReading = ({ entryId, children }: ToReadingProps) => (
  <Link href={`${pagePaths.timeline}?read=${entryId}`} className={buttonLook('secondary')}>
    {children}
  </Link>
)

type UnreadNoticeProps = {
  user: Pick<CurrentUser, 'bothSignIn'>
  /** They are known to meet every week (R10). */
  isWeekly: boolean
}

/** On home: the other one has finished a catch-up that this person has not read (R22). */
export function UnreadNotice({ user, isWeekly }: UnreadNoticeProps) {
  const { data } = useQuery({ ...unreadQuery, enabled: user.bothSignIn })
  if (!data) return null
  return (
    <Banner
      tone="done"
      icon={<BookOpen aria-hidden="true" />}
      action={<ToReading entryId={data.entryId}>{timelineWords.unread.open}</ToReading>}
    >
      {timelineWords.unread.notice(data.finishedBy, isWeekly)}
    </Banner>
  )
}
