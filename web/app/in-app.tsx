import { type ReactNode, StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { navigate } from 'wouter/use-browser-location'
import { pagePaths } from '#contract/pages.ts'
import { callServer } from '#web/api/server.ts'
import { forgetSecrets, keepLogin, keepServer, readServer, startInApp } from '#web/device/app.ts'
import type { Native } from '#web/device/native.ts'
import { pageOfLink } from '#web/pages/server/server-address.ts'
import { ServerPage } from '#web/pages/server/server-page.tsx'
import { fits, forgetDevice, remembered, storageKeys } from '#web/session/kept.ts'
import { isAnythingOpen } from '#web/ui/overlays/anything-open.ts'

/** The server that this build offers first; empty where whoever made it chose none. */
const builtFor: string = import.meta.env.VITE_SERVER ?? ''

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
  const show = (chosen: string, login: string | null) => {
    isKnown = true
    callServer({ origin: chosen, token: login, keep: (next) => void keepLogin(native, next) })
    speakToAlone(chosen)
    root.render(app)
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
  if (origin === null) choose(builtFor)
  else show(origin, token)
  followLinks(native, (host) => isKnown || builtFor !== '' || choose(host))
  native.onBack(goBack)
  // Who left at once comes back to an empty page: the weather stands in a browser.
  native.onReturn(() => {
    if (document.body.childElementCount === 0) window.location.reload()
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

/** Opens invitations; where no server is known yet, the link's own is the one to suggest. */
function followLinks(native: Native, suggest: (host: string) => void): void {
  native.onLink((link) => {
    const page = pageOfLink(link)
    if (page === null) return
    navigate(page)
    if (/^https?:/.test(link)) suggest(new URL(link).host)
  })
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
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
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
