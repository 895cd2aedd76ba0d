import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefusalCode } from '#contract/refusals.ts'
import { codeOf, sentenceOf } from '#web/api/call.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type AddressDone, useAddressLink } from './mailed-links.queries.ts'

const labels = { undo: 'Take It Back', confirm: 'Confirm Address' } as const

/** Refusals after which the link is of no more use. */
const endings = new Set<RefusalCode | undefined>([
  'undo-link-over',
  'confirm-link-over',
  'email-taken',
  'invalid-field',
])

type AddressLinkProps = {
  kind: keyof typeof labels
  token: string
  onDone: (done: AddressDone) => void
  /** The link turned out to be of no more use. */
  onOver: () => void
  onForgot: () => void
  onBack: () => void
}

/** What a link about an address is for, done at one press: programs that look into mails press none. */
export function AddressLink({ kind, token, onDone, onOver, onForgot, onBack }: AddressLinkProps) {
  const link = useAddressLink({ kind, token, onDone })
  const { error } = link
  const way = useRef<HTMLButtonElement>(null)
  const isOver = endings.has(codeOf(error))
  const noteOver = useEffectEvent(onOver)
  useEffect(() => {
    if (!isOver) return
    way.current?.focus()
    noteOver()
  }, [isOver])
  // An address that is lost comes back with a new password; one that was not confirmed can still sign in.
  const resets = isOver && kind === 'undo'
  return (
    <div className="grid gap-6">
      {link.isError && <Banner tone="danger">{sentenceOf(error)}</Banner>}
      <div className="grid gap-3">
        {!isOver && (
          <Button wide pending={link.isPending} onClick={() => link.mutate()}>
            {labels[kind]}
          </Button>
        )}
        {resets && (
          <Button ref={way} wide onClick={onForgot}>
            Forgot your password?
          </Button>
        )}
        <Button
          ref={resets ? undefined : way}
          variant={isOver && !resets ? 'primary' : 'quiet'}
          wide
          onClick={onBack}
        >
          Back to Login
        </Button>
      </div>
    </div>
  )
}
