// Says which of the messages in contract/messages.json no test says.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stringsIn, unsaid } from './shown-messages.ts'

const root = join(import.meta.dirname, '..')
const read = (path) => readFileSync(join(root, path), 'utf8')

const messages = JSON.parse(read('contract/messages.json'))
const testFiles = ['contract', 'server', 'web', 'e2e'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(room, path)),
)

const missing = unsaid(
  messages,
  testFiles.map((path) => stringsIn(path, read(path))),
)
const ids = new Set(messages.map(({ id }) => id))

for (const { id, title, text } of missing) {
  console.log(`${id}: ${title ? `${title} / ` : ''}${text}`)
}
console.log(
  `${messages.length - missing.length} of ${messages.length} messages, ${testFiles.length} test files`,
)
if (testFiles.length < 20 || messages.length < 80 || ids.size !== messages.length) {
  console.log('That cannot be all of them, or two messages share an id.')
  process.exit(1)
}
process.exit(missing.length === 0 ? 0 : 1)
