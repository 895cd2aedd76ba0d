import { clsx } from 'clsx'

type ProgressBarProps = {
  /** What advances, for screen readers: "Questions answered". */
  label: string
  value: number
  max: number
  /** Words beside the bar; "3 of 7" unless others are set. */
  words?: string | undefined
}

/** A bar in as many pieces as there are steps, with the count in words. */
export function ProgressBar({ label, value, max, words }: ProgressBarProps) {
  const text = words ?? `${value} of ${max}`
  return (
    <div className="flex items-center gap-4">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className="flex flex-1 gap-1"
      >
        {Array.from({ length: max }, (_, index) => index + 1).map((step) => (
          <span key={step} className="h-2 flex-1 overflow-hidden rounded-full bg-hairline">
            <span
              className={clsx(
                'block h-full origin-left rounded-full bg-accent-ink transition-transform duration-300',
                step <= value ? 'scale-x-100' : 'scale-x-0',
              )}
            />
          </span>
        ))}
      </div>
      <span className="font-semibold whitespace-nowrap tabular-nums" aria-hidden="true">
        {text}
      </span>
    </div>
  )
}
