import { act } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Timers of the tests in this scope run by `pass`; so that the server's replies still arrive, time
 * also goes on by itself as it does on the wall.
 */
export function fakeTime(): { pass: (milliseconds: number) => Promise<void> } {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  return {
    pass: (milliseconds) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds))),
  }
}
