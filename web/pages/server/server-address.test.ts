import { describe, expect, test } from 'vitest'
import { invitationOf, originOf } from './server-address.ts'

test.each([
  ['duologue.example.org', 'https://duologue.example.org'],
  ['  https://duologue.example.org/home ', 'https://duologue.example.org'],
  ['duologue.example.org:8443', 'https://duologue.example.org:8443'],
  ['https://127.0.0.1:3000', 'https://127.0.0.1:3000'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('%j is the server %s', (typed, origin) => expect(originOf(typed)).toBe(origin))

test.each([
  '',
  ' ',
  'nonsense',
  'http://duologue.example.org',
  'ftp://duologue.example.org',
  'https://somebody:word@duologue.example.org',
  'javascript:alert(1)',
  'https://',
])('%j is none', (typed) => expect(originOf(typed)).toBeNull())

describe('links that open the app', () => {
  test.each([
    ['https://duologue.example.org/join/3Zp0yH9tbq', '/join/3Zp0yH9tbq'],
    ['https://duologue.example.org/join', '/join'],
  ])('%s is an invitation', (link, page) =>
    expect(invitationOf(link)).toEqual({ origin: 'https://duologue.example.org', page }),
  )

  test.each([
    'https://duologue.example.org/home',
    'https://duologue.example.org/auth?reset=abc',
    'https://duologue.example.org/join/a/b',
    'https://duologue.example.org/join/%2e%2e%2fhome',
    'app.duologue://join/3Zp0yH9tbq',
    'javascript:alert(1)//join',
    'nonsense',
  ])('%s opens nothing', (link) => expect(invitationOf(link)).toBeNull())
})
