import type { GuardedGuide } from '#server/guide/guarded.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { checkSuggestion } from '#server/guide/rules/check-suggestion.ts'
import { checkSummary } from '#server/guide/rules/check-summary.ts'
import { withoutOwnWordsItems } from '#server/guide/rules/own-words-items.ts'
import { bareText, ownWords, quotedSpans } from '#server/guide/rules/quoted-spans.ts'
import { sentencesIn } from '#server/guide/rules/reading-grade.ts'
import { type HeldPair, inputOf, seedOf } from './held-pairs.ts'
import { type ToldText, takenApart } from './told-text.ts'

/** A pair with what the guide says of it. */
export type ToldPair = HeldPair & {
  input: InsightInput
  /** Where nothing is drawn by chance. */
  told: ToldText
  source: 'built-in' | 'model'
  /** In a catch-up as it comes. */
  asItComes: ToldText
  suggestionFaults: readonly string[]
}

export async function tellPairs(
  guide: GuardedGuide,
  pairs: readonly HeldPair[],
): Promise<ToldPair[]> {
  const told: ToldPair[] = []
  for (const pair of pairs) {
    const input = inputOf(pair, seedOf(pair.catchup, 'talking'))
    const drawn = inputOf(pair, seedOf(pair.catchup, 'unchosen'))
    const [insight, asItComes, suggestion] = [
      await guide.insight(input),
      await guide.insight(drawn),
      await guide.suggestion(input),
    ]
    told.push({
      ...{ ...pair, input, source: insight.source, told: takenApart(insight.text, input) },
      asItComes: takenApart(asItComes.text, drawn),
      suggestionFaults: checkSuggestion(suggestion.text, input),
    })
  }
  return told
}

const exchanged = (text: string, [one, other]: readonly [string, string]): string =>
  text.replaceAll(new RegExp(`\\b(?:${one}|${other})\\b`, 'gu'), (name) =>
    name === one ? other : one,
  )

/** What a text says, whoever is named first: whose its quotes are, and its sentences without any. */
const saidIn = (text: string, names: readonly [string, string]): string =>
  [
    ...quotedSpans(text, names)
      .map((span) => `${span.owner} ${span.text}`)
      .sort(),
    ...sentencesIn(ownWords(text, names)).filter((sentence) => !sentence.includes('…')),
  ].join('\n')

/**
 * Whether a guide treats both alike: with the names exchanged, the names of its text are exchanged and
 * no more; and who changes places keeps their words and all that is said.
 */
export async function isNeutral(guide: GuardedGuide, { input, names }: ToldPair): Promise<boolean> {
  const [one, other] = input.people
  const write = async (people: InsightInput['people']) =>
    bareText((await guide.insight({ ...input, people })).text)
  const forth = await write([one, other])
  const renamed = await write([
    { name: other.name, answer: one.answer },
    { name: one.name, answer: other.answer },
  ])
  const moved = await write([other, one])
  return renamed === exchanged(forth, names) && saidIn(moved, names) === saidIn(forth, names)
}

/** What is wrong with the summary of each catch-up. */
export async function summaryFaults(
  guide: GuardedGuide,
  pairs: readonly HeldPair[],
): Promise<readonly string[][]> {
  const catchups = Map.groupBy(pairs, ({ catchup }) => catchup)
  return Promise.all(
    [...catchups].map(async ([catchup, those]) => {
      const input = {
        people: [{ name: 'Ana' }, { name: 'Joe' }] as const,
        items: those.map(({ question, position, answers }) => ({
          ...{ question: question.content, category: question.category, cardId: question.id },
          ...{ position, answers: [answers[0].answer, answers[1].answer] as const },
        })),
        ...{ focus: [], seed: seedOf(catchup, 'unchosen') },
      }
      const { text } = await guide.summary(input)
      return checkSummary(text, withoutOwnWordsItems(input))
    }),
  )
}
