import { type Challenge, noteMaximum } from '#contract/challenges.ts'
import type { Person } from '#web/session/participants.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { sentences } from './sentences.ts'
import { progressOf } from './standing.ts'
import { usePart } from './use-part.ts'

export type ChallengePartProps = {
  challenge: Challenge
  person: Person
  /** The note being written, which outlives a closed dialog. */
  note: string
  onNoteChange: (note: string) => void
  /** The server has that note. */
  onNoteSaved: (note: string) => void
  onUpdate: (update: {
    completed: boolean
    notes?: string
    isPartnerUpdate: boolean
  }) => Promise<void>
}

/** One person's own part in a challenge: done or not, and a note that opens when both have done it. */
export function ChallengePart(props: ChallengePartProps) {
  const { challenge, person, note, onNoteChange } = props
  const { completed, hasNotes } = progressOf(challenge, person)
  const { busy, issue, field, button, save } = usePart(props)
  const isWriting = note.trim() !== ''
  const notes = isWriting ? note : undefined
  const opening = challenge.completed ? sentences.openNoteHint : sentences.noteHint
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold text-done-ink empty:hidden">
        {completed && sentences.hasDone(person)}
      </p>
      {hasNotes && !challenge.completed && <p className="text-muted">{sentences.noteKept}</p>}
      {(!challenge.completed || isWriting) && (
        <TextAreaField
          ref={field}
          label={sentences.note(person)}
          hint={hasNotes ? sentences.newNoteHint : opening}
          optional
          rows={3}
          countTo={noteMaximum}
          value={note}
          error={issue}
          onChange={(event) => onNoteChange(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={button}
          variant={completed ? 'quiet' : 'primary'}
          pending={busy === 'completion'}
          onClick={() => save('completion', { completed: !completed, notes })}
        >
          {completed ? sentences.markOpen(person) : sentences.markDone(person)}
        </Button>
        {isWriting && (
          <Button
            variant="secondary"
            pending={busy === 'note'}
            onClick={() => save('note', { completed, notes })}
          >
            {sentences.saveNote}
          </Button>
        )}
        {hasNotes && !challenge.completed && !isWriting && (
          <Button
            variant="quiet"
            pending={busy === 'note'}
            onClick={() => save('note', { completed, notes: '' })}
          >
            {sentences.removeNote}
          </Button>
        )}
      </div>
    </div>
  )
}
