import { CSPProvider } from '@base-ui/react/csp-provider'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { create } from 'zustand'
import { serverPage } from '#web/api/server.ts'
import type { Invitation } from '#web/pages/server/server-address.ts'
import { serverWords as words } from '#web/pages/server/server-words.ts'
import { isAnythingOpen } from '#web/ui/overlays/anything-open.ts'
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx'

type Shown = { kind: 'elsewhere' | 'leave chat'; invitation: Invitation } | null

const useShown = create<{ shown: Shown }>(() => ({ shown: null }))
const show = (shown: Shown) => useShown.setState({ shown })

const close = () => show(null)

const ourOrigin = () => new URL(serverPage('/')).origin

/**
 * Opens an invitation of the server that the app speaks to, asking first where a chat or a dialog is
 * open. One of any other server is not opened: its token would be told to this one.
 */
export function openInvitation(invitation: Invitation): void {
  const isBusy = isAnythingOpen() || document.querySelector('[data-way-back]') !== null
  if (invitation.origin !== ourOrigin()) show({ kind: 'elsewhere', invitation })
  else if (isBusy) show({ kind: 'leave chat', invitation })
  else navigate(invitation.page)
}

/** What is said of an invitation that does not open by itself. */
export function InvitationNotice() {
  const { shown } = useShown()
  useEffect(() => close, [])
  return (
    <CSPProvider disableStyleElements>
      <ConfirmDialog
        open={shown?.kind === 'leave chat'}
        onOpenChange={close}
        title={words.leaveChat.title}
        description={words.leaveChat.text}
        confirmLabel={words.leaveChat.confirm}
        cancelLabel={words.leaveChat.cancel}
        onConfirm={() => {
          close()
          if (shown) navigate(shown.invitation.page)
        }}
      />
      <Dialog open={shown?.kind === 'elsewhere'} onOpenChange={close} title={words.elsewhere.title}>
        {shown && (
          <p>
            {words.elsewhere.text(new URL(shown.invitation.origin).host, new URL(ourOrigin()).host)}
          </p>
        )}
      </Dialog>
    </CSPProvider>
  )
}
