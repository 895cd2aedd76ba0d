import { expect, test } from 'vitest'
import { asCalled } from './host-command.ts'

test.each([
  ['npm run admin -- code end AB12', 'duologue admin code end AB12'],
  [
    '`npm run mail:test -- you@example.org` tells why.',
    '`duologue mail-test you@example.org` tells why.',
  ],
  ['npm run restore -- --from FILE', 'duologue restore --from FILE'],
  ['  npm run backup            to a file', '  duologue backup           to a file'],
  ['  npm run admin -- allow    says', '  duologue admin allow      says'],
  ['npm run admin shows what there is.', 'duologue admin shows what there is.'],
  ['"npm run rotate-key" first', '"duologue rotate-key" first'],
])('a new host reads the command as it is typed there: %s', (text, typed) => {
  expect(asCalled(text, 'duologue')).toBe(typed)
  expect(asCalled(text, undefined)).toBe(text)
})

test.each([
  ['npm run admin -- code end AB12', 'node server/admin.js code end AB12'],
  ['  npm run mail:test -- ADDRESS    sends one', '  node server/mail-test.js ADDRESS  sends one'],
])('in a container, which has no npm, too: %s', (text, typed) => {
  expect(asCalled(text, 'node')).toBe(typed)
})
