const tolerant = <Result>(work: () => Result): Result | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const shelf = (storage: () => Storage) => ({
  read: (key: string): string | null => tolerant(() => storage().getItem(key)) ?? null,
  write: (key: string, value: string) => void tolerant(() => storage().setItem(key, value)),
  remove: (key: string) => void tolerant(() => storage().removeItem(key)),
})

/** Of this tab; on its way out, in favour of `kept`. */
export const sessionShelf = shelf(() => window.sessionStorage)
/** Of this device; on its way out, in favour of `remembered`. */
export const localShelf = shelf(() => window.localStorage)

export { forgetConversations, forgetEverything, forgetPositions, storageKeys } from './kept.ts'
