import { createStore } from 'zustand/vanilla'
import type { CatchupFeedback } from '#contract/catchup-feedback.ts'
import { type Category, categories } from '#contract/questions.ts'
import { codeOf, sentenceOf } from '#web/api/call.ts'

/** `saved` and `failed` speak of the latest choice. */
export type FeedbackState = {
  choice: CatchupFeedback
  state: 'untouched' | 'saving' | 'saved' | 'failed'
  /** Why it failed, where trying again does not help. */
  why?: string | undefined
}

/** What is sent. It says what was changed here, and of `keep` nothing else, or another device's choice would go. */
export type ChangedFeedback = Omit<CatchupFeedback, 'keep'> & {
  keep?: boolean
  changed: { helpful: boolean; focus: Category[] }
}

/** A part of the choice that one press changes. */
type Part = 'helpful' | 'keep' | Category

const partIn = (choice: CatchupFeedback, part: Part): boolean | null =>
  part === 'helpful' || part === 'keep' ? choice[part] : choice.focus.includes(part)

/** What of it another choice changes. */
function partsOf(choice: CatchupFeedback, { helpful, focus, keep }: Partial<CatchupFeedback>) {
  const topics = focus
    ? categories.filter((topic) => focus.includes(topic) !== choice.focus.includes(topic))
    : []
  const parts: Part[] = [...topics]
  if (helpful !== undefined) parts.push('helpful')
  if (keep !== undefined) parts.push('keep')
  return parts
}

type Parts = {
  /** What was chosen before, on this device or the other one. */
  fetchChoice: () => Promise<CatchupFeedback>
  save: (choice: ChangedFeedback) => Promise<unknown>
  /** Called when somebody chooses here. */
  onChosen?: () => void
  /**
   * Called when the server has another focus than was taken up, from here or the other device; false where
   * it could not be taken up just now, so that the next look asks again.
   */
  onNewFocus?: () => Promise<boolean>
}

const nothing: CatchupFeedback = { helpful: null, focus: [], keep: false }

export type FeedbackStore = ReturnType<typeof createFeedbackStore>

/** Saves what the couple choose as they choose it, one save at a time, the latest choice last (R15). */
export function createFeedbackStore({ fetchChoice, save, onChosen, onNewFocus }: Parts) {
  const store = createStore<FeedbackState>(() => ({ choice: nothing, state: 'untouched' }))
  const { getState: read, setState: show } = store
  let saved: CatchupFeedback | undefined
  let takenUp = nothing.focus.join()
  let running: Promise<void> | undefined
  /** What was pressed here while no save that tells of it has come through yet. */
  const open = new Set<Part>()

  /** What the server has now. */
  const note = async (choice: CatchupFeedback) => {
    saved = choice
    const before = takenUp
    const focus = choice.focus.join()
    if (focus === before) return
    takenUp = focus
    const isTaken = (await onNewFocus?.()) ?? true
    if (!isTaken && takenUp === focus) takenUp = before
  }

  const saveAll = async () => {
    try {
      while (saved !== read().choice) {
        const sending = read().choice
        const { keep, ...others } = sending
        const told = new Set(open)
        const focus = categories.filter((topic) => told.has(topic))
        const changed = { helpful: told.has('helpful'), focus }
        await save({ ...others, ...(told.has('keep') && { keep }), changed })
        for (const part of told) {
          if (partIn(read().choice, part) === partIn(sending, part)) open.delete(part)
        }
        void note(sending)
      }
      show({ state: 'saved' })
    } catch (error) {
      const isFull = codeOf(error) === 'timeline-full'
      show({ state: 'failed', why: isFull ? sentenceOf(error, '') : undefined })
    }
  }

  const start = (): Promise<void> => {
    show({ state: 'saving' })
    running ??= saveAll().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    /** For `useStore`. */
    store,
    read,
    /** Shows what was chosen before or elsewhere, unless somebody has chosen here; never rejects. */
    async load() {
      // What is being saved may not have arrived where this would be read.
      if (running) return
      const asked = read().choice
      const there = await fetchChoice().catch(() => undefined)
      const isMine = running || read().state === 'failed' || read().choice !== asked
      if (!there || isMine) return
      void note(there)
      if (JSON.stringify(there) !== JSON.stringify(asked)) show({ choice: there })
    },
    choose(change: Partial<CatchupFeedback>) {
      onChosen?.()
      for (const part of partsOf(read().choice, change)) open.add(part)
      show({ choice: { ...read().choice, ...change } })
      void start()
    },
    /** Saves what is not saved yet. False where that fails and the couple would lose what they keep. */
    async settle(): Promise<boolean> {
      await running
      if (read().state === 'failed') await start()
      return read().state !== 'failed' || !read().choice.keep
    },
  }
}
