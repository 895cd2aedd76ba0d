import type { GuardedGuide } from '#server/guide/guarded.ts'
import { createBuiltInGuide } from '#server/guide/writing/built-in-guide.ts'
import { countingGuard } from './counting-guard.ts'
import { countOf, type Figure, neverFigure, shareFigure } from './figure.ts'
import { freeQuestionFigures } from './free-questions.ts'
import { rightAmongFive } from './genericness.ts'
import { heldPairs } from './held-pairs.ts'
import { pairFigures } from './pair-figures.ts'
import { quotingFigures } from './quoting.ts'
import { steeringFigures } from './steering.ts'
import { isNeutral, summaryFaults, type ToldPair, tellPairs } from './tell-pairs.ts'

export type GuideEvaluation = { figures: Figure[]; told: readonly ToldPair[] }

const set = 'pairs'

/** Has a guide write about every nth catch-up of the held-out pairs, and tries to steer it. */
async function evaluateGuide(guide: GuardedGuide, every: number): Promise<GuideEvaluation> {
  const pairs = heldPairs().filter(({ catchup }) => catchup % every === 0)
  const told = await tellPairs(guide, pairs)
  const summaries = await summaryFaults(guide, pairs)
  const five = rightAmongFive(told)
  const figures = [
    ...pairFigures(told, every),
    shareFigure(
      [set, 'summaries that keep every rule'],
      countOf(summaries, (faults) => faults.length === 0),
      { least: 1 },
    ),
    shareFigure([set, 'right pair among five'], five.whole, { least: 0.95 }),
    shareFigure([set, 'the same without quotes (by chance 20 %)'], five.bare),
    ...(await steeringFigures(guide, every)),
  ]
  return { figures, told }
}

/** The built-in guide, as the product shows it. */
export async function evaluateBuiltInGuide(every: number): Promise<GuideEvaluation> {
  const { guide, passed } = countingGuard(createBuiltInGuide())
  const { figures, told } = await evaluateGuide(guide, every)
  const { of, all } = passed()
  const neutral: boolean[] = []
  for (const pair of told) neutral.push(await isNeutral(guide, pair))
  const more = [
    neverFigure([set, 'its own texts that the rules had to stop'], { of: all - of, all }),
    shareFigure(
      [set, 'both treated alike when they change names or places'],
      countOf(neutral, Boolean),
      { least: 1 },
    ),
  ]
  return {
    figures: [...more, ...figures, ...quotingFigures(every), ...freeQuestionFigures(every)],
    told,
  }
}

/** A model guide likewise; whether it treats both alike is not asked of it, since it does not write the same twice. */
export async function evaluateModelGuide(guide: GuardedGuide, every: number): Promise<Figure[]> {
  const { figures, told } = await evaluateGuide(guide, every)
  const asked = told.filter(({ told: { isOwnWords } }) => !isOwnWords)
  return [
    shareFigure(
      [set, 'texts of the model that are shown, where it is asked'],
      countOf(asked, ({ source }) => source === 'model'),
      { least: 0.9 },
    ),
    ...figures,
  ]
}
