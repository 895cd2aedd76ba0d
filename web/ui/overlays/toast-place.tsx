import { useLayoutEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'

/** Where a toast may stand, the newest last; `onPhones` where a wide screen has room for it elsewhere. */
type Place = { element: HTMLElement; onPhones: boolean }

export const toastPlaces = createStore<{ all: readonly Place[] }>(() => ({ all: [] }))

type ToastPlaceProps = { onPhones?: boolean }

/**
 * Room for a toast in the flow of a chat or a dialog: what stands there moves aside for it, so that it lies over
 * nothing that somebody reads or presses.
 */
export function ToastPlace({ onPhones = false }: ToastPlaceProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const place = { element, onPhones }
    toastPlaces.setState(({ all }) => ({ all: [...all, place] }))
    return () => toastPlaces.setState(({ all }) => ({ all: all.filter((one) => one !== place) }))
  }, [onPhones])
  return <div ref={box} className="contents" />
}
