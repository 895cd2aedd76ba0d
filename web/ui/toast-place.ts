import { type RefObject, useLayoutEffect, useState } from 'react'

/** An open dialog; a toast has that role, too, and says that it is not modal. */
const openDialog = ':is([role="dialog"], [role="alertdialog"])[data-open]:not([aria-modal])'

/** Free room above and below a toast at the top, in pixels. */
const margins = 32

/**
 * Whether a toast at the top would cover the head of an open dialog. A toast that has moved out of
 * the way of one stays where it is, so that nothing jumps when the dialog closes.
 */
export function useWayOfDialog(
  viewport: RefObject<HTMLElement | null>,
  toastId: string | undefined,
): boolean {
  const [movedId, setMovedId] = useState<string | undefined>()
  useLayoutEffect(() => {
    if (toastId === undefined) return
    const look = () => {
      const dialog = document.querySelector(openDialog)
      const height = viewport.current?.offsetHeight ?? 0
      if (dialog && dialog.getBoundingClientRect().top < height + margins) setMovedId(toastId)
    }
    look()
    const watching = new MutationObserver(look)
    watching.observe(document.body, { childList: true })
    return () => watching.disconnect()
  }, [viewport, toastId])
  return toastId !== undefined && movedId === toastId
}
