import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import { ToastPlace } from '#web/ui/overlays/toast-place.tsx'

type ChatFrameProps = {
  /** The heading of the page, for screen readers; the chat speaks for itself to the eye. */
  title?: string | undefined
  /** Progress and what else stays in sight above the chat. */
  top?: ReactNode
  /** Below it, what there is to be told of the whole chat. */
  notice?: ReactNode
  /** A `ChatLog`. */
  children: ReactNode
  /** A `ChatComposer` or the buttons of the moment, within reach of the thumb. */
  foot?: ReactNode
}

/** What stands where the chat will be, along the same lines: what is on its way, or has not come. */
export const ChatColumn = ({ children }: { children: ReactNode }) => (
  <div className="flex-1 sides py-6 sm:py-8">
    <div className="mx-auto max-w-column">{children}</div>
  </div>
)

/** What goes by above it fades before it gets there. */
const fadeLook =
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-[calc(100%+1px)] before:h-4 before:bg-linear-to-t before:from-paper before:to-transparent'

/** The same below what stands above it, but for a question that stays in sight there. */
const fadeBelowLook =
  'relative after:pointer-events-none after:absolute after:inset-x-0 after:top-[calc(100%+1px)] after:z-5 after:h-6 after:bg-linear-to-b after:from-paper after:to-transparent forced-colors:after:hidden'

/** Progress above, the chat between, the composer at the foot; fills a `PageBody` with `fill`. */
export function ChatFrame({ title, top, notice, children, foot }: ChatFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the chat is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {title && (
        <h1 ref={heading} tabIndex={-1} className="sr-only">
          {title}
        </h1>
      )}
      {top && (
        <div
          className={clsx(
            'border-b border-hairline sides py-1.5 sm:pt-0 sm:pb-2',
            !notice && fadeBelowLook,
          )}
        >
          <div className="mx-auto max-w-column">{top}</div>
        </div>
      )}
      {notice && (
        <div className={clsx('border-b border-hairline sides py-3', fadeBelowLook)}>
          <div className="mx-auto max-w-column">{notice}</div>
        </div>
      )}
      {children}
      {foot && (
        <div
          className={clsx(
            'sticky bottom-0 border-t border-hairline bg-paper sides pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] tight:pt-2 tight:pb-[calc(0.5rem+env(safe-area-inset-bottom))] sm:pb-[max(1.5rem,env(safe-area-inset-bottom))]',
            fadeLook,
          )}
        >
          <div className="mx-auto max-w-column">
            <ToastPlace onPhones failures="too" />
            {foot}
          </div>
        </div>
      )}
    </div>
  )
}
