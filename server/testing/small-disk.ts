import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Why a test that needs a small disk is left out. */
export const noSmallDisk = 'this machine lets nobody but root mount a file system'

/**
 * Puts a process onto a file system of its own at that folder: Linux gives whoever asks a name space in
 * which they may mount one, and takes it away with the process.
 */
export const onSmallDisk = (folder: string, size: string): string[] => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=${size} tmpfs "${folder}" && exec "$0" "$@"`,
]

/** The same for a program that refuses to run as root: root becomes that one, everybody else who they were. */
export function onSmallDiskAs(user: number, folder: string, size: string): string[] {
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? `,uid=${user},gid=${user}` : ''
  const mounted = `mount -t tmpfs -o size=${size},mode=0700${owner} tmpfs "${folder}"`
  const becoming = isRoot
    ? `setpriv --reuid=${user} --regid=${user} --clear-groups`
    : `unshare --user --map-user=${process.getuid?.()} --map-group=${process.getgid?.()}`
  const space = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount']
  return ['unshare', ...space, 'sh', '-c', `${mounted} && exec ${becoming} "$0" "$@"`]
}

/** Whether a program starts by such a way. */
export function canMount(way: (folder: string, size: string) => string[] = onSmallDisk): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'duologue-mount-'))
  const [program = '', ...args] = [...way(folder, '1m'), 'true']
  const { status } = spawnSync(program, args, { stdio: 'ignore' })
  rmSync(folder, { recursive: true })
  return status === 0
}
