import type { Challenge } from '#contract/challenges.ts'
import type { Person } from '#web/session/participants.ts'
import { Celebration } from '#web/ui/brand/celebration.tsx'
import { sentences } from './sentences.ts'
import { progressOf } from './standing.ts'

/** A warm line once both have done it. */
export function DoneTogether() {
  return (
    <div className="flex items-center gap-4 rounded-lg border border-done-line bg-done px-4 py-3 text-done-ink">
      <Celebration className="h-14 shrink-0" />
      <p role="status" className="font-serif text-lead">
        {sentences.warm}
      </p>
    </div>
  )
}

type OpenNotesProps = { challenge: Challenge; couple: readonly Person[] }

/** The notes that were opened; they stay so, whatever is marked afterwards. */
export function OpenNotes({ challenge, couple }: OpenNotesProps) {
  return couple.map((person) => {
    const { notes } = progressOf(challenge, person)
    return (
      notes !== null && (
        <section key={person.id} className="grid gap-1">
          <h3 className="text-base font-semibold">{sentences.note(person)}</h3>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{notes}</p>
        </section>
      )
    )
  })
}
