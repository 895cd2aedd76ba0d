import { CircleAlert, MonitorSmartphone } from 'lucide-react'
import { questionSentences } from '#contract/questions.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Interruption } from './weekly-questions.ts'

type InterruptedProps = { by: Interruption; name: string; draft: string; onLeave: () => void }

const happened: Record<Interruption, (name: string) => string> = {
  restarted: () => 'A new session has started on another device, so these questions are closed.',
  finished: (name) => `${name} has finished these questions on another device.`,
  answered: () => questionSentences.answeredAlready,
}

/** The session went on without this device; what was being typed stays below it (R4). */
export function InterruptedBanner({ by, name, draft, onLeave }: InterruptedProps) {
  return (
    <Banner
      icon={<MonitorSmartphone aria-hidden="true" />}
      action={
        <Button variant="secondary" onClick={onLeave}>
          Go to the home screen
        </Button>
      }
    >
      {happened[by](name)}
      {draft.trim() !== '' && ' Your text is still below: copy it if you want to keep it.'}
    </Banner>
  )
}

type UnclaimedProps = { isRetrying: boolean; onRetry: () => void }

/** The last step did not reach the server. */
export function UnclaimedBanner({ isRetrying, onRetry }: UnclaimedProps) {
  return (
    <Banner
      tone="danger"
      icon={<CircleAlert aria-hidden="true" />}
      action={
        <Button variant="secondary" pending={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Your answers are saved, but we could not mark them as finished.
    </Banner>
  )
}
