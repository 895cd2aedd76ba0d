import { useQuery } from '@tanstack/react-query'
import { BellOff, CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { ReminderTrial } from './reminder-trial.tsx'
import { remindersQuery } from './reminders.queries.ts'
import { RemindersForm } from './reminders-form.tsx'
import { seekConsent, useNotificationPermission, useSetUp } from './this-browser.ts'

type ReminderSettingsProps = { user: CurrentUser; now: () => Date }

/** One person's reminders: the settings, this browser's part in them, the calendar, and a test. */
export function ReminderSettings({ user, now }: ReminderSettingsProps) {
  const { data: saved, isError, refetch } = useQuery({ ...remindersQuery(user.id), staleTime: 0 })
  if (saved === undefined) {
    return isError ? <Unread onRetry={refetch} /> : <SkeletonText label="Loading…" lines={6} />
  }
  const { reminderEnabled, reminderEmail, isSaved, calendarPath, pushPublicKey } = saved
  return (
    <div className="grid gap-4">
      <SilentBrowser isEnabled={reminderEnabled} />
      <div className="grid gap-5 rounded-lg border border-hairline bg-surface p-5 sm:p-6">
        <RemindersForm user={user} saved={saved} now={now} />
        <ReminderHints />
      </div>
      <Fold title="Try it out">
        <ReminderTrial
          publicKey={pushPublicKey}
          notifies={reminderEnabled}
          isOn={reminderEnabled || reminderEmail}
        />
      </Fold>
      <Fold title="In your calendar">
        <CalendarFeed userId={user.id} calendarPath={calendarPath} isSaved={isSaved} />
      </Fold>
    </div>
  )
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      icon={<CircleAlert aria-hidden="true" />}
      action={
        <Button variant="secondary" onClick={() => onRetry()}>
          Try again
        </Button>
      }
    >
      We could not load your reminder settings.
    </Banner>
  )
}

/** What reminders by the browser depend on (product §2). */
export function ReminderHints() {
  return (
    <ul className="grid list-disc gap-1 pl-5 text-muted">
      <li>Reminders show as browser notifications.</li>
      <li>Your browser has to allow notifications.</li>
      <li>Notifications work best while this tab is open.</li>
    </ul>
  )
}

type SilentBrowserProps = { isEnabled: boolean }

/** Says so, where this browser shows no notifications, or only in an open tab, and what else there is. */
export function SilentBrowser({ isEnabled }: SilentBrowserProps) {
  const permission = useNotificationPermission()
  const setUp = useSetUp()
  const { toast } = useToast()
  const allow = async () => {
    const refusal = await seekConsent()
    if (refusal !== null) toast(refusal)
  }
  const isSilent = permission === 'granted' ? isEnabled && setUp === 'failed' : isEnabled
  if (!isSilent && permission !== 'unsupported') return null
  const words: Record<typeof permission, ReactNode> = {
    granted:
      'Your reminders are saved, but this browser could not be set up. Email and calendar reminders work everywhere.',
    default: 'Your reminders are on, but this browser does not show them yet.',
    denied:
      'Your reminders are on, but this browser blocks notifications. You can allow them in its settings for this site.',
    unsupported:
      'This browser cannot show notifications. On an iPhone or iPad, add Duologue to the home screen first. Email and calendar reminders work everywhere.',
  }
  return (
    <Banner
      icon={
        permission === 'unsupported' ? <Info aria-hidden="true" /> : <BellOff aria-hidden="true" />
      }
      action={
        permission === 'default' && (
          <Button variant="secondary" onClick={allow}>
            Allow notifications here
          </Button>
        )
      }
    >
      {words[permission]}
    </Banner>
  )
}
