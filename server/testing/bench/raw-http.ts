import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beMeasured } from './measured-process.ts'

/** What a bare server answers to everything. */
export type RawAnswer = { headers: Record<string, string>; body: string }

/** The least that an answer over HTTP costs: Node's own server, which sends these bytes to everybody. */
async function serveRaw({ headers, body }: RawAnswer): Promise<void> {
  const lines = Object.entries(headers).flat()
  const server = createServer((_request, response) => {
    response.writeHead(200, lines).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await beMeasured(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.closeAllConnections()
  server.close()
}

if (import.meta.main) await serveRaw(JSON.parse(process.argv[2] ?? '') as RawAnswer)
