import { describe, expect, it } from 'vitest'
import type { InsightInput } from '#server/guide/guide.ts'
import { themes } from '#server/guide/reading/find-themes.ts'
import { outOfPlace } from '#server/guide/rules/banned-words.ts'
import { checkSuggestion } from '#server/guide/rules/check-guide-text.ts'
import { readingGrade } from '#server/guide/rules/reading-grade.ts'
import { positionsPerCatchup } from '#server/guide/seeded-order.ts'
import { fillFrame } from './fill-frame.ts'
import { categoryFrames } from './frames/by-category.ts'
import { observations } from './frames/observations.ts'
import * as openings from './frames/openings.ts'
import { plainInsightsElsewhere, plainInsightsOf, plainSuggestions } from './frames/plain.ts'
import { questions } from './frames/questions.ts'
import * as suggestions from './frames/suggestions.ts'
import { summaryFrames } from './frames/summaries.ts'

const observationPools = Object.entries<readonly string[]>(observations)
const questionPools: [string, readonly string[]][] = [
  ...Object.entries<readonly string[]>(questions),
  ...Object.entries(categoryFrames).map(([name, frames]): [string, readonly string[]] => [
    name,
    frames.questions,
  ]),
]
const openingPools = Object.entries<readonly string[]>(openings)
const ideaPools: [string, readonly string[]][] = [
  ...Object.entries(categoryFrames).map(([name, frames]): [string, readonly string[]] => [
    name,
    frames.ideas,
  ]),
  ...Object.entries(suggestions.topicIdeas),
  ['gentle', suggestions.gentleIdeas],
  ['more', suggestions.moreIdeas],
  ['two topics', suggestions.twoTopicIdeas],
]
const themeIdeas = themes.map(({ key, ideas }): [string, readonly string[]] => [key, ideas])
const themeQuestions = themes.map(({ key, questions: pool }): [string, readonly string[]] => [
  key,
  pool,
])
const every = (pools: readonly (readonly [string, readonly string[]])[]): string[] =>
  pools.flatMap(([, pool]) => pool)

const slots = {
  A: 'Ann',
  B: 'Ben',
  P: 'Ann',
  Q: 'Ben',
  X: 'Ann',
  topic: 'walks',
  tA: 'walks',
  tB: 'music',
  fA: 'glad',
  fB: 'tired',
  feeling: 'tired',
  word: 'river',
  asked: 'rest',
  focus: 'Fun',
}

describe('the frames', () => {
  it.each([
    ...observationPools,
    ...questionPools,
    ...openingPools,
    ...ideaPools,
    ...Object.entries(summaryFrames),
  ])('are enough for a whole catch-up: %s', (_, pool) => {
    expect(pool.length).toBeGreaterThanOrEqual(positionsPerCatchup)
  })

  it('are all different, so that no sentence comes twice whatever the answers are', () => {
    const sentences = [
      ...every([...observationPools, ...openingPools, ...questionPools]),
      ...themes.flatMap((theme) => theme.questions),
      ...plainInsightsElsewhere,
      ...Object.values(plainInsightsOf).flat(),
      ...plainSuggestions,
    ]
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })

  it.each(observationPools)('are tentative: %s', (_, pool) => {
    const hedge = /\b(?:maybe|perhaps|seem\w*|sounds?|looks as if|may|might|could)\b/i
    expect(pool.filter((frame) => !hedge.test(frame))).toEqual([])
  })

  it.each([
    ...observationPools,
    ...questionPools,
    ...openingPools,
    ...Object.entries(summaryFrames),
  ])('never press, judge or praise: %s', (_, pool: readonly string[]) => {
    const isOut = (frame: string) => outOfPlace.some(([, pattern]) => pattern.test(frame))
    expect(pool.filter(isOut)).toEqual([])
  })

  it.each([...questionPools, ...themeQuestions])('end on one open question: %s', (_, pool) => {
    const open = /^(?:What|Which|How|When|Where|Who)\b[^?]*\?$/
    expect(pool.filter((frame) => !open.test(frame))).toEqual([])
    const grades = pool.map((frame) => readingGrade(fillFrame(frame, slots) ?? ''))
    expect(Math.max(...grades)).toBeLessThanOrEqual(9)
  })

  it.each(openingPools)('name a person before their words: %s', (_, pool) => {
    const isOutOfOrder = (frame: string): boolean =>
      ['A', 'B', 'P', 'Q'].some((who) => {
        const at = frame.indexOf(`{q${who}}`)
        const named = [...frame.slice(0, Math.max(0, at)).matchAll(/\{[ABPQ]\}/g)].at(-1)?.[0]
        return at >= 0 && named !== `{${who}}`
      })
    expect(pool.filter(isOutOfOrder)).toEqual([])
  })

  const person = { name: 'Ann', answer: 'Nothing much' }
  const input: InsightInput = {
    question: '',
    category: '',
    people: [person, { ...person, name: 'Ben' }],
    seed: '',
    position: 0,
  }

  it.each([...ideaPools, ...themeIdeas])(
    'make suggestions that keep their rules: %s',
    (_, pool) => {
      for (const frame of pool) {
        const idea = fillFrame(frame, slots)
        const text = `If you feel like it this week: ${idea}. If one of you would rather not, let it go.`
        expect([frame, ...checkSuggestion(text, input)]).toEqual([frame])
      }
    },
  )

  it('wrap any idea in a way that keeps the rules', () => {
    const idea = 'walk for ten minutes, each choosing half the way'
    for (const lead of suggestions.suggestionLeads) {
      for (const end of suggestions.suggestionEnds) {
        const text = `${fillFrame(lead, { idea })} ${end}`
        expect([text, ...checkSuggestion(text, input)]).toEqual([text])
      }
    }
  })
})
