import type { FastifyInstance, FastifyRequest } from 'fastify'
import { loginHeader, nativeOrigins } from '#contract/native.ts'
import { isApiAddress } from './readable-url.ts'

const origins = new Set(nativeOrigins)

/**
 * Whether a request came from the pages of the iOS or the Android app. Where people come to
 * `https://localhost`, its own pages have the Origin of Android's, and are a browser's.
 */
export function isFromApp(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicUrl: string,
): boolean {
  const { origin } = headers
  if (origin === undefined || origin === publicUrl || !origins.has(origin)) return false
  return headers['sec-fetch-site'] !== 'same-origin'
}

/** The token that an app sends in place of a cookie; undefined where there is none. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1]

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, cache-control, pragma',
  'access-control-max-age': '7200',
}

/**
 * Lets the pages of the apps read replies of the API, which browsers keep from every other origin.
 * Cookies are never allowed along: an app sends its login itself (decision 21).
 */
export function answerApps(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isFromApp(request, publicUrl) || !isApiAddress(request.url)) return done()
    reply.headers({
      'access-control-allow-origin': request.headers.origin,
      'access-control-expose-headers': `${loginHeader}, retry-after`,
      vary: 'origin',
    })
    const isAsking = request.headers['access-control-request-method'] !== undefined
    if (request.method !== 'OPTIONS' || !isAsking) return done()
    reply.status(204).headers(preflight).send()
  })
}
