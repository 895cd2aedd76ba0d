import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { unknownAnswer } from '#server/features/ask/fixed-answers.ts'
import type { ExportOrder } from '#server/features/your-data/page/export-page.ts'
import type { Written } from '#server/guide/guarded.ts'
import { triedOnce } from '#server/testing/draws.ts'
import { isOwnInsight, ownSuggestion } from './guide/rules/own-words.ts'
import { createTextWork, type TextWork } from './text-work.ts'

/** A thread takes as long to load as the machine has other work. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
const inTime = { timeout: 200_000 }

/** Where the threads themselves are meant, and not what they make of a text. */
const file = 'testing/light-text-work.thread.ts'
const started: TextWork[] = []
const failingWork = (more: Parameters<typeof createTextWork>[0] = {}): TextWork => {
  const work = createTextWork({ file, threads: 1, longestMs: 4_000, ...more })
  started.push(work)
  return work
}
afterEach(async () => {
  for (const work of started.splice(0)) await work.close()
})

const about = (answer: string) => ({
  ...{ question: 'What was good this week?', category: 'fun', cardId: '', timesHad: 0 },
  people: [
    { name: 'Mina', answer },
    { name: 'Jonas', answer: 'The walk along the river.' },
  ] as const,
  ...{ seed: 'seed', position: 2 },
})
const talk = (name: string) => ({
  ...{ people: [{ name }, { name: 'Jonas' }] as const, items: [] },
  ...{ focus: ['Fun & Friendship'], seed: 'seed' },
})

const order = (note: string): ExportOrder => ({
  ...{ everything: { exportedAt: '2026-03-02T18:00:00.000Z', note, rows: {} }, format: 'json' },
  reader: { userId: 1, timeZone: undefined },
})

const shown = (result: PromiseSettledResult<Written>): string =>
  result.status === 'fulfilled' ? result.value.text : ''

describe(
  'what the product does, where nothing hangs, however busy the machine is',
  triedOnce,
  () => {
    let work: TextWork
    // Loading takes seconds of a core: the tests have the threads together, each with a couple and words of its own.
    beforeAll(() => {
      work = createTextWork({
        ...{ file: 'testing/counting-text-work.thread.ts', threads: 1, longestMs: 120_000 },
      })
    })
    afterAll(() => work.close())
    const listened = async () => Number((await work.answerQuestion('listened')).answer)

    test('R21 what the ear has heard in a couple’s answers, nobody listens to again, nor in what was told of twice', async () => {
      const { soundsUnsafe, guide } = work
      const mine = { ...about('We walked along the river and it rained on us.'), textsOf: 'couple' }
      const before = await listened()
      for (const [userId, { answer }] of mine.people.entries()) {
        expect(await soundsUnsafe(answer, { coupleId: 'couple', userId })).toBe(false)
      }
      await guide.insight(mine)
      expect((await listened()) - before).toBe(0)
      await guide.insight({ ...mine, textsOf: 'another' })
      expect((await listened()) - before).toBe(2)
      await guide.suggestion({ ...mine, textsOf: 'another' })
      expect((await listened()) - before).toBe(2)
    })

    test('T1 A4 whoever makes up what another one may have written has it read as if nobody had', async () => {
      const { soundsUnsafe, guide } = work
      const guess = about('We sat in the garden and the neighbours sang.')
      const answers = guess.people.map(({ answer }) => answer)
      for (const [userId, answer] of answers.entries()) {
        await soundsUnsafe(answer, { coupleId: 'guessed', userId })
        await guide.insight({ ...guess, textsOf: 'guessed' })
      }
      const before = await listened()
      await guide.insight(guess)
      expect((await listened()) - before).toBe(2)
      await guide.insight({ ...guess })
      expect((await listened()) - before).toBe(4)
    })
  },
)

describe.each(['hang', 'die', 'fail'])('A1 a thread that would %s', (failure) => {
  test('leaves an answer to everything, and reads the next text again', async () => {
    const { guide, answerQuestion, soundsUnsafe, exportFile } = failingWork()
    const [insight, suggestion, summary, answer, heard, written] = await Promise.allSettled([
      guide.insight(about(failure)),
      guide.suggestion(about(failure)),
      guide.summary(talk(failure)),
      answerQuestion(failure),
      soundsUnsafe(failure),
      exportFile(order(failure)),
    ])
    expect(isOwnInsight(shown(insight), about(failure))).toBe(true)
    expect(shown(suggestion)).toBe(ownSuggestion(about(failure)))
    expect(shown(summary)).toMatch(/Thank you/)
    for (const known of [failure, 'Jonas', 'Fun & Friendship']) {
      expect(shown(summary)).toContain(known)
    }
    expect(answer).toMatchObject({ value: { answer: unknownAnswer, source: 'built-in' } })
    for (const refused of [heard, written]) {
      expect(refused).toMatchObject({ reason: { status: 429, retryAfter: 1 } })
    }

    await vi.waitFor(
      async () => expect(await soundsUnsafe('He hit me last night.')).toBe(true),
      inTime,
    )
    expect((await guide.insight(about('You sang in the kitchen.'))).text).toMatch(/\?$/)
  })
})

