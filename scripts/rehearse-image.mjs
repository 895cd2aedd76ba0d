// Does what the Containerfile says, without containers: its instructions in order, each stage a folder. As
// root on Linux it then starts the image as a container would be: its folder as the root, read-only, its own
// user without any right, and nothing of this machine but the system's libraries.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { argumentsOf, contextOf, instructionsIn } from './containerfile.mjs'
import { megabytesIn } from './megabytes-in.mjs'
import { filesIn, root } from './ready.mjs'

const mostMegabytes = 200
/** What the base of the last stage weighs, as its makers say; here are only the libraries that are asked for. */
const baseMegabytes = 25
/** What `strip` takes out of Node; it is left out where there is none. */
const strippedMegabytes = 18
let notStripped = 0
const upWithinMs = 30_000
const endWithinMs = 10_000

/** Ends with 0 where nothing but the data can be written to, as a user without any right. */
const tries = `
  const { readFileSync, writeFileSync } = require('node:fs')
  const refused = ['/app/new', '/new', '/tmp/new'].filter((file) => {
    try { writeFileSync(file, '') } catch ({ code }) { return code === 'EROFS' }
  })
  writeFileSync('/data/new', '')
  const rights = /CapEff:.0+$/m.test(readFileSync('/proc/self/status', 'utf8'))
  process.exit(process.getuid() === 0 ? 4 : refused.length < 3 ? 2 : rights ? 0 : 3)`

const folder = mkdtempSync(join(tmpdir(), 'duologue-image-'))
const say = (text) => console.log(text)
const wait = (child) => new Promise((resolve) => child.once('exit', resolve))

function stageOf(rest) {
  const [base, , name = 'image'] = rest.split(/\s+/)
  const place = join(folder, name)
  mkdirSync(place)
  return { name, base, place, workdir: '/', env: {}, user: [0, 0] }
}

/** Paths from the root are those of the stage. */
const inStage = (stage, path) =>
  join(stage.place, path.startsWith('/') ? path : join(stage.workdir, path))

function copy(stage, stages, { flags, rest }) {
  const paths = rest.split(/\s+/)
  const to = inStage(stage, paths.at(-1))
  const from = flags.from && stages.find(({ name }) => name === flags.from)
  if (from) {
    cpSync(inStage(from, paths[0]), to, { recursive: true })
  } else {
    for (const path of contextOf(root)) {
      const source = paths.slice(0, -1).find((named) => named === '.' || named === path)
      const one = paths.slice(0, -1).find((named) => path.startsWith(`${named}/`))
      if (source === undefined && one === undefined) continue
      const kept = source === '.' ? path : relative(dirname(source ?? one), path)
      cpSync(join(root, path), join(to, kept))
    }
  }
  if (flags.chown && process.getuid() === 0) chownSync(to, ...flags.chown.split(':').map(Number))
}

