import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { SkeletonText } from '#web/ui/loading.tsx'
import { CalendarFeed } from './calendar-feed.tsx'
import { ReminderHints, SilentBrowser } from './reminder-hints.tsx'
import { ReminderTrial } from './reminder-trial-report.tsx'
import { remindersQuery } from './reminders.queries.ts'
import { RemindersForm } from './reminders-form.tsx'

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
