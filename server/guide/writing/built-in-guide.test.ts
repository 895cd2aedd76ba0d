import { describe, expect, it } from 'vitest'
import { categories } from '#contract/questions.ts'
import { themes } from '#server/guide/reading/find-themes.ts'
import { smallWords } from '#server/guide/reading/quotes/common-words.ts'
import { checkInsight, checkSuggestion } from '#server/guide/rules/check-guide-text.ts'
import { isPlainInsight, isPlainItem, plainInsight } from '#server/guide/rules/plain-text.ts'
import { alex, inputOf, positions, sam, talkingSeed } from '#server/guide/testing/guide-inputs.ts'
import { type GuidePair, guidePairs } from '#server/guide/testing/guide-pairs.ts'
import { plainly } from '#server/guide/words.ts'
import { soundsUnsafe } from '#server/safety/sounds-unsafe.ts'
import { createBuiltInGuide } from './built-in-guide.ts'

const guide = createBuiltInGuide()

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
        if (!isPlainItem(input) && isPlainInsight(await guide.insight(input)))
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
        const own = texts.filter((text) => !isPlainInsight(text))
        const sentences = own.flatMap((text) => [...new Set(sentencesOf(text))])
        const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)
        expect(twice.filter((sentence) => sentence !== 'From NAME: QUOTE.')).toEqual([])
        const asked = await Promise.all(
          positions.map((at) => guide.suggestion(inputOf(pair, seed, at))),
        )
        expect(new Set(asked).size).toBe(positions.length)
      }
    }
  })

  it('has plain words of its own for each category, as they come in one catch-up', () => {
    for (const seed of ['red', 'blue', 'green', 'black']) {
      const plain = categories.map((category, position) =>
        plainInsight({ ...inputOf(guidePairs[0] as GuidePair, seed, position), category }),
      )
      const sentences = plain.flatMap(sentencesOf)
      expect(new Set(sentences).size).toBe(sentences.length)
      for (const text of plain) expect(text).toMatch(/(?:What|Which|Who)\b[^?]*\?$/)
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
