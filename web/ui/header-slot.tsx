import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { marked } from './marked.ts'

const HeaderSlotContext = createContext<{
  slot: HTMLElement | null
  setSlot: (slot: HTMLElement | null) => void
}>({ slot: null, setSlot: () => undefined })

/** Around a `PageFrame` with a `HeaderSlot` in its header, and pages that show something `InHeader`. */
export function WithHeaderSlot({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return <HeaderSlotContext value={{ slot, setSlot }}>{children}</HeaderSlotContext>
}

/** Where in the header its pages may show something. */
export function HeaderSlot() {
  const { setSlot } = useContext(HeaderSlotContext)
  return <div ref={setSlot} className="ml-auto shrink-0 empty:hidden" />
}

/** Shows its children in the `HeaderSlot` of the page. */
export function InHeader({ children }: { children: ReactNode }) {
  const { slot } = useContext(HeaderSlotContext)
  useLayoutEffect(() => marked(slot?.closest('header'), 'data-shares'), [slot])
  return slot && createPortal(children, slot)
}
