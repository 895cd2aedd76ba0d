import { clsx } from 'clsx'
import { Avatar } from './avatar.tsx'

type TheTwoProps = {
  /** Who is signed in, and the other one. */
  names: readonly [own: string, partner: string]
  /** Both of them in words. */
  title: string
  /** Who of them is signed in. */
  note: string
  /** In a menu there is less room. */
  small?: boolean
}

/** The two people whose account it is, and who of them is signed in. */
export function TheTwo({ names: [own, partner], title, note, small = false }: TheTwoProps) {
  const size = small
    ? 'size-10 [@media(max-height:40rem)]:size-8'
    : 'size-16 text-subhead tight:size-12 tight:text-lead'
  return (
    <div
      className={clsx(
        'flex gap-y-2',
        small ? 'max-w-72 items-start gap-x-3' : 'flex-wrap items-center gap-x-4',
      )}
    >
      {/* As far over each other as leaves the first letter whole. */}
      <span
        className={clsx(
          'flex shrink-0 -space-x-2',
          small && '[@media(max-height:40rem)]:-space-x-1',
        )}
      >
        <Avatar name={own} tone="own" className={size} />
        <Avatar name={partner} tone="partner" className={size} />
      </span>
      <div className="min-w-0 flex-[1_1_8rem]">
        <p
          className={clsx(
            'font-serif font-medium text-ink [overflow-wrap:anywhere]',
            small
              ? 'text-lead leading-snug [@media(max-height:40rem)]:text-base [@media(max-height:40rem)]:leading-tight'
              : 'text-heading text-balance tight:text-subhead',
          )}
        >
          {title}
        </p>
        <p
          className={clsx(
            'text-meta text-muted [overflow-wrap:anywhere]',
            small && '[@media(max-height:40rem)]:truncate',
          )}
        >
          {note}
        </p>
      </div>
    </div>
  )
}
