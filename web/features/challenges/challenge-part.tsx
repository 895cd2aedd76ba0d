import { Check, Pencil, Plus } from 'lucide-react'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Challenge, noteMaximum } from '#contract/challenges.ts'
import type { Participant } from '#contract/participants.ts'
import { sentenceOf } from '#web/api/call.ts'
import type { Person } from '#web/session/participants.ts'
import { Button } from '#web/ui/button.tsx'
import { OptionalMark } from '#web/ui/fields/field.tsx'
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { challengesWords } from './challenges-words.ts'
import { noteIssue } from './note-drafts.ts'
import { progressOf, takesNote } from './progress.ts'

export type WhosePart = {
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

type PartProps = WhosePart & { saving: PartSaving }

/** What a person's part in a challenge says, and the note, which opens when both have done it. */
export function ChallengePart({ saving, ...props }: PartProps) {
  const { challenge, person, note, onNoteChange } = props
  const { completed, hasNotes, ownDevice = false } = progressOf(challenge, person)
  const { busy, issue, fields, save } = saving
  const noteSaved = saving.noteSavedOf[person.id]
  const isWriting = note.trim() !== ''
  const isSealed = !challenge.opened
  const isWanted = saving.wants(person)
  const way = useFocusAfter(noteSaved)
  const written = noteWith(props, completed)
  const opening = challenge.completed
    ? challengesWords.openNoteHint
    : challengesWords.openedNoteHint
  const sealing = hasNotes ? challengesWords.newNoteHint : challengesWords.noteHint
  const mayWrite = isSealed && !ownDevice
  const isShown = isWriting || (mayWrite && isWanted)
  return (
    <div className="grid gap-4">
      {ownDevice && <p className="text-muted">{challengesWords.onOwnDevice(person)}</p>}
      {hasNotes && mayWrite && <p className="text-muted">{challengesWords.noteSaved}</p>}
      {isShown ? (
        <TextAreaField
          ref={fields[person.participant]}
          label={challengesWords.note(person)}
          hint={isSealed ? sealing : opening}
          optional
          rows={3}
          countTo={noteMaximum}
          value={note}
          error={issue}
          autoFocus={isWanted && !isWriting}
          onChange={(event) => {
            saving.want()
            onNoteChange(event.target.value)
          }}
        />
      ) : (
        mayWrite && <WayToNote ref={way} isKept={hasNotes} onOpen={saving.want} />
      )}
      {!ownDevice && (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {written !== undefined && (
            <Button
              variant="secondary"
              pending={busy === 'note'}
              onClick={() => save('note', { completed, notes: written })}
            >
              {challengesWords.saveNote}
            </Button>
          )}
          {hasNotes && isSealed && !isWriting && (
            <Button
              variant="quiet"
              // Its words begin where everything else does.
              className="-ml-4 px-4!"
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

/** What takes the place of a note that was saved or removed by its own button gets the focus, since that button goes. */
function useFocusAfter(noteSaved: NoteSaved) {
  const place = useRef<HTMLButtonElement>(null)
  const seen = useRef(noteSaved)
  useLayoutEffect(() => {
    if (seen.current === noteSaved) return
    seen.current = noteSaved
    if (noteSaved?.by === 'note') place.current?.focus()
  }, [noteSaved])
  return place
}

type WayToNoteProps = {
  ref: RefObject<HTMLButtonElement | null>
  /** One is kept, which another would take the place of. */
  isKept: boolean
  onOpen: () => void
}

/** One line in place of the note, for whoever wants to write one. */
const WayToNote = ({ ref, isKept, onOpen }: WayToNoteProps) => (
  <button
    ref={ref}
    type="button"
    onClick={onOpen}
    className="flex min-h-14 w-full items-center gap-3 rounded-md border border-hairline px-4 text-left transition-colors hover:border-ink"
  >
    {isKept ? (
      <Pencil className="size-5 shrink-0 text-muted" aria-hidden="true" />
    ) : (
      <Plus className="size-5 shrink-0 text-muted" aria-hidden="true" />
    )}
    <span>
      {isKept ? challengesWords.changeNote : challengesWords.addNote}
      {!isKept && <OptionalMark />}
    </span>
  </button>
)

/** Marks a person's part as done, or takes that back: what the whole dialog leads to. */
export function MarkDone({ saving, ...props }: PartProps) {
  const { completed } = progressOf(props.challenge, props.person)
  const { person } = props
  const { busy, button, save } = saving
  return (
    <div className="flex items-center justify-between gap-x-2">
      <p
        role="status"
        className="inline-flex min-w-0 items-center gap-2 font-medium text-done-ink empty:hidden"
      >
        {completed && (
          <>
            <Check className="size-5 shrink-0" aria-hidden="true" />
            {challengesWords.hasDone(person)}
          </>
        )}
      </p>
      <Button
        ref={button}
        variant={completed ? 'quiet' : 'primary'}
        wide={!completed}
        className={completed ? '-mr-3 px-3! font-medium! text-muted!' : undefined}
        pending={busy === 'completion'}
        onClick={() =>
          save('completion', { completed: !completed, notes: noteWith(props, !completed) })
        }
      >
        {completed ? (
          <>
            {challengesWords.markOpen}
            <span className="sr-only">{challengesWords.markOpenOf(person)}</span>
          </>
        ) : (
          challengesWords.markDone(person)
        )}
      </Button>
    </div>
  )
}

/** What goes along of a note with that part `completed` or not, if any. */
const noteWith = ({ challenge, person, note }: WhosePart, completed: boolean) =>
  note.trim() !== '' && takesNote(challenge, person, completed) ? note : undefined

type Saving = 'completion' | 'note'

/** The last time that this person's note was saved or removed here, and what it went along with. */
type NoteSaved = { by: Saving } | undefined

export type PartSaving = {
  busy: Saving | null
  issue: string | undefined
  /** Of each of the two: for a moment both are there, as the one part takes the other's place. */
  fields: Record<Participant, RefObject<HTMLTextAreaElement | null>>
  button: RefObject<HTMLButtonElement | null>
  noteSavedOf: { [personId: number]: NoteSaved }
  /** Whether that person has opened the field for a note: until one is kept, or the other one's part is shown. */
  wants: (person: Person) => boolean
  want: () => void
  save: (saving: Saving, change: { completed: boolean; notes: string | undefined }) => Promise<void>
}

/**
 * Saves what a person says of their own part of the one challenge; what they typed stays where that fails. What is
 * under way, and what was wrong, is that person's: the other one's part knows nothing of it.
 */
export function usePartSaving(part: WhosePart): PartSaving {
  const { challenge, person, note, onUpdate, onNoteSaved } = part
  const { toast, dismiss } = useToast()
  const fields = {
    primary: useRef<HTMLTextAreaElement>(null),
    partner: useRef<HTMLTextAreaElement>(null),
  }
  const button = useRef<HTMLButtonElement>(null)
  const [running, setRunning] = useState<{ [personId: number]: Saving | null }>({})
  const [wrongOf, setWrongOf] = useState<number | null>(null)
  const [noteSavedOf, setNoteSavedOf] = useState<{ [personId: number]: NoteSaved }>({})
  const [wanted, setWanted] = useState<{ personId: number; at: NoteSaved } | null>(null)
  // The other one's part is shown, in which this is nobody's business.
  if (wanted !== null && wanted.personId !== person.id) setWanted(null)
  const busy = running[person.id] ?? null
  const setBusy = (saving: Saving | null) =>
    setRunning((others) => ({ ...others, [person.id]: saving }))
  const save: PartSaving['save'] = async (saving, { completed, notes }) => {
    if (busy !== null) return
    const isWrong = notes !== undefined && noteIssue(notes) !== undefined
    setWrongOf(isWrong ? person.id : null)
    const field = fields[person.participant].current
    if (isWrong) return field?.focus()
    dismiss()
    setBusy(saving)
    // Once the other one's part is shown, it is gone, and the focus stays where it is.
    const next = challenge.completed ? button.current : null
    try {
      const isPartnerUpdate = person.participant === 'partner'
      await onUpdate({ completed, isPartnerUpdate, ...(notes !== undefined && { notes }) })
      if (notes !== undefined) {
        onNoteSaved(notes)
        setNoteSavedOf((others) => ({ ...others, [person.id]: { by: saving } }))
      }
      // The button that saved a note goes, and an open note has no way back to it; the focus must not go along.
      if (saving === 'note') next?.focus()
    } catch (error) {
      const description = sentenceOf(error, challengesWords.saveFailed)
      toast({ title: challengesWords.failed, description, variant: 'destructive' })
    }
    setBusy(null)
  }
  const issue = wrongOf === person.id ? noteIssue(note) : undefined
  const wants = ({ id }: Person) => wanted?.personId === id && wanted.at === noteSavedOf[id]
  const want = () => setWanted({ personId: person.id, at: noteSavedOf[person.id] })
  return { busy, issue, fields, button, noteSavedOf, wants, want, save }
}
