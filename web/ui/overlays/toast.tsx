import { Toast as Base } from '@base-ui/react/toast'
import { clsx } from 'clsx'
import { Check, CircleAlert, Info, X } from 'lucide-react'
import {
  createContext,
  type Dispatch,
  type MouseEvent,
  type ReactNode,
  type SetStateAction,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { useStore } from 'zustand'
import { IconButton } from '#web/ui/button.tsx'
import { type Place, standsIn, toastPlaces } from './toast-place.tsx'

type ToastMessage = {
  title: string
  description?: string | undefined
  /** `hint` for a press that came too early: nothing is wrong. */
  variant?: 'default' | 'hint' | 'destructive' | undefined
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

/** From the first on, room is left beside most dialogs, from the second on beside a chat, too. */
const widths = ['(min-width: 40rem)', '(min-width: 64rem)']
const widthNow = () => widths.filter((width) => matchMedia(width).matches).length
const whenWidthChanges = (tell: () => void) => {
  const queries = widths.map((width) => matchMedia(width))
  for (const query of queries) query.addEventListener('change', tell)
  return () => {
    for (const query of queries) query.removeEventListener('change', tell)
  }
}

/** After a move, in milliseconds: by then the browser knows the live region where it stands now. */
const settling = 150

/**
 * In the place that a dialog or a chat keeps for it (or a dialog, a chat or a form for what failed), else at the foot of the page, from a tablet's width on in its
 * corner. It is one element that is moved: one that is made anew has no listeners yet, and says nothing.
 */
function Toasts({ dismissed }: { dismissed: string | undefined }) {
  const [home] = useState(() => document.createElement('div'))
  const width = useSyncExternalStore(whenWidthChanges, widthNow)
  const newest = useStore(toastPlaces, ({ all }) => all.at(-1))
  const { toasts } = Base.useToastManager()
  const [current] = toasts
  const hasFailed = current?.type === 'destructive'
  const place = newest && standsIn(newest, width, hasFailed) ? newest : undefined
  const [saidAgain, sayAgain] = useState(0)
  useLayoutEffect(() => {
    moveTo(place?.element ?? document.body, home)
    // What came along with the move is announced only if it is added where the live region stands now.
    const timer = home.textContent !== '' && setTimeout(() => sayAgain((n) => n + 1), settling)
    return () => clearTimeout(timer || undefined)
  }, [home, place])
  useLayoutEffect(() => () => home.remove(), [home])
  const inForm = place?.failures === 'only' && current?.id
  useEffect(() => {
    // Whoever sent the form from a phone's keys has it behind them otherwise; nothing moves where it is in sight.
    if (inForm) home.scrollIntoView({ block: 'nearest' })
  }, [home, inForm])
  return (
    <Base.Portal container={home}>
      <Base.Viewport className={place ? 'relative z-10' : 'toast-foot'}>
        <ToastList className={place && roomAround(place)} saidAgain={saidAgain} />
      </Base.Viewport>
      {dismissed !== undefined && <span hidden data-dismissed-toast={dismissed} />}
    </Base.Portal>
  )
}

/** A form has room between all of its parts. */
const roomAround = ({ onPhones, failures }: Place) =>
  failures === 'only'
    ? 'toast-within'
    : onPhones
      ? 'toast-within mb-3'
      : 'toast-within mx-(--side) my-3'

/** Moves it with the focus that is in it. */
function moveTo(place: HTMLElement, home: HTMLElement) {
  const { activeElement } = document
  const focused = home.contains(activeElement) ? activeElement : null
  home.remove()
  // No browser says that pointer and focus have left what is moved, and a toast waits for as long as they are in it.
  // Said while it stands nowhere: a dialog that heard it would take its own focus for lost.
  const region = home.querySelector('[role="region"]')
  const left = { bubbles: true, relatedTarget: document.body }
  region?.dispatchEvent(new MouseEvent('mouseout', left))
  region?.dispatchEvent(new FocusEvent('focusout', left))
  place.append(home)
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
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
const closeLook =
  'col-start-3 row-start-1 -ml-1 text-inherit! enabled:hover:bg-transparent! focus-visible:outline-current'

// A press on the cross must not take the focus along into a toast that goes away.
function keepFocusWhereItIs(event: MouseEvent) {
  event.preventDefault()
}

type ToastListProps = {
  className: string | undefined
  /** Whenever it changes, the words are added anew. */
  saidAgain: number
}

function ToastList({ className, saidAgain }: ToastListProps) {
  const { toasts } = Base.useToastManager()
  return toasts.map((toast, index) => {
    const Sign = toast.type === 'destructive' ? CircleAlert : toast.type === 'hint' ? Info : Check
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['right', 'up', 'down']}
        className={clsx('toast', index > 0 && 'hidden', className)}
      >
        <Base.Content className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 py-1 pr-1 pl-3.5">
          <Sign aria-hidden="true" className="mt-3 size-5" />
          {/* The cross takes its room from the first words alone: what follows is as wide as there is room for. */}
          <div key={saidAgain} className="contents">
            <Base.Title render={<p />} className="min-w-0 py-2.5 font-semibold" />
            <Base.Description className="col-span-2 col-start-2 row-start-2 -mt-2.5 mr-2.5 min-w-0 pb-2.5" />
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
