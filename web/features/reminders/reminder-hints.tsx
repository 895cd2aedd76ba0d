import { BellOff, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { seekConsent, useNotificationPermission } from './notification-consent.ts'
import { useSetUp } from './this-browser.ts'

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
