import { hash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ask } from '#contract/ask.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { AskModel } from '#server/drivers/model/model.ts'
import {
  createThreads,
  NoThreadInTime,
  type Threads,
  type ThreadWatch,
} from '#server/drivers/threads/threads.ts'
import { unknownAnswer } from '#server/features/ask/fixed-answers.ts'
import type { ExportOrder } from '#server/features/your-data/page/export-page.ts'
import { type GuardedGuide, guarded } from '#server/guide/guarded.ts'
import {
  type InsightInput,
  insightInputOf,
  type SummaryInput,
  type Writer,
} from '#server/guide/guide.ts'
import { createModelGuide, type ModelPace } from '#server/guide/model/model-guide.ts'
import type { ReadCards } from '#server/guide/reading/nearest-card.ts'
import { tooOften } from '#server/refusal.ts'
import type { Heard, listenOn } from '#server/safety/sounds-unsafe.ts'

export type TextWork = {
  /** The guide that comes with the product; where it cannot write, a text that reads no answer. */
  guide: GuardedGuide
  /** Holds another writer to the same rules; where it breaks one, fails or takes too long, the built-in guide writes. */
  guard: (writer: Writer) => GuardedGuide
  /** The guide whose insights that model writes, held to the same rules; as fast as one over HTTP unless told. */
  modelGuide: (ask: AskModel, pace?: ModelPace) => GuardedGuide
  /** Answers a question of that couple by our notes; where that fails, as one that the guide does not know. */
  answerQuestion: (question: string, coupleId?: string) => Promise<ReplyOf<typeof ask>>
  /** Whether a text sounds unsafe; 429 where too much is being read to tell. */
  soundsUnsafe: (text: string, author?: Author) => Promise<boolean>
  /** Writes an export's file; 429 where too much is being written. */
  exportFile: (order: ExportOrder) => Promise<string>
  /** Somebody is about to write: has the ear ready, or stay so. What it does begins after the reply that is sent now. */
  wakeEar: () => void
  /** Somebody has answered, or skipped: that, and the threads for insights too, where they rest. */
  wakeAll: () => void
  /** Has every thread load what it needs; tells whether each one could. */
  warmThreads: () => Promise<boolean>
  /** Once that is done: reads the questions of all cards, so that no text waits for it that is about none of them. */
  readCards: () => Promise<void>
  /** How much runs and waits at the moment, in the threads for texts and in the ear's. */
  load: () => Record<'text' | 'ear', ReturnType<Threads['load']>>
  close: () => Promise<void>
}

/**
 * Who wrote a text: nobody waits for more than one of each person's at a time, and what was heard in it is known when the
 * couple's guide writes about it. Without one it is nobody's.
 */
export type Author = { coupleId: string; userId: number }

type InThread = typeof import('./text-work.thread.ts')
type AboutAnswers =
  | 'insight'
  | 'suggestion'
  | 'summary'
  | 'isOwnWordsItem'
  | 'isSpokenOf'
  | 'modelPrompt'
type Listened = Extract<ReturnType<typeof listenOn>, { left: null }>

/** What serves requests and what listens have a core each before a second one of these is worth its memory. */
const manyCores = 3

const defaults = {
  threads: availableParallelism() < manyCores ? 1 : 2,
  /** Beside this one, which is JavaScript once it is built. */
  file: `text-work.thread${extname(import.meta.filename)}`,
  /** Generous: it guards against what never ends. What may come at worst takes about a second. */
  longestMs: 10_000,
  mostWaiting: 64,
  /** Until the threads, which hold most of the server's memory, rest: couples come for an hour a week. */
  idleMs: 15 * 60_000,
  /** Until the threads for insights are woken by an answer: the machine is left to its author's card (R21). */
  wakeAllAfterMs: 3_000,
}
/** For loading alone, which nobody waits for: on a busy machine a thread ended halfway would begin anew. */
const warmUpMs = 120_000
/** Whoever asks for something comes before it. */
const gettingReady = { mostMs: warmUpMs, dueAt: Number.POSITIVE_INFINITY }
/** How long a text waits for that: what somebody asked is better answered late than with "I do not know". */
const openMs = 30_000
const retryAfter = 1
/** Whether nothing ran at all, or nothing yet. */
const isRefused = (error: unknown): boolean =>
  error instanceof NoThreadInTime && error.cause === undefined
