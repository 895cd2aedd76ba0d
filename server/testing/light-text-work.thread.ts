import type * as real from '#server/text-work.thread.ts'

/**
 * A thread that knows neither cards nor weights, for tests of who waits for whom, and of what becomes of a thread that
 * fails: it is there at once, hears one sentence as unsafe, and answers the same to all texts.
 */
const nobodyWakes = new Int32Array(new SharedArrayBuffer(4))

/** Does what a text asks for in its first word: never ends, ends its thread, or fails. */
function mayFail(text: string): void {
  if (text.startsWith('hang')) while (true) Atomics.wait(nobodyWakes, 0, 0)
  if (text.startsWith('die')) process.exit(1)
  if (text.startsWith('fail')) throw new Error(text)
}

const failing =
  <Input, Result>(textOf: (input: Input) => string, work: (input: Input) => Result) =>
  (input: Input): Result => {
    mayFail(textOf(input))
    return work(input)
  }

type Part = Parameters<typeof real.listenTo>[0]
const unsafe = 'He hit'

const listen = failing(
  ({ text }: Part) => text,
  ({ text }: Part) => ({ left: null, isUnsafe: text.startsWith(unsafe), heard: undefined }),
)

export { listen as listenHere, listen as listenTo }

type Asked = Parameters<typeof real.insight>[0]
const answerIn = ({ input: { people } }: Asked): string => people[0].answer ?? ''
export const insight = failing(answerIn, () => 'A light note. What would you say to it?')
export const suggestion = failing(answerIn, () => 'A light idea for both of you.')
export const summary = failing(
  ({ input: { people } }: Parameters<typeof real.summary>[0]) => people[0].name,
  () => 'A light summary of the week.',
)
export const answerQuestion = failing(
  (text: string) => text,
  () => ({ answer: 'A light answer.', source: 'built-in', topic: 'light' }),
)
export const exportFile = failing(
  ({ everything }: Parameters<typeof real.exportFile>[0]) => everything.note,
  () => 'A light file.',
)

export const isOwnWordsItem = (): boolean => false
export const isSpokenOf = (): boolean => true
export const checkText = (): readonly string[] => []
export const readCards = () => ({ questions: [], vectors: [] })
export const warmEar = (): number => 1
const nothing = (): void => undefined

export { nothing as knowCards, nothing as open, nothing as warmUp }
