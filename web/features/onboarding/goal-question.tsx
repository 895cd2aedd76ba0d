import { type FormEvent, useRef } from 'react'
import { localShelf, storageKeys } from '#web/session/stored.ts'
import { TextField } from '#web/ui/text-field.tsx'

const longest = 120

type GoalQuestionProps = {
  /** The form's id, for the button outside it that sends it off. */
  formId: string
  onDone: () => void
}

/** Asks for the couple's relationship goal, if they have one, and keeps it on this device. */
export function GoalQuestion({ formId, onDone }: GoalQuestionProps) {
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const goal = field.current?.value.trim()
    if (goal) localShelf.write(storageKeys.relationshipGoal, goal)
    onDone()
  }
  return (
    <form id={formId} onSubmit={submit} className="max-w-measure pb-4">
      <TextField
        ref={field}
        label="What would you like more of?"
        optional
        maxLength={longest}
        placeholder="Slow mornings, shared plans …"
        autoComplete="off"
        enterKeyHint="done"
      />
    </form>
  )
}
