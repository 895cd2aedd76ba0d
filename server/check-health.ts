import { readEnv } from './env.ts'
import { runHostCommand } from './host-command.ts'

const longestMs = 4_000
/** What a server listens on that listens everywhere; itself it is reached here. */
const everywhere = ['0.0.0.0', '::']

/** Asks the server that these settings start; ends well where answers can be saved. Prints one line. */
async function checkHealth(): Promise<void> {
  const { host, port } = readEnv(process.env)
  const name = everywhere.includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const signal = AbortSignal.timeout(longestMs)
  const status = await fetch(`http://${name}:${port}/api/health`, { signal }).then(
    (response) => response.status,
    () => undefined,
  )
  if (status === 200) return console.log('Answers can be saved.')
  throw new Error(
    status === undefined
      ? `No server answers at ${name}:${port}.`
      : `The server at ${name}:${port} answers, but cannot save answers (${status}).`,
  )
}

runHostCommand('The server could not be asked.', checkHealth)
