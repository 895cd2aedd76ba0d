import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBuiltInGuide } from './built-in-guide.ts'
import { checkInsight, checkSuggestion, checkSummary } from './check-guide-text.ts'
import { smallWords } from './common-words.ts'
import { themes } from './find-themes.ts'
import type { InsightInput, SummaryInput } from './guide.ts'
import { isPlainInsight, isPlainSuggestion, isPlainTurn } from './plain-text.ts'
import { type GuidePair, guidePairs } from './testing/guide-pairs.ts'
import { injections } from './testing/injections.ts'
import { soundsUnsafe } from './unsafe-answer.ts'
import { plainly } from './words.ts'

const guide = createBuiltInGuide()
const positions = [0, 1, 2, 3, 4, 5, 6] as const
const seeds = ['one', 'two']
const [sam, alex] = ['Sam', 'Alex'] as const

const inputOf = (pair: GuidePair, seed: string, position: number): InsightInput => ({
  question: pair.question,
  category: pair.category,
  people: [
    { name: sam, answer: pair.answers[0] },
    { name: alex, answer: pair.answers[1] },
  ],
  seed,
  position,
})

/** A seed at which this position is not plain by chance. */
const talkingSeed = (position: number, from = 'talk'): string => {
  const nobody = [{ answer: null }, { answer: null }] as const
  for (let count = 0; ; count += 1) {
    const seed = `${from}-${count}`
    if (!isPlainTurn({ people: nobody, seed, position })) return seed
  }
}

const quote = /\*\*“([^”]*)”\*\*/g
const topics = themes
  .flatMap(({ topic, words }) => [topic, ...words.flatMap(([, closer]) => closer ?? [])])
  .concat('tired', 'excited')
  .sort((left, right) => right.length - left.length)
/** A text with quotes, names and topics left out: what remains is its frames. */
const framesOf = (text: string): string =>
  topics.reduce(
    (rest, topic) => rest.replaceAll(new RegExp(`\\b${topic}\\b`, 'gi'), 'TOPIC'),
    text.replace(quote, 'QUOTE').replaceAll(/\b(?:Sam|Alex)\b/g, 'NAME'),
  )
const sentencesOf = (text: string): string[] => framesOf(text).split(/(?<=[.?]) /)

