import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { HelpDoor } from '#web/features/help/help-door.tsx'
import { JoinForm } from '#web/features/joining/join-form.tsx'
import { useInvitation } from '#web/features/joining/joining.queries.ts'
import { joiningWords } from '#web/features/joining/joining-words.ts'
import { LegalConsent } from '#web/features/legal/legal-consent.tsx'
import { useArrival } from '#web/pages/use-arrival.ts'
import { Banner } from '#web/ui/banner.tsx'
import { EveningScene } from '#web/ui/brand/evening-scene.tsx'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { PictureFrame } from '#web/ui/brand/picture-frame.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'

const title = 'Join Your Partner'

/** One has taken their chair and has something to say; the other one is kept. */
const onePlaceFree = <EveningScene own={1} partner={0} />

/** Where an invitation leads (product §2), signed in or not (R8); `token` is the one in the link. */
export function JoinPage({ token }: { token: string | undefined }) {
  useArrival(title)
  const { invitation, isLoading, over } = useInvitation(token ?? '', token !== undefined)
  return (
    <PageShell
      header={
        <div className="mx-auto w-full max-w-measure">
          <Wordmark className="min-h-12" />
        </div>
      }
      picture={onePlaceFree}
    >
      <div className="mx-auto grid max-w-measure gap-6 lg:pt-10">
        <PictureFrame className="sm:h-40">{onePlaceFree}</PictureFrame>
        <div className="grid gap-2">
          <h1
            className={clsx(
              'outline-none',
              over === undefined
                ? 'font-sans text-meta font-semibold tracking-normal text-muted'
                : 'text-title',
            )}
          >
            {title}
          </h1>
          {over === undefined && (
            <div className={clsx('-mt-1 grid gap-2', isLoading && 'invisible')}>
              <p className="font-serif text-title font-medium tracking-tight text-balance [overflow-wrap:anywhere]">
                {invitation?.invitedBy ?? 'Your partner'} kept a place for you
              </p>
              <p className="text-lead text-balance">
                A few questions each week, answered in private, then one talk together.
              </p>
            </div>
          )}
        </div>
        {over !== undefined && (
          <div className="grid gap-4">
            <p role="status" className="flex max-w-measure gap-3 text-lead">
              <CircleAlert className="mt-1 size-5 shrink-0 text-danger-ink" aria-hidden="true" />
              {over}
            </p>
            <Link href={pagePaths.auth} className={buttonLook('primary')}>
              I have joined before: sign in
            </Link>
          </div>
        )}
        {invitation?.isOwn && <Banner>{joiningWords.own(invitation.invitedBy)}</Banner>}
        <div className="border-hairline sm:rounded-lg sm:border sm:bg-surface sm:p-6">
          <JoinForm token={token} consent={<LegalConsent opening="By joining you confirm" />} />
        </div>
        <div className="grid justify-items-start gap-3 border-t border-hairline pt-6">
          <p className="text-meta">
            Already joined?{' '}
            <Link href={pagePaths.auth} className="link">
              Sign in here
            </Link>
          </p>
          <HelpDoor />
        </div>
      </div>
    </PageShell>
  )
}
