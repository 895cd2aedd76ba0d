import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

type ToggleChipProps = Omit<ComponentProps<'button'>, 'onClick' | 'type'> & {
  chosen: boolean
  /** Only one of its neighbours can be on: its mark is round, as a radio button's. */
  single?: boolean
  onToggle: () => void
}

/** One of a few choices that can be on or off; with a check, so that colour is not all there is. */
export function ToggleChip(props: ToggleChipProps) {
  const { chosen, single = false, onToggle, children, className, ...button } = props
  return (
    <button
      type="button"
      {...button}
      aria-pressed={chosen}
      onClick={onToggle}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 py-1.5 text-left transition-colors',
        chosen
          ? 'border-button bg-guide text-guide-ink'
          : 'border-edge bg-surface hover:border-ink',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-4 shrink-0 place-items-center border',
          single ? 'rounded-full' : 'rounded-[0.2rem]',
          chosen ? 'border-button bg-button text-on-button' : 'border-edge',
        )}
      >
        <Check className={clsx('size-3 stroke-3', !chosen && 'opacity-0')} />
      </span>
      {children}
    </button>
  )
}
