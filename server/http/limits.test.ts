import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LimitStore } from '#server/drivers/limit-store/limit-store.ts'
import { createMemoryLimitStore } from '#server/drivers/limit-store/memory-limit-store.ts'
import { Refusal } from '#server/refusal.ts'
import { type LimitName, limitTable, networkTimes } from './limit-table.ts'
import { createLimits } from './limits.ts'

const start = Date.parse('2026-03-02T18:00:00.000Z')
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
beforeEach(() => void vi.setSystemTime(start))
afterEach(() => void vi.useRealTimers())

const down: LimitStore = {
  add: async () => Promise.reject(new Error('down')),
  read: async () => Promise.reject(new Error('down')),
  forget: async () => Promise.reject(new Error('down')),
  clear: async () => Promise.reject(new Error('down')),
}

function someLimits(together: LimitStore = createMemoryLimitStore()) {
  const failures: string[] = []
  const onStoreFailure = (name: string) => failures.push(name)
  const parts = { here: createMemoryLimitStore(), together, registerPerHour: 5, onStoreFailure }
  return { ...createLimits(parts), failures }
}

describe('R14 the table', () => {
  test.each([
    ['login', 'address', 10, 60],
    ['loginToAccount', 'email', 5, 86_400],
    ['forgotPassword', 'address', 10, 3600],
    ['forgotPasswordOfAccount', 'email', 3, 3600],
    ['join', 'address', 10, 3600],
    ['invitation', 'address', 60, 3600],
    ['register', 'address', 5, 3600],
    ['form', 'address', 5, 3600],
    ['currentPassword', 'person', 5, 3600],
    ['profile', 'person', 10, 3600],
    ['formOfPerson', 'person', 10, 3600],
    ['guide', 'couple', 60, 3600],
    ['everythingElse', 'login', 600, 60],
  ] as const)('%s counts by %s: %i in %i seconds', (name, by, points, seconds) => {
    expect(limitTable[name]).toMatchObject({ by, points, seconds })
  })

  test('an open home screen polls 60 times a minute and stays far below', () => {
    expect(limitTable.everythingElse.points).toBeGreaterThanOrEqual(10 * 60)
  })
})

const windows = (Object.keys(limitTable) as LimitName[]).filter(
  (name) => !('delays' in limitTable[name]),
)

describe.each(windows)('R14 %s', (name) => {
  const { points, seconds } = limitTable[name]

  test('lets so many through, refuses the next with the time to wait, and opens again', async () => {
    const { take, failures } = someLimits()
    for (let at = 0; at < points; at += 1) await take(name, 'somebody')
    pass(seconds / 2)
    const refusal = await take(name, 'somebody').catch((error) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ status: 429, retryAfter: seconds / 2 })
    expect(refusal.message).toContain('Please try again in')
    await take(name, 'somebody else')
    pass(seconds / 2 + 1)
    await take(name, 'somebody')
    expect(failures).toEqual([])
  })

  test('while the store fails it keeps to what the table says', async () => {
    const { wait, failures } = someLimits(down)
    const waits = []
    for (let at = 0; at <= points; at += 1) waits.push(await wait(name, 'somebody'))
    const { counted, whenStoreFails } = limitTable[name]
    const refused = whenStoreFails === 'refuse' ? points + 1 : 1
    expect(waits.filter((seconds) => seconds > 0)).toHaveLength(refused)
    expect(failures).toHaveLength(counted === 'here' ? 0 : points + 1)
  })
})

