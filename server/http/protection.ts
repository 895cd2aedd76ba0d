import type { FastifyInstance } from 'fastify'
import { isApiAddress } from './readable-url.ts'

export type SecurityHeaders = Readonly<Record<string, string>>

/** What a browser may be asked for by nobody here: the pages need none of it, so nothing in them may. */
const neverAsked = [
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'fullscreen', 'geolocation'],
  ...['gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock'],
  ...['publickey-credentials-get', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** The headers of every response, those included that are written before there is a request. */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  const https = publicUrl.startsWith('https:')
  const policy = [
    "default-src 'none'",
    ...['script', 'style', 'font', 'connect', 'manifest', 'worker'].map(
      (kind) => `${kind}-src 'self'`,
    ),
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': neverAsked.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(https && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

/** Puts them on every reply; nothing of the API is ever stored by a cache. */
export function protect(app: FastifyInstance, headers: SecurityHeaders): void {
  const ofApi = { ...headers, 'cache-control': 'no-store' }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiAddress(request.url) ? ofApi : headers)
    done()
  })
}
