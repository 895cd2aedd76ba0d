import { type ReactNode, useEffect, useState } from 'react'
import { pagePaths } from '#contract/pages.ts'
import { type MailedLink, mailedLinkKinds } from '#web/features/accounts/mailed-link.ts'
import { SignedOutOnly } from './gates.tsx'

type Followed = {
  /** Null for somebody who followed no link of a mail. */
  link: MailedLink | null
  onUsed: () => void
  onLeft: () => void
}

const entryState = (): Record<string, unknown> => ({ ...window.history.state })

function linkInAddress(): MailedLink | null {
  const search = new URLSearchParams(window.location.search)
  for (const kind of mailedLinkKinds) {
    const token = search.get(kind)
    if (token) return { kind, token }
  }
  return null
}

function linkInEntry(): MailedLink | null {
  const { mailedLink } = entryState()
  return typeof mailedLink === 'object' ? (mailedLink as MailedLink | null) : null
}

const keepInEntry = (mailedLink: MailedLink) =>
  window.history.replaceState({ ...entryState(), mailedLink }, '', pagePaths.auth)

const forgetInEntry = () => {
  const { mailedLink, ...rest } = entryState()
  if (mailedLink !== undefined) window.history.replaceState(rest, '')
}

/**
 * Shows /auth to visitors, and to a signed-in person as long as they use a link of a mail (R7, R16).
 * Its token leaves the address bar, so that no shared screen shows it; until it is used or left, the
 * state of the history's entry keeps it for a reload.
 */
export function AuthGate({ children }: { children: (followed: Followed) => ReactNode }) {
  const [link] = useState(() => linkInAddress() ?? linkInEntry())
  const [isUsingIt, setIsUsingIt] = useState(link !== null)
  useEffect(() => {
    if (link !== null) keepInEntry(link)
  }, [link])
  const leave = () => {
    forgetInEntry()
    setIsUsingIt(false)
  }
  return (
    <SignedOutOnly unless={isUsingIt}>
      {children({ link, onUsed: forgetInEntry, onLeft: leave })}
    </SignedOutOnly>
  )
}
