import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '#server/testing/server-process.ts'

const root = join(import.meta.dirname, '..')
const place = mkdtempSync(join(tmpdir(), 'duologue-release-'))
const folder = join(place, 'app')
const dataDir = join(place, 'data')
const nobody = 65_532

/** Root may write everywhere, so the server must not be root here either. */
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}

const filesIn = (where: string) =>
  readdirSync(where, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const states = () =>
  filesIn(folder).map((file) => `${file} ${statSync(file).size} ${statSync(file).mtimeMs}`)

/** What was started; a test that fails leaves none of it behind. */
const children: ChildProcess[] = []

/** The Node that came with it, with nothing else of this machine. */
function run(args: string | string[], env: Record<string, string> = {}) {
  const child = spawn(join(folder, 'bin/node'), [args].flat(), {
    cwd: folder,
    env: { DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...asNobody,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text
    })
  }
  children.push(child)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve)
    child.once('error', reject)
  })
  return { child, ended, said: () => said }
}

beforeAll(() => {
  // As on a machine where new files are their maker's alone.
  const line = 'umask 077 && exec "$0" scripts/release.mjs --to "$1"'
  const made = spawnSync('sh', ['-c', line, process.execPath, folder], { cwd: root })
  if (made.status !== 0) throw new Error(`${made.stdout}${made.stderr}`)
  chmodSync(place, 0o755)
  for (const file of filesIn(folder)) chmodSync(file, statSync(file).mode & 0o555)
  mkdirSync(dataDir, { mode: 0o700 })
  if (asNobody.uid) chownSync(dataDir, nobody, nobody)
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('what `npm run release` makes', () => {
  test('runs from a folder that nobody can write to, as nobody in particular, and ends as it is asked to', async () => {
    const before = states()
    const PORT = `${await freePort()}`
    const early = run('server/health.js', { PORT })
    expect(await early.ended).toBe(1)
    expect(early.said()).toContain('No server answers')
    const waiting = run(['server/health.js', '--wait'], { PORT })
    const server = run('server/main.js', { PORT, DATABASE_ULR: 'postgres://nowhere' })
    expect(await waiting.ended, server.said()).toBe(0)
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(server.said()).toContain(`Duologue ${version} listens at`)
    expect(server.said()).toContain('There is no setting DATABASE_ULR. Is DATABASE_URL meant?')
    expect(server.said()).not.toContain('nowhere')
    /** Answered by a thread. */
    const question = { question: 'How do we share the housework fairly?' }
    const page = await fetch(`http://127.0.0.1:${PORT}/`)
    expect(await page.text()).toContain('<div id="root">')
    const own = { origin: `http://localhost:${PORT}`, 'content-type': 'application/json' }
    const register = await fetch(`http://127.0.0.1:${PORT}/api/register`, {
      method: 'POST',
      headers: own,
      body: JSON.stringify({
        ...{ username: 'Mina', partnerName: 'Jonas', email: 'mina@example.org' },
        password: 'a long quiet lake',
      }),
    })
    expect(register.status).toBe(200)
    const cookie = register.headers
      .getSetCookie()
      .map((one) => one.split(';')[0] ?? '')
      .join('; ')
    const ask = async () => {
      const asked = await fetch(`http://127.0.0.1:${PORT}/api/ask`, {
        method: 'POST',
        headers: { ...own, cookie },
        body: JSON.stringify(question),
      })
      return asked.json()
    }
    // A thread that still reads its texts on a busy machine leaves the first question to a plainer answer.
    await expect
      .poll(ask, { timeout: 90_000, interval: 1000 })
      .toMatchObject({ source: 'built-in', topic: 'chores' })
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(existsSync(join(dataDir, 'duologue.db'))).toBe(true)
    expect(states()).toEqual(before)
  })

  test('knows what texts mean: without the encoder there would only be words, counted into few of its numbers', async () => {
    const count = `
      const { readCards } = await import('./server/text-work.thread.js')
      const [vector] = (await readCards(0)).vectors
      console.log(vector.filter((number) => number !== 0).length, 'of', vector.length)`
    const encoder = run(['--input-type=module', '--eval', count])
    expect(await encoder.ended).toBe(0)
    expect(encoder.said()).toBe('512 of 512\n')
  })

  test('is what the Containerfile makes an image of', () => {
    const text = readFileSync(join(root, 'Containerfile'), 'utf8')
    const scripts = [...text.matchAll(/^RUN node (\S+)/gm)].map(([, script = '']) => script)
    expect(scripts).toEqual(['scripts/install.mjs', 'scripts/release.mjs'])
    expect(scripts.filter((script) => !existsSync(join(root, script)))).toEqual([])
    const [, last = ''] = text.split(/^FROM .* AS build$[\s\S]*^FROM /m)
    const named = [...last.matchAll(/"(server\/\S+\.js)"/g)].map(([, file = '']) => file)
    expect(named).toEqual(['server/health.js', 'server/main.js'])
    expect(named.filter((file) => !existsSync(join(folder, file)))).toEqual([])
    expect(last).toMatch(/^USER 65532:65532$/m)
  })
})
