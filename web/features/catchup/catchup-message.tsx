import { ChatBubble } from '#web/ui/chat-bubble.tsx'
import { sentences } from './sentences.ts'
import type { Message } from './transcript.ts'

const isNamed = (source: Message['source']): source is keyof typeof sentences.writtenBy =>
  source !== undefined && source in sentences.writtenBy

type CatchupMessageProps = { message: Message; before?: Message | undefined }

/** A bubble, and below what the guide wrote a quiet line that says which guide it was. */
export function CatchupMessage({ message, before }: CatchupMessageProps) {
  const { kind, name, text, label, source } = message
  const continues = kind === 'neutral' && before?.name === name
  return (
    <div className="grid gap-2">
      <ChatBubble kind={kind} name={name} text={text} label={label} continues={continues} />
      {isNamed(source) && <p className="text-muted">{sentences.writtenBy[source]}</p>}
    </div>
  )
}
