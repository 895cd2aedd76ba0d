import { zodResolver } from '@hookform/resolvers/zod'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { CurrentUser } from '#contract/accounts.ts'
import { weekdays } from '#contract/reminder-rhythm.ts'
import { Reminders } from '#contract/reminders.ts'
import { isTimeZone, twelveHour, zoneClock } from '#contract/zone-clock.ts'
import { showFieldIssues } from '#web/api/field-issues.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Switch } from '#web/ui/fields/switch.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localDay } from '#web/ui/text/local-time.ts'
import { previewOf, type SavedReminders } from './coming-reminder.ts'
import { useSaveReminders } from './reminders.queries.ts'
import { inTheTimeOf, remindersWords } from './reminders-words.ts'
import { seekConsent } from './this-browser.ts'

const words = remindersWords.form

/** What the form holds; the time zone is the browser's own. */
const ReminderValues = z.pick(Reminders, {
  reminderDay: true,
  reminderTime: true,
  reminderEnabled: true,
  frequency: true,
  reminderEmail: true,
})
type ReminderValues = z.infer<typeof ReminderValues>

const valuesOf = (saved: Reminders): ReminderValues => z.parse(ReminderValues, saved)

type RemindersFormProps = {
  user: CurrentUser
  saved: Reminders
  now: () => Date
  /** Below the ways, what stands against one of them. */
  note: ReactNode
}

/** Whether, when and how often to be reminded: the switch is for notifications, e-mail on its own. */
export function RemindersForm({ user, saved, now, note }: RemindersFormProps) {
  const save = useSaveReminders(user.id)
  const { toast } = useToast()
  const form = useForm<ReminderValues>({
    resolver: zodResolver(ReminderValues),
    values: valuesOf(saved),
    resetOptions: { keepDirtyValues: true },
  })
  const values = form.watch()
  const timeZone = browserTimeZone()
  const timeId = useId()
  const isOn = values.reminderEnabled || values.reminderEmail

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
        onSuccess: (now) => form.reset(valuesOf(now)),
        onError: (error) => showFieldIssues(error, form),
      },
    ),
  )

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      {/* Both ways first: what turning them on adds comes below, and moves neither. */}
      <div className="-my-2 grid gap-1">
        <Switch
          label={words.enable}
          hint={words.enableHint}
          checked={values.reminderEnabled}
          onCheckedChange={onSwitch}
        />
        {user.email !== null && (
          <Switch
            label={words.email}
            hint={saved.trouble.noMailService ? words.noEmail : words.emailTo(user.email)}
            checked={values.reminderEmail}
            onCheckedChange={(on) => form.setValue('reminderEmail', on, { shouldDirty: true })}
          />
        )}
      </div>
      {note}
      {isOn ? (
        <NextReminder
          values={values}
          timeId={timeId}
          timeZone={timeZone ?? saved.timeZone ?? 'UTC'}
          saved={saved}
          now={now}
        />
      ) : (
        values.reminderDay && (
          <p className="border-t border-hairline pt-5 text-meta text-muted">
            <RhythmInWords values={values} timeId={timeId} />
          </p>
        )
      )}
      <RhythmFields form={form} values={values} timeId={timeId} isOn={isOn} />
      <Button
        type="submit"
        variant={isOn || form.formState.isDirty ? 'primary' : 'secondary'}
        wide
        pending={save.isPending}
        disabled={!values.reminderDay || !values.reminderTime}
      >
        {save.isPending ? words.saving : words.save}
      </Button>
    </form>
  )
}

const days = weekdays.map((day) => ({ value: day, label: day }))
const frequencies = Object.entries(words.frequencies).map(([value, label]) => ({ value, label }))

type RhythmInWordsProps = { values: ReminderValues; timeId: string }

/** When reminders would come if they were on. */
function RhythmInWords({ values, timeId }: RhythmInWordsProps) {
  const { reminderDay: day, reminderTime, frequency } = values
  const time = twelveHour(reminderTime)
  if (!day) return null
  return (
    <span>
      {words.off[frequency](day)}
      {time !== '' && words.at}
      <output htmlFor={timeId}>{time}</output>.
    </span>
  )
}

