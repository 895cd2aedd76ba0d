import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Reminders } from '#contract/reminders.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { browserTimeZone } from './browser-time-zone.ts'
import { NextReminder } from './next-reminder.tsx'
import { seekConsent } from './notification-consent.ts'
import { ReminderValues, valuesOf } from './reminder-values.ts'
import { useSaveReminders } from './reminders.queries.ts'
import { RhythmFields } from './rhythm-fields.tsx'

type RemindersFormProps = { user: CurrentUser; saved: Reminders; now: () => Date }

/** Whether, when and how often to be reminded: the switch is for notifications, e-mail on its own. */
export function RemindersForm({ user, saved, now }: RemindersFormProps) {
  const save = useSaveReminders(user.id)
  const { toast } = useToast()
  const form = useForm<ReminderValues>({
    resolver: zodResolver(ReminderValues),
    values: valuesOf(saved),
    resetOptions: { keepDirtyValues: true },
  })
  const values = form.watch()
  const timeZone = browserTimeZone()

  const turn = (on: boolean) =>
    form.setValue('reminderEnabled', on, { shouldDirty: true, shouldTouch: true })
  const onSwitch = async (on: boolean) => {
    turn(on)
    const refusal = on ? await seekConsent() : null
    if (refusal === null) return
    turn(false)
    toast(refusal)
  }
  const submit = form.handleSubmit(({ reminderEmail, ...chosen }) =>
    save.mutate(
      { ...chosen, ...(user.email !== null && { reminderEmail }), ...(timeZone && { timeZone }) },
      {
        onSuccess: (kept) => form.reset(valuesOf(kept)),
        onError: (error) => showFieldIssues(error, form),
      },
    ),
  )

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <Switch
        label="Enable reminders"
        hint="A gentle nudge when it is time to talk."
        checked={values.reminderEnabled}
        onCheckedChange={onSwitch}
      />
      <RhythmFields form={form} values={values} />
      {user.email !== null && (
        <Checkbox
          label="Remind me by email"
          hint={`To ${user.email}`}
          {...form.register('reminderEmail')}
        />
      )}
      {(values.reminderEnabled || values.reminderEmail) && (
        <NextReminder
          values={values}
          timeZone={timeZone ?? saved.timeZone ?? 'UTC'}
          saved={saved}
          now={now}
        />
      )}
      <Button
        type="submit"
        wide
        pending={save.isPending}
        disabled={!values.reminderDay || !values.reminderTime}
      >
        {save.isPending ? 'Saving...' : 'Save Settings'}
      </Button>
    </form>
  )
}
