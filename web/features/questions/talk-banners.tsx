import { CircleAlert, MonitorSmartphone } from 'lucide-react'
import { refusalSentence } from '#contract/refusals.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Interruption } from './conversation.ts'
import { CopyDraft } from './copy-draft.tsx'

type InterruptedProps = {
  by: Interruption
  name: string
  draft: string
  onLeave: () => void
  /** Puts the text in place of the answer from another device. */
  onReplace: () => void
  /** Leaves the answer from another device as it is, and goes on. */
  onKeep: () => void
  isKeeping: boolean
}

const happened: Record<Interruption, (name: string) => string> = {
  restarted: () => 'A new session has started on another device, so these questions are closed.',
  finished: (name) => `${name} has finished these questions on another device.`,
  answered: () => refusalSentence('answered-already'),
  elsewhere: (name) =>
    `${name} is answering on their own device, so this one cannot answer for them.`,
}

/** The session went on without this device; what was being typed stays below it (R4). */
export function InterruptedBanner({ by, name, draft, ...act }: InterruptedProps) {
  const isTyped = draft.trim() !== ''
  const mayReplace = by === 'answered' && isTyped
  return (
    <Banner
      icon={<MonitorSmartphone aria-hidden="true" />}
      action={
        <div className="flex flex-wrap gap-3">
          {mayReplace && (
            <Button variant="secondary" onClick={act.onReplace}>
              Use my text
            </Button>
          )}
          {isTyped && !mayReplace && <CopyDraft draft={draft} />}
          {by === 'answered' ? (
            <Button variant="secondary" pending={act.isKeeping} onClick={act.onKeep}>
              Keep that answer
            </Button>
          ) : (
            <Button variant="secondary" onClick={act.onLeave}>
              Go to the home screen
            </Button>
          )}
        </div>
      }
    >
      {happened[by](name)}
      {mayReplace && ' Your text is still below: use it instead, or go on with that answer.'}
      {isTyped && !mayReplace && ' Your text is still below: copy it if you want to keep it.'}
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
