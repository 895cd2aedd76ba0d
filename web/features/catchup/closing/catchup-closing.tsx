import { type ReactNode, type Ref, useEffect, useId } from 'react'
import { useStore } from 'zustand'
import { type Category, categories, categoryNames } from '#contract/questions.ts'
import { catchupWords } from '#web/features/catchup/catchup-words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ToggleChip } from '#web/ui/fields/toggle-chip.tsx'
import type { ClosingWalk } from './closing-walk.ts'
import type { FeedbackStore } from './feedback-store.ts'

const helpfulness = [
  { label: catchupWords.closing.yes, means: true },
  { label: catchupWords.closing.notReally, means: false },
]

const toggled = (focus: readonly Category[], category: Category): Category[] =>
  categories.filter((one) => (one === category) !== focus.includes(one))

type CatchupClosingProps = {
  feedback: FeedbackStore
  walk: ClosingWalk
  /** Done, or what comes instead of it. */
  children: ReactNode
}

/**
 * The last turns of the catch-up (R9): three small questions one below the other, and Done below them.
 * Nothing has to be said, and Done never waits for it.
 */
export function CatchupClosing({ feedback, walk, children }: CatchupClosingProps) {
  const { choice, state } = useStore(feedback.store)
  const titleId = useId()
  useEffect(() => void feedback.load(), [feedback])
  return (
    <section
      aria-labelledby={titleId}
      className="mt-6 grid divide-y divide-hairline rounded-lg border border-hairline bg-surface px-4 sm:px-8"
    >
      <h2 id={titleId} className="py-5 text-heading">
        {catchupWords.closing.title}
      </h2>
      <ClosingTurn question={catchupWords.closing.helpful} stopRef={walk.stopAt(0)}>
        {helpfulness.map(({ label, means }) => (
          <ToggleChip
            key={label}
            single
            chosen={choice.helpful === means}
            onToggle={() => feedback.choose({ helpful: choice.helpful === means ? null : means })}
          >
            {label}
          </ToggleChip>
        ))}
      </ClosingTurn>
      <ClosingTurn question={catchupWords.closing.focus} stopRef={walk.stopAt(1)} inRows>
        {categories.map((category) => (
          <ToggleChip
            key={category}
            chosen={choice.focus.includes(category)}
            onToggle={() => feedback.choose({ focus: toggled(choice.focus, category) })}
          >
            {categoryNames[category]}
          </ToggleChip>
        ))}
      </ClosingTurn>
      <ClosingTurn question={catchupWords.closing.keepQuestion} stopRef={walk.stopAt(2)}>
        <Checkbox
          label={catchupWords.closing.keep}
          hint={catchupWords.closing.keepHint(choice.keep)}
          checked={choice.keep}
          onChange={(event) => feedback.choose({ keep: event.target.checked })}
        />
      </ClosingTurn>
      <div ref={walk.stopAt(3)} tabIndex={-1} className="grid scroll-mb-6 gap-3 py-6">
        <p role="status" className={state === 'failed' ? 'text-danger-ink' : 'text-muted'}>
          {catchupWords.closing.states[state]}
        </p>
        {children}
      </div>
    </section>
  )
}

type ClosingTurnProps = {
  stopRef: Ref<HTMLFieldSetElement>
  question: string
  /** Its answers stand below each other on a phone. */
  inRows?: boolean
  children: ReactNode
}

/** One turn of the guide's, with its answers below as the couple's. */
function ClosingTurn({ stopRef, question, inRows = false, children }: ClosingTurnProps) {
  const questionId = useId()
  return (
    <fieldset
      ref={stopRef}
      tabIndex={-1}
      aria-labelledby={questionId}
      className="scroll-mt-6 py-6 first-of-type:scroll-mt-22"
    >
      <p id={questionId} className="mb-4 font-serif text-prompt font-medium text-balance">
        {question}
      </p>
      <div className={inRows ? 'grid gap-2 sm:flex sm:flex-wrap' : 'flex flex-wrap gap-2'}>
        {children}
      </div>
    </fieldset>
  )
}
