import { sharedLeaf } from '#web/ui/brand/mark.tsx'
import { Floor, floorLevel } from '#web/ui/brand/scenery.tsx'
import { TwoTalking } from './scenery.tsx'

const soil = floorLevel - 46

type Leaf = { y: number; size: number; left?: boolean }
type Plant = { x: number; top: number; tone: string; leaves: Leaf[] }

const own = 'fill-own stroke-mark-own'
const partner = 'fill-partner stroke-mark-partner'

/** Four weeks on a window sill. */
const plants: Plant[] = [
  { x: 52, top: 198, tone: own, leaves: [{ y: 200, size: 1.2 }] },
  {
    x: 136,
    top: 172,
    tone: partner,
    leaves: [
      { y: 176, size: 1.6 },
      { y: 198, size: 1.4, left: true },
    ],
  },
  {
    x: 224,
    top: 136,
    tone: own,
    leaves: [
      { y: 142, size: 1.8 },
      { y: 168, size: 1.8, left: true },
      { y: 196, size: 2 },
    ],
  },
  {
    x: 326,
    top: 118,
    tone: partner,
    leaves: [
      { y: 152, size: 2, left: true },
      { y: 178, size: 2.3 },
      { y: 204, size: 2.3, left: true },
    ],
  },
]

/** A leaf of the mark, growing from the stem to the right or to the left. */
function GrowingLeaf({ x, y, size, left }: Leaf & { x: number }) {
  const side = left ? -size : size
  return (
    <path
      d={sharedLeaf}
      transform={`translate(${x - 18 * side} ${y - 29 * size}) scale(${side} ${size})`}
      className="fill-mark-shared"
    />
  )
}

function PottedPlant({ x, top, tone, leaves }: Plant) {
  return (
    <>
      <path
        d={`M${x} ${soil}V${top}`}
        className="stroke-mark-shared"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {leaves.map((leaf) => (
        <GrowingLeaf key={leaf.y} x={x} {...leaf} />
      ))}
      <g strokeWidth="2" strokeLinejoin="round" className={tone}>
        <path d={`M${x - 24} ${soil + 8}h48l-6 ${floorLevel - soil - 8}h-36Z`} />
        <path d={`M${x - 28} ${soil - 4}h56v13h-56Z`} />
      </g>
    </>
  )
}

/** From a sprout to a plant in bloom, in front of a window. */
export function SmallPicture() {
  return (
    <>
      <rect x="-1600" y="-500" width="3600" height="800" className="fill-surface" />
      <circle cx="326" cy="76" r="128" className="fill-glow" opacity="0.4" />
      <circle cx="326" cy="76" r="92" className="fill-glow" opacity="0.55" />
      <path
        d="M-300-500V300M-60-500V300M180-500V300M420-500V300M660-500V300M-1600 60H2000"
        className="stroke-hairline"
        strokeWidth="6"
      />
      {plants.map((plant) => (
        <PottedPlant key={plant.x} {...plant} />
      ))}
      <g transform="translate(268 18) scale(2.4)">
        <TwoTalking />
      </g>
      <Floor />
    </>
  )
}
