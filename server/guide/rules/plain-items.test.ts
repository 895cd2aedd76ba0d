import { describe, expect, it } from 'vitest'
import type { SummaryInput } from '#server/guide/guide.ts'
import { alex, inputOf, positions, sam } from '#server/guide/testing/guide-inputs.ts'
import { type GuidePair, guidePairs } from '#server/guide/testing/guide-pairs.ts'
import { createBuiltInGuide } from '#server/guide/writing/built-in-guide.ts'
import { checkSummary } from './check-guide-text.ts'
import { isPlainInsight, isPlainItem, isPlainSuggestion } from './plain-text.ts'

const guide = createBuiltInGuide()

describe('an answer that sounds unsafe', () => {
  const unsafe: GuidePair = {
    category: 'daily-life',
    question: 'How was this week?',
    answers: [
      'I am scared of you when you drink',
      'It was a good week, we saw friends and slept a lot',
    ],
  }

  it('gets the plain text, without a quote, whatever the seed, and no usual suggestion', async () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      for (const position of positions) {
        const input = inputOf(unsafe, seed, position)
        const [insight, suggestion] = [await guide.insight(input), await guide.suggestion(input)]
        expect(isPlainInsight(insight)).toBe(true)
        expect(isPlainSuggestion(suggestion)).toBe(true)
        expect(insight + suggestion).not.toMatch(/[“”*]|Sam|Alex|both/)
      }
    }
  })

  it('looks like about one other item in five', () => {
    const people = [{ answer: 'Tea' }, { answer: 'Cake' }] as const
    const items = Array.from({ length: 4_000 }, (_, index) => ({
      people,
      seed: `couple-${index >> 3}`,
      position: index % 7,
    }))
    const share = items.filter(isPlainItem).length / items.length
    expect(share).toBeGreaterThan(0.17)
    expect(share).toBeLessThan(0.23)
  })

  it('reads the same there as anywhere else', async () => {
    for (const position of positions) {
      const chance = Array.from({ length: 40 }, (_, index) => `s${index}`).find((seed) =>
        isPlainItem({ people: [{ answer: 'Tea' }, { answer: 'Cake' }], seed, position }),
      )
      if (chance === undefined) throw new Error('no plain item in forty')
      const safe = { ...unsafe, answers: ['Tea', 'Cake'] as const }
      expect(await guide.insight(inputOf(unsafe, chance, position))).toBe(
        await guide.insight(inputOf(safe, chance, position)),
      )
      expect(await guide.suggestion(inputOf(unsafe, chance, position))).toBe(
        await guide.suggestion(inputOf(safe, chance, position)),
      )
    }
  })

  it('has no line in the summary', async () => {
    const items = [unsafe, ...guidePairs.slice(0, 4)]
    const alone: SummaryInput = {
      people: [{ name: sam }, { name: alex }],
      items: [unsafe],
      focus: [],
      seed: 'x',
    }
    for (const input of [alone, { ...alone, items }]) {
      const text = await guide.summary(input)
      expect(checkSummary(text, input)).toEqual([])
      expect(text).not.toMatch(/scared|drink|good week|friends/)
    }
  })
})
