import { type Challenge, noteMaximum } from '#contract/challenges.ts'
import type { Person } from '#web/session/participants.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields/text-field.tsx'
import { sentences } from './sentences.ts'
import { progressOf, takesNote } from './standing.ts'
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
  const { completed, hasNotes, ownDevice = false } = progressOf(challenge, person)
  const { busy, issue, field, button, save } = usePart(props)
  const isWriting = note.trim() !== ''
  const isSealed = !challenge.opened
  const noteWith = (nowCompleted: boolean) =>
    isWriting && takesNote(challenge, person, nowCompleted) ? note : undefined
  const opening = challenge.completed ? sentences.openNoteHint : sentences.openedNoteHint
  const sealing = hasNotes ? sentences.newNoteHint : sentences.noteHint
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold text-done-ink empty:hidden">
        {completed && sentences.hasDone(person)}
      </p>
      {ownDevice && <p className="text-muted">{sentences.onOwnDevice(person)}</p>}
      {hasNotes && isSealed && !ownDevice && <p className="text-muted">{sentences.noteKept}</p>}
      {((isSealed && !ownDevice) || isWriting) && (
        <TextAreaField
          ref={field}
          label={sentences.note(person)}
          hint={isSealed ? sealing : opening}
          optional
          rows={3}
          countTo={noteMaximum}
          value={note}
          error={issue}
          onChange={(event) => onNoteChange(event.target.value)}
        />
      )}
      {!ownDevice && (
        <div className="flex flex-wrap gap-3">
          <Button
            ref={button}
            variant={completed ? 'quiet' : 'primary'}
            pending={busy === 'completion'}
            onClick={() =>
              save('completion', { completed: !completed, notes: noteWith(!completed) })
            }
          >
            {completed ? sentences.markOpen(person) : sentences.markDone(person)}
          </Button>
          {noteWith(completed) !== undefined && (
            <Button
              variant="secondary"
              pending={busy === 'note'}
              onClick={() => save('note', { completed, notes: noteWith(completed) })}
            >
              {sentences.saveNote}
            </Button>
          )}
          {hasNotes && isSealed && !isWriting && (
            <Button
              variant="quiet"
              pending={busy === 'note'}
              onClick={() => save('note', { completed, notes: '' })}
            >
              {sentences.removeNote}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
