import { Copy, Share2 } from 'lucide-react'
import type { CurrentUser } from '#contract/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { QuietFold } from '#web/ui/fold.tsx'
import { DialogSection } from '#web/ui/overlays/dialog.tsx'
import { InviteLink, useLinkInOnePress } from './invite-link.tsx'
import { type Inviting, useInviting } from './inviting.queries.ts'
import { type InvitingWords, invitingWords } from './inviting-words.ts'
import { PartnerAddress } from './partner-address.tsx'

/**
 * How the partner comes to the couple: by a link that is shared in one press, or in other ways, which
 * either of them may go (R8, R15). Once the partner is there, all of it waits behind one line.
 */
export function InviteSection({ user }: { user: CurrentUser }) {
  const inviting = useInviting(user)
  const words = invitingWords(user)
  const shareLink = <ShareLink inviting={inviting} sharing={words.share} main={!words.isThere} />
  const otherWays = <OtherWays user={user} inviting={inviting} again={words.again} />
  return (
    <DialogSection title={words.title} hint={words.about}>
      {words.isThere ? (
        <QuietFold title="Make a new link">
          {shareLink}
          {otherWays}
        </QuietFold>
      ) : (
        <>
          {shareLink}
          <QuietFold title="Other ways">{otherWays}</QuietFold>
        </>
      )}
    </DialogSection>
  )
}

type ShareLinkProps = {
  inviting: Inviting
  sharing: InvitingWords['share']
  /** Sharing is what this part is for. */
  main: boolean
}

/** Hands a link on in one press; the first press makes it. */
function ShareLink({ inviting, sharing, main }: ShareLinkProps) {
  const { making, press } = useLinkInOnePress(inviting, sharing)
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-1 gap-3 loose:grid-cols-2">
        <Button
          variant={main ? 'primary' : 'secondary'}
          icon={<Share2 className="size-5" aria-hidden="true" />}
          pending={making === 'share'}
          onClick={() => press('share')}
        >
          Share
        </Button>
        <Button
          variant="secondary"
          icon={<Copy className="size-5" aria-hidden="true" />}
          pending={making === 'copy'}
          onClick={() => press('copy')}
        >
          Copy Link
        </Button>
      </div>
      {inviting.data && <InviteLink invite={inviting.data} also="Earlier links no longer work." />}
    </div>
  )
}

type OtherWaysProps = { user: CurrentUser; inviting: Inviting; again: string }

/** By email, which goes to the partner's place alone, and with another link than the one before. */
function OtherWays({ user, inviting, again }: OtherWaysProps) {
  const { isPending, variables, mutate } = inviting
  const mailing = isPending && variables !== undefined
  const isPrimary = user.participant === 'primary'
  const ownEmail = isPrimary ? null : user.email
  return (
    <>
      {isPrimary && (
        <PartnerAddress
          inviting={inviting}
          pending={mailing}
          known={user.partnerEmail}
          isTheirs={user.partnerEmailUsed}
        />
      )}
      {ownEmail !== null && (
        <div className="grid gap-2">
          <Button variant="secondary" wide pending={mailing} onClick={() => mutate(ownEmail)}>
            Email It to Me
          </Button>
          <p className="text-muted [overflow-wrap:anywhere]">To {ownEmail}</p>
        </div>
      )}
      <div className="grid gap-2">
        <Button
          variant="secondary"
          wide
          pending={isPending && variables === undefined}
          onClick={() => mutate(undefined)}
        >
          Create a New Link
        </Button>
        <p className="text-muted">{again}</p>
      </div>
    </>
  )
}
