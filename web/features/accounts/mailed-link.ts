import { pagePaths } from '#contract/pages.ts'

/** What the links of our mails to /auth are for: `/auth?reset=<token>`; `code` is one to register with. */
const mailedLinkKinds = ['reset', 'undo', 'confirm', 'code'] as const

export type MailedLink = { kind: (typeof mailedLinkKinds)[number]; token: string }

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

/** Takes the link out of the address bar; a reload finds it in the state of the history's entry. */
export const keepInEntry = (mailedLink: MailedLink): void =>
  window.history.replaceState({ ...entryState(), mailedLink }, '', pagePaths.auth)

export const forgetInEntry = (): void => {
  const { mailedLink, ...rest } = entryState()
  if (mailedLink !== undefined) window.history.replaceState(rest, '')
}

/** The link by which somebody came here; null for somebody who followed none. */
export const followedLink = (): MailedLink | null => linkInAddress() ?? linkInEntry()
