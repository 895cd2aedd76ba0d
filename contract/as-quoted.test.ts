import { describe, expect, it } from 'vitest'
import { asQuoted } from './as-quoted.ts'

describe('the lines of an answer, within a quote', () => {
  it.each([
    ['gone to shop\nback 6\nx', 'gone to shop / back 6 / x'],
    [
      'Lasagne in fridge.\nSorry about this morning.',
      'Lasagne in fridge. Sorry about this morning.',
    ],
    ['sorry,\r\n\r\nI was late 🙈\nagain', 'sorry, I was late 🙈 again'],
    ['- the bins\n- the dog\n', 'the bins / the dog'],
    ['1. toilet alone\n2. you', '1. toilet alone / 2. you'],
    ['he said (again!)\n"no"', 'he said (again!) ‘no’'],
    ['  all on one line ', '  all on one line '],
    ['\n', ''],
  ])('are one: %j', (answer, quoted) => {
    expect(asQuoted(answer)).toBe(quoted)
    expect(asQuoted(quoted)).toBe(quoted)
  })

  it('are nothing where there is no answer', () => {
    expect(asQuoted(null)).toBeNull()
  })
})
