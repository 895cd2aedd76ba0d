import { clsx } from 'clsx'
import { Check, ChevronDown, ChevronRight } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Spinner } from './loading.tsx'

type StepPathProps = {
  label: string
  /** It stands where there is no more room on a wide screen than on a phone, such as in a dialog. */
  isNarrow?: boolean | undefined
  children: ReactNode
}

/** A path of numbered steps that two people walk together. */
export function StepPath({ label, isNarrow, children }: StepPathProps) {
  return (
    <ol aria-label={label} data-wide={isNarrow ? undefined : ''} className="grid">
      {children}
    </ol>
  )
}

/** What a step is done with: all of its row is pressed, and its title is the name of it. */
export type StepAction = {
  onPress: () => void
  /** Why it does nothing now. It stays focusable and says so below its title. */
  reason?: string | undefined
  /** Called when pressed while `reason` stands. */
  onRefused?: (() => void) | undefined
  /** Work is under way: presses are ignored, yet the focus stays. */
  pending?: boolean | undefined
  /** At the end of the row, where it is not the way on. */
  icon?: ReactNode
  /** The main button of what it stands in, rather than a quiet row. */
  isMain?: boolean | undefined
}

export type StepCardProps = {
  number: number
  title: string
  /** `now` is where the lamp stands, `later` waits, `done` is behind. */
  status: 'now' | 'later' | 'done'
  /** More than one step away from where they begin: for as long as it waits, its title is quiet, too. */
  isFar?: boolean | undefined
  /** One line on where things stand. */
  state?: ReactNode
  /** Beside the title, such as a `Badge`. */
  aside?: ReactNode
  action?: StepAction | undefined
  /** What is in it is behind: where there is little room it is one row, which opens to the rest. */
  isOver?: boolean | undefined
  /** At the end of that row. */
  sign?: ReactNode
  children?: ReactNode
}

/**
 * The lamp shines where they are, less than the button that leads on; what comes later is there without a call, and what is
 * behind has its check.
 */
const dots = {
  now: 'border-2 border-lamp bg-glow text-ink',
  later: 'border-hairline bg-sunken text-muted',
  done: 'border-done-line bg-done text-done-ink',
}

/** One step: its number on the path, a title, how it stands, and what it is done with. */
export function StepCard({ number, title, status, state, aside, action, ...more }: StepCardProps) {
  const { isOver = false, isFar = false, sign, children } = more
  const titleId = useId()
  const wordsId = useId()
  const [isOpen, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const folds = isOver && children !== undefined
  // Whoever is in it as it comes to be over goes on at what opens it again.
  useLayoutEffect(() => {
    if (folds && item.current?.contains(document.activeElement)) {
      opener.current?.focus({ preventScroll: true })
    }
  }, [folds])
  const isFolded = folds && !isOpen
  const words = action?.reason ?? state
  return (
    <li
      ref={item}
      aria-current={status === 'now' ? 'step' : undefined}
      className="group relative isolate -mx-2 grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3 px-2 py-2.5 sm:gap-x-4"
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute top-14 -bottom-2 left-6.5 w-0.5 -translate-x-1/2 rounded-full group-last:hidden',
          status === 'done' ? 'bg-done-line/70' : 'bg-edge/35',
        )}
      />
      <span
        aria-hidden="true"
        className={clsx(
          'mt-1 grid size-9 place-items-center rounded-full row-span-2 border font-serif text-lead font-semibold transition-colors',
          dots[status],
        )}
      >
        {status === 'done' ? <Check className="size-5 stroke-3" /> : number}
      </span>
      <div
        className={clsx(
          'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 tight:gap-x-2',
          words ? 'mt-0.5' : 'mt-1 min-h-9',
          action?.isMain && 'col-span-2 mb-1.5',
        )}
      >
        <h2
          id={titleId}
          className={clsx(
            'text-lead leading-[calc(4/3)]',
            action?.isMain && 'contents',
            isFar && status === 'later' && 'text-muted',
          )}
        >
          <span className="sr-only">Step {number}: </span>
          {action ? (
            <StepButton
              {...action}
              leadsOn={status !== 'later'}
              wordsId={words ? wordsId : undefined}
            >
              {title}
            </StepButton>
          ) : (
            title
          )}
        </h2>
        {aside && <span className="-my-0.5 *:py-0 tight:my-0.5 tight:*:px-2.5">{aside}</span>}
      </div>
      {!action?.isMain && (
        <div
          className={clsx(
            'flex items-center gap-1.5 text-muted',
            words && !isFolded ? 'mt-0.5 h-6' : 'mt-1 h-9',
          )}
        >
          {action && <StepSign {...action} status={status} />}
          {isFolded && (
            <span className="mr-7 flex items-center gap-1.5 sm:in-data-wide:hidden">{sign}</span>
          )}
        </div>
      )}
      {words && (
        <p
          id={wordsId}
          className={clsx(
            'col-span-2 col-start-2 text-meta text-muted',
            isFolded && 'hidden sm:in-data-wide:block',
          )}
        >
          {words}
        </p>
      )}
      {folds && (
        <button
          ref={opener}
          type="button"
          aria-labelledby={titleId}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="absolute inset-x-0 top-0 flex h-16 items-center justify-end rounded-lg px-2 focus-visible:-outline-offset-3 sm:in-data-wide:hidden"
        >
          <ChevronDown
            className={clsx(
              'size-5 text-muted transition-transform duration-200',
              isOpen && '-rotate-180',
            )}
            aria-hidden="true"
          />
        </button>
      )}
      {children && (
        <div
          className={clsx(
            'relative col-span-2 col-start-2 mt-2 mb-1.5 in-data-large:col-span-3 in-data-large:col-start-1',
            isFolded ? 'hidden sm:in-data-wide:grid' : 'grid',
          )}
        >
          {children}
        </div>
      )}
    </li>
  )
}

type StepButtonProps = StepAction & {
  /** It is the way on, rather than another one. */
  leadsOn: boolean
  wordsId: string | undefined
  children: string
}

function StepButton({ leadsOn, wordsId, children, ...action }: StepButtonProps) {
  const { reason, onRefused, pending, isMain, onPress } = action
  if (isMain) {
    return (
      <Button
        className="w-full font-sans text-base tracking-normal sm:in-data-wide:w-auto"
        pending={pending}
        onClick={onPress}
      >
        {children}
      </Button>
    )
  }
  const isIdle = pending || reason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isIdle) return onPress()
    event.preventDefault()
    if (!pending) onRefused?.()
  }
  return (
    <button
      type="button"
      onClick={press}
      aria-disabled={isIdle || undefined}
      aria-busy={pending || undefined}
      aria-describedby={wordsId}
      className={clsx(
        '-my-2.5 min-h-11 text-left transition-colors outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus',
        reason === undefined && 'hover:after:bg-ink/4',
        reason === undefined && (leadsOn ? 'text-accent-ink' : 'hover:text-ink'),
      )}
    >
      {children}
    </button>
  )
}

/** Where a press leads; nothing before what is not open yet, whose words say why. */
function StepSign({ reason, pending, icon, status }: StepAction & Pick<StepCardProps, 'status'>) {
  if (pending) return <Spinner />
  if (reason !== undefined) return null
  return (
    <span
      className={clsx('[&>svg]:size-5', status !== 'later' && 'text-accent-ink')}
      aria-hidden="true"
    >
      {icon ?? <ChevronRight />}
    </span>
  )
}
