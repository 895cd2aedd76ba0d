import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onOtherCore } from './cores.ts'

/** What a process has used so far. */
export type Use = {
  /** Microseconds of the processor, in all threads. */
  processor: number
  /** Bytes in memory. */
  memory: number
}

export type MeasuredProcess = { url: string; use: () => Promise<Use> }

/** Gives what `work` gives, with a folder that is there until then. */
export async function withFolder<Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'duologue-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs a file of this folder as a process of its own, on a core of its own, while `work` measures it. */
export async function withProcess<Result>(
  file: string,
  argument: unknown,
  work: (measured: MeasuredProcess) => Promise<Result>,
): Promise<Result> {
  const path = join(import.meta.dirname, file)
  const [command, args] = onOtherCore(process.execPath, [path, JSON.stringify(argument)])
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`${file} ended by itself with ${code}.`)
  })
  const said = async <Message>() =>
    ((await Promise.race([once(child, 'message'), failed])) as [Message])[0]
  try {
    const url = await said<string>()
    const use = () => {
      const answer = said<Use>()
      child.send('use')
      return answer
    }
    return await Promise.race([work({ url, use }), failed])
  } finally {
    failed.catch(() => undefined)
    if (child.connected) child.disconnect()
    await ended
  }
}

/** In such a process: says where it is to be asked, then what it used so far whenever asked, until the end. */
export async function beMeasured(url: string): Promise<void> {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ processor: user + system, memory: process.memoryUsage.rss() } satisfies Use)
  })
  process.send?.(url)
  await once(process, 'disconnect')
}
