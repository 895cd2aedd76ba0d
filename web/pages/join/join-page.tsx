import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { HelpDoor } from '#web/features/help/help-door.tsx'
import { JoinForm } from '#web/features/joining/join-form.tsx'
import { useInvitation } from '#web/features/joining/joining.queries.ts'
import { joiningWords } from '#web/features/joining/joining-words.ts'
import { TwoFaces } from '#web/features/joining/two-faces.tsx'
import { LegalConsent } from '#web/features/legal/legal-consent.tsx'
import { useArrival } from '#web/pages/use-arrival.ts'
import { Banner } from '#web/ui/banner.tsx'
import { EveningScene } from '#web/ui/brand/evening-scene.tsx'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { PictureFrame } from '#web/ui/brand/picture-frame.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'

const title = 'Join Your Partner'

/** Low enough on a phone for the button below the fields to be on the first screen of most. */
const pictureLook = 'sm:h-36 max-sm:[--band:min(5rem,12dvh)] max-sm:[--tuck:-0.125rem]'
/** The name of the page is small above what is said to whoever comes. */
const titleLook = 'font-sans text-meta font-semibold tracking-normal text-muted outline-none'
const welcomeLook =
  'font-serif text-title font-medium tracking-tight text-balance [overflow-wrap:anywhere]'

/** One has taken their chair and has something to say; the other one is kept. */
const onePlaceFree = <EveningScene own={1} partner={0} />
/** Of an invitation that is over nobody waits there. */
const nobodyThere = <EveningScene own={0} partner={0} />

/** Where an invitation leads (product §2), signed in or not (R8); `token` is the one in the link. */
export function JoinPage({ token }: { token: string | undefined }) {
  useArrival(title)
  const { invitation, isLoading, over } = useInvitation(token ?? '', token !== undefined)
  const [name, setName] = useState('')
  const [hasBegun, setBegun] = useState(false)
  // Nobody loses what they are writing because the answer about their link was slow.
  const isOver = over !== undefined && !hasBegun
  const inviter = invitation?.invitedBy
  const picture = over === undefined ? onePlaceFree : nobodyThere
  return (
    <PageShell
      slim
      header={<Wordmark className="min-h-12" />}
      picture={picture}
      beside={
        <p className="max-w-measure">{joiningWords.beside[over === undefined ? 'free' : 'over']}</p>
      }
    >
      <div className="grid max-w-measure gap-6 lg:pt-6">
        <PictureFrame className={pictureLook}>{picture}</PictureFrame>
        {over === undefined ? (
          <div className="grid gap-2">
            <div className={clsx('flex items-center gap-3', token !== undefined && 'mb-1')}>
              {token !== undefined && <TwoFaces inviter={inviter ?? ''} joiner={name} />}
              <h1 className={titleLook}>{title}</h1>
            </div>
            <div className={clsx('grid gap-3', isLoading && 'invisible')}>
              <p className={welcomeLook}>{inviter ?? 'Your partner'} kept a place for you</p>
              <p className="text-lead text-balance text-muted">
                A few questions each week, answered in private, then one talk together.
              </p>
            </div>
          </div>
        ) : (
          <div className="grid gap-6">
            <div className="grid gap-2">
              <h1 className={titleLook}>{title}</h1>
              <div className="grid gap-3">
                <p className={welcomeLook}>{joiningWords.over}</p>
                <p role="status" className="text-lead text-muted">
                  {over}
                </p>
              </div>
            </div>
            <div className="grid gap-2">
              <Link href={pagePaths.auth} className={buttonLook('primary')}>
                I have joined before: sign in
              </Link>
              {isOver && (
                <Link href={pagePaths.joinWithoutToken} className={buttonLook('quiet')}>
                  I have a new link
                </Link>
              )}
            </div>
          </div>
        )}
        {invitation?.isOwn && <Banner>{joiningWords.own(invitation.invitedBy)}</Banner>}
        {!isOver && (
          <JoinForm
            token={token}
            onBegin={() => setBegun(true)}
            onName={setName}
            consent={<LegalConsent opening="By joining you confirm" />}
          />
        )}
        <div className="grid justify-items-start gap-3 border-t border-hairline pt-6">
          {over === undefined && (
            <p className="text-meta">
              Already joined?{' '}
              <Link href={pagePaths.auth} className="link">
                Sign in here
              </Link>
            </p>
          )}
          <HelpDoor />
        </div>
      </div>
    </PageShell>
  )
}
