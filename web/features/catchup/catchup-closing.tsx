import { type Ref, type RefObject, useEffect, useSyncExternalStore } from 'react'
import { type Category, categories } from '#contract/questions.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ToggleChip } from '#web/ui/toggle-chip.tsx'
import type { FeedbackKeeper } from './feedback-keeper.ts'
import { sentences } from './sentences.ts'

const helpfulness = [
  { label: 'Yes', means: true },
  { label: 'Not really', means: false },
]

const toggled = (focus: readonly Category[], category: Category): Category[] =>
  categories.filter((one) => (one === category) !== focus.includes(one))

type CatchupClosingProps = { keeper: FeedbackKeeper; ref?: Ref<HTMLElement> }

/** What the couple may say before Done (R9). Nothing has to be said, and Done never waits for it. */
export function CatchupClosing({ keeper, ref }: CatchupClosingProps) {
  const { choice, state } = useSyncExternalStore(keeper.subscribe, keeper.read)
  useEffect(() => void keeper.load(), [keeper])
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={sentences.closing.title}
      className="mt-6 grid gap-6 rounded-lg border border-hairline bg-surface px-4 py-5 sm:px-5"
    >
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-serif text-prompt font-medium">
          {sentences.closing.helpful}
        </legend>
        <div className="flex flex-wrap gap-2">
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
        </div>
      </fieldset>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-serif text-prompt font-medium">
          {sentences.closing.focus}
        </legend>
        <div className="flex flex-wrap gap-2">
          {categories.map((category) => (
            <ToggleChip
              key={category}
              chosen={choice.focus.includes(category)}
              onToggle={() => keeper.choose({ focus: toggled(choice.focus, category) })}
            >
              {category}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={sentences.closing.keep}
        hint={sentences.closing.keepHint}
        checked={choice.keep}
        onChange={(event) => keeper.choose({ keep: event.target.checked })}
      />
      <p role="status" className={state === 'failed' ? 'text-danger-ink' : 'text-muted'}>
        {sentences.closing.states[state]}
      </p>
    </section>
  )
}

/** A quiet line above Done: the last words are long, and what Done clears cannot be brought back. */
export function WayToClosing({ to }: { to: RefObject<HTMLElement | null> }) {
  const go = () => {
    to.current?.scrollIntoView({ block: 'start' })
    to.current?.focus({ preventScroll: true })
  }
  return (
    <button type="button" onClick={go} className="link mb-2 min-h-11">
      {sentences.closing.wayThere}
    </button>
  )
}
