import { expect, test } from 'vitest'
import { sentences } from '#contract/refusal.ts'
import { refusalBodyOf, traceOf } from './error-replies.ts'

const failing = (code: string, more: object = {}) =>
  Object.assign(new Error('words of somebody'), { code, ...more })

test.each([
  ['DATABASE_AWAY', 503, sentences.databaseAway],
  ['STORAGE_FULL', 507, sentences.storageFull],
  ['ENOSPC', 507, sentences.storageFull],
  ['EDQUOT', 507, sentences.storageFull],
  ['FST_ERR_HANDLER_TIMEOUT', 503, sentences.tooSlow],
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413, sentences.tooLarge],
  ['ECONNREFUSED', 500, sentences.ourFault],
  ['', 500, sentences.ourFault],
])('A2 A12 %s is %i and a sentence', (code, status, sentence) => {
  const body = { statusCode: status, error: sentence, message: sentence }
  expect(refusalBodyOf(failing(code))).toEqual(body)
})

test('A12 the trace names the code of the cause and no words of either', () => {
  const trace = traceOf(failing('DATABASE_AWAY', { cause: failing('57P01') }))
  expect(trace).toMatchObject({ code: 'DATABASE_AWAY', cause: { name: 'Error', code: '57P01' } })
  expect(JSON.stringify(trace)).not.toContain('words')
})
