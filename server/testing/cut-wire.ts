import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createVisitor } from './visitor.ts'

const pairOf = (cookie: string) => cookie.split(';', 1)[0]?.split(/=(.*)/s) ?? []

/**
 * Has that app listen on this machine, and gives visitors whose requests take the real wire. It can cut a
 * connection at the worst moment: when the handler is done, before a byte of the reply is out.
 */
export async function startCutWire(app: FastifyInstance) {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  let isToCut = false
  let cutAt: number | undefined
  app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (!isToCut) return
    isToCut = false
    const { writeHead } = response
    response.writeHead = ((status: number, ...more: never[]) => {
      cutAt = status
      response.socket?.destroy()
      return writeHead.call(response, status, ...more)
    }) as typeof writeHead
  })

  type Asked = {
    method: string
    url: string
    cookies: Record<string, string>
    headers: Record<string, string>
    payload?: string
  }
  const inject = async ({ method, url: path, cookies, headers, payload }: Asked) => {
    const cookie = Object.entries(cookies)
      .map((pair) => pair.join('='))
      .join('; ')
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, cookie, connection: 'close' },
      ...(payload !== undefined && { body: payload }),
    })
    const body = await response.text()
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body,
      json: () => JSON.parse(body),
      cookies: response.headers.getSetCookie().map((line) => {
        const [name = '', value = ''] = pairOf(line)
        return { name, value, ...(/max-age=0\b/i.test(line) && { maxAge: 0 }) }
      }),
    }
  }
  const overTheWire = { inject } as unknown as FastifyInstance

  return {
    visitor: () => createVisitor(overTheWire),
    /** Cuts the connection of the next request. */
    cutNext(): void {
      isToCut = true
      cutAt = undefined
    },
    /** The status that the last one cut would have got; undefined where none was. */
    cutAt: () => cutAt,
  }
}
