import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questionsFeelings } from '#contract/forms.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const feedback = {
  likedMost: 'The seven questions',
  confusing: 'Where the menu is',
  improvement: 'More jokes, please',
  recommendation: '5',
  pricing: '9.99',
  currency: 'NZD',
  questionsFeeling: 'Other',
  questionsOther: 'Like a good walk',
  email: 'Mina@Example.org',
}

const rows = () => server.database.selectFrom('submissions').selectAll().orderBy('id').execute()

describe('every sentence of the forms', () => {
  const tooShort = 'Please provide at least 10 characters'
  const rating = 'Please select a rating'
  const price = 'Please provide a price suggestion'
  const notPrice = 'Please give the price as a number, such as 9.99'
  const currency = 'Please select a currency'
  const feeling = 'Please select how the questions felt'
  const email = 'Please enter a valid email address'
  const wrong: [string, unknown, string][] = [
    ['likedMost', undefined, tooShort],
    ['likedMost', '', tooShort],
    ['likedMost', '123456789', tooShort],
    ['likedMost', '          9', tooShort],
    ['likedMost', '👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', tooShort],
    ['confusing', 'Nothing', tooShort],
    ['confusing', 1234567890, tooShort],
    ['improvement', 'None', tooShort],
    ['recommendation', undefined, rating],
    ['recommendation', '', rating],
    ['recommendation', 0, rating],
    ['recommendation', 6, rating],
    ['recommendation', 2.5, rating],
    ['recommendation', '05', rating],
    ['pricing', undefined, price],
    ['pricing', ' ', price],
    ['pricing', 9.99, price],
    ['pricing', '-1', notPrice],
    ['pricing', '9.999', notPrice],
    ['pricing', '1e3', notPrice],
    ['pricing', '.', notPrice],
    ['pricing', 'free', notPrice],
    ['currency', undefined, currency],
    ['currency', 'nzd', currency],
    ['currency', 'CHF', currency],
    ['questionsFeeling', undefined, feeling],
    ['questionsFeeling', 'Fine', feeling],
    ['email', 'mina', email],
    ['email', 'mina@', email],
    ['email', 7, email],
  ]
  test.each(wrong)('%s: %j', async (field, value, sentence) => {
    const before = await rows()
    const sent = { ...feedback, [field]: value }
    const reply = await server.visitor().post<RefusalBody>('/api/feedback/early-access', sent)
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ error: sentence, message: sentence })
    expect(reply.body.issues).toEqual([{ path: field, message: sentence }])
    expect(await rows()).toEqual(before)
  })

  test('all of them at once, one a field', async () => {
    const reply = await server.visitor().post<RefusalBody>('/api/feedback/early-access', {})
    expect(reply.body.issues?.map(({ path, message }) => [path, message])).toEqual([
      ...['likedMost', 'confusing', 'improvement'].map((field) => [field, tooShort]),
      ['recommendation', rating],
      ['pricing', price],
      ['currency', currency],
      ['questionsFeeling', feeling],
    ])
  })

  const good: [string, unknown][] = [
    ...[1, 2, 3, 4, 5, '1', '4'].map((value): [string, unknown] => ['recommendation', value]),
    ...['0', '0.01', '12', '9.9', '.5', '7.'].map((value): [string, unknown] => ['pricing', value]),
    ...['USD', 'EUR', 'GBP', 'CAD', 'AUD'].map((value): [string, unknown] => ['currency', value]),
    ...questionsFeelings.map((value): [string, unknown] => ['questionsFeeling', value]),
    ['likedMost', '1234567890'],
  ]
  test.each(good)('%s may be %j', async (field, value) => {
    const sent = { ...feedback, [field]: value }
    expect((await server.visitor().post('/api/feedback/early-access', sent)).status).toBe(200)
  })

  const unreadable = 'Please remove the characters that cannot be saved.'
  const texts: [string, string, unknown, string][] = [
    ['feature-suggestion', 'suggestion', undefined, 'Please describe your idea first.'],
    ['feature-suggestion', 'suggestion', '  \n ', 'Please describe your idea first.'],
    ['feature-suggestion', 'suggestion', 'a\0b', unreadable],
    ['report-issue', 'issue', '', 'Please describe the issue first.'],
    ['report-issue', 'issue', ['a'], 'Please describe the issue first.'],
    ['report-issue', 'issue', '\ud800', unreadable],
    ['report-issue', 'issue', 'a'.repeat(10_001), 'Please keep it under 10,000 characters.'],
    ['report-issue', 'username', 'A\nBcc: b@example.org', unreadable],
    ['report-issue', 'username', '\udfff', unreadable],
    ['report-issue', 'email', 'a'.repeat(255), 'Please keep it under 254 characters.'],
  ]
  test.each(texts)('%s, %s: %.20j', async (form, field, value, sentence) => {
    const before = await rows()
    const sent = { suggestion: 'x', issue: 'x', [field]: value }
    const reply = await server.visitor().post<RefusalBody>(`/api/${form}`, sent)
    expect([reply.status, reply.body.message]).toEqual([400, sentence])
    expect(await rows()).toEqual(before)
  })
})
