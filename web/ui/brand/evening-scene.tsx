import { clsx } from 'clsx'
import { useId } from 'react'
import { leftBubble, rightBubble, sharedLeaf } from './mark.tsx'
import { Floor, Stars } from './scenery.tsx'
import { TwoChairs } from './two-chairs.tsx'

/** The seven lights of a week, where they hang on their string. */
const lights = [
  { x: 32, y: 97 },
  { x: 88, y: 101 },
  { x: 144, y: 103 },
  { x: 200, y: 104 },
  { x: 256, y: 103 },
  { x: 312, y: 101 },
  { x: 368, y: 97 },
]

const stars = [
  { x: 60, y: 44, r: 2 },
  { x: 128, y: 22, r: 2.5 },
  { x: 246, y: 50, r: 2 },
  { x: 330, y: 16, r: 2.5 },
  { x: 94, y: -40, r: 2 },
  { x: 290, y: -54, r: 2 },
  { x: 190, y: -84, r: 2.5 },
  { x: -30, y: 30, r: 2 },
  { x: 436, y: 46, r: 2 },
]

/** Where the round of each voice begins in the mark, and how high it is; the tail lies below. */
const levels = { own: 6, partner: 17 }
const roundHeight = 23

type VoiceProps = { share: number; isMet: boolean; whose: keyof typeof levels }

/** A speech bubble that fills from below with what its person has answered. */
function Voice({ share, isMet, whose }: VoiceProps) {
  const clip = useId()
  const path = whose === 'own' ? leftBubble : rightBubble
  // Apart they are each other's mirror image; the mark lets the second one in below the first.
  const away =
    whose === 'own' ? '-translate-x-[13.5px]' : 'translate-x-[13.5px] -translate-y-[11px]'
  const [empty, full] =
    whose === 'own'
      ? ['fill-surface stroke-mark-own', 'fill-mark-own']
      : ['fill-surface stroke-mark-partner', 'fill-mark-partner']
  return (
    <g className={clsx('transition-transform duration-300', !isMet && away)}>
      <path d={path} className={empty} strokeWidth="1" />
      {share > 0 && (
        <>
          <clipPath id={clip}>
            <rect y={levels[whose] + roundHeight * (1 - share)} width="48" height="48" />
          </clipPath>
          <path d={path} className={full} clipPath={`url(#${clip})`} />
        </>
      )}
    </g>
  )
}

/** What is lit, and the same once it is out. */
const shades = { lit: 'fill-lamp', out: 'fill-surface stroke-edge' }

/** A lamp and a plant on either side of the chairs; the room beside a page is too narrow for them. */
const Corners = ({ isOut }: { isOut: boolean }) => (
  <g className="lg:hidden">
    {!isOut && <circle cx="-4" cy="142" r="46" className="fill-glow" opacity="0.7" />}
    <path d="M-4 148v114M-18 262h28" className="fill-none stroke-edge" strokeWidth="2" />
    <path
      d="M-17 122h26l10 28h-46Z"
      className={isOut ? shades.out : shades.lit}
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path
      d="M404 236c-12-20-10-42 0-60 10 18 12 40 0 60Zm0 0c-14-6-22-20-22-38 14 8 22 22 22 38Zm0 0c14-6 22-20 22-38-14 8-22 22-22 38Z"
      className="fill-accent"
    />
    <path
      d="M386 236h36l-4 26h-28Z"
      className="fill-surface stroke-edge"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </g>
)

type EveningSceneProps = {
  /** How much of the week each of the two has answered, from 0 to 1. */
  own: number
  partner: number
  /** Lamp and plant are seen from end to end, however narrow it is. */
  isWhole?: boolean | undefined
  /** Nobody is there any more: no light is on, and no voice is heard. */
  isOut?: boolean | undefined
}

/**
 * Two chairs under a string of seven lights. Each voice fills with what its person has answered, and
 * when both are whole they meet. Stands on the frame's lower edge; decoration, for words say it all.
 */
export function EveningScene({ own, partner, isWhole = false, isOut = false }: EveningSceneProps) {
  const isMet = own >= 1 && partner >= 1
  return (
    <svg
      viewBox={isWhole ? '-34 82 468 196' : '14 82 372 196'}
      preserveAspectRatio="xMidYMax meet"
      className="min-h-0 w-full flex-1 overflow-visible"
      aria-hidden="true"
    >
      {!isOut && (
        <>
          <g className="max-lg:hidden">
            <Stars stars={stars} />
          </g>
          <g className="fill-glow">
            <circle cx="200" cy="176" r="112" opacity={isMet ? 0.55 : 0.3} />
            <circle cx="200" cy="176" r="76" opacity={isMet ? 0.8 : 0.4} />
          </g>
        </>
      )}
      {/* Beyond the lights it is nearly level, and clear of the header that a narrow picture reaches up to. */}
      <path
        d="M-400 70Q-150 75.5 14 89.5Q200 106.5 386 89.5Q550 75.5 800 70"
        className="fill-none stroke-edge"
        strokeWidth="2"
      />
      {lights.map(({ x, y }) => (
        <g key={x}>
          {!isOut && <circle cx={x} cy={y + 6} r="13" className="fill-glow" />}
          <path d={`M${x - 3} ${y - 6}h6v6h-6Z`} className="fill-edge" />
          <path
            d={`M${x - 3} ${y}h6c0 4 3 4.5 3 8a6 6 0 0 1-12 0c0-3.5 3-4 3-8Z`}
            className={isOut ? shades.out : shades.lit}
          />
        </g>
      ))}
      {!isOut && (
        <g transform="translate(146 122) scale(2.25)">
          <Voice share={own} isMet={isMet} whose="own" />
          <Voice share={partner} isMet={isMet} whose="partner" />
          {isMet && <path d={sharedLeaf} className="fill-mark-shared" />}
        </g>
      )}
      <Floor />
      <Corners isOut={isOut} />
      <TwoChairs />
      <g className="fill-surface stroke-edge" strokeWidth="2" strokeLinecap="round">
        <path d="M200 240v22M186 262h28" />
        <path d="M180 233v-12h12v12ZM208 233v-12h12v12Z" strokeLinejoin="round" />
        <rect x="168" y="233" width="64" height="7" rx="3.5" />
      </g>
    </svg>
  )
}
