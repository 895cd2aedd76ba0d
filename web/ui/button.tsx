import { clsx } from 'clsx'
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { Spinner } from './loading.tsx'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-md border px-5 py-2.5 text-center transition-colors active:not-aria-disabled:scale-[0.985]'
const looks = {
  primary:
    'border-transparent bg-button text-on-button font-semibold not-aria-disabled:hover:bg-button-hover',
  secondary:
    'border-edge bg-surface text-ink font-medium not-aria-disabled:hover:bg-sunken not-aria-disabled:hover:border-ink',
  quiet:
    'border-transparent bg-transparent text-accent-ink font-semibold not-aria-disabled:hover:bg-sunken',
  danger:
    'border-transparent bg-danger-button text-on-danger-button font-semibold not-aria-disabled:hover:bg-danger-button-hover',
}

/** How a button looks, for what is pressed like one but is a link. */
export const buttonLook = (variant: keyof typeof looks): string => `${shape} ${looks[variant]}`

/** What does nothing now: a flat plate without a line, whose words are as easy to read as any. */
const idleLook = 'border-transparent bg-hairline/60 font-medium text-muted'
const idleLookOnceDisabled =
  'disabled:border-transparent disabled:bg-hairline/60 disabled:font-medium disabled:text-muted'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof looks | undefined
  /** An icon before the text; the spinner takes its place while pending. */
  icon?: ReactNode
  /** Work is under way: shows a spinner and ignores presses, yet keeps the focus. */
  pending?: boolean | undefined
  /** Why the button does nothing now. It stays focusable and says so below and to screen readers. */
  disabledReason?: string | undefined
  /** The reason is for screen readers alone. */
  reasonUnseen?: boolean | undefined
  /** Called instead of `onClick` when pressed while `disabledReason` stands. */
  onRefused?: (() => void) | undefined
  wide?: boolean | undefined
}

export function Button(props: ButtonProps) {
  const { variant = 'primary', icon, pending, disabledReason, onRefused, ...rest } = props
  const { reasonUnseen, wide, className, children, onClick, type = 'button', ...button } = rest
  const reasonId = useId()
  const idle = pending || disabledReason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!idle) return onClick?.(event)
    event.preventDefault()
    if (!pending) onRefused?.()
  }
  return (
    <>
      <button
        {...button}
        type={type}
        onClick={press}
        aria-disabled={idle || undefined}
        aria-busy={pending || undefined}
        aria-describedby={disabledReason === undefined ? button['aria-describedby'] : reasonId}
        className={clsx(
          shape,
          idleLookOnceDisabled,
          disabledReason === undefined ? looks[variant] : idleLook,
          wide && 'w-full',
          className,
        )}
      >
        {pending ? <Spinner /> : icon}
        {children}
      </button>
      {disabledReason !== undefined && (
        <span id={reasonId} className={reasonUnseen ? 'sr-only' : 'block text-muted'}>
          {disabledReason}
        </span>
      )}
    </>
  )
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The name of the button, read out and shown on hover. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'filled' | undefined
}

const iconLooks = {
  quiet: 'border-transparent text-muted enabled:hover:bg-sunken enabled:hover:text-ink',
  filled: 'border-transparent bg-button text-on-button enabled:hover:bg-button-hover',
}

export function IconButton({
  label,
  icon,
  variant = 'quiet',
  className,
  ...button
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      className={clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-md border enabled:transition-[color,background-color,border-color] [&_svg]:size-5',
        'disabled:border-transparent disabled:bg-hairline/60 disabled:text-muted',
        iconLooks[variant],
        className,
      )}
    >
      {icon}
    </button>
  )
}
