import { describe, expect, test } from 'vitest'
import { Email } from './accounts.ts'
import { freeText, nameOf } from './text.ts'

const sentenceOf = (schema: typeof Email, text: string): string | undefined => {
  const { error } = schema.safeParse(text)
  expect(new Set(error?.issues.map(({ message }) => message)).size).toBe(error?.issues.length ?? 0)
  return error?.issues[0]?.message
}
const ofName = (text: string) => sentenceOf(nameOf('Username'), text)
const ofAnswer = (text: string) => sentenceOf(freeText('Please write something.'), text)
const unreadable = 'Please remove the characters that cannot be saved.'

describe('R1 a name and an answer can be seen', () => {
  test.each([
    '',
    '\u200b',
    '\u2060',
    '\u00ad',
    '\u3164',
    '\u115f\uffa0',
    '\u2800',
    '\u{1d159}',
    '\u0301\u0302',
    '\u200d\ufe0f',
    '\u{e0061}',
    'a\u0301'.slice(1),
  ])('%j is nothing', (text) => {
    expect([ofName(text), ofAnswer(text)]).toEqual([
      'Username is required',
      'Please write something.',
    ])
  })

  test.each([
    'Mina',
    'Ü',
    '李雷',
    'مینا‌جان',
    'क्‍षमा',
    '👩‍❤️‍👨',
    '🇳🇿',
    '1️⃣',
    '♥',
    '!',
    '\u{1fae9}',
    'N\u0303o',
  ])('%s is a name and an answer', (text) => {
    expect([ofName(text), ofAnswer(text)]).toEqual([undefined, undefined])
  })

  test.each([
    'Mi\nna',
    'Mi\tna',
    'Mi\u001b[2Jna',
    'Mi\u0085na',
    'Mi\u2028na',
    'Mi\u202ena',
    'Mi\u2066na',
    'Mi\u0000na',
    'Mi\ud800na',
  ])('%j stands in no name', (text) => {
    expect(ofName(text)).toBe(unreadable)
  })

  test('an answer has paragraphs, and is written from right to left as well', () => {
    expect(ofAnswer('One.\n\nTwo.\tThree \u202bשלום\u202c')).toBeUndefined()
    expect([ofAnswer('a\u0000b'), ofAnswer('\ud800')]).toEqual([unreadable, unreadable])
  })
})

describe('R1 an address', () => {
  test.each([
    'x@xn--e1afmkfd.xn--p1ai',
    ' X@Example.ORG ',
    "o'neil+tag@mail.example.co",
    'x@xn--bcher-kva.example',
  ])('%s is one', (text) => {
    expect(Email.parse(text)).toBe(text.trim().toLowerCase())
  })

  test.each([
    'x@example.xn--',
    'x@example.xn--a-',
    'x@xn--p1ai',
    'x@example.c',
    'x@example.c0m',
    '.x@example.org',
    'x..y@example.org',
    'x@@example.org',
    'x@example..org',
    'x y@example.org',
  ])('%s is none', (text) => {
    expect(sentenceOf(Email, text)).toBe('Invalid email address')
  })
})
