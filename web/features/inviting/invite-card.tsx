import { Copy, Share2, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
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
  /** What stands in its place where nobody is to be invited. */
  otherwise: ReactNode
}

/**
 * On home, until the partner has joined (R23): a link, and the ways to hand it on, each in one press. One line, as high as
 * what stands in its place otherwise, until the link is there.
 */
export function InviteCard({ user, now, onGone, otherwise }: InviteCardProps) {
  const titleId = useId()
  const inviting = useInviting()
  const { toast } = useToast()
  const [putAwayAt, setPutAwayAt] = useState(invitingLater.get)
  const sinceThen = putAwayAt === null ? laterMs : now() - putAwayAt
  const isPutAway = sinceThen >= 0 && sinceThen < laterMs
  const words = invitingWords(user)
  const { making, press } = useLinkInOnePress(inviting, words.share)
  if (user.partnerJoined || isPutAway) return otherwise

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
      className="grid self-start rounded-lg border border-hairline bg-surface pl-4"
    >
      <div className="flex min-h-11.5 items-center">
        <div className="min-w-0 flex-1 py-1 lg:flex lg:flex-wrap lg:gap-x-2">
          <h2
            id={titleId}
            className="font-sans text-base leading-snug font-semibold tracking-normal [overflow-wrap:anywhere]"
          >
            {words.title}
          </h2>
          <p className="sr-only text-muted lg:not-sr-only">
            With a link, {user.partnerName} can answer on their own phone.
          </p>
        </div>
        <Button
          variant="quiet"
          className="min-w-11 px-2"
          icon={<Share2 className="size-5" />}
          pending={making === 'share'}
          onClick={() => press('share')}
        >
          <span className="max-[22.5rem]:sr-only">Share</span>
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
