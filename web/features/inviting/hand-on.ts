import { copyText } from '#web/device/clipboard.ts'
import { share } from '#web/device/share.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import type { InviteWords } from './invite-words.ts'

const copied = { title: 'Content copied to clipboard!' }
const notCopied = {
  title: 'That did not work here',
  description: 'Please select the link and copy it by hand.',
  variant: 'destructive',
} as const

/** The two ways of a link to the other person; what came of it is told where the device does not. */
export function useHandOn(sharing: InviteWords['share']) {
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
