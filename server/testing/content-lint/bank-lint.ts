import type { Category } from '#contract/questions.ts'
import type { CardQuestion } from '#server/cards/card.ts'
import { firstCategory, lastCategory } from '#server/features/questions/choosing/set-rules.ts'
import { balanceFaults } from './bank-balance.ts'
import { bannedWordsIn } from './banned-words.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { wordingRules } from './wording.ts'

const idStart: Record<Category, string> = {
  connection: 'connection',
  support: 'support',
  'daily-life': 'daily',
  health: 'health',
  responsibilities: 'shared',
  goals: 'goals',
  fun: 'fun',
}

/** What is wrong with one question, a line each; none when it may be asked. */
export function lintQuestion(question: CardQuestion): string[] {
  const { id, category, valence, depth, needs, content } = question
  const opensWarmAndEasy = valence === 'warm' && depth < 3
  return [
    ...wordingRules.filter(({ isBroken }) => isBroken(content)).map(({ says }) => says),
    ...bannedWordsIn(content, needs ?? []).map(({ word, because }) => `says "${word}": ${because}`),
    ...(new RegExp(`^${idStart[category]}(-[a-z0-9]+)+$`).test(id)
      ? []
      : [`has an id that is not ${idStart[category]}-some-words`]),
    ...(needs?.length === 0 ? ['has an empty list of needs'] : []),
    ...(valence === 'tender' && depth === 1 ? ['is tender and yet called easy'] : []),
    ...(category === firstCategory && !opensWarmAndEasy
      ? ['opens a set, yet not warm and easy']
      : []),
    ...(category === lastCategory && valence === 'tender' ? ['ends a set on a tender note'] : []),
  ]
}

/** What is wrong with the bank, a line each: every question's own, and what they lack together. */
export function lintBank(bank: readonly CardQuestion[]): string[] {
  return [
    ...bank.flatMap((question) => lintQuestion(question).map((fault) => `${question.id} ${fault}`)),
    ...repeated(bank.map(({ id }) => id)).map((id) => `${id} is the id of two questions`),
    ...repeated(bank.map(({ content }) => content.toLowerCase())).map((text) => `twice: ${text}`),
    ...nearDuplicates(bank).map(([one, other]) => `${one.id} is much like ${other.id}`),
    ...balanceFaults(bank),
  ]
}

function repeated(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))]
}
