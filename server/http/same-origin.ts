import type { FastifyRequest } from 'fastify'
import { Refusal } from '#server/refusal.ts'
import { isFromApp } from './native-app.ts'

/**
 * Refuses (403) a state-changing request that another site made a browser send (R4): by
 * Fetch-Metadata, else by Origin. A request with neither header is no browser's, unless it is a GET
 * that asks for a page or a picture, or comes from a page elsewhere (decision 8).
 */
export function requireOwnOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin, host } = request.headers
  const site = request.headers['sec-fetch-site']
  if (request.method === 'GET' && !asksForData(request)) throw new Refusal('other-origin')
  if (isFromApp(request, publicUrl)) return
  if (site === 'same-origin') return
  const page = origin ?? request.headers.referer
  if (site === undefined && (page === undefined || isOwn(page, publicUrl, host))) return
  throw new Refusal('other-origin')
}

/** A page's own call asks for anything or for JSON; a navigation, a picture or a style for just that. */
const asksForData = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept === undefined || /^\s*(\*\/\*|application\/json)/i.test(accept)

/** The names of this machine itself: nobody else can point one of them at it. */
const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * Refuses (403) a browser's request whose page is on another host than PUBLIC_URL: `requireOwnOrigin`
 * believes the Host header, which a name that somebody else points at this server can forge (R4). Where PUBLIC_URL names
 * this machine, its other names will do.
 */
export function requirePublicHost(request: FastifyRequest, publicUrl: string): void {
  const { origin, host } = request.headers
  const isBrowser = origin !== undefined || request.headers['sec-fetch-site'] !== undefined
  if (!isBrowser || isFromApp(request, publicUrl)) return
  const isNamed = origin !== undefined && origin !== 'null'
  const page = URL.parse(isNamed ? origin : `http://${host}`)?.hostname
  const { hostname, origin: address } = new URL(publicUrl)
  const own = loopback.includes(hostname) ? loopback : [hostname]
  if (page === undefined || !own.includes(page))
    throw new Refusal('other-address', { facts: { address } })
}

/** Whether an Origin, or the address in a Referer, is one of our pages. */
function isOwn(page: string, publicUrl: string, host: string | undefined): boolean {
  const url = URL.parse(page)
  return url !== null && (url.origin === publicUrl || url.host === host)
}
