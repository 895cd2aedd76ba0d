import { clsx } from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { leftBubble, rightBubble } from './brand/mark.tsx'

type EmptyStateProps = {
  /** What is not here. */
  title: string
  /** Set where there is nothing else on the page: the title is then its heading. */
  alone?: boolean
  /** What to do about it. */
  children?: ReactNode
  /** Set where it may be found again: it is announced, and anew whenever this changes. */
  found?: number
  /** In place of the two bubbles, in their lines. */
  picture?: ReactNode
  /** The button or link that does it. */
  action?: ReactNode
}

/** What has the page to itself: in the middle of a phone, its one button as wide as that. */
export const aloneLook =
  'grid justify-items-start gap-6 py-8 max-sm:min-h-[calc(100dvh-12rem)] max-sm:content-center max-sm:justify-items-center max-sm:text-center max-sm:[&>:is(a,button)]:w-full'

/** Two empty bubbles, a sentence and the next step. */
export function EmptyState({
  title,
  alone,
  children,
  found,
  picture = <TwoEmpty />,
  action,
}: EmptyStateProps) {
  const Title = alone ? 'h1' : 'p'
  return (
    <div
      className={
        alone ? aloneLook : 'grid w-full justify-items-start gap-4 max-sm:[&>:is(a,button)]:w-full'
      }
    >
      <svg viewBox="2.5 0 47.5 48" className="h-18" strokeWidth="1.25" aria-hidden="true">
        {picture}
      </svg>
      <div
        role={found === undefined ? undefined : 'status'}
        className={clsx('grid max-w-measure', alone ? 'gap-3' : 'gap-1')}
      >
        <Fragment key={found}>
          <Title
            className={alone ? 'text-title' : 'font-serif text-prompt font-medium text-balance'}
          >
            {title}
          </Title>
          {children && <p className={clsx('text-muted', alone && 'text-lead')}>{children}</p>}
        </Fragment>
      </div>
      {action}
    </div>
  )
}

const TwoEmpty = () => (
  <>
    <path d={leftBubble} className="fill-own stroke-own-line" />
    <path d={rightBubble} className="fill-partner stroke-partner-line" />
  </>
)
