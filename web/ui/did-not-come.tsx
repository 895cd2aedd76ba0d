import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { leftBubble, rightBubble } from './brand/mark.tsx'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type DidNotComeProps = {
  /** What is not here. */
  title: string
  /** A line that reassures: what became of it, and that it can be asked for once more. */
  children?: ReactNode
  /** Asks for it once more; there is no button where that is no more to be had. */
  onRetry: (() => void) | undefined
  retrying?: boolean | undefined
  retryLabel?: string | undefined
  /** How often it did not come: each time it is said anew. */
  times?: number | undefined
  /** Below the button, such as what exactly is the matter. */
  more?: ReactNode
  /** It stands in a log or the like, which tells of it by itself. */
  isSaidAlready?: boolean | undefined
  /** It stands beside what is the main thing to do. */
  isBeside?: boolean | undefined
  /** What comes in its place takes the focus by itself. */
  leavesFocus?: boolean | undefined
}

/** In place of anything that could not be brought, wherever that is: always the same picture, words and button. */
export function DidNotCome(props: DidNotComeProps) {
  const { title, children, onRetry, retrying, times = 1, more, leavesFocus = false } = props
  const told = props.isSaidAlready ? {} : { found: times }
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const pressed = button.current
    return () => {
      // It goes as what it asked for comes, and whoever pressed it goes on in the part that it stood in.
      if (leavesFocus || document.activeElement !== pressed) return
      const part = pressed?.parentElement?.closest<HTMLElement>('section, [tabindex]')
      if (!part?.hasAttribute('tabindex')) part?.setAttribute('tabindex', '-1')
      part?.focus({ preventScroll: true })
    }
  }, [leavesFocus])
  return (
    <EmptyState
      title={title}
      {...told}
      picture={<OneIsMissing />}
      action={
        onRetry && (
          <div className="grid w-full max-w-sm gap-2">
            <Button
              ref={button}
              variant={props.isBeside ? 'secondary' : 'primary'}
              wide
              pending={retrying}
              onClick={() => onRetry()}
            >
              {props.retryLabel ?? 'Try again'}
            </Button>
            {more}
          </div>
        )
      }
    >
      {children}
    </EmptyState>
  )
}

/** The one bubble is there, and the other one has not come yet. */
export const OneIsMissing = () => (
  <>
    <path d={leftBubble} className="fill-own stroke-own-line" />
    <path
      d={rightBubble}
      className="fill-surface stroke-mark-partner"
      strokeDasharray="2.4 2"
      strokeLinecap="round"
    />
  </>
)
