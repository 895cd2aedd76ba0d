import { classNames } from './class-names.ts'

/** A turning ring; give `label` where no text beside it says what is going on. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      role={label === undefined ? undefined : 'status'}
      className={classNames('inline-flex items-center gap-3', className)}
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
