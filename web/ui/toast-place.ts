import { type RefObject, useLayoutEffect, useState } from 'react'

/** An open dialog; a toast has that role, too, and says that it is not modal. */
const openDialog = ':is([role="dialog"], [role="alertdialog"])[data-open]:not([aria-modal])'

/** Free room above and below a toast at the top, in pixels. */
const margins = 32

/**
 * Where a toast lies on a phone: at the foot of the page, away from the menu and above a composer;
 * over an open dialog at the top, or above the dialog's buttons where it would cover its head.
 */
export type ToastPlace = 'foot' | 'top' | 'above-actions'

/** A toast that has made way for a dialog stays where it is, so that nothing jumps when that closes. */
export function useToastPlace(
  viewport: RefObject<HTMLElement | null>,
  toastId: string | undefined,
): ToastPlace {
  const [moved, setMoved] = useState<{ id: string; to: ToastPlace } | null>(null)
  useLayoutEffect(() => {
    if (toastId === undefined) return
    const look = () => {
      const dialog = document.querySelector(openDialog)
      if (!dialog) return
      const height = viewport.current?.offsetHeight ?? 0
      const isInTheWay = dialog.getBoundingClientRect().top < height + margins
      setMoved((before) =>
        before?.id === toastId && (before.to === 'above-actions' || !isInTheWay)
          ? before
          : { id: toastId, to: isInTheWay ? 'above-actions' : 'top' },
      )
    }
    look()
    const watching = new MutationObserver(look)
    watching.observe(document.body, { childList: true })
    return () => watching.disconnect()
  }, [viewport, toastId])
  return toastId !== undefined && moved?.id === toastId ? moved.to : 'foot'
}
