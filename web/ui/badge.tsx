import { clsx } from 'clsx'
import type { ReactNode } from 'react'

const tones = {
  ready: 'border-done-line bg-done text-done-ink',
  quiet: 'border-hairline bg-sunken text-ink',
  guide: 'border-insight-line bg-insight text-insight-ink',
}

type BadgeProps = { children: ReactNode; tone?: keyof typeof tones; icon?: ReactNode }

/** A word or two about a state, such as "Ready". */
export function Badge({ children, tone = 'ready', icon }: BadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 font-semibold whitespace-nowrap [&_svg]:size-4',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
