import { type FormEvent, useRef } from 'react'
import { goalMaximum, readGoalOfNobody, saveGoalOfNobody } from '#web/session/relationship-goal.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

type GoalQuestionProps = {
  /** The form's id, for the button outside it that sends it off. */
  formId: string
  onDone: () => void
}

/** Asks for the couple's relationship goal, if they have one, and stores it on this device. */
export function GoalQuestion({ formId, onDone }: GoalQuestionProps) {
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saveGoalOfNobody(field.current?.value ?? '')
    onDone()
  }
  return (
    <form
      id={formId}
      onSubmit={submit}
      className="max-w-measure pt-4 pb-1.5 min-[24rem]:max-sm:pb-3.5"
    >
      <TextField
        ref={field}
        label="What would you like more of?"
        optional
        maxLength={goalMaximum}
        defaultValue={readGoalOfNobody()}
        placeholder="Slow mornings, shared plans …"
        autoComplete="off"
        enterKeyHint="done"
      />
    </form>
  )
}
