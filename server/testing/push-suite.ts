import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Push } from '#server/drivers/push/push.ts'
import { type PushService, startPushService } from './push-service.ts'

const message = { title: 'Time for your catch-up!', body: 'It’s time – ünïcode 👋' }

/** What every make of `Push` does, against a push service that answers, refuses, stalls and lies. */
export function pushSuite(
  name: string,
  make: (parts: { service: PushService; timeoutMs: number }) => Push,
): void {
  describe(name, () => {
    let service: PushService
    let push: Push
    beforeAll(async () => {
      service = await startPushService()
      push = make({ service, timeoutMs: 250 })
    })
    afterAll(() => service.stop())
    beforeEach(() => service.answer(201))

    const newTarget = () => {
      const { endpoint, keys } = service.subscribe()
      return { endpoint, ...keys }
    }

    test('the browser reads what was sent, and nobody on the way does', async () => {
      const browser = service.subscribe()
      const before = service.received.length
      expect(await push.send({ endpoint: browser.endpoint, ...browser.keys }, message)).toBe(
        'taken',
      )
      const [got, ...more] = service.received.slice(before)
      expect(more).toEqual([])
      expect(got).toMatchObject({ path: browser.path, message })
      expect(got?.body.toString('latin1')).not.toContain('Time for')
      expect(got?.headers['content-encoding']).toBe('aes128gcm')
    })

    test.each([
      [200, 'taken'],
      [204, 'taken'],
      [302, 'failed'],
      [403, 'failed'],
      [404, 'gone'],
      [410, 'gone'],
      [413, 'failed'],
      [429, 'failed'],
      [500, 'failed'],
      ['silent', 'failed'],
      ['endless', 'taken'],
    ] as const)('an answer of %s means %s', async (manner, outcome) => {
      service.answer(manner)
      expect(await push.send(newTarget(), message)).toBe(outcome)
    })

    test('a service that is not there means failed', async () => {
      const endpoint = 'https://nowhere.duologue.test/push/1'
      expect(await push.send({ ...newTarget(), endpoint }, message)).toBe('failed')
    })

    test('keys that nothing can be sealed with mean gone', async () => {
      const before = service.received.length
      for (const wrong of [{ p256dh: 'A'.repeat(87) }, { p256dh: '' }, { auth: '' }]) {
        expect(await push.send({ ...newTarget(), ...wrong }, message)).toBe('gone')
      }
      expect(service.received.length).toBe(before)
    })
  })
}
