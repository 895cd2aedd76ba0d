/** What only a person does. Scrolling by touch begins with a press; `scroll` itself comes of new messages, too. */
const signs = ['pointerdown', 'keydown', 'wheel', 'focusin'] as const

/** The page moves the focus by itself to what no key leads to. */
const isMovedByPage = ({ type, target }: Event) =>
  type === 'focusin' && target instanceof HTMLElement && target.tabIndex < 0

/** Calls `listener` whenever a person does something on this page while it is in sight. */
export function watchAttention(listener: () => void): () => void {
  const notice = (event: Event) => {
    if (document.visibilityState === 'visible' && !isMovedByPage(event)) listener()
  }
  for (const sign of signs) document.addEventListener(sign, notice, { passive: true })
  return () => {
    for (const sign of signs) document.removeEventListener(sign, notice)
  }
}
