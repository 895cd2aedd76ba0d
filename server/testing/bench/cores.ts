import { spawnSync } from 'node:child_process'

const [serverCore, loadCore] = ['0', '1']
let areApart = false

/** Has this process, which asks, keep to a core of its own from now on; tells whether it could. */
export function keepToOwnCore(): boolean {
  areApart = spawnSync('taskset', ['-apc', loadCore, String(process.pid)]).status === 0
  return areApart
}

/** The command that runs what is measured: on the other core, where this process keeps to its own. */
export const onOtherCore = (command: string, args: readonly string[]): [string, string[]] =>
  areApart ? ['taskset', ['-c', serverCore, command, ...args]] : [command, [...args]]
