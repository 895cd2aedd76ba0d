// Says which of the messages in contract/messages.json no test mentions; parts in braces may be any words.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const read = (path) => readFileSync(join(root, path), 'utf8')

const messages = JSON.parse(read('contract/messages.json'))
const testFiles = ['contract', 'server', 'web', 'e2e'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(room, path)),
)

/** A source as its strings read: no escapes, and what was broken over lines in one piece. */
const spoken = (source) =>
  source
    .replace(/['"`]\s*\+\s*['"`]/g, '')
    .replaceAll('\\', '')
    .replace(/\s+/g, ' ')

const escaped = (text) => text.replace(/[.*+?^${}()|[\]]/g, '\\$&')
const wanted = (text) =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.{1,60}?'),
  )

const tests = testFiles.map((path) => spoken(read(path)))
const missing = messages.filter(({ text }) => !tests.some((test) => wanted(text).test(test)))
const ids = new Set(messages.map(({ id }) => id))

for (const { id, text } of missing) console.log(`${id}: ${text}`)
console.log(
  `${messages.length - missing.length} of ${messages.length} messages, ${testFiles.length} test files`,
)
if (testFiles.length < 20 || messages.length < 80 || ids.size !== messages.length) {
  console.log('That cannot be all of them, or two messages share an id.')
  process.exit(1)
}
process.exit(missing.length === 0 ? 0 : 1)
