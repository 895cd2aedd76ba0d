import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The name of the button, read out and shown on hover. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'outlined' | 'filled' | undefined
}

const looks = {
  quiet: 'border-transparent text-muted enabled:hover:bg-sunken enabled:hover:text-ink',
  outlined: 'border-edge bg-surface text-ink enabled:hover:bg-sunken enabled:hover:border-ink',
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
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-md border transition-colors [&_svg]:size-5',
        'disabled:border-hairline disabled:bg-sunken disabled:text-muted',
        looks[variant],
        className,
      )}
    >
      {icon}
    </button>
  )
}
