import { expect, test } from 'vitest'
import { misspeltSettings } from './misspelt-settings.ts'

const names = ['PORT', 'HOST', 'DATABASE_URL', 'SECRET_KEY', 'DATA_DIR', 'SMTP_URL']
const found = (...typed: string[]) =>
  misspeltSettings(Object.fromEntries(typed.map((name) => [name, 'x'])), names).map(
    ({ typed: name, meant }) => [name, meant],
  )

test('a setting that is misspelt by one slip is known by what it was to be', () => {
  expect(
    found('DATABASE_ULR', 'SECRETKEY', 'DATA_DIRS', 'SMTP_UR', 'database_url', 'SECRET_KAY_FILE'),
  ).toEqual([
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['SECRETKEY', 'SECRET_KEY'],
    ['DATA_DIRS', 'DATA_DIR'],
    ['SMTP_UR', 'SMTP_URL'],
    ['database_url', 'DATABASE_URL'],
    ['SECRET_KAY_FILE', 'SECRET_KEY_FILE'],
  ])
})

test('settings, and what else a machine has in its environment, are left alone', () => {
  const others = ['PATH', 'HOME', 'HOSTNAME', 'PORTS', 'HOSTS', 'USER', 'HTTP_URL', 'URL', '_', '']
  expect(found(...names, 'SECRET_KEY_FILE', ...others)).toEqual([])
})
