import { useState } from 'react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { type AuthTab, AuthTabs, type ResetLinkState } from '#web/features/accounts/auth-tabs.tsx'
import { hasJoined } from '#web/features/joining/joining.queries.ts'
import { Wordmark } from '#web/ui/brand/wordmark.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { useArrival } from './use-arrival.ts'
import { useLegalDialog } from './use-legal-dialog.tsx'

const words = {
  login: {
    page: 'Login',
    title: 'Good to have you back',
    text: 'Either of you can log in, with the password you share.',
  },
  register: {
    page: 'Register',
    title: 'One account, two voices',
    text: 'You sign up once, for the two of you.',
  },
  forgot: {
    page: 'Reset',
    title: 'Forgotten, not lost',
    text: 'A new password for the two of you, by way of your inbox.',
  },
} satisfies Record<AuthTab, object>

const joinedWords = {
  ...words.login,
  title: 'Now sign in',
  text: 'With your own email and the password you two share.',
}

const chooseText = 'Choose a new password for the two of you.'

type AuthPageProps = {
  /** Of the reset link by which somebody came. */
  resetToken: string | null
  /** The link is of no more use. */
  onResetUsed: () => void
  /** They went on from the Reset tab to another. */
  onResetLeft: () => void
}

/** Login, registration and a new password (spec §2). */
export function AuthPage({ resetToken, onResetUsed, onResetLeft }: AuthPageProps) {
  const [tab, setTab] = useState<AuthTab>(resetToken === null ? 'login' : 'forgot')
  const [link, setLink] = useState<ResetLinkState>(resetToken === null ? 'none' : 'open')
  const [isJoiner] = useState(() => hasJoined(window.history.state))
  const { openLegal, legalDialog } = useLegalDialog()
  const { page, title, text } = isJoiner && tab === 'login' ? joinedWords : words[tab]
  useArrival(page)
  return (
    <PageShell header={<Wordmark className="min-h-12" />}>
      <div className="grid max-w-measure gap-8 pt-4 sm:pt-10">
        <div className="grid gap-2">
          <h1 className="text-title outline-none">{title}</h1>
          <p className="text-lead text-muted">
            {tab === 'forgot' && link === 'open' ? chooseText : text}
          </p>
        </div>
        <AuthTabs
          tab={tab}
          onTab={(next) => {
            setTab(next)
            if (next !== 'forgot') onResetLeft()
          }}
          resetToken={resetToken}
          link={link}
          onLinkUsed={(state) => {
            setLink(state)
            onResetUsed()
          }}
          onOpenLegal={openLegal}
        />
        {legalDialog}
        <p className="border-t border-hairline pt-6">
          New to Duologue?{' '}
          <Link href={pagePaths.onboarding} className="link">
            See how it works
          </Link>
        </p>
      </div>
    </PageShell>
  )
}
