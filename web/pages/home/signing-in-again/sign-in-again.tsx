import { useEffect, useRef } from 'react'
import type { CurrentUser } from '#contract/accounts.ts'
import { LoginForm, useLoginForm } from '#web/features/accounts/login-form.tsx'
import { homeWords } from '#web/pages/home/home-words.ts'
import type { SignedOut } from '#web/session/current-user.ts'
import { ToastPlace } from '#web/ui/overlays/toast-place.tsx'

const words = homeWords.signInAgain

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
      {/* It begins where the header over it does. */}
      <section className="mx-auto max-w-column" aria-labelledby="sign-in-again">
        <div className="grid max-w-measure gap-6">
          <div className="grid gap-2">
            <h1
              ref={heading}
              id="sign-in-again"
              tabIndex={-1}
              className="font-serif text-heading outline-none"
            >
              {words.title}
            </h1>
            <p role="status">{ended ? ended.sentence : words.reason}</p>
            <p className="text-muted">{words.waits(user.username)}</p>
          </div>
          <LoginForm form={form} onForgot={onForgot} submitLabel={words.submit}>
            <ToastPlace onPhones />
          </LoginForm>
        </div>
      </section>
    </div>
  )
}
