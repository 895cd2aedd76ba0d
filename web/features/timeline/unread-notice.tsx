import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { Link } from 'wouter'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { Banner } from '#web/ui/banner.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { sentences } from './sentences.ts'
import { unreadQuery } from './timeline.queries.ts'

/** Where the talk of an entry is to be read. */
export const readingPath = (entryId: number): string => `${pagePaths.timeline}?read=${entryId}`

/** On home: the other one has finished a catch-up that this person has not read (R22). */
export function UnreadNotice({ user }: { user: Pick<CurrentUser, 'bothSignIn'> }) {
  const { data } = useQuery({ ...unreadQuery, enabled: user.bothSignIn })
  if (!data) return null
  return (
    <Banner
      tone="done"
      icon={<BookOpen aria-hidden="true" />}
      action={
        <Link href={readingPath(data.entryId)} className={buttonLook('secondary')}>
          {sentences.unread.open}
        </Link>
      }
    >
      {sentences.unread.notice(data.finishedBy)}
    </Banner>
  )
}
