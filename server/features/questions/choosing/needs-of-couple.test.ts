import { describe, expect, it } from 'vitest'
import type { CoupleAbout } from '#contract/couple-about.ts'
import { categories } from '#contract/questions.ts'
import { type Card, needsOfCouple } from '#server/cards/card.ts'
import { cards } from '#server/cards/cards.ts'
import { chooseWeek } from './choose-week.ts'
import { afterShowing, type Shown } from './upcoming-weeks.ts'

const everyCouple: CoupleAbout[] = [null, 'yes' as const, 'no' as const].flatMap((children) =>
  [null, 'together' as const, 'apart' as const].flatMap((living) =>
    [null, 'welcome' as const, 'rather-not' as const].map((intimacy) => ({
      ...{ children, living, intimacy },
    })),
  ),
)

/** All that this couple is asked in that many weeks. */
function askedIn(weeks: number, about: CoupleAbout): Card[] {
  let shown: Shown = new Map()
  return Array.from({ length: weeks }, (_, weeksSoFar) => {
    const set = chooseWeek({
      ...{ bank: cards, shown, weeksSoFar, focus: [], lean: 0 },
      seed: 'a couple',
      needs: needsOfCouple(about),
    })
    shown = afterShowing(set, shown, weeksSoFar)
    return set
  }).flat()
}

/** Couples that told the same needs are asked the same. */
const lives = new Map<string, Card[]>()
const asked = everyCouple.map((about) => {
  const key = [...needsOfCouple(about)].join()
  const questions = lives.get(key) ?? askedIn(90, about)
  lives.set(key, questions)
  return { about, questions }
})

/** What a question may need of a couple that told this. */
const met = ({ children, living, intimacy }: CoupleAbout) => [
  ...(children === 'yes' ? ['children'] : []),
  ...(living === 'together' ? ['living-together'] : []),
  ...(living === 'apart' ? ['long-distance'] : []),
  ...(intimacy === 'welcome' ? ['intimacy-opt-in'] : []),
]

describe('B1 R19 what a couple told about itself', () => {
  it('lets every question of the bank be asked of some couple', () => {
    const reached = new Set(asked.flatMap(({ questions }) => questions))
    expect(cards.filter((question) => !reached.has(question))).toEqual([])
  })

  it('brings a couple all that fits what it told, and nothing else', () => {
    for (const { about, questions } of asked) {
      const fitting = cards.filter(({ needs }) =>
        (needs ?? []).every((need) => met(about).includes(need)),
      )
      expect(new Set(questions.map(({ id }) => id))).toEqual(new Set(fitting.map(({ id }) => id)))
    }
  })

  it('repeats nothing to any couple before a category is through, for every mix of what is told', () => {
    for (const { about, questions } of asked) {
      for (const category of categories) {
        const own = questions.filter((question) => question.category === category)
        const all = cards.filter(
          ({ category: of, needs }) =>
            of === category && (needs ?? []).every((need) => met(about).includes(need)),
        )
        const round = own.slice(0, all.length)
        expect(new Set(round).size).toBe(round.length)
      }
    }
  })

  it('asks of intimacy only where it is welcome, of children only where there are some', () => {
    const needOf = (needed: string) =>
      asked
        .filter(({ questions }) =>
          questions.some(({ needs }) => needs?.some((need) => need === needed)),
        )
        .map(({ about }) => about)
    expect(needOf('intimacy-opt-in').every(({ intimacy }) => intimacy === 'welcome')).toBe(true)
    expect(needOf('children').every(({ children }) => children === 'yes')).toBe(true)
    expect(needOf('living-together').every(({ living }) => living === 'together')).toBe(true)
    expect(needOf('long-distance').every(({ living }) => living === 'apart')).toBe(true)
    expect(needOf('children')).toHaveLength(9)
  })

  it('has at least sixteen questions about children', () => {
    const about = cards.filter(({ needs }) => needs?.includes('children'))
    expect(about.length).toBeGreaterThanOrEqual(16)
  })
})
