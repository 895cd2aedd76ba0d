import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkInsight } from '#server/guide/rules/check-insight.ts'
import { checkSuggestion } from '#server/guide/rules/check-suggestion.ts'
import { checkSummary } from '#server/guide/rules/check-summary.ts'
import { withoutOwnWordsItems } from '#server/guide/rules/own-words-items.ts'
import { alex, positions, sam, talkingSeed } from '#server/guide/testing/guide-inputs.ts'
import { guidePairs } from '#server/guide/testing/guide-pairs.ts'
import { injections } from '#server/guide/testing/injections.ts'
import { createBuiltInGuide } from '#server/guide/writing/built-in-guide.ts'

const guide = createBuiltInGuide()

describe('whatever is written into an answer or a name', () => {
  it.each(injections)(
    'is not obeyed and shows no markup or link: %s',
    async (attack, forbidden) => {
      for (const answer of [attack, `I liked our walk on Sunday. ${attack}`]) {
        const people = [
          { name: sam, answer },
          { name: alex, answer: 'I liked the soup you made on Friday.' },
        ] as const
        const asked = { question: 'What did you like?', category: 'fun', cardId: '' }
        const base = { ...asked, timesHad: 0, people }
        for (const position of positions.slice(0, 2)) {
          const input = { ...base, seed: talkingSeed(position), position }
          const texts = [await guide.insight(input), await guide.suggestion(input)]
          for (const text of texts) {
            expect(text.toLowerCase()).not.toContain(forbidden.toLowerCase())
            expect(text.replaceAll('**', '')).not.toMatch(
              /[<>[\]{}`#|*_]|https?:|www\.|javascript:/i,
            )
          }
          expect(checkInsight(texts[0] ?? '', input)).toEqual([])
        }
        const summary = await guide.summary({
          people,
          items: [{ ...asked, position: 0, answers: [answer, people[1].answer] }],
          focus: [],
          seed: 'x',
        })
        expect(summary.toLowerCase()).not.toContain(forbidden.toLowerCase())
        expect(summary).not.toMatch(/[<>[\]{}`#|*_]|https?:/)
      }
    },
  )

  const words = fc.constantFrom(
    ...'I you love the and a walk with kids never help hurt because when tea money , . ! ? 😂 ❤️ <b> ** haha sorry'.split(
      ' ',
    ),
    ...[
      '\n',
      'http://x.com',
      '[a](b)',
      '"x"',
      '“x”',
      '我们',
      'أحب',
      '\u202e',
      '\u0000',
      '$&',
      '{A}',
      'internationalization',
    ],
  )
  const answer = fc.oneof(
    fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(null, '', ' ', '…', '👍', 'no', 'a'.repeat(10_000), 'ha '.repeat(3_000)),
    fc.constantFrom(...guidePairs.flatMap(({ answers }) => answers)),
  )
  const name = fc.oneof(
    fc.constantFrom(
      'Sam',
      'Jo',
      'J.J.',
      'Ana María',
      '小明',
      'محمد',
      'Will',
      'It',
      '**',
      '<b>',
      '{B}',
      '',
    ),
    fc.string({ unit: 'grapheme', maxLength: 13 }),
  )
  const anyInput = fc.record({
    question: fc.constantFrom(...guidePairs.map(({ question }) => question), '', '?'),
    cardId: fc.constantFrom('', 'daily-ten-minutes', '__proto__', 'gone'),
    timesHad: fc.constantFrom(0, 1, 7),
    category: fc.constantFrom(...guidePairs.map(({ category }) => category), 'Other', '__proto__'),
    people: fc.tuple(fc.record({ name, answer }), fc.record({ name, answer })),
    seed: fc.string({ maxLength: 8 }),
    position: fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom(1.5, Number.NaN)),
  })

  it('the guide never throws and keeps its rules', async () => {
    await fc.assert(
      fc.asyncProperty(anyInput, async (input) => {
        expect(checkInsight(await guide.insight(input), input)).toEqual([])
        expect(checkSuggestion(await guide.suggestion(input), input)).toEqual([])
        const { people, seed, question, category, cardId } = input
        const answers = [people[0].answer, people[1].answer] as const
        const item = { ...{ question, category, cardId, position: 0 }, answers }
        const summary = { people, items: [item], focus: ['Fun & Friendship'], seed }
        expect(checkSummary(await guide.summary(summary), withoutOwnWordsItems(summary))).toEqual(
          [],
        )
      }),
      { numRuns: 100, seed: 20_260_101 },
    )
  }, 60_000)
})
