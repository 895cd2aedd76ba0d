import { useQuery } from '@tanstack/react-query'
import { BellOff, Info, MailX } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Reminders } from '#contract/reminders.ts'
import { appPlatform } from '#web/device/app.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { DidNotCome } from '#web/ui/did-not-come.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { ReminderTrial } from './reminder-trial.tsx'
import { remindersQuery } from './reminders.queries.ts'
import { RemindersForm } from './reminders-form.tsx'
import { remindersWords } from './reminders-words.ts'
import { seekConsent, useNotificationPermission, useSetUp } from './this-browser.ts'

type ReminderSettingsProps = { user: CurrentUser; now: () => Date }

/** One person's reminders: the settings, this browser's part in them, the calendar, and a test. */
export function ReminderSettings({ user, now }: ReminderSettingsProps) {
  const { data: saved, ...asked } = useQuery({ ...remindersQuery(user.id), staleTime: 0 })
  if (saved === undefined) {
    return asked.errorUpdateCount > 0 ? (
      <DidNotCome
        title={remindersWords.loadFailed.title}
        onRetry={asked.refetch}
        retrying={asked.isFetching}
        times={asked.errorUpdateCount}
      >
        {remindersWords.loadFailed.hint}
      </DidNotCome>
    ) : (
      <SkeletonText label={remindersWords.loading} lines={6} />
    )
  }
  const { reminderEnabled, reminderEmail, isSaved, calendarPath, pushPublicKey, trouble } = saved
  const mayMail = user.email !== null && !trouble.noMailService
  return (
    <div className="grid grid-cols-1 gap-4">
      <Undelivered trouble={trouble} byMail={reminderEmail} mayMail={mayMail} />
      <div className="rounded-lg border border-hairline bg-surface p-4 sm:p-6">
        <RemindersForm
          user={user}
          saved={saved}
          now={now}
          note={<SilentBrowser isEnabled={reminderEnabled} mayMail={mayMail} />}
        />
      </div>
      <ReminderHints />
      <Fold title={remindersWords.trial.title}>
        <ReminderTrial
          publicKey={pushPublicKey}
          notifies={reminderEnabled}
          isOn={reminderEnabled || reminderEmail}
        />
      </Fold>
      <Fold title={remindersWords.calendar.title}>
        <CalendarFeed userId={user.id} calendarPath={calendarPath} isSaved={isSaved} />
      </Fold>
    </div>
  )
}

function ReminderHints() {
  const { hints, hintsInApp } = remindersWords
  return (
    <p className="mb-4 max-w-measure text-meta text-muted">
      {(appPlatform() === null ? hints : hintsInApp).map((hint) => (
        <span key={hint}>{hint} </span>
      ))}
    </p>
  )
}

type UndeliveredProps = {
  trouble: Reminders['trouble']
  /** They are to come by email, and whether one could. */
  byMail: boolean
  mayMail: boolean
}

/** Says which of the last reminders did not get through; nothing where all did, and of a browser that is back. */
function Undelivered({ trouble, byMail, mayMail }: UndeliveredProps) {
  const words = remindersWords.trouble
  const isAllowed = useNotificationPermission() === 'granted'
  const isHere = useSetUp() === 'ready' && isAllowed
  const { noMailService, emails, browserGone, notifications } = trouble
  const said = [
    { Icon: MailX, text: byMail && noMailService && words.noMailService },
    { Icon: MailX, text: !noMailService && emails > 0 && words.email(emails) },
    { Icon: BellOff, text: browserGone && !isHere && words.browserGone },
    {
      Icon: BellOff,
      text: !browserGone && notifications > 0 && words.notification(notifications, mayMail),
    },
  ]
  return said.map(
    ({ Icon, text }) =>
      text !== false && (
        <Banner key={text} icon={<Icon aria-hidden="true" />}>
          {text}
        </Banner>
      ),
  )
}

type SilentBrowserProps = { isEnabled: boolean; mayMail: boolean }

/** Says so, where this browser shows no notifications, or only in an open tab, and what else there is. */
function SilentBrowser({ isEnabled, mayMail }: SilentBrowserProps) {
  const permission = useNotificationPermission()
  const setUp = useSetUp()
  const { toast } = useToast()
  const allow = async () => {
    const refusal = await seekConsent()
    if (refusal !== null) toast(refusal)
  }
  const isSilent = permission === 'granted' ? isEnabled && setUp === 'failed' : isEnabled
  const isNever = permission === 'unsupported' || permission === 'denied'
  if (!isSilent && !isNever) return null
  const isElsewhereToo = permission !== 'default'
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-md bg-sunken px-4 py-3 text-meta text-muted [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0"
    >
      {permission === 'unsupported' ? <Info aria-hidden="true" /> : <BellOff aria-hidden="true" />}
      <div className="grid min-w-0 gap-3">
        <p>
          {isEnabled || permission !== 'denied'
            ? remindersWords.silent[permission]
            : remindersWords.blocked}
          {isElsewhereToo &&
            ` ${remindersWords.everywhere[mayMail ? 'withEmail' : 'withoutEmail']}`}
        </p>
        {permission === 'default' && (
          <Button variant="secondary" className="justify-self-start" onClick={allow}>
            {remindersWords.allow}
          </Button>
        )}
      </div>
    </div>
  )
}
