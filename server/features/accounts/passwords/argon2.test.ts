import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Refusal } from '#server/refusal.ts'
import { createArgon2 } from './argon2.ts'
import { createPasswords } from './passwords.ts'

/** Of each thread of this process, how far it lets others go before it. */
const waysGiven = (): number[] =>
  readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17])
  })

test.runIf(process.platform === 'linux')(
  'R7 passwords are hashed in a thread that lets others go first',
  async () => {
    const giving = () => waysGiven().filter((way) => way >= 10).length
    const before = giving()
    const { hash, verify } = createArgon2({ count: 1 })
    const hashed = await hash('lamp-and-blanket-42')
    expect(hashed).toMatch(/^\$argon2id\$.*m=19456,t=2,p=1/)
    expect(await verify(hashed, 'lamp-and-blanket-42')).toBe(true)
    expect(await verify(hashed, 'lamp-and-blanket-43')).toBe(false)
    expect(giving() - before).toBe(1)
  },
)

test('R14 what too many wait for is refused, in the order of their coming, and taken again later', async () => {
  const { hash, hasRoom } = createArgon2({ count: 1, mostWaiting: 2 })
  const ended: string[] = []
  const asked = ['a', 'b', 'c', 'd', 'e'].map((password) =>
    hash(password).finally(() => ended.push(password)),
  )
  expect(hasRoom?.()).toBe(false)
  const outcomes = (await Promise.allSettled(asked)).map((one) =>
    one.status === 'fulfilled' ? 'hashed' : (one.reason as Refusal).code,
  )
  expect(outcomes).toEqual(['hashed', 'hashed', 'hashed', 'too-often', 'too-often'])
  expect(ended.slice(2)).toEqual(['a', 'b', 'c'])
  expect(hasRoom?.()).toBe(true)
  expect(await hash('f')).toMatch(/^\$argon2id/)
})

test('R6 an address that nobody has is told no again after one that was refused', async () => {
  let isBusy = true
  const { fits } = createPasswords({
    hasher: {
      hash: async () => {
        if (isBusy) throw new Refusal('too-slow')
        return 'hashed'
      },
      verify: async () => true,
    },
  })
  await expect(fits(null, 'x')).rejects.toThrow(Refusal)
  isBusy = false
  expect(await fits(null, 'x')).toBe(false)
})
