import type { ReactNode } from 'react'
import type { ChallengeType } from '#contract/challenges.ts'
import { leftBubble, rightBubble, sharedLeaf } from '#web/ui/brand/mark.tsx'

const own = 'fill-own stroke-mark-own'
const partner = 'fill-partner stroke-mark-partner'

const Table = () => <path d="M10 78h76" className="stroke-edge" />

const Cup = ({ x, tone }: { x: number; tone: string }) => (
  <g className={tone}>
    <path d={`M${x} 56h20v12a10 10 0 0 1-10 10a10 10 0 0 1-10-10Z`} />
    <path d={`M${x + 20} 60h3a5 5 0 0 1 0 10h-4`} className="fill-none" />
    <path d={`M${x + 7} 49c-4-5 4-7 0-12M${x + 14} 49c-4-5 4-7 0-12`} className="fill-none" />
  </g>
)

/** One drawing for each kind, in the lines and the two colours of the app's other pictures, within 96 units. */
const drawings: Record<ChallengeType, ReactNode> = {
  // One tells, and the other has room for it.
  active_listening: (
    <>
      <path d={leftBubble} transform="translate(6 8) scale(1.5)" className={own} />
      <path d="M20 29h22M20 39h14" className="stroke-mark-own" />
      <path d={rightBubble} transform="translate(18 12) scale(1.5)" className={partner} />
      <path d="M57 54v.1M66 54v.1M75 54v.1" className="stroke-mark-partner" strokeWidth="4" />
    </>
  ),
  // Two, and what they share.
  empathy: (
    <>
      <circle cx="37" cy="48" r="25" className={own} />
      <circle cx="59" cy="48" r="25" className={partner} />
      <path
        d={sharedLeaf}
        transform="translate(8 9) scale(1.67)"
        className="fill-mark-shared"
        stroke="none"
      />
    </>
  ),
  // A thread that is tangled, and comes loose.
  conflict_resolution: (
    <>
      <path
        d="M20 48c16-30 44-24 40-4s-32 20-26-2 36-16 30 6 4 14 14 8"
        className="fill-none stroke-mark-shared"
        strokeWidth="2.5"
      />
      <circle cx="17" cy="54" r="10" className={own} />
      <circle cx="80" cy="54" r="10" className={partner} />
    </>
  ),
  // Something that grows for being looked after.
  appreciation: (
    <>
      <Table />
      <path d="M48 58V30" className="stroke-mark-shared" strokeWidth="3" />
      <g className="fill-mark-shared" stroke="none">
        <path d={sharedLeaf} transform="translate(21 -7) scale(1.5)" />
        <path d={sharedLeaf} transform="translate(75 8) scale(-1.5 1.5)" />
      </g>
      <circle cx="48" cy="24" r="7" className="fill-lamp stroke-none" />
      <path d="M32 60h32l-4 18H36Z" className={partner} />
      <path d="M29 53h38v9H29Z" className={partner} />
    </>
  ),
  // Two cups, and nothing that has to be said.
  nonverbal: (
    <>
      <Table />
      <Cup x={18} tone={own} />
      <Cup x={54} tone={partner} />
    </>
  ),
  // Two parts that make one.
  problem_solving: (
    <>
      <path d="M18 30h30v12a7 7 0 1 1 0 13v13H18a4 4 0 0 1-4-4V34a4 4 0 0 1 4-4Z" className={own} />
      <path
        d="M56 28h22a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H56V53a7 7 0 1 0 0-13Z"
        className={partner}
      />
      <path d="M54 16v-5M65 18l3-5M43 18l-3-5" className="stroke-lamp" strokeWidth="3" />
    </>
  ),
}

/** What kind of challenge it is, beside the words that say so. */
export const ChallengePicture = ({
  type,
  className,
}: {
  type: ChallengeType
  className: string
}) => (
  <span className={`grid shrink-0 place-items-center rounded-full bg-question ${className}`}>
    <svg
      aria-hidden="true"
      viewBox="6 6 84 84"
      className="w-[84%]"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings[type]}
    </svg>
  </span>
)
