import { createContext, type ReactNode, useContext, useState } from 'react'
import { createPortal } from 'react-dom'

const Place = createContext<{
  place: HTMLElement | null
  setPlace: (place: HTMLElement | null) => void
}>({ place: null, setPlace: () => undefined })

/** Lets what is below it put something into the header above it. */
export function HeaderPlaces({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return <Place value={{ place, setPlace }}>{children}</Place>
}

/** Where in the header it goes. */
export function HeaderPlace() {
  const { setPlace } = useContext(Place)
  return <div ref={setPlace} className="ml-auto shrink-0 empty:hidden" />
}

/** Shows its children in the header of the page. */
export function InHeader({ children }: { children: ReactNode }) {
  const { place } = useContext(Place)
  return place && createPortal(children, place)
}
