import { clsx } from 'clsx'
import { leftBubble, rightBubble } from './mark.tsx'

type OwnVoiceProps = {
  className?: string
  /** The other one's is filled as well. */
  isOtherThere?: boolean
}

/** The two bubbles of the mark apart from each other: one person's has filled, the other one's is left open until it has. */
export const OwnVoice = ({ className, isOtherThere = false }: OwnVoiceProps) => (
  <svg viewBox="-6 0 60 48" className={className} aria-hidden="true">
    <circle cx="24" cy="24" r="24" className="fill-question" />
    <g strokeWidth="1.2">
      <path
        d={rightBubble}
        transform="translate(4 0)"
        className={clsx('stroke-mark-partner', isOtherThere ? 'fill-mark-partner' : 'fill-surface')}
        strokeDasharray={isOtherThere ? undefined : '2.4 2'}
      />
      <path d={leftBubble} transform="translate(-4 0)" className="fill-surface stroke-mark-own" />
      <path
        d={leftBubble}
        transform="translate(-4 0)"
        className="origin-[24px_34px] animate-fill fill-mark-own stroke-mark-own"
      />
    </g>
  </svg>
)
