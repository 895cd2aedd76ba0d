import { describe, expect, it } from 'vitest'
import { categories } from '#contract/questions.ts'
import { lintBank } from '#server/testing/content-lint/bank-lint.ts'
import { questionBank } from './question-bank.ts'

describe('the question bank', () => {
  it('passes its lint', () => {
    expect(lintBank(questionBank)).toEqual([])
  })

  it('holds at least 140 questions', () => {
    expect(questionBank.length).toBeGreaterThanOrEqual(140)
  })

  it('fits everyone equally long in every category, so that none runs out before the others', () => {
    const counts = categories.map(
      (category) =>
        questionBank.filter((question) => question.category === category && !question.needs).length,
    )
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(15)
    expect(new Set(counts).size).toBe(1)
  })

  it('says the same words to both: no placeholders', () => {
    for (const { content } of questionBank) expect(content).not.toMatch(/[{}]/)
  })
})
