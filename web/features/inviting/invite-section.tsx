import type { CurrentUser } from '#contract/accounts.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogSection } from '#web/ui/overlays/dialog.tsx'
import { InviteLink } from './invite-link.tsx'
import { useInviting } from './inviting.queries.ts'
import { invitingWords } from './inviting-words.ts'
import { PartnerAddress } from './partner-address.tsx'

/** How the partner comes to the couple: by a link or by e-mail, which either of them may make (R15). */
export function InviteSection({ user }: { user: CurrentUser }) {
  const inviting = useInviting()
  const mailing = inviting.isPending && inviting.variables !== undefined
  const words = invitingWords(user)
  const isPrimary = user.participant === 'primary'
  const ownEmail = isPrimary ? null : user.email
  return (
    <DialogSection title={words.title}>
      <p className="text-muted">{words.about}</p>
      {isPrimary && (
        <PartnerAddress
          inviting={inviting}
          pending={mailing}
          known={user.partnerEmail}
          isTheirs={user.partnerEmailUsed}
        />
      )}
      {inviting.data && <InviteLink invite={inviting.data} sharing={words.share} />}
      <div className="grid gap-2">
        <Button
          variant={inviting.data ? 'quiet' : 'secondary'}
          wide
          pending={inviting.isPending && !mailing}
          onClick={() => inviting.mutate(undefined)}
        >
          {inviting.data ? 'Create a New Link' : 'Create Invite Link'}
        </Button>
        <p className="text-muted">{words.again}</p>
      </div>
      {ownEmail !== null && (
        <div className="grid gap-2">
          <Button
            variant="secondary"
            wide
            pending={mailing}
            onClick={() => inviting.mutate(ownEmail)}
          >
            Email It to Me
          </Button>
          <p className="text-muted [overflow-wrap:anywhere]">To {ownEmail}</p>
        </div>
      )}
    </DialogSection>
  )
}
