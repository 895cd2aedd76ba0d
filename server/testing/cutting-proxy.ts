import { connect, createServer } from 'node:net'
import { listenHere } from './listen-here.ts'

/**
 * A way to a PostgreSQL that can cut a connection at the worst moment: after a COMMIT was handed over
 * and before its answer came back. Or one goes silent, as behind a firewall that forgets it. Or whatever it says comes
 * late, or is nonsense.
 */
export async function startCuttingProxy(target: string) {
  const { port, hostname } = new URL(target)
  let cutsToGo = 0
  let silenced = 0
  let opened = 0
  let lateMs = 0
  let lie: Buffer | undefined
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    let isCut = false
    opened += 1
    const number = opened
    client.on('data', (bytes) => {
      if (number <= silenced) return
      if (lie) {
        client.write(lie)
        return
      }
      if (cutsToGo > 0 && bytes.toString('latin1').includes('commit')) {
        cutsToGo -= 1
        isCut = true
      }
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (isCut) client.destroy()
      else if (number <= silenced || lie) return
      else if (lateMs > 0) setTimeout(() => client.write(bytes), lateMs)
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
    /** Lets nothing through any more of the connections that are open, and closes none. */
    silence(): void {
      silenced = opened
    },
    /** Lets every reply come so much later. */
    drag(ms: number): void {
      lateMs = ms
    },
    /** Says this to whatever is asked from now on, and lets nothing through any more. */
    lieWith(bytes: Buffer): void {
      lie = bytes
    },
    stop: () => void server.close(),
  }
}
