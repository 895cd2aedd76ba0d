import type { Challenge } from '#contract/challenges.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { NoteDraft } from './note-drafts.ts'
import { sentences } from './sentences.ts'

type UnsavedNotesProps = { drafts: readonly NoteDraft[]; onOpen: (challenge: Challenge) => void }

/** The way back to notes on challenges that the card does not show now. */
export function UnsavedNotes({ drafts, onOpen }: UnsavedNotesProps) {
  return drafts.map(({ challenge }) => (
    <Banner
      key={challenge.id}
      action={
        <Button variant="secondary" onClick={() => onOpen(challenge)}>
          {sentences.openAgain}
        </Button>
      }
    >
      {sentences.unsaved(challenge)}
    </Banner>
  ))
}
