// Makes a folder that holds all that a server needs, Node included, and nothing else.
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { megabytesIn } from './megabytes-in.mjs'
import { buildWhatIsStale, installWhatIsMissing, node, root } from './ready.mjs'

const help = `Makes a folder with all that a server of this kind of machine needs, Node included.

  npm run release                    release/duologue-VERSION-PLATFORM
  npm run release -- --to FOLDER     elsewhere; the folder may not be there yet

Copy it to the server as it is. docs/self-hosting.md says how it is started.`

/** With the system beneath, of some 25 MB, and less the 18 that `strip` takes out of Node there, an image is to have 200 MB. */
const mostMegabytes = 185

const { values } = parseArgs({
  options: { to: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
})

function release() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named = `release/duologue-${version}-${process.platform}-${process.arch}`
  const folder = resolve(root, values.to ?? named)
  if (existsSync(folder)) throw new Error(`${folder} is there already. Delete it first.`)
  installWhatIsMissing()
  buildWhatIsStale()
  mkdirSync(join(folder, 'bin'), { recursive: true })
  cpSync(node, join(folder, 'bin/node'), { dereference: true })
  chmodSync(join(folder, 'bin/node'), 0o755)
  for (const part of ['server', 'web', 'node_modules', 'package.json']) {
    cpSync(join(root, 'dist', part), join(folder, part), { recursive: true, filter: isServed })
  }
  for (const part of ['ops', '.env.example', 'CHANGELOG.md', 'LICENSE']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  openToRead(folder)
  const parts = readdirSync(folder, { withFileTypes: true }).filter((part) => part.isDirectory())
  for (const { name } of parts) {
    console.log(`${megabytesIn(join(folder, name)).toFixed(1).padStart(7)} MB  ${name}`)
  }
  const all = megabytesIn(folder)
  console.log(`${all.toFixed(1).padStart(7)} MB  in ${folder}`)
  if (all > mostMegabytes) throw new Error(`That is more than ${mostMegabytes} MB.`)
}

/** Nothing reads source maps on a server: who has a stack of this version makes its maps by building it. */
const isServed = (path) => !path.endsWith('.map')

/** Whoever made it may have kept new files to themselves; the server runs as another user. */
function openToRead(path) {
  const found = statSync(path)
  chmodSync(path, found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644)
  if (found.isDirectory()) for (const name of readdirSync(path)) openToRead(join(path, name))
}

if (values.help) console.log(help)
else {
  try {
    release()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}
