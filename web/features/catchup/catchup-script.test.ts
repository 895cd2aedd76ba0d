import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTimedSteps } from '#web/ui/chat/use-timed-steps.ts'
import { catchupControls, catchupScript, isReady } from './catchup-script.ts'
import { type GuideText, keyOf, type Wanted } from './guide/guide-texts.ts'
import { beginning, type Place } from './place/place.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const items = [1, 2].map((id) => ({
  question: { id, content: `What about ${id}?` },
  userResponse: 'Tea',
  partnerResponse: 'Cake',
}))

const written = (wanted: Wanted): GuideText => ({ text: keyOf(wanted), source: 'built-in' })

function stage(resumeAt?: Place) {
  const write = vi.fn(async (wanted: Wanted) => written(wanted))
  const markComplete = vi.fn(async () => true)
  const keep = vi.fn((_: Place) => undefined)
  const now = Date.now
  const parts = { items, resumeAt: () => resumeAt, write, markComplete, keep, now }
  const steps = createTimedSteps(catchupScript(parts))
  const player = { ...steps, ...catchupControls(steps, parts) }
  return { player, write, markComplete, keep, point: () => player.read().place.point }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

test('the pauses of the spec, one after the other', async () => {
  const { player, point } = stage()
  player.play()
  const schedule = [
    [2000, 'welcome', 'asking'],
    [1000, 'asking', 'question'],
    [2000, 'question', 'responses'],
    [1000, 'responses', 'own'],
    [1500, 'own', 'partner'],
    [2000, 'partner', 'insight'],
    [3000, 'insight', 'prompt'],
  ] as const
  for (const [after, before, then] of schedule) {
    await pass(after - 1)
    expect(point()).toBe(before)
    await pass(1)
    expect(point()).toBe(then)
  }
  await pass(60_000)
  expect(point()).toBe('prompt')
})

test('one jump over many pauses lands where the pauses add up', async () => {
  const { player, point } = stage()
  player.play()
  await pass(2000 + 1000 + 2000 + 1000 + 1499)
  expect(point()).toBe('own')
})

test('an insight is asked for as soon as its question is shown, and once', async () => {
  const { player, write, point } = stage()
  player.play()
  await pass(2999)
  expect(write).not.toHaveBeenCalled()
  await pass(1)
  expect(point()).toBe('question')
  expect(write.mock.calls.map(([wanted]) => keyOf(wanted))).toEqual(['insight 1'])
  await pass(20_000)
  expect(write).toHaveBeenCalledTimes(1)
})

test('a late insight holds the prompt back, for three seconds from its own arrival', async () => {
  const { player, write, point } = stage()
  const { promise, resolve } = Promise.withResolvers<GuideText>()
  write.mockReturnValueOnce(promise)
  player.play()
  await pass(30_000)
  expect(point()).toBe('insight')
  resolve({ text: 'Late.', source: 'model' })
  await pass(2999)
  expect(point()).toBe('insight')
  await pass(1)
  expect(point()).toBe('prompt')
})

test('an insight that arrives during a pause does not lengthen it', async () => {
  const { player, write, point } = stage()
  write.mockImplementationOnce(async (wanted) => {
    await new Promise((done) => setTimeout(done, 1900))
    return written(wanted)
  })
  player.play()
  await pass(5000)
  expect(point()).toBe('responses')
})

test('playing, pausing and playing again, as React does in development, asks and marks once', async () => {
  const { player, write, markComplete, point } = stage()
  player.play()
  player.pause()
  player.play()
  await pass(2999)
  expect(point()).toBe('asking')
  await pass(9501)
  expect(point()).toBe('prompt')
  expect(write).toHaveBeenCalledTimes(1)
  player.choose('no')
  player.goOn()
  await pass(10_500)
  player.choose('no')
  player.goOn()
  player.pause()
  player.play()
  await pass(0)
  expect(point()).toBe('completed')
  expect(markComplete).toHaveBeenCalledTimes(1)
})

test('nothing moves and nothing is asked while paused', async () => {
  const { player, write, point } = stage()
  player.play()
  await pass(2500)
  player.pause()
  await pass(60_000)
  expect(point()).toBe('asking')
  expect(write).not.toHaveBeenCalled()
})

test('presses in a row count once', async () => {
  const { player, write, point } = stage()
  player.play()
  await pass(12_500)
  player.choose('yes')
  player.choose('no')
  expect(player.read().place.choices).toEqual(['yes'])
  await pass(0)
  expect(write.mock.calls.map(([wanted]) => keyOf(wanted))).toEqual(['insight 1', 'suggestion 1'])
  player.goOn()
  player.goOn()
  expect(player.read().place).toMatchObject({ index: 1, point: 'asking' })
  expect(point()).toBe('asking')
})

test('a suggestion that failed can be asked for again, and says so until another one came', async () => {
  const { player, write } = stage({ ...beginning, point: 'prompt' })
  write.mockImplementation(async (wanted) =>
    wanted.kind === 'suggestion' ? { text: 'Sorry.', source: 'trouble' } : written(wanted),
  )
  player.play()
  await pass(0)
  player.choose('yes')
  await pass(0)
  expect(player.read().texts['suggestion 1']?.source).toBe('trouble')
  const wanted = write.mock.lastCall?.[0] ?? { kind: 'summary' }
  expect(await player.renew(wanted)).toBe(false)
  expect(player.read().texts['suggestion 1']?.source).toBe('trouble')
  write.mockImplementation(async (wanted) => written(wanted))
  expect(await player.renew(wanted)).toBe(true)
  expect(player.read().texts['suggestion 1']?.source).toBe('built-in')
})

describe('the end', () => {
  const last: Place = { index: 1, point: 'chosen', choices: ['no', 'no'], endedAt: null }

  test('is marked, timed, and brings the summary', async () => {
    const { player, write, markComplete } = stage(last)
    player.play()
    await pass(1000)
    player.goOn()
    const endedAt = Date.now()
    await pass(0)
    expect(markComplete).toHaveBeenCalledTimes(1)
    expect(player.read().place).toMatchObject({ point: 'completed', endedAt })
    expect(write.mock.calls.map(([wanted]) => wanted.kind)).toContain('summary')
  })

  test('falls back where marking fails, and asks for no summary', async () => {
    const { player, write, markComplete, keep } = stage(last)
    markComplete.mockResolvedValue(false)
    player.play()
    await pass(0)
    player.goOn()
    await pass(60_000)
    expect(player.read().place.point).toBe('fallback')
    expect(markComplete).toHaveBeenCalledTimes(1)
    expect(write.mock.calls.map(([wanted]) => wanted.kind)).not.toContain('summary')
    expect(keep.mock.lastCall?.[0]?.point).toBe('fallback')
  })
})

describe('resuming', () => {
  test('is ready once every text it had shown is back, and goes on with the same pause', async () => {
    const { player, write, point } = stage({
      index: 1,
      point: 'own',
      choices: ['yes'],
      endedAt: null,
    })
    const { promise, resolve } = Promise.withResolvers<GuideText>()
    write.mockReturnValueOnce(promise)
    player.play()
    await pass(10_000)
    expect(isReady(player.read())).toBe(false)
    expect(point()).toBe('own')
    resolve({ text: 'insight 1', source: 'built-in' })
    await pass(0)
    expect(isReady(player.read())).toBe(true)
    expect(Object.keys(player.read().texts).sort()).toEqual([
      'insight 1',
      'insight 2',
      'suggestion 1',
    ])
    await pass(1499)
    expect(point()).toBe('own')
    await pass(1)
    expect(point()).toBe('partner')
  })

  test('after completion needs no second mark and keeps its time', async () => {
    const { player, markComplete } = stage({
      index: 1,
      point: 'completed',
      choices: ['no', 'yes'],
      endedAt: 5,
    })
    player.play()
    await pass(0)
    expect(player.read()).toMatchObject({ awaited: [], place: { endedAt: 5 } })
    expect(Object.keys(player.read().texts)).toContain('summary')
    expect(markComplete).not.toHaveBeenCalled()
  })

  test('in the middle of completing marks it', async () => {
    const { player, markComplete, point } = stage({
      index: 1,
      point: 'completion',
      choices: ['no', 'no'],
      endedAt: null,
    })
    player.play()
    await pass(0)
    expect(markComplete).toHaveBeenCalledTimes(1)
    expect(point()).toBe('completed')
  })
})
