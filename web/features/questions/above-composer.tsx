import { CloudOff, MonitorSmartphone, Pencil, Shuffle } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { copyText } from '#web/device/share.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Interruption, Phase } from './conversation/conversation.ts'
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

/** Two buttons below a notice, which share its width on a phone. */
const twoButtons = 'flex w-full gap-2 *:flex-auto *:px-2 sm:w-auto sm:gap-3 sm:*:px-5'

/** The session went on without this device; what was being typed stays below it (R4). */
export function InterruptedBanner({ by, name, draft, ...act }: InterruptedProps) {
  const words = questionsWords.interrupted
  const isTyped = draft.trim() !== ''
  const mayReplace = by === 'answered' && isTyped
  return (
    <Banner
      icon={<MonitorSmartphone aria-hidden="true" />}
      action={
        <div className={twoButtons}>
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

type HeldProps = { id: string; onUse: () => void; onClear: () => void }

/** What was typed for another question waits below for its author's word (R26). */
export function HeldBanner({ id, onUse, onClear }: HeldProps) {
  const words = questionsWords.held
  return (
    <Banner
      icon={<Shuffle aria-hidden="true" />}
      action={
        <div className={twoButtons}>
          <Button variant="secondary" onClick={onUse}>
            {words.use}
          </Button>
          <Button variant="secondary" onClick={onClear}>
            {words.clear}
          </Button>
        </div>
      }
    >
      <span id={id}>{words.ask}</span>
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

type EndingProps = {
  phase: Phase
  /** The people who can help are shown: the chat waits for who reads it. */
  isHeld: boolean
  /** Brings the card with them back into sight: it may have gone by long ago. */
  onShowNote: () => void
  onLeave: () => void
  /** What has to be said before. */
  children: ReactNode
}

/** In place of the composer once all is written: the way home, which opens by itself where nothing keeps it. */
export function Ending({ phase: { name }, isHeld, onShowNote, onLeave, children }: EndingProps) {
  const words = questionsWords.ending
  const part = useRef<HTMLFieldSetElement>(null)
  // The composer is gone, and the focus with it.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [])
  const isOnItsWay = (name === 'claimed' || name === 'done') && !isHeld
  return (
    <fieldset
      ref={part}
      data-ending
      aria-label={words.label}
      tabIndex={-1}
      className="grid gap-2.5 outline-none"
    >
      {children}
      {name === 'waiting' && (
        <Banner icon={<CloudOff aria-hidden="true" />}>{questionsWords.waiting.all}</Banner>
      )}
      <p role="status" className="text-center text-meta text-muted empty:hidden">
        {isOnItsWay && words.soon}
        {isHeld && name !== 'waiting' && words.waits}
      </p>
      {isHeld && (
        <Button variant="secondary" wide onClick={onShowNote}>
          {words.showNote}
        </Button>
      )}
      {name !== 'unclaimed' && (
        <Button wide pending={name === 'claiming'} onClick={onLeave}>
          {isOnItsWay || name === 'claiming' ? questionsWords.leave : words.leave}
        </Button>
      )}
    </fieldset>
  )
}

type EditingStripProps = {
  number: number
  question: string
  /** What the new words come in place of: others, others that stay unseen, or none (R26). */
  how: 'edit' | 'again' | 'afterAll'
  /** Left out while something else has to be decided first. */
  onCancel: (() => void) | undefined
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
      {onCancel && (
        <Button variant="quiet" className="-my-2 -mr-3 min-h-11 px-3" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </div>
  )
}
