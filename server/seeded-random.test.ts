import { describe, expect, it } from 'vitest'
import { seededRandom, shuffled } from './seeded-random.ts'

const take = (count: number, random: () => number) => Array.from({ length: count }, random)

describe('seededRandom', () => {
  it('gives the same row for the same seed, another for another', () => {
    expect(take(20, seededRandom('a couple'))).toEqual(take(20, seededRandom('a couple')))
    expect(take(20, seededRandom('a couple'))).not.toEqual(take(20, seededRandom('a couplf')))
  })

  it('spreads evenly over [0, 1)', () => {
    const tenths = new Array<number>(10).fill(0)
    for (const number of take(20_000, seededRandom('even'))) {
      const tenth = Math.floor(number * 10)
      tenths[tenth] = (tenths[tenth] ?? 0) + 1
    }
    expect(tenths).toHaveLength(10)
    for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  it('does not start alike for seeds that differ in one letter', () => {
    const firsts = Array.from({ length: 200 }, (_, n) =>
      Math.floor(seededRandom(`c-${n}`)() * 1000),
    )
    expect(new Set(firsts).size).toBeGreaterThan(150)
  })
})

describe('shuffled', () => {
  const items = ['a', 'b', 'c', 'd', 'e']

  it('keeps every item and leaves the list alone', () => {
    expect(shuffled(items, seededRandom('x')).sort()).toEqual(items)
    expect(items).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('puts every item first about equally often', () => {
    const random = seededRandom('fair')
    const firsts = Array.from({ length: 5000 }, () => shuffled(items, random)[0])
    for (const item of items) {
      const count = firsts.filter((first) => first === item).length
      expect(Math.abs(count - 1000)).toBeLessThan(120)
    }
  })
})
