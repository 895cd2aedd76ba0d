import { useEffect, useId, useRef, useState } from 'react'

/** How many turns there are before Done. */
const turnCount = 3

export type ClosingWalk = ReturnType<typeof useClosingWalk>

/**
 * The way through the last turns: one after the other is brought into sight, and Done comes after the
 * last. Who scrolls there by themselves is as far as they can see.
 */
export function useClosingWalk(isOpen: boolean) {
  const name = useId()
  const turns = useRef(new Map<number, HTMLFieldSetElement>())
  /** The turn that was gone to last; -1 while the last words are being read. */
  const [at, setAt] = useState(-1)
  const [seen, setSeen] = useState(-1)
  const idOf = (turn: number) => `${name}-${turn}`

  useEffect(() => {
    if (!isOpen || typeof IntersectionObserver === 'undefined') return
    const inSight = new IntersectionObserver(
      (entries) => {
        const shown = entries
          .filter(({ isIntersecting }) => isIntersecting)
          .map(({ target }) => [...turns.current.values()].indexOf(target as HTMLFieldSetElement))
        setSeen((before) => Math.max(before, ...shown))
      },
      { threshold: 0.9 },
    )
    for (const turn of turns.current.values()) inSight.observe(turn)
    return () => inSight.disconnect()
  }, [isOpen])

  const next = Math.max(at, seen) + 1
  return {
    /** False once all turns have been in sight, and Done with them. */
    goesOn: next < turnCount,
    goOn() {
      setAt(next)
      turns.current.get(next)?.focus({ preventScroll: true })
    },
    /** What the chat holds in sight: the turn that was gone to. */
    hold: at < 0 ? null : idOf(at),
    turn: (turn: number) => ({
      id: idOf(turn),
      ref: (element: HTMLFieldSetElement | null) => {
        if (element) turns.current.set(turn, element)
        else turns.current.delete(turn)
      },
    }),
  }
}
