import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { currentUserQuery, type SignedOut } from '#web/session/current-user.ts'
import { useHeldPage } from '#web/session/held-page.ts'
import { forgetEverything } from '#web/session/kept.ts'
import { tabOwner } from '#web/session/tab-owner.ts'
import type { SignInAgain } from './sign-in-again.tsx'

type HeldChatProps = {
  user: CurrentUser
  /** Something is open in which words are written. */
  isOpen: boolean
  /** Why the login has ended; null while it has not. */
  signedOut: SignedOut | null
  children: ReactNode
}

/**
 * Keeps an open chat as it is, out of sight, while its login has ended: whoever was in it signs in
 * over it and goes on. Where nothing is open, or no account is left, they go to the login page.
 */
export function HeldChat({ user, isOpen, signedOut, children }: HeldChatProps) {
  const queryClient = useQueryClient()
  const [isGivenUp, setGivenUp] = useState(false)
  const isHeld = isOpen && !isGivenUp
  useHeldPage(isHeld)
  // Whoever else signs in over it must not see it for the moment until it is gone.
  const isAnothers = ![null, user.id].includes(tabOwner())
  const isCovered = isHeld && (signedOut !== null || isAnothers)
  const chat = useRef<HTMLDivElement>(null)
  const wasCovered = useRef(false)
  useEffect(() => {
    if (wasCovered.current && !isCovered) goOnIn(chat.current)
    wasCovered.current = isCovered
  }, [isCovered])
  const Form = useSignInAgain({ isWanted: isHeld, isCovered, onMissing: () => giveUp() })
  const giveUp = () => {
    setGivenUp(true)
    void queryClient.invalidateQueries(currentUserQuery)
  }
  const isDeleted = signedOut?.code === 'signed-out-account-deleted'
  const letGo = useEffectEvent(() => {
    forgetEverything()
    giveUp()
  })
  useEffect(() => {
    if (isDeleted) letGo()
  }, [isDeleted])
  return (
    <>
      {isCovered && Form && <Form user={user} signedOut={signedOut} onForgot={giveUp} />}
      <div ref={chat} hidden={isCovered} className="contents">
        {children}
      </div>
    </>
  )
}

type Wanted = { isWanted: boolean; isCovered: boolean; onMissing: () => void }

/**
 * The form, fetched while the chat is open: home begins without it. Where it cannot be had when it
 * is needed, `onMissing` is called.
 */
function useSignInAgain({ isWanted, isCovered, onMissing }: Wanted) {
  const [form, setForm] = useState<{ SignInAgain: typeof SignInAgain } | null>(null)
  const miss = useEffectEvent(onMissing)
  const isMissing = form === null && isWanted
  useEffect(() => {
    if (isMissing) import('./sign-in-again.tsx').then(setForm, () => isCovered && miss())
  }, [isMissing, isCovered])
  return form?.SignInAgain
}

/** Where keys are typed, in the text box; a phone's keyboard is opened by whoever wants it. */
function goOnIn(chat: HTMLElement | null) {
  const box = matchMedia('(pointer: fine)').matches && chat?.querySelector('textarea:enabled')
  const start = box || chat?.querySelector('h1')
  if (start instanceof HTMLElement) start.focus({ preventScroll: true })
}
