import type { AskModel } from '#server/drivers/model/model.ts'
import { ModelFailure } from '#server/drivers/model/model.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import type { ModelPace } from '#server/guide/model/model-guide.ts'
import { heldPairs, inputOf, seedOf } from '#server/testing/evaluation/held-pairs.ts'
import type { TextWork } from '#server/text-work.ts'

/** How a model did on some pairs of answers. */
export type Measured = {
  /** How many pairs it was asked about: no more once it cannot come to enough. */
  asked: number
  /** Seconds for each text that came, with those that break a rule. */
  seconds: readonly number[]
  /** Texts that kept every rule and came in time. */
  shown: number
  /** Texts that did not come in time, or not at all. */
  missing: number
}

/** Pairs of real answers, evenly from all that nothing was learned from, none of which sounds unsafe. */
export function somePairs(count: number): InsightInput[] {
  const real = heldPairs().filter(({ isReal, isFlagged }) => isReal && !isFlagged)
  const step = Math.max(1, Math.floor(real.length / count))
  return real
    .filter((_, at) => at % step === 0)
    .slice(0, count)
    .map((pair) => inputOf(pair, seedOf(pair.catchup, 'talking')))
}

type Parts = {
  ask: AskModel
  pace: ModelPace
  pairs: readonly InsightInput[]
  textWork: TextWork
  /** Hears after each pair how many are done. */
  onPair: (done: number) => void
}

/** Of ten texts so many have to be shown: with fewer, a couple mostly reads the built-in guide all the same. */
const leastShown = 0.7

/** Has the model write about the pairs as the product would, one after the other. */
export async function measureModel(parts: Parts): Promise<Measured> {
  const { ask, pace, pairs, textWork, onPair } = parts
  let isMissing = false
  const noting: AskModel = async (request) => {
    try {
      return await ask(request)
    } catch (error) {
      isMissing = error instanceof ModelFailure
      throw error
    }
  }
  const guide = textWork.modelGuide(noting, pace)
  const seconds: number[] = []
  let [asked, shown, missing] = [0, 0, 0]
  for (const input of pairs) {
    if (asked - shown > (1 - leastShown) * pairs.length) break
    isMissing = false
    const start = performance.now()
    const { source } = await guide.insight(input)
    asked += 1
    if (source === 'model') shown += 1
    if (source !== 'model' && isMissing) missing += 1
    else seconds.push((performance.now() - start) / 1_000)
    onPair(asked)
  }
  return { asked, seconds, shown, missing }
}

const textsOfACatchup = 7

const minutes = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} seconds` : `${Math.ceil(seconds / 60)} minutes`

/** What a host should know of a model, and whether it is worth switching on. */
export function verdictOn({ asked, seconds, shown, missing }: Measured): {
  isWorthIt: boolean
  lines: string[]
} {
  const sorted = seconds.toSorted((one, other) => one - other)
  const usual = sorted[Math.floor(sorted.length / 2)]
  const broken = asked - shown - missing
  const isWorthIt = asked > 0 && shown >= leastShown * asked
  const facts = [
    `${shown} of ${asked} texts kept every rule and came in time. In place of the others (${missing} too slow or`,
    `without a reply, ${broken} against a rule) a couple reads the built-in guide.`,
    ...(usual === undefined
      ? []
      : [
          `A text usually took ${usual.toFixed(1)} seconds, the longest ${(sorted.at(-1) ?? 0).toFixed(1)}. The seven of a catch-up`,
          `are written in about ${minutes(usual * textsOfACatchup)}, from when both have finished.`,
        ]),
  ]
  if (isWorthIt) return { isWorthIt, lines: [...facts, 'It is worth switching on.'] }
  const instead =
    missing > broken
      ? 'This machine is too slow for it: try a smaller model, or none.'
      : 'It does not write well enough: try a larger model, if the machine can carry one, or none.'
  return { isWorthIt, lines: [...facts, 'It is not worth switching on.', instead] }
}
