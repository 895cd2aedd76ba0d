import { Toast as Base } from '@base-ui/react/toast'
import { clsx } from 'clsx'
import { Check, CircleAlert, X } from 'lucide-react'
import {
  type CSSProperties,
  createContext,
  type Dispatch,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { IconButton } from '#web/ui/button.tsx'
import { chatFoot } from '#web/ui/chat/chat-foot.ts'

type ToastMessage = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | undefined
}

const lifetime = 5000
const removalDelay = 5000

/** The newest toast; a dismissed one is no longer open. */
type Newest = { id: string; isOpen: boolean } | null

const SetNewest = createContext<Dispatch<SetStateAction<Newest>> | null>(null)

/**
 * Makes `useToast` work below it and shows one toast at a time, for five seconds; a dismissed one is
 * out of sight at once and removed five seconds later.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [newest, setNewest] = useState<Newest>(null)
  return (
    <SetNewest value={setNewest}>
      <Base.Provider limit={1} timeout={lifetime}>
        {children}
        <Base.Portal>
          <ToastViewport />
          {newest?.isOpen === false && <span hidden data-dismissed-toast={newest.id} />}
        </Base.Portal>
      </Base.Provider>
    </SetNewest>
  )
}

/** All in the part of the screen that the keyboard leaves free; on a wide screen in its corner. */
const positions: Record<ToastPosition, string> = {
  foot: 'top-[calc(var(--visible-top,0px)+var(--visible-height,100dvh)-0.75rem-var(--chat-foot,env(safe-area-inset-bottom)))] -translate-y-full lg:top-auto lg:bottom-6 lg:w-[min(26rem,calc(40vw-3rem))] lg:translate-y-0',
  top: 'top-[calc(1rem+env(safe-area-inset-top))] lg:top-auto lg:bottom-6 lg:w-[min(26rem,calc(40vw-3rem))]',
  /** On a wide screen beside a dialog of the usual width. */
  'above-actions':
    'top-[calc(var(--visible-top,0px)+var(--visible-height,100dvh)-7rem)] -translate-y-full lg:w-[min(26rem,calc(50vw-18.5rem))]',
}

function ToastViewport() {
  const { toasts } = Base.useToastManager()
  const viewport = useRef<HTMLDivElement>(null)
  const position = useToastPosition(viewport, toasts[0]?.id)
  const foot = useStore(chatFoot, ({ height }) => (toasts.length > 0 ? height : null))
  return (
    <Base.Viewport
      ref={viewport}
      data-position={position}
      {...(foot !== null && { style: { '--chat-foot': `${foot}px` } as CSSProperties })}
      className={clsx(
        'fixed inset-x-4 z-60 mx-auto max-w-md lg:inset-x-auto lg:left-6',
        positions[position],
      )}
    >
      <ToastList />
    </Base.Viewport>
  )
}

/** Returns `toast`, which shows a message in place of the one before, and `dismiss`. */
export function useToast() {
  const { add, close } = Base.useToastManager()
  const setNewest = useContext(SetNewest)
  if (!setNewest) throw new Error('A toast needs a ToastProvider above it.')
  const toast = useCallback(
    ({ title, description, variant = 'default' }: ToastMessage) => {
      close()
      const onClose = () => {
        setNewest((newest) => (newest?.id === id ? { id, isOpen: false } : newest))
        setTimeout(() => setNewest((newest) => (newest?.id === id ? null : newest)), removalDelay)
      }
      const id: string = add({ title, description, type: variant, onClose })
      setNewest({ id, isOpen: true })
    },
    [add, close, setNewest],
  )
  const dismiss = useCallback(() => close(), [close])
  return useMemo(() => ({ toast, dismiss }), [toast, dismiss])
}

// A press on the cross must not take the focus along into a toast that goes away.
function keepFocusWhereItIs(event: MouseEvent) {
  event.preventDefault()
}

function ToastList() {
  const { toasts } = Base.useToastManager()
  return toasts.map((toast, index) => {
    const failed = toast.type === 'destructive'
    const Sign = failed ? CircleAlert : Check
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'up', 'down']}
        className={clsx(
          'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-lg border shadow-raised transition-[translate,opacity] duration-200 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
          failed
            ? 'border-danger-line bg-danger text-danger-ink'
            : 'border-hairline bg-surface text-ink',
          index > 0 && 'hidden',
        )}
      >
        <Base.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
          <Sign
            aria-hidden="true"
            className={clsx('mt-1.5 size-5 shrink-0', !failed && 'text-accent-ink')}
          />
          <div className="min-w-0 flex-1 py-1">
            <Base.Title render={<p />} className="font-semibold" />
            <Base.Description />
          </div>
          <Base.Close
            aria-hidden={false}
            onMouseDown={keepFocusWhereItIs}
            render={<IconButton label="Close message" icon={<X />} className="text-current" />}
          />
        </Base.Content>
      </Base.Root>
    )
  })
}

/** An open dialog; a toast has that role, too, and says that it is not modal. */
const openDialog = ':is([role="dialog"], [role="alertdialog"])[data-open]:not([aria-modal])'

/** Free room above and below a toast at the top, in pixels. */
const margins = 32

/**
 * Where a toast lies on a phone: at the foot of the page, away from the menu and above a composer;
 * over an open dialog at the top, or above the dialog's buttons where it would cover its head.
 */
type ToastPosition = 'foot' | 'top' | 'above-actions'

/** A toast that has made way for a dialog stays where it is, so that nothing jumps when that closes. */
function useToastPosition(
  viewport: RefObject<HTMLElement | null>,
  toastId: string | undefined,
): ToastPosition {
  const [moved, setMoved] = useState<{ id: string; to: ToastPosition } | null>(null)
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
