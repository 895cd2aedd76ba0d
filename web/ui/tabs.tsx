import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type TabsProps<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: { value: Value; label: string; panel: ReactNode }[]
}

/** Tabs with their panels; arrow keys move, Enter or Space opens. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <Base.List
        aria-label={label}
        className="relative z-0 flex gap-1 overflow-x-auto rounded-lg border border-hairline bg-sunken p-1"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="min-h-11 flex-1 rounded-md px-2 font-medium min-[24rem]:px-4 whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-active:font-semibold data-active:text-ink"
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute top-1 left-0 -z-1 h-11 w-(--active-tab-width) translate-x-(--active-tab-left) rounded-md border border-edge bg-surface transition-transform" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6" tabIndex={-1}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
