import { describe, expect, it } from 'vitest'
import type { SummaryInput } from '#server/guide/guide.ts'
import { checkSummary } from '#server/guide/rules/check-summary.ts'
import { withoutOwnWordsItems } from '#server/guide/rules/own-words-items.ts'
import { alex, positions, sam } from '#server/guide/testing/guide-inputs.ts'
import { guidePairs } from '#server/guide/testing/guide-pairs.ts'
import { createBuiltInGuide } from './built-in-guide.ts'

const guide = createBuiltInGuide()

describe('the summary', () => {
  const catchup = (offset: number, focus: readonly string[], seed: string): SummaryInput => ({
    people: [{ name: sam }, { name: alex }],
    items: positions.flatMap((position) => {
      const pair = guidePairs[position * 12 + offset]
      return pair ? [{ ...pair, cardId: '', position }] : []
    }),
    focus,
    seed,
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    'keeps every rule: catch-up %i',
    async (offset) => {
      for (const focus of [[], ['Fun & Friendship'], ['Goals & Growth', 'Daily Life & Routines']]) {
        for (const seed of ['one', 'two']) {
          const input = catchup(offset, focus, seed)
          const text = await guide.summary(input)
          const spoken = withoutOwnWordsItems(input)
          expect([text, ...checkSummary(text, spoken)]).toEqual([text])
        }
      }
    },
  )

  it('keeps a line of thanks from each, where there is one', async () => {
    const text = await guide.summary(catchup(0, [], 'thanks'))
    expect(text).toContain('You brought me coffee in bed on Tuesday without me asking')
    expect(text).toContain('Thank you for picking up my mum from the hospital')
  })

  it('stands even where nothing was answered', async () => {
    const input: SummaryInput = {
      people: [{ name: '' }, { name: '' }],
      items: [],
      focus: [],
      seed: '',
    }
    expect(checkSummary(await guide.summary(input), input)).toEqual([])
  })
})
