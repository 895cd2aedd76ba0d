import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

/** Two rows to a line: always, or where the page is wide enough for it. */
const columns = {
  always: 'grid-cols-2 in-data-large:grid-cols-1',
  // An odd one at the end has the line to itself.
  'where wide': 'sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2',
}

type ChoiceRowsProps = { inPairs?: keyof typeof columns; children: ReactNode }

/** A few things to choose from, as the rows of one card. */
export const ChoiceRows = ({ inPairs, children }: ChoiceRowsProps) => (
  <div
    className={clsx(
      'grid gap-px overflow-hidden rounded-md border border-hairline bg-hairline',
      inPairs && columns[inPairs],
    )}
  >
    {children}
  </div>
)

const rowLook = 'flex min-h-12 gap-3 px-4 py-3 text-left transition-colors forced-colors:border'

const lookOf = (isChosen: boolean) =>
  isChosen ? 'bg-insight text-insight-ink' : 'bg-surface hover:bg-sunken'

/** Square where several may be chosen, round where it is one of them. */
const boxLook = 'size-5 shrink-0 border transition-colors'
const squareLook = 'rounded-[0.3125rem]'

type ToggleRowProps = Omit<ComponentProps<'button'>, 'onClick' | 'type'> & {
  chosen: boolean
  /** The only one, or the others may be chosen besides. */
  of?: 'one' | 'several'
  onToggle: () => void
}

/** One that can be on or off; with a check or a dot, so that colour is not all there is. */
export function ToggleRow(props: ToggleRowProps) {
  const { chosen, of = 'several', onToggle, children, className, ...button } = props
  return (
    <button
      type="button"
      {...button}
      aria-pressed={chosen}
      onClick={onToggle}
      className={clsx(
        rowLook,
        'items-center leading-snug focus-visible:-outline-offset-4 focus-visible:rounded-md',
        lookOf(chosen),
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          boxLook,
          'grid place-items-center',
          of === 'one' ? 'rounded-full' : squareLook,
          chosen ? 'border-button bg-button text-on-button' : 'border-edge',
        )}
      >
        {of === 'one' ? (
          <span className={clsx('size-2 rounded-full bg-on-button', !chosen && 'opacity-0')} />
        ) : (
          <Check className={clsx('size-3.5 stroke-3', !chosen && 'opacity-0')} />
        )}
      </span>
      <span className={clsx('min-w-0 [overflow-wrap:anywhere]', chosen && 'font-semibold')}>
        {children}
      </span>
    </button>
  )
}

type CheckRowProps = Omit<ComponentProps<'input'>, 'type'> & {
  checked: boolean
  label: string
  hint: string
}

/** A native checkbox that looks like the others; the whole row is its target. */
export function CheckRow({ checked, label, hint, ...input }: CheckRowProps) {
  const id = useId()
  return (
    <label
      className={clsx(
        rowLook,
        'relative items-start has-focus-visible:rounded-md has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-focus',
        lookOf(checked),
      )}
    >
      <input
        {...input}
        type="checkbox"
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint`}
        className={clsx(
          boxLook,
          squareLook,
          'peer mt-0.5 appearance-none border-edge outline-none checked:border-button checked:bg-button',
        )}
      />
      <Check
        className="pointer-events-none absolute top-4.25 left-4.75 size-3.5 stroke-3 text-on-button opacity-0 peer-checked:opacity-100"
        aria-hidden="true"
      />
      <span className="grid min-w-0 gap-0.5 [overflow-wrap:anywhere]">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        <span id={`${id}-hint`} className={clsx('text-meta', !checked && 'text-muted')}>
          {hint}
        </span>
      </span>
    </label>
  )
}
