import { describe, expect, it } from 'vitest'
import { shownNames } from '#server/guide/naming.ts'
import { roomGiven } from '#server/guide/rules/quoted-spans.ts'
import { quoteSentence } from './quote-sentence.ts'

const quote = (text: string, { isAll = true } = {}) => ({
  ...{ text, words: text.split(' ').length },
  isAll,
})
const names = shownNames([{ name: 'Ana' }, { name: 'Joe' }])
const [sides, turns] = [[0, 1] as const, [0, 1, 2, 3]]
const long = quote('I sent sixty letters and sounded great in all')
const longest = quote('I sent sixty letters last year and sounded great in each of them but one')

describe('a sentence with the words of both', () => {
  it.each(['Sunday with no plans', 'I knew it at once', 'the soup you made on Sunday night'])(
    'gives both about the same room beside %s of a longer answer, whoever is named first',
    (text) => {
      const part = quote(text, { isAll: false })
      for (const first of sides) {
        for (const turn of turns) {
          for (const pair of [
            [part, long],
            [long, part],
          ] as const) {
            const sentence = quoteSentence(pair, names, { first, turn })
            const [one, two] = roomGiven(sentence, ['Ana', 'Joe'])
            expect(Math.max(one, two) / Math.min(one, two), sentence).toBeLessThan(1.5)
          }
        }
      }
    },
  )

  it('shows two quotes of one answer one after the other, and speaks of both where either says “you”', () => {
    const [first, second] = [quote('We had the lake to us'), quote('you sang all the way')]
    const both = { ...first, isAll: false, words: first.words + second.words, more: second }
    for (const turn of turns) {
      const sentence = quoteSentence([both, long], names, { first: 0, turn })
      expect(sentence).toContain('**“We had the lake to us”** and **“you sang all the way”**')
      expect(sentence).toMatch(/^Ana (?:wrote|answered|said|put)/)
    }
  })

  it('leads two words of a longer answer in with words enough for a long quote beside them', () => {
    for (const turn of turns) {
      const few = quote('Scared tired', { isAll: false })
      const sentence = quoteSentence([few, long], names, { first: 0, turn })
      const [one, two] = roomGiven(sentence, ['Ana', 'Joe'])
      expect(two / one, sentence).toBeLessThan(1.5)
    }
  })

  it('names a thing that is all of an answer, plainly', () => {
    const say = (turn: number) =>
      quoteSentence([quote('Benidorm'), long], names, { first: 0, turn })
    expect(say(0)).toBe(`Ana, for you it was **“Benidorm”**. Joe, you wrote **“${long.text}”**.`)
    expect(say(1)).toBe(`Ana, for you it was **“Benidorm”**. Joe, you wrote **“${long.text}”**.`)
  })

  it('hears one answer in two that differ in the mark at their end alone', () => {
    const said = quoteSentence([quote('Bacon!'), quote('Bacon')], names, { first: 0, turn: 0 })
    expect(said).toBe('Ana and Joe both wrote **“Bacon”**.')
  })

  it('says of a few words that are no thing that they were the answer', () => {
    const sentence = quoteSentence([quote('you eat'), long], names, { first: 0, turn: 0 })
    expect(sentence).toContain('Ana wrote **“you eat”**')
  })

  it.each(['Hold me', 'Cuddles please', 'Wow', 'Nothing at all', 'Tough one', 'Come home', 'Same'])(
    'names no thing with %s',
    (text) => {
      for (const other of [long, quote('the soup')]) {
        for (const turn of turns) {
          const sentence = quoteSentence([quote(text), other], names, { first: 0, turn })
          expect(sentence).not.toMatch(/it was|named|thought of/)
        }
      }
    },
  )

  it('says nothing of how few words somebody wrote', () => {
    for (const text of ['Benidorm', 'you eat', 'Fish and chips', 'I knew it at once']) {
      for (const turn of turns) {
        for (const isAll of [true, false]) {
          const pair = [quote(text, { isAll }), long] as const
          expect(quoteSentence(pair, names, { first: 0, turn })).not.toMatch(/only|just|few|short/)
        }
      }
    }
  })

  it('is said to each of them where no quote has a “you” in it', () => {
    const both = [quote('I was scared'), quote('My brother, most days')] as const
    expect(quoteSentence(both, names, { first: 1, turn: 0 })).toBe(
      'Joe, you wrote **“My brother, most days”**. Ana, you wrote **“I was scared”**.',
    )
  })

  it.each(['you washed my dad', 'I love your soup', 'all yours', 'U know me'])(
    'is said about them beside %s, which speaks to the other one',
    (text) => {
      for (const turn of turns) {
        const sentence = quoteSentence([quote(text), quote('I was scared')], names, {
          first: 0,
          turn,
        })
        expect(sentence.replaceAll(`“${text}”`, '')).not.toMatch(/\byou\b/)
      }
    },
  )

  it('is said about people whose names are not known', () => {
    const unnamed = shownNames([{ name: '' }, { name: 'Joe' }])
    const both = [quote('I was scared'), quote('I sang all day long')] as const
    expect(quoteSentence(both, unnamed, { first: 0, turn: 0 })).toMatch(/^One of you wrote/)
  })

  it('makes two sentences of two long quotes', () => {
    const sentence = quoteSentence([long, longest], names, { first: 0, turn: 0 })
    expect(sentence).toMatch(/”\*\*\. Joe, you wrote \*\*“/)
  })
})
