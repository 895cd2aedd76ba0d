import { useEffect, useRef } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { LoginForm, useLoginForm } from '#web/features/accounts/login-form.tsx'

type SignInAgainProps = {
  user: CurrentUser
  /** What the server says of the login that ended. */
  reason: string
  onForgot: () => void
}

/** In place of a chat whose login ended elsewhere: the same person signs in and goes on in it. */
export function SignInAgain({ user, reason, onForgot }: SignInAgainProps) {
  const form = useLoginForm(user.email ?? '')
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
          <p role="status">
            {reason === refusalSentence('sign-in-first') ? 'You are signed out here.' : reason}
          </p>
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
