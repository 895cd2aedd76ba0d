import { useRef, useState } from 'react'
import { type Challenge, noteMaximum } from '#contract/challenges.ts'
import { sentenceOf } from '#web/api/call.ts'
import type { Person } from '#web/session/participants.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields/text-field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { challengesWords } from './challenges-words.ts'
import { noteIssue } from './note-drafts.ts'
import { progressOf, takesNote } from './progress.ts'

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
  const opening = challenge.completed
    ? challengesWords.openNoteHint
    : challengesWords.openedNoteHint
  const sealing = hasNotes ? challengesWords.newNoteHint : challengesWords.noteHint
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold text-done-ink empty:hidden">
        {completed && challengesWords.hasDone(person)}
      </p>
      {ownDevice && <p className="text-muted">{challengesWords.onOwnDevice(person)}</p>}
      {hasNotes && isSealed && !ownDevice && (
        <p className="text-muted">{challengesWords.noteSaved}</p>
      )}
      {((isSealed && !ownDevice) || isWriting) && (
        <TextAreaField
          ref={field}
          label={challengesWords.note(person)}
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
            {completed ? challengesWords.markOpen(person) : challengesWords.markDone(person)}
          </Button>
          {noteWith(completed) !== undefined && (
            <Button
              variant="secondary"
              pending={busy === 'note'}
              onClick={() => save('note', { completed, notes: noteWith(completed) })}
            >
              {challengesWords.saveNote}
            </Button>
          )}
          {hasNotes && isSealed && !isWriting && (
            <Button
              variant="quiet"
              pending={busy === 'note'}
              onClick={() => save('note', { completed, notes: '' })}
            >
              {challengesWords.removeNote}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

type Saving = 'completion' | 'note'

/** Saves what a person says of their own part; what they typed stays where that fails. */
function usePart({ challenge, person, onUpdate, onNoteSaved }: ChallengePartProps) {
  const { toast, dismiss } = useToast()
  const field = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [busy, setBusy] = useState<Saving | null>(null)
  const [issue, setIssue] = useState<string | undefined>()
  const save = async (
    saving: Saving,
    { completed, notes }: { completed: boolean; notes: string | undefined },
  ) => {
    if (busy !== null) return
    const wrong = notes === undefined ? undefined : noteIssue(notes)
    setIssue(wrong)
    if (wrong !== undefined) return
    dismiss()
    setBusy(saving)
    try {
      const isPartnerUpdate = person.participant === 'partner'
      await onUpdate({ completed, isPartnerUpdate, ...(notes !== undefined && { notes }) })
      if (notes !== undefined) onNoteSaved(notes)
      // The button that saved a note goes, and so does an open note's field; the focus must not.
      if (saving === 'note') (challenge.completed ? button : field).current?.focus()
    } catch (error) {
      const description = sentenceOf(error, challengesWords.saveFailed)
      toast({ title: challengesWords.failed, description, variant: 'destructive' })
    }
    setBusy(null)
  }
  return { busy, issue, field, button, save }
}
