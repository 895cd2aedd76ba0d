import type { ReactNode } from 'react'
import { leftBubble, rightBubble, sharedLeaf } from '#web/ui/brand/mark.tsx'
import { timelineWords } from './timeline-words.ts'

/** Where the first letter will lie: a sheet that waits for its words, and the first step towards it. */
export const EmptyTimeline = ({ firstStep }: { firstStep: ReactNode }) => (
  <div className="grid justify-items-center gap-7 pt-2 text-center sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:justify-items-start sm:gap-10 sm:pt-4 sm:text-left">
    <WaitingLetter />
    <div className="grid w-full justify-items-center gap-6 sm:justify-items-start max-sm:[&>a]:w-full">
      <div className="grid max-w-measure gap-2">
        <p className="font-serif text-heading font-medium text-balance">
          {timelineWords.empty.title}
        </p>
        <p className="text-balance text-muted sm:text-wrap">{timelineWords.empty.hint}</p>
      </div>
      {firstStep}
    </div>
  </div>
)

/** Lines for words to come, as wide as these. */
const lines = (y: number, widths: readonly number[], x = 36) =>
  widths.map((width, index) => (
    <rect key={`${x} ${y} ${width}`} {...{ x, width }} y={y + index * 11} height="4" rx="2" />
  ))

/** A letter as they come, still without words: a day, what each of the two said, and what the guide wrote. */
const WaitingLetter = () => (
  <svg viewBox="0 0 216 244" className="w-48 sm:w-54" aria-hidden="true">
    <rect
      {...{ x: 22, y: 16, width: 168, height: 212, rx: 12 }}
      transform="rotate(-5 106 122)"
      className="fill-sunken stroke-edge/60"
      strokeWidth="1.25"
    />
    <rect
      {...{ x: 20, y: 12, width: 168, height: 212, rx: 12 }}
      transform="rotate(1.5 104 118)"
      className="fill-raised stroke-edge/70"
      strokeWidth="1.25"
    />
    <g transform="rotate(1.5 104 118)">
      <rect {...{ x: 36, y: 32, width: 76, height: 8, rx: 4 }} className="fill-muted/60" />
      <g className="fill-muted/35">
        {lines(49, [44])}
        <rect {...{ x: 36, y: 64, width: 136, height: 1 }} />
        {lines(116, [104, 62], 48)}
        {lines(150, [88], 48)}
        {lines(179, [84])}
        {lines(190, [64])}
      </g>
      <rect
        {...{ x: 32, y: 80, width: 116, height: 18, rx: 6 }}
        className="fill-question stroke-question-line"
      />
      <rect {...{ x: 36, y: 112, width: 3, height: 22, rx: 1.5 }} className="fill-mark-own" />
      <rect {...{ x: 36, y: 146, width: 3, height: 14, rx: 1.5 }} className="fill-mark-partner" />
    </g>
    {/* On a wide screen they are in the picture beside it. */}
    <g transform="translate(128 164) scale(1.55)" className="lg:hidden">
      <path d={leftBubble} className="fill-mark-own" />
      <path d={rightBubble} className="fill-mark-partner" />
      <path d={sharedLeaf} className="fill-mark-shared" />
    </g>
  </svg>
)
