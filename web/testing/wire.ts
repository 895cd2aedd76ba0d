import type { Visitor } from '#server/testing/visitor.ts'

type Answer = Response | Promise<Response>
/** Stands in the way of a call: may pass it on, hold it back, lose it, or answer in its place. */
export type Meddler = (passOn: () => Promise<Response>) => Answer
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** A method and the beginning of a path: `PATCH /api/questions`. */
export type CallName = `${Method} /api/${string}`

export type Meddlers = { [Name in CallName]?: Meddler }

/** What lies between a page and the server: a `fetch` that reaches the server as that visitor. */
export function createWire(visitor: Visitor, atFirst: Meddlers = {}) {
  const calls: string[] = []
  const credentials = new Map<string, RequestCredentials | undefined>()
  const meddlers: Meddlers = { ...atFirst }

  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const reply = await visitor.send(init.method as Method, url, undefined, {
      headers: { 'sec-fetch-site': 'same-origin', ...(init.headers as Record<string, string>) },
      ...(typeof init.body === 'string' && { payload: init.body }),
    })
    const headers = { 'content-type': String(reply.headers['content-type'] ?? 'text/plain') }
    return new Response(reply.text, { status: reply.status, headers })
  }

  const fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const call = `${init.method ?? 'GET'} ${url}`
    calls.push(call)
    credentials.set(call, init.credentials)
    init.signal?.throwIfAborted()
    const passOn = () => send(url, { method: 'GET', ...init })
    const meddler = Object.entries(meddlers).find(([name]) => call.startsWith(name))?.[1]
    const response = await (meddler ? meddler(passOn) : passOn())
    init.signal?.throwIfAborted()
    return response
  }

  return {
    /** Every call made so far, oldest first: `GET /api/user`. */
    calls,
    /** With which credentials a call was last made. */
    credentialsOf: (call: string) => credentials.get(call),
    fetch: fetch as typeof globalThis.fetch,
    /** Meddles with the calls of that name until `mend` lets them through again. */
    meddle(name: CallName, meddler: Meddler) {
      meddlers[name] = meddler
    },
    mend(name: CallName) {
      delete meddlers[name]
    },
  }
}

/** For `meddle`: the network is gone. */
export const lost: Meddler = () => Promise.reject(new TypeError('Failed to fetch'))

/** For `meddle`: an answer that a proxy or a failing server would give. */
export const answered =
  (status: number, body: string | object = ''): Meddler =>
  () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
