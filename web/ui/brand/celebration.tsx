import type { CSSProperties } from 'react'
import { leftBubble, rightBubble, sharedLeaf } from './mark.tsx'

const petals = [
  { turn: -78, reach: -33, tone: 'fill-mark-own' },
  { turn: -44, reach: -36, tone: 'fill-lamp' },
  { turn: -14, reach: -38, tone: 'fill-mark-shared' },
  { turn: 16, reach: -36, tone: 'fill-mark-partner' },
  { turn: 46, reach: -38, tone: 'fill-lamp' },
  { turn: 80, reach: -34, tone: 'fill-mark-shared' },
]

type CelebrationProps = { className?: string }

/** The two bubbles meet, the shared leaf lights up, a few petals drift off. Still without motion. */
export function Celebration({ className }: CelebrationProps) {
  return (
    <svg viewBox="-20 -20 88 80" className={className ?? 'h-44'} aria-hidden="true">
      <circle cx="24" cy="23" r="29" className="animate-glow fill-question origin-[24px_23px]" />
      {petals.map(({ turn, reach, tone }) => (
        <g
          key={turn}
          className="origin-[24px_23px] animate-petal opacity-0"
          style={{ '--turn': `${turn}deg`, '--reach': `${reach}px` } as CSSProperties}
        >
          <path d={sharedLeaf} className={tone} transform="translate(13.2 12.65) scale(0.45)" />
        </g>
      ))}
      <path d={leftBubble} className="animate-meet-left fill-mark-own" />
      <path d={rightBubble} className="animate-meet-right fill-mark-partner" />
      <path d={sharedLeaf} className="origin-[24px_23px] animate-glow fill-mark-shared" />
    </svg>
  )
}
