import { type ReactNode, useEffect, useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import { SignedOutOnly } from './gates.tsx'

type ResetLink = {
  /** Null for somebody who followed no reset link. */
  resetToken: string | null
  onResetLeft: () => void
}

const tokenInAddress = (): string | null =>
  new URLSearchParams(window.location.search).get('reset') || null

/**
 * Shows /auth to visitors, and to a signed-in person as long as they use a reset link (R7). The
 * token leaves the address bar, so that neither history nor a shared screen keeps it.
 */
export function AuthGate({ children }: { children: (link: ResetLink) => ReactNode }) {
  const [resetToken] = useState(tokenInAddress)
  const [isResetting, setIsResetting] = useState(resetToken !== null)
  useEffect(() => {
    if (resetToken !== null) window.history.replaceState(window.history.state, '', pagePaths.auth)
  }, [resetToken])
  return (
    <SignedOutOnly unless={isResetting}>
      {children({ resetToken, onResetLeft: () => setIsResetting(false) })}
    </SignedOutOnly>
  )
}
