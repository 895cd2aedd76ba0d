import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    loggedAs?: Endpoint['loggedAs']
  }
}

/** What the log calls a request: the pattern of its route, or of the one it may not be told from. */
export function loggedName({
  method,
  routeOptions,
}: Pick<FastifyRequest, 'method' | 'routeOptions'>) {
  const { loggedAs } = routeOptions.config
  return loggedAs
    ? { method: loggedAs.method, route: loggedAs.path }
    : { method, route: routeOptions.url }
}
