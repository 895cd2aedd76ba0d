import { useEffect } from 'react'
import { takeBackNotice } from '#web/device/app.ts'
import { forgetSealed, forgetTab } from '#web/session/kept.ts'

/** What anybody may be looking at, in any country. */
const neutralPage = { title: 'Weather', href: 'https://www.bbc.com/weather' } as const

type Place = {
  document: Pick<Document, 'title'> & { body: Pick<HTMLElement, 'replaceChildren'> }
  location: Pick<Location, 'replace'>
  addEventListener: (type: 'pagehide', listener: () => void) => void
}

const listeners = new Set<() => void>()

/** Calls `listener` when somebody leaves at once, before the page is emptied. */
export const onLeaving = (listener: () => void): void => void listeners.add(listener)

/** The `detail` of a key that a program pressed in place of a person, such as for Android's way back. */
export const pressedForThem = 1

/**
 * Leaves for a page that says nothing of us, in place of this entry of the history. What is on the
 * screen is gone before that page comes, and so is what this tab remembers and what waits here for a
 * network, unsent words included, and what the phone would say of us a moment later.
 */
export function leaveAtOnce(place: Place = window): void {
  const { document, location } = place
  for (const listener of listeners) {
    try {
      listener()
    } catch {
      // Nothing keeps somebody from leaving.
    }
  }
  document.body.replaceChildren()
  document.title = neutralPage.title
  forgetTab()
  forgetSealed()
  // There already wherever anything is kept, and not asked for by the first screen, where nothing is.
  import('#web/session/sealed-store.ts').then(({ destroyKept }) => destroyKept()).catch(() => {})
  takeBackNotice()
  // A chat stores its draft when the page goes; this comes after it.
  place.addEventListener('pagehide', forgetTab)
  location.replace(neutralPage.href)
}

const presses = 3
const withinMs = 2_000

/** Calls `leave` when Esc is pressed three times within two seconds, whatever else Esc does there. */
export function useLeavingByKey(leave: () => void = leaveAtOnce): void {
  useEffect(() => {
    let times: number[] = []
    const note = ({ key, repeat, detail, timeStamp }: KeyboardEvent) => {
      if (repeat || detail === pressedForThem) return
      times = key === 'Escape' ? [...times, timeStamp].slice(-presses) : []
      const [first] = times
      if (times.length < presses || first === undefined || timeStamp - first > withinMs) return
      times = []
      leave()
    }
    // Before anything on the page can keep the key to itself.
    window.addEventListener('keydown', note, { capture: true })
    return () => window.removeEventListener('keydown', note, { capture: true })
  }, [leave])
}
