import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenHere } from '#server/testing/listen-here.ts'

/**
 * All that a device of WebKit asks of anybody comes by here, since its driver neither tells of requests nor keeps one
 * back, and puts nothing into a page before its scripts. What Playwright does in a browser is done on the way to it.
 */

type Asked = {
  url: () => string
  method: () => string
  headers: () => Record<string, string>
}
export type Answered = {
  url: () => string
  status: () => number
  headers: () => Record<string, string>
  text: () => Promise<string>
}
type Filling = { status?: number; contentType?: string; body?: string | Buffer }
type Route = {
  request: () => Asked
  abort: () => Promise<void>
  continue: () => Promise<void>
  fulfill: (filling: Filling) => Promise<void>
}
export type Where = string | RegExp
type Handler = (route: Route) => unknown
export type Told = { request: Asked; response: Answered; download: string }

export type Wire = {
  port: number
  route: (where: Where, handler: Handler) => void
  unroute: (where: Where) => void
  /** From then on nothing comes through, until it is taken back. */
  cut: (isCut: boolean) => void
  on: <Kind extends keyof Told>(kind: Kind, listener: (told: Told[Kind]) => void) => void
  /** Runs in every document before its own scripts. */
  putFirst: (source: string) => void
  /** What the function of that name in the page is given, from `putFirst` on. */
  expose: (name: string, heard: (...given: unknown[]) => unknown) => void
  /** The last document that came. */
  lastDocument: () => Answered | null
  /** Whether nobody waits for a reply, nor has for that long. */
  isQuiet: (forMs: number) => boolean
  end: () => Promise<void>
}

