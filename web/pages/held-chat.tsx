import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { sentences } from '#contract/refusal.ts'
import { currentUserQuery } from '#web/session/current-user.ts'
import { useHeldPage } from '#web/session/held-page.ts'
import { tabOwner } from '#web/session/tab-owner.ts'
import { SignInAgain } from './sign-in-again.tsx'

type HeldChatProps = {
  user: CurrentUser
  /** Something is open in which words are written. */
  isOpen: boolean
  /** Why the login has ended; null while it has not. */
  signedOut: string | null
  children: ReactNode
}

/**
 * Keeps an open chat as it is, out of sight, while its login has ended: whoever was in it signs in
 * over it and goes on. Where nothing is open, the login page is the place.
 */
export function HeldChat({ user, isOpen, signedOut, children }: HeldChatProps) {
  const queryClient = useQueryClient()
  const [isGivenUp, setGivenUp] = useState(false)
  const isHeld = isOpen && !isGivenUp
  useHeldPage(isHeld)
  // Whoever else signs in over it must not see it for the moment until it is gone.
  const isAnothers = ![null, String(user.id)].includes(tabOwner())
  const isCovered = isHeld && (signedOut !== null || isAnothers)
  const chat = useRef<HTMLDivElement>(null)
  const wasCovered = useRef(false)
  useEffect(() => {
    if (wasCovered.current && !isCovered) {
      chat.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
    }
    wasCovered.current = isCovered
  }, [isCovered])
  return (
    <>
      {isCovered && (
        <SignInAgain
          user={user}
          reason={signedOut ?? sentences.signInFirst}
          onForgot={() => {
            setGivenUp(true)
            void queryClient.invalidateQueries(currentUserQuery)
          }}
        />
      )}
      <div ref={chat} hidden={isCovered} className="contents">
        {children}
      </div>
    </>
  )
}
