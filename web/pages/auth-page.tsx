import { useState } from 'react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { type AuthTab, AuthTabs } from '#web/features/accounts/auth-tabs.tsx'
import { LegalDialog } from '#web/features/legal/legal-dialog.tsx'
import { Wordmark } from '#web/ui/brand/wordmark.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { useArrival } from './use-arrival.ts'

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

const chooseText = 'Choose a new password for the two of you.'

type AuthPageProps = {
  /** Of the reset link by which somebody came. */
  resetToken: string | null
  /** They went on from the Reset tab to another. */
  onResetLeft: () => void
}

/** Login, registration and a new password (spec §2). */
export function AuthPage({ resetToken, onResetLeft }: AuthPageProps) {
  const [tab, setTab] = useState<AuthTab>(resetToken === null ? 'login' : 'forgot')
  const [reading, setReading] = useState<'terms' | 'privacy'>('terms')
  const [isReading, setIsReading] = useState(false)
  const { page, title, text } = words[tab]
  useArrival(page)
  return (
    <PageShell header={<Wordmark className="min-h-12" />}>
      <div className="grid max-w-measure gap-8 pt-4 sm:pt-10">
        <div className="grid gap-2">
          <h1 className="text-title outline-none">{title}</h1>
          <p className="text-lead text-muted">
            {tab === 'forgot' && resetToken !== null ? chooseText : text}
          </p>
        </div>
        <AuthTabs
          tab={tab}
          onTab={(next) => {
            setTab(next)
            if (next !== 'forgot') onResetLeft()
          }}
          resetToken={resetToken}
          onOpenLegal={(document) => {
            setReading(document)
            setIsReading(true)
          }}
        />
        <LegalDialog document={reading} open={isReading} onOpenChange={setIsReading} />
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