describe('the built-in guide', () => {
  it('knows at least 60 pairs of answers, over all seven categories, all of them safe', () => {
    expect(guidePairs.length).toBeGreaterThanOrEqual(60)
    expect(new Set(guidePairs.map(({ category }) => category)).size).toBe(7)
    const flagged = guidePairs
      .flatMap(({ answers }) => answers)
      .filter((one) => one && soundsUnsafe(one))
    expect(flagged).toEqual([])
  })

  it.each(guidePairs)('keeps every rule: $question $answers', async (pair) => {
    for (const seed of ['one', 'two']) {
      for (const position of seed === 'one' ? positions : [0, 3]) {
        const input = inputOf(pair, `${seed}${position}`, position)
        const [insight, suggestion] = [await guide.insight(input), await guide.suggestion(input)]
        expect([insight, ...checkInsight(insight, input)]).toEqual([insight])
        expect([suggestion, ...checkSuggestion(suggestion, input)]).toEqual([suggestion])
      }
    }
  })

  it('has something to say about every pair, unless the turn is a plain one', async () => {
    const silent: string[] = []
    for (const pair of guidePairs) {
      for (let count = 0; count < 7; count += 1) {
        const input = inputOf(pair, `s${count}`, count % positions.length)
        if (!isPlainTurn(input) && isPlainInsight(await guide.insight(input)))
          silent.push(pair.question)
      }
    }
    expect(silent).toEqual([])
  })

  it('quotes both people in their own words, when both gave some', async () => {
    const [first] = guidePairs
    if (!first) throw new Error('no pair')
    const text = await guide.insight(inputOf(first, talkingSeed(2), 2))
    const quotes = [...text.matchAll(quote)].map(([, words]) => words ?? '')
    expect(quotes).toHaveLength(2)
    for (const answer of first.answers) {
      expect(quotes.filter((words) => answer?.includes(words))).toHaveLength(1)
    }
  })

  it('writes the same words for the same input', async () => {
    for (const pair of guidePairs.slice(0, 20)) {
      const input = inputOf(pair, 'again', 3)
      expect(await guide.insight(input)).toBe(await createBuiltInGuide().insight(input))
      expect(await guide.suggestion(input)).toBe(await createBuiltInGuide().suggestion(input))
    }
  })

  it.each(guidePairs)(
    'treats both alike when they change places: $question $answers',
    async (pair) => {
      for (const position of positions) {
        const input = inputOf(pair, talkingSeed(position), position)
        const swapped = { ...input, people: [input.people[1], input.people[0]] as const }
        const [forth, back] = [await guide.insight(input), await guide.insight(swapped)]
        const sorted = (text: string) => [...text.matchAll(quote)].map(([words]) => words).sort()
        expect(framesOf(back)).toBe(framesOf(forth))
        expect(sorted(back)).toEqual(sorted(forth))
      }
    },
  )

  it('names the one and the other first, in turns', async () => {
    const [pair] = guidePairs
    if (!pair) throw new Error('no pair')
    const firsts = await Promise.all(
      positions.map(async (position) => {
        const seed = 'turns'
        const text = await guide.insight(inputOf(pair, seed, position))
        return isPlainInsight(text) ? null : /Sam|Alex/.exec(text)?.[0]
      }),
    )
    const expected = (index: number) =>
      firsts[index] === null || firsts[index] === (index % 2 === 0 ? even : odd)
    const even = firsts.find((name, index) => name && index % 2 === 0)
    const odd = even === sam ? alex : sam
    expect(positions.every(expected)).toBe(true)
  })

  it('never uses a sentence twice in one catch-up, even when all seven pairs are alike', async () => {
    for (const seed of ['red', 'blue']) {
      for (const pair of seed === 'red' ? guidePairs : guidePairs.slice(0, 24)) {
        const texts = await Promise.all(
          positions.map((at) => guide.insight(inputOf(pair, seed, at))),
        )
        const sentences = texts.flatMap((text) => [...new Set(sentencesOf(text))])
        const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
        expect(twice.filter((sentence) => sentence !== 'From NAME: QUOTE.')).toEqual([])
        const asked = await Promise.all(
          positions.map((at) => guide.suggestion(inputOf(pair, seed, at))),
        )
        expect(new Set(asked).size).toBe(positions.length)
      }
    }
  })

  it('does not say to one pair what it would say to another', async () => {
    const position = 4
    const seed = talkingSeed(position)
    const texts = await Promise.all(
      guidePairs.map((pair) => guide.insight(inputOf(pair, seed, position))),
    )
    const bare = texts.map((text) =>
      text.replace(quote, 'QUOTE').replaceAll(/\b(?:Sam|Alex)\b/g, 'NAME'),
    )
    const pairs = bare.flatMap((text, index) =>
      bare.slice(index + 1).map((other) => text === other),
    )
    expect(pairs.filter(Boolean).length / pairs.length).toBeLessThan(0.03)
  })

  it('is made of what the two wrote and were asked, to a good part', async () => {
    const shares = await Promise.all(
      guidePairs
        .filter(({ answers }) => answers.every((answer) => (answer ?? '').split(' ').length > 5))
        .map(async (pair) => {
          const text = plainly(await guide.insight(inputOf(pair, talkingSeed(5), 5)))
          const telling = (text.match(/[a-z']{3,}/g) ?? []).filter((word) => !smallWords.has(word))
          const source = plainly([pair.question, ...pair.answers].join(' '))
          return telling.filter((word) => source.includes(word)).length / telling.length
        }),
    )
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(mean).toBeGreaterThan(0.4)
  })
})

describe('an answer that sounds unsafe', () => {
  const unsafe: GuidePair = {
    category: 'Daily Life & Routines',
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

  it('looks like about one other turn in five', () => {
    const people = [{ answer: 'Tea' }, { answer: 'Cake' }] as const
    const turns = Array.from({ length: 4_000 }, (_, index) => ({
      people,
      seed: `couple-${index >> 3}`,
      position: index % 7,
    }))
    const share = turns.filter(isPlainTurn).length / turns.length
    expect(share).toBeGreaterThan(0.17)
    expect(share).toBeLessThan(0.23)
  })

  it('reads the same there as anywhere else', async () => {
    for (const position of positions) {
      const chance = Array.from({ length: 40 }, (_, index) => `s${index}`).find((seed) =>
        isPlainTurn({ people: [{ answer: 'Tea' }, { answer: 'Cake' }], seed, position }),
      )
      if (chance === undefined) throw new Error('no plain turn in forty')
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

describe('the summary', () => {
  const catchup = (offset: number, focus: readonly string[], seed: string): SummaryInput => ({
    people: [{ name: sam }, { name: alex }],
    items: positions.flatMap((category) => guidePairs[category * 12 + offset] ?? []),
    focus,
    seed,
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    'keeps every rule: catch-up %i',
    async (offset) => {
      for (const focus of [[], ['Fun & Friendship'], ['Goals & Growth', 'Daily Life & Routines']]) {
        for (const seed of seeds) {
          const input = catchup(offset, focus, seed)
          const text = await guide.summary(input)
          expect([text, ...checkSummary(text, input)]).toEqual([text])
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

describe('whatever is written into an answer or a name', () => {
  it.each(injections)(
    'is not obeyed and shows no markup or link: %s',
    async (attack, forbidden) => {
      for (const answer of [attack, `I liked our walk on Sunday. ${attack}`]) {
        const people = [
          { name: sam, answer },
          { name: alex, answer: 'I liked the soup you made on Friday.' },
        ] as const
        const base = { question: 'What did you like?', category: 'Fun & Friendship', people }
        for (const position of positions) {
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
          items: [
            {
              question: base.question,
              category: base.category,
              answers: [answer, people[1].answer],
            },
          ],
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
        const { people, seed } = input
        const answers = [people[0].answer, people[1].answer] as const
        const item = { question: input.question, category: input.category, answers }
        const summary = { people, items: [item], focus: ['Fun & Friendship'], seed }
        expect(checkSummary(await guide.summary(summary), summary)).toEqual([])
      }),
      { numRuns: 200, seed: 20_260_101 },
    )
  }, 60_000)
})
