import { useEffect, useRef } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { LoginForm, useLoginForm } from '#web/features/accounts/login-form.tsx'
import type { SignedOut } from '#web/session/current-user.ts'

type SignInAgainProps = {
  user: CurrentUser
  /** What ended the login; null where somebody else has signed in. */
  signedOut: SignedOut | null
  onForgot: () => void
}

/** In place of a chat whose login ended elsewhere: the same person signs in and goes on in it. */
export function SignInAgain({ user, signedOut, onForgot }: SignInAgainProps) {
  const form = useLoginForm(user.email ?? '')
  const ended = signedOut?.code === 'sign-in-first' ? null : signedOut
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-8">
      <section className="mx-auto grid max-w-measure gap-6" aria-labelledby="sign-in-again">
        <div className="grid gap-2">
          <h1
            ref={heading}
            id="sign-in-again"
            tabIndex={-1}
            className="font-serif text-heading outline-none"
          >
            Sign in to go on
          </h1>
          <p role="status">{ended ? ended.sentence : 'You are signed out here.'}</p>
          <p className="text-muted">
            What you were writing waits for you, {user.username}. If anybody else signs in here, it
            is gone.
          </p>
        </div>
        <LoginForm form={form} onForgot={onForgot} submitLabel="Sign in and go on" />
      </section>
    </div>
  )
}
