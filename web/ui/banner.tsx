import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { QuietFold } from './fold.tsx'

const tones = {
  notice: 'border-question-line bg-question text-question-ink',
  done: 'border-done-line bg-done text-done-ink',
  danger: 'border-danger-line bg-danger text-danger-ink',
}

type BannerProps = {
  children: ReactNode
  tone?: keyof typeof tones
  /** A warning sign where none is set and the tone is `danger`. */
  icon?: ReactNode
  /** What exactly is the matter, for who wants to know. */
  details?: string | undefined
  /** A button at the end. */
  action?: ReactNode
  /** What "Try again" at the end does. */
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** For a text that changes every second: seen by all, read out only when visited. */
  countdown?: boolean | undefined
}

/** A notice across the column; announced politely unless it counts down. */
export function Banner(props: BannerProps) {
  const { children, tone = 'notice', icon, details, action, onRetry, retrying, countdown } = props
  return (
    <div
      role={countdown ? 'timer' : 'status'}
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border px-4 py-3 tight:px-3',
        tones[tone],
      )}
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3 tight:gap-2 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
        {icon ?? (tone === 'danger' && <CircleAlert aria-hidden="true" />)}
        <div className="min-w-0">
          <p className="tabular-nums">{children}</p>
          {details && (
            <div className="-mb-2 [&_summary]:text-inherit">
              <QuietFold title="Details">
                <p className="-mt-2 pb-2 text-meta">{details}</p>
              </QuietFold>
            </div>
          )}
        </div>
      </div>
      {action}
      {onRetry && (
        <Button variant="secondary" pending={retrying} onClick={() => onRetry()}>
          Try again
        </Button>
      )}
    </div>
  )
}
