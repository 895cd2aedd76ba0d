import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { unlessTaken } from './address-owner.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** What PostgreSQL says where two of what may be there once came at the same time. */
const crossed = Object.assign(new Error('duplicate key'), { code: '23505' })
const given = (email: string) => ({ email, field: 'email' as const, forThemselves: true })

test('R16 where somebody else claims the address in between, it is tried once more', async () => {
  const tries: number[] = []
  const work = async () => {
    tries.push(1)
    if (tries.length === 1) throw crossed
    return 'theirs'
  }
  const wanted = [given('new@example.org')]
  expect(await unlessTaken(server.database, wanted, server.clock.now(), work)).toBe('theirs')
  expect(tries).toHaveLength(2)
})

test('R16 what goes wrong again, or in another way, is told as it is', async () => {
  for (const [fault, times] of [
    [crossed, 2],
    [new Error('away'), 1],
  ] as const) {
    const tries: number[] = []
    const failing = unlessTaken(
      server.database,
      [given('new@example.org')],
      server.clock.now(),
      async () => {
        tries.push(1)
        throw fault
      },
    )
    await expect(failing).rejects.toBe(fault)
    expect(tries).toHaveLength(times)
  }
})
