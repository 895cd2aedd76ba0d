import { leftBubble, rightBubble } from '#web/ui/brand/mark.tsx'
import { Floor } from '#web/ui/brand/scenery.tsx'

const days = Array.from({ length: 12 }, (_, day) => ({
  x: 138 + (day % 4) * 25,
  y: 84 + Math.floor(day / 4) * 25,
  free: day === 6,
}))

const messages = [178, 201, 224]

function Calendar() {
  return (
    <>
      <g className="fill-raised stroke-edge" strokeWidth="2" strokeLinejoin="round">
        <rect x="124" y="46" width="122" height="124" rx="12" />
        <path
          d="M124 72V58a12 12 0 0 1 12-12h98a12 12 0 0 1 12 12v14Z"
          className="fill-lamp"
          fillOpacity="0.6"
        />
        <path d="M152 38v15M218 38v15" strokeLinecap="round" />
      </g>
      {days.map(({ x, y, free }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="19"
          height="19"
          rx="5"
          className={free ? 'fill-mark-shared' : 'fill-edge'}
          fillOpacity={free ? 0.8 : 0.3}
        />
      ))}
    </>
  )
}

function Phone() {
  return (
    <>
      <g className="fill-raised stroke-edge" strokeWidth="2" strokeLinecap="round">
        <rect x="74" y="152" width="64" height="110" rx="12" />
        <path d="M97 163h18" />
        {messages.map((y) => (
          <rect
            key={y}
            x="84"
            y={y}
            width="44"
            height="17"
            rx="6"
            className="fill-edge"
            fillOpacity="0.3"
            stroke="none"
          />
        ))}
      </g>
      <circle cx="136" cy="156" r="14" className="fill-lamp" />
      <path
        d="M136 149v8M136 163v.1"
        className="fill-none stroke-on-lamp"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </>
  )
}

function Dishes() {
  return (
    <g className="fill-raised stroke-edge" strokeWidth="2" strokeLinejoin="round">
      <path d="M158 251h122l-9 11H167Z" />
      <path d="M166 240h106l-8 11h-90Z" />
      <path d="M174 229h90l-8 11h-74Z" />
      <path
        d="M196 196h42v22a11 11 0 0 1-11 11h-20a11 11 0 0 1-11-11Z"
        className="fill-lamp"
        fillOpacity="0.6"
      />
      <path d="M238 202h5a8 8 0 0 1 0 17h-6" fill="none" />
    </g>
  )
}

function Clock() {
  return (
    <g className="fill-raised stroke-edge" strokeWidth="2" strokeLinecap="round">
      <circle cx="260" cy="60" r="32" />
      <path d="M260 40v20l13 10" fill="none" />
    </g>
  )
}

const notes = [
  { x: 84, y: -62, turn: -7, tone: 'fill-question stroke-question-line' },
  { x: 232, y: -92, turn: 4, tone: 'fill-raised stroke-edge' },
  { x: 300, y: -58, turn: 9, tone: 'fill-question stroke-question-line' },
]

/** Things not to forget, on the wall above; on a small phone the name of the product has that place. */
function Notes() {
  return (
    <g className="[@media(max-width:40rem)_and_(max-height:50rem)]:hidden">
      {notes.map(({ x, y, turn, tone }) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`} strokeWidth="2">
          <rect x="-24" y="-22" width="48" height="44" rx="5" className={tone} />
          <path
            d="M-13-8h26M-13 2h26M-13 12h14"
            className="fill-none stroke-edge"
            strokeLinecap="round"
          />
        </g>
      ))}
    </g>
  )
}

/** Two people at the two ends of a full day, and the long way from one to the other. */
export function BusyPicture() {
  return (
    <>
      <path
        d="M74 92C66 24 128 12 176 24S318-8 338 54 300 128 330 158"
        className="fill-none stroke-edge"
        strokeWidth="2.5"
        strokeDasharray="0.1 9"
        strokeLinecap="round"
      />
      <g transform="translate(6 76) scale(2.5)" className="fill-mark-own">
        <path d={leftBubble} />
      </g>
      <g transform="translate(276 124) scale(2.5)" className="fill-mark-partner">
        <path d={rightBubble} />
      </g>
      <Notes />
      <Calendar />
      <Clock />
      <Floor />
      <Dishes />
      <Phone />
    </>
  )
}
