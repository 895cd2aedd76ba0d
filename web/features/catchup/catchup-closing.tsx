import { type ReactNode, type Ref, useEffect, useSyncExternalStore } from 'react'
import { type Category, categories, categoryNames } from '#contract/questions.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ToggleChip } from '#web/ui/fields/toggle-chip.tsx'
import type { ClosingWalk } from './closing-walk.ts'
import type { FeedbackKeeper } from './feedback-keeper.ts'
import { sentences } from './sentences.ts'

const helpfulness = [
  { label: 'Yes', means: true },
  { label: 'Not really', means: false },
]

const toggled = (focus: readonly Category[], category: Category): Category[] =>
  categories.filter((one) => (one === category) !== focus.includes(one))

type CatchupClosingProps = {
  keeper: FeedbackKeeper
  walk: ClosingWalk
  /** Done, or what stands in its place. */
  children: ReactNode
}

/**
 * The last turns of the talk (R9): three small questions one below the other, and Done below them.
 * Nothing has to be said, and Done never waits for it.
 */
export function CatchupClosing({ keeper, walk, children }: CatchupClosingProps) {
  const { choice, state } = useSyncExternalStore(keeper.subscribe, keeper.read)
  useEffect(() => void keeper.load(), [keeper])
  return (
    <section aria-label={sentences.closing.title} className="mt-6 grid gap-8">
      <ClosingTurn question={sentences.closing.helpful} place={walk.place(0)}>
        {helpfulness.map(({ label, means }) => (
          <ToggleChip
            key={label}
            single
            chosen={choice.helpful === means}
            onToggle={() => keeper.choose({ helpful: choice.helpful === means ? null : means })}
          >
            {label}
          </ToggleChip>
        ))}
      </ClosingTurn>
      <ClosingTurn question={sentences.closing.focus} place={walk.place(1)}>
        {categories.map((category) => (
          <ToggleChip
            key={category}
            chosen={choice.focus.includes(category)}
            onToggle={() => keeper.choose({ focus: toggled(choice.focus, category) })}
          >
            {categoryNames[category]}
          </ToggleChip>
        ))}
      </ClosingTurn>
      <ClosingTurn question={sentences.closing.keepQuestion} place={walk.place(2)}>
        <Checkbox
          label={sentences.closing.keep}
          hint={sentences.closing.keepHint}
          checked={choice.keep}
          onChange={(event) => keeper.choose({ keep: event.target.checked })}
        />
      </ClosingTurn>
      <div ref={walk.place(3)} tabIndex={-1} className="grid scroll-mb-6 gap-3 rounded-md">
        <p role="status" className={state === 'failed' ? 'text-danger-ink' : 'text-muted'}>
          {sentences.closing.states[state]}
        </p>
        {children}
      </div>
    </section>
  )
}

type ClosingTurnProps = {
  place: Ref<HTMLFieldSetElement>
  question: string
  children: ReactNode
}

/** One turn of the guide's, with its answers below as the couple's. */
function ClosingTurn({ place, question, children }: ClosingTurnProps) {
  return (
    <fieldset ref={place} tabIndex={-1} className="grid scroll-mt-6 gap-3 rounded-md">
      <legend className="mb-3 max-w-measure rounded-lg rounded-tl-sm border border-question-line bg-question px-4 py-3 font-serif text-prompt font-medium text-question-ink sm:px-5">
        {question}
      </legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}
