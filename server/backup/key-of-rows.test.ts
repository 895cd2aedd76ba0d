import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createVault } from '#server/vault/vault.ts'
import { keyOfRows } from './key-of-rows.ts'

const key = randomBytes(32)
const proofOf = (one: Buffer) => createVault(one).proof()
const columns = ['name', 'value']

describe('T17 the key of what a backup holds', () => {
  test('is the one that its database knew', () => {
    const found = keyOfRows(key)
    found.read('couples', ['id', 'name'], [['1', 'key-proof']])
    found.read('facts', columns, [
      ['database-id', 'abc'],
      ['key-proof', proofOf(key)],
    ])
    expect(() => found.require()).not.toThrow()
  })

  test('is refused where it was changed while the backup was made, or is not there', () => {
    const changed = keyOfRows(key)
    changed.read('facts', columns, [['key-proof', proofOf(randomBytes(32))]])
    expect(() => changed.require()).toThrow('sealed with another key')
    const without = keyOfRows(key)
    without.read('facts', columns, [['database-id', 'abc']])
    expect(() => without.require()).toThrow('sealed with another key')
  })
})
