import { setTimeout as sleep } from 'node:timers/promises'
import { readEnv } from './env.ts'
import { readOptions, runHostCommand, say } from './host-command.ts'

const help = `Asks the server of these settings whether answers can be saved; ends with 0 where they can.

  npm run health
  npm run health -- --wait     gives a server that is starting half a minute`

const longestMs = 4_000
const waitMs = 30_000
const betweenMs = 250
/** What a server listens on that listens everywhere; itself it is reached here. */
const everywhere = ['0.0.0.0', '::']

/** Asks the server that these settings start; ends well where answers can be saved. Prints one line. */
async function checkHealth(): Promise<void> {
  const { wait = false } = readOptions({ wait: { type: 'boolean' } }, help)
  const { host, port } = readEnv(process.env)
  const name = everywhere.includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const ask = () =>
    fetch(`http://${name}:${port}/api/health`, { signal: AbortSignal.timeout(longestMs) }).then(
      (response) => response.status,
      () => undefined,
    )
  const until = performance.now() + (wait ? waitMs : 0)
  let status = await ask()
  while (status !== 200 && performance.now() < until) {
    await sleep(betweenMs)
    status = await ask()
  }
  if (status === 200) return say('Answers can be saved.')
  throw new Error(
    status === undefined
      ? `No server answers at ${name}:${port}.`
      : `The server at ${name}:${port} answers, but cannot save answers (${status}). Look at the log: it names the code.`,
  )
}

runHostCommand('The server could not be asked.', checkHealth)
