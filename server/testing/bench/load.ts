import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Use } from './measured-process.ts'

/** One request as it goes over the wire. */
export type Request = string

export type Load = {
  /** Sends them over all connections, each the next one once it is answered; gives how long each took, in order. */
  send: (requests: readonly Request[]) => Promise<number[]>
  close: () => void
}

const endOfHead = '\r\n\r\n'
/** A connection that said nothing for so long may have been given up by the server. */
const idleMs = 1_000

/** The length of the response that a text begins with; undefined while it is not all there. */
function lengthOf(text: string): number | undefined {
  const head = text.indexOf(endOfHead)
  if (head < 0) return undefined
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1]
  const whole = head + endOfHead.length + Number(length)
  return text.length >= whole ? whole : undefined
}

/** A server may hang up on a connection that has said nothing for a while, just as the next request comes. */
class HungUp extends Error {
  constructor() {
    super('The server hung up.')
  }
}

/**
 * Connections that stay open, each from its first request on, and are opened anew where the server hung up before the
 * first byte of a reply. Any other status than 200 is an error.
 */
export function openLoad(url: string, connections = 32): Load {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []

  const connected = async (nth: number): Promise<Socket> => {
    const known = sockets[nth]
    if (known && !known.destroyed) return known
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    socket.setEncoding('latin1')
    sockets[nth] = socket
    // What breaks a connection closes it, and whoever waits for it is told by that.
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    return socket
  }

  const exchange = (socket: Socket, request: Request): Promise<void> =>
    new Promise((resolve, reject) => {
      let text = ''
      const listen = (chunk: string) => {
        text += chunk
        if (lengthOf(text) === undefined) return
        socket.off('data', listen).off('close', fail)
        if (text.startsWith('HTTP/1.1 200')) resolve()
        else reject(new Error(text))
      }
      const fail = () =>
        reject(text ? new Error(`The server hung up after: ${text}`) : new HungUp())
      socket.on('data', listen).once('close', fail)
      socket.write(request)
    })

  const lastUsed: number[] = []

  /** On that connection, and again on a new one where the server hangs up on one that was idle; gives how long it took. */
  const sendOn = async (nth: number, request: Request): Promise<number> => {
    const isIdle = performance.now() - (lastUsed[nth] ?? Number.NaN) > idleMs
    const socket = await connected(nth)
    const start = performance.now()
    try {
      await exchange(socket, request)
    } catch (error) {
      if (!isIdle || !(error instanceof HungUp)) throw error
      await exchange(await connected(nth), request)
    }
    const now = performance.now()
    lastUsed[nth] = now
    return now - start
  }

  return {
    async send(requests) {
      const times: number[] = []
      let next = 0
      const work = async (nth: number) => {
        for (;;) {
          const at = next
          next += 1
          const request = requests[at]
          if (request === undefined) return
          times[at] = await sendOn(nth, request)
        }
      }
      await Promise.all(Array.from({ length: connections }, (_, nth) => work(nth)))
      return times
    },
    close() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Whatever tells how much of the processor it has used so far. */
export type Processor = { use: () => Promise<Pick<Use, 'processor'>> }

/** Microseconds of the processor for each of these requests, whenever it is asked. */
export const costOf =
  ({ use }: Processor, load: Load, requests: readonly Request[]) =>
  async (): Promise<number> => {
    const before = await use()
    await load.send(requests)
    return ((await use()).processor - before.processor) / requests.length
  }

/** A request as a browser's page makes it, for the login of that cookie. */
export function requestOf(
  method: string,
  path: string,
  { cookie, body, from }: { cookie: string; body?: unknown; from?: string },
): Request {
  const text = body === undefined ? '' : JSON.stringify(body)
  return [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: keep-alive',
    'accept: application/json',
    'accept-language: en-NZ,en;q=0.9',
    'accept-encoding: gzip, deflate, br',
    'user-agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'sec-fetch-site: same-origin',
    'sec-fetch-mode: cors',
    'sec-fetch-dest: empty',
    'referer: http://127.0.0.1/home',
    ...(from ? [`x-forwarded-for: ${from}`] : []),
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(text
      ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]
      : []),
    '',
    text,
  ].join('\r\n')
}
