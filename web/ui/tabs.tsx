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
  /** A track, one of the two people on it, or words over a line, for the parts of a page. */
  look?: keyof typeof looks
}

const track = {
  list: `relative z-0 flex flex-wrap gap-1 ${segmentTrack}`,
  tab: `flex-1 px-2 min-[24rem]:px-4 data-active:font-semibold data-active:text-ink ${segmentLook}`,
  indicator:
    'top-0 -z-1 h-11 w-(--active-tab-width) translate-x-(--active-tab-left) translate-y-(--active-tab-top) rounded-md border',
  panel: 'pt-6',
}

const looks = {
  line: {
    list: 'relative z-0 flex flex-wrap border-b border-hairline',
    tab: 'min-h-12 flex-1 px-2 font-medium text-muted transition-colors hover:text-ink data-active:font-semibold data-active:text-ink',
    indicator:
      'top-0 h-0.75 w-(--active-tab-width) translate-x-(--active-tab-left) translate-y-[calc(var(--active-tab-top)+var(--active-tab-height)-100%)] rounded-full bg-accent-ink',
    panel: 'pt-6',
  },
  track: { ...track, indicator: `${track.indicator} ${segmentThumb}` },
  people: {
    ...track,
    tab: `${track.tab} data-active:text-selected-ink`,
    indicator: `${track.indicator} ${personThumb}`,
    panel: 'pt-4',
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
  const { list, tab: tabLook, indicator, panel } = looks[look]
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
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
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={panel} tabIndex={-1}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
