import { useMutation } from '@tanstack/react-query'
import { CircleCheck, CircleMinus, CircleX } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { type TrialStep, tryReminder } from './reminder-trial.ts'

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
