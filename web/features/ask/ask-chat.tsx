import { MessageCircleQuestionMark } from 'lucide-react'
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { ask } from '#contract/ask.ts'
import { textMaximum } from '#contract/text.ts'
import { call } from '#web/api/call.ts'
import { unsentWords } from '#web/api/unsent-words.ts'
import { useNoteSignedOut } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { ChatBubble } from '#web/ui/chat/chat-bubble.tsx'
import { ChatComposer } from '#web/ui/chat/chat-composer.tsx'
import { ChatFrame } from '#web/ui/chat/chat-frame.tsx'
import { ChatLog } from '#web/ui/chat/chat-log.tsx'
import { ChatTop } from '#web/ui/chat/chat-top.tsx'
import { TypingIndicator } from '#web/ui/chat/typing-indicator.tsx'
import { useTimedSteps } from '#web/ui/chat/use-timed-steps.ts'
import { useToast } from '#web/ui/overlays/toast.tsx'
import { AskAnswer, AskGreeting, Offers } from './ask-answer.tsx'
import {
  type AskConversation,
  type AskEvent,
  type AskMessage,
  messagesOf,
  opening,
  step,
} from './ask-conversation.ts'
import { askWords } from './ask-words.ts'

type AskButtonProps = { ref: Ref<HTMLButtonElement>; onOpen: () => void }

/** The quiet way into the chat from the home screen. */
export function AskButton({ ref, onOpen }: AskButtonProps) {
  return (
    <Button
      ref={ref}
      variant="quiet"
      // Below the path of home: its icon stands under the numbers, its words under the titles.
      className="min-h-11! gap-5! pl-2! sm:gap-6!"
      icon={<MessageCircleQuestionMark className="size-5" aria-hidden="true" />}
      onClick={onOpen}
    >
      {askWords.open}
    </Button>
  )
}

/**
 * Plays the conversation: sends what was asked, and gives it back to the composer where that fails.
 * A plain call: the query client would keep the question in its memory (R2).
 */
function useAsk() {
  const { toast } = useToast()
  const noteSignedOut = useNoteSignedOut()
  const send = async (question: string, left: AbortSignal): Promise<AskEvent | undefined> => {
    try {
      return { type: 'answered', answer: await call(ask, { body: { question }, signal: left }) }
    } catch (error) {
      if (left.aborted) return undefined
      if (!noteSignedOut(error)) {
        toast({ title: 'Error', description: unsentWords(error), variant: 'destructive' })
      }
      return { type: 'unsent' }
    }
  }
  const [conversation, { dispatch }] = useTimedSteps<AskConversation, AskEvent>({
    start: () => opening,
    step,
    tasks: ({ asking }) =>
      asking === null ? [] : [{ key: 'ask', run: (left) => send(asking, left) }],
  })
  return { conversation, dispatch }
}

type AskChatProps = {
  onLeave: () => void
  /** People who can help, below an answer that points to them. */
  help: ReactNode
}

/** The chat without questions of its own: it greets, and answers what it is asked (product §2, R11). */
export function AskChat({ onLeave, help }: AskChatProps) {
  const { conversation, dispatch } = useAsk()
  const foot = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return
    foot.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [])
  /** The button that was pressed goes. Fingers get no keyboard over what is to be read. */
  const askOffered = (text: string) => {
    dispatch({ type: 'sent', text })
    const to = matchMedia('(pointer: fine)').matches ? 'textarea' : 'form'
    foot.current?.querySelector<HTMLElement>(to)?.focus({ preventScroll: true })
  }

  const isFresh = conversation.exchanges.length === 0 && conversation.asking === null
  return (
    <ChatFrame
      top={
        <ChatTop title={askWords.title} leaveLabel={askWords.leave} onLeave={onLeave}>
          {/* Both lines together are as high as the signs beside them, and stand in the middle of the bar with these. */}
          <p className="text-meta text-muted max-sm:col-span-full max-sm:-mt-1">
            {askWords.notKept}
          </p>
        </ChatTop>
      }
      foot={
        <div ref={foot}>
          <ChatComposer
            label={askWords.composer}
            placeholder={askWords.placeholder}
            maximum={textMaximum}
            value={conversation.draft}
            onValueChange={(text) => dispatch({ type: 'typed', text })}
            onSend={(text) => dispatch({ type: 'sent', text })}
            pending={conversation.asking !== null}
          />
        </div>
      }
    >
      <ChatLog
        label={askWords.title}
        beginsAtFoot={isFresh}
        below={conversation.asking !== null && <TypingIndicator name={askWords.guide} />}
      >
        {messagesOf(conversation).map(({ showsHelp, ...message }) => (
          <div key={message.key} className="grid gap-3 last:pb-2">
            <AskBubbles message={message} onAsk={askOffered} />
            {showsHelp && help}
          </div>
        ))}
      </ChatLog>
    </ChatFrame>
  )
}

type AskBubblesProps = { message: AskMessage; onAsk: (text: string) => void }

/** What was said, and within it what may have been meant. */
function AskBubbles({ message, onAsk }: AskBubblesProps) {
  const { key, kind, text, writtenBy, offers = [], offersLabel, textAfterOffers } = message
  // One person asks, and sees their own bubbles at the other side: no name stands above these.
  if (kind === 'own') {
    return (
      <div className="pl-8 tight:pl-0">
        <ChatBubble kind={kind} name={askWords.asker} text={text} continues />
      </div>
    )
  }
  const last = textAfterOffers === undefined ? writtenBy : undefined
  const isGreeting = key === 'greeting'
  const offered = offers.length > 0 && (
    <Offers
      label={offersLabel ?? askWords.offers}
      offers={offers}
      isWithin={!isGreeting}
      onAsk={onAsk}
    />
  )
  if (isGreeting) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <AskGreeting />
        {offered}
      </div>
    )
  }
  return (
    <>
      <AskAnswer text={text} writtenBy={last}>
        {offered}
      </AskAnswer>
      {textAfterOffers && <AskAnswer text={textAfterOffers} continues writtenBy={writtenBy} />}
    </>
  )
}
