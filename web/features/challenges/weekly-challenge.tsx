import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import type { Person } from '#web/session/participants.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import { ChallengeCard } from './challenge-card.tsx'
import { challengesQuery } from './challenges.queries.ts'
import { sentences } from './sentences.ts'

export type WeeklyChallengeProps = {
  weekId: string
  /** The server has said that `weekId` is current: only then may three be made for it. */
  settled: boolean
  couple: readonly [Person, Person]
  /** Who has the device now. */
  answering: Person
}

/** The week's challenge on the home screen; nothing at all where the server has none. */
export function WeeklyChallenge({ weekId, settled, couple, answering }: WeeklyChallengeProps) {
  const headingId = useId()
  const query = challengesQuery(weekId)
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: settled })
  if (data?.length === 0 || (!settled && !data)) return null
  return (
    <section aria-labelledby={headingId} className="mt-10 grid gap-4 border-t border-hairline pt-8">
      <h2 id={headingId} className="text-heading">
        {sentences.heading}
      </h2>
      {data && <ChallengeCard key={weekId} {...{ weekId, couple, answering }} three={data} />}
      {!data && isError && (
        <Banner
          tone="danger"
          icon={<CircleAlert aria-hidden="true" />}
          action={
            <Button variant="secondary" pending={isFetching} onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {sentences.loadFailed}
        </Banner>
      )}
      {!data && !isError && <SkeletonText label={sentences.loading} />}
    </section>
  )
}
