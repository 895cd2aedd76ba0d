import type { Head, HeadShape } from '#server/meaning/head.ts'
import { numberFrom } from '#server/seeded-random.ts'
import { type Choice, type Example, type LearnSettings, learn, learnChoice } from './learn.ts'

export const foldCount = 5

/** Which fold a line belongs to, by its text: the same in whatever order the lines stand. */
export const foldOf = (text: string): number => numberFrom(text) % foldCount

export const headOf = (
  shape: HeadShape,
  examples: readonly Example[],
  settings: Partial<LearnSettings>,
): Head => ({ ...shape, tables: learn(shape, examples, settings), thresholds: {} })

/** A head for each fold, which has learned from the others. */
export const foldHeads = (
  shape: HeadShape,
  examples: readonly (Example & { fold: number })[],
  settings: Partial<LearnSettings>,
): Head[] =>
  Array.from({ length: foldCount }, (_, fold) =>
    headOf(
      shape,
      examples.filter((example) => example.fold !== fold),
      settings,
    ),
  )

/** A head that chooses; and one for each fold, which has learned from the others. */
export const choosingHeads = (
  shape: HeadShape,
  choices: readonly (Choice & { fold: number })[],
  settings: Partial<LearnSettings>,
): { head: Head; byFold: Head[] } => {
  const from = (some: readonly Choice[]): Head => ({
    ...shape,
    ...{ tables: learnChoice(shape, some, settings), thresholds: {} },
  })
  return {
    head: from(choices),
    byFold: Array.from({ length: foldCount }, (_, fold) =>
      from(choices.filter((choice) => choice.fold !== fold)),
    ),
  }
}
