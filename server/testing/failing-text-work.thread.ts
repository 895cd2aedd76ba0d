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
const answerIn = ({ people }: Asked): string => people[0].answer ?? ''

export const insight = failing(answerIn, real.insight)
export const suggestion = failing(answerIn, real.suggestion)
export const summary = failing(
  ({ people }: Parameters<typeof real.summary>[0]) => people[0].name,
  real.summary,
)
export const soundsUnsafe = failing((text: string) => text, real.soundsUnsafe)
export const answerQuestion = failing((text: string) => text, real.answerQuestion)
export const exportFile = failing(
  ({ everything }: Parameters<typeof real.exportFile>[0]) => everything.note,
  real.exportFile,
)
export const { isOwnWordsItem, withoutOwnWordsItems, checkText } = real
export const { open, warmUp, warmEar, readCards, knowCards } = real
