import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Avatar, DoneMark } from './avatar.tsx'

export type ParticipantButtonProps = Omit<ComponentProps<'button'>, 'name'> & {
  name: string
  /** The colour of their voice in the pictures and chats. */
  tone: 'own' | 'partner'
  /** Chosen as the one who answers now. */
  selected: boolean
  completed: boolean
  /** A few words on where this person stands; a fitting default exists for each state. */
  note?: string | undefined
}

/** One of the two people: blue when chosen, else green when done; a check stands for done in both. */
export function ParticipantButton(props: ParticipantButtonProps) {
  const { name, tone, selected, completed, note, className, ...button } = props
  const words = note ?? (completed ? 'All answered' : selected ? 'Answering now' : 'Not yet')
  return (
    <button
      type="button"
      {...button}
      aria-pressed={selected}
      className={clsx(
        '@container flex min-h-14 w-full min-w-0 rounded-lg border px-2 py-2 text-left transition-colors active:scale-[0.985] sm:min-h-16 sm:p-3',
        selected
          ? 'border-selected-line bg-selected text-selected-ink'
          : completed
            ? 'border-done-line bg-done text-done-ink hover:border-ink'
            : 'border-edge bg-surface hover:border-ink',
        className,
      )}
    >
      <span className="flex w-full flex-col items-start gap-2.5 @min-[8.25rem]:flex-row @min-[8.25rem]:items-center @min-[8.25rem]:gap-2 sm:gap-3!">
        <span className="relative">
          <Avatar name={name} tone={tone} className="size-8 sm:size-11" />
          {completed && <DoneMark className="size-4 [&_svg]:size-2.5" />}
        </span>
        <span className="max-w-full min-w-0">
          <span className="block font-semibold [overflow-wrap:anywhere]">{name}</span>
          <span
            className={clsx(
              'block text-meta tracking-[-0.01em] sm:tracking-normal',
              completed ? 'text-done-ink' : !selected && 'text-muted',
            )}
          >
            {words}
          </span>
        </span>
      </span>
    </button>
  )
}
