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
  const stays = heightThatStays(newest, scroller)
  newest.style.scrollMarginTop = stays > 0 ? `${stays}px` : ''
  const room = (scroller?.clientHeight ?? innerHeight) - 3 * rem() - stays
  if (bottom - top > room) newest.scrollIntoView({ block: 'start', behavior })
  else (end ?? newest).scrollIntoView({ block: 'end', behavior })
}

/** What a chat keeps together: a question that stays in sight, and what is said about it. */
export const turnMark = 'data-turn'

/** On a message of a turn that somebody has asked for: it is gone to, wherever it stands. */
export const askedMark = 'data-asked'

/** Low windows, and those with large letters, scroll as a whole (`tall` in styles.css). */
const scrollsByItself = () =>
  matchMedia('(min-height: 26rem)').matches && !document.documentElement.hasAttribute('data-large')

const pixels = (length: string) => Number.parseFloat(length) || 0

/** The room between the upper edge of what scrolls and a turn that has come to the top, in pixels. */
const aboveTurn = (turn: Element, scroller: Element) =>
  pixels(getComputedStyle(scroller).scrollPaddingTop) +
  pixels(getComputedStyle(turn).scrollMarginTop)

const turnOf = (message: Element | undefined) => {
  const turn = message?.parentElement
  return turn?.hasAttribute(turnMark) ? turn : null
}

type Room = { newest: HTMLElement | undefined; end: Element; scroller: Element }

/** How much has to stand free below the chat's end, in pixels, for its last turn to come to the top. */
export function freeBelow({ newest, end, scroller }: Room): number {
  const turn = turnOf(newest)
  if (!turn || !scrollsByItself()) return 0
  const height = end.getBoundingClientRect().bottom - turn.getBoundingClientRect().top
  const below = pixels(getComputedStyle(scroller).paddingBottom)
  return Math.max(0, Math.floor(scroller.clientHeight - aboveTurn(turn, scroller) - height - below))
}

/**
 * Shows what was added to a turn: its question comes to the top and stays there, so that all that is said about it
 * can be read from the first word on. Returns what is to be done beyond that: nothing; to lead to what came below
 * the view (`behind`); or to go to the newest message, where the reader is past the question or has asked for it.
 */
export function holdTurn(
  { newest, scroller }: Pick<Room, 'newest' | 'scroller'>,
  atOnce: boolean,
): 'held' | 'behind' | 'follow' {
  const turn = turnOf(newest)
  if (!newest || !turn || !scrollsByItself()) return 'follow'
  const above = aboveTurn(turn, scroller)
  const top = turn.getBoundingClientRect().top
  const isBelow = newest.getBoundingClientRect().bottom - top > scroller.clientHeight - above
  if (isBelow && newest.hasAttribute(askedMark)) return 'follow'
  const away = top - scroller.getBoundingClientRect().top - above
  if (isBelow && away < -2) return 'follow'
  if (Math.abs(away) > 2) {
    turn.scrollIntoView({ block: 'start', behavior: atOnce ? 'auto' : scrollBehavior() })
  }
  return isBelow ? 'behind' : 'held'
}

/** The newest message of a record, or of its last turn. */
export function newestOf(record: Element | null): HTMLElement | undefined {
  const last = record?.lastElementChild
  const newest = last?.hasAttribute(turnMark) ? last.lastElementChild : last
  return newest instanceof HTMLElement ? newest : undefined
}

/** How much of the view the question of that message's turn takes, in pixels. */
function heightThatStays(message: Element, scroller: Element | null): number {
  const turn = message.parentElement
  if (!turn?.hasAttribute(turnMark) || turn.firstElementChild === message) return 0
  return heightOfSticky(turn.firstElementChild, scroller)
}

/** What an element that stays covers of what scrolls, in pixels: a part of it may lie above the upper edge. */
function heightOfSticky(element: Element | null, scroller: Element | null): number {
  if (!element) return 0
  const { position, top } = getComputedStyle(element)
  if (position !== 'sticky') return 0
  const padding = scroller ? pixels(getComputedStyle(scroller).paddingTop) : 0
  const above = pixels(top) + padding
  // What comes to stand below it is one rem away.
  return element.clientHeight + above + rem()
}

/** Of a page, what is seen again on the next one: a line, in pixels. */
const seenAgain = () => 1.5 * rem()

/** In pixels; larger where somebody has set larger letters. */
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16

type PageKey = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Which way a key leafs through a text: 1 on, -1 back, 0 where it does not; Space only where `hasFocus`. */
function wayOf({ key, shiftKey, altKey, ctrlKey, metaKey }: PageKey, hasFocus: boolean): number {
  if (altKey || ctrlKey || metaKey) return 0
  if (key === 'PageDown') return 1
  if (key === 'PageUp') return -1
  if (key === ' ' && hasFocus) return shiftKey ? -1 : 1
  return 0
}

/**
 * Leafs through a chat by as much as can be read below the question that stays: by a whole page, its
 * first lines would come to lie behind it. Returns whether it did; without such a question the
 * browser's own page is right.
 */
export function leaf(scroller: HTMLElement, pressed: PageKey & { repeat: boolean }): boolean {
  const way = wayOf(pressed, document.activeElement === scroller)
  const turns = [...scroller.querySelectorAll(`[${turnMark}]`)]
  const stays = Math.max(
    0,
    ...turns.map((turn) => heightOfSticky(turn.firstElementChild, scroller)),
  )
  if (way === 0 || stays === 0) return false
  const behavior = pressed.repeat ? 'auto' : scrollBehavior()
  const page = Math.max(seenAgain(), scroller.clientHeight - stays - seenAgain())
  scroller.scrollBy({ top: way * page, behavior })
  return true
}
