import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programOf, startsFaster } from './server-process.ts'

type Settings = Record<string, string | undefined>

/** Runs a command that stands beside the server's `main.ts` as `npm run` does, without its `.env`. */
export async function runCommand(file: string, args: readonly string[], settings: Settings) {
  const given = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  const child = spawn(process.execPath, [programOf(file), ...args], {
    env: { PATH: process.env.PATH, ...startsFaster, ...Object.fromEntries(given) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (text) => {
      said[stream] += text
    })
  }
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, ...said }
}
