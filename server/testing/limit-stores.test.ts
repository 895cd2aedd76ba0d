import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createMemoryLimitStore } from '#server/drivers/limit-store/memory-limit-store.ts'
import { openLimitStore } from '#server/drivers/limit-store/open-limit-store.ts'
import { createPostgresLimitStore } from '#server/drivers/limit-store/postgres-limit-store.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
afterEach(() => void vi.useRealTimers())

let keys = 0
const newKey = () => {
  keys += 1
  return `test:${keys}`
}
/** The store of this engine, as one more server would open it. */
const open = () => openLimitStore(server.database, server.databaseUrl)

describe.each([
  ['memory', createMemoryLimitStore],
  ['the store of this engine', open],
])('R14 %s', (_name, create) => {
  test('counts a key up from one, and each key for itself', async () => {
    const store = create()
    const [one, other] = [newKey(), newKey()]
    const counts = []
    for (let at = 0; at < 3; at += 1) counts.push((await store.add(one, 60)).count)
    expect(counts).toEqual([1, 2, 3])
    expect((await store.add(other, 60)).count).toBe(1)
    expect((await store.read(one))?.count).toBe(3)
    expect(await store.read(newKey())).toBeNull()
  })

  test('begins again when the time of the first count is over', async () => {
    const store = create()
    const key = newKey()
    const start = Date.now()
    vi.setSystemTime(start)
    expect(await store.add(key, 60)).toEqual({ count: 1, msLeft: 60_000 })
    vi.setSystemTime(start + 40_000)
    expect(await store.add(key, 60)).toEqual({ count: 2, msLeft: 20_000 })
    vi.setSystemTime(start + 60_001)
    expect(await store.read(key)).toBeNull()
    expect(await store.add(key, 10)).toEqual({ count: 1, msLeft: 10_000 })
  })

  test('forgets', async () => {
    const store = create()
    const key = newKey()
    await store.add(key, 60)
    await store.forget(key)
    await store.forget(newKey())
    expect(await store.read(key)).toBeNull()
    expect((await store.add(key, 60)).count).toBe(1)
  })

  test('A12 T19 a clock that was ahead and went back holds nobody up', async () => {
    const store = create()
    const key = newKey()
    const start = Date.now()
    vi.setSystemTime(start + 30 * 86_400_000)
    for (let at = 0; at < 9; at += 1) await store.add(key, 60)
    vi.setSystemTime(start)
    expect(await store.add(key, 60)).toEqual({ count: 1, msLeft: 60_000 })
  })

  test('A9 clears what is over and nothing else', async () => {
    const store = create()
    const [brief, lasting] = [newKey(), newKey()]
    const start = Date.now()
    vi.setSystemTime(start)
    await store.add(brief, 60)
    await store.add(lasting, 600)
    vi.setSystemTime(start + 61_000)
    await store.clear()
    expect(await store.read(lasting)).toMatchObject({ count: 1 })
    expect((await store.add(brief, 60)).count).toBe(1)
  })

  test('counts each of fifty that come at once', async () => {
    const store = create()
    const key = newKey()
    const counted = await Promise.all(Array.from({ length: 50 }, () => store.add(key, 60)))
    const counts = counted.map(({ count }) => count).sort((a, b) => a - b)
    expect(counts).toEqual(Array.from({ length: 50 }, (_, at) => at + 1))
  })
})

test('R14 servers on one PostgreSQL count together; an embedded database has one server', async () => {
  const [one, other] = [open(), open()]
  const key = newKey()
  await one.add(key, 60)
  expect((await other.add(key, 60)).count).toBe(server.databaseUrl === undefined ? 1 : 2)
})

describe('A9 R18 a store that is full', () => {
  const most = 200

  /** The store of this engine, with room for 200. */
  const small = () =>
    server.databaseUrl === undefined
      ? createMemoryLimitStore(most)
      : createPostgresLimitStore(server.database, most)

  test('stays of its size, and a flood of new keys does not reset the count of who is guarded', async () => {
    const store = small()
    await store.clear()
    const guarded = newKey()
    for (let at = 0; at < 9; at += 1) await store.add(guarded, 86_400)
    const known = newKey()
    await store.add(known, 20 * 86_400)
    const flood = Array.from({ length: most * 5 }, newKey)
    for (const key of flood) await store.add(key, 3_600)
    await store.clear()
    const kept = await Promise.all(flood.map((key) => store.read(key)))
    expect(kept.filter((count) => count !== null).length).toBeLessThanOrEqual(most)
    expect(kept.filter((count) => count !== null).length).toBeGreaterThan(most / 2)
    expect((await store.add(guarded, 86_400)).count).toBe(10)
    expect(await store.read(known)).not.toBeNull()
  })
})