/** Whether an address is one of those that a glob of Playwright's, or a pattern, is about. */
export function isAt(url: string, where: Where): boolean {
  if (where instanceof RegExp) return where.test(url)
  const parts = where.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*'
    return part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`).test(url)
}

/** Paths that no server has: they are answered here, at the origin of whatever page asks. */
const firstScript = '/of-the-wire/first.js'
const exposed = '/of-the-wire/exposed'
/** A page with nothing in it, to set a cookie from. */
export const emptyPage = '/of-the-wire/empty'

const plainHeaders = (message: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, String(value ?? '')]),
  )

const isForDocument = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && String(headers.accept).startsWith('text/html')

type Options = {
  /** As in a browser that runs no scripts but the driver's. */
  withoutScripts?: boolean
  /** Who is asked for what is not on this machine; without one nobody is. */
  outside?: string | undefined
}

export async function layWire({ withoutScripts = false, outside }: Options = {}): Promise<Wire> {
  const routes: { where: Where; handler: Handler }[] = []
  const listeners: { [Kind in keyof Told]: ((told: Told[Kind]) => void)[] } = {
    request: [],
    response: [],
    download: [],
  }
  const first: string[] = []
  const exposures = new Map<string, (...given: unknown[]) => unknown>()
  const agent = new Agent({ keepAlive: false })
  let isCut = false
  let waiting = 0
  let quietSince = Date.now()
  let lastDocument: Answered | null = null

  const tell = <Kind extends keyof Told>(kind: Kind, told: Told[Kind]) => {
    for (const listener of listeners[kind]) listener(told)
  }

  async function answerHere(asked: IncomingMessage, answer: ServerResponse, path: string) {
    if (path === exposed) {
      const [name, given] = JSON.parse(String(await buffer(asked))) as [string, unknown[]]
      exposures.get(name)?.(...given)
    }
    const type = path === firstScript ? 'text/javascript' : 'text/html'
    answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' })
    answer.end(path === firstScript ? first.map((source) => `;${source};`).join('\n') : '')
  }

  /** Sends it on to whom it was meant for. */
  function sendOn(asked: IncomingMessage, url: string): ClientRequest {
    const isDocument = isForDocument(asked)
    const { 'proxy-connection': _hop, ...headers } = asked.headers
    if (isDocument) {
      // It comes whole and in plain, so that something can be put into it.
      for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) {
        delete headers[name]
      }
    }
    const { method } = asked
    const isHere = new URL(url).hostname === 'localhost'
    if (isHere || !outside) return send(url, { method, headers, agent })
    return send(outside, { method, headers, agent, path: url })
  }

  async function giveBack(asked: IncomingMessage, given: IncomingMessage, answer: ServerResponse) {
    const { status, url } = { status: given.statusCode ?? 502, url: String(asked.url) }
    const headers: IncomingMessage['headers'] = { ...given.headers }
    delete headers.connection
    delete headers['keep-alive']
    const isDocument = isForDocument(asked) && String(headers['content-type']).includes('text/html')
    const whole = Promise.withResolvers<string>()
    // Nobody may ask for it.
    whole.promise.catch(() => undefined)
    const answered: Answered = {
      url: () => url,
      status: () => status,
      headers: () => plainHeaders(given),
      text: () => whole.promise,
    }
    if (isDocument) lastDocument = answered
    tell('response', answered)
    const named = /filename="?([^";]+)/.exec(String(headers['content-disposition']))?.[1]
    if (named) tell('download', named)

    if (isDocument) {
      const text = String(await buffer(given))
      whole.resolve(text)
      delete headers['content-length']
      delete headers.etag
      if (withoutScripts) headers['content-security-policy'] = "script-src 'none'"
      answer.writeHead(status, headers)
      const tag = `<script src="${firstScript}"></script>`
      answer.end(withoutScripts ? text : text.replace(/<head[^>]*>/, (head) => head + tag))
      return
    }
    // What the browser has kept is asked of nobody, and so of no route: it keeps none of it.
    answer.writeHead(status, { ...headers, 'cache-control': 'no-store' })
    answer.flushHeaders()
    const parts: Buffer[] = []
    for await (const part of given as AsyncIterable<Buffer>) {
      parts.push(part)
      answer.write(part)
    }
    answer.end()
    whole.resolve(String(Buffer.concat(parts)))
  }

  const pass = (asked: IncomingMessage, answer: ServerResponse) =>
    new Promise<void>((resolve) => {
      const on = sendOn(asked, String(asked.url))
      const lose = () => {
        answer.destroy()
        resolve()
      }
      on.once('error', lose)
      on.once('response', (given) => giveBack(asked, given, answer).then(resolve, lose))
      answer.once('close', () => on.destroy())
      asked.pipe(on)
    })

  async function handle(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const url = String(asked.url)
    const told: Asked = {
      url: () => url,
      method: () => asked.method ?? 'GET',
      headers: () => plainHeaders(asked),
    }
    const { pathname } = new URL(url)
    if ([firstScript, exposed, emptyPage].includes(pathname)) {
      return answerHere(asked, answer, pathname)
    }
    tell('request', told)
    if (isCut) return void answer.destroy()
    const route = routes.findLast(({ where }) => isAt(url, where))
    if (!route) return pass(asked, answer)
    await route.handler({
      request: () => told,
      abort: async () => void answer.destroy(),
      continue: () => pass(asked, answer),
      async fulfill({ status = 200, contentType = 'text/plain', body = '' }) {
        answer.writeHead(status, { 'content-type': contentType }).end(body)
      },
    })
  }

  const server = createServer((asked, answer) => {
    waiting += 1
    answer.once('close', () => {
      waiting -= 1
      quietSince = Date.now()
    })
    handle(asked, answer).catch(() => answer.destroy())
  })
  // What is sealed on its way cannot be looked into: it is told, and goes nowhere.
  server.on('connect', ({ url, headers }, socket) => {
    socket.on('error', () => undefined)
    const address = `https://${String(url).replace(/:443$/, '')}/`
    tell('request', {
      url: () => address,
      method: () => 'CONNECT',
      headers: () => ({ ...headers }) as Record<string, string>,
    })
    socket.destroy()
    if (outside)
      send(outside, { method: 'CONNECT', path: url })
        .on('error', () => undefined)
        .end()
  })
  const port = await listenHere(server)

  return {
    port,
    route: (where, handler) => void routes.push({ where, handler }),
    unroute(where) {
      const kept = routes.filter((route) => String(route.where) !== String(where))
      routes.splice(0, routes.length, ...kept)
    },
    cut(isNow) {
      isCut = isNow
      if (isNow) server.closeAllConnections()
    },
    on: (kind, listener) => void (listeners[kind] as unknown[]).push(listener),
    putFirst: (source) => void first.push(source),
    expose(name, heard) {
      exposures.set(name, heard)
      first.push(
        `globalThis[${JSON.stringify(name)}] = (...given) =>
          navigator.sendBeacon('${exposed}', JSON.stringify([${JSON.stringify(name)}, given]))`,
      )
    },
    lastDocument: () => lastDocument,
    isQuiet: (forMs) => waiting === 0 && Date.now() - quietSince > forMs,
    async end() {
      server.closeAllConnections()
      server.close()
    },
  }
}
