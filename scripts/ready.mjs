// Runs on any Node from 20.0 on: it is what brings the Node that everything else runs on.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(
    `This is Node.js ${process.versions.node}. Duologue needs 20 or newer to be built: docs/self-hosting.md says where to get it.`,
  )
  process.exit(1)
}

export const root = join(fileURLToPath(import.meta.url), '../..')
export const node = join(root, 'node_modules/node/bin/node')

/** Runs a program in the repository's root with its output shown; ends this process when it fails. */
export function run(program, args, env = {}) {
  const shell = process.platform === 'win32'
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell,
    env: { ...process.env, ...env },
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Hashes the contents of files and of all files below folders, named from the root. */
export function contentHash(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesBelow)) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  return hash.digest('hex')
}

/** The paths of all files below a folder. */
export const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return entry.isFile() ? [path] : []
  })

function filesBelow(path) {
  if (statSync(join(root, path)).isFile()) return [path]
  return filesIn(join(root, path))
    .map((file) => file.slice(root.length + 1))
    .sort()
}

/** The argument by which Node takes the settings of .env, where there is one. */
export function envFile() {
  const settings = join(root, '.env')
  return existsSync(settings) ? [`--env-file=${settings}`] : []
}

/** Runs `work` unless the file `stamp` says that it was done for the same `state`. */
function unlessDone(stamp, state, work) {
  const file = join(root, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === state) return
  work()
  writeFileSync(file, state)
}

/** Installs the packages that the lock file names, when they are missing or others. */
export function installWhatIsMissing() {
  unlessDone('node_modules/.installed', contentHash(['package-lock.json']), () => {
    console.log('Installing what is missing (once; this can take a minute) …')
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    // Left to itself, npm compiles what came compiled already, for which a bare machine has no compiler.
    run('npm', ['install', '--no-save', '--ignore-scripts', ...quiet])
    runInstallScripts()
  })
  if (!existsSync(node)) runInstallScripts()
}

/** Runs the install scripts of the packages that package.json allows to have some. */
function runInstallScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const allowed = Object.keys(allowScripts).filter((name) =>
    existsSync(join(root, 'node_modules', name)),
  )
  run('npm', ['rebuild', '--no-ignore-scripts', '--loglevel=error', ...allowed])
}

/** Builds the web app and the server when their sources have changed since the last build. */
export function buildWhatIsStale() {
  const rooms = ['web', 'contract', 'server']
  const scripts = ['scripts/build.mjs', 'scripts/build-server.mjs']
  const sources = [...rooms, 'package.json', 'package-lock.json', 'vite.config.ts', ...scripts]
  unlessDone('dist/built', contentHash(sources), () => {
    console.log('Building what is stale …')
    run(node, ['scripts/build.mjs'])
  })
}
