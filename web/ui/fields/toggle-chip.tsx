import { clsx } from 'clsx'
import { Check, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'

type ToggleChipProps = Omit<ComponentProps<'button'>, 'onClick' | 'type'> & {
  chosen: boolean
  /** Only one of its neighbours can be on: its mark is round, as a radio button's. */
  single?: boolean
  /** One of many topics: no box, a plus or a check instead; on a phone a row of the list that they are there. */
  light?: boolean
  onToggle: () => void
}

/** One of a few choices that can be on or off; with a check, so that colour is not all there is. */
export function ToggleChip(props: ToggleChipProps) {
  const { chosen, single = false, light = false, onToggle, children, className, ...button } = props
  return (
    <button
      type="button"
      {...button}
      aria-pressed={chosen}
      onClick={onToggle}
      className={clsx(
        'inline-flex min-h-11 items-center gap-2 border py-1.5 text-left transition-colors',
        light
          ? 'px-3 leading-snug max-sm:w-full max-sm:justify-between max-sm:border-x-0 max-sm:border-t-0 max-sm:border-hairline max-sm:px-4 max-sm:last:border-b-0 max-sm:focus-visible:-outline-offset-3 sm:rounded-md'
          : 'rounded-full px-4',
        chosen
          ? clsx('border-button bg-insight text-insight-ink', light && 'font-semibold')
          : clsx('bg-surface hover:border-ink', light ? 'border-hairline' : 'border-edge'),
        className,
      )}
    >
      {light ? <LightMark chosen={chosen} /> : <BoxMark {...{ chosen, single }} />}
      <span className={clsx(light && 'max-sm:-order-1')}>{children}</span>
    </button>
  )
}

const LightMark = ({ chosen }: { chosen: boolean }) => {
  const Sign = chosen ? Check : Plus
  return (
    <Sign
      aria-hidden="true"
      className={clsx('size-4 shrink-0', chosen ? 'stroke-3 text-accent-ink' : 'text-muted')}
    />
  )
}

const BoxMark = ({ chosen, single }: { chosen: boolean; single: boolean }) => (
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
)
