import { Copy, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { localDayAndTime } from '#web/ui/text/local-time.ts'
import { useHandOn } from './hand-on.ts'
import type { Invite } from './invite.queries.ts'
import type { InviteWords } from './invite-words.ts'

type InviteLinkProps = { invite: Invite; sharing: InviteWords['share'] }

/** The link to hand on; it begins in the field, with the link selected. */
export function InviteLink({ invite, sharing }: InviteLinkProps) {
  const { inviteUrl, expiresAt } = invite
  const handOn = useHandOn(sharing)
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new link gets the focus anew
  useEffect(() => field.current?.focus(), [inviteUrl])
  return (
    <div className="grid gap-4">
      <TextField
        ref={field}
        label="Invite link"
        hint={`Works once, until ${localDayAndTime(expiresAt)}.`}
        readOnly
        value={inviteUrl}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
        <Button
          variant="secondary"
          icon={<Copy className="size-5" />}
          onClick={() => handOn.copy(inviteUrl)}
        >
          Copy Link
        </Button>
        <Button icon={<Share2 className="size-5" />} onClick={() => handOn.share(inviteUrl)}>
          Share
        </Button>
      </div>
    </div>
  )
}
