import { useEffect, useId, useRef, useState } from 'react'
import { scrollBehavior } from '#web/ui/chat/gentle-scroll.ts'

/** The three questions. */
const stops = [0, 1, 2] as const
type Stop = (typeof stops)[number]
const last: Stop = 2

export type ClosingWalk = ReturnType<typeof useClosingWalk>

/**
 * The way through the last turns: one after the other is brought into sight, and once the last has
 * been there, only Done is left. Who scrolls there by themselves is as far as they can see.
 */
export function useClosingWalk(isOpen: boolean) {
  const name = useId()
  const elements = useRef(new Map<Stop, HTMLElement>())
  const watcher = useRef<IntersectionObserver>(undefined)
  /** The stop that was gone to last; none while the last words are being read. */
  const [at, setAt] = useState<Stop>()
  /** The stops in sight; undefined until the browser says, and where it does not. */
  const [inSight, setInSight] = useState<ReadonlySet<Stop>>()
  const [hasBegun, setBegun] = useState(false)
  const [hasSeenAll, setSeenAll] = useState(false)

  useEffect(() => {
    if (!isOpen || typeof IntersectionObserver === 'undefined') return
    const watching = new IntersectionObserver(
      (entries) => {
        const told = entries.flatMap(({ target, isIntersecting }) => {
          const stop = [...elements.current].find(([, element]) => element === target)?.[0]
          return stop === undefined ? [] : [{ stop, isIntersecting }]
        })
        setInSight((before) => {
          const now = new Set(before)
          for (const { stop, isIntersecting } of told) {
            if (isIntersecting) now.add(stop)
            else now.delete(stop)
          }
          return now
        })
        const seen = entries.filter(({ isIntersecting }) => isIntersecting)
        if (seen.length > 0) setBegun(true)
        if (seen.some(({ target }) => target === elements.current.get(last))) setSeenAll(true)
      },
      { threshold: 0.5 },
    )
    for (const [, element] of elements.current) watching.observe(element)
    watcher.current = watching
    return () => {
      watching.disconnect()
      watcher.current = undefined
    }
  }, [isOpen])

  const furthest = stops.findLast((stop) => inSight?.has(stop)) ?? at
  const next = furthest === undefined ? 0 : stops.find((stop) => stop > furthest)
  return {
    /** False once they have seen the last question, and where the browser does not say what they see. */
    goesOn: inSight !== undefined && !hasSeenAll,
    goOn() {
      const stop = next ?? last
      const element = elements.current.get(stop)
      setAt(stop)
      setBegun(true)
      if (stop === last) setSeenAll(true)
      element?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
      element?.focus({ preventScroll: true })
    },
    /** Set once they have left the last words: nothing brings those back into sight by itself. */
    hold: hasBegun ? `${name} turns` : null,
    stopAt: (stop: Stop) => (element: HTMLElement | null) => {
      if (!element) {
        elements.current.delete(stop)
        return
      }
      elements.current.set(stop, element)
      // It may come after the watching has begun.
      watcher.current?.observe(element)
    },
  }
}
