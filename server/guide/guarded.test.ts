import { describe, expect, test } from 'vitest'
import { type GuardedGuide, type GuideRules, guarded, type Written } from './guarded.ts'
import type { Guide, InsightInput, SummaryInput } from './guide.ts'
import { checkText } from './rules/check-guide-text.ts'
import { isOwnInsight, ownSuggestion } from './rules/own-words.ts'
import { isOwnWordsItem, withoutOwnWordsItems } from './rules/own-words-items.ts'
import { inputOf, talkingSeed } from './testing/guide-inputs.ts'
import { type GuidePair, guidePairs } from './testing/guide-pairs.ts'
import { createBuiltInGuide } from './writing/built-in-guide.ts'
import { spareSummary } from './writing/spare-summary.ts'

const kinds = ['insight', 'suggestion', 'summary'] as const
type Kind = (typeof kinds)[number]

const rules: GuideRules = {
  isOwnWordsItem: async (input) => isOwnWordsItem(input),
  withoutOwnWordsItems: async (input) => withoutOwnWordsItems(input),
  checkText: async (written) => checkText(written),
}
const never = new Promise<never>(() => undefined)
const patiently = { rules, longestMs: 8_000, sleep: () => never }

/** A writer that says the same of everything, and what it was shown. */
function writerOf(write: () => Promise<string>) {
  const shown: (InsightInput | SummaryInput)[] = []
  const say = (input: InsightInput | SummaryInput) => {
    shown.push(input)
    return write()
  }
  const writer: Guide = {
    ...{ name: 'under test', source: 'model' },
    ...{ insight: say, suggestion: say, summary: say },
  }
  return { writer, shown }
}

const pair = guidePairs[1] as GuidePair
const unsafe: GuidePair = {
  ...pair,
  answers: ['I am scared of you when you drink', 'It was a good week, we saw friends'],
}
const position = 2
const talking = inputOf(pair, talkingSeed(position), position)
const summed = (pairs: readonly GuidePair[]): SummaryInput => ({
  people: talking.people,
  items: pairs.map((one, at) => ({ ...one, cardId: '', position: at })),
  focus: ['Fun & Friendship'],
  seed: 'seed',
})
const ask = (guide: GuardedGuide, kind: Kind, of = pair): Promise<Written> =>
  kind === 'summary'
    ? guide.summary(summed([of, ...guidePairs.slice(2, 6)]))
    : guide[kind](inputOf(of, talking.seed, position))

const builtIn = guarded(createBuiltInGuide(), patiently)

const badTexts: [what: string, text: string][] = [
  ['nothing', ''],
  ['blanks', ' \n '],
  ['a quote that nobody wrote', `Sam wrote **“I will leave you soon”**. What may that mean?`],
  ['a verdict', 'Maybe Sam was right and Alex was to blame. What comes next?'],
  ['pressure', 'Perhaps you both should talk more. What would help?'],
  ['a link', 'It seems you had a week. What about https://example.org?'],
  ['markup', '<b>It seems</b> you had a week. What was good?'],
  ['far too much', 'It seems you had a good week together. '.repeat(400)],
]

describe('R20 a writer that breaks the rules of a text', () => {
  test.each(badTexts)('with %s is not shown: the built-in guide writes', async (_what, text) => {
    const { writer, shown } = writerOf(async () => text)
    const guide = guarded(writer, { ...patiently, fallback: builtIn })
    for (const kind of kinds) {
      expect(await ask(guide, kind)).toEqual(await ask(builtIn, kind))
      expect((await ask(guide, kind)).source).toBe('built-in')
    }
    expect(shown.length).toBeGreaterThan(0)
  })

  test('and has none to fall back on leaves a text that reads no answer', async () => {
    const guide = guarded(writerOf(async () => '').writer, patiently)
    expect(isOwnInsight((await ask(guide, 'insight')).text, talking)).toBe(true)
    expect((await ask(guide, 'suggestion')).text).toBe(ownSuggestion(talking))
    const input = summed([pair])
    expect((await guide.summary(input)).text).toBe(spareSummary(input))
  })
})

test('R13 a text that keeps the rules is shown as it was written, with who wrote it', async () => {
  const writer: Guide = { ...createBuiltInGuide(), source: 'model' }
  const guide = guarded(writer, {
    ...patiently,
    fallback: guarded(writerOf(() => never).writer, patiently),
  })
  for (const kind of kinds) {
    const { text } = await ask(builtIn, kind)
    expect(await ask(guide, kind)).toEqual({ text, source: 'model' })
  }
})

