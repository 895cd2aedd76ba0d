import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hash, verify } from '@node-rs/argon2'
import { beMeasured } from './measured-process.ts'
import { timeOf } from './times.ts'

/** What is stored of a password, by the cost that the product has. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Argon2id and nothing else, on the core of what is measured: every answer is how many milliseconds it took. */
async function serveHashes({ password }: { password: string }): Promise<void> {
  const hashed = await hash(password, cost)
  const server = createServer(async (_request, response) => {
    response.end(String(await timeOf(() => verify(hashed, password))))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await beMeasured(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.closeAllConnections()
  server.close()
}

if (import.meta.main) await serveHashes(JSON.parse(process.argv[2] ?? '') as { password: string })
