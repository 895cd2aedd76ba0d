import type { FastifyRequest } from 'fastify'
import { sentences } from '#contract/refusal.ts'
import { Refusal } from '#server/refusal.ts'

/** Where the pages of the iOS and the Android app live. */
const nativeOrigins = new Set(['capacitor://localhost', 'https://localhost'])

/**
 * Refuses (403) a state-changing request that another site made a browser send (R4): by
 * Fetch-Metadata, else by Origin. A request with neither header is no browser's.
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (origin !== undefined && nativeOrigins.has(origin)) return
  if (site === 'same-origin') return
  if (site === undefined && (origin === undefined || isOwn(origin, publicUrl, host))) return
  throw new Refusal(403, sentences.otherOrigin)
}

/**
 * Refuses (403) a browser's request whose page is on another host than PUBLIC_URL: `requireOwnOrigin`
 * believes the Host header, which a name that somebody else points at this server can forge (R4).
 */
export function requirePublicHost(request: FastifyRequest, publicUrl: string): void {
  const { origin, host } = request.headers
  const isBrowser = origin !== undefined || request.headers['sec-fetch-site'] !== undefined
  if (!isBrowser || (origin !== undefined && nativeOrigins.has(origin))) return
  const isNamed = origin !== undefined && origin !== 'null'
  const page = URL.parse(isNamed ? origin : `http://${host}`)?.hostname
  if (page !== new URL(publicUrl).hostname) throw new Refusal(403, sentences.otherOrigin)
}

function isOwn(origin: string, publicUrl: string, host: string | undefined): boolean {
  return origin === publicUrl || (host !== undefined && URL.parse(origin)?.host === host)
}
