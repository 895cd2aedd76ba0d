import { clsx } from 'clsx'
import { type ReactNode, type Ref, useEffect, useId } from 'react'
import { useStore } from 'zustand'
import { type Category, categories, categoryNames } from '#contract/questions.ts'
import { catchupWords } from '#web/features/catchup/catchup-words.ts'
import { CheckRow, ChoiceRows, ToggleRow } from '#web/ui/fields/choice-rows.tsx'
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
  isWeekly: boolean
  /** Who has not read it yet, so that Done keeps it for them (R22). */
  waitsFor: string | null
  /** What stands quietly at the end. */
  children: ReactNode
}

/**
 * The last turns of the catch-up (R9): three small questions one below the other. Nothing has to be
 * said, and Done never waits for it.
 */
export function CatchupClosing(props: CatchupClosingProps) {
  const { feedback, walk, isWeekly, waitsFor, children } = props
  const { choice } = useStore(feedback.store)
  const titleId = useId()
  useEffect(() => void feedback.load(), [feedback])
  return (
    <section aria-labelledby={titleId} className="mt-6 grid gap-4 max-sm:pb-2">
      <header className="grid gap-1">
        <h2 id={titleId} className="text-heading">
          {catchupWords.closing.title}
        </h2>
        <p className="text-muted">{catchupWords.closing.hint}</p>
      </header>
      <div className="mt-3 grid gap-8">
        <ClosingTurn question={catchupWords.closing.helpful} stopRef={walk.stopAt(0)}>
          <ChoiceRows inPairs="always">
            {helpfulness.map(({ label, means }) => (
              <ToggleRow
                key={label}
                of="one"
                chosen={choice.helpful === means}
                onToggle={() =>
                  feedback.choose({ helpful: choice.helpful === means ? null : means })
                }
              >
                {label}
              </ToggleRow>
            ))}
          </ChoiceRows>
        </ClosingTurn>
        <ClosingTurn question={catchupWords.closing.focus(isWeekly)} stopRef={walk.stopAt(1)}>
          <ChoiceRows inPairs="where wide">
            {categories.map((category) => (
              <ToggleRow
                key={category}
                chosen={choice.focus.includes(category)}
                onToggle={() => feedback.choose({ focus: toggled(choice.focus, category) })}
              >
                {categoryNames[category]}
              </ToggleRow>
            ))}
          </ChoiceRows>
        </ClosingTurn>
        <ClosingTurn question={catchupWords.closing.keepQuestion} stopRef={walk.stopAt(2)}>
          <ChoiceRows>
            <CheckRow
              label={catchupWords.closing.keep}
              hint={catchupWords.closing.keepHint(choice.keep, waitsFor)}
              checked={choice.keep}
              onChange={(event) => feedback.choose({ keep: event.target.checked })}
            />
          </ChoiceRows>
        </ClosingTurn>
      </div>
      {children}
    </section>
  )
}

type ClosingStateProps = { feedback: FeedbackStore; keepsRoom: boolean }

/** How the saving of what they choose goes, in a line above Done that has its room once they have seen all there is, and beside it on a wide screen. */
export function ClosingState({ feedback, keepsRoom }: ClosingStateProps) {
  const { state, why } = useStore(feedback.store)
  return (
    <p
      role="status"
      className={clsx(
        'text-center text-meta text-balance lg:mb-0! lg:min-w-0 lg:flex-1 lg:text-left',
        keepsRoom ? 'mb-3 min-h-[1lh]' : 'not-empty:mb-3',
        state === 'failed' ? 'text-danger-ink' : 'text-muted',
      )}
    >
      {(state === 'failed' && why) || catchupWords.closing.states[state]}
    </p>
  )
}

type ClosingTurnProps = {
  stopRef: Ref<HTMLFieldSetElement>
  question: string
  children: ReactNode
}

/** One turn of the guide's, with its answers below as the couple's. */
function ClosingTurn({ stopRef, question, children }: ClosingTurnProps) {
  const questionId = useId()
  return (
    <fieldset
      ref={stopRef}
      tabIndex={-1}
      aria-labelledby={questionId}
      className="scroll-mt-6 first-of-type:scroll-mt-28"
    >
      <p id={questionId} className="mb-3 font-serif text-subhead font-medium text-balance">
        {question}
      </p>
      {children}
    </fieldset>
  )
}