/** Of so many texts it is remembered what was heard in them: the answers of a week of some hundred couples. */
const mostHeard = 2_000
/** About how long work over a text takes at the least, in milliseconds; reading takes as long again for each sign or so. */
const leastCostMs = 50
/** No more than that, so that who writes much is not behind everybody who comes later. */
const mostCostMs = 3_000
const costOf = (signs: number): number => Math.min(leastCostMs + signs, mostCostMs)
/** What a model over HTTP has for one text, so that the built-in guide can still write in its place. */
const modelBudgetMs = 8_000

const refuse = (): never => {
  throw tooOften(retryAfter)
}

/** All work over texts of people, in threads of its own: no text can hold up the requests of others. */
export function createTextWork(
  settings: Partial<Omit<typeof defaults, 'idleMs'>> & {
    /** Undefined: they never rest. */
    idleMs?: number | undefined
    /** Hears how work fares, for each kind of threads. */
    watch?: (threads: 'text' | 'ear') => ThreadWatch
  } = {},
): TextWork {
  const { threads: count, watch, wakeAllAfterMs, ...bounds } = { ...defaults, ...settings }
  const { longestMs } = bounds
  const options = { ...bounds, file: join(import.meta.dirname, bounds.file) }
  let [doTextsRest, isClosed] = [false, false]
  /** Set while the threads for texts have loaded what they need, or do. */
  let textsOpened: Promise<unknown> | undefined
  /** Set while the ear has loaded what it needs, or does. */
  let opened: Promise<number> | undefined
  const forgetOpened = (): void => {
    opened = undefined
  }
  /** What was heard last, by digests of the couple and the text; once all threads rest, nothing of it is left. */
  const heardLately = new Map<string, Heard | null>()
  const forgetHeard = (): void => {
    if (opened === undefined && textsOpened === undefined) heardLately.clear()
  }
  const threads = createThreads({
    ...{ ...options, count, watch: watch?.('text') },
    onRest: () => {
      doTextsRest = true
      textsOpened = undefined
      forgetHeard()
    },
  })
  /** Listening has a thread to itself: neither an insight nor an export ever holds up its author's card (R21). */
  const ear = createThreads({
    ...{ ...options, count: 1, watch: watch?.('ear') },
    onRest: () => {
      forgetOpened()
      forgetHeard()
    },
  })

  const inEach = <Result>(work: () => Promise<Result>): Promise<Result>[] =>
    Array.from({ length: count }, work)

  /** By what it is known of a couple's text what was heard in it: by nothing that anybody can ask for. */
  const placeOf = (coupleId: string, text: string): string =>
    hash('sha256', `${coupleId}\n${text}`, 'base64')

  const keepHeard = (place: string, heard: Heard | null): void => {
    heardLately.delete(place)
    heardLately.set(place, heard)
    if (heardLately.size > mostHeard) heardLately.delete(heardLately.keys().next().value ?? '')
  }

  /** Listens to a text part by part; between two of them whoever is due comes first. */
  const listen = async (
    [by, name]: readonly [Threads, 'listenTo' | 'listenHere'],
    text: string,
    dueAt: number,
  ): Promise<Listened> => {
    let left: Parameters<typeof listenOn>[1]
    while (true) {
      const part = (await by.run(name, { text, left }, { dueAt })) as ReturnType<typeof listenOn>
      if (part.left === null) return part
      left = part.left
    }
  }

  /** Has the threads load what texts need, in a time of its own: no text ends a thread that has not begun with it. */
  const openTexts = (): Promise<unknown> => {
    if (textsOpened) return textsOpened
    const opening = Promise.all(inEach(() => threads.run('open', undefined, gettingReady)))
    textsOpened = opening
    opening.catch(() => {
      if (textsOpened === opening) textsOpened = undefined
    })
    return opening
  }

  /** Waits for that, but not for good, and lets it go on. */
  const textsAreOpen = async (): Promise<void> => {
    const waited = new AbortController()
    const { signal } = waited
    const late = sleep(openMs, undefined, { signal, ref: false }).then(() => {
      throw new NoThreadInTime()
    })
    try {
      await Promise.race([openTexts(), late])
    } finally {
      waited.abort()
    }
  }

  const run = async <Name extends keyof InThread>(
    name: Name,
    input: Parameters<InThread[Name]>[0],
    dueAt: number,
  ): Promise<Awaited<ReturnType<InThread[Name]>>> => {
    return inTexts(name, () => threads.run(name, input, { dueAt })) as Promise<
      Awaited<ReturnType<InThread[Name]>>
    >
  }

  /** Has the threads for texts do some work, once they have loaded what it needs. */
  const inTexts = async <Result>(
    name: keyof InThread,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const isWoken = doTextsRest
    doTextsRest = false
    try {
      // An export needs next to nothing of what the others do.
      if (name !== 'exportFile') await textsAreOpen()
      return await work()
    } catch (error) {
      // A thread may have ended with the text: one that has not loads nothing anew.
      if (!isRefused(error)) textsOpened = undefined
      throw error
    } finally {
      // More of them come soon; what woke the threads was answered first.
      if (isWoken) void warmTexts()
    }
  }

  type Input = InsightInput | SummaryInput

  const answersOf = (input: Input): string[] => {
    const all =
      'items' in input
        ? input.items.flatMap(({ answers }) => answers)
        : input.people.map(({ answer }) => answer)
    return [...new Set(all.filter((answer) => answer !== null))]
  }

  /** By when all work for one text is due: what is done for it in many runs does not wait anew behind others each time. */
  const dueAts = new WeakMap<Input, number>()
  const dueAtOf = (input: Input): number => {
    const length = answersOf(input).reduce((sum, answer) => sum + answer.length, 0)
    const dueAt = dueAts.get(input) ?? threads.due(input.textsOf ?? input.seed, costOf(length))
    dueAts.set(input, dueAt)
    return dueAt
  }

  /** What is heard in one answer: lately by the ear, or now. */
  const heardIn = async (answer: string, input: Input): Promise<Heard[]> => {
    const place = input.textsOf === undefined ? undefined : placeOf(input.textsOf, answer)
    let heard = place === undefined ? undefined : heardLately.get(place)
    if (heard === undefined) {
      const now = await inTexts('listenHere', () =>
        listen([threads, 'listenHere'], answer, dueAtOf(input)),
      )
      heard = now.heard ?? null
    }
    if (place !== undefined) keepHeard(place, heard)
    return heard === null ? [] : [heard]
  }

  /** The same of all answers of an input, for whatever is asked about that very one. */
  const heardInAll = new WeakMap<Input, Promise<Heard[]>>()
  const listenToAll = (input: Input): Promise<Heard[]> => {
    const before = heardInAll.get(input)
    if (before) return before
    const listening = (async () => {
      const all: Heard[] = []
      for (const answer of answersOf(input)) all.push(...(await heardIn(answer, input)))
      return all
    })()
    heardInAll.set(input, listening)
    listening.catch(() => heardInAll.delete(input))
    return listening
  }

  /** Runs in a thread what reads or writes about answers, which were listened to before, each by itself. */
  const runAbout = async <Name extends AboutAnswers | 'checkText' | 'modelText'>(
    name: Name,
    given: Parameters<InThread[Name]>[0]['input'],
    input: Input,
  ): Promise<Awaited<ReturnType<InThread[Name]>>> => {
    const heard = await listenToAll(input)
    const withHeard = { input: given, heard } as Parameters<InThread[Name]>[0]
    return run(name, withHeard, dueAtOf(input))
  }

  const guard = (writer: Writer, fallback?: GuardedGuide, writingMs = longestMs): GuardedGuide =>
    guarded(writer, {
      rules: {
        isOwnWordsItem: (input) => runAbout('isOwnWordsItem', input, input),
        async withoutOwnWordsItems(input) {
          const items: SummaryInput['items'][number][] = []
          // One at a time, so that whoever is due comes between two of them.
          for (const item of input.items) {
            const one = insightInputOf(input, item)
            dueAts.set(one, dueAtOf(input))
            if (await runAbout('isSpokenOf', one, one)) items.push(item)
          }
          const spokenOf = { ...input, items }
          dueAts.set(spokenOf, dueAtOf(input))
          return spokenOf
        },
        checkText: (written) => runAbout('checkText', written, written.input),
      },
      ...{ longestMs: writingMs, fallback },
      sleep: (milliseconds, { signal }) => sleep(milliseconds, undefined, { signal, ref: false }),
    })

  const guide = guard({
    name: 'Built-in guide',
    source: 'built-in',
    insight: (input) => runAbout('insight', input, input),
    suggestion: (input) => runAbout('suggestion', input, input),
    summary: (input) => runAbout('summary', input, input),
  })

  /**
   * Has every thread know the questions of all cards, each read once. In steps, so that nobody's card
   * waits for it long.
   */
  const readCardsFrom = async (from: number): Promise<void> => {
    const read = (await ear.run('readCards', from, gettingReady)) as ReadCards
    if (read.questions.length === 0) return
    await Promise.all(inEach(() => run('knowCards', read, gettingReady.dueAt)))
    return readCardsFrom(from + read.questions.length)
  }

  /** Round by round, so that a text that comes meanwhile is next; tells how each thread fared. */
  const warmTexts = async (): Promise<PromiseSettledResult<unknown>[]> => {
    await openTexts().catch(() => undefined)
    let fared: PromiseSettledResult<unknown>[] = []
    for (let round = 0, rounds = 1; round < rounds; round += 1) {
      fared = await Promise.allSettled(
        inEach(() => threads.run('warmUp', round, gettingReady) as Promise<number | undefined>),
      )
      const counts = fared.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
      rounds = Math.min(...counts.map((count) => Number(count ?? 0)))
    }
    return fared
  }

  const readSome = () => ear.run('warmEar', undefined, gettingReady) as Promise<number>

  /** Has the ear load what it needs, in a time of its own: no text is given up because that takes long. */
  const openEar = (): Promise<number> => {
    opened ??= readSome().catch((error) => {
      forgetOpened()
      throw error
    })
    return opened
  }

  /** Bit by bit, so that a text that comes meanwhile is next. */
  const warmEar = async (): Promise<void> => {
    const rounds = await openEar()
    for (let round = 1; round < rounds; round += 1) await readSome()
  }

  const soundsUnsafe = async (text: string, author?: Author): Promise<boolean> => {
    try {
      await openEar()
      const key = author === undefined ? '' : String(author.userId)
      const dueAt = ear.due(key, costOf(text.length))
      const { isUnsafe, heard } = await listen([ear, 'listenTo'], text, dueAt)
      if (author) keepHeard(placeOf(author.coupleId, text), heard ?? null)
      return isUnsafe
    } catch (error) {
      // It may have ended with the text; an ear that has not reads some lines of ours once more.
      if (!isRefused(error)) forgetOpened()
      return refuse()
    }
  }

  const wakeEar = (): void => {
    ear.stay()
    if (opened === undefined && !isClosed) warmEar().catch(() => undefined)
  }

  /** Behind the ear, and whoever waits for it. No card is read again: few texts need that. */
  const wakeTexts = async (): Promise<void> => {
    await warmEar().catch(() => undefined)
    await warmTexts()
  }

  const wakeAll = (): void => {
    wakeEar()
    if (!doTextsRest) return
    doTextsRest = false
    setTimeout(wakeTexts, wakeAllAfterMs).unref()
  }

  const warmThreads = async (): Promise<boolean> => {
    const [ear, texts] = await Promise.all([Promise.allSettled([warmEar()]), warmTexts()])
    return [...ear, ...texts].every(({ status }) => status === 'fulfilled')
  }

  return {
    guide,
    warmThreads,
    readCards: () => readCardsFrom(0).catch(() => undefined),
    load: () => ({ text: threads.load(), ear: ear.load() }),
    guard: (writer) => guard(writer, guide),
    modelGuide: (ask, pace = { budgetMs: modelBudgetMs, longestMs, oneAtATime: false }) =>
      guard(
        createModelGuide({
          ...{ ask, pace },
          prompt: (input) => runAbout('modelPrompt', input, input),
          text: (written) => runAbout('modelText', written, written.input),
          check: (written) => runAbout('checkText', written, written.input),
        }),
        guide,
        pace.longestMs,
      ),
    answerQuestion: (question, coupleId) =>
      run('answerQuestion', question, threads.due(coupleId ?? '', costOf(question.length))).catch(
        () => ({
          answer: unknownAnswer,
          source: 'built-in',
        }),
      ),
    soundsUnsafe,
    wakeEar: () => void setImmediate(wakeEar),
    wakeAll: () => void setImmediate(wakeAll),
    exportFile: (order) =>
      run('exportFile', order, threads.due(`export ${order.reader.userId}`, costOf(0))).catch(
        refuse,
      ),
    async close() {
      isClosed = true
      await Promise.all([threads.close(), ear.close()])
    },
  }
}
