import { leftBubble, rightBubble, sharedLeaf } from '#web/ui/brand/mark.tsx'

/** What the pictures stand on, from edge to edge of whatever frame they are in. */
export const floorLevel = 262

export function Floor() {
  return (
    <>
      <rect x="-1600" y={floorLevel} width="3600" height="60" className="fill-hairline" />
      <path d={`M-1600 ${floorLevel}H2000`} className="stroke-edge" strokeWidth="2" />
    </>
  )
}

const stars = [
  { x: 36, y: -16, r: 2.5 },
  { x: 104, y: -44, r: 2 },
  { x: 148, y: -34, r: 2 },
  { x: 276, y: -22, r: 2.5 },
  { x: 384, y: -4, r: 2 },
  { x: 58, y: -112, r: 2 },
  { x: 212, y: -92, r: 2.5 },
  { x: 342, y: -118, r: 2 },
  { x: -40, y: 60, r: 2 },
  { x: 440, y: 78, r: 2.5 },
]

/** An evening sky, most of it above the 300 units of a picture. */
export function Stars() {
  return (
    <g className="fill-lamp">
      {stars.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </g>
  )
}

/** The mark: two people in conversation, and what they share. */
export function TwoTalking() {
  return (
    <>
      <path d={leftBubble} className="fill-mark-own" />
      <path d={rightBubble} className="fill-mark-partner" />
      <path d={sharedLeaf} className="fill-mark-shared" />
    </>
  )
}
