import { Toast as Base } from '@base-ui/react/toast'
import { Check, CircleAlert, X } from 'lucide-react'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { type ToastPlace, useToastPlace } from './toast-place.ts'
import { createToastRecords, type ToastRecords } from './toast-record.ts'

type ToastMessage = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | undefined
}

const lifetime = 5000
const removalDelay = 5000
const limit = 1

const Records = createContext<ToastRecords | null>(null)

function useRecords(): ToastRecords {
  const records = useContext(Records)
  if (!records) throw new Error('A toast needs a ToastProvider above it.')
  return records
}

/**
 * Makes `useToast` work below it and shows one toast at a time, for five seconds; a dismissed one is
 * out of sight at once and removed five seconds later.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [records] = useState(() => createToastRecords({ limit, removalDelay }))
  return (
    <Records value={records}>
      <Base.Provider limit={limit} timeout={lifetime}>
        {children}
        <Base.Portal>
          <ToastViewport />
          <DismissedToasts />
        </Base.Portal>
      </Base.Provider>
    </Records>
  )
}

function DismissedToasts() {
  const records = useRecords()
  const dismissed = useSyncExternalStore(records.watch, records.all).filter(({ open }) => !open)
  return dismissed.map(({ id }) => <span key={id} hidden data-dismissed-toast={id} />)
}

/** All in the part of the screen that the keyboard leaves free; on a wide screen in its corner. */
const places: Record<ToastPlace, string> = {
  foot: 'top-[calc(var(--visible-top,0px)+var(--visible-height,100dvh)-0.75rem-var(--chat-foot,env(safe-area-inset-bottom)))] -translate-y-full lg:top-auto lg:bottom-6 lg:w-[min(26rem,calc(40vw-3rem))] lg:translate-y-0',
  top: 'top-[calc(1rem+env(safe-area-inset-top))] lg:top-auto lg:bottom-6 lg:w-[min(26rem,calc(40vw-3rem))]',
  /** On a wide screen beside a dialog of the usual width. */
  'above-actions':
    'top-[calc(var(--visible-top,0px)+var(--visible-height,100dvh)-7rem)] -translate-y-full lg:w-[min(26rem,calc(50vw-18.5rem))]',
}

function ToastViewport() {
  const { toasts } = Base.useToastManager()
  const viewport = useRef<HTMLDivElement>(null)
  const place = useToastPlace(viewport, toasts[0]?.id)
  return (
    <Base.Viewport
      ref={viewport}
      data-place={place}
      className={classNames(
        'fixed inset-x-4 z-60 mx-auto max-w-md lg:inset-x-auto lg:left-6',
        places[place],
      )}
    >
      <ToastList />
    </Base.Viewport>
  )
}

/** Gives `toast`, which shows a message in place of the one before, and `dismiss`. */
export function useToast() {
  const { add, close } = Base.useToastManager()
  const records = useRecords()
  const toast = useCallback(
    ({ title, description, variant = 'default' }: ToastMessage) => {
      close()
      const id: string = add({
        title,
        description,
        type: variant,
        onClose: () => records.dismiss(id),
      })
      records.show(id, { title, description, variant })
    },
    [add, close, records],
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
  return toasts.map((toast, place) => {
    const failed = toast.type === 'destructive'
    const Sign = failed ? CircleAlert : Check
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'up', 'down']}
        className={classNames(
          'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-lg border shadow-raised transition-[translate,opacity] duration-200 data-ending-style:opacity-0 data-starting-style:translate-y-3 data-starting-style:opacity-0',
          failed
            ? 'border-danger-line bg-danger text-danger-ink'
            : 'border-hairline bg-surface text-ink',
          place > 0 && 'hidden',
        )}
      >
        <Base.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
          <Sign
            aria-hidden="true"
            className={classNames('mt-1.5 size-5 shrink-0', !failed && 'text-accent-ink')}
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
