import { type ReactNode, useEffect, useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import { SignedOutOnly } from './gates.tsx'

type ResetLink = {
  /** Null for somebody who followed no reset link. */
  resetToken: string | null
  onResetUsed: () => void
  onResetLeft: () => void
}

const entryState = (): Record<string, unknown> => ({ ...window.history.state })

const tokenInAddress = () => new URLSearchParams(window.location.search).get('reset') || null

const tokenInEntry = () => {
  const { resetToken } = entryState()
  return typeof resetToken === 'string' ? resetToken : null
}

const keepInEntry = (resetToken: string) =>
  window.history.replaceState({ ...entryState(), resetToken }, '', pagePaths.auth)

const forgetInEntry = () => {
  const { resetToken, ...rest } = entryState()
  if (resetToken !== undefined) window.history.replaceState(rest, '')
}

/**
 * Shows /auth to visitors, and to a signed-in person as long as they use a reset link (R7). The
 * token leaves the address bar, so that no shared screen shows it; until it is used or left, the
 * state of the history's entry keeps it for a reload.
 */
export function AuthGate({ children }: { children: (link: ResetLink) => ReactNode }) {
  const [resetToken] = useState(() => tokenInAddress() ?? tokenInEntry())
  const [isResetting, setIsResetting] = useState(resetToken !== null)
  useEffect(() => {
    if (resetToken !== null) keepInEntry(resetToken)
  }, [resetToken])
  const leave = () => {
    forgetInEntry()
    setIsResetting(false)
  }
  return (
    <SignedOutOnly unless={isResetting}>
      {children({ resetToken, onResetUsed: forgetInEntry, onResetLeft: leave })}
    </SignedOutOnly>
  )
}
