import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const folder = join(root, '.cache', 'fine-tune')

/**
 * Hands what there is to learn to a script of `fine-tune/`, which learns with PyTorch (Debian: `apt install python3-torch
 * python3-numpy libopenblas0-pthread`; `PYTHON` names another Python) and writes weights to that file of `server/meaning/ear`.
 */
export function fineTune(
  script: string,
  lists: Readonly<Record<string, readonly object[]>>,
  weights: string,
  more: readonly string[],
): void {
  mkdirSync(folder, { recursive: true })
  const files = Object.entries(lists).map(([name, list]) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(list))
    return file
  })
  const to = join(root, 'server', 'meaning', 'ear', weights)
  const { status, error } = spawnSync(
    process.env.PYTHON ?? 'python3',
    [join(import.meta.dirname, 'fine-tune', script), ...files, to, ...more],
    { stdio: 'inherit' },
  )
  if (error || status !== 0) {
    throw new Error(`${weights} could not be learned: is there a Python with torch and numpy?`)
  }
}
