import type { Person } from '#web/session/participants.ts'
import { Button } from '#web/ui/button.tsx'
import type { Talk } from './catchup-player.ts'
import { sentences } from './sentences.ts'

type JoinOtherProps = { talk: Talk; partner: Person; onJoin: () => void }

/** For who came later and reads from the first question on: the way to where the other one is (R22). */
export function JoinOther({ talk: { place, couple }, partner, onJoin }: JoinOtherProps) {
  if (!place.alone || !couple) return null
  const isAtEnd = couple.completed || couple.turn === 'end'
  return (
    <Button variant="secondary" wide className="mb-3" onClick={onJoin}>
      {sentences.join(partner, isAtEnd ? null : couple.index + 1)}
    </Button>
  )
}
