import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const runAlong = join(import.meta.dirname, 'run-along.mjs')

/** A server as far as signals go: says who it is, and takes a moment to end. */
const program = `
process.on('SIGTERM', () => setTimeout(() => { console.log('ended by SIGTERM'); process.exit(7) }, 300))
process.on('SIGINT', () => setTimeout(() => { console.log('ended by SIGINT'); process.exit(8) }, 300))
setInterval(() => undefined, 1000)
console.log('process ' + process.pid)
`

let folder: string
let output: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duologue-start-'))
  output = ''
  writeFileSync(join(folder, 'server.mjs'), program)
  writeFileSync(
    join(folder, 'start.mjs'),
    `import { runAlong } from ${JSON.stringify(runAlong)}\nrunAlong(process.execPath, ['server.mjs'])`,
  )
  const scripts = { start: 'node start.mjs' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts }))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts it and waits until the server says that it is there; gives its process id. */
async function start(command: string, args: string[]) {
  const child: ChildProcess = spawn(command, args, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text
    })
  }
  const pid = await vi.waitFor(() => Number(/process (\d+)/.exec(output)?.[1] ?? fail()), {
    timeout: 20_000,
  })
  return { child, pid, ended }
}
const fail = () => {
  throw new Error(`not there yet: ${output}`)
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('A12 a signal', () => {
  const hasEnded = (pid: number) =>
    vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000, interval: 50 })

  test('SIGTERM to npm start ends the server', async () => {
    const { child, pid } = await start('npm', ['start'])
    child.kill('SIGTERM')
    await hasEnded(pid)
    expect(output).toContain('ended by SIGTERM')
  })

  test('Ctrl-C where npm start runs, which reaches all of them, ends the server in its own time', async () => {
    const { child, pid } = await start('npm', ['start'])
    process.kill(-(child.pid ?? 0), 'SIGINT')
    await hasEnded(pid)
    expect(output).toContain('ended by SIGINT')
  })

  test.each([
    ['SIGTERM', 7],
    ['SIGINT', 8],
    ['SIGHUP', 7],
  ] as const)('%s to the script is handed on, and the exit code back', async (signal, code) => {
    const { child, pid, ended } = await start(process.execPath, ['start.mjs'])
    child.kill(signal)
    expect(await ended).toBe(code)
    expect(isAlive(pid)).toBe(false)
  })

  test('that kills the server is told by the exit code', async () => {
    const { pid, ended } = await start(process.execPath, ['start.mjs'])
    process.kill(pid, 'SIGKILL')
    expect(await ended).toBe(128 + 9)
  })
})
