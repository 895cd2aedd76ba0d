import { Lock } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { questionsPerWeek } from '#contract/questions.ts'
import { textMaximum } from '#contract/text.ts'
import type { Person } from '#web/session/participants.ts'
import { ChatComposer } from '#web/ui/chat/chat-composer.tsx'
import { ChatFrame } from '#web/ui/chat/chat-frame.tsx'
import { ChatTop } from '#web/ui/chat/chat-top.tsx'
import { scrollBehavior } from '#web/ui/chat/gentle-scroll.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import {
  EditingStrip,
  Ending,
  HeldBanner,
  InterruptedBanner,
  UnclaimedBanner,
} from './above-composer.tsx'
import { countAnswered, isHeld, type Phase } from './conversation/conversation.ts'
import { QuestionsLog } from './questions-log.tsx'
import { questionsWords } from './questions-words.ts'
import { useWeeklyQuestions, type WeeklyQuestions } from './use-weekly-questions.ts'
import { ReturnedAnswers } from './waiting/waiting-notice.tsx'

const typable = new Set<Phase['name']>([
  'asking',
  'typing',
  'sending',
  'skipping',
  'swapping',
  'mending',
])

export type AnsweringProps = Omit<WeeklyQuestions, 'onReturned'> & {
  /** The people who can help, for the author of an answer that sounds unsafe (R21). */
  renderHelp: (onClose: () => void) => ReactNode
  onLeave: () => void
  /** The other one has answered all seven already. */
  isOtherDone?: boolean
  isRetrying: boolean
  /** Asks the server anew how far this person is, and goes on from there. */
  onRetry: () => void
}

const hasFinePointer = () => matchMedia('(pointer: fine)').matches

