import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import type { Database, Tables } from '#server/tables.ts'
import { testPassword } from '#server/testing/couple.ts'
import type { Caller, Reply } from '#server/testing/visitor.ts'
import type { Served } from './served.ts'

/** Somebody who keeps the cookies they get, over HTTP; any other status than 200 is an error. */
function callerAt(url: string): Caller {
  const cookies = new Map<string, string>()
  const send = async <Body>(method: string, path: string, body?: unknown): Promise<Reply<Body>> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? []
      cookies.set(name, value)
    }
    return { status: 200, body: JSON.parse(text) as Body, text, headers: {} }
  }
  return {
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
  }
}

let couples = 0

async function register(url: string): Promise<Caller> {
  couples += 1
  const visitor = callerAt(url)
  await visitor.post('/api/register', {
    ...{ username: 'Mina', email: `mina${couples}@example.org` },
    ...{ partnerName: 'Jonas', partnerEmail: `jonas${couples}@example.org` },
    password: testPassword,
  })
  return visitor
}

export type BenchServer = {
  /** A couple that has just registered: the device that its first person is signed in on. */
  registered: () => Promise<Caller>
  /** Its own database, to lay things out in. */
  database: Database
}

/** Has a server run in a process of its own while `work` measures it. */
export async function withServer<Result>(
  manner: Omit<Served, 'dataDir'>,
  work: (server: BenchServer) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), 'duologue-bench-'))
  const served: Served = { dataDir, ...manner }
  const child = fork(join(import.meta.dirname, 'served.ts'), [JSON.stringify(served)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`A server of the bench ended by itself with ${code}.`)
  })
  try {
    const [url] = (await Promise.race([once(child, 'message'), failed])) as [string]
    const database = openDatabaseBesideServer<Tables>({ databaseUrl: undefined, dataDir })
    try {
      return await Promise.race([work({ registered: () => register(url), database }), failed])
    } finally {
      await database.destroy()
    }
  } finally {
    failed.catch(() => undefined)
    if (child.connected) child.disconnect()
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}
