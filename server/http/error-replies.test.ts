import { expect, test } from 'vitest'
import { refusalSentence } from '#contract/refusals.ts'
import { refusalBodyOf, traceOf } from './error-replies.ts'

type PlainCode = 'database-away' | 'storage-full' | 'too-slow' | 'too-large' | 'our-fault'

const failing = (code: string, more: object = {}) =>
  Object.assign(new Error('words of somebody'), { code, ...more })

test.each<[string, number, PlainCode]>([
  ['DATABASE_AWAY', 503, 'database-away'],
  ['STORAGE_FULL', 507, 'storage-full'],
  ['ENOSPC', 507, 'storage-full'],
  ['EDQUOT', 507, 'storage-full'],
  ['FST_ERR_HANDLER_TIMEOUT', 503, 'too-slow'],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'too-large'],
  ['ECONNREFUSED', 500, 'our-fault'],
  ['', 500, 'our-fault'],
])('A2 A12 %s is %i and a sentence', (code, status, refused) => {
  const sentence = refusalSentence(refused)
  const body = { statusCode: status, code: refused, error: sentence, message: sentence }
  expect(refusalBodyOf(failing(code))).toEqual(body)
})

test('A12 the trace names the code of the cause and no words of either', () => {
  const trace = traceOf(failing('DATABASE_AWAY', { cause: failing('57P01') }))
  expect(trace).toMatchObject({ code: 'DATABASE_AWAY', cause: { name: 'Error', code: '57P01' } })
  expect(JSON.stringify(trace)).not.toContain('words')
})
