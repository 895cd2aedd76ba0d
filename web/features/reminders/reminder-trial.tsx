import { CircleCheck, CircleMinus, CircleX } from 'lucide-react'
import { type ReminderStep, testReminder } from '#contract/reminders.ts'
import { call, sentenceOf } from '#web/api/call.ts'
import { notificationPermission } from '#web/device/notifications.ts'
import { unsubscribe } from '#web/device/push.ts'
import { useOneAtATime } from '#web/session/one-at-a-time.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietFold } from '#web/ui/fold.tsx'
import { remindersWords } from './reminders-words.ts'
import { setUpThisBrowser } from './this-browser.ts'

const words = remindersWords.trial

const outcomes = {
  worked: { word: 'worked', Sign: CircleCheck, tone: 'text-done-ink' },
  failed: { word: 'failed', Sign: CircleX, tone: 'text-danger-ink' },
  skipped: { word: 'skipped', Sign: CircleMinus, tone: 'text-muted' },
}

/** A browser without push still reminds while Duologue is open in it: nothing went wrong there. */
const setUps = { ready: 'worked', unsupported: 'skipped', failed: 'failed' } as const

type ReminderTrialProps = { publicKey: string; notifies: boolean; isOn: boolean }

/** "Send me a test now", what came of it in one sentence, and which of its steps worked. */
export function ReminderTrial({ publicKey, notifies, isOn }: ReminderTrialProps) {
  const trial = useOneAtATime({ mutationFn: () => tryReminder(notifies ? publicKey : null) })
  return (
    <>
      <p className="text-meta text-muted">{words.about}</p>
      <Button
        variant="secondary"
        wide
        pending={trial.isPending}
        disabledReason={isOn ? undefined : words.turnOn}
        onClick={() => trial.mutate()}
      >
        {words.send}
      </Button>
      <div role="status" className="empty:absolute">
        {trial.data && !trial.isPending && <Findings {...trial.data} />}
      </div>
    </>
  )
}

/** The verdict and what failed; what went well, or was left out, waits behind one line. */
function Findings({ verdict, isReached, steps }: TrialReport) {
  const failed = steps.filter(({ outcome }) => outcome === 'failed')
  const others = steps.filter(({ outcome }) => outcome !== 'failed')
  return (
    <div className="grid gap-4">
      <p className="font-semibold text-balance">{verdict}</p>
      {failed.length > 0 && <Steps label={words.failures} steps={failed} />}
      {others.length > 0 && (
        <QuietFold title={words.others} open={!isReached && failed.length === 0}>
          <Steps label={words.others} steps={others} />
        </QuietFold>
      )}
    </div>
  )
}

const Steps = ({ label, steps }: { label: string; steps: TrialStep[] }) => (
  <ul aria-label={label} className="grid gap-4">
    {steps.map((step) => (
      <Step key={step.name} {...step} />
    ))}
  </ul>
)

function Step({ name, outcome, message }: TrialStep) {
  const { word, Sign, tone } = outcomes[outcome]
  return (
    <li className="flex items-start gap-3">
      <Sign className={`mt-0.5 size-5 shrink-0 ${tone}`} aria-hidden="true" />
      <div>
        <p className="font-semibold">
          {name}: {word}
        </p>
        <p className="text-meta text-muted">{message}</p>
      </div>
    </li>
  )
}

/** What became of a test, in one sentence and by each of its steps; `isReached`: reminders do come. */
type TrialReport = { verdict: string; isReached: boolean; steps: TrialStep[] }
type TrialStep = { name: string; outcome: ReminderStep['outcome']; message: string }

/**
 * Sends the signed-in person a reminder now; tells of every step from this browser to their mail.
 * Without the key of push, as notifications are off, this browser has no part in it.
 */
async function tryReminder(publicKey: string | null): Promise<TrialReport> {
  const permission = notificationPermission()
  const steps: TrialStep[] = []
  if (publicKey !== null) {
    const outcome = permission === 'granted' ? 'worked' : 'failed'
    steps.push({ name: words.permission.name, outcome, message: words.permission[permission] })
  }
  const setUp =
    publicKey !== null && permission === 'granted' ? await setUpThisBrowser(publicKey) : null
  if (setUp !== null) {
    steps.push({
      ...{ name: words.browser.name, message: words.browser[setUp] },
      outcome: setUps[setUp],
    })
  }
  try {
    const reply = await call(testReminder)
    const lost = reply.steps.some(
      ({ step, outcome }) => step === 'subscription' && outcome === 'failed',
    )
    // The service has forgotten this browser: the next time it subscribes anew.
    if (lost) await unsubscribe().catch(() => undefined)
    const byServer = reply.steps.map(({ step, outcome, code, message }): TrialStep => {
      const name = words.server[step]
      if (code !== 'no-device' || setUp === 'ready') return { name, outcome, message }
      if (setUp === 'unsupported') return { name, outcome: 'skipped', message: words.noPush }
      return { name, outcome, message: setUp === 'failed' ? words.unreached : message }
    })
    const ways = reply.steps.filter(({ outcome }) => outcome === 'worked').map(({ step }) => step)
    const isOpenOnly = setUp === 'unsupported' && ways.length === 0
    const verdict = isOpenOnly ? words.whileOpen : words.verdict(ways)
    return { verdict, isReached: isOpenOnly || ways.length > 0, steps: [...steps, ...byServer] }
  } catch (error) {
    const message = sentenceOf(error, words.sendFailed)
    const sending: TrialStep = { name: words.sending, outcome: 'failed', message }
    return { verdict: words.notRun, isReached: false, steps: [...steps, sending] }
  }
}
