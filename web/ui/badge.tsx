import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  done: 'border-done-line bg-done text-done-ink',
  now: 'border-question-line bg-question text-question-ink',
  quiet: 'border-hairline bg-sunken text-ink',
  guide: 'border-insight-line bg-insight text-insight-ink',
}

type BadgeProps = { children: ReactNode; tone: keyof typeof tones }

/** A word or two about a state, such as "Ready"; what is to come has a dot, since a check is for what is behind. */
export function Badge({ children, tone }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {tone === 'now' && <span aria-hidden="true" className="size-2 rounded-full bg-lamp" />}
      {children}
    </span>
  )
}
