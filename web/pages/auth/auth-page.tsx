import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'wouter'
import { pagePaths } from '#contract/pages.ts'
import { registrationQuery } from '#web/features/accounts/accounts.queries.ts'
import { AddressLink } from '#web/features/accounts/address-link.tsx'
import { type AuthNews, AuthNewsBanner } from '#web/features/accounts/auth-news.tsx'
import { type AuthTab, AuthTabs, type ResetLinkState } from '#web/features/accounts/auth-tabs.tsx'
import type { MailedLink } from '#web/features/accounts/mailed-link.ts'
import type { AddressDone } from '#web/features/accounts/mailed-links.queries.ts'
import { HelpDoor } from '#web/features/help/help-door.tsx'
import { joinedAs } from '#web/features/joining/joining.queries.ts'
import { joiningWords } from '#web/features/joining/joining-words.ts'
import { LegalConsent } from '#web/features/legal/legal-consent.tsx'
import { ServerNotice } from '#web/pages/server/server-notice.tsx'
import { useArrival } from '#web/pages/use-arrival.ts'
import { useWhySignedOut } from '#web/session/current-user.ts'
import { isNewcomer, wasHere } from '#web/session/newcomer.ts'
import { Wordmark } from '#web/ui/brand/mark.tsx'
import { PictureFrame } from '#web/ui/brand/picture-frame.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { PageShell } from '#web/ui/page-shell.tsx'
import { authPictureLook, bothBeside, bothThere, nobodyThere } from './auth-resting.tsx'
import { afterDeletion, authWords } from './auth-words.ts'

type AuthPageProps = {
  /** The link of a mail by which somebody came. */
  link: MailedLink | null
  /** It is of no more use. */
  onUsed: () => void
  /** They went on to something else. */
  onLeft: () => void
}

/** What greets somebody who has just joined. */
function welcomeTo(joiner: ReturnType<typeof joinedAs>): AuthNews | null {
  if (!joiner || joiner.name === '') return null
  const { title, description } = joiningWords.joined(joiner.name)
  return { kind: 'joined', title, text: description }
}

/** Login, registration and a new password (product §2), and what the links of our mails open. */
export function AuthPage({ link, onUsed, onLeft }: AuthPageProps) {
  const resetToken = link?.kind === 'reset' ? link.token : null
  const code = link?.kind === 'code' ? link.token : null
  // A link that we mailed is for those who were here, on whatever device.
  const [isKnown] = useState(() => wasHere() || (link !== null && code === null))
  const { data: registration = 'open' } = useQuery(registrationQuery)
  const [tab, setTab] = useState<AuthTab>(() => {
    if (resetToken !== null) return 'forgot'
    if (code !== null) return 'register'
    return !isKnown && isNewcomer(window.history.state) ? 'register' : 'login'
  })
  const [reset, setReset] = useState<ResetLinkState>(resetToken === null ? 'none' : 'open')
  const [address, setAddress] = useState(
    link?.kind === 'undo' || link?.kind === 'confirm' ? link : null,
  )
  const [isAddressLinkOver, setAddressLinkOver] = useState(false)
  const [joiner] = useState(() => joinedAs(window.history.state))
  const [news, setNews] = useState<AuthNews | null>(() => welcomeTo(joiner))
  const [email, setEmail] = useState(joiner?.email ?? '')
  const { toast } = useToast()
  const why = useWhySignedOut()
  const [hasGoneOn, setGoneOn] = useState(false)
  const isGone = why?.code === 'signed-out-account-deleted' && !joiner && link === null
  const isDeleted = isGone && !hasGoneOn
  const signedOut = why?.sentence &&
    !joiner &&
    !hasGoneOn && { kind: 'signed out' as const, text: why.sentence }
  const shown = news ?? (signedOut || null)
  const isChoosing = tab === 'forgot' && reset === 'open'
  const words = authWords({
    tab,
    isChoosing,
    addressLink: address?.kind,
    isAddressLinkOver,
    isClosed: registration === 'closed',
    joiner: joiner && { name: joiner.name, hasAddress: joiner.email !== '' },
    wasSignedOut: why !== null && !isGone,
    isDeleted,
    wasHere: isKnown,
  })
  useArrival(words.page)

  const heading = useRef<HTMLHeadingElement>(null)
  const leaveAddress = () => {
    setAddress(null)
    onLeft()
    heading.current?.focus({ preventScroll: true })
  }
  const beginAnew = () => {
    setGoneOn(true)
    setTab(registration === 'closed' ? 'login' : 'register')
    heading.current?.focus({ preventScroll: true })
  }
  const finishAddress = ({ message, email: theirs }: AddressDone) => {
    if (address?.kind === 'undo') setNews({ kind: 'address back', text: message, email: theirs })
    else toast({ title: 'Email confirmed', description: message })
    setEmail(theirs)
    leaveAddress()
  }
  return (
    <PageShell
      slim
      header={<Wordmark className="min-h-12" />}
      {...(isDeleted ? { picture: nobodyThere } : bothBeside)}
    >
      <div className="grid max-w-measure gap-6 lg:pt-10">
        <PictureFrame className={authPictureLook}>
          {isDeleted ? nobodyThere : bothThere}
        </PictureFrame>
        <div className="grid gap-2">
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-title outline-none [overflow-wrap:anywhere]"
          >
            {words.title}
          </h1>
          <p className="text-lead text-balance text-muted">{words.text}</p>
        </div>
        {address ? (
          <AddressLink
            kind={address.kind === 'undo' ? 'undo' : 'confirm'}
            token={address.token}
            onDone={finishAddress}
            onOver={() => setAddressLinkOver(true)}
            onForgot={() => {
              leaveAddress()
              setTab('forgot')
            }}
            onBack={leaveAddress}
          />
        ) : isDeleted ? (
          <>
            {shown && <AuthNewsBanner news={shown} onChoosePassword={() => setTab('forgot')} />}
            <div className="grid justify-items-start gap-4">
              {registration !== 'closed' && <p>{afterDeletion.again}</p>}
              <Button variant="secondary" onClick={beginAnew}>
                {registration === 'closed' ? afterDeletion.login : afterDeletion.register}
              </Button>
            </div>
          </>
        ) : (
          <>
            {shown && tab !== 'register' && !isChoosing && (
              <AuthNewsBanner news={shown} onChoosePassword={() => setTab('forgot')} />
            )}
            <AuthTabs
              tab={tab}
              isSigningIn={joiner !== null}
              onTab={(next) => {
                setTab(next)
                if (next !== 'forgot' && code === null) onLeft()
              }}
              email={email}
              registration={registration}
              code={code ?? ''}
              onAsked={(text) => setNews({ kind: 'asked for a mail', text })}
              resetToken={resetToken}
              link={reset}
              onLinkUsed={(state) => {
                setReset(state)
                onUsed()
              }}
              consent={<LegalConsent opening="By registering you both confirm" />}
            />
          </>
        )}
        <div className="grid justify-items-start gap-4 border-t border-hairline pt-6">
          {/* Whoever has just joined has one thing to do here. */}
          {!joiner && (
            <p className="text-meta">
              New to Duologue?{' '}
              <Link href={pagePaths.onboarding} className="link">
                See how it works
              </Link>
            </p>
          )}
          <ServerNotice />
          <HelpDoor />
        </div>
      </div>
    </PageShell>
  )
}
