import { type ReminderStep, reminderStepSentences, testReminder } from '#contract/reminders.ts'
import { call, sentenceOf } from '#web/api/call.ts'
import { type NotificationPermission, notificationPermission } from '#web/device/notifications.ts'
import { unsubscribe } from '#web/device/push.ts'
import { type SetUp, setUpThisBrowser } from './this-browser.ts'

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
