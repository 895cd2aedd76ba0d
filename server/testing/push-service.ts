import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, createServer } from 'node:https'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listenHere } from './listen-here.ts'

export type Received = {
  path: string
  headers: IncomingHttpHeaders
  /** As it came over the wire. */
  body: Buffer
  /** As the browser would read it; undefined where it could not. */
  message: unknown
}

export type PushService = Awaited<ReturnType<typeof startPushService>>

/** An agent to which every host is unknown. */
export const nowhere = new Agent({
  lookup: (name, _options, callback) => callback(new Error(`No test may reach ${name}.`), []),
})

/** How the service takes what it gets: a status, no answer, or one that never ends. */
type Manner = number | 'silent' | 'endless'

const host = 'push.duologue.test'
const preload = pathToFileURL(join(import.meta.dirname, 'push-service-preload.ts')).href
/** TLS by a shared key: a real connection, and no certificate to keep in the repository. */
const tls = { ciphers: 'PSK-AES256-GCM-SHA384', maxVersion: 'TLSv1.2' } as const

/** The way to the push services of whoever has that key; every other host name is unknown to it. */
export const agentWith = (psk: Buffer) =>
  new Agent({
    ...tls,
    pskCallback: () => ({ identity: 'test', psk }),
    checkServerIdentity: () => undefined,
    lookup: (name, _options, callback) =>
      name === host
        ? callback(null, [{ address: '127.0.0.1', family: 4 }])
        : callback(new Error(`No test may reach ${name}.`), []),
  })

/** A push service on this machine, with browsers that subscribe at it. `agent` is the way to it. */
export async function startPushService() {
  const received: Received[] = []
  const browsers = new Map<string, { keys: ECDH; auth: Buffer }>()
  const psk = randomBytes(32)
  let manner: Manner = 201
  let connections = 0

  const server = createServer({ ...tls, pskCallback: () => psk }, async (request, response) => {
    const path = request.url ?? ''
    const body = Buffer.concat(await request.toArray())
    const browser = browsers.get(path)
    if (!browser) return response.writeHead(404).end()
    const message = read(body, browser.keys, browser.auth)
    received.push({ path, headers: request.headers, body, message })
    if (manner === 'silent') return
    if (manner !== 'endless') return response.writeHead(manner).end()
    response.writeHead(201)
    const drip = setInterval(() => response.write('x'.repeat(1000)), 5)
    response.once('close', () => clearInterval(drip))
  })
  server.on('connection', () => {
    connections += 1
  })
  const port = await listenHere(server)

  return {
    received,
    connections: () => connections,
    agent: agentWith(psk),
    /** What a server needs that runs as a process of its own, to reach this service and no other. */
    env: { NODE_OPTIONS: `--import=${preload}`, TEST_PUSH_KEY: psk.toString('hex') },
    origin: `https://${host}:${port}`,
    answer: (as: Manner) => {
      manner = as
    },
    /** A new browser's subscription, as its `toJSON()` gives it. */
    subscribe() {
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(12).toString('base64url')}`
      browsers.set(path, { keys, auth })
      const endpoint = `https://${host}:${port}${path}`
      return {
        endpoint,
        expirationTime: null,
        keys: { p256dh, auth: auth.toString('base64url') },
        path,
      }
    },
    /** Ends one subscription: its messages are answered 404 from now on. */
    forget: ({ path }: { path: string }) => browsers.delete(path),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function read(body: Buffer, browser: ECDH, auth: Buffer): unknown {
  try {
    return JSON.parse(decrypt(body, browser, auth))
  } catch {
    return undefined
  }
}

/** Opens one message as a browser does: RFC 8291 over the single record of RFC 8188. */
function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const serverKey = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)

  const secret = browser.computeSecret(serverKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), serverKey])
  const input = derive(secret, auth, info, 32)
  const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)

  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
