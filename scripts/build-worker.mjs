import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { filesIn } from './ready.mjs'

const empty = "const shell = { version: '', files: [] }"
const kept = /^\/(?:assets\/.*|index\.html|favicon\.svg)$/

/** Tells the service worker in the folder which of the built files the app starts with. */
export function buildWorker(folder) {
  const files = filesIn(folder)
    .map((file) => `/${relative(folder, file).split(sep).join('/')}`)
    .filter((path) => kept.test(path))
    .sort()
  const hash = createHash('sha256')
  for (const path of files) hash.update(path).update(readFileSync(join(folder, path)))
  const version = hash.digest('base64url').slice(0, 16)
  const worker = join(folder, 'sw.js')
  const source = readFileSync(worker, 'utf8')
  if (!source.includes(empty)) throw new Error('sw.js has no place for the files it keeps.')
  const filled = `const shell = ${JSON.stringify({ version, files })}`
  writeFileSync(
    worker,
    source.replace(empty, () => filled),
  )
}
