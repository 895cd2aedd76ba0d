import { describe, expect, it } from 'vitest'
import { isAllOf } from './all-of-answer.ts'
import { unevenRoom } from './text-faults.ts'

describe('a quote that is all of an answer', () => {
  it.each(['the soup lol', 'Well, the soup xx', 'dunno. the soup', 'the soup'])(
    'is all of %s',
    (answer) => {
      expect(isAllOf('the soup', answer)).toBe(true)
    },
  )

  it.each(['the soup and the bread', `the soup ${'lol '.repeat(16)}`, 'bread'])(
    'is not all of %s',
    (answer) => {
      expect(isAllOf('the soup', answer)).toBe(false)
    },
  )

  it('may have less room than a long one, and part of an answer may not', () => {
    const long = 'the walk by the river with the dog on Sunday after lunch'
    const text = `Ana wrote “the soup”, and Joe wrote “${long}”.`
    expect(unevenRoom(text, ['Ana', 'Joe'], [['the soup xx'], [long]])).toEqual([])
    expect(unevenRoom(text, ['Ana', 'Joe'], [['the soup and bread'], [long]])).toEqual([
      'unequal room',
    ])
  })

  it('is nearly so where somebody has as much room as they took themselves', () => {
    const long = 'the walk by the river with the dog on Sunday after lunch'
    const text = `Ana, for you it is “MARIO KART”, and you say “she cheats”. Joe, it was “${long}”.`
    const answers = [['MARIO KART. she cheats'], [long]] as const
    expect(unevenRoom(text, ['Ana', 'Joe'], answers)).toEqual([])
  })
})
