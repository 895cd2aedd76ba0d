import { clsx } from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'

/** Above the heading of a page that is reached from home. */
export const BackToHome = ({ className }: { className?: string }) => (
  <Link
    href={pagePaths.home}
    className={clsx('link inline-flex min-h-11 items-center gap-2', className)}
  >
    <ArrowLeft className="size-5" aria-hidden="true" />
    Back to home
  </Link>
)

/** The one way on from where there is nothing else to do. */
export const WayOn = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link
    href={href}
    className="inline-flex min-h-12 items-center rounded-md bg-button px-5 py-2.5 font-semibold text-on-button transition-colors hover:bg-button-hover"
  >
    {children}
  </Link>
)
