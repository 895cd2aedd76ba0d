import { expect, test } from 'vitest'
import { fewAtOnce, type Hasher } from './passwords.ts'

test('passwords are hashed a few at once, in the order they came, also after one that failed', async () => {
  const waiting: (() => void)[] = []
  const begun: string[] = []
  const work = async (password: string) => {
    begun.push(password)
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (password === 'b') throw new Error('out of memory')
  }
  const slow: Hasher = {
    hash: async (password) => {
      await work(password)
      return password
    },
    verify: async (hashed, password) => {
      await work(password)
      return hashed === password
    },
  }
  const hasher = fewAtOnce(slow, 2)
  const all = Promise.allSettled([
    ...[hasher.hash('a'), hasher.hash('b'), hasher.verify('c', 'c')],
    ...[hasher.verify('d', 'x'), hasher.hash('e')],
  ])
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  for (const expected of ['ab', 'abcx', 'abcxe']) {
    await settle()
    expect(begun.join('')).toBe(expected)
    for (const end of waiting.splice(0)) end()
  }
  const outcomes = (await all).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))
  expect(outcomes).toEqual(['a', 'failed', true, false, 'e'])
})
