import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { leftBubble, rightBubble } from './brand/mark.tsx'

type EmptyStateProps = {
  /** What is not here. */
  title: string
  /** Set where there is nothing else on the page: the title is then its heading. */
  alone?: boolean
  /** What to do about it. */
  children?: ReactNode
  /** The button or link that does it. */
  action?: ReactNode
}

/** Two empty bubbles, a sentence and the next step. */
export function EmptyState({ title, alone, children, action }: EmptyStateProps) {
  const Title = alone ? 'h1' : 'p'
  return (
    <div className="grid justify-items-start gap-4 py-8">
      <svg viewBox="0 0 50 48" className="h-16" fill="none" aria-hidden="true">
        <g className="stroke-edge" strokeWidth="1" strokeDasharray="2.5 2.5">
          <path d={leftBubble} />
          <path d={rightBubble} />
        </g>
      </svg>
      <div className={clsx('grid max-w-measure', alone ? 'gap-3' : 'gap-1')}>
        <Title className={alone ? 'text-title' : 'font-serif text-prompt font-medium'}>
          {title}
        </Title>
        {children && <p className={clsx('text-muted', alone && 'text-lead')}>{children}</p>}
      </div>
      {action}
    </div>
  )
}
