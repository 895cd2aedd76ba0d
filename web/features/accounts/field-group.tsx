import type { ReactNode } from 'react'
import { leftBubble, rightBubble } from '#web/ui/brand/mark.tsx'

const bubbles = {
  own: { path: leftBubble, box: '0 4 34 34', look: 'fill-mark-own' },
  partner: { path: rightBubble, box: '14 15 34 34', look: 'fill-mark-partner' },
}

type FieldGroupProps = { legend: string; tone: keyof typeof bubbles; children: ReactNode }

/** The fields about one of the two people, under that person's bubble of the mark. */
export function FieldGroup({ legend, tone, children }: FieldGroupProps) {
  const { path, box, look } = bubbles[tone]
  return (
    <fieldset className="grid min-w-0 gap-6">
      <legend className="mb-4 flex items-center gap-2.5 font-serif text-prompt font-medium">
        <svg viewBox={box} className="size-6" aria-hidden="true">
          <path d={path} className={look} />
        </svg>
        {legend}
      </legend>
      {children}
    </fieldset>
  )
}
