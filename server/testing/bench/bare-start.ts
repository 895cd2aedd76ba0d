import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Sqlite from 'better-sqlite3'
import { beMeasured } from './measured-process.ts'

/** The least that a server with a database is: Node, an open file, and a port. */
async function serveNothing({ file }: { file: string }): Promise<void> {
  const sqlite = new Sqlite(file)
  sqlite.prepare('select count(*) from sqlite_master').get()
  const server = createServer((_request, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await beMeasured(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  server.close()
  sqlite.close()
}

if (import.meta.main) await serveNothing(JSON.parse(process.argv[2] ?? '') as { file: string })
