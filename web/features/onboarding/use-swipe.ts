import { type PointerEvent, type TouchEvent, useRef } from 'react'

type Distance = { x: number; y: number }
type Point = { clientX: number; clientY: number }
type Swipe = { onPull: (distance: Distance) => void; onEnd: (distance: Distance) => void }

const nowhere: Distance = { x: 0, y: 0 }
const isIn = (target: EventTarget, selector: string) =>
  target instanceof Element && target.closest(selector) !== null

/** Handlers that follow one finger, pen or pressed mouse over an element and report how far it went. */
export function useSwipe({ onPull, onEnd }: Swipe) {
  const start = useRef<Point | null>(null)
  const far = (point: Point): Distance => ({
    x: point.clientX - (start.current?.clientX ?? point.clientX),
    y: point.clientY - (start.current?.clientY ?? point.clientY),
  })
  const end = (point: Point | undefined) => {
    if (!start.current) return
    const distance = point ? far(point) : nowhere
    start.current = null
    onEnd(distance)
  }
  const begin = (point: Point | undefined, target: EventTarget) => {
    end(undefined)
    if (point && !isIn(target, 'input')) start.current = point
  }
  const move = (point: Point | undefined) => {
    if (start.current && point) onPull(far(point))
  }
  // A finger is followed by touch events, which go on where pointer events end in a scroll.
  const unlessTouch = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act(event)
  }
  return {
    onTouchStart: (event: TouchEvent) =>
      begin(event.touches.length === 1 ? event.touches[0] : undefined, event.target),
    onTouchMove: (event: TouchEvent) => move(event.touches[0]),
    onTouchEnd: (event: TouchEvent) => end(event.changedTouches[0]),
    onTouchCancel: () => end(undefined),
    // A mouse presses a button wherever on it it is let go.
    onPointerDown: unlessTouch((event) =>
      begin(
        event.button === 0 && !isIn(event.target, 'button, a') ? event : undefined,
        event.target,
      ),
    ),
    onPointerMove: unlessTouch(move),
    onPointerUp: unlessTouch(end),
    onPointerLeave: unlessTouch(end),
    onPointerCancel: unlessTouch(() => end(undefined)),
  }
}
