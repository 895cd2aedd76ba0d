import { join } from 'node:path'
import type { ask } from '#contract/ask.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { createThreads } from '#server/drivers/threads/threads.ts'
import { unknownAnswer } from '#server/features/ask/unknown-answer.ts'
import type { Guide, SummaryInput } from '#server/guide/guide.ts'
import { tooOften } from '#server/refusal.ts'
import type { ExportOrder } from './features/your-data/page/export-file.ts'

export type TextWork = {
  /** The guide that comes with the product; where it cannot write, a text that reads no answer. */
  guide: Guide
  /** Answers a question by our notes; where that fails, as one that the guide does not know. */
  answerQuestion: (question: string) => Promise<ReplyOf<typeof ask>>
  /** Whether a text sounds unsafe; 429 where too much is being read to tell. */
  soundsUnsafe: (text: string) => Promise<boolean>
  /** Writes an export's file; 429 where too much is being written. */
  exportFile: (order: ExportOrder) => Promise<string>
  /** Readies every thread, so that nobody's first text waits. */
  warmUp: () => Promise<unknown>
  close: () => Promise<void>
}

type InThread = typeof import('./text-work.thread.ts')

const defaults = {
  threads: 2,
  file: 'text-work.thread.ts',
  /** Generous: it guards against what never ends. What may come at worst takes about a second. */
  longestMs: 10_000,
  mostWaiting: 64,
}
const retryAfter = 1

const refuse = (): never => {
  throw tooOften(retryAfter)
}

/** All work over texts of people, in threads of its own: no text can hold up the requests of others. */
export function createTextWork(settings: Partial<typeof defaults> = {}): TextWork {
  const { threads: count, file, longestMs, mostWaiting } = { ...defaults, ...settings }
  const threads = createThreads({
    file: join(import.meta.dirname, file),
    ...{ count, mostWaiting, longestMs },
  })

  const run = <Name extends keyof InThread>(
    name: Name,
    input: Parameters<InThread[Name]>[0],
  ): Promise<Awaited<ReturnType<InThread[Name]>>> =>
    threads.run(name, input) as Promise<Awaited<ReturnType<InThread[Name]>>>

  const spare = () => import('./guide/rules/spare-texts.ts')

  const guide: Guide = {
    name: 'Built-in guide',
    source: 'built-in',
    insight: (input) =>
      run('insight', input).catch(async () => (await spare()).spareInsight(input)),
    suggestion: (input) =>
      run('suggestion', input).catch(async () => (await spare()).spareSuggestion(input)),
    summary: (input: SummaryInput) =>
      run('summary', input).catch(async () => (await spare()).spareSummary(input)),
  }

  return {
    guide,
    answerQuestion: (question) =>
      run('answerQuestion', question).catch(() => ({ answer: unknownAnswer, source: 'built-in' })),
    soundsUnsafe: (text) => run('soundsUnsafe', text).catch(refuse),
    exportFile: (order) => run('exportFile', order).catch(refuse),
    warmUp: () =>
      Promise.allSettled(Array.from({ length: count }, () => threads.run('warmUp', undefined))),
    close: threads.close,
  }
}
