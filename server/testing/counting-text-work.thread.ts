import * as real from '#server/text-work.thread.ts'

/** The product's own work, which says how many parts of texts it has listened to, when asked for that. */
let listened = 0
export const listenHere: typeof real.listenHere = (part) => {
  listened += 1
  return real.listenHere(part)
}
export const answerQuestion = async (text: string) =>
  text === 'listened' ? { answer: String(listened), source: 'built-in' } : real.answerQuestion(text)

export const { insight, suggestion, isOwnWordsItem, isSpokenOf, checkText } = real
export const { listenTo, open, warmEar, readCards, knowCards } = real

/** How fast the first texts are is no matter here. */
export const warmUp = (): void => undefined
