import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { needs as allNeeds, type Card } from '#server/cards/card.ts'
import { cards } from '#server/cards/cards.ts'
import {
  brokenRules,
  type Couple,
  isInOrder,
  live,
  newCouple,
  type Refused,
  suits,
  type Week,
} from '#server/testing/lived-weeks.ts'
import { chooseWeek } from './choose-week.ts'
import type { Shown } from './upcoming-weeks.ts'

/** Whatever they were shown in a week, swapped away or not. */
const shownIn = ({ set, asked }: Week) => [...new Set([...set, ...asked])]

const timesShown = ({ id }: Card, { shown }: Couple) => shown.get(id)?.times ?? 0

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

const mixes = Array.from({ length: 16 }, (_, mix) =>
  allNeeds.filter((_need, bit) => (mix >> bit) % 2 === 1),
)

describe('chooseWeek', () => {
  /** Couples of every mix of needs, two years each, in which they swap and change their minds. */
  let couples: Week[][] = []
  let weeks: Week[] = []
  /** Of who swaps all seven every week. */
  let swapsAll: Week[] = []
  beforeAll(() => {
    swapsAll = live({ seed: 'swaps all' }, 106, { swaps: 4.4 * 7 })
    couples = mixes.map((mix) =>
      live({ seed: `with ${mix.join()}`, needs: new Set(mix) }, 110, { swaps: 2, leans: true }),
    )
    weeks = couples.flat()
  }, 120_000)

  it('R26 R27 keeps every set rule in two years of every couple, after swaps as well', () => {
    expect(weeks).toHaveLength(16 * 110)
    for (const { set, asked, before } of weeks) {
      expect([
        ...brokenRules(set, before.weeksSoFar),
        ...brokenRules(asked, before.weeksSoFar),
      ]).toEqual([])
    }
  })

  /** How often a set brought what was shown in the 52 before, or a swap what was answered in them. */
  function tooSoon(life: readonly Week[]): number {
    const [last, answered] = [new Map<Card, number>(), new Map<Card, number>()]
    return life.reduce((sum, { set, asked, swaps }, week) => {
      const came = swaps.flatMap(([, instead]) => instead ?? [])
      const isSoon = (known: Map<Card, number>) => (card: Card) =>
        week - (known.get(card) ?? -99) <= 52
      const found = [...set.filter(isSoon(last)), ...came.filter(isSoon(answered))]
      for (const card of [...set, ...came]) last.set(card, week)
      for (const card of asked) answered.set(card, week)
      return sum + found.length
    }, 0)
  }

  it('R5 R26 lets no question come back within 52 sets, but to be swapped for, unanswered', () => {
    expect(couples.map(tooSoon)).toEqual(couples.map(() => 0))
  })

  it('R26 finds another for most swaps of who swaps all seven every week, and repeats no answered one', () => {
    const found = swapsAll.map(({ swaps }) => swaps.filter(([, instead]) => instead).length)
    expect(swapsAll.every(({ swaps }) => swaps.length === 7)).toBe(true)
    expect(Math.min(...found)).toBeGreaterThanOrEqual(2)
    expect(found.reduce((sum, one) => sum + one, 0) / swapsAll.length).toBeGreaterThan(5)
    expect(tooSoon(swapsAll)).toBe(0)
  })

  /** Whether that card may come for the other: in time, in a set that keeps the rules, and not for lack of more. */
  function mayCome(card: Card, { couple, asked, leaving }: Refused): boolean {
    const { shown, weeksSoFar } = couple
    const own = cards.filter((one) => one.category === card.category && suits(one, couple))
    const sinceLast = shown.has(card.id) ? weeksSoFar - 1 - (shown.get(card.id)?.lastSet ?? 0) : 99
    const isInTime = sinceLast > 52 || (sinceLast >= 4 && shown.get(card.id)?.swappedAway)
    const after = new Map(own.map(({ id }) => [id, shown.get(id)?.lastSet ?? -99]))
    const last = [...after.set(card.id, weeksSoFar - 1).values()].sort((one, other) => one - other)
    const isEnoughLeft = last.every((set, at) => weeksSoFar + at - set > 52)
    const set = asked.with(asked.indexOf(leaving), card)
    return isInTime === true && isEnoughLeft && brokenRules(set, weeksSoFar - 1).length === 0
  }

  it('R26 leaves a question as it is only where none of its category may come', () => {
    const refused = [...swapsAll, ...weeks].flatMap((week) => week.refused)
    expect(refused.length).toBeGreaterThan(50)
    for (const swap of refused) {
      const own = cards.filter(({ category }) => category === swap.leaving.category)
      const others = own.filter((card) => suits(card, swap.couple) && mayCome(card, swap))
      expect(others.map(({ id }) => id)).toEqual([])
    }
  })

  it('R5 asks all that fits a couple, and repeats nothing before a category is through', () => {
    for (const life of couples) {
      expect(life.filter(repeatsTooSoon)).toEqual([])
      const seen = new Set(life.flatMap(shownIn))
      for (const card of cards)
        expect(seen.has(card)).toBe(suits(card, life[0]?.before ?? newCouple))
    }
  })

  it('R5 goes through the whole bank in a round, where nothing is swapped or wished', () => {
    const round = cards.filter(({ needs }) => !needs).length / 7
    const life = live({ seed: 'as it comes' }, 2 * round)
    for (const start of [0, round]) {
      const ids = life.slice(start, start + round).flatMap(({ set }) => set.map(({ id }) => id))
      expect(new Set(ids).size).toBe(round * 7)
    }
  })

  it('R26 finds another question for nearly every swap, of the same category and rarely more personal', () => {
    const all = weeks.flatMap(({ swaps }) => swaps)
    const done = all.filter(([, instead]) => instead)
    expect(all.length).toBeGreaterThan(500)
    expect(done.length / all.length).toBeGreaterThan(0.97)
    expect(done.every(([leaving, instead]) => instead?.category === leaving.category)).toBe(true)
    const deeper = done.filter(([leaving, instead]) => (instead?.depth ?? 0) > leaving.depth)
    expect(deeper.length / done.length).toBeLessThan(0.2)
  })

  it('R26 finds one for every swap of a first year, or nearly', () => {
    const swaps = couples.flatMap((life) => life.slice(0, 45).flatMap((week) => week.swaps))
    const found = swaps.filter(([, instead]) => instead)
    expect(swaps.length).toBeGreaterThan(200)
    expect(found.length / swaps.length).toBeGreaterThan(0.99)
  })

  it('gives equal sets for equal input', () => {
    for (const { set, before } of weeks.filter((_, index) => index % 37 === 0)) {
      expect(chooseWeek({ ...before, shown: new Map([...before.shown].reverse()) })).toEqual(set)
    }
  })

  it('gives different couples different sets', () => {
    const textsOf = (week: number) =>
      Array.from({ length: 60 }, (_, number) => {
        const couple = { ...newCouple, seed: `couple ${number}`, weeksSoFar: week }
        return chooseWeek(couple)
          .map(({ id }) => id)
          .join()
      })
    expect(new Set(textsOf(0)).size).toBe(60)
  })

  const depthOf = (sets: readonly (readonly Card[])[]) => {
    const depths = sets.flat().map(({ depth }): number => depth)
    return depths.reduce((sum, depth) => sum + depth, 0) / depths.length
  }

  it('C4 lets the focus bring more personal questions (R9)', () => {
    const inFocus = (isIn: boolean) =>
      weeks.map(({ set, before }) =>
        set.filter(({ category }) => before.focus.includes(category) === isIn),
      )
    expect(depthOf(inFocus(true))).toBeGreaterThan(depthOf(inFocus(false)) + 0.1)
  })

  it('R27 brings less personal questions next to who found them too personal, more to who did not', () => {
    const lives = Array.from({ length: 8 }, (_, number) =>
      live({ seed: `leaning ${number}` }, 21, { swaps: 1 }),
    )
    const nextWith = (lean: number) =>
      lives.flatMap((life) =>
        life
          .filter((_, week) => week % 8 === 4)
          .map(({ before }) => chooseWeek({ ...before, focus: [], lean })),
      )
    const depths = [-2, -1, 0, 1, 2].map((lean) => depthOf(nextWith(lean)))
    expect(depths).toEqual(depths.toSorted((one, other) => one - other))
    const [, less = 0, usual = 0, more = 0, most = 0] = depths
    expect(less).toBeLessThan(usual - 0.1)
    expect(more).toBeGreaterThan(usual + 0.1)
    expect(most).toBeGreaterThan(more)
  })

  it('shows what is new to a couple first when their needs change in the middle', () => {
    const needsIn = (week: number) =>
      new Set<string>(allNeeds.filter((_, bit) => Math.floor(week / (7 + 3 * bit)) % 2 === 1))
    for (let number = 0; number < 8; number++) {
      const life = live({ seed: `changing ${number}` }, 60, { needsIn })
      expect(life.filter(repeatsTooSoon)).toEqual([])
      expect(life.every(({ set, before }) => set.every((card) => suits(card, before)))).toBe(true)
      expect(life.flatMap(({ set }, week) => brokenRules(set, week))).toEqual([])
    }
  })

  it('R5 gives seven of the right categories whatever was shown, none too soon but where all would be', () => {
    const showings = fc.array(
      fc.record({ times: fc.nat({ max: 3 }), ago: fc.nat({ max: 200 }), isAway: fc.boolean() }),
      { minLength: cards.length, maxLength: cards.length },
    )
    const kinds = [[1, 3] as const, [0, 60] as const, [1, 54] as const, [0, 200] as const]
    const lives = fc.record({ showings, kind: fc.constantFrom(...kinds) })
    let tooSoon = 0
    fc.assert(
      fc.property(lives, fc.nat({ max: 200 }), fc.string(), ({ showings, kind }, later, seed) => {
        const [fewest, most] = kind
        const weeksSoFar = 200 + later
        const shown: Shown = new Map(
          cards.flatMap(({ id }, index) => {
            const { times: drawn = 0, ago = 0, isAway: swappedAway } = showings[index] ?? {}
            const times = Math.max(fewest, drawn)
            const lastSet = weeksSoFar - 1 - (ago % most)
            return times > 0 ? [[id, { times, lastSet, ...(swappedAway && { swappedAway }) }]] : []
          }),
        )
        const set = chooseWeek({ ...newCouple, shown, weeksSoFar, seed, lean: (later % 5) - 2 })
        expect(isInOrder(set)).toBe(true)
        expect(set.filter(({ needs }) => needs)).toEqual([])
        const isDue = ({ id }: Card) => weeksSoFar - (shown.get(id)?.lastSet ?? -99) > 52
        for (const card of set.filter((one) => !isDue(one))) {
          tooSoon += 1
          const own = cards.filter(({ category, needs }) => category === card.category && !needs)
          expect(own.filter(isDue)).toEqual([])
        }
      }),
      { numRuns: 60 },
    )
    expect(tooSoon).toBeGreaterThan(0)
    expect(tooSoon).toBeLessThan(60 * 7)
  })

  it('says which category has nothing for the couple', () => {
    const bank = cards.filter(({ category }) => category !== 'fun')
    expect(() => chooseWeek({ ...newCouple, bank })).toThrow('no fun question')
  })
})
