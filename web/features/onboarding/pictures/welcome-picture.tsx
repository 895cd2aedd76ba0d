import { clsx } from 'clsx'
import { Floor } from '#web/ui/brand/scenery.tsx'
import { TwoChairs } from '#web/ui/brand/two-chairs.tsx'
import { EveningSky, TwoTalking } from './scenery.tsx'

/** Where the seven lights hang, and when each lights up: one for each question of the week. */
const lights = [
  { x: 32, y: 26, delay: '[animation-delay:300ms]' },
  { x: 88, y: 41, delay: '[animation-delay:420ms]' },
  { x: 144, y: 50, delay: '[animation-delay:540ms]' },
  { x: 200, y: 53, delay: '[animation-delay:660ms]' },
  { x: 256, y: 50, delay: '[animation-delay:780ms]' },
  { x: 312, y: 41, delay: '[animation-delay:900ms]' },
  { x: 368, y: 26, delay: '[animation-delay:1020ms]' },
]

function Light({ x, y, delay }: (typeof lights)[number]) {
  return (
    <g>
      <circle
        cx={x}
        cy={y + 9}
        r="20"
        className={clsx('origin-center animate-glow fill-glow [transform-box:fill-box]', delay)}
      />
      <path d={`M${x - 4} ${y - 7}h8v7h-8Z`} className="fill-edge" />
      <path
        d={`M${x - 4} ${y}h8c0 5 4 6 4 11a8 8 0 0 1-16 0c0-5 4-6 4-11Z`}
        className="fill-lamp"
      />
    </g>
  )
}

/** Two chairs under a string of seven lights, and a conversation between them. */
export function WelcomePicture() {
  return (
    <>
      <EveningSky />
      <circle cx="200" cy="150" r="118" className="fill-glow" opacity="0.35" />
      <circle cx="200" cy="150" r="84" className="fill-glow" opacity="0.45" />
      <path d="M-400-262Q200 354 800-262" className="fill-none stroke-edge" strokeWidth="2" />
      {lights.map((light) => (
        <Light key={light.x} {...light} />
      ))}
      <g transform="translate(136 78) scale(2.65)">
        <TwoTalking />
      </g>
      <Floor />
      <TwoChairs />
      <g className="fill-surface stroke-edge" strokeWidth="2" strokeLinecap="round">
        <path d="M200 232v30M186 262h28" />
        <rect x="168" y="224" width="64" height="8" rx="4" />
        <path d="M180 224v-14h12v14ZM208 224v-14h12v14Z" strokeLinejoin="round" />
      </g>
    </>
  )
}
