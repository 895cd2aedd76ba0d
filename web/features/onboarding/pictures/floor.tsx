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
