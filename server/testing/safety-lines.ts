import { heldOut } from '#server/features/ask/testing/held-out.ts'
import { topics } from '#server/features/ask/topics.ts'
import { elsewhere } from '#server/features/ask/typed/elsewhere.ts'
import { typedQuestions } from '#server/features/ask/typed-questions.ts'
import { questionBank } from '#server/features/questions/bank/question-bank.ts'
import { guidePairs } from '#server/guide/testing/guide-pairs.ts'
import { developmentLines } from '#server/safety/testing/development-lines.ts'
import { freshLines } from '#server/safety/testing/fresh-lines.ts'
import { heldOutLines } from '#server/safety/testing/held-out-lines.ts'
import type { LabelledLines } from '#server/safety/testing/labelled-lines.ts'
import { moreDevelopmentLines } from '#server/safety/testing/more-development-lines.ts'
import { harmlessAnswers, unsafeAnswers } from '#server/safety/testing/unsafe-answers.ts'
import { onlySounding, unsafeQuestions } from '#server/safety/testing/unsafe-questions.ts'

export type TwoKinds = { unsafe: readonly string[]; calm: readonly string[] }

export const unsafeOf = ({ harmless: _, ...unsafe }: LabelledLines): string[] =>
  Object.values(unsafe).flat()

const developed: readonly LabelledLines[] = [developmentLines, moreDevelopmentLines]
const keptOut: readonly LabelledLines[] = [heldOutLines, freshLines]

const withSets = (sets: readonly LabelledLines[]): TwoKinds => ({
  unsafe: [...unsafeQuestions, ...Object.values(unsafeAnswers).flat(), ...sets.flatMap(unsafeOf)],
  calm: [
    ...onlySounding,
    ...harmlessAnswers,
    ...Object.values(typedQuestions).flat(),
    ...elsewhere,
    ...topics.flatMap(({ asked, alsoAsked, ...said }) => [
      ...asked,
      ...alsoAsked,
      ...[said.answer, said.together, said.opening],
    ]),
    ...questionBank.map(({ content }) => content),
    ...guidePairs.flatMap(({ answers }) => answers.filter((answer) => answer !== null)),
    ...sets.flatMap(({ harmless }) => harmless),
  ],
})

/** What the weights of words are learned from. */
export const allLines = withSets([...developed, ...keptOut])

/** The same without the lines that are kept out to see how well it does with what is new. */
export const developedLines = withSets(developed)

/** Ordinary questions that nothing was learned from. */
export const ordinaryQuestions: readonly string[] = Object.values(heldOut).flat()
