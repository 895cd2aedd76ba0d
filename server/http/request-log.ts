import type { FastifyInstance } from 'fastify'

/** One line a request: the route's pattern, never the address itself, since addresses hold ids. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    const line = { method, route: routeOptions.url, status: reply.statusCode }
    request.log.info({ ...line, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}
