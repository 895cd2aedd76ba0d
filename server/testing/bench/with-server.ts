import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import type { Database, Tables } from '#server/tables.ts'
import { testPassword } from '#server/testing/couple.ts'
import type { Caller, Reply } from '#server/testing/visitor.ts'
import { type MeasuredProcess, withFolder, withProcess } from './measured-process.ts'
import type { Served } from './served.ts'

export type BenchCaller = Caller & { cookie: () => string; email: string }

/** Somebody who keeps the cookies they get, over HTTP; any other status than 200 is an error. */
function callerAt(url: string): Omit<BenchCaller, 'email'> {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map((pair) => pair.join('=')).join('; ')
  const send = async <Body>(method: string, path: string, body?: unknown): Promise<Reply<Body>> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        cookie: cookie(),
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
    cookie,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    patch: (path, body) => send('PATCH', path, body),
  }
}

let couples = 0

/** A couple that has just registered at that server: the device that its first person is signed in on. */
export async function register(url: string): Promise<BenchCaller> {
  couples += 1
  const email = `mina${couples}@example.org`
  const visitor = callerAt(url)
  await visitor.post('/api/register', {
    ...{ username: 'Mina', email },
    ...{ partnerName: 'Jonas', partnerEmail: `jonas${couples}@example.org` },
    password: testPassword,
  })
  return { ...visitor, email }
}

export type BenchServer = MeasuredProcess & {
  /** A couple that has just registered: the device that its first person is signed in on. */
  registered: () => Promise<BenchCaller>
  dataDir: string
  /** Its own database, to lay things out in. */
  database: Database
}

/** Has a server run in a process of its own while `work` measures it, with what is in its folder already. */
export const withServerOf = <Result>(
  served: Served,
  work: (server: BenchServer) => Promise<Result>,
): Promise<Result> =>
  withProcess('served.ts', served, async ({ url, use }) => {
    const { dataDir, databaseUrl } = served
    const database = await openDatabaseBesideServer<Tables>({ databaseUrl, dataDir })
    try {
      return await work({ url, use, dataDir, registered: () => register(url), database })
    } finally {
      await database.destroy()
    }
  })

/** The same, in a folder that is empty at first. */
export const withServer = <Result>(
  manner: Omit<Served, 'dataDir'>,
  work: (server: BenchServer) => Promise<Result>,
): Promise<Result> => withFolder((dataDir) => withServerOf({ dataDir, ...manner }, work))
