import { clsx } from 'clsx'
import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'

/** A path of numbered steps that two people walk together. */
export function StepPath({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol
      aria-label={label}
      className="@container grid overflow-clip rounded-lg border border-hairline bg-surface"
    >
      {children}
    </ol>
  )
}

export type StepCardProps = {
  number: number
  title: string
  /** `now` is where the lamp stands, `later` waits, `done` is behind. */
  status: 'now' | 'later' | 'done'
  /** One line on where things stand. */
  state?: ReactNode
  /** Beside the title, such as a `Badge`. */
  aside?: ReactNode
  /** An `IconButton` at the right edge. */
  corner?: ReactNode
  /** What the step is done with, such as a `Button`: below its words, or beside them where there is room. */
  control?: ReactNode
  /** Nothing is left to do in it: where there is little room it is one row, which opens to the rest. */
  isOver?: boolean | undefined
  /** At the end of that row. */
  sign?: ReactNode
  children?: ReactNode
}

const dots = {
  now: 'border-lamp bg-lamp text-on-lamp',
  later: 'border-edge bg-paper text-muted',
  done: 'border-done-line bg-done text-done-ink',
}

/** The button under its words, and its reason, if any, before it. */
const below =
  'col-span-2 mt-3 grid justify-items-start gap-2 max-[22rem]:[&>button]:px-3 has-[>button+span]:mt-0 [&>button+span]:order-first [&>button+span]:text-meta'
/** One that cannot act now is smaller, so that it does not vie with one that can. */
const smaller =
  '[&>button:has(+span)]:min-h-11 [&>button:has(+span)]:px-4 [&>button:has(+span)]:py-2 max-[22rem]:[&>button:has(+span)_svg]:hidden'
/** The button at the right, and its reason, if any, under the title. */
const beside =
  '@lg:contents @lg:*:first:col-start-2 @lg:*:first:row-span-2 @lg:*:first:row-start-1 @lg:*:first:ml-4 @lg:*:first:self-center @lg:[&>button+span]:order-none @lg:[&>button+span]:col-start-1'

/** One step: its number on the path, a title, how it stands, and its control. */
export function StepCard({ number, title, status, state, aside, ...more }: StepCardProps) {
  const { corner, control, isOver = false, sign, children } = more
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  // Whoever is in it as it comes to be over would lose their place: it stays open then until they close it.
  useLayoutEffect(() => {
    if (isOver && item.current?.contains(document.activeElement)) setOpen(true)
  }, [isOver])
  const isFolded = isOver && !isOpen
  // The light lies where a button waits; what is only chosen, and chosen from elsewhere, has its number lit.
  const isLit = status === 'now' && control !== undefined
  return (
    <li
      ref={item}
      aria-current={status === 'now' ? 'step' : undefined}
      className={clsx(
        'group relative isolate grid grid-cols-[2.25rem_1fr] gap-x-3 px-4 py-3 first:pt-4 last:pb-4 sm:gap-x-5',
      )}
    >
      {isLit && (
        <span
          aria-hidden="true"
          className="absolute inset-0 -z-1 bg-question/35 dark:bg-question/65"
        />
      )}
      <span
        aria-hidden="true"
        className="absolute top-13 -bottom-2 left-8.5 hidden w-px -translate-x-1/2 bg-hairline group-first:top-14 group-last:hidden @lg:block"
      />
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-9 place-items-center rounded-full border font-serif text-lead font-semibold transition-colors',
          dots[status],
        )}
      >
        {status === 'done' ? <Check className="size-5 stroke-3" /> : number}
      </span>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto]">
        <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={titleId} className={clsx('text-lead', status === 'later' && 'text-muted')}>
            <span className="sr-only">Step {number}: </span>
            {title}
          </h2>
          {aside}
        </div>
        {corner && <div className="col-start-2 row-start-1 -my-1 -mr-3 ml-3">{corner}</div>}
        {isOver && (
          <div className="mr-7 ml-2 flex items-center gap-1.5 @lg:hidden">{isFolded && sign}</div>
        )}
        {state && (
          <p
            className={clsx(
              'col-span-2 text-meta text-muted @lg:col-[1]',
              isFolded && '@max-lg:hidden',
            )}
          >
            {state}
          </p>
        )}
        {control && (
          <div className={clsx(below, smaller, beside, isFolded && '@max-lg:hidden')}>
            {control}
          </div>
        )}
      </div>
      {isOver && (
        <button
          type="button"
          aria-labelledby={titleId}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="absolute inset-x-0 top-0 flex h-15 items-center justify-end rounded-md px-4 group-first:h-16 group-first:pt-1 focus-visible:-outline-offset-3 @lg:hidden"
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
            'relative col-span-2 mt-3 grid @lg:col-span-1 @lg:col-start-2',
            isFolded && '@max-lg:hidden',
          )}
        >
          {children}
        </div>
      )}
    </li>
  )
}
