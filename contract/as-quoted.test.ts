import { describe, expect, it } from 'vitest'
import { asQuoted } from './as-quoted.ts'

describe('the lines of an answer, within a quote', () => {
  it.each([
    ['gone to shop\nback 6\nx', 'gone to shop\u00A0/ back 6\u00A0/ x'],
    ['I would never\nleave you', 'I would never leave you'],
    ['No I do not mean\nyou are a burden', 'No I do not mean you are a burden'],
    ["it isn't\nthe money", "it isn't the money"],
    ['he / she\nis late', 'he / she is late'],
    ['I love you too\nthe lake', 'I love you too\u00A0/ the lake'],
    ['yes I do\nthe lake in May', 'yes I do\u00A0/ the lake in May'],
    ['No\nyou are it', 'No\u00A0/ you are it'],
    ["I don't want to\nfight", "I don't want to fight"],
    ['tea /\n/ cake\rand you', 'tea\u00A0/ cake\u00A0/ and you'],
    ['- 5 kilos since May\n- 2 to go', '- 5 kilos since May\u00A0/ - 2 to go'],
    ['You sang to me.\n- Mina', 'You sang to me. - Mina'],
    [
      'Lasagne in fridge.\nSorry about this morning.',
      'Lasagne in fridge. Sorry about this morning.',
    ],
    ['sorry,\r\n\r\nI was late 🙈\nagain', 'sorry, I was late 🙈 again'],
    ['- the bins\n- the dog\n', 'the bins\u00A0/ the dog'],
    ['1. toilet alone\n2. you', '1. toilet alone\u00A0/ 2. you'],
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