test('A1 no more texts wait than may, and the others are answered at once', async () => {
  const { answerQuestion, warmThreads } = failingWork({ mostWaiting: 3 })
  expect(await warmThreads()).toBe(true)
  const order: string[] = []
  const hung = answerQuestion('hang').then(() => order.push('hung'))
  const asked = Array.from({ length: 12 }, () =>
    answerQuestion('How can we share the housework more fairly?').then(({ topic }) => {
      order.push(topic ?? 'unknown')
    }),
  )
  await Promise.all([hung, ...asked])
  expect(order.slice(0, 9)).toEqual(Array(9).fill('unknown'))
  expect(order.filter((topic) => topic === 'light').length).toBeLessThanOrEqual(3)
})

test('R21 whoever listens waits neither for an insight nor for an export', async () => {
  const { guide, exportFile, soundsUnsafe } = failingWork({ longestMs: 8_000 })
  await vi.waitFor(
    async () => expect(await soundsUnsafe('He hit me last night.')).toBe(true),
    inTime,
  )
  const held: string[] = []
  const waiting = [
    guide.insight(about('hang')).then(() => held.push('insight')),
    exportFile(order('hang')).catch(() => held.push('export')),
  ]
  expect(await soundsUnsafe('He hits me when he drinks.')).toBe(true)
  expect(held).toEqual([])
  await Promise.all(waiting)
})

test('A1 once closed it has an answer, and no thread', async () => {
  const { guide, close } = failingWork()
  await close()
  const closed = about('A good week.')
  expect(isOwnInsight((await guide.insight(closed)).text, closed)).toBe(true)
})

test('A1 its threads keep no process alive', async () => {
  const module = pathToFileURL(join(import.meta.dirname, 'text-work.ts')).href
  const script = `const { createTextWork } = await import(process.argv[1])
    console.log(await createTextWork().soundsUnsafe('He hit me last night.'))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, module])
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(output.trim()).toBe('true')
})

/** Work whose threads rest when told, with a list of who began something, in order. */
function restingWork() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const begun: string[] = []
  const work = createTextWork({
    ...{ file, threads: 1, idleMs: 1_000, wakeAllAfterMs: 0 },
    watch: (threads) => ({ begins: () => begun.push(threads), ends: () => undefined }),
  })
  started.push(work)
  return {
    ...{ work, begun },
    async rest() {
      await vi.advanceTimersByTimeAsync(1_000)
      begun.length = 0
    },
  }
}
afterEach(() => void vi.useRealTimers())
const [calm, readOne] = ['We walked by the sea.', () => new Promise(setImmediate)]

test('R21 an ear that rests is woken before the first text, and wakes nothing else', async () => {
  const { work, begun, rest } = restingWork()
  await work.soundsUnsafe(calm)
  await rest()
  work.wakeEar()
  expect(begun).toEqual([])
  await readOne()
  expect(begun).toEqual(['ear'])
  await vi.waitFor(() => expect(work.load().ear).toEqual({ running: 0, waiting: 0 }), inTime)
  const woken = begun.length
  work.wakeEar()
  await readOne()
  expect(begun.slice(woken)).toEqual([])
  expect(await work.soundsUnsafe(calm)).toBe(false)
  expect(begun.slice(woken)).toEqual(['ear'])
  expect(begun).not.toContain('text')
})

/** The milliseconds that each run of a thread is given from now on, none of which end; oldest first. */
function timesGiven(): number[] {
  const times: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    times.push(ms)
    return new AbortController().signal
  })
  return times
}
const forLoading = expect.toSatisfy((ms: number) => ms > 60_000)

test('R21 an ear that is not woken before loads in a time of its own: no text is refused for it', async () => {
  const work = createTextWork({ file, threads: 1, longestMs: 60 })
  started.push(work)
  const times = timesGiven()
  expect(await work.soundsUnsafe(calm)).toBe(false)
  expect(times).toEqual([forLoading, 60])
  vi.restoreAllMocks()
})

test('A1 threads that nobody woke load in a time of their own: no text ends them halfway', async () => {
  const work = createTextWork({ file, threads: 1, longestMs: 30_000 })
  started.push(work)
  const times = timesGiven()
  await Promise.all([work.answerQuestion(calm), work.answerQuestion(calm)])
  expect(times).toEqual([forLoading, 30_000, 30_000])
  await work.answerQuestion('fail')
  expect(times.splice(0)).toHaveLength(4)
  // A thread that may have ended is asked to load once more.
  await work.answerQuestion(calm)
  expect(times).toEqual([forLoading, 30_000])
  vi.restoreAllMocks()
})

test('R21 an answer wakes all threads that rest, behind the ear and who waits for it', async () => {
  const { work, begun, rest } = restingWork()
  await work.answerQuestion(calm)
  await rest()
  work.wakeAll()
  await readOne()
  await vi.advanceTimersByTimeAsync(0)
  vi.useRealTimers()
  expect(begun).toEqual(['ear'])
  expect(await work.soundsUnsafe(calm)).toBe(false)
  await vi.waitFor(() => expect(begun).toContain('text'), inTime)
  expect(begun.indexOf('text')).toBeGreaterThan(begun.indexOf('ear') + 1)
})

test('A1 threads that rested after a text are woken by the next one, which is answered first', async () => {
  const { work, begun, rest } = restingWork()
  await work.answerQuestion(calm)
  // They load, and answer.
  expect(begun).toEqual(['text', 'text'])
  await rest()
  vi.useRealTimers()
  await work.answerQuestion(calm)
  // Loading, the answer and at most the beginning of what comes after it.
  expect(begun.length).toBeLessThanOrEqual(3)
  await vi.waitFor(
    () => expect(begun.filter((one) => one === 'text').length).toBeGreaterThan(2),
    inTime,
  )
})
