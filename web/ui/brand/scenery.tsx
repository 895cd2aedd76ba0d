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

type Star = { x: number; y: number; r: number }

export function Stars({ stars }: { stars: readonly Star[] }) {
  return (
    <g className="fill-lamp">
      {stars.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} />
      ))}
    </g>
  )
}
