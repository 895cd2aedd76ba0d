import { randomBytes } from 'node:crypto'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { Refusal } from '#server/refusal.ts'
import { boundHandlers } from './bound-handlers.ts'
import { answerClientErrors, refuseExpectations, requireHost } from './client-errors.ts'
import { replyWithErrors, traceOf } from './error-replies.ts'
import { acceptJsonOnly } from './json-bodies.ts'
import { loggedName } from './logged-name.ts'
import { answerApps } from './native-app.ts'
import { protect, securityHeaders } from './protection.ts'
import { readableUrl } from './readable-url.ts'

type Parts = {
  publicUrl: string
  logger: NonNullable<FastifyServerOptions['logger']>
  /** Addresses and networks of the proxies that may say where a request came from. */
  trustProxy: string[]
  /** In place of some of the usual ones. */
  bounds?: Partial<WireBounds> | undefined
}

/** How long a client may take, in milliseconds, and how many there may be. */
export type WireBounds = typeof usualBounds

const usualBounds = {
  /** For the head of a request, and for all of it. */
  headMs: 10_000,
  requestMs: 30_000,
  /** How often it is looked whether one of them is over. */
  lookEveryMs: 2_000,
  /** For us, until a handler has answered. */
  handlerMs: 45_000,
  /** For a connection on which nothing goes either way, in a request and between two. */
  silentMs: 60_000,
  idleMs: 72_000,
  /** Each holds at most a head and a body, about 80 KiB; who comes then is turned away unheard. */
  connections: 4_000,
}

const kibibyte = 1024
/** More than Node reads of a request's head, so that schemas refuse what is too long, in our words. */
const longestAddress = 64 * kibibyte

/** Makes the web server without a route: bounds, headers, cookies, bodies, errors and the log. */
export async function createHttpServer(parts: Parts): Promise<FastifyInstance> {
  const headers = securityHeaders(parts.publicUrl)
  const bounds = { ...usualBounds, ...parts.bounds }
  const app = fastify({
    http: {
      requireHostHeader: false,
      headersTimeout: bounds.headMs,
      connectionsCheckingInterval: bounds.lookEveryMs,
    },
    clientErrorHandler: answerClientErrors(headers),
    logger: wordless(parts.logger),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: 64 * kibibyte,
    requestTimeout: bounds.requestMs,
    connectionTimeout: bounds.silentMs,
    keepAliveTimeout: bounds.idleMs,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: longestAddress },
    trustProxy: parts.trustProxy,
  })
  app.server.maxConnections = bounds.connections
  app.server.on('drop', () => app.log.warn('a connection too many was turned away'))
  app.setChildLoggerFactory((logger) => logger)
  replyWithErrors(app)
  acceptJsonOnly(app)
  logRequests(app)
  protect(app, headers)
  answerApps(app, parts.publicUrl)
  requireHost(app)
  refuseExpectations(app, headers)
  boundHandlers(app, bounds.handlerMs)
  await app.register(cookie, { hook: false })
  return app
}

/** By chance: numbers in a row would tell of a request that has no line, as listening has none (R26). */
const requestId = (): string => `req-${randomBytes(6).toString('base64url')}`

/** What is logged of a request, a reply or an error, should anybody hand one to the log: no address, no words. */
const serializers = {
  req: ({ method }: { method: string }) => ({ method }),
  res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
  err: (error: unknown) => ({ type: '', message: '', stack: '', ...traceOf(error) }),
}

const wordless = (logger: Parts['logger']): Parts['logger'] =>
  typeof logger === 'object' ? { ...logger, serializers } : logger

/**
 * One line a request: the route's pattern, never the address itself, since addresses hold ids. What
 * nobody may tell apart has one name.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { routeOptions } = request
    if (routeOptions.config.loggedAs !== null) {
      const ms = Math.round(reply.elapsedTime)
      const { method, route } = loggedName({ method: request.method, routeOptions })
      app.log.info({ reqId: request.id, method, route, status: reply.statusCode, ms }, 'request')
    }
    done()
  })
}

/** How often is looked whether a connection that was in use as the server began to close is so no more. */
const closeIdleEveryMs = 50

/**
 * Refuses (503) what still comes over a connection that was open before the server began to close. What
 * is under way already is answered, and its connection closed: Node closes those that are idle as the
 * closing begins, and would wait for the others as long as a client keeps them.
 */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
    const closing = setInterval(() => app.server.closeIdleConnections(), closeIdleEveryMs)
    app.server.once('close', () => clearInterval(closing))
    closing.unref()
  })
  app.addHook('onRequest', (_request, _reply, done) =>
    done(isClosing ? new Refusal('stopping', { retryAfter: 5 }) : undefined),
  )
}
