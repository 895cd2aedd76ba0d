import type { FastifyInstance } from 'fastify'

export type Reply<Body = unknown> = {
  status: number
  body: Body
  text: string
  headers: Record<string, unknown>
}

type Options = { headers?: Record<string, string>; payload?: string | Buffer }
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Visitor = ReturnType<typeof createVisitor>

/** Whoever makes calls with the cookies of one device, whatever the wire. */
export type Caller = Pick<Visitor, 'get' | 'post' | 'patch'>

/** Somebody with a browser at that address: keeps the cookies that the server sets and sends them back. */
export function createVisitor(app: FastifyInstance, address = '127.0.0.1') {
  const cookies = new Map<string, string>()

  const send = async <Body = never>(
    method: Method,
    url: string,
    body?: unknown,
    { headers = {}, payload }: Options = {},
  ): Promise<Reply<Body>> => {
    const text = payload ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await app.inject({
      method,
      url,
      remoteAddress: address,
      cookies: Object.fromEntries(cookies),
      headers: { ...(text !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(text !== undefined && { payload: text }),
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = method !== 'HEAD' && String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : undefined) as Body,
      text: response.body,
      headers: response.headers,
    }
  }

  return {
    cookies,
    send,
    get: <Body = never>(url: string, options?: Options) =>
      send<Body>('GET', url, undefined, options),
    post: <Body = never>(url: string, body?: unknown, options?: Options) =>
      send<Body>('POST', url, body, options),
    patch: <Body = never>(url: string, body?: unknown, options?: Options) =>
      send<Body>('PATCH', url, body, options),
  }
}
