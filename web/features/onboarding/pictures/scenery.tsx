import { leftBubble, rightBubble, sharedLeaf } from '#web/ui/brand/mark.tsx'
import { Stars } from '#web/ui/brand/scenery.tsx'

const stars = [
  { x: 36, y: -16, r: 2.5 },
  { x: 104, y: -44, r: 2 },
  { x: 148, y: -34, r: 2 },
  { x: 276, y: -22, r: 2.5 },
  { x: 384, y: -4, r: 2 },
  { x: 70, y: -70, r: 2 },
  { x: 212, y: -92, r: 2.5 },
  { x: 350, y: -62, r: 2 },
  { x: -40, y: 60, r: 2 },
  { x: 440, y: 78, r: 2.5 },
]

/** An evening sky, most of it above the 300 units of a picture. */
export const EveningSky = () => <Stars stars={stars} />

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
