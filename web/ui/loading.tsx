import { clsx } from 'clsx'

/** As round as what they keep the place of. */
const shapes = { text: 'rounded-sm', button: 'rounded-md', card: 'rounded-lg' }

type SkeletonProps = { className?: string; shape?: keyof typeof shapes }

/** A resting shape where something will be; give it a size with `className`. */
export function Skeleton({ className, shape = 'text' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-breathe bg-hairline/60', shapes[shape], className ?? 'h-5')}
    />
  )
}

const widths = ['w-11/12', 'w-full', 'w-2/3']

/** Lines of text to come; `label` tells screen readers what is on its way. */
export function SkeletonText({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, index) => index).map((index) => (
        <Skeleton key={index} className={clsx('h-5', widths[index % widths.length])} />
      ))}
    </div>
  )
}

/** A turning ring; give `label` where no text beside it says what is going on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      className={clsx('inline-flex items-center gap-3', className)}
    >
      <svg viewBox="0 0 24 24" className="size-5 animate-turn" fill="none" aria-hidden="true">
        <circle cx="12" cy="12" r="9" className="stroke-current opacity-25" strokeWidth="3" />
        <path
          d="M21 12a9 9 0 0 0-9-9"
          className="stroke-current"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {label !== undefined && <span>{label}</span>}
    </span>
  )
}
