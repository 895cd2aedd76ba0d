import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import type { LimitStore } from './limit-store.ts'

/** What every store of rate-limiter-flexible is made with: counting, without a limit of its own. */
export const countOnly = { points: Number.MAX_SAFE_INTEGER, duration: 60, keyPrefix: '' }

/** A limit store over one of rate-limiter-flexible. */
export function countingWith(limiter: RateLimiterAbstract): LimitStore {
  return {
    async add(key, seconds) {
      const counted = await limiter.penalty(key, 1, { customDuration: seconds })
      return { count: counted.consumedPoints, msLeft: Math.max(counted.msBeforeNext, 0) }
    },
    async read(key) {
      const known = await limiter.get(key)
      if (!known || known.msBeforeNext <= 0) return null
      return { count: known.consumedPoints, msLeft: known.msBeforeNext }
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}
