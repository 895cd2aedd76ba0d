import { describe, expect, it } from 'vitest'
import { categories } from '#contract/questions.ts'
import { lintBank } from '#server/testing/content-lint/bank-lint.ts'
import { lintCards } from '#server/testing/content-lint/card-lint.ts'
import { askWorth } from './ask-worth.ts'
import { askKinds } from './card.ts'
import { cards } from './cards.ts'

describe('the conversation cards', () => {
  it('have questions that pass their lint', () => {
    expect(lintBank(cards)).toEqual([])
  })

  it('have lines that pass theirs', () => {
    expect(lintCards(cards)).toEqual([])
  })

  it('have a worth for each question to go on with, and for no other', () => {
    const counted = (lists: readonly { length: number }[]) => lists.map(({ length }) => length)
    expect(Object.keys(askWorth).toSorted()).toEqual(cards.map(({ id }) => id).toSorted())
    for (const { id, asks } of cards) {
      const worths = askWorth[id]?.split(' ') ?? []
      expect(worths.join(''), id).toMatch(/^[0-8]+$/)
      expect(counted(worths), id).toEqual(counted(askKinds.map((kind) => asks[kind])))
    }
  })

  it('are at least 420', () => {
    expect(cards.length).toBeGreaterThanOrEqual(420)
  })

  it('fit everyone equally long in every category, so that none runs out before the others', () => {
    const counts = categories.map(
      (category) => cards.filter((card) => card.category === category && !card.needs).length,
    )
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(60)
    expect(new Set(counts).size).toBe(1)
  })

  it('ask both the same words: no placeholders', () => {
    for (const { content } of cards) expect(content).not.toMatch(/[{}]/)
  })
})
