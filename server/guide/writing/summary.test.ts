import { describe, expect, it } from 'vitest'
import { cardOf } from '#server/cards/cards.ts'
import type { SummaryInput } from '#server/guide/guide.ts'
import { checkSummary } from '#server/guide/rules/check-summary.ts'
import { isOwnWordsByChance } from '#server/guide/rules/own-words.ts'
import { withoutOwnWordsItems } from '#server/guide/rules/own-words-items.ts'
import { alex, positions, sam } from '#server/guide/testing/guide-inputs.ts'
import { guidePairs } from '#server/guide/testing/guide-pairs.ts'
import { createBuiltInGuide } from './built-in-guide.ts'
import { spareSummary } from './spare-summary.ts'
import { summaryLines } from './summary-lines.ts'

const guide = createBuiltInGuide()

const talkingInAll =
  ['a', 'b', 'c', 'd', 'e', 'f', 'g'].find((seed) =>
    positions.every((position) => !isOwnWordsByChance({ seed, position })),
  ) ?? ''

it('speaks of no week that some couples do not meet in (R10)', () => {
  expect(Object.values(summaryLines).flat().join('\n')).not.toMatch(/\b(?:this|next|the) week\b/i)
})

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

  it('has 90 to 170 words where the guide could not write', () => {
    for (let count = 0; count < 400; count += 1) {
      for (const focus of [[], ['Fun & Friendship']]) {
        const input = catchup(0, focus, `spare ${count}`)
        expect(checkSummary(spareSummary(input), { ...input, items: [] })).toEqual([])
      }
    }
  })

  it('keeps a line of thanks from each, where there is one', async () => {
    const text = await guide.summary(catchup(0, [], 'thanks'))
    expect(text).toContain('You brought me coffee in bed on Tuesday without me asking')
    expect(text).toContain('Thank you for picking up my mum from the hospital')
  })

  const told = (...answers: (readonly [string, string, string])[]): SummaryInput => ({
    people: [{ name: 'Mina' }, { name: 'Jonas' }],
    items: answers.map(([cardId, one, two], position) => ({
      ...{ question: cardOf(cardId)?.content ?? '', category: cardOf(cardId)?.category ?? '' },
      ...{ cardId, answers: [one, two], position },
    })),
    ...{ focus: [], seed: talkingInAll },
  })

  it('keeps one appreciation from each, and nothing that complains', async () => {
    const text = await guide.summary(
      told(
        ['support-day-easier', 'thank you for fixing my bike before work', 'You cut my hair'],
        ['daily-hardest-hour', "I'm so tired of doing bath time on my own", 'the roof leaks'],
        ['support-still-warms', 'you made me soup', 'Thank you for ringing my dad about the van'],
      ),
    )
    expect(text).toContain('“thank you for fixing my bike before work”')
    expect(text).toContain('“Thank you for ringing my dad about the van”')
  })

  it.each([
    [
      'nobody else would want me',
      'she tells me every day that nobody else would want me',
      'Thank you for ringing my dad about the van',
    ],
    [
      'I give in so he stops',
      'I give in so he stops sulking about sex',
      'I love how you sing in the shower',
    ],
    ['annoy', 'You annoy me untill my number is called', 'I love how you sing in the shower'],
    ['bath time', "I'm so tired of doing bath time on my own", 'it rained and the roof leaks'],
  ])('keeps no lines of either where one has none: %s', async (_, one, two) => {
    const input = told(
      ['support-day-easier', one, two],
      ['daily-hardest-hour', 'the hour before school', 'half past five, when all is loud'],
      ['fun-laughed', 'the goat at the fair', 'the leaf blower'],
    )
    const text = await guide.summary(input)
    expect(text).not.toContain('“')
    expect(checkSummary(text, withoutOwnWordsItems(input))).toEqual([])
  })

  it('says what was asked where no line is kept', async () => {
    const input = told(
      ['daily-hardest-hour', 'the hour before school', 'half past five, when all is loud'],
      ['fun-laughed', 'the goat at the fair', 'the leaf blower in the yard'],
    )
    const text = await guide.summary(input)
    for (const id of ['daily-hardest-hour', 'fun-laughed']) {
      expect(text).toContain(cardOf(id)?.about)
    }
  })

  it('names a thing that both named', async () => {
    const input = told(
      ['daily-hardest-hour', 'the hour before school', 'half past five, when all is loud'],
      ['fun-laughed', 'that goat at the fair, with your hat', 'the goat. obviously'],
    )
    const text = await guide.summary(input)
    expect(text).toMatch(new RegExp(`${cardOf('fun-laughed')?.about}[^.]*the goat`))
    expect(checkSummary(text, withoutOwnWordsItems(input))).toEqual([])
  })

  it('says nothing of the questions that a couple asked for about making love', async () => {
    const id = 'connection-more-time-for'
    const input = told(
      ['daily-hardest-hour', 'the hour before school', 'half past five, when all is loud'],
      ['fun-laughed', 'the goat at the fair', 'the leaf blower in the yard'],
      [id, 'the time afterwards, when we talk', 'a slow start with the lamp on'],
      [id, 'the lamp on the floor', 'the lamp, and the rain'],
    )
    expect(withoutOwnWordsItems(input).items.map(({ cardId }) => cardId)).toContain(id)
    const text = await guide.summary(input)
    for (const said of [cardOf(id)?.about, 'lamp']) expect(text).not.toContain(said)
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
