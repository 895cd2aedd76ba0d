import { Download } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { exportAddress, exportFileName } from '#contract/your-data.ts'
import { serverPage } from '#web/api/server.ts'
import { appPlatform } from '#web/device/app.ts'
import { DialogSection } from '#web/ui/overlays/dialog.tsx'
import { DeleteAccount } from './delete-account.tsx'

const files = [
  { format: 'html', label: 'Download to read' },
  { format: 'json', label: 'Download as JSON' },
] as const

/** Everything stored about the couple, to take along or to erase. */
export function YourData({ user }: { user: CurrentUser }) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <DialogSection
      title="Your data"
      hint="One file with what the two of you keep here and what is yours alone. Answers that are still sealed stay sealed."
    >
      {appPlatform() !== null && <InBrowser />}
      <ul className="grid divide-y divide-hairline empty:hidden">
        {(appPlatform() === null ? files : []).map(({ format, label }) => (
          <li key={format}>
            <a
              href={exportAddress(format, timeZone)}
              download={exportFileName(format)}
              className="flex min-h-12 items-center gap-3 rounded-sm font-medium text-accent-ink underline-offset-[0.22em] hover:underline focus-visible:underline"
            >
              <Download className="size-5" aria-hidden="true" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <DeleteAccount partnerName={user.partnerName} />
    </DialogSection>
  )
}

/** The apps keep no files; a browser on the same phone does. */
function InBrowser() {
  return (
    <p>
      To download it,{' '}
      <a href={serverPage(pagePaths.home)} target="_blank" rel="noreferrer" className="link">
        open Duologue in your browser
      </a>{' '}
      and sign in there.
    </p>
  )
}