describe('R20 an answer that sounds unsafe', () => {
  test('is shown to no writer: the words of the card stand there', async () => {
    const { writer, shown } = writerOf(async () => 'Anything.')
    const guide = guarded(writer, { ...patiently, fallback: builtIn })
    const [insight, suggestion] = [
      await ask(guide, 'insight', unsafe),
      await ask(guide, 'suggestion', unsafe),
    ]
    expect(isOwnInsight(insight.text, talking)).toBe(true)
    expect(suggestion.text).toBe(ownSuggestion(talking))
    expect([insight.source, suggestion.source]).toEqual(['built-in', 'built-in'])
    expect(shown).toEqual([])
    await ask(guide, 'summary', unsafe)
    expect(shown).toHaveLength(1)
    expect(JSON.stringify(shown)).not.toMatch(/scared|drink/)
  })

  test('is given away by nothing: the writer is asked for none drawn by chance either', async () => {
    const { writer, shown } = writerOf(async () => 'Anything.')
    const guide = guarded(writer, { ...patiently, fallback: builtIn })
    const inputs = Array.from({ length: 60 }, (_, at) => inputOf(pair, `seed ${at}`, at % 7))
    for (const input of inputs) await guide.insight(input)
    expect(shown).toEqual(inputs.filter((input) => !isOwnWordsItem(input)))
    expect(shown.length).toBeLessThan(inputs.length)
  })

  test('stays unread where it cannot be told whether one is', async () => {
    const { writer, shown } = writerOf(async () => 'Anything.')
    const broken = () => Promise.reject(new Error('no thread'))
    const guide = guarded(writer, {
      ...patiently,
      rules: { ...rules, isOwnWordsItem: broken, withoutOwnWordsItems: broken },
    })
    for (const kind of kinds) expect((await ask(guide, kind)).source).toBe('built-in')
    expect(shown).toEqual([])
  })
})

describe('R12 a writer that is not there', () => {
  const throwing = () => {
    throw new Error('broken')
  }
  test.each<[string, () => Promise<string>]>([
    ['fails', () => Promise.reject(new Error('down'))],
    ['throws at once', throwing],
    ['gives something else than a text', async () => undefined as unknown as string],
  ])('and %s: the built-in guide writes', async (_what, write) => {
    const guide = guarded(writerOf(write).writer, { ...patiently, fallback: builtIn })
    for (const kind of kinds) expect(await ask(guide, kind)).toEqual(await ask(builtIn, kind))
  })

  test('in time is not waited for, and what it writes later is dropped', async () => {
    for (const kind of kinds) {
      const clock = Promise.withResolvers<void>()
      const slow = Promise.withResolvers<string>()
      const asked: number[] = []
      const guide = guarded(writerOf(() => slow.promise).writer, {
        ...{ rules, longestMs: 8_000, fallback: builtIn },
        sleep: (milliseconds) => {
          asked.push(milliseconds)
          return clock.promise
        },
      })
      const text = ask(guide, kind)
      clock.resolve()
      expect(await text).toEqual(await ask(builtIn, kind))
      expect(asked).toEqual([8_000])
      slow.reject(new Error('too late'))
    }
  })

  test('whose text cannot be checked is not shown', async () => {
    const checkText = () => Promise.reject(new Error('no thread'))
    const writer: Guide = { ...createBuiltInGuide(), source: 'model' }
    const guide = guarded(writer, {
      ...patiently,
      rules: { ...rules, checkText },
      fallback: builtIn,
    })
    for (const kind of kinds) expect((await ask(guide, kind)).source).toBe('built-in')
  })

  test('leaves no clock running once there is a text', async () => {
    const ended: boolean[] = []
    const guide = guarded(createBuiltInGuide(), {
      ...{ rules, longestMs: 8_000 },
      sleep: (_milliseconds, { signal }) => {
        signal.addEventListener('abort', () => ended.push(true))
        return never
      },
    })
    for (const kind of kinds) await ask(guide, kind)
    expect(ended).toEqual([true, true, true])
  })
})

test('R20 a writer that nothing guards cannot be wired', () => {
  const { writer } = writerOf(async () => 'Anything.')
  // @ts-expect-error Its texts are unchecked.
  const wired: GuardedGuide = writer
  const written = async () => ({ text: 'Anything.', source: 'model' as const })
  const alike = {
    source: 'model' as const,
    insight: written,
    suggestion: written,
    summary: written,
  }
  // @ts-expect-error It looks like a guarded one, and no rule has looked at it.
  const wiredToo: GuardedGuide = alike
  expect([wired, wiredToo]).toEqual([writer, alike])
})
