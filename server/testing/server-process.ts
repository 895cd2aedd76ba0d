import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { listenHere } from './listen-here.ts'

const root = join(import.meta.dirname, '../..')
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)

/**
 * What starts the server (`main.ts`) or a command beside it: its source, or what `npm test` has just built of it,
 * which starts in a third of the time.
 */
export function programOf(file: string): string {
  if (process.env.BUILT_SERVER !== 'yes') return join(root, 'server', file)
  const command = Object.keys(scripts).find((name) => scripts[name]?.endsWith(` server/${file}`))
  const name = command?.replaceAll(':', '-') ?? file.replace(/\.ts$/, '')
  return join(root, 'dist/server', `${name}.js`)
}

/** Half of a start is reading the sources anew; this keeps what became of them. */
export const startsFaster = {
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
}

export type ServerProcess = {
  url: string
  pid: number
  /** Everything it printed so far. */
  output: () => string
  /** Comes once it has ended: its exit code, null when it was killed. */
  exit: Promise<number | null>
  /** Sends the signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

type Settings = {
  dataDir: string
  databaseUrl?: string | undefined
  port?: number
  /** The server's file, where it is another one than the tests start. */
  main?: string
  /** More of what `.env.example` documents. Limits of use are off, and nothing is loaded ahead, unless it says otherwise. */
  env?: Record<string, string>
  /** What starts the server in place of the shell: a program that becomes the command it is given. */
  via?: readonly string[]
}

/** A port of this machine that nobody uses right now. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenHere(probe)
  probe.close()
  await once(probe, 'close')
  return port
}

/** Runs the server as its own process, without waiting for it to be up. */
export function spawnServer(settings: Settings & { port: number }) {
  const { dataDir, databaseUrl, port, main = programOf('main.ts'), env, via = [] } = settings
  const [program = process.execPath, ...args] = [...via, process.execPath, main]
  const child: ChildProcess = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      ...startsFaster,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      WARM_UP: 'no',
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output += text
    })
  }
  const exit = once(child, 'exit').then(([code]) => code as number | null)
  return { child, exit, output: () => output }
}

/** Starts the server as a process and waits until its health call answers 200. */
export async function startServerProcess(settings: Settings): Promise<ServerProcess> {
  const port = settings.port ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const { child, exit, output } = spawnServer({ ...settings, port })
  let ended = false
  exit.then(() => {
    ended = true
  })
  while (!(await isUp(url))) {
    if (ended) throw new Error(`The server ended at its start: ${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    exit,
    end(signal) {
      child.kill(signal)
      return exit
    },
  }
}

/** Whether the server at that address can save answers. */
export const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
