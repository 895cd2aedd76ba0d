import { useEffect } from 'react'

const siteName = 'Duologue'

/** The first `h1` that is not switched off (slides out of sight are). */
const mainHeading = () =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find((h1) => !h1.closest('[inert]'))

/** A menu or a dialog opened while the page was on its way keeps the focus, and with it stays open. */
const isInPopup = (focused: Element | null) =>
  focused?.closest('[role="menu"], [role="dialog"], [role="alertdialog"]') != null

/**
 * Gives the document the page's title. Somebody who came from another page of ours starts at the
 * top, with the focus on the heading; on the first page of a visit the browser's own start stands.
 */
export function useArrival(title: string) {
  const full = title.includes(siteName) ? title : `${title} · ${siteName}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: one arrives once, whatever the title becomes
  useEffect(() => {
    const cameFromAnotherPage = document.title !== siteName && document.title !== full
    const heading = mainHeading()
    if (!cameFromAnotherPage || !heading || isInPopup(document.activeElement)) return
    heading.tabIndex = -1
    document.documentElement.scrollTop = 0
    heading.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = full
  }, [full])
}
