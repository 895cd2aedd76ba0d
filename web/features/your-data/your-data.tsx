import { Download } from 'lucide-react'
import { useId } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { pagePaths } from '#contract/pages.ts'
import { exportAddress, exportFileName } from '#contract/your-data.ts'
import { serverPage } from '#web/api/server.ts'
import { appPlatform } from '#web/device/app.ts'
import { DialogSection } from '#web/ui/overlays/dialog.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { rowLook, rowsLook } from './rows.ts'

const files = [
  { format: 'html', label: 'Download to read', about: 'A page to open or print' },
  { format: 'json', label: 'Download as JSON', about: 'For another program' },
] as const

/** Everything stored about the couple, to take along or to erase. */
export function YourData({ user }: { user: CurrentUser }) {
  const id = useId()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <DialogSection title="Your data" hint="Answers that are still sealed stay sealed.">
        {appPlatform() !== null && <InBrowser />}
        <ul className={`${rowsLook} empty:hidden`}>
          {(appPlatform() === null ? files : []).map(({ format, label, about }) => (
            <li key={format}>
              <a
                href={exportAddress(format, timeZone)}
                download={exportFileName(format)}
                aria-labelledby={`${id}-${format}`}
                aria-describedby={`${id}-${format}-about`}
                className={rowLook}
              >
                <span className="min-w-0 flex-1">
                  <span
                    id={`${id}-${format}`}
                    className="block font-medium underline-offset-[0.22em] group-hover:underline"
                  >
                    {label}
                  </span>
                  <span id={`${id}-${format}-about`} className="block text-meta text-muted">
                    {about}
                  </span>
                </span>
                <Download className="size-5 shrink-0 text-muted" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </DialogSection>
      <DialogSection title="Leaving">
        <DeleteAccount partnerName={user.partnerName} />
      </DialogSection>
    </>
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