/** The questions, answered one at a time. */
export function Answering({ isRetrying, onRetry, ...props }: AnsweringProps) {
  const { person, onLeave, renderHelp } = props
  const play = useWeeklyQuestions({ ...props, onReturned: onRetry })
  const { conversation, unsent, dispatch, forget, listening } = play
  const { questions, phase, draft, editing, said } = conversation
  // What was sent went with its session.
  const isThrownAway = phase.name === 'interrupted' && phase.by === 'restarted'
  const stored = isThrownAway ? 0 : countAnswered(conversation)
  const isOver = !typable.has(phase.name) && phase.name !== 'interrupted'
  // While the next question is on its way, nobody can say whether it is meant for that.
  const isHeldBack = isHeld(conversation) && phase.name === 'asking'
  const foot = useRef<HTMLDivElement>(null)
  const [cardId, heldId] = [useId(), useId()]
  const focusComposer = useCallback(
    () => foot.current?.querySelector('textarea')?.focus({ preventScroll: true }),
    [],
  )

  useEffect(() => {
    if (!hasFinePointer()) return
    foot.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [])

  // The card stays in sight until it is closed or the next answer is on its way.
  const [wentOnFrom, setWentOnFrom] = useState<number | null>(null)
  const leave = () => {
    if (phase.name === 'interrupted' && !editing) forget()
    onLeave()
  }
  const send = (text: string) => {
    setWentOnFrom(listening.concern)
    dispatch({ type: 'sent', text })
  }
  const edit = useCallback(
    (questionId: number) => {
      dispatch({ type: 'edit', questionId })
      focusComposer()
    },
    [dispatch, focusComposer],
  )
  /** For where the button that was pressed goes. Fingers get no keyboard over what is to be read. */
  const focusToGoOn = () => {
    if (hasFinePointer() && !isOver) focusComposer()
    else
      foot.current
        ?.querySelector<HTMLElement>('form, [data-ending]')
        ?.focus({ preventScroll: true })
  }
  const insteadOfAnswering = (type: 'skipped' | 'swapped') => {
    setWentOnFrom(listening.concern)
    dispatch({ type })
    focusToGoOn()
  }
  const settle = (how: 'meant' | 'cleared') => {
    dispatch(how === 'meant' ? { type: 'meant' } : { type: 'typed', text: '' })
    focusToGoOn()
  }
  const closeHelp = () => {
    listening.dismiss()
    focusToGoOn()
  }
  const showNote = () => {
    const note = document.getElementById(cardId)
    note?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
    note?.focus({ preventScroll: true })
  }
  const cancel = () => {
    dispatch({ type: 'cancelled' })
    focusComposer()
  }
  /** Leaves the answer from another device as it is; of an edit, the chat goes on with what was typed beside it. */
  const keepOther = () => {
    if (editing) {
      dispatch({ type: 'left' })
      focusToGoOn()
    } else {
      forget()
      onRetry()
    }
  }
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && editing && phase.name !== 'interrupted') cancel()
  }
  return (
    <ChatFrame
      top={<QuestionsTop person={person} answered={stored} onLeave={leave} />}
      foot={
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape is a second way to press Cancel
        <div ref={foot} className="grid grid-cols-1 gap-3" onKeyDown={cancelOnEscape}>
          <ReturnedAnswers of={person} />
          {phase.name === 'interrupted' && (
            <InterruptedBanner
              by={phase.by}
              name={person.name}
              draft={draft}
              onLeave={leave}
              onReplace={() => dispatch({ type: 'replaced' })}
              onKeep={keepOther}
              isKeeping={isRetrying}
            />
          )}
          {isHeldBack && (
            <HeldBanner
              id={heldId}
              onUse={() => settle('meant')}
              onClear={() => settle('cleared')}
            />
          )}
          {editing && (
            <EditingStrip
              number={questions.findIndex(({ id }) => id === editing.questionId) + 1}
              question={questions.find(({ id }) => id === editing.questionId)?.content ?? ''}
              how={howToEdit(said[editing.questionId])}
              onCancel={phase.name === 'interrupted' ? undefined : cancel}
            />
          )}
          {!isOver && !editing && phase.name !== 'interrupted' && (
            <p className="-mb-1 flex items-center gap-2 text-meta text-muted [@media(max-height:32rem)]:hidden">
              <Lock className="size-4 shrink-0" aria-hidden="true" />
              {questionsWords.isPrivate}
            </p>
          )}
          {isOver ? (
            <Ending
              phase={phase}
              isHeld={listening.concern !== null}
              onShowNote={showNote}
              onLeave={leave}
            >
              {phase.name === 'unclaimed' && (
                <UnclaimedBanner isRetrying={isRetrying} onRetry={onRetry} />
              )}
            </Ending>
          ) : (
            <ChatComposer
              label={questionsWords.composer(person.name)}
              placeholder={questionsWords.placeholder}
              maximum={textMaximum}
              value={draft}
              onValueChange={(text) => dispatch({ type: 'typed', text })}
              onSend={send}
              pending={phase.name !== 'asking' || isHeldBack}
              heldById={isHeldBack ? heldId : undefined}
              sendLabel={editing ? questionsWords.save : undefined}
            />
          )}
        </div>
      }
    >
      <QuestionsLog
        conversation={conversation}
        unsent={unsent}
        listening={listening}
        name={person.name}
        isOtherDone={props.isOtherDone === true}
        cardId={cardId}
        holdsCard={listening.concern !== wentOnFrom}
        onEdit={edit}
        onSwap={() => insteadOfAnswering('swapped')}
        onSkip={() => insteadOfAnswering('skipped')}
        renderHelp={() => renderHelp(closeHelp)}
      />
    </ChatFrame>
  )
}

const howToEdit = (words: string | null | undefined) =>
  words === null ? 'afterAll' : words === undefined ? 'again' : 'edit'

type QuestionsTopProps = { person: Person; answered: number; onLeave: () => void }

/** Whose questions these are, and how far they have come. */
export function QuestionsTop({ person, answered, onLeave }: QuestionsTopProps) {
  return (
    <ChatTop
      title={questionsWords.title(person.name)}
      short={person.name}
      leaveLabel={questionsWords.leave}
      onLeave={onLeave}
    >
      <ProgressBar
        label={questionsWords.progress}
        value={answered}
        max={questionsPerWeek}
        isUnder
        yields
      />
    </ChatTop>
  )
}
