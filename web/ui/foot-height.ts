import { type RefObject, useLayoutEffect } from 'react'

/** Writes the height of a chat's foot into `--chat-foot`, for what must not lie over it. */
export function useFootHeight(foot: RefObject<HTMLElement | null>, isShown: boolean) {
  useLayoutEffect(() => {
    const element = foot.current
    if (!isShown || !element) return
    const { style } = document.documentElement
    const measure = () => style.setProperty('--chat-foot', `${element.offsetHeight}px`)
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(element)
    return () => {
      watching.disconnect()
      style.removeProperty('--chat-foot')
    }
  }, [foot, isShown])
}
