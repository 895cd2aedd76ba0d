import { useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { claimGoal, goalMaximum, readGoal, saveGoal } from '#web/session/relationship-goal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { DialogSection } from '#web/ui/overlays/dialog.tsx'

/** The relationship goal of the onboarding, kept as it is typed. */
export function GoalSection({ user }: { user: CurrentUser }) {
  const [goal, setGoal] = useState(readGoal)
  return (
    <DialogSection title="Your goal">
      <TextField
        label="What would you like more of?"
        optional
        hint="Kept on this device and shown on your home screen."
        maxLength={goalMaximum}
        placeholder="Slow mornings, shared plans …"
        autoComplete="off"
        value={goal}
        onChange={({ target }) => {
          setGoal(target.value)
          saveGoal(target.value)
          claimGoal(user)
        }}
      />
    </DialogSection>
  )
}
