import type { CurrentUser } from '#contract/accounts.ts'
import { ReminderSettings } from '#web/features/reminders/reminder-settings.tsx'
import { BackToHome } from '#web/pages/links.tsx'
import { useArrival } from '#web/pages/use-arrival.ts'
import { PageBody } from '#web/ui/page-shell.tsx'

const title = 'Catch-up Reminders'
const systemClock = () => new Date()

type SettingsPageProps = { user: CurrentUser; now?: () => Date }

/** When and how the signed-in person wants to be reminded (product §2). */
export function SettingsPage({ user, now = systemClock }: SettingsPageProps) {
  useArrival(title)
  return (
    <PageBody>
      <BackToHome />
      <h1 className="mt-4 text-title outline-none">{title}</h1>
      <p className="mt-2 mb-8 max-w-measure text-lead text-balance text-muted">
        Choose a time that suits you. Your partner chooses their own.
      </p>
      <ReminderSettings user={user} now={now} />
    </PageBody>
  )
}
