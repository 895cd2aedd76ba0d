import { clsx } from 'clsx'

type MarkProps = { className?: string | undefined; title?: string | undefined }

export const leftBubble =
  'M13 6h7a10 10 0 0 1 10 10v3a10 10 0 0 1-10 10h-4.6l-6.1 5.1c-.9.8-2.3.1-2.3-1.1V27A10 10 0 0 1 3 19v-3A10 10 0 0 1 13 6Z'
export const rightBubble =
  'M35 17h-7a10 10 0 0 0-10 10v3a10 10 0 0 0 10 10h4.6l6.1 5.1c.9.8 2.3.1 2.3-1.1V38A10 10 0 0 0 45 30v-3a10 10 0 0 0-10-10Z'
export const sharedLeaf = 'M18 27a10 10 0 0 1 10-10h2v2a10 10 0 0 1-10 10h-2Z'

/** The mark: two speech bubbles, one for each person; what they share is the accent. */
export function Mark({ className, title }: MarkProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={className ?? 'size-8'}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined}
    >
      <path d={leftBubble} className="fill-mark-own" />
      <path d={rightBubble} className="fill-mark-partner" />
      <path d={sharedLeaf} className="fill-mark-shared" />
    </svg>
  )
}

/** The shared part alone: the sign of the guide. */
export function Leaf({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="17 16 14 14" className={className ?? 'size-4'} aria-hidden="true">
      <path d={sharedLeaf} className="fill-current" />
    </svg>
  )
}

/** Logo and product name in one line; `name` is read out as text. */
export function Wordmark({ name = 'Duologue', className }: { name?: string; className?: string }) {
  return (
    <span className={clsx('inline-flex items-center gap-2', className)}>
      <Mark className="size-9" />
      <span className="mt-0.5 font-serif text-heading leading-none font-medium tracking-tight">
        {name}
      </span>
    </span>
  )
}
