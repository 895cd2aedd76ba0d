/** How often a key was counted, and for how many milliseconds that still holds. */
export type Count = { count: number; msLeft: number }

/** By how much the clocks of servers, or of one before and after it was set, may differ. */
export const clocksDifferMs = 60_000

/**
 * Where limits are counted. A key's count begins again when its time is over. A store is of a fixed
 * size: where it is full, those go that were counted least, and of these the ones that end soonest.
 * So a flood of new keys displaces itself, and not the count of whoever is being guarded.
 */
export type LimitStore = {
  /** Counts the key once more; `seconds` holds from its first count on. */
  add: (key: string, seconds: number) => Promise<Count>
  /** The count as it stands; null where there is none. */
  read: (key: string) => Promise<Count | null>
  forget: (key: string) => Promise<void>
  /** Clears what is over, and what is too much. */
  clear: () => Promise<void>
}
