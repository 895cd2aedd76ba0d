/** Smooth, unless somebody wishes for less motion. */
export const scrollBehavior = (): 'auto' | 'smooth' =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth'

/**
 * Brings the newest message and what follows it into view; where both do not fit, the beginning of
 * the message comes to the top, below what stays there, so that it can be read from there. `atOnce`
 * jumps, as for a conversation that is resumed.
 */
export function scrollGently(
  newest: HTMLElement | undefined,
  end: Element | null,
  scroller: Element | null,
  atOnce: boolean,
) {
  if (!newest) return
  const behavior = atOnce ? 'auto' : scrollBehavior()
  const top = newest.getBoundingClientRect().top
  const bottom = (end ?? newest).getBoundingClientRect().bottom
  const stays = heightThatStays(newest)
  newest.style.scrollMarginTop = stays > 0 ? `${stays}px` : ''
  const room = (scroller?.clientHeight ?? innerHeight) - 48 - stays
  if (bottom - top > room) newest.scrollIntoView({ block: 'start', behavior })
  else (end ?? newest).scrollIntoView({ block: 'end', behavior })
}

/** What a chat keeps together: a question that stays in sight, and what is said about it. */
export const turnMark = 'data-turn'

/** The newest message of a record, or of its last turn. */
export function newestOf(record: Element | null): HTMLElement | undefined {
  const last = record?.lastElementChild
  const newest = last?.hasAttribute(turnMark) ? last.lastElementChild : last
  return newest instanceof HTMLElement ? newest : undefined
}

/** How much of the view the question of that message's turn takes, in pixels. */
function heightThatStays(message: Element): number {
  const first = message.parentElement?.firstElementChild
  if (!first || first === message || !message.parentElement?.hasAttribute(turnMark)) return 0
  return getComputedStyle(first).position === 'sticky' ? first.clientHeight : 0
}
