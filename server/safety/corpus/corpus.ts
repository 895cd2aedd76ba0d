import borrowed from './borrowed-lines.json' with { type: 'json' }
import { developmentLines } from './development-lines.ts'
import { freshLines } from './fresh-lines.ts'
import { heldOutLines } from './held-out-lines.ts'
import type { LabelledLines } from './labelled-lines.ts'
import { moreDevelopmentLines } from './more-development-lines.ts'
import { harmlessAnswers, unsafeAnswers } from './unsafe-answers.ts'
import { onlySounding, unsafeQuestions } from './unsafe-questions.ts'

export type TwoKinds = { unsafe: readonly string[]; calm: readonly string[] }

export const unsafeOf = ({ harmless: _, ...unsafe }: LabelledLines): string[] =>
  Object.values(unsafe).flat()

const developed: readonly LabelledLines[] = [developmentLines, moreDevelopmentLines]
const keptOut: readonly LabelledLines[] = [heldOutLines, freshLines]

/** Harmless lines also come from the bank, the topics and the guide's pairs, as those were on the day of training. */
const withSets = (sets: readonly LabelledLines[]): TwoKinds => ({
  unsafe: [...unsafeQuestions, ...Object.values(unsafeAnswers).flat(), ...sets.flatMap(unsafeOf)],
  calm: [
    ...onlySounding,
    ...harmlessAnswers,
    ...borrowed.learned,
    ...sets.flatMap(({ harmless }) => harmless),
  ],
})

/** What the weights of words are learned from. */
export const allLines = withSets([...developed, ...keptOut])

/** The same without the lines that are held out to see how well it does with what is new. */
export const developedLines = withSets(developed)

/** Ordinary questions that nothing was learned from. */
export const ordinaryQuestions: readonly string[] = borrowed.keptOut
