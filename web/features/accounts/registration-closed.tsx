import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { Button } from '#web/ui/button.tsx'

/** In place of the form where nobody new may register: the ways in that stay open. */
export function RegistrationClosed({ onLogin }: { onLogin: () => void }) {
  return (
    <div className="grid gap-6">
      <p>
        Whoever runs it is not taking new registrations right now. If one of you has an account
        here, you can log in as always. And if your partner invited you, open the link they sent, or{' '}
        <Link href={pagePaths.joinWithoutToken} className="link">
          join by its token
        </Link>
        .
      </p>
      <Button wide onClick={onLogin}>
        Go to Login
      </Button>
    </div>
  )
}
