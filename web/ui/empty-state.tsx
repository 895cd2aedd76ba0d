import type { ReactNode } from 'react'
import { leftBubble, rightBubble } from './brand/mark.tsx'

type EmptyStateProps = {
  /** What is not here. */
  title: string
  /** What to do about it. */
  children?: ReactNode
  /** The button or link that does it. */
  action?: ReactNode
}

/** Two empty bubbles, a sentence and the next step. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-4 py-8">
      <svg viewBox="0 0 50 48" className="h-16" fill="none" aria-hidden="true">
        <g className="stroke-edge" strokeWidth="1" strokeDasharray="2.5 2.5">
          <path d={leftBubble} />
          <path d={rightBubble} />
        </g>
      </svg>
      <div className="grid max-w-measure gap-1">
        <p className="font-serif text-prompt font-medium">{title}</p>
        {children && <p className="text-muted">{children}</p>}
      </div>
      {action}
    </div>
  )
}
