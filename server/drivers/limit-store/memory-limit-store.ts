import { RateLimiterMemory } from 'rate-limiter-flexible'
import { countingWith, countOnly } from './counting.ts'
import type { LimitStore } from './limit-store.ts'

/** Counts in this process alone. */
export const createMemoryLimitStore = (): LimitStore =>
  countingWith(new RateLimiterMemory(countOnly))
