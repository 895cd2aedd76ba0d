import { expect, test } from 'vitest'
import type { Mail } from './mail.ts'
import { watchedMailer } from './watched-mailer.ts'

const mail: Mail = { to: 'a@example.org', subject: 'a', text: 'a', html: 'a' }

async function outcomeOf(send: () => Promise<void>, kind: { keeps?: true } = {}) {
  const seen: string[] = []
  const mailer = watchedMailer(
    { name: 'some', ...kind, send, forget: async () => undefined },
    { begins: () => seen.push('begins'), ends: (outcome) => seen.push(outcome) },
  )
  const hasThrown = await mailer.send(mail).then(
    () => false,
    () => true,
  )
  return [...seen, hasThrown]
}

const fails = (error: object) => () => Promise.reject(Object.assign(new Error('no'), error))

test('tells of one that was handed over, and of one that is kept', async () => {
  expect(await outcomeOf(async () => undefined)).toEqual(['begins', 'sent', false])
  expect(await outcomeOf(async () => undefined, { keeps: true })).toEqual(['begins', 'kept', false])
})

test.each([
  ['refused', { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' }],
  ['refused', { command: 'RCPT TO', responseCode: 550, response: '550 nobody here' }],
  ['refused', { command: 'RCPT TO', responseCode: 552, response: '552-5.2.2 Mailbox full' }],
  ['failed', { command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 Unable to relay' }],
  ['failed', { command: 'RCPT TO', responseCode: 554, response: '554 Relay access denied' }],
  ['refused', { command: 'RCPT TO', responseCode: 451, response: '451 4.1.1 Try later' }],
  ['refused', { command: 'RCPT TO', responseCode: 452, response: '452 4.2.2 Mailbox full' }],
  ['refused', { command: 'RCPT TO', responseCode: 450, response: '450 mailbox busy' }],
  ['failed', { command: 'RCPT TO', responseCode: 451, response: '451 4.3.0 Try later' }],
  ['failed', { command: 'RCPT TO', responseCode: 421, response: '421 going down' }],
  ['failed', { command: 'MAIL FROM', responseCode: 550, response: '550 5.1.8 Bad sender' }],
  ['failed', { code: 'ECONNREFUSED' }],
  ['failed', {}],
])('%s: %j', async (outcome, error) => {
  expect(await outcomeOf(fails(error))).toEqual(['begins', outcome, true])
})
