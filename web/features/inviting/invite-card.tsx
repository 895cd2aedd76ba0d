import { clsx } from 'clsx'
import { ChevronDown, Copy, Share2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
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
  /** What stands in its place where nobody is to be invited. */
  otherwise: ReactNode
}

/**
 * On home, until the partner has joined (R23): one line, as high as what stands in its place otherwise, and behind it
 * a link and the ways to hand it on, each in one press.
 */
export function InviteCard({ user, onGone, otherwise }: InviteCardProps) {
  const [titleId, partsId] = [useId(), useId()]
  const { data: invite, isPending, variables, mutateAsync } = useInviting()
  const { toast } = useToast()
  const [pressed, setPressed] = useState<'copy' | 'share'>('copy')
  const [isPutAway, setPutAway] = useState(() => invitingLater.get() !== null)
  const [isOpen, setOpen] = useState(invite !== undefined)
  const words = invitingWords(user)
  const handOn = useHandOn(words.share)
  if (user.partnerJoined || isPutAway) return otherwise

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
      className="grid self-start rounded-lg border border-hairline bg-surface"
    >
      <h2 id={titleId} className="font-sans text-base font-normal tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={partsId}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11.5 w-full items-center gap-3 rounded-lg px-3 py-1 text-left"
        >
          <Avatar name={user.partnerName} tone="partner" className="size-8 border-dashed" />
          <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            <span className="font-semibold text-accent-ink">{words.title}</span>{' '}
            <span className="text-muted">to their own phone</span>
          </span>
          <ChevronDown
            className={clsx(
              'size-5 shrink-0 text-muted transition-transform duration-200',
              isOpen && 'rotate-180',
            )}
            aria-hidden="true"
          />
        </button>
      </h2>
      <div id={partsId} hidden={!isOpen} className="gap-1 px-4 pb-1 not-[[hidden]]:grid">
        <p className="text-muted [overflow-wrap:anywhere]">
          With a link, {user.partnerName} can answer on their own phone.
        </p>
        {invite && (
          <TextField
            label="Invite link"
            hint={`Works once, until ${localDayAndTime(invite.expiresAt)}.`}
            readOnly
            value={invite.inviteUrl}
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
        <div className="-mx-2 flex flex-wrap *:px-2 min-[22rem]:gap-x-3">
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
      </div>
    </section>
  )
}
