import { expect, it } from 'vitest'
import { categories, categoryNames } from '#contract/questions.ts'
import { isPlainItem, plainInsight } from '#server/guide/rules/plain-text.ts'
import { numberFrom } from '#server/seeded-random.ts'
import { dealt } from './seeded-order.ts'
import { createBuiltInGuide } from './writing/built-in-guide.ts'
import { closingQuestions } from './writing/closing-questions.ts'
import { framesFor } from './writing/frames/by-category.ts'
import { plainInsightsOf } from './writing/frames/plain.ts'

const guide = createBuiltInGuide()
const seed = 'couple 1'
const people = [
  { name: 'Sam', answer: null },
  { name: 'Alex', answer: null },
] as const
const turns = categories.flatMap((category) =>
  [0, 1, 2, 3, 4, 5, 6].map((position) => ({ category, position, people, seed })),
)

it('deals what belongs to a category by its name, so that the order outlasts an upgrade', async () => {
  for (const turn of turns.filter((one) => !isPlainItem(one))) {
    const { category, position } = turn
    const ideas = dealt(
      framesFor(category).ideas,
      `idea ${categoryNames[category]}`,
      seed,
      position,
    )
    const text = await guide.suggestion({ ...turn, question: 'What would you say?' })
    expect(
      ideas.some((idea) => text.includes(idea)),
      text,
    ).toBe(true)
  }
})

it('asks and speaks plainly of a category by its name as well', () => {
  const lens = { name: 'open' } as Parameters<typeof closingQuestions>[0]
  for (const turn of turns) {
    const name = categoryNames[turn.category]
    const pools = closingQuestions(lens, turn.category, true).map((pool) => pool.name)
    expect(pools).toContain(`ask ${name}`)
    const own = plainInsightsOf[turn.category] ?? []
    const index = numberFrom(`${seed}|plain insight|${name}`) % own.length
    expect(plainInsight(turn)).toBe(own[index])
  }
})
