import { Copy, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyText } from '#web/device/clipboard.ts'
import { share } from '#web/device/share.ts'
import { Button } from '#web/ui/button.tsx'
import { localDayAndTime } from '#web/ui/local-time.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { Invite } from './invite.queries.ts'
import type { InviteWords } from './invite-words.ts'

const copied = { title: 'Content copied to clipboard!' }
const notCopied = {
  title: 'That did not work here',
  description: 'Please select the link and copy it by hand.',
  variant: 'destructive',
} as const

type InviteLinkProps = { invite: Invite; sharing: InviteWords['share'] }

/** The link to hand on; it begins in the field, with the link selected. */
export function InviteLink({ invite, sharing }: InviteLinkProps) {
  const { inviteUrl, expiresAt } = invite
  const { toast } = useToast()
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new link gets the focus anew
  useEffect(() => field.current?.focus(), [inviteUrl])
  const copy = async () => toast((await copyText(inviteUrl)) ? copied : notCopied)
  const hand = async () => {
    const ending = await share({ ...sharing, url: inviteUrl })
    if (ending === 'copied') toast(copied)
    if (ending === 'failed') toast(notCopied)
  }
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
        <Button variant="secondary" icon={<Copy className="size-5" />} onClick={copy}>
          Copy Link
        </Button>
        <Button icon={<Share2 className="size-5" />} onClick={hand}>
          Share
        </Button>
      </div>
    </div>
  )
}
