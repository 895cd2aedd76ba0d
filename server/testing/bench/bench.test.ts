import { expect, test } from 'vitest'
import { insightFigures } from './insights.ts'
import { ratioFigure, timesFigure, within } from './times.ts'

test('a time that a share of all stays within', () => {
  const times = [4, 1, 3, 2]
  expect([0.25, 0.5, 0.75, 0.99].map((share) => within(share, times))).toEqual([1, 2, 3, 4])
  expect(within(0.5, [])).toBeNaN()
})

test('a goal is met or missed, and by nothing it is missed', () => {
  const name = ['set', 'what'] as const
  expect(timesFigure(name, [10, 50], 50)).toMatchObject({
    figure: '10.0 / 50.0 / 50.0 ms',
    isMet: true,
  })
  expect(timesFigure(name, [10, 51], 50).isMet).toBe(false)
  expect(timesFigure(name, [], 50).isMet).toBe(false)
  expect(timesFigure(name, [10]).isMet).toBeUndefined()
  expect(ratioFigure(name, 1.05, 1.05).isMet).toBe(true)
  expect(ratioFigure(name, Number.NaN, 1.05).isMet).toBe(false)
})

test('an insight is measured in threads and over HTTP, told and in the card’s own words', async () => {
  const figures = await insightFigures(1, false)
  const counts = figures.flatMap(({ what }) => /p99 of (\d+)$/.exec(what)?.[1] ?? [])
  const [told = 0, own = 0, both, toldOverHttp = 0, ownOverHttp = 0] = counts.map(Number)
  expect([told + own, both, toldOverHttp + ownOverHttp]).toEqual([7, 7, 7])
})
