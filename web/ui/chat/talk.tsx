import { clsx } from 'clsx'
import { Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Leaf } from '#web/ui/brand/mark.tsx'
import { BoldParagraphs } from '#web/ui/text/bold-text.tsx'
import { titleOfInsight, withQuestionApart } from '#web/ui/text/question-apart.ts'
import { type Said, withoutRepeats } from '#web/ui/text/without-repeats.ts'

type TalkQuestionProps = {
  /** Who asks, for screen readers. */
  name: string
  label: string
  text: string
  /**
   * The first of a `ChatTurn`: stays in sight where the screen is tall enough for it. The progress above it has its number,
   * and its own is read out alone.
   */
  stays?: boolean | undefined
}

const questionGround = 'border-question-line bg-question px-4'

/** The place of a question that stays: from edge to edge on a phone. */
export const questionBand = `${questionGround} border-y py-3 max-sm:-mx-4 sm:rounded-lg sm:border sm:px-5 sm:py-4 lg:py-5`

/** What the two talk about: a band over all that is said about it, on a phone from edge to edge. */
export const TalkQuestion = ({ name, label, text, stays = false }: TalkQuestionProps) => (
  <div
    data-kind="question"
    className={clsx(
      'animate-arrive text-question-ink sm:px-5',
      stays
        ? `chat-question-stays ${questionBand}`
        : `rounded-lg border ${questionGround} pt-2.5 pb-3`,
    )}
  >
    <p className={stays ? 'sr-only' : 'mb-1.5 text-meta'}>
      <span className="sr-only">{name}: </span>
      <span>{label}</span>
    </p>
    <p
      className={clsx(
        'max-w-[62ch] font-serif font-medium text-balance [overflow-wrap:anywhere]',
        stays ? 'text-prompt tight:text-subhead lg:text-talk' : 'text-prompt',
      )}
    >
      {text}
    </p>
  </div>
)

const answerLooks = {
  own: 'border-own-line bg-own text-own-ink',
  partner: 'border-partner-line bg-partner text-partner-ink',
}

type TalkAnswerProps = {
  side: keyof typeof answerLooks
  /** Whose it is. */
  name: string
  text: string
  /** What stands in place of an answer: said of the person, not by them. */
  isRemark?: boolean | undefined
  /** Has the other one beside it where a `ChatTurn` has room. */
  beside?: boolean | undefined
}

/** What one of the two has answered, under that person's name: both are of one width, whatever their lengths. */
export const TalkAnswer = ({ side, name, text, isRemark = false, beside }: TalkAnswerProps) => (
  <div
    data-kind={isRemark ? 'neutral' : side}
    data-beside={beside ? '' : undefined}
    className={clsx(
      'grid animate-arrive content-start gap-2 rounded-lg border px-4 pt-3 pb-4 sm:px-5',
      isRemark ? 'border-transparent bg-sunken/60 text-muted' : answerLooks[side],
    )}
  >
    <p className={clsx('flex items-center gap-2', isRemark ? 'font-medium' : 'font-semibold')}>
      <Avatar
        name={name}
        tone={isRemark ? 'absent' : side}
        className={clsx('size-8', !isRemark && 'bg-surface!')}
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
    </p>
    <p
      // What people write may be written from right to left.
      dir="auto"
      className={clsx(
        'max-w-[62ch] whitespace-pre-wrap [overflow-wrap:anywhere]',
        !isRemark && 'text-lead',
      )}
    >
      {text}
    </p>
  </div>
)

/** What the guide was asked for and could not bring, in the card that it would have. */
export const NoteToCome = ({ children }: { children: ReactNode }) => (
  <div data-kind="suggestion" data-asked="" className={`animate-arrive ${cardLook}`}>
    {children}
  </div>
)

const cardLook =
  'rounded-lg border border-neutral-line bg-neutral px-4 py-3.5 text-neutral-ink sm:px-5'

type GuideNoteProps = {
  kind: 'insight' | 'suggestion'
  /** Who speaks, for screen readers where the label does not say it. */
  name: string
  label?: string | undefined
  text: string
  /** Who wrote it, where that is to be said: a quiet line at its end. */
  writer?: string | undefined
  /** Somebody has asked for it. */
  isAsked?: boolean | undefined
  /** The answers right above it, which it need not say again. */
  about?: readonly Said[] | undefined
}

/** What the guide has written about two answers: beside a line in its colour, and quieter than what it is about. */
export function GuideNote(props: GuideNoteProps) {
  const { kind, name, label, text, writer, isAsked, about = [] } = props
  const isInsight = kind === 'insight'
  const [before, question] = isInsight
    ? withQuestionApart(withoutRepeats(text, about))
    : [text, null]
  return (
    <div
      data-kind={kind}
      data-asked={isAsked ? '' : undefined}
      className={clsx(
        'grid animate-arrive gap-1.5',
        isInsight
          ? 'border-l-3 border-insight-line py-0.5 pl-4 text-insight-ink sm:pl-5'
          : cardLook,
      )}
    >
      <p className="flex items-center gap-2 font-semibold text-accent-ink">
        {isInsight ? (
          <Leaf className="size-4 shrink-0" />
        ) : (
          <Sprout className="size-4 shrink-0" aria-hidden="true" />
        )}
        {!isInsight && <span className="sr-only">{`${name}: `}</span>}
        {label ?? titleOfInsight([before, question])}
      </p>
      <p className="max-w-[68ch] whitespace-pre-wrap [overflow-wrap:anywhere]">
        {before !== '' && <BoldParagraphs text={before} />}
        {question !== null && (
          <>
            {before !== '' && ' '}
            <span className={clsx('block font-serif text-quote', before !== '' && 'mt-2')}>
              {question}
            </span>
          </>
        )}
      </p>
      {writer && <p className="text-meta text-muted">{writer}</p>}
    </div>
  )
}
