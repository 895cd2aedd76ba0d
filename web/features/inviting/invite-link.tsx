import { copyText, share } from '#web/device/share.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localDayAndTime } from '#web/ui/text/local-time.ts'
import type { Invite } from './inviting.queries.ts'
import type { InvitingWords } from './inviting-words.ts'

/** The link, to look at and to select by hand. */
export function InviteLink({ invite: { inviteUrl, expiresAt } }: { invite: Invite }) {
  return (
    <TextField
      label="Invite link"
      hint={`Works once, until ${localDayAndTime(expiresAt)}. Earlier links no longer work.`}
      readOnly
      value={inviteUrl}
      className="text-ellipsis"
      onFocus={(event) => event.currentTarget.select()}
    />
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
