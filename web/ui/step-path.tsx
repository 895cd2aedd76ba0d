import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

/** A path of numbered steps that two people walk together. */
export function StepPath({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol
      aria-label={label}
      className="@container grid overflow-clip rounded-lg border border-hairline bg-surface"
    >
      {children}
    </ol>
  )
}

export type StepCardProps = {
  number: number
  title: string
  /** `now` is where the lamp stands, `later` waits, `done` is behind. */
  status: 'now' | 'later' | 'done'
  /** One line on where things stand. */
  state?: ReactNode
  /** Beside the title, such as a `Badge`. */
  aside?: ReactNode
  /** An `IconButton` at the right edge. */
  corner?: ReactNode
  /** What the step is done with, such as a `Button`: below its words, or beside them where there is room. */
  control?: ReactNode
  children?: ReactNode
}

const dots = {
  now: 'border-lamp bg-lamp text-on-lamp',
  later: 'border-edge bg-paper text-muted',
  done: 'border-done-line bg-done text-done-ink',
}

/** One that cannot act now is small, below its reason; one that can fills a phone's width. */
const below =
  'col-span-2 mt-3 grid gap-2 sm:justify-items-start has-[>button+span]:mt-0 has-[>button+span]:justify-items-start [&>button+span]:order-first'
/** The button at the right, and its reason, if any, under the title. */
const beside =
  '@lg:contents @lg:*:first:col-start-2 @lg:*:first:row-span-2 @lg:*:first:row-start-1 @lg:*:first:ml-4 @lg:*:first:self-center @lg:[&>button+span]:order-none @lg:[&>button+span]:col-start-1'

/** One step: its number on the path, a title, how it stands, and its control. */
export function StepCard({ number, title, status, state, aside, ...more }: StepCardProps) {
  const { corner, control, children } = more
  return (
    <li
      aria-current={status === 'now' ? 'step' : undefined}
      className={clsx(
        'group relative grid grid-cols-[2.25rem_1fr] gap-x-3 px-3 pt-3 sm:gap-x-5 sm:px-4',
        children ? 'pb-4' : 'pb-3',
        status === 'now' && 'bg-question/35 shadow-[inset_3px_0_0_var(--lamp)]',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-13 -bottom-1 left-7.5 w-px -translate-x-1/2 group-last:hidden sm:left-8.5',
          // What fills the width lies across it.
          children && 'hidden @lg:block',
          status === 'done' ? 'bg-done-line' : 'bg-hairline',
        )}
      />
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-9 place-items-center rounded-full border font-serif text-lead font-semibold transition-colors',
          dots[status],
        )}
      >
        {status === 'done' ? <Check className="size-5 stroke-3" /> : number}
      </span>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
          <h2
            className={clsx(
              status === 'now' ? 'text-prompt' : 'text-lead',
              status === 'later' && 'text-muted',
            )}
          >
            <span className="sr-only">Step {number}: </span>
            {title}
          </h2>
          {aside}
        </div>
        {corner && (
          <div className="col-start-2 row-span-2 row-start-1 -mr-3 ml-3 self-center">{corner}</div>
        )}
        {state && (
          <p className={clsx('text-muted @lg:col-[1]', corner ? 'col-[1]' : 'col-span-2')}>
            {state}
          </p>
        )}
        {control && <div className={clsx(below, beside)}>{control}</div>}
      </div>
      {children && (
        <div className="relative col-span-2 mt-2.5 @lg:col-span-1 @lg:col-start-2">{children}</div>
      )}
    </li>
  )
}
