import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { Refusal } from '#server/refusal.ts'
import { answerClientErrors, refuseExpectations, requireHost } from './client-errors.ts'
import { replyWithErrors } from './error-replies.ts'
import { loggedName } from './logged-name.ts'
import { protect, securityHeaders } from './protection.ts'
import { readableUrl } from './readable-url.ts'

type Parts = {
  publicUrl: string
  logger: NonNullable<FastifyServerOptions['logger']>
  /** Addresses and networks of the proxies that may say where a request came from. */
  trustProxy: string[]
}

const kibibyte = 1024
/** More than Node reads of a request's head, so that schemas refuse what is too long, in our words. */
const longestAddress = 64 * kibibyte

/** Makes the web server without a route: bounds, headers, cookies, bodies, errors and the log. */
export async function createHttpServer(parts: Parts): Promise<FastifyInstance> {
  const headers = securityHeaders(parts.publicUrl)
  const app = fastify({
    http: { requireHostHeader: false },
    clientErrorHandler: answerClientErrors(headers),
    logger: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * kibibyte,
    requestTimeout: 30_000,
    handlerTimeout: 45_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: longestAddress },
    trustProxy: parts.trustProxy,
  })
  replyWithErrors(app)
  acceptJsonOnly(app)
  logRequests(app)
  protect(app, headers)
  requireHost(app)
  refuseExpectations(app, headers)
  await app.register(cookie)
  return app
}

/** Takes JSON bodies and nothing else; an empty one is no body, whatever its content type says. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text as string))
    } catch {
      done(new Refusal('not-json'))
    }
  })
}

/**
 * One line a request: the route's pattern, never the address itself, since addresses hold ids. What
 * nobody may tell apart has one name.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.loggedAs === null) return
    const line = { ...loggedName(request), status: reply.statusCode }
    request.log.info({ ...line, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}
