import { pagePaths } from '#contract/pages.ts'
import { HeaderWithHelp } from '#web/features/help/help-at-hand.tsx'
import { leftBubble, rightBubble } from '#web/ui/brand/mark.tsx'
import { aloneLook } from '#web/ui/empty-state.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { WayOn } from './links.tsx'
import { useArrival } from './use-arrival.ts'

/** Any path that is no page (product §2). */
export function NotFoundPage() {
  useArrival('Page Not Found')
  return (
    <PageShell header={<HeaderWithHelp />}>
      <div className={aloneLook}>
        <svg viewBox="3 0 117 52" className="h-20 max-w-full" aria-hidden="true">
          <path
            d="M37 22C58 4 62 44 83 26"
            className="fill-none stroke-edge"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeDasharray="0.5 4"
          />
          <path d={leftBubble} className="fill-mark-own" />
          <path d={rightBubble} transform="translate(72 4)" className="fill-mark-partner" />
        </svg>
        <div className="grid max-w-measure gap-3">
          <h1 className="text-title outline-none">Page Not Found</h1>
          <p className="text-lead text-muted">
            We looked, and there is nothing at this address. The link may be old, or a letter went
            astray.
          </p>
        </div>
        <WayOn href={pagePaths.root}>Take me home</WayOn>
      </div>
    </PageShell>
  )
}
