import type { CSSProperties } from 'react'
import { leftBubble, rightBubble, sharedLeaf } from './brand/mark.tsx'

const petals = [
  { turn: -78, reach: -21, tone: 'fill-mark-own' },
  { turn: -44, reach: -25, tone: 'fill-lamp' },
  { turn: -14, reach: -28, tone: 'fill-mark-shared' },
  { turn: 16, reach: -26, tone: 'fill-mark-partner' },
  { turn: 46, reach: -28, tone: 'fill-lamp' },
  { turn: 80, reach: -22, tone: 'fill-mark-shared' },
]

/** The two bubbles meet, the shared leaf lights up, a few petals drift off. Still without motion. */
export function Celebration({ className }: { className?: string }) {
  return (
    <svg
      viewBox="-16 -14 80 70"
      className={className ?? 'h-40'}
      aria-hidden="true"
      data-testid="celebration"
    >
      <circle cx="24" cy="23" r="30" className="animate-glow fill-question origin-[24px_23px]" />
      {petals.map(({ turn, reach, tone }) => (
        <g
          key={turn}
          className="origin-[24px_23px] animate-petal opacity-0"
          style={{ '--turn': `${turn}deg`, '--reach': `${reach}px` } as CSSProperties}
        >
          <path d={sharedLeaf} className={tone} transform="translate(14.4 13.8) scale(0.4)" />
        </g>
      ))}
      <path d={leftBubble} className="animate-meet-left fill-mark-own" />
      <path d={rightBubble} className="animate-meet-right fill-mark-partner" />
      <path d={sharedLeaf} className="origin-[24px_23px] animate-glow fill-mark-shared" />
    </svg>
  )
}
