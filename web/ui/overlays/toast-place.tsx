import { useLayoutEffect, useRef } from 'react'
import { createStore } from 'zustand/vanilla'

type Reach = {
  /** It is there in all but wide windows, else in narrow ones alone. */
  onPhones?: boolean
  /** What failed stands there in windows of any width, too; or nothing but that. */
  failures?: 'too' | 'only'
}

/** Where a toast may stand, the newest last. */
export type Place = Reach & { element: HTMLElement }

/** Whether a toast stands there now: the window is narrow (0), has room beside a dialog (1) or beside a chat (2). */
export function standsIn({ onPhones, failures }: Reach, width: number, hasFailed: boolean) {
  if (failures === 'only') return hasFailed
  return width < (onPhones ? 2 : 1) || (failures === 'too' && hasFailed)
}

export const toastPlaces = createStore<{ all: readonly Place[] }>(() => ({ all: [] }))

/**
 * Room for a toast in the flow of a chat or of a dialog at the foot of a phone: what stands above it moves up, so that
 * it lies over nothing that somebody reads or presses. In a form or a dialog what failed stands by the button that was
 * pressed, and neither over the fields nor in the far corner of a wide window.
 */
export function ToastPlace({ onPhones, failures }: Reach) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const place = { element, ...(onPhones && { onPhones }), ...(failures && { failures }) }
    toastPlaces.setState(({ all }) => ({ all: [...all, place] }))
    return () => toastPlaces.setState(({ all }) => ({ all: all.filter((one) => one !== place) }))
  }, [onPhones, failures])
  return <div ref={box} className="contents" />
}
