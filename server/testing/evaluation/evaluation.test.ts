import { describe, expect, test } from 'vitest'
import { createBuiltInGuide } from '#server/guide/writing/built-in-guide.ts'
import { askedLines, dangerLines, labelledPairs } from '#server/training/corpora.ts'
import { countingGuard } from './counting-guard.ts'
import { evaluateBuiltInGuide } from './evaluate-guide.ts'
import { coupleFigures } from './evaluate-rest.ts'
import { type Figure, neverFigure, shareFigure } from './figure.ts'
import { heldPairs } from './held-pairs.ts'
import { markedPart, readDocument } from './marked-parts.ts'
import { simulateCouples } from './simulated-couples.ts'
import { insightsOf, tableOf, unchosen } from './table.ts'
import { tellPairs } from './tell-pairs.ts'

const broken = (figures: readonly Figure[]) =>
  figures
    .filter(({ isAlways, isMet }) => isAlways && isMet === false)
    .map(({ what, figure }) => `${what}: ${figure}`)

describe('on a part of what `npm run eval` takes whole', () => {
  test('R20 what the guide must never do, it does not', { timeout: 240_000 }, async () => {
    const { figures, told } = await evaluateBuiltInGuide(16)
    expect(told.length).toBeGreaterThan(15)
    expect(figures.filter(({ isAlways }) => isAlways).length).toBeGreaterThan(12)
    expect(broken(figures)).toEqual([])
  })

  test('R5 R19 couples of every kind are asked nothing twice in a year', () => {
    const figures = coupleFigures(simulateCouples([0, 15, 21, 80]), 400)
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

describe('what the documents say of the product', () => {
  const guideDocument = readDocument('docs/guide.md')

  test('is one table, of the sets that are there', () => {
    const table = markedPart(guideDocument, 'figures') ?? ''
    expect(markedPart(readDocument('README.md'), 'figures')).toBe(table)
    const sizeIn = (set: string) =>
      Number(new RegExp(`^\\| ${set} +\\|[^|]+\\| (\\d+) +\\|`, 'm').exec(table)?.[1])
    expect(sizeIn('danger')).toBe(dangerLines(true).length)
    expect(sizeIn('ask')).toBe(askedLines(true).length)
    expect(table).toContain(`| ${labelledPairs(true).length} `)
  })

  test('and ten insights as the guide writes them; `npm run eval -- --write` mends both', async () => {
    const { guide } = countingGuard(createBuiltInGuide())
    const told = await tellPairs(guide, unchosen(heldPairs()))
    expect(told).toHaveLength(10)
    expect(markedPart(guideDocument, 'insights')).toBe(insightsOf(told))
  })
})
