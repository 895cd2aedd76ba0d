import type { CatchupFeedback } from '#contract/catchup-feedback.ts'

/** `saved` and `failed` speak of the latest choice. */
export type Keeping = {
  choice: CatchupFeedback
  state: 'untouched' | 'saving' | 'saved' | 'failed'
}

type Parts = {
  /** What was chosen before, on this device or the other one. */
  read: () => Promise<CatchupFeedback>
  save: (choice: CatchupFeedback) => Promise<unknown>
  /** Called when somebody chooses here. */
  onChosen?: () => void
  /** Called when the server has another focus than before, from here or the other device. */
  onNewFocus?: () => void
}

const nothing: CatchupFeedback = { helpful: null, focus: [], keep: false }

export type FeedbackKeeper = ReturnType<typeof createFeedbackKeeper>

/** Saves what the couple choose as they choose it, one save at a time, the latest choice last (R15). */
export function createFeedbackKeeper({ read, save, onChosen, onNewFocus }: Parts) {
  const listeners = new Set<() => void>()
  let keeping: Keeping = { choice: nothing, state: 'untouched' }
  let saved: CatchupFeedback | undefined
  let running: Promise<void> | undefined

  const show = (next: Partial<Keeping>) => {
    keeping = { ...keeping, ...next }
    for (const listener of listeners) listener()
  }

  /** What the server has now. */
  const note = (choice: CatchupFeedback) => {
    const isNew = (saved ?? nothing).focus.join() !== choice.focus.join()
    saved = choice
    if (isNew) onNewFocus?.()
  }

  const saveAll = async () => {
    try {
      while (saved !== keeping.choice) {
        const sending = keeping.choice
        await save(sending)
        note(sending)
      }
      show({ state: 'saved' })
    } catch {
      show({ state: 'failed' })
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
    read: () => keeping,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Shows what was chosen before or elsewhere, unless somebody has chosen here; never rejects. */
    async load() {
      // What is being saved may not have arrived where this would be read.
      if (running) return
      const asked = keeping.choice
      const there = await read().catch(() => undefined)
      const isMine = running || keeping.state === 'failed' || keeping.choice !== asked
      if (!there || isMine || JSON.stringify(there) === JSON.stringify(asked)) return
      if (saved) note(there)
      saved = there
      show({ choice: there })
    },
    choose(change: Partial<CatchupFeedback>) {
      onChosen?.()
      show({ choice: { ...keeping.choice, ...change } })
      void start()
    },
    /** Saves what is not saved yet. False where that fails and the couple would lose what they keep. */
    async settle(): Promise<boolean> {
      await running
      if (keeping.state === 'failed') await start()
      return keeping.state !== 'failed' || !keeping.choice.keep
    },
  }
}
