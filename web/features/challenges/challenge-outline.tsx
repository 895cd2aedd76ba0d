import type { Challenge } from '#contract/challenges.ts'
import { Badge } from '#web/ui/badge.tsx'
import { sentences } from './sentences.ts'

/** What kind of challenge it is and how much it takes. */
export function ChallengeOutline({ type, difficulty, minutes }: Challenge) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone="guide">{sentences.types[type]}</Badge>
      <span className="text-muted">{sentences.effort(difficulty, minutes)}</span>
    </p>
  )
}
