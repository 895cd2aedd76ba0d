import { Floor, floorLevel } from '#web/ui/brand/scenery.tsx'
import { EveningSky, TwoTalking } from './scenery.tsx'

type HouseProps = { x: number; width: number; eaves: number; ridge: number }

function House({ x, width, eaves, ridge }: HouseProps) {
  return (
    <g className="stroke-edge" strokeWidth="2" strokeLinejoin="round">
      <path d={`M${x} ${floorLevel}V${eaves}h${width}V${floorLevel}Z`} className="fill-surface" />
      <path
        d={`M${x - 10} ${eaves}L${x + width / 2} ${ridge}L${x + width + 10} ${eaves}Z`}
        className="fill-question"
      />
    </g>
  )
}

function Tree({ x, size }: { x: number; size: number }) {
  return (
    <g transform={`translate(${x} ${floorLevel}) scale(${size})`}>
      <path d="M0 0v-30" className="stroke-edge" strokeWidth="3" strokeLinecap="round" />
      <path
        d="M0-74c14 0 24 14 24 30S14-14 0-14-24-28-24-44-14-74 0-74Z"
        className="fill-insight stroke-insight-line"
        strokeWidth="2"
      />
    </g>
  )
}

type WindowProps = { x: number; y: number; lit?: boolean }

/** A window; behind a lit one two people talk. */
function Window({ x, y, lit = true }: WindowProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width="38"
        height="40"
        rx="7"
        strokeWidth="2"
        className={lit ? 'fill-glow stroke-lamp' : 'fill-sunken stroke-edge'}
      />
      {lit && (
        <g transform="translate(4 6) scale(0.62)">
          <TwoTalking />
        </g>
      )}
    </g>
  )
}

/** A street in the evening, and behind many a window two people talking. The roofs leave the sky some room at both sides. */
export function NotAlonePicture() {
  return (
    <>
      <path d="M352 8a28 28 0 1 0 20 46 24 24 0 0 1-20-46Z" className="fill-lamp" />
      <EveningSky />
      <Tree x={-36} size={0.95} />
      <Tree x={-92} size={1.2} />
      <Tree x={440} size={1.1} />
      <Tree x={498} size={0.9} />
      <g transform="translate(16 20.96) scale(0.92)">
        <path
          d="M230 72V38h20v50Z"
          className="fill-surface stroke-edge"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <House x={14} width={112} eaves={138} ridge={90} />
        <House x={276} width={112} eaves={146} ridge={102} />
        <House x={136} width={130} eaves={98} ridge={42} />
        <Window x={28} y={152} />
        <Window x={74} y={152} lit={false} />
        <Window x={28} y={206} lit={false} />
        <Window x={74} y={206} />
        <Window x={152} y={112} />
        <Window x={212} y={112} />
        <Window x={212} y={170} lit={false} />
        <Window x={290} y={158} lit={false} />
        <Window x={336} y={158} />
        <Window x={290} y={210} />
        <Window x={336} y={210} lit={false} />
        <path
          d={`M152 ${floorLevel}v-66a19 19 0 0 1 38 0v66Z`}
          className="fill-insight-line stroke-edge"
          strokeWidth="2"
        />
        <circle cx="181" cy="226" r="2.5" className="fill-edge" />
      </g>
      <Floor />
    </>
  )
}
