import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { weekdays } from '#contract/reminder-rhythm.ts'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { ReminderValues } from './reminder-values.ts'
import { twelveHour } from './reminder-words.ts'

const days = weekdays.map((day) => ({ value: day, label: day }))
const rhythms = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'fortnightly', label: 'Fortnightly' },
  { value: 'monthly', label: 'Monthly' },
] as const

type RhythmFieldsProps = {
  form: UseFormReturn<ReminderValues>
  values: ReminderValues
}

export function RhythmFields({ form, values }: RhythmFieldsProps) {
  const { errors } = form.formState
  const timeId = useId()
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <SelectField
          label="Day of the week"
          options={days}
          value={values.reminderDay}
          onValueChange={(day) => form.setValue('reminderDay', day, { shouldDirty: true })}
          placeholder="Choose a day"
          error={errors.reminderDay?.message}
        />
        <div className="grid gap-2">
          <TextField
            id={timeId}
            label="Time"
            type="time"
            error={errors.reminderTime?.message}
            {...form.register('reminderTime')}
          />
          <output htmlFor={timeId} className="min-h-6 text-muted">
            {twelveHour(values.reminderTime)}
          </output>
        </div>
      </div>
      <RadioGroup
        label="How often"
        hint={values.frequency === 'monthly' ? 'Monthly is every fourth week.' : undefined}
        options={rhythms}
        inRow
        error={errors.frequency?.message}
        {...form.register('frequency')}
      />
    </>
  )
}