type RhythmFieldsProps = {
  form: UseFormReturn<ReminderValues>
  values: ReminderValues
  timeId: string
  isOn: boolean
}

/** Of what comes to nothing as long as reminders are off: there to be set, and quieter than what turns them on. */
const restingLook =
  '[&_label]:font-medium [&_label]:text-muted! [&_[role=radiogroup]>p]:font-medium [&_[role=radiogroup]>p]:text-muted [&_:is(input,button)]:bg-transparent [&_:is(input,button)]:text-muted'

/** When and how often. */
function RhythmFields({ form, values, timeId, isOn }: RhythmFieldsProps) {
  const { errors } = form.formState
  return (
    <div className={clsx('grid grid-cols-1 gap-6', !isOn && restingLook)}>
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        <SelectField
          label={words.day}
          options={days}
          value={values.reminderDay}
          onValueChange={(day) => form.setValue('reminderDay', day, { shouldDirty: true })}
          placeholder={words.noDay}
          error={errors.reminderDay?.message}
        />
        <TextField
          id={timeId}
          label={words.time}
          type="time"
          error={errors.reminderTime?.message}
          {...form.register('reminderTime')}
        />
      </div>
      <RadioGroup
        label={words.frequency}
        hint={values.frequency === 'monthly' ? words.monthlyHint : undefined}
        options={frequencies}
        inRow
        error={errors.frequency?.message}
        {...form.register('frequency')}
      />
    </div>
  )
}

type NextReminderProps = {
  values: ReminderValues
  timeId: string
  /** In which the reminders will run once they are saved. */
  timeZone: string
  saved: SavedReminders
  now: () => Date
}

/** When the next reminder comes, were the form saved now, and how it goes on. */
function NextReminder({ values, timeId, timeZone, saved, now }: NextReminderProps) {
  const chosen = twelveHour(values.reminderTime)
  if (!values.reminderDay || chosen === '') return null
  const next = previewOf({ ...values, timeZone }, saved, now())
  // On the day on which clocks are put on, it may be another time than the one that was chosen.
  const time = twelveHour(zoneClock(timeZone).wallTimeAt(next).time)
  const moves =
    saved.nextReminder !== null && saved.timeZone !== null && saved.timeZone !== timeZone
  return (
    <Banner icon={<CalendarLeaf day={next} timeZone={timeZone} />}>
      <strong className="block font-semibold">{words.next}</strong>{' '}
      <span className="block font-serif text-lead font-medium">
        {localDay(next, timeZone)}{' '}
        <span className="whitespace-nowrap in-data-large:whitespace-normal">
          {words.at.trimStart()}
          {/* The notice is announced as a whole. */}
          <output htmlFor={timeId} aria-live="off">
            {time}
          </output>
        </span>
      </span>
      <span className="mt-1 block text-meta">
        {time !== chosen && `${words.skipped(chosen)} `}
        {words.every[values.frequency](values.reminderDay)}.{' '}
        {moves && saved.timeZone
          ? words.moves(saved.timeZone, timeZone)
          : inTheTimeOf(timeZone, now())}
      </span>
    </Banner>
  )
}

type CalendarLeafProps = { day: Date; timeZone: string }

/** That day as a calendar on a wall has it; the words beside it say the same. */
function CalendarLeaf({ day, timeZone }: CalendarLeafProps) {
  const partOf = (part: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...part, timeZone }).format(day)
  return (
    <span
      aria-hidden="true"
      className="grid w-14 shrink-0 self-start overflow-hidden tight:hidden rounded-md border border-question-line bg-surface text-center text-ink"
    >
      <span className="bg-lamp text-meta font-semibold text-on-lamp">
        {partOf({ weekday: 'short' })}
      </span>
      <span className="py-1 font-serif text-heading font-medium">{partOf({ day: 'numeric' })}</span>
    </span>
  )
}

/** The IANA zone that this browser's clock follows; undefined where it does not know. */
function browserTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : undefined
}
