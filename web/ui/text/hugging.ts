import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** What is as wide as its longest line: no style alone does that for a text of several lines. */
export const hugs = { 'data-hugs': '' }

/** From where to where the words of an element reach, in pixels; undefined where that cannot be known. */
function reachOf(element: Element): number | undefined {
  const range = document.createRange()
  if (typeof range.getClientRects !== 'function') return undefined
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    for (const line of range.getClientRects()) {
      left = Math.min(left, line.left)
      right = Math.max(right, line.right)
    }
  }
  return right > left ? right - left : undefined
}

/** Fits each of them to its words, in its own letters, so that larger ones find room as well. */
function hugAll(elements: readonly HTMLElement[]) {
  for (const { style } of elements) style.width = ''
  const widths = elements.map((element) => {
    const reach = reachOf(element)
    const look = getComputedStyle(element)
    const sides = [look.paddingLeft, look.paddingRight, look.borderLeftWidth, look.borderRightWidth]
    const around = sides.reduce((sum, side) => sum + (Number.parseFloat(side) || 0), 0)
    return reach && `${(Math.ceil(reach + around) + 1) / Number.parseFloat(look.fontSize)}em`
  })
  for (const [index, { style }] of elements.entries()) style.width = widths[index] || ''
}

/** Keeps whatever `hugs` within `box` as wide as its words, whenever that or its width changes. */
export function useHugging(box: RefObject<HTMLElement | null>) {
  const fitAll = () =>
    hugAll([...(box.current?.querySelectorAll<HTMLElement>('[data-hugs]') ?? [])])
  useLayoutEffect(fitAll)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it does the same whenever it is made
  useEffect(() => {
    if (!box.current) return
    let width: number | undefined
    const watching = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width
      if (width !== undefined && now !== width) fitAll()
      width = now
    })
    watching.observe(box.current)
    // Letters that come late have other widths.
    void document.fonts?.ready.then(fitAll)
    return () => watching.disconnect()
  }, [box])
}
