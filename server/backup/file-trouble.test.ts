import { userInfo } from 'node:os'
import { expect, test } from 'vitest'
import { inSentences, whoRuns } from './file-trouble.ts'

const failure = (code: string) => Object.assign(new Error('no'), { code, syscall: 'open' })
const said = (code: string) =>
  (inSentences(failure(code), '/mnt/disk/today', () => 'duologue') as Error).message

test('a folder that is not theirs is said with the user who runs the command', () => {
  for (const code of ['EACCES', 'EPERM']) {
    expect(said(code)).toBe(
      'The backup could not be written to /mnt/disk/today: that folder cannot be written to by the user duologue.',
    )
  }
  expect(whoRuns()).toBe(userInfo().username)
})

test('a disk that is full or cannot be written to is said without a user, and so is what we do not know', () => {
  for (const [code, why] of [
    ['ENOSPC', 'there is no room left on that disk'],
    ['EROFS', 'that disk cannot be written to'],
    ['EMFILE', 'the system says EMFILE'],
  ] as const) {
    expect(said(code)).toBe(`The backup could not be written to /mnt/disk/today: ${why}.`)
  }
})

test('what is not of the file system stays as it is', () => {
  const error = new Error('This database was sealed with another key.')
  expect(inSentences(error, '/mnt/disk/today')).toBe(error)
})
