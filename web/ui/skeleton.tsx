import { classNames } from './class-names.ts'

/** A resting shape where something will be; give it a size with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe rounded-md bg-hairline', className ?? 'h-5')}
    />
  )
}

const widths = ['w-11/12', 'w-full', 'w-2/3']

/** Lines of text to come; `label` tells screen readers what is on its way. */
export function SkeletonText({ label, lines = 3 }: { label: string; lines?: number }) {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, place) => place).map((place) => (
        <Skeleton key={place} className={classNames('h-5', widths[place % widths.length])} />
      ))}
    </div>
  )
}
