import { describe, expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

const textsOf = (answer: string) => clausesOf(answer).map(({ text }) => text)

describe('the clauses of an answer', () => {
  test.each([
    ['i looked at you and thought this is my family now', 'this is my family now'],
    [
      'You laughed with everybody and nobody noticed I was washing up',
      'nobody noticed I was washing up',
    ],
    ['Work. “Go slowly,” you said, and I did go slowly for once.', 'I did go slowly for once'],
    [
      'Coffee on the fire escape — I miss your sleepy face out there.',
      'I miss your sleepy face out there',
    ],
    ['Fine', 'Fine'],
    ['Our walks', 'Our walks'],
    [
      'the GOOSE!! it chased you around the parking lot 😂 you kept the poutine',
      'you kept the poutine',
    ],
  ])('%s → %s', (answer, clause) => {
    expect(textsOf(answer)).toContain(clause)
  })

  test('stand in it to the letter, are 3 to 12 words long and tear no quote apart', () => {
    const answer = `She said "it's fine (really, it is)" and then we drove to the lake, or so I remember it, because after
      that we ate soup by the fire; honestly the dog slept on my feet and nobody talked. I was tired, but glad.`
    const clauses = clausesOf(answer)
    expect(clauses.length).toBeGreaterThan(5)
    for (const { text, start, end, words } of clauses) {
      expect(answer.slice(start, end)).toBe(text)
      expect(words).toBeGreaterThanOrEqual(3)
      expect(words).toBeLessThanOrEqual(12)
      expect(text.split('"')).not.toHaveLength(2)
      expect(text.includes('(')).toBe(text.includes(')'))
      expect(text).not.toMatch(/^(?:and|but|because) /)
    }
  })

  test.each([
    ['no words', '  …!? 😂'],
    ['one endless word', 'x'.repeat(100_000)],
    ['commas', 'a, b, c, '.repeat(30_000)],
    ['quotes', '"“('.repeat(50_000)],
    ['joints', 'and because I '.repeat(20_000)],
  ])('%s give no more than a bounded number', (_, answer) => {
    expect(clausesOf(answer).length).toBeLessThanOrEqual(120)
  })
})
