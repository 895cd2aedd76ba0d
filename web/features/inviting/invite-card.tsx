import { Copy, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import type { CurrentUser } from '#contract/accounts.ts'
import { remembered, storageKeys } from '#web/session/kept.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localDayAndTime } from '#web/ui/text/local-time.ts'
import { useHandOn } from './invite-link.tsx'
import { useInviting } from './inviting.queries.ts'
import { invitingWords } from './inviting-words.ts'

const invitingLater = remembered(storageKeys.inviteLater, z.literal(true))

type InviteCardProps = {
  user: CurrentUser
  /** It was put away, and the button that had the focus is gone. */
  onGone: () => void
}

/** On home, until the partner has joined: a link, and the ways to hand it on, each in one press (R23). */
export function InviteCard({ user, onGone }: InviteCardProps) {
  const titleId = useId()
  const { data: invite, isPending, variables, mutateAsync } = useInviting()
  const { toast } = useToast()
  const [pressed, setPressed] = useState<'copy' | 'share'>('copy')
  const [isPutAway, setPutAway] = useState(() => invitingLater.get() !== null)
  const words = invitingWords(user)
  const handOn = useHandOn(words.share)
  if (user.partnerJoined || isPutAway) return null

  const press = async (way: 'copy' | 'share') => {
    setPressed(way)
    const made = invite ?? (await mutateAsync(undefined).catch(() => null))
    if (made) await handOn[way](made.inviteUrl)
  }
  const putAway = () => {
    invitingLater.set(true)
    setPutAway(true)
    onGone()
    toast({
      title: 'All right, later',
      description: 'You will find the invitation in Profile Settings.',
    })
  }
  const isMaking = isPending && variables === undefined
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-1 rounded-lg border border-hairline bg-surface px-4 pt-3 pb-1"
    >
      <div className="flex items-start gap-3">
        <Avatar name={user.partnerName} tone="partner" className="mt-0.5 size-10 border-dashed" />
        <div className="min-w-0">
          <h2 id={titleId} className="text-lead [overflow-wrap:anywhere]">
            {words.title}
          </h2>
          <p className="text-muted [overflow-wrap:anywhere]">
            With a link, {user.partnerName} can answer on their own phone.
          </p>
        </div>
      </div>
      {invite && (
        <TextField
          label="Invite link"
          hint={`Works once, until ${localDayAndTime(invite.expiresAt)}.`}
          readOnly
          value={invite.inviteUrl}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <div className="-mx-2 flex flex-wrap *:px-2 min-[22rem]:gap-x-3 sm:ml-11">
        <Button
          variant="quiet"
          icon={<Share2 className="size-5" />}
          pending={isMaking && pressed === 'share'}
          onClick={() => press('share')}
        >
          Share
        </Button>
        <Button
          variant="quiet"
          icon={<Copy className="size-5" />}
          pending={isMaking && pressed === 'copy'}
          onClick={() => press('copy')}
        >
          Copy Link
        </Button>
        <Button variant="quiet" onClick={putAway}>
          Later
        </Button>
      </div>
    </section>
  )
}
