import { useEffect, useId, useRef, useState } from 'react'
import { scrollBehavior } from '#web/ui/chat/gentle-scroll.ts'

/** The three questions, and Done below them. */
const stops = [0, 1, 2, 3] as const
type Stop = (typeof stops)[number]
const done: Stop = 3

export type ClosingWalk = ReturnType<typeof useClosingWalk>

/**
 * The way through the last turns: one after the other is brought into sight, and Done comes after the
 * last. Who scrolls there by themselves is as far as they can see.
 */
export function useClosingWalk(isOpen: boolean) {
  const name = useId()
  const elements = useRef(new Map<Stop, HTMLElement>())
  /** The stop that was gone to last; none while the last words are being read. */
  const [at, setAt] = useState<Stop>()
  /** The stops in sight; undefined where the browser does not say. */
  const [inSight, setInSight] = useState<ReadonlySet<Stop>>()
  const [hasBegun, setBegun] = useState(false)

  useEffect(() => {
    if (!isOpen || typeof IntersectionObserver === 'undefined') return
    const watched = [...elements.current]
    const watcher = new IntersectionObserver(
      (entries) => {
        setInSight((before) => {
          const now = new Set(before)
          for (const { target, isIntersecting } of entries) {
            const stop = watched.find(([, element]) => element === target)?.[0]
            if (stop === undefined) continue
            if (isIntersecting) now.add(stop)
            else now.delete(stop)
          }
          return now
        })
        if (entries.some(({ isIntersecting }) => isIntersecting)) setBegun(true)
      },
      { threshold: 0.5 },
    )
    for (const [, element] of watched) watcher.observe(element)
    return () => watcher.disconnect()
  }, [isOpen])

  const furthest = stops.findLast((stop) => inSight?.has(stop)) ?? at
  const next = furthest === undefined ? 0 : stops.find((stop) => stop > furthest)
  return {
    /** False while Done is in sight, or has been gone to. */
    goesOn: inSight ? !inSight.has(done) : next !== undefined && next !== done,
    goOn() {
      const stop = next ?? done
      const element = elements.current.get(stop)
      setAt(stop)
      setBegun(true)
      element?.scrollIntoView({
        block: stop === done ? 'end' : 'start',
        behavior: scrollBehavior(),
      })
      element?.focus({ preventScroll: true })
    },
    /** Set once they have left the last words: nothing brings those back into sight by itself. */
    hold: hasBegun ? `${name} turns` : null,
    stopAt: (stop: Stop) => (element: HTMLElement | null) => {
      if (element) elements.current.set(stop, element)
      else elements.current.delete(stop)
    },
  }
}
