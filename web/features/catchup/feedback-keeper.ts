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
}

const nothing: CatchupFeedback = { helpful: null, focus: [], keep: false }

export type FeedbackKeeper = ReturnType<typeof createFeedbackKeeper>

/** Saves what the couple choose as they choose it, one save at a time, the latest choice last (R15). */
export function createFeedbackKeeper({ read, save }: Parts) {
  const listeners = new Set<() => void>()
  let keeping: Keeping = { choice: nothing, state: 'untouched' }
  let saved: CatchupFeedback | undefined
  let running: Promise<void> | undefined

  const show = (next: Partial<Keeping>) => {
    keeping = { ...keeping, ...next }
    for (const listener of listeners) listener()
  }

  const saveAll = async () => {
    try {
      while (saved !== keeping.choice) {
        const sending = keeping.choice
        await save(sending)
        saved = sending
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
    /** Shows what was chosen before, unless somebody has chosen in the meantime; never rejects. */
    async load() {
      const before = await read().catch(() => nothing)
      if (keeping.state === 'untouched') show({ choice: before })
    },
    choose(change: Partial<CatchupFeedback>) {
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
