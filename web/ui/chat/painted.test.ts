import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { painted } from './painted.ts'

let frames: (() => void)[] = []
const nextFrame = () => {
  const due = frames
  frames = []
  for (const draw of due) draw()
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
})

afterEach(() => {
  frames = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Whether it has resolved by now. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  const open = Symbol('open')
  return (await Promise.race([waiting, Promise.resolve().then(() => open)])) !== open
}

test('what follows waits until a frame is done and the next one begins', async () => {
  const waiting = painted()
  await vi.advanceTimersByTimeAsync(100)
  expect(await isOver(waiting)).toBe(false)
  nextFrame()
  expect(await isOver(waiting)).toBe(false)
  nextFrame()
  expect(await isOver(waiting)).toBe(true)
})

test('it does not wait for a frame that never comes', async () => {
  const waiting = painted()
  await vi.advanceTimersByTimeAsync(200)
  expect(await isOver(waiting)).toBe(true)
})

test('a page that is left or put aside goes on at once', async () => {
  const left = painted()
  window.dispatchEvent(new Event('pagehide'))
  expect(await isOver(left)).toBe(true)

  const putAside = painted()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await isOver(putAside)).toBe(true)
})

test('a page that nobody sees does not wait', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  expect(await isOver(painted())).toBe(true)
})
