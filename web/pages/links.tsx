import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'

type BackToHomeProps = {
  className?: string
  /** The arrow alone, in one row with the heading. */
  isShort?: boolean
}

/** At the heading of a page that is reached from home. */
export const BackToHome = (props: BackToHomeProps) => (
  <BackTo href={pagePaths.home} {...props}>
    Back to home
  </BackTo>
)

type BackToProps = BackToHomeProps & { href: string; children: string }

/** At the heading of a page that is reached from that other one. */
export const BackTo = ({ href, className, isShort = false, children }: BackToProps) => (
  <Link
    href={href}
    className={clsx(
      'group inline-flex min-h-11 items-center rounded-md font-medium text-muted hover:text-ink',
      isShort ? '-ml-2.5' : '-ml-3 gap-1 pr-3',
      className,
    )}
  >
    <span className="grid size-11 place-items-center rounded-md text-ink transition-colors group-hover:bg-sunken">
      <ArrowLeft className={isShort ? 'size-6' : 'size-5'} aria-hidden="true" />
    </span>
    <span className={clsx(isShort && 'sr-only')}>{children}</span>
  </Link>
)

/** The one way on from where there is nothing else to do. */
export const WayOn = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    className="inline-flex min-h-12 items-center justify-center rounded-md bg-button px-5 py-2.5 font-semibold text-on-button transition-colors hover:bg-button-hover"
  >
    {children}
  </Link>
)
