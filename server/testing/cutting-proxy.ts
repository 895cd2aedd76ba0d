import { connect, createServer } from 'node:net'
import { listenHere } from './listen-here.ts'

/**
 * A way to a PostgreSQL that can cut a connection at the worst moment: after a COMMIT was handed over
 * and before its answer came back.
 */
export async function startCuttingProxy(target: string) {
  const { port, hostname } = new URL(target)
  let cutsToGo = 0
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    let isCut = false
    client.on('data', (bytes) => {
      if (cutsToGo > 0 && bytes.toString('latin1').includes('commit')) {
        cutsToGo -= 1
        isCut = true
      }
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (isCut) client.destroy()
      else client.write(bytes)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
    }
  })
  const ownPort = await listenHere(server)
  return {
    url: Object.assign(new URL(target), { port: String(ownPort) }).href,
    /** Cuts off the answers of the next so many commits. */
    cutCommits(count: number): void {
      cutsToGo = count
    },
    stop: () => void server.close(),
  }
}
