import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listenHere } from '#server/testing/listen-here.ts'

/** A request that broke off after it had reached a node. */
type CutOff = { node: string; beganAt: number }

/** Of the request only the body is read whole; gives false where that node does not take connections. */
function passOn(
  node: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  reply: ServerResponse,
): Promise<'answered' | 'refused' | 'cut off'> {
  return new Promise((resolve) => {
    const onward = request(node + url, { method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', () => resolve('cut off'))
      answer.on('end', () => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(parts))
        resolve('answered')
      })
    })
    onward.on('error', (error) =>
      resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'cut off'),
    )
    onward.end(body)
  })
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * A proxy that gives each request to the next node in turn, and past one that takes no connections. Of a
 * request that broke off nobody knows what became: it is answered 502 and noted, and not sent again.
 */
export async function startRoundRobin(nodes: readonly string[]) {
  const cutOff: CutOff[] = []
  const answered = new Map(nodes.map((node) => [node, 0]))
  let turn = 0

  async function serve(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming)
    for (let tried = 0; tried < nodes.length; tried += 1) {
      const node = nodes[turn % nodes.length] ?? ''
      turn += 1
      const beganAt = performance.now()
      const outcome = await passOn(node, incoming, body, reply)
      if (outcome === 'refused') continue
      if (outcome === 'answered') answered.set(node, (answered.get(node) ?? 0) + 1)
      else {
        cutOff.push({ node, beganAt })
        reply.writeHead(502, { 'content-type': 'application/json' }).end('{}')
      }
      return
    }
    reply.writeHead(502, { 'content-type': 'application/json' }).end('{}')
  }

  const server = createServer((incoming, reply) => {
    serve(incoming, reply).catch(() => reply.destroy())
  })
  const port = await listenHere(server)
  return {
    url: `http://127.0.0.1:${port}`,
    cutOff,
    /** How many requests that node answered so far. */
    answeredBy: (node: string): number => answered.get(node) ?? 0,
    stop(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
