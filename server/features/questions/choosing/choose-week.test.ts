import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Category, categories } from '#contract/questions.ts'
import { needs as allNeeds, type Card } from '#server/cards/card.ts'
import { cards } from '#server/cards/cards.ts'
import { seededRandom } from '#server/seeded-random.ts'
import { chooseWeek } from './choose-week.ts'

type Couple = Parameters<typeof chooseWeek>[0]
type Week = { set: Card[]; before: Couple }

const newCouple: Couple = {
  bank: cards,
  shown: new Map(),
  weeksSoFar: 0,
  seed: 'a couple',
  focus: [],
  needs: new Set(),
}

const order: Category[] = [
  'fun',
  'daily-life',
  'responsibilities',
  'health',
  'connection',
  'support',
  'goals',
]

/** Weeks of one couple who agree on another focus each time; a set they threw away is a week as well. */
function live(start: Partial<Couple>, weeks: number, needsIn?: (week: number) => Couple['needs']) {
  const random = seededRandom(`life of ${start.seed}`)
  const shown = new Map<string, number>()
  return Array.from({ length: weeks }, (_, weeksSoFar): Week => {
    const focus = categories.filter(() => random() < 0.3)
    const needs = needsIn?.(weeksSoFar) ?? start.needs ?? new Set()
    const before = { ...newCouple, ...start, shown: new Map(shown), weeksSoFar, focus, needs }
    const set = chooseWeek(before)
    for (const { id } of set) shown.set(id, (shown.get(id) ?? 0) + 1)
    return { set, before }
  })
}

function brokenRules(set: readonly Card[], week: number): string[] {
  const has = (mechanism: string) => set.some((question) => question.mechanism === mechanism)
  const deep = set.filter(({ depth }) => depth === 3).length
  return [
    set.map(({ category }) => category).join() !== order.join() && 'order',
    set.filter(({ valence }) => valence === 'warm').length < 3 && 'warm',
    deep > 1 && 'deep',
    deep > 0 && week < 3 && 'too early',
    !has('gratitude') && 'gratitude',
    !has('responsiveness') && 'responsiveness',
    !has('quality-time') && 'quality-time',
    (set[0]?.valence !== 'warm' || set[0].depth === 3) && 'opening',
    set[6]?.valence === 'tender' && 'closing',
  ].filter((rule) => rule !== false)
}

const suits = ({ needs }: Card, { needs: own }: Couple) =>
  (needs ?? []).every((need) => own.has(need))

const timesShown = ({ id }: Card, { shown }: Couple) => shown.get(id) ?? 0

/** Whether the set repeats nothing while its category holds a question that the couple have not seen. */
function repeatsTooSoon({ set, before }: Week): boolean {
  return set.some(
    (question) =>
      timesShown(question, before) > 0 &&
      cards.some(
        (other) =>
          other.category === question.category &&
          suits(other, before) &&
          timesShown(other, before) === 0,
      ),
  )
}

describe('chooseWeek', () => {
  let couples: Week[][] = []
  beforeAll(() => {
    couples = Array.from({ length: 100 }, (_, number) => live({ seed: `couple ${number}` }, 130))
  }, 60_000)

  it('keeps every set rule in every week of 100 couples, past the end of the bank twice', () => {
    const broken = couples.flatMap((weeks) => weeks.map(({ set }, week) => brokenRules(set, week)))
    expect(broken).toHaveLength(100 * 130)
    expect(broken.filter((rules) => rules.length > 0)).toEqual([])
  })

  it('goes through the whole bank before any question comes back, round after round (R5)', () => {
    const round = cards.filter(({ needs }) => !needs).length / 7
    for (const weeks of couples) {
      for (const start of [0, round]) {
        const ids = weeks.slice(start, start + round).flatMap(({ set }) => set.map(({ id }) => id))
        expect(new Set(ids).size).toBe(round * 7)
      }
    }
  })

  it('lets no question come back within 45 weeks, where two rounds meet', () => {
    for (const weeks of couples) {
      const last = new Map<string, number>()
      for (const [week, { set }] of weeks.entries()) {
        for (const { id } of set) {
          expect(week - (last.get(id) ?? -99)).toBeGreaterThan(45)
          last.set(id, week)
        }
      }
    }
  })

  it('leaves out what the couple did not opt into', () => {
    expect(
      couples
        .flat()
        .flatMap(({ set }) => set)
        .filter(({ needs }) => needs),
    ).toEqual([])
  })

  it('gives equal sets for equal input', () => {
    for (const { set, before } of couples.flat().filter((_, index) => index % 37 === 0)) {
      expect(chooseWeek({ ...before, shown: new Map([...before.shown].reverse()) })).toEqual(set)
    }
  })

  it('gives different couples different sets', () => {
    const textOf = (week: Week | undefined) => week?.set.map(({ id }) => id).join()
    expect(new Set(couples.map(([first]) => textOf(first))).size).toBeGreaterThan(97)
    expect(new Set(couples.map((weeks) => textOf(weeks[30]))).size).toBeGreaterThan(97)
  })

  it('C4 lets the focus bring more personal questions (R9)', () => {
    const depthOf = (inFocus: boolean) => {
      const depths = couples
        .flat()
        .flatMap(({ set, before }) =>
          set.filter(({ category }) => before.focus.includes(category) === inFocus),
        )
        .map(({ depth }): number => depth)
      return depths.reduce((sum, depth) => sum + depth, 0) / depths.length
    }
    expect(depthOf(true)).toBeGreaterThan(depthOf(false) + 0.1)
  })

  it('keeps the rules for couples who opted into more, and asks them what they opted into', () => {
    const mixes = Array.from({ length: 16 }, (_, mix) =>
      allNeeds.filter((_need, bit) => (mix >> bit) % 2 === 1),
    )
    for (const mix of mixes) {
      const needs = new Set<string>(mix)
      const weeks = live({ seed: `with ${mix.join()}`, needs }, 90)
      expect(weeks.flatMap(({ set }, week) => brokenRules(set, week))).toEqual([])
      expect(weeks.filter(repeatsTooSoon)).toEqual([])
      const asked = new Set(weeks.flatMap(({ set }) => set))
      for (const question of cards)
        expect(asked.has(question)).toBe(suits(question, { ...newCouple, needs }))
    }
  })

  it('shows what is new to a couple first when their needs change in the middle', () => {
    const needsIn = (week: number) =>
      new Set<string>(allNeeds.filter((_, bit) => Math.floor(week / (7 + 3 * bit)) % 2 === 1))
    for (let number = 0; number < 20; number++) {
      const weeks = live({ seed: `changing ${number}` }, 60, needsIn)
      expect(weeks.filter(repeatsTooSoon)).toEqual([])
      expect(weeks.every(({ set, before }) => set.every((q) => suits(q, before)))).toBe(true)
    }
  })

  it('gives seven of the right categories whatever it is told was shown', () => {
    const counts = fc.array(fc.nat({ max: 3 }), {
      minLength: cards.length,
      maxLength: cards.length,
    })
    fc.assert(
      fc.property(counts, fc.nat({ max: 200 }), fc.string(), (times, weeksSoFar, seed) => {
        const shown = new Map(cards.map(({ id }, index) => [id, times[index] ?? 0]))
        const set = chooseWeek({ ...newCouple, shown, weeksSoFar, seed })
        expect(set.map(({ category }) => category)).toEqual(order)
        expect(set.filter(({ needs }) => needs)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('says which category has nothing for the couple', () => {
    const bank = cards.filter(({ category }) => category !== 'fun')
    expect(() => chooseWeek({ ...newCouple, bank })).toThrow('no fun question')
  })
})
