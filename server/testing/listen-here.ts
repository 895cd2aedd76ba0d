import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Has a server listen where nobody else of this machine does; gives the port. */
export async function listenHere(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
