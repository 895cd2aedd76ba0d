import { useState } from 'react'
import { copyText, share } from '#web/device/share.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { localDayAndTime } from '#web/ui/text/local-time.ts'
import type { Invite, Inviting } from './inviting.queries.ts'
import type { InvitingWords } from './inviting-words.ts'

type InviteLinkProps = {
  invite: Invite
  /** What else is to be said of it. */
  also?: string
}

/** The link, to look at and to select by hand. */
export function InviteLink({ invite: { inviteUrl, expiresAt }, also }: InviteLinkProps) {
  return (
    <TextField
      label="Invite link"
      hint={`Works once, until ${localDayAndTime(expiresAt)}.${also ? ` ${also}` : ''}`}
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
  variant: 'destructive' as const,
}

const ready = { title: 'Your link is ready', description: 'Press Share once more to send it.' }

type Link = string | Promise<string>

/**
 * The two ways of a link to the other person; a toast says what came of it where the device does not. `byHand`: what is to
 * be done where neither works.
 */
export function useHandOn(sharing: InvitingWords['share'], byHand = notCopied.description) {
  const { toast } = useToast()
  const failed = { ...notCopied, description: byHand }
  return {
    copy: async (url: Link) => toast((await copyText(url)) ? copied : failed),
    async share(url: Link) {
      const ending = await share({ ...sharing, url })
      if (ending === 'copied') toast(copied)
      if (ending === 'late') toast(ready)
      if (ending === 'failed') toast(failed)
      return ending
    },
  }
}

type Way = 'copy' | 'share'

/**
 * The link in one press: the first makes it, and hands it on at once; `making` is the way for which it is being made, null
 * where another button has it made. None is made before somebody presses, since it ends the one that was sent before.
 */
export function useLinkInOnePress(inviting: Inviting, sharing: InvitingWords['share']) {
  const { data: invite, isPending, mutateAsync } = inviting
  const handOn = useHandOn(sharing)
  const [making, setMaking] = useState<Way | null>(null)
  return {
    making,
    async press(way: Way) {
      if (isPending) return
      if (invite) return handOn[way](invite.inviteUrl)
      setMaking(way)
      const link = mutateAsync(undefined).then(({ inviteUrl }) => inviteUrl)
      const stopMaking = () => setMaking(null)
      void link.then(stopMaking, stopMaking)
      // Handed on before it is there, as a browser may ask a press for it. That it could not be made is told where it is made.
      await handOn[way](link).catch(() => undefined)
    },
  }
}
