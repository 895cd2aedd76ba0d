import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

/** A path of numbered steps that two people walk together. */
export function StepPath({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol aria-label={label} className="grid">
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
  /** Beside the title, such as a `Badge` or an `IconButton`. */
  aside?: ReactNode
  children?: ReactNode
}

const dots = {
  now: 'border-lamp bg-lamp text-on-lamp',
  later: 'border-edge bg-paper text-muted',
  done: 'border-done-line bg-done text-done-ink',
}

/** One step: its number on the path, a title, how it stands, and its control. */
export function StepCard({ number, title, status, state, aside, children }: StepCardProps) {
  return (
    <li
      aria-current={status === 'now' ? 'step' : undefined}
      className={clsx(
        'group relative grid grid-cols-[2.5rem_1fr] gap-x-4 rounded-lg border p-3 sm:gap-x-5 sm:p-4',
        status === 'now' ? 'my-2 border-question-line bg-surface' : 'border-transparent',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-14 -bottom-2 left-8 w-px -translate-x-1/2 group-last:hidden sm:top-15 sm:left-9',
          status === 'done' ? 'bg-done-line' : 'bg-hairline',
        )}
      />
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-10 place-items-center rounded-full border font-serif text-lead font-semibold transition-colors',
          dots[status],
        )}
      >
        {status === 'done' ? <Check className="size-5 stroke-3" /> : number}
      </span>
      <div className="grid min-w-0 gap-3">
        <div className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className={clsx('text-prompt', status === 'later' && 'text-muted')}>
            <span className="sr-only">Step {number}: </span>
            {title}
          </h2>
          {aside}
        </div>
        {state && <p className="-mt-2 text-muted">{state}</p>}
        {children}
      </div>
    </li>
  )
}
