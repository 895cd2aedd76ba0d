import { leftBubble, rightBubble, sharedLeaf } from './mark.tsx'

/** A quiet room: a lamp over a table, two cups, and between them what is said. Decoration only. */
export function RoomScene() {
  return (
    <svg
      viewBox="0 0 480 720"
      preserveAspectRatio="xMidYMax slice"
      className="min-h-0 w-full flex-1"
      aria-hidden="true"
    >
      <g className="fill-glow">
        <circle cx="240" cy="292" r="300" opacity="0.22" />
        <circle cx="240" cy="292" r="212" opacity="0.28" />
        <circle cx="240" cy="292" r="132" opacity="0.36" />
      </g>
      <path d="M240-200V142" className="stroke-edge" strokeWidth="2" />
      <path d="M186 196a54 54 0 0 1 108 0Z" className="fill-lamp" />
      <path d="M222 196a18 14 0 0 0 36 0Z" className="fill-bulb" />
      <g transform="translate(108 262) scale(5.5)">
        <path d={leftBubble} className="fill-mark-own" />
        <path d={rightBubble} className="fill-mark-partner" />
        <path d={sharedLeaf} className="fill-mark-shared" />
      </g>
      <g className="fill-surface stroke-edge" strokeWidth="2">
        <path className="fill-own" d="M112 576h44v26a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18Z" />
        <path d="M112 584h-6a10 10 0 0 0 0 20h7" fill="none" />
        <path className="fill-partner" d="M324 576h44v26a18 18 0 0 1-18 18h-8a18 18 0 0 1-18-18Z" />
        <path d="M368 584h6a10 10 0 0 1 0 20h-7" fill="none" />
        <path
          d="M128 562q-6-8 0-16t0-16M140 562q-6-8 0-16t0-16"
          fill="none"
          strokeLinecap="round"
        />
        <path
          d="M340 562q-6-8 0-16t0-16M352 562q-6-8 0-16t0-16"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M40 620h400a10 10 0 0 1 0 20H40a10 10 0 0 1 0-20Z" />
        <path d="M92 640 76 760M388 640l16 120" />
      </g>
    </svg>
  )
}