/** In the stage's folder, where words that begin with a slash are paths in it; nothing is compiled. */
function runIn(stage, rest) {
  if (rest.startsWith('strip ') && spawnSync('strip', ['--version']).status !== 0) {
    say('No `strip` of GNU binutils here: what it takes out is counted all the same.')
    notStripped = strippedMegabytes
    return
  }
  const line = rest.replace(/(^|\s)\/(\S+)/g, (_, gap, path) => `${gap}${join(stage.place, path)}`)
  const cwd = join(stage.place, stage.workdir)
  const env = { ...process.env, MAKE: 'nothing-is-compiled' }
  const { status } = spawnSync('sh', ['-c', line], { cwd, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}.`)
}

function build() {
  const stages = []
  for (const instruction of instructionsIn(readFileSync(join(root, 'Containerfile'), 'utf8'))) {
    const { word, rest } = instruction
    const stage = stages.at(-1)
    say(`${word} ${rest}`)
    if (word === 'FROM') stages.push(stageOf(rest))
    else if (word === 'COPY') copy(stage, stages, instruction)
    else if (word === 'RUN') runIn(stage, rest)
    else if (word === 'WORKDIR') {
      stage.workdir = rest
      mkdirSync(join(stage.place, rest), { recursive: true })
    } else if (word === 'ENV') {
      const [name, ...value] = rest.split('=')
      stage.env[name] = value.join('=')
    } else if (word === 'USER') stage.user = rest.split(':').map(Number)
    else if (['ENTRYPOINT', 'CMD', 'HEALTHCHECK'].includes(word)) stage[word] = argumentsOf(rest)
    else if (word === 'STOPSIGNAL') stage.signal = rest
    else if (!['LABEL', 'VOLUME', 'EXPOSE'].includes(word)) throw new Error(`${word} is not known.`)
  }
  return stages.at(-1)
}

/** What the base brings and machine code asks for: the libraries of this machine stand in for it. */
function bringLibraries({ place }) {
  const programs = filesIn(place).filter((file) => /\/bin\/node$|\.node$/.test(file))
  const asked = execFileSync('ldd', programs, { encoding: 'utf8' })
  for (const [, file] of asked.matchAll(/(\/\S+) \(0x/g)) {
    mkdirSync(join(place, dirname(file)), { recursive: true })
    copyFileSync(file, join(place, file))
  }
  for (const empty of ['proc', 'tmp']) mkdirSync(join(place, empty), { recursive: true })
}

/** A program and its arguments, as they run in the image; its data lie in the folder `data`. */
function inImage({ place, env, user, workdir }, [program, ...args], { data, port }) {
  const settings = { ...env, PORT: String(port) }
  if (process.getuid() !== 0 || process.platform !== 'linux') {
    const path = join(place, env.PATH)
    const DATA_DIR = data
    return spawn(join(path, program), args, {
      cwd: join(place, workdir),
      env: { ...settings, DATA_DIR },
    })
  }
  const [uid, gid] = user
  const inner = [
    `mount --bind ${place} ${place}`,
    `mount -o remount,ro,bind ${place}`,
    `mount --bind ${data} ${join(place, 'data')}`,
    `mount -t proc proc ${join(place, 'proc')}`,
    `export ${Object.entries(settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')}`,
    `exec /usr/bin/setpriv --nnp /usr/bin/unshare --root=${place} --wd=${workdir} ` +
      `--setgid=${gid} --setuid=${uid} "$@"`,
  ].join(' && ')
  return spawn('/usr/bin/unshare', ['--mount', 'sh', '-c', inner, 'sh', program, ...args], {
    env: {},
  })
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function startAndEnd(image, data) {
  const where = { data, port: await freePort() }
  const server = inImage(image, [...image.ENTRYPOINT, ...image.CMD], where)
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text))
  const ended = wait(server)
  const begun = Date.now()
  let health = 1
  while (health !== 0) {
    if (server.exitCode !== null || Date.now() - begun > upWithinMs) {
      throw new Error(`It did not start: ${said}`)
    }
    health = await wait(inImage(image, image.HEALTHCHECK, where))
  }
  server.kill(image.signal)
  const code = await Promise.race([ended, sleep(endWithinMs, 'late', { ref: false })])
  if (code !== 0) throw new Error(`${image.signal} ended it with ${code}: ${said}`)
  say(`Started, found healthy, and ended by ${image.signal}.`)
}

async function rehearse() {
  const image = build()
  const megabytes = megabytesIn(image.place) + baseMegabytes - notStripped
  say(`${megabytes.toFixed(0)} MB with the base, of at most ${mostMegabytes}`)
  if (megabytes > mostMegabytes) throw new Error('That is too large.')
  if (image.user.includes(0)) throw new Error('It would run as root.')
  const asRoot = process.getuid() === 0 && process.platform === 'linux'
  if (asRoot) bringLibraries(image)
  else say('Not root on Linux: started from its folder, and not as a root of its own.')
  const data = join(folder, 'kept')
  cpSync(join(image.place, 'data'), data, { recursive: true })
  if (asRoot) chownSync(data, ...image.user)
  if (asRoot) {
    const told = await wait(inImage(image, ['node', '--eval', tries], { data, port: 0 }))
    if (told !== 0) throw new Error(`Its root can be written to, or it has rights (${told}).`)
    say('Nothing but /data can be written to, and no right is left.')
  }
  await startAndEnd(image, data)
  if (!existsSync(join(data, 'duologue.db'))) throw new Error('Nothing was kept in /data.')
  await startAndEnd(image, data)
  say('And again, over what the first one kept.')
}

try {
  await rehearse()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
