import { clsx } from 'clsx'
import { ArrowDown } from 'lucide-react'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Person } from '#web/session/participants.ts'
import { Button } from '#web/ui/button.tsx'
import type { CatchupState } from './catchup-script.ts'
import { catchupWords } from './catchup-words.ts'
import type { Choice } from './place/place.ts'
import type { Offer } from './transcript.ts'

const words = catchupWords.buttons

type CatchupFootProps = {
  offer: Offer
  /** What the two are asked where they have a choice; the chat has told it to who follows by ear. In fewer words for a narrow screen. */
  prompt: string
  shortPrompt: string
  /** A quiet line while there is nothing to press. */
  hint: string
  nextLabel: string
  /** The button that led here is gone, and the focus with it. */
  startsFocused: boolean
  /** Above the buttons: the way to where the other one is, or how saving goes. */
  above: ReactNode
  onChoose: (choice: Choice) => void
  onNext: () => void
  /** To the next of the last turns, beside a quiet Done; undefined once they have been there, and Done is left. */
  onGoOn: (() => void) | undefined
  /** The end: Done, or Finish Session. */
  isFinishing: boolean
  onFinish: () => void
}

/** The second press of a double click lands on whatever came up under the pointer. */
const once = (act: () => void) => (event: MouseEvent) => {
  if (event.detail <= 1) act()
}

/** The buttons of the moment. Focus that was on a button stays here when the button goes. */
export function CatchupFoot(props: CatchupFootProps) {
  const { offer, prompt, shortPrompt, hint, nextLabel, startsFocused } = props
  const { above, onChoose, onNext, onGoOn, isFinishing, onFinish } = props
  const foot = useRef<HTMLFieldSetElement>(null)
  const hadFocus = useRef(startsFocused)

  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) {
      foot.current?.focus({ preventScroll: true })
    }
  })

  const next = (
    <Button wide className={aloneLook} onClick={once(onNext)}>
      {nextLabel}
    </Button>
  )
  const atEnd = (label: string) => (
    <div
      className={clsx(
        'grid gap-3',
        onGoOn &&
          'grid-cols-[auto_1fr] *:tight:px-3 in-data-large:grid-cols-1 lg:grid-cols-[auto_auto]',
      )}
    >
      <Button
        variant={onGoOn ? 'quiet' : 'primary'}
        // Of the two ways on one alone is meant to be seen.
        className={onGoOn ? 'font-medium! text-ink!' : 'lg:min-w-40'}
        pending={isFinishing}
        onClick={once(onFinish)}
      >
        {label}
      </Button>
      {onGoOn && (
        <Button
          icon={<ArrowDown className="size-5 shrink-0" aria-hidden="true" />}
          onClick={once(onGoOn)}
        >
          {catchupWords.closing.goOn}
        </Button>
      )}
    </div>
  )
  const offers: Record<Offer, ReactNode> = {
    nothing: <p className="flex min-h-12 items-center text-muted lg:mr-auto">{hint}</p>,
    choice: (
      <>
        <p
          aria-hidden="true"
          className="mb-2.5 text-center font-medium text-balance tight:mb-1.5 lg:mr-auto lg:mb-0 lg:text-left"
        >
          <span className="tight:hidden">{prompt}</span>
          <span className="loose:hidden">{shortPrompt}</span>
        </p>
        <div className="grid grid-cols-2 gap-3 lg:*:min-w-40">
          <Button variant="secondary" onClick={once(() => onChoose('no'))}>
            {words.no}
          </Button>
          <Button onClick={once(() => onChoose('yes'))}>{words.yes}</Button>
        </div>
      </>
    ),
    next,
    finish: atEnd(words.finish),
    done: atEnd(words.done),
  }
  return (
    <fieldset
      ref={foot}
      tabIndex={-1}
      aria-label={words.label}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={() => {
        hadFocus.current = false
      }}
      // On a wide screen one row: what is to be said at its start, and what is pressed at its end.
      className="grid min-h-12 rounded-md lg:flex lg:flex-wrap lg:items-center lg:justify-end lg:gap-x-6 lg:gap-y-3"
    >
      {above}
      {offers[offer]}
    </fieldset>
  )
}

/** On a wide screen a button is no bar: as wide as its words, and wide enough to be found at once. */
const aloneLook = 'lg:w-auto lg:min-w-60'

type JoinOtherProps = { catchup: CatchupState; partner: Person; onJoin: () => void }

/** For who came later and reads from the first question on: the way to where the other one is (R22). */
export function JoinOther({ catchup: { place, couple }, partner, onJoin }: JoinOtherProps) {
  if (!place.alone || !couple) return null
  const isAtEnd = couple.completed || couple.turn === 'end'
  return (
    <Button variant="secondary" wide className="mb-3 lg:mr-auto lg:mb-0 lg:w-auto" onClick={onJoin}>
      {catchupWords.join(partner, isAtEnd ? null : couple.index + 1)}
    </Button>
  )
}
