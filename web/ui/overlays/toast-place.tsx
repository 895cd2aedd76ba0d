import { useLayoutEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'

/**
 * Where a toast may stand, the newest last; with `onPhones` in all but wide windows, else in narrow ones alone, and with
 * `keepsErrors` what failed stands there in all of them.
 */
type Place = { element: HTMLElement; onPhones: boolean; keepsErrors: boolean }

export const toastPlaces = createStore<{ all: readonly Place[] }>(() => ({ all: [] }))

type ToastPlaceProps = Partial<Omit<Place, 'element'>>

/**
 * Room for a toast in the flow of a chat or of a dialog at the foot of a phone: what stands above it moves up, so that
 * it lies over nothing that somebody reads or presses.
 */
export function ToastPlace({ onPhones = false, keepsErrors = false }: ToastPlaceProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const place = { element, onPhones, keepsErrors }
    toastPlaces.setState(({ all }) => ({ all: [...all, place] }))
    return () => toastPlaces.setState(({ all }) => ({ all: all.filter((one) => one !== place) }))
  }, [onPhones, keepsErrors])
  return <div ref={box} className="contents" />
}
