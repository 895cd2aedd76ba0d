/** An armchair on a floor at 262, to be seen from its right; `tone` fills and outlines it. */
function Chair({ tone }: { tone: string }) {
  return (
    <g className={tone} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <path d="M74 246v16M132 246v16" />
      <path d="M50 166a15 15 0 0 1 29-5l13 43h42a11 11 0 0 1 11 11v32H76a14 14 0 0 1-13-10Z" />
      <path d="M84 222a9 9 0 0 1 9-9h46a9 9 0 0 1 0 18H93a9 9 0 0 1-9-9Z" />
    </g>
  )
}

/** Two chairs that face each other, one for each person, within 400 units. */
export const TwoChairs = () => (
  <>
    <Chair tone="fill-own stroke-mark-own" />
    <g transform="matrix(-1 0 0 1 400 0)">
      <Chair tone="fill-partner stroke-mark-partner" />
    </g>
  </>
)
