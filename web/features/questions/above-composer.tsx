import { CloudOff, MonitorSmartphone, Pencil } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#web/device/share.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Interruption } from './conversation/conversation.ts'
import { questionsWords } from './questions-words.ts'

type InterruptedProps = {
  by: Interruption
  name: string
  draft: string
  onLeave: () => void
  /** Puts the text in place of the answer from another device. */
  onReplace: () => void
  /** Leaves the answer from another device as it is, and goes on. */
  onKeep: () => void
  isKeeping: boolean
}

/** The session went on without this device; what was being typed stays below it (R4). */
export function InterruptedBanner({ by, name, draft, ...act }: InterruptedProps) {
  const words = questionsWords.interrupted
  const isTyped = draft.trim() !== ''
  const mayReplace = by === 'answered' && isTyped
  return (
    <Banner
      icon={<MonitorSmartphone aria-hidden="true" />}
      action={
        <div className="flex w-full gap-2 *:flex-auto *:px-2 sm:w-auto sm:gap-3 sm:*:px-5">
          {mayReplace && (
            <Button variant="secondary" onClick={act.onReplace}>
              {words.replace}
            </Button>
          )}
          {isTyped && !mayReplace && <CopyDraft draft={draft} />}
          {by === 'answered' ? (
            <Button variant="secondary" pending={act.isKeeping} onClick={act.onKeep}>
              {words.keep}
            </Button>
          ) : (
            <Button variant="secondary" onClick={act.onLeave}>
              {words.leave}
            </Button>
          )}
        </div>
      }
    >
      {words[by](name)}
      {mayReplace && ` ${words.mayReplace}`}
      {isTyped && !mayReplace && ` ${words.mayCopy}`}
    </Banner>
  )
}

/** Takes a text along that cannot be sent here any more. */
function CopyDraft({ draft }: { draft: string }) {
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => setCopied((await copyText(draft)) ? draft : null)
  const { interrupted } = questionsWords
  return (
    <Button variant="secondary" onClick={copy}>
      {copied === draft ? interrupted.copied : interrupted.copy}
    </Button>
  )
}

type UnclaimedProps = { isRetrying: boolean; onRetry: () => void }

/** The last step did not reach the server. */
export function UnclaimedBanner({ isRetrying, onRetry }: UnclaimedProps) {
  return (
    <Banner
      tone="danger"
      action={
        <Button variant="secondary" pending={isRetrying} onClick={onRetry}>
          {questionsWords.failed.retry}
        </Button>
      }
    >
      {questionsWords.unclaimed}
    </Banner>
  )
}

type EndingStripProps = {
  /** The people who can help are shown: the chat waits for who reads it. */
  isWaiting: boolean
  onLeave: () => void
}

/** What comes after the last answer. */
export function EndingStrip({ isWaiting, onLeave }: EndingStripProps) {
  const words = questionsWords.ending
  if (!isWaiting) {
    return (
      <p role="status" className="text-muted">
        {words.soon}
      </p>
    )
  }
  return (
    <Banner
      action={
        <Button variant="secondary" onClick={onLeave}>
          {words.leave}
        </Button>
      }
    >
      {words.waits}
    </Banner>
  )
}

/** All seven are written, and some wait for a network (R28). */
export function WaitingStrip({ onLeave }: { onLeave: () => void }) {
  return (
    <Banner
      icon={<CloudOff aria-hidden="true" />}
      action={
        <Button variant="secondary" onClick={onLeave}>
          {questionsWords.ending.leave}
        </Button>
      }
    >
      {questionsWords.waiting.all}
    </Banner>
  )
}

type EditingStripProps = {
  number: number
  question: string
  /** What the new words come in place of: others, others that stay unseen, or none (R26). */
  how: 'edit' | 'again' | 'afterAll'
  onCancel: () => void
}

/** Says above the composer that a sent answer is being written anew, and gives that up (R25). */
export function EditingStrip({ number, question, how, onCancel }: EditingStripProps) {
  const words = questionsWords.editing
  return (
    <div className="flex items-start gap-3">
      <Pencil className="mt-1 size-4 shrink-0 text-accent-ink" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p role="status" className="font-semibold">
          {words[how](number)}
        </p>
        <p className="line-clamp-2 text-meta text-muted [@media(max-height:40rem)]:line-clamp-1">
          {question}
        </p>
      </div>
      <Button variant="quiet" className="-my-2 -mr-3 min-h-11 px-3" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}
