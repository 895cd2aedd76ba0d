import { describe, expect, test } from 'vitest'
import { evaluateBuiltInGuide } from './evaluate-guide.ts'
import { coupleFigures } from './evaluate-rest.ts'
import { type Figure, neverFigure, shareFigure } from './figure.ts'
import { simulateCouples } from './simulated-couples.ts'
import { markedPart, tableOf, withMarkedPart } from './table.ts'

const broken = (figures: readonly Figure[]) =>
  figures
    .filter(({ isAlways, isMet }) => isAlways && isMet === false)
    .map(({ what, figure }) => `${what}: ${figure}`)

describe('on a part of what `npm run eval` takes whole', () => {
  test('R20 what the guide must never do, it does not', async () => {
    const { figures, told } = await evaluateBuiltInGuide(16)
    expect(told.length).toBeGreaterThan(15)
    expect(figures.filter(({ isAlways }) => isAlways).length).toBeGreaterThan(12)
    expect(broken(figures)).toEqual([])
  })

  test('R5 R19 couples of every kind are asked nothing twice in a year', () => {
    const figures = coupleFigures(simulateCouples([0, 15, 21]), 400)
    expect(figures).toHaveLength(4)
    expect(broken(figures)).toEqual([])
  })
})

describe('a figure', () => {
  test('meets its goal, or misses it, and an empty set meets none', () => {
    const name = ['set', 'what'] as const
    expect(shareFigure(name, { of: 9, all: 10 }, { least: 0.9 }).isMet).toBe(true)
    expect(shareFigure(name, { of: 89, all: 100 }, { least: 0.9 }).isMet).toBe(false)
    expect(shareFigure(name, { of: 4, all: 100 }, { most: 0.03 }).isMet).toBe(false)
    expect(shareFigure(name, { of: 0, all: 0 }, { most: 0.03 }).isMet).toBe(false)
    expect(neverFigure(name, { of: 1, all: 1000 }).isMet).toBe(false)
    expect(neverFigure(name, { of: 0, all: 0 }).isMet).toBe(false)
    expect(shareFigure(name, { of: 1, all: 2 }).isMet).toBeUndefined()
  })

  test('that is missed can be seen in the table', () => {
    const figures = [neverFigure(['pairs', 'links'], { of: 1, all: 2 })]
    expect(tableOf(figures)).toContain('| pairs | links | 1 in 2 | 0    | **missed** |')
  })
})

test('a part of a document is put between its marks, and nothing else is changed', () => {
  const [begin, end] = ['<!-- x: written by `npm run eval -- --write` -->', '<!-- end of x -->']
  const document = `before\n${begin}\n\nold\n\n${end}\nafter\n`
  expect(withMarkedPart(document, 'x', 'new')).toBe(`before\n${begin}\n\nnew\n\n${end}\nafter\n`)
  expect(markedPart(document, 'x')).toBe('old')
  expect(() => withMarkedPart('no marks', 'x', 'new')).toThrow('no place')
})
