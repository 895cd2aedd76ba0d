import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Metrics } from './metrics.ts'

type Where = { port: number; host: string }

/**
 * Serves `GET /metrics` on a port of its own, which no visitor reaches; gives its port and the function
 * that ends it. Throws a sentence where it cannot listen there.
 */
export async function serveMetrics(metrics: Metrics, { port, host }: Where) {
  const server = createServer(
    { requestTimeout: 5_000, headersTimeout: 5_000 },
    async (asked, reply) => {
      const isKnown = asked.method === 'GET' && asked.url?.split('?', 1)[0] === '/metrics'
      const text = isKnown ? await metrics.text().catch(() => null) : ''
      const status = isKnown ? (text === null ? 500 : 200) : 404
      reply.writeHead(status, {
        'content-type': metrics.contentType,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      reply.end(text ?? '')
    },
  )
  server.maxConnections = 16
  server.unref()
  server.listen(port, host)
  await once(server, 'listening').catch(() => {
    throw new Error(
      `The metrics cannot be served at ${host}:${port}. Is the port in use? Choose another with METRICS_PORT and METRICS_HOST.`,
    )
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
