import { Tabs as Base } from '@base-ui/react/tabs'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type TabsProps<Value extends string> = {
  /** What the tabs choose between, for screen readers. */
  label: string
  value: Value
  onValueChange: (value: Value) => void
  tabs: { value: Value; label: string; panel: ReactNode }[]
  /** The strip stays at the top of the dialog that scrolls below it, where the screen is tall enough. */
  stays?: boolean
}

/** What goes by below the strip fades out; whatever is brought into sight comes to rest below it. */
const staysLook = clsx(
  'tall:sticky tall:-top-4 tall:z-10 tall:-mx-6 tall:bg-surface tall:px-6 tall:py-3',
  'tall:after:pointer-events-none tall:after:absolute tall:after:inset-x-0 tall:after:top-full tall:after:h-5',
  'tall:after:bg-linear-to-b tall:after:from-surface tall:after:to-transparent',
)

/** Tabs with their panels; arrow keys move, Enter or Space opens. */
export function Tabs<Value extends string>({
  label,
  value,
  onValueChange,
  tabs,
  stays,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)}>
      <div className={clsx(stays && staysLook)}>
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
      </div>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          className={clsx(stays ? 'pt-5 tall:[&_*]:scroll-mt-24' : 'pt-6')}
          tabIndex={-1}
        >
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
