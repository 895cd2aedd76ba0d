import { clsx } from 'clsx'
import { MessageSquareText, Phone, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'

export type HelpCardLine = {
  name: string
  /** What they are there for, in a few words. */
  about: string
  hours?: string | undefined
  note?: string | undefined
  /** For danger at this moment: stands out. */
  urgent?: boolean | undefined
  ways: readonly { kind: 'call' | 'text'; label: string; href: string }[]
}

type HelpLinesProps = {
  /** How to see other lines than these; stands below the urgent ones. */
  choice: ReactNode
  lines: readonly HelpCardLine[]
  /** Below them. */
  children: ReactNode
}

const signs = { call: Phone, text: MessageSquareText }

/** People to call or text, those for danger at this moment first. */
export function HelpLines({ choice, lines, children }: HelpLinesProps) {
  return (
    <div className="grid gap-4">
      <Lines lines={lines.filter(({ urgent }) => urgent)} />
      {choice}
      <Lines lines={lines.filter(({ urgent }) => !urgent)} />
      <div className="grid gap-2 text-muted">{children}</div>
    </div>
  )
}

type HelpCardProps = {
  title: string
  /** The way out of the page, right below the title. */
  exit: ReactNode
  children: ReactNode
  /** Where it may be put away. */
  onClose?: (() => void) | undefined
}

/** A card for `HelpLines`. Not read out by itself where it stands in a live region: it is long. */
export function HelpCard({ title, exit, children, onClose }: HelpCardProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      aria-live="off"
      className="grid gap-4 rounded-lg border border-hairline bg-surface p-4 text-ink sm:p-5"
    >
      <div className="flex items-center gap-2">
        <h2
          id={titleId}
          className="min-w-0 flex-1 font-sans text-lead font-semibold tracking-normal"
        >
          {title}
        </h2>
        {onClose && (
          <IconButton
            label={`Close: ${title}`}
            icon={<X />}
            className="-my-2 -mr-2"
            onClick={onClose}
          />
        )}
      </div>
      {exit}
      {children}
    </section>
  )
}

/** Those for danger share a box, the others a list: each with a line to the next. */
function Lines({ lines }: { lines: readonly HelpCardLine[] }) {
  const urgent = lines[0]?.urgent === true
  if (lines.length === 0) return null
  return (
    <ul
      className={clsx(
        'divide-y',
        urgent
          ? 'divide-danger-line/40 rounded-md border border-danger-line bg-danger text-danger-ink'
          : 'divide-hairline border-y border-hairline',
      )}
    >
      {lines.map((line) => (
        <Line key={line.name} {...line} />
      ))}
    </ul>
  )
}

function Line({ name, about, hours, note, urgent, ways }: HelpCardLine) {
  return (
    <li
      className={clsx(
        urgent
          ? 'flex flex-wrap items-center gap-x-3 gap-y-2 py-3 pr-3 pl-4 tight:gap-x-2 tight:py-2.5 tight:pr-2 tight:pl-3'
          : 'grid gap-3 py-4',
      )}
    >
      <div className={clsx(urgent && 'min-w-0 flex-1 basis-24')}>
        <p className="font-semibold">{name}</p>
        <p className={clsx(!urgent && 'text-muted')}>
          {about}
          {hours && ` · ${hours}`}
        </p>
        {note && !urgent && <p>{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {ways.map(({ kind, label, href }) => {
          const Sign = signs[kind]
          return (
            <a
              key={href}
              href={href}
              className={clsx(
                'inline-flex items-center justify-center gap-2 rounded-md border font-semibold tabular-nums transition-colors',
                urgent
                  ? 'min-h-11 border-transparent bg-danger-button px-3 tight:gap-1.5 tight:px-2.5 text-on-danger-button hover:bg-danger-button-hover'
                  : 'min-h-12 flex-auto border-edge bg-raised px-4 text-ink hover:border-ink hover:bg-sunken',
              )}
            >
              <Sign className="size-5 shrink-0" aria-hidden="true" />
              {label}
            </a>
          )
        })}
      </div>
      {note && urgent && <p className="w-full">{note}</p>}
    </li>
  )
}
