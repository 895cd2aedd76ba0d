import { ours, readFor } from '#server/meaning/memory.ts'
import { listenOn } from '#server/safety/sounds-unsafe.ts'
import * as real from '#server/text-work.thread.ts'

/**
 * The product's own work, for the servers of many tests, whose couples write the same few answers: what was heard in a text
 * is known for all of them, where the product keeps it to the couple. That it does is the subject of `text-work.test.ts`
 * and `text-speed.test.ts`, with threads of their own.
 */
const heardIn = new Map<string, ReturnType<typeof listenOn>>()

export const listenHere: typeof real.listenHere = ({ text, left }) => {
  const before = left ? undefined : heardIn.get(text)
  if (before) return before
  readFor(ours)
  const part = listenOn(text, left)
  if (part.left === null) heardIn.set(text, part)
  return part
}

export { listenHere as listenTo }

type About<Input> = { input: Input; heard: Parameters<typeof real.insight>[0]['heard'] }

const forAll =
  <Input extends object, Result>(work: (given: About<Input>) => Result) =>
  ({ input, heard }: About<Input>): Result =>
    work({ input: { ...input, textsOf: ours }, heard })

export const insight = forAll(real.insight)
export const suggestion = forAll(real.suggestion)
export const summary = forAll(real.summary)
export const isSpokenOf = forAll(real.isSpokenOf)
export const isOwnWordsItem = forAll(real.isOwnWordsItem)

export const { answerQuestion, checkText, exportFile, modelPrompt, modelText } = real
export const { knowCards, open, readCards, warmEar, warmUp } = real
