import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Takes the page away, has what still waits for faked time, and gives time back: a part that waits for
 * ever would be missing in the files that follow in the same process.
 */
export function endFakeTime(): void {
  cleanup()
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
}

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
  afterEach(endFakeTime)
  return {
    pass: (milliseconds) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds))),
  }
}
