import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { personThumb, segmentLook, segmentThumb, segmentTrack } from './segments.ts'

type TabsProps<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  /** `before` stands before the label, such as the sign of a person. */
  tabs: { value: Value; label: string; before?: ReactNode; panel: ReactNode }[]
  /**
   * A track, one of the two people on it, or the parts of a dialog: a row from edge to edge with a line below, which
   * stays at the top of what scrolls below it, where the screen is tall enough.
   */
  look?: keyof typeof looks
}

const track = {
  strip: '',
  list: `relative z-0 flex gap-1 overflow-x-auto ${segmentTrack}`,
  tab: `flex-1 px-2 min-[24rem]:px-4 data-active:font-semibold data-active:text-ink ${segmentLook}`,
  indicator:
    'top-1 -z-1 h-11 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-md border',
  panel: 'pt-6',
}

const looks = {
  track: { ...track, indicator: `${track.indicator} ${segmentThumb}` },
  people: {
    ...track,
    tab: `${track.tab} data-active:text-selected-ink`,
    indicator: `${track.indicator} ${personThumb}`,
    panel: 'pt-4',
  },
  parts: {
    strip: '-mx-6 border-b border-hairline bg-surface tall:sticky tall:-top-4 tall:z-10',
    list: 'relative -mb-px flex gap-1 overflow-x-auto px-3',
    tab: 'min-h-11 rounded-md px-3 font-semibold text-muted transition-colors hover:text-ink data-active:text-ink',
    // Below the word alone. As a border it is seen where the system chooses the colours, too.
    indicator:
      'bottom-0 w-[calc(var(--active-tab-width)-1.5rem)] translate-x-[calc(var(--active-tab-left)+0.75rem)] border-b-2 border-accent-ink',
    // Whatever is brought into sight comes to rest below the strip, and above the edge of the dialog.
    panel: 'pt-6 [&_*]:scroll-mb-6 tall:[&_*]:scroll-mt-18',
  },
}

/** Tabs with their panels; arrow keys move, Enter or Space opens. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  look = 'track',
}: TabsProps<Value>) {
  const { strip, list, tab: tabLook, indicator, panel } = looks[look]
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <div className={strip}>
        <Base.List aria-label={label} className={list}>
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className={clsx(
                'inline-flex items-center justify-center gap-2 whitespace-nowrap focus-visible:-outline-offset-2',
                tabLook,
              )}
            >
              {tab.before}
              {tab.label}
            </Base.Tab>
          ))}
          <Base.Indicator className={clsx('absolute left-0 transition-transform', indicator)} />
        </Base.List>
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={panel} tabIndex={-1}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
