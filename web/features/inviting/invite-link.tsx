import { Copy, Share2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { copyText, share } from '#web/device/share.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localDayAndTime } from '#web/ui/text/local-time.ts'
import type { Invite } from './inviting.queries.ts'
import type { InvitingWords } from './inviting-words.ts'

type InviteLinkProps = { invite: Invite; sharing: InvitingWords['share'] }

/** The link to hand on; the focus begins at its copying. */
export function InviteLink({ invite, sharing }: InviteLinkProps) {
  const { inviteUrl, expiresAt } = invite
  const handOn = useHandOn(sharing)
  const copyButton = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new link gets the focus anew
  useEffect(() => copyButton.current?.focus(), [inviteUrl])
  return (
    <div className="grid gap-4">
      <TextField
        label="Invite link"
        hint={`Works once, until ${localDayAndTime(expiresAt)}.`}
        readOnly
        value={inviteUrl}
        className="text-ellipsis"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
        <Button
          ref={copyButton}
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

const copied = { title: 'Content copied to clipboard!' }
const notCopied = {
  title: 'That did not work here',
  description: 'Please select the link and copy it by hand.',
  variant: 'destructive',
} as const

/** The two ways of a link to the other person; a toast says what came of it where the device does not. */
export function useHandOn(sharing: InvitingWords['share']) {
  const { toast } = useToast()
  return {
    copy: async (url: string) => toast((await copyText(url)) ? copied : notCopied),
    async share(url: string) {
      const ending = await share({ ...sharing, url })
      if (ending === 'copied') toast(copied)
      if (ending === 'failed') toast(notCopied)
    },
  }
}
