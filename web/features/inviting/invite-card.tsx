import { Copy, Share2, X } from 'lucide-react'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import type { CurrentUser } from '#contract/accounts.ts'
import { remembered, storageKeys } from '#web/session/kept.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { InviteLink, useLinkInOnePress } from './invite-link.tsx'
import { useInviting } from './inviting.queries.ts'
import { invitingWords } from './inviting-words.ts'

/** When somebody pressed Later, in milliseconds since 1970. */
const invitingLater = remembered(storageKeys.inviteLater, z.number())

/** So long the card is away (product §9). */
const laterMs = 24 * 60 * 60_000

type InviteCardProps = {
  user: CurrentUser
  now: () => number
  /** It was put away, and the button that had the focus is gone. */
  onGone: () => void
}

/**
 * On home, until the partner has joined (R23): a link, and the ways to hand it on, each in one press. One quiet line until
 * the link is there.
 */
export function InviteCard({ user, now, onGone }: InviteCardProps) {
  const titleId = useId()
  const inviting = useInviting(user)
  const { toast } = useToast()
  const [putAwayAt, setPutAwayAt] = useState(invitingLater.get)
  const sinceThen = putAwayAt === null ? laterMs : now() - putAwayAt
  const isPutAway = sinceThen >= 0 && sinceThen < laterMs
  const words = invitingWords(user)
  const { making, press } = useLinkInOnePress(inviting, words.share)
  if (user.partnerJoined || isPutAway) return null

  const putAway = () => {
    const at = now()
    invitingLater.set(at)
    setPutAwayAt(at)
    onGone()
    toast({
      title: 'All right, later',
      description: 'The invitation is here again tomorrow. Until then it is in Profile Settings.',
    })
  }
  return (
    <section
      aria-labelledby={titleId}
      className="mt-7 grid rounded-lg border border-hairline bg-surface pl-4 tight:pl-3"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_auto_auto] items-center pt-0.5 in-data-large:grid-cols-[minmax(0,1fr)_auto_auto] lg:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] lg:gap-x-2 lg:pt-0">
        <h2
          id={titleId}
          className="font-sans text-base leading-snug font-semibold tracking-normal [overflow-wrap:anywhere] in-data-large:col-span-full in-data-large:pt-3 in-data-large:pr-4"
        >
          {words.title}
        </h2>
        <p className="order-1 col-span-full -mt-1 in-data-large:order-none in-data-large:mt-0 pr-4 pb-2.5 text-meta text-muted lg:order-none lg:col-auto lg:my-1 lg:pb-0">
          So {user.partnerName} can answer on their own phone.
        </p>
        <Button
          variant="quiet"
          className="min-h-11 min-w-11 justify-self-start px-2 in-data-large:-ml-1 tight:gap-1.5 tight:px-1"
          icon={<Share2 className="size-5" />}
          pending={making === 'share'}
          onClick={() => press('share')}
        >
          Share
        </Button>
        <IconButton
          label="Copy Link"
          icon={<Copy aria-hidden="true" />}
          aria-busy={making === 'copy'}
          onClick={() => press('copy')}
        />
        <IconButton label="Later" icon={<X aria-hidden="true" />} onClick={putAway} />
      </div>
      {inviting.data && (
        <div className="pr-4 pb-4">
          <InviteLink invite={inviting.data} />
        </div>
      )}
    </section>
  )
}
