import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Avatar, DoneMark } from './avatar.tsx'

export type ParticipantButtonProps = Omit<ComponentProps<'button'>, 'name'> & {
  name: string
  /** The colour of their voice in the pictures and chats. */
  tone: 'own' | 'partner'
  /** Chosen as the one who answers now. */
  selected: boolean
  completed: boolean
  /** A few words on where this person stands; a fitting default exists for each state. */
  note?: ReactNode
  /** Nobody answers any more, and who was chosen stands out no longer. */
  isOver?: boolean | undefined
  /** How far they are, for the eye alone: as many pieces as there are questions, once there is a first one. */
  answered?: number | undefined
  of?: number | undefined
}

const voices = { own: 'bg-progress-own', partner: 'bg-progress-partner' }

/** One of the two people: green with a check when done, else blue when chosen; who is chosen has a ring in either. */
export function ParticipantButton(props: ParticipantButtonProps) {
  const { name, tone, selected, completed, note, className, answered = 0, of = 0, ...rest } = props
  const { isOver = false, ...button } = rest
  const words = note ?? (completed ? 'All answered' : selected ? 'Answering now' : 'Not yet')
  return (
    <button
      type="button"
      {...button}
      aria-pressed={selected}
      className={clsx(
        'flex w-full min-w-0 flex-col gap-2.5 rounded-lg border px-2 py-2.5 text-left transition-colors active:scale-[0.985] sm:p-3',
        completed
          ? 'border-done-line bg-done text-done-ink'
          : selected
            ? 'border-selected-line bg-selected text-selected-ink'
            : 'border-edge bg-surface',
        selected && !isOver
          ? ['ring-1 ring-inset', completed ? 'ring-done-line' : 'ring-selected-line']
          : 'hover:border-ink',
        className,
      )}
    >
      {/* What is said of them stands below the avatar where there is no room beside it. */}
      <span className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-1 min-[24rem]:gap-y-0 sm:gap-x-3">
        <span className="relative min-[24rem]:row-span-2">
          <Avatar name={name} tone={tone} className="size-7.5 text-meta sm:size-11" />
          {completed && (
            <DoneMark on="done" className="size-3 [&_svg]:size-2 sm:size-4.5 sm:[&_svg]:size-3" />
          )}
        </span>
        <span className="leading-snug font-semibold [overflow-wrap:anywhere]">{name}</span>
        <span
          className={clsx(
            'text-meta leading-snug tracking-[-0.01em] max-[24rem]:col-span-2 sm:tracking-normal',
            completed ? 'text-done-ink' : !selected && 'text-muted',
          )}
        >
          {words}
        </span>
      </span>
      {answered > 0 && !isOver && (
        <span aria-hidden="true" className="mt-auto flex w-full gap-0.5">
          {Array.from({ length: of }, (_, at) => at).map((at) => (
            <span
              key={at}
              className={clsx(
                'h-1 flex-1 rounded-full transition-colors',
                at < answered ? voices[tone] : selected ? 'bg-selected-line/45' : 'bg-edge/60',
              )}
            />
          ))}
        </span>
      )}
    </button>
  )
}
