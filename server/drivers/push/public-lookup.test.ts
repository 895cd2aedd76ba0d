import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { isPublicAddress, lookupPublic } from './public-lookup.ts'

describe('which addresses are on the public network', () => {
  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1'],
    ...['255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fc00::1'],
    ...['fd12:3456::1', 'fe80::1', 'ff02::1', '64:ff9b::7f00:1'],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  test.each([
    ...['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1'],
    ...['192.0.1.1', '198.20.0.1', '223.255.255.255', '2606:4700:4700::1111', '2a00:1450::8'],
  ])('%s is', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

test.each([{ all: true }, { all: false }, {}])(
  'a host of our own is refused, asked with %j',
  async (options) => {
    const look = promisify((host: string, done: (error: Error | null) => void) =>
      lookupPublic(host, options, done),
    )
    await expect(look('localhost')).rejects.toThrow('not on the public network')
    await expect(look('127.0.0.1')).rejects.toThrow('not on the public network')
  },
)
