import { describe, expect, test } from 'vitest'
import { workedFor } from '#server/testing/text-growth.ts'
import { isGuessable } from './weak-passwords.ts'

describe('A12 passwords that are no more than a row', () => {
  test.each([
    ...['aaaaaa', '000000', 'zzzzzzzzzzzz', '......', '🙂🙂🙂🙂🙂🙂', 'AaAaAa'],
    ...[
      '654321',
      '987654321',
      '123456',
      '0987654321',
      '890123',
      '7890123456',
      '2468024',
      '97531975',
    ],
    ...['abcdef', 'fedcba', 'XYZabc', 'cbazyx', 'АБВГДЕ', 'αβγδεζ', '１２３４５６'],
    ...['qwerty', 'QWERTYUIOP', 'poiuytrewq', 'asdfgh', 'lkjhgf', 'zxcvbnm', 'mnbvcxz'],
    ...['qwertz', 'azerty', 'aoeuidhtns', 'arstdhneio', 'йцукен', 'фывапр', '!@#$%^', 'asdfghjklö'],
    ...['abc123', 'qweasdzxc', '1qaz2wsx', 'aaabbbccc', '123qwe', '147258369', 'qwertyqwerty'],
  ])('%s is refused', (password) => expect(isGuessable(password)).toBe(true))

  test.each([
    ...['lamp-and-blanket-42', 'window-and-river-7', 'another-lamp-7', 'correct horse'],
    ...['poetry', 'property', 'treehouse', 'qwertz!lamp', 'abcdef!', 'a1b2c3', '193746', 'ñandú77'],
    ...['', 'aa', 'ab'],
  ])('%s is not', (password) => expect(isGuessable(password)).toBe(false))

  test('the work grows with the length, no faster', () => {
    const workFor = (length: number, pair: string) => {
      const text = pair.repeat(length / 2)
      return workedFor(() => isGuessable(text))
    }
    for (const pair of ['aa', 'ab', 'qw', '12']) {
      expect(workFor(80_000, pair) / workFor(20_000, pair)).toBeLessThan(10)
    }
  })
})
