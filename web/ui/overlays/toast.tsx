import { Toast as Base } from '@base-ui/react/toast'
import { clsx } from 'clsx'
import { Check, CircleAlert, X } from 'lucide-react'
import {
  createContext,
  type Dispatch,
  type MouseEvent,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from 'zustand'
import { IconButton } from '#web/ui/button.tsx'
import { toastPlaces } from './toast-place.tsx'

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
        <Toasts dismissed={newest?.isOpen === false ? newest.id : undefined} />
      </Base.Provider>
    </SetNewest>
  )
}

/** From here on a chat leaves room beside it. */
const wide = '(min-width: 64rem)'
const whenWide = (tell: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** In the place that a dialog or a chat keeps for it, else at the foot of the page, on a wide screen in its corner. */
function Toasts({ dismissed }: { dismissed: string | undefined }) {
  const isWide = useSyncExternalStore(whenWide, () => matchMedia(wide).matches)
  const place = useStore(toastPlaces, ({ all }) => all.at(-1))
  const container = place && !(place.onPhones && isWide) ? place.element : undefined
  return (
    <Base.Portal container={container}>
      <Base.Viewport className={container ? 'relative' : 'toast-foot'}>
        <ToastList className={place && container && (place.onPhones ? 'mb-3' : 'mx-6 my-3')} />
      </Base.Viewport>
      {dismissed !== undefined && <span hidden data-dismissed-toast={dismissed} />}
    </Base.Portal>
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

/** Of the toast's own ink, whose ground is none of the page's. */
const closeLook = 'text-inherit! enabled:hover:bg-transparent! focus-visible:outline-current'

// A press on the cross must not take the focus along into a toast that goes away.
function keepFocusWhereItIs(event: MouseEvent) {
  event.preventDefault()
}

function ToastList({ className }: { className: string | undefined }) {
  const { toasts } = Base.useToastManager()
  return toasts.map((toast, index) => {
    const Sign = toast.type === 'destructive' ? CircleAlert : Check
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'up', 'down']}
        className={clsx('toast', index > 0 && 'hidden', className)}
      >
        <Base.Content className="flex items-start gap-3 py-1 pr-1 pl-4">
          <Sign aria-hidden="true" className="mt-3 size-5 shrink-0" />
          <div className="min-w-0 flex-1 py-2.5">
            <Base.Title render={<p />} className="font-semibold" />
            <Base.Description />
          </div>
          <Base.Close
            aria-hidden={false}
            onMouseDown={keepFocusWhereItIs}
            render={<IconButton label="Close message" icon={<X />} className={closeLook} />}
          />
        </Base.Content>
      </Base.Root>
    )
  })
}
