import { afterAll, beforeAll, expect, test } from 'vitest'
import { testPassword } from '#server/testing/couple.ts'
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

test('R16 whoever crosses another one again and again may ask again; what else goes wrong is told as it is', async () => {
  const fails = async (fault: Error) => {
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
    return { why: await failing.catch((error: unknown) => error), tries: tries.length }
  }
  expect(await fails(crossed)).toMatchObject({ why: { code: 'database-away' }, tries: 3 })
  const other = new Error('away')
  expect(await fails(other)).toEqual({ why: other, tries: 1 })
})

test('R16 two who register at once, each naming the other, are both answered', async () => {
  const register = (mine: string, theirs: string) =>
    server.visitor().post('/api/register', {
      ...{ username: 'Mina', partnerName: 'Jonas', password: testPassword },
      ...{ email: `${mine}@example.org`, partnerEmail: `${theirs}@example.org` },
    })
  for (let at = 0; at < 15; at += 1) {
    const both = await Promise.all([register(`x${at}`, `y${at}`), register(`y${at}`, `x${at}`)])
    for (const { status } of both) expect([200, 409]).toContain(status)
    expect(both.map(({ status }) => status)).toContain(200)
  }
})
