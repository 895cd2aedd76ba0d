import { type ReactNode, StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { pagePaths } from '#contract/pages.ts'
import { callServer } from '#web/api/server.ts'
import { startInApp } from '#web/device/app.ts'
import type { Native } from '#web/device/native.ts'
import {
  dropLaunchLink,
  forgetSecrets,
  keepLogin,
  keepServer,
  readLaunchLink,
  readServer,
} from '#web/device/secrets.ts'
import { onLeaving, pressedForThem } from '#web/features/help/leave-at-once.ts'
import { type Invitation, invitationOf } from '#web/pages/server/server-address.ts'
import { ServerPage } from '#web/pages/server/server-page.tsx'
import { fits, forgetDevice, remembered, storageKeys } from '#web/session/kept.ts'
import { isAnythingOpen } from '#web/ui/overlays/anything-open.ts'
import { InvitationNotice, openInvitation } from './invitations.tsx'

/** The server that this build offers first; empty where whoever made it chose none. */
const builtFor = (): string => import.meta.env.VITE_SERVER ?? ''

/** Shows the app on a phone: first where the server is, unless that is known, then everything else. */
export async function renderInApp(
  root: Root,
  app: ReactNode,
  start: () => Promise<Native | null> = startInApp,
): Promise<void> {
  const native = await start()
  if (native === null) return root.render(app)
  document.documentElement.dataset.app = native.platform
  if (isNewlyInstalled()) await forgetSecrets(native)
  const { origin, token } = await readServer(native)
  if (token === null) void native.silence()
  let isKnown = false
  /** One that came before there was a server to open it. */
  let waiting: Invitation | null = null
  const show = (chosen: string, login: string | null) => {
    isKnown = true
    callServer({ origin: chosen, token: login, keep: (next) => void keepLogin(native, next) })
    speakToAlone(chosen)
    root.render(
      <>
        {app}
        <InvitationNotice />
      </>,
    )
    if (waiting) openInvitation(waiting)
    waiting = null
  }
  const choose = (suggested: string) =>
    root.render(
      <StrictMode>
        <ServerPage
          key={suggested}
          suggested={suggested}
          onChosen={async (chosen) => {
            forgetDevice()
            await keepServer(native, chosen)
            show(chosen, null)
          }}
        />
      </StrictMode>,
    )
  if (origin === null) choose(builtFor())
  else show(origin, token)
  let lastLink: string | null = null
  const follow = (link: string) => {
    lastLink = link
    const invitation = invitationOf(link)
    if (invitation === null) return
    if (isKnown) return openInvitation(invitation)
    waiting = invitation
    if (builtFor() === '') choose(new URL(invitation.origin).host)
  }
  native.onLink(follow)
  const launched = await readLaunchLink(native)
  if (launched !== null) follow(launched)
  native.onBack(goBack)
  // The page stays as it was while the weather stands in a browser; who comes back begins anew.
  let hasLeft = false
  onLeaving(() => {
    hasLeft = true
    if (lastLink !== null) void dropLaunchLink(native, lastLink)
    root.unmount()
  })
  native.onReturn(() => {
    if (hasLeft) window.location.reload()
  })
  await native.hideSplash()
}

const installed = remembered(
  storageKeys.installed,
  fits((value): value is 'yes' => value === 'yes'),
)

/** Whether the app starts for the first time since it was installed; not so from then on. */
function isNewlyInstalled(): boolean {
  const isNew = installed.get() === null
  installed.set('yes')
  return isNew
}

/** From here on the page can reach no other machine, whatever finds its way into it. */
function speakToAlone(origin: string): void {
  const rule = document.createElement('meta')
  rule.httpEquiv = 'Content-Security-Policy'
  rule.content = `connect-src 'self' ${origin}`
  document.head.append(rule)
}

const tops: readonly string[] = [
  pagePaths.root,
  pagePaths.home,
  pagePaths.auth,
  pagePaths.onboarding,
]

/** What Android's way back does: closes what is open, leaves a chat, leaves a page; false at the top. */
export function goBack(): boolean {
  if (isAnythingOpen()) {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, detail: pressedForThem }),
    )
    return true
  }
  const wayBack = document.querySelector<HTMLElement>('[data-way-back]')
  if (wayBack) {
    wayBack.click()
    return true
  }
  if (tops.includes(window.location.pathname)) return false
  if (window.history.length > 1) window.history.back()
  else navigate(pagePaths.root)
  return true
}
