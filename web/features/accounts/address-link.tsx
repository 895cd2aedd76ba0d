import { useEffect, useRef } from 'react'
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
  onBack: () => void
}

/** What a link about an address is for, done at one press: programs that look into mails press none. */
export function AddressLink({ kind, token, onDone, onBack }: AddressLinkProps) {
  const link = useAddressLink({ kind, token, onDone })
  const { error } = link
  const back = useRef<HTMLButtonElement>(null)
  const isOver = endings.has(codeOf(error))
  useEffect(() => {
    if (isOver) back.current?.focus()
  }, [isOver])
  return (
    <div className="grid gap-6">
      {link.isError && <Banner tone="danger">{sentenceOf(error)}</Banner>}
      <div className="grid gap-3">
        {!isOver && (
          <Button wide pending={link.isPending} onClick={() => link.mutate()}>
            {labels[kind]}
          </Button>
        )}
        <Button ref={back} variant={isOver ? 'secondary' : 'quiet'} wide onClick={onBack}>
          Back to Login
        </Button>
      </div>
    </div>
  )
}
