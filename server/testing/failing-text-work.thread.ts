import * as real from '#server/text-work.thread.ts'

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

type Asked = Parameters<typeof real.insight>[0]
const answerIn = ({ input: { people } }: Asked): string => people[0].answer ?? ''

export const insight = failing(answerIn, real.insight)
export const suggestion = failing(answerIn, real.suggestion)
export const summary = failing(
  ({ input: { people } }: Parameters<typeof real.summary>[0]) => people[0].name,
  real.summary,
)
type Part = Parameters<typeof real.listenTo>[0]
export const listenTo = failing(({ text }: Part) => text, real.listenTo)

let listened = 0
export const listenHere = failing(
  ({ text }: Part) => text,
  (part: Part) => {
    listened += 1
    return real.listenHere(part)
  },
)

/** Says how many parts of texts it has listened to, when asked for that. */
export const answerQuestion = failing(
  (text: string) => text,
  async (text: string) =>
    text === 'listened'
      ? { answer: String(listened), source: 'built-in' }
      : real.answerQuestion(text),
)
export const exportFile = failing(
  ({ everything }: Parameters<typeof real.exportFile>[0]) => everything.note,
  real.exportFile,
)
export const { isOwnWordsItem, checkText } = real
export const { open, warmEar, readCards, knowCards } = real

/** How fast the first texts are is no matter here. */
export const warmUp = (): void => undefined
