import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { JoinForm } from '#web/features/joining/join-form.tsx'
import { Wordmark } from '#web/ui/brand/wordmark.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { useArrival } from './use-arrival.ts'
import { useLegalDialog } from './use-legal-dialog.tsx'

const title = 'Join Your Partner'

/** Where an invitation leads (spec §2), signed in or not (R8); `token` is the one in the link. */
export function JoinPage({ token }: { token: string | undefined }) {
  useArrival(title)
  const { openLegal, legalDialog } = useLegalDialog()
  return (
    <PageShell header={<Wordmark className="min-h-12" />}>
      <div className="grid max-w-measure gap-8 pt-4 sm:pt-10">
        <div className="grid gap-2">
          <h1 className="text-title outline-none">{title}</h1>
          <p className="text-lead text-muted">
            Your partner kept a place for you: a few questions each week, answered in private, then
            one talk together.
          </p>
        </div>
        <JoinForm token={token} onOpenLegal={openLegal} />
        {legalDialog}
        <div className="grid gap-3 border-t border-hairline pt-6">
          <p>
            Then sign in with your own email and the password you two share. Ask your partner for
            the password, and which of your email addresses they entered.
          </p>
          <p>
            Already joined?{' '}
            <Link href={pagePaths.auth} className="link">
              Sign in here
            </Link>
          </p>
        </div>
      </div>
    </PageShell>
  )
}
