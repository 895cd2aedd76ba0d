import { useEffect, useRef } from 'react'
import { ChatBubble } from '#web/ui/chat-bubble.tsx'
import { ChatComposer } from '#web/ui/chat-composer.tsx'
import { ChatFrame } from '#web/ui/chat-frame.tsx'
import { ChatLog } from '#web/ui/chat-log.tsx'
import { ChatTop } from '#web/ui/chat-top.tsx'
import { TypingIndicator } from '#web/ui/typing-indicator.tsx'
import { messagesOf } from './ask-messages.ts'
import { PeopleToCall } from './people-to-call.tsx'
import { sentences } from './sentences.ts'
import { useAsk } from './use-ask.ts'
import { useHelpPlace } from './use-help-place.ts'

/** The chat without questions of its own: it greets, and answers what it is asked (product §2, R11). */
export function AskChat({ onLeave }: { onLeave: () => void }) {
  const { talk, dispatch } = useAsk()
  const [place, setPlace] = useHelpPlace()
  const foot = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return
    foot.current?.querySelector('textarea')?.focus({ preventScroll: true })
  }, [])

  return (
    <ChatFrame
      top={
        <ChatTop title={sentences.title} leaveLabel="Back to home" onLeave={onLeave}>
          <p className="text-muted">{sentences.notKept}</p>
        </ChatTop>
      }
      foot={
        <div ref={foot}>
          <ChatComposer
            label={sentences.composer}
            placeholder={sentences.placeholder}
            value={talk.draft}
            onValueChange={(text) => dispatch({ type: 'typed', text })}
            onSend={(text) => dispatch({ type: 'sent', text })}
            pending={talk.asking !== null}
          />
        </div>
      }
    >
      <ChatLog
        label={sentences.title}
        below={talk.asking !== null && <TypingIndicator name={sentences.guide} />}
      >
        {messagesOf(talk).map(({ key, kind, text, writtenBy, showsHelp }) => (
          <div key={key} className="grid gap-2">
            <ChatBubble
              kind={kind}
              name={kind === 'own' ? sentences.asker : sentences.guide}
              text={text}
            />
            {showsHelp && <PeopleToCall place={place} onPlaceChange={setPlace} />}
            {writtenBy && <p className="text-muted">{writtenBy}</p>}
          </div>
        ))}
      </ChatLog>
    </ChatFrame>
  )
}
