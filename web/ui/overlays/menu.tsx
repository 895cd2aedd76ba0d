import { Menu as Base } from '@base-ui/react/menu'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'

const itemLook =
  'flex min-h-11 tight:pr-2 [@media(max-height:40rem)]:min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 data-highlighted:relative data-highlighted:z-1 data-highlighted:bg-sunken focus-visible:-outline-offset-3 [&_svg]:size-5 [&_svg]:shrink-0'

/** While the menu is open its control stands over the veil. */
const openLook = 'data-popup-open:relative data-popup-open:z-70 data-popup-open:text-ink'

type MenuProps = {
  /** The control that opens the menu: an `IconButton` or a `Button`. */
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end' | undefined
  /** So many pixels of the control lie beyond the edge of what the menu is to end with. */
  overhang?: number | undefined
}

export function Menu({ trigger, children, align = 'end', overhang = 0 }: MenuProps) {
  // Lies over a toast. Opens inside the landmark it belongs to, where assistive technology looks for it.
  const container = useRef<HTMLSpanElement>(null)
  return (
    <span ref={container} className="inline-flex">
      <Base.Root>
        <Base.Trigger render={trigger} className={openLook} />
        <Base.Portal container={container}>
          <Base.Backdrop className="fixed inset-0 z-60 bg-veil transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 sm:hidden" />
          <Base.Positioner
            align={align}
            alignOffset={overhang}
            sideOffset={8}
            collisionPadding={12}
            className="z-70"
          >
            {/* On a low screen it scrolls, by keyboard before any of its entries is reached, too. */}
            <Base.Popup
              tabIndex={0}
              className="max-h-(--available-height) min-w-[min(17rem,calc(100vw-1.5rem))] origin-(--transform-origin) overflow-y-auto rounded-lg border border-menu-line bg-raised p-2 pb-0 text-ink max-sm:max-w-[calc(100vw-1.5rem)] shadow-raised outline-none transition-[scale,opacity] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
            >
              {children}
              <MoreBelow />
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </span>
  )
}

/**
 * What goes on below the edge fades there; at the end the fade lies in the room below the last entry, and whichever entry is
 * highlighted lies over it.
 */
const MoreBelow = () => (
  <div aria-hidden="true" className="contents">
    <div className="pointer-events-none sticky bottom-0 -mx-2 -my-3 h-6 bg-linear-to-t from-raised to-transparent forced-colors:hidden" />
    <div className="relative -mx-2 h-3 bg-raised" />
  </div>
)

type MenuItemProps = {
  children: ReactNode
  icon?: ReactNode
  tone?: 'plain' | 'danger' | undefined
  /** One of those that are used most. */
  isMain?: boolean | undefined
  /** It leads to the page that is open. */
  current?: boolean | undefined
  onSelect: () => void
}

export function MenuItem(props: MenuItemProps) {
  const { children, icon, tone = 'plain', isMain, current, onSelect } = props
  return (
    <Base.Item
      onClick={onSelect}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        itemLook,
        tone === 'danger'
          ? 'text-danger-ink'
          : isMain
            ? 'font-semibold [&_svg]:text-accent-ink'
            : '[&_svg]:text-muted',
        current && 'bg-insight font-semibold text-insight-ink [&_svg]:text-accent-ink!',
      )}
    >
      {icon}
      {children}
    </Base.Item>
  )
}

export function MenuSeparator() {
  return (
    <Base.Separator className="mx-3 my-2.5 h-px bg-menu-line [@media(max-height:40rem)]:my-0.5" />
  )
}

type MenuGroupProps = {
  label: ReactNode
  children: ReactNode
}

/** Items under a heading of their own. */
export function MenuGroup({ label, children }: MenuGroupProps) {
  return (
    <Base.Group>
      <Base.GroupLabel className="mx-3 mb-3 border-b border-menu-line pt-3 pb-3 text-meta text-muted [@media(max-height:40rem)]:mb-0.5 [@media(max-height:40rem)]:pt-1.5 [@media(max-height:40rem)]:pb-1.5">
        {label}
      </Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

type MenuFoldProps = { label: string; icon?: ReactNode; children: ReactNode }

/** Items that one entry shows and hides, in place; closed at first each time the menu opens. */
export function MenuFold({ label, icon, children }: MenuFoldProps) {
  const [isOpen, setOpen] = useState(false)
  const itemsId = useId()
  return (
    <>
      <Base.Item
        closeOnClick={false}
        aria-expanded={isOpen}
        aria-controls={isOpen ? itemsId : undefined}
        onClick={() => setOpen(!isOpen)}
        className={clsx(itemLook, '[&_svg]:text-muted')}
      >
        {icon}
        <span className="flex-1">{label}</span>
        <ChevronDown
          className={clsx('transition-transform', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
      </Base.Item>
      {isOpen && (
        <Base.Group id={itemsId} aria-label={label} className="ml-5 border-l border-menu-line pl-3">
          {children}
        </Base.Group>
      )}
    </>
  )
}