describe('R14 passwords of one account', () => {
  const { first, longest } = limitTable.loginToAccount.delays
  const tries = async (wait: (name: LimitName, key: string) => Promise<number>) =>
    wait('loginToAccount', 'mina@example.org')

  test('five are free, then each next one waits twice as long, up to the longest', async () => {
    const { wait } = someLimits()
    for (let at = 0; at < 5; at += 1) expect(await tries(wait)).toBe(0)
    for (let delay = first; delay < longest * 4; delay *= 2) {
      const expected = Math.min(delay, longest)
      expect(await tries(wait)).toBe(expected)
      pass(expected - 1)
      expect(await tries(wait)).toBe(1)
      pass(2)
      expect(await tries(wait)).toBe(0)
    }
  })

  test('fifty at once: five are free', async () => {
    const { wait } = someLimits()
    const waits = await Promise.all(Array.from({ length: 50 }, () => tries(wait)))
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5)
  })

  test('a day of guessing without a pause is less than a hundred tries', async () => {
    const { wait } = someLimits()
    let evaluated = 0
    for (let passed = 0; passed < 86_400; ) {
      const seconds = await tries(wait)
      if (seconds === 0) evaluated += 1
      passed += seconds
      pass(seconds)
    }
    expect(evaluated).toBeGreaterThan(20)
    expect(evaluated).toBeLessThan(100)
  })

  test('forgetting begins again', async () => {
    const { wait, forget } = someLimits()
    for (let at = 0; at < 8; at += 1) await tries(wait)
    await forget('loginToAccount', 'mina@example.org')
    for (let at = 0; at < 5; at += 1) expect(await tries(wait)).toBe(0)
    expect(await tries(wait)).toBe(first)
  })

  test('while the store fails five are free all the same', async () => {
    const { wait, knows, remember, forget } = someLimits(down)
    const waits = []
    for (let at = 0; at < 9; at += 1) waits.push(await tries(wait))
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(5)
    expect(await knows('mina@example.org 203.0.113.7')).toBe(false)
    await remember('mina@example.org 203.0.113.7')
    expect(await knows('mina@example.org 203.0.113.7')).toBe(true)
    await forget('loginToAccount', 'mina@example.org')
    expect(await tries(wait)).toBe(0)
  })
})

test('stores see neither addresses nor e-mails', async () => {
  const memory = createMemoryLimitStore()
  const keys: string[] = []
  const seen = (key: string) => {
    keys.push(key)
    return key
  }
  const store: LimitStore = {
    add: (key, seconds) => memory.add(seen(key), seconds),
    read: (key) => memory.read(seen(key)),
    forget: (key) => memory.forget(seen(key)),
    clear: () => memory.clear(),
  }
  const limits = someLimits(store)
  for (let at = 0; at < 7; at += 1) await limits.wait('loginToAccount', 'mina@example.org')
  await limits.remember('mina@example.org 203.0.113.7')
  await limits.knows('mina@example.org 203.0.113.7')
  expect(keys.length).toBeGreaterThan(9)
  expect(keys.join()).not.toMatch(/mina|203\.0/)
})

test('a known address is forgotten after a while', async () => {
  const { remember, knows } = someLimits()
  await remember('mina@example.org 203.0.113.7')
  pass(86_400 * 19)
  expect(await knows('mina@example.org 203.0.113.7')).toBe(true)
  pass(86_400 * 2)
  expect(await knows('mina@example.org 203.0.113.7')).toBe(false)
})

describe('A9 R18 an IPv6 /48 counts as one large address', () => {
  const { points } = limitTable.login
  const address = (network: number, part: number) => `2001:db8:${network}:${part.toString(16)}::/64`

  test('each address has its limit, and all of them together have a larger one', async () => {
    const { wait } = someLimits()
    let admitted = 0
    for (let part = 0; part < 200; part += 1) {
      for (let at = 0; at < 3; at += 1) {
        if ((await wait('login', address(1, part))) === 0) admitted += 1
      }
    }
    expect(admitted).toBe(points * networkTimes)
    expect(await wait('login', address(2, 0))).toBe(0)
    expect(await wait('login', '203.0.113.7')).toBe(0)
    pass(61)
    expect(await wait('login', address(1, 0))).toBe(0)
  })

  test('what one address is refused leaves its neighbours theirs', async () => {
    const { wait } = someLimits()
    for (let at = 0; at < points * networkTimes * 3; at += 1) await wait('login', address(1, 0))
    expect(await wait('login', address(1, 0))).toBeGreaterThan(0)
    for (let at = 0; at < points; at += 1) expect(await wait('login', address(1, 1))).toBe(0)
  })

  test('A12 a share that a clock ahead counted holds nobody up', async () => {
    const far = { count: points * networkTimes, msLeft: 30 * 86_400_000 }
    const { wait } = someLimits({ ...createMemoryLimitStore(), read: async () => far })
    expect(await wait('login', address(1, 0))).toBe(0)
  })

  test('a network that had its share makes a store hold no more', async () => {
    const memory = createMemoryLimitStore()
    const keys = new Set<string>()
    const { wait } = someLimits({
      ...memory,
      add: (key, seconds) => {
        keys.add(key)
        return memory.add(key, seconds)
      },
    })
    for (let part = 0; part < 5_000; part += 1) await wait('login', address(1, part))
    expect(keys.size).toBe(points * networkTimes + 1)
  })
})
