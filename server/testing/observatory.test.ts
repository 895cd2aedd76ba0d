import { describe, expect, test } from 'vitest'
import { observatoryMarks, observatoryScore } from './observatory.ts'

const good: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
}

describe('T25 the score', () => {
  const scoreOf = (headers: Record<string, string>, body = '') =>
    observatoryScore(observatoryMarks({ status: 200, body, headers: { ...good, ...headers } }))

  test.each<[string, Record<string, string>, number]>([
    ['nothing wrong', {}, 130],
    ['scripts in the page', { 'content-security-policy': "script-src 'unsafe-inline'" }, 80],
    [
      'styles in the page',
      {
        'content-security-policy':
          "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
      },
      120,
    ],
    ['no sniffing rule', { 'x-content-type-options': '' }, 125],
    ['a short time of https', { 'strict-transport-security': 'max-age=60' }, 120],
    ['an open cookie', { 'set-cookie': 'a=b' }, 70],
    ['a good cookie', { 'set-cookie': 'a=b; HttpOnly; Secure; SameSite=Lax' }, 135],
    ['open to all pages', { 'access-control-allow-origin': '*' }, 50],
  ])('of %s', (_what, headers, score) => {
    expect(scoreOf(headers)).toBe(score)
  })

  test('of a script from elsewhere', () => {
    const page = { 'content-type': 'text/html' }
    expect(scoreOf(page, '<script src="https://cdn.example/a.js"></script>')).toBe(50)
    expect(scoreOf(page, '<script src="/a.js"></script>')).toBe(130)
  })
})
