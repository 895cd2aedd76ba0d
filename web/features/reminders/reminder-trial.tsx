import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react'
import { type ReminderStep, reminderStepSentences, testReminder } from '#contract/reminders.ts'
import { call, sentenceOf } from '#web/api/call.ts'
import { type NotificationPermission, notificationPermission } from '#web/device/notifications.ts'
import { unsubscribe } from '#web/device/push.ts'
import { Button } from '#web/ui/button.tsx'
import { type SetUp, setUpThisBrowser } from './this-browser.ts'

const outcomes = {
  worked: { word: 'worked', Sign: CircleCheck, tone: 'text-done-ink' },
  failed: { word: 'failed', Sign: CircleX, tone: 'text-danger-ink' },
  skipped: { word: 'skipped', Sign: CircleMinus, tone: 'text-muted' },
}

type ReminderTrialProps = { publicKey: string; notifies: boolean; isOn: boolean }

/** "Send me a test now", and which of its steps worked. */
export function ReminderTrial({ publicKey, notifies, isOn }: ReminderTrialProps) {
  const trial = useMutation({ mutationFn: () => tryReminder(notifies ? publicKey : null) })
  return (
    <>
      <Button
        variant="secondary"
        wide
        pending={trial.isPending}
        disabledReason={isOn ? undefined : 'Turn reminders or email on and save first.'}
        onClick={() => trial.mutate()}
      >
        Send me a test now
      </Button>
      <div role="status">
        {trial.data && !trial.isPending && (
          <ul aria-label="What the test found" className="grid gap-4">
            {trial.data.map((step) => (
              <Step key={step.name} {...step} />
            ))}
          </ul>
        )}
      </div>
    </>
  )
}

function Step({ name, outcome, message }: TrialStep) {
  const { word, Sign, tone } = outcomes[outcome]
  return (
    <li className="flex items-start gap-3">
      <Sign className={`mt-0.5 size-5 shrink-0 ${tone}`} aria-hidden="true" />
      <div>
        <p className="font-semibold">
          {name}: {word}
        </p>
        <p className="text-muted">{message}</p>
      </div>
    </li>
  )
}

export type TrialStep = { name: string; outcome: ReminderStep['outcome']; message: string }

const permissionSteps: Record<NotificationPermission, Omit<TrialStep, 'name'>> = {
  granted: { outcome: 'worked', message: 'This browser may show notifications.' },
  default: {
    outcome: 'failed',
    message: 'This browser was not allowed to show notifications yet.',
  },
  denied: {
    outcome: 'failed',
    message: 'This browser blocks notifications. Allow them in its settings for this site.',
  },
  unsupported: { outcome: 'failed', message: 'This browser cannot show notifications.' },
}

const browserSteps: Record<SetUp, Omit<TrialStep, 'name'>> = {
  ready: { outcome: 'worked', message: 'This browser is set up to be reached at any time.' },
  unsupported: {
    outcome: 'failed',
    message: 'This browser can only be reached while Duologue is open in it.',
  },
  failed: {
    outcome: 'failed',
    message:
      'This browser could not be set up, because its push service did not answer. It still reminds you while Duologue is open in it.',
  },
}

const serverNames: Record<ReminderStep['step'], string> = {
  subscription: 'Your browsers',
  push: 'Notification',
  email: 'Email',
}

const unreached =
  'This browser could not be reached by its notification service. Try again, or use email.'

/**
 * Sends the signed-in person a reminder now; tells of every step from this browser to their mail.
 * Without the key of push, as notifications are off, this browser has no part in it.
 */
export async function tryReminder(publicKey: string | null): Promise<TrialStep[]> {
  const permission = notificationPermission()
  const steps: TrialStep[] = []
  if (publicKey !== null) steps.push({ name: 'Permission', ...permissionSteps[permission] })
  const setUp =
    publicKey !== null && permission === 'granted' ? await setUpThisBrowser(publicKey) : null
  if (setUp !== null) steps.push({ name: 'This browser', ...browserSteps[setUp] })
  const heard = (message: string) =>
    setUp === 'failed' && message === reminderStepSentences.noDevice ? unreached : message
  try {
    const reply = await call(testReminder)
    const lost = reply.steps.some(
      ({ step, outcome }) => step === 'subscription' && outcome === 'failed',
    )
    // The service has forgotten this browser: the next time it subscribes anew.
    if (lost) await unsubscribe().catch(() => undefined)
    return [
      ...steps,
      ...reply.steps.map(({ step, outcome, message }) => ({
        name: serverNames[step],
        outcome,
        message: heard(message),
      })),
    ]
  } catch (error) {
    const message = sentenceOf(error, 'We could not reach Duologue. Check your connection.')
    return [...steps, { name: 'Sending', outcome: 'failed', message }]
  }
}
