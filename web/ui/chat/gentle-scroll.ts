/** Smooth, unless somebody wishes for less motion. */
export const scrollBehavior = (): 'auto' | 'smooth' =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/**
 * Brings the newest message and what follows it into view; where both do not fit, the beginning of
 * the message comes to the top, so that it can be read from there. `atOnce` jumps, as for a conversation that is resumed.
 */
export function scrollGently(
  newest: Element | null | undefined,
  end: Element | null,
  scroller: Element | null,
  atOnce: boolean,
) {
  if (!newest) return
  const behavior = atOnce ? 'auto' : scrollBehavior()
  const top = newest.getBoundingClientRect().top
  const bottom = (end ?? newest).getBoundingClientRect().bottom
  const room = (scroller?.clientHeight ?? innerHeight) - 48
  if (bottom - top > room) newest.scrollIntoView({ block: 'start', behavior })
  else (end ?? newest).scrollIntoView({ block: 'end', behavior })
}
