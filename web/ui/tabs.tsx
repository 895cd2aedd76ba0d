import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type TabsProps<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: { value: Value; label: string; panel: ReactNode }[]
  /**
   * A track, or the parts of a dialog: a row from edge to edge with a line below, which stays at the top of what
   * scrolls below it, where the screen is tall enough.
   */
  look?: keyof typeof looks
}

const looks = {
  track: {
    strip: '',
    list: 'relative z-0 flex gap-1 overflow-x-auto rounded-lg border border-hairline bg-sunken p-1',
    tab: 'flex-1 px-2 font-medium min-[24rem]:px-4 data-active:font-semibold',
    indicator:
      'top-1 -z-1 h-11 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-md border border-edge bg-surface',
    panel: 'pt-6',
  },
  parts: {
    strip: '-mx-6 border-b border-hairline bg-surface tall:sticky tall:-top-4 tall:z-10',
    list: 'relative -mb-px flex gap-1 overflow-x-auto px-3',
    tab: 'px-3 font-semibold',
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
                'min-h-11 rounded-md whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:text-ink',
                tabLook,
              )}
            >
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
