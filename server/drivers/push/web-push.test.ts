import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { startPushService } from '#server/testing/push-service.ts'
import { pushSuite } from '#server/testing/push-suite.ts'
import { createWebPush, newPushKeys, pushSubject } from './web-push.ts'

const subject = 'mailto:no-reply@example.org'

pushSuite('Web Push', ({ service: { agent }, timeoutMs }) =>
  createWebPush({ keys: newPushKeys(), subject, agent, timeoutMs }),
)

test('signs for that service and no other, with the key that browsers subscribed with', async () => {
  const service = await startPushService()
  const keys = newPushKeys()
  const push = createWebPush({ keys, subject, agent: service.agent })
  const browser = service.subscribe()
  await push.send({ endpoint: browser.endpoint, ...browser.keys }, { title: 'a', body: 'b' })
  await service.stop()

  const authorization = service.received[0]?.headers.authorization ?? ''
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  expect(key).toBe(push.publicKey)
  const point = Buffer.from(keys.publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const key256 = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const given = Buffer.from(signature, 'base64url')
  expect(verify('sha256', signed, { key: key256, dsaEncoding: 'ieee-p1363' }, given)).toBe(true)
  const { aud, sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect([aud, sub]).toEqual([service.origin, subject])
  expect(exp * 1000).toBeLessThan(Date.now() + 24 * 60 * 60 * 1000)
})

test('without an agent of the test it does not reach into its own network', async () => {
  const service = await startPushService()
  const push = createWebPush({ keys: newPushKeys(), subject })
  const { endpoint, keys } = service.subscribe()
  const near = endpoint.replace('push.duologue.test', 'localhost')
  expect(await push.send({ endpoint: near, ...keys }, { title: 'a', body: 'b' })).toBe('failed')
  await service.stop()
  expect(service.connections()).toBe(0)
})

test('names itself by its https address, or else by a mailbox', () => {
  expect(pushSubject('https://duologue.example')).toBe('https://duologue.example')
  expect(pushSubject('http://localhost:3000')).toBe('mailto:no-reply@localhost')
})
