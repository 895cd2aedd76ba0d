import { ChatFrame } from '#web/ui/chat-frame.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import { CatchupTop } from './catchup-top.tsx'
import { sentences } from './sentences.ts'

export function CatchupLoading({ onLeave }: { onLeave: () => void }) {
  return (
    <ChatFrame title={sentences.title} top={<CatchupTop onLeave={onLeave} />}>
      <div className="grid flex-1 place-items-center px-4 py-16 text-muted">
        <Spinner label={sentences.loading} />
      </div>
    </ChatFrame>
  )
}
