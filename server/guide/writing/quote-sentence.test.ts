import { describe, expect, it } from 'vitest'
import { shownNames } from '#server/guide/naming.ts'
import { roomGiven } from '#server/guide/rules/quoted-spans.ts'
import { quoteSentence, type Shown } from './quote-sentence.ts'

const shown = (text: string): Shown => ({
  quote: { text, words: text.split(' ').length },
  isWhole: true,
})
const people = [{ name: 'Ana' }, { name: 'Joe' }] as const
const long = shown('I sent sixty letters and sounded great in all')

describe('a sentence with the words of both', () => {
  it.each([
    'Benidorm',
    'The dog',
    'Fish and chips',
    'Sunday with no plans',
    'the soup you made on Sunday night',
  ])('gives both about the same room beside %s, whoever is named first', (text) => {
    const names = shownNames([{ ...people[0] }, { ...people[1] }])
    for (const first of [0, 1] as const) {
      for (const pair of [
        [shown(text), long],
        [long, shown(text)],
      ] as const) {
        const sentence = quoteSentence(pair, names, { first, turn: 0 })
        const [one, two] = roomGiven(sentence, ['Ana', 'Joe'])
        expect(Math.max(one, two) / Math.min(one, two), sentence).toBeLessThan(1.5)
      }
    }
  })

  it('says nothing of how few words somebody wrote', () => {
    const names = shownNames([{ ...people[0] }, { ...people[1] }])
    const sentence = quoteSentence([shown('Benidorm'), long], names, { first: 0, turn: 0 })
    expect(sentence).toContain('Ana, when it came to this question, named **“Benidorm”**')
    expect(sentence).not.toMatch(/only|just|few|short/)
  })
})
