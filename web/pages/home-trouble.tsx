import { CircleAlert, WifiOff } from 'lucide-react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { localTime } from '#web/ui/text/local-time.ts'
import type { HomeFlow } from './home-flow.ts'

const offlineWords = (asOf: number | null) =>
  `You seem to be offline.${asOf === null ? '' : ` What is here is as of ${localTime(new Date(asOf))}.`}`

/** What keeps home from being up to date, in plain words (product §8). */
export function HomeTrouble({ flow: { session, progress } }: { flow: HomeFlow }) {
  if (progress.isOffline) {
    return <Banner icon={<WifiOff aria-hidden="true" />}>{offlineWords(progress.asOf)}</Banner>
  }
  return (
    <>
      {session.failed && (
        <Banner
          tone="danger"
          icon={<CircleAlert aria-hidden="true" />}
          action={
            <Button variant="secondary" onClick={session.retry}>
              Try again
            </Button>
          }
        >
          We could not find out which session you are in.
        </Banner>
      )}
      {progress.failures.length > 0 && (
        <Banner tone="danger" icon={<CircleAlert aria-hidden="true" />}>
          {progress.failures.map((failure) => `${failure}. `)}
          We keep trying.
        </Banner>
      )}
    </>
  )
}
