import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** How often is looked whether npm's shell is still there. */
const lookEveryMs = 200

/**
 * Runs a program for as long as this process is wanted, and ends with its exit code. Signals are
 * handed on. `npm start` puts a shell in between, which dies of a signal and hands on none: where we
 * lose it, the program is asked to end as by that signal.
 */
export function runAlong(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: 'inherit' })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32') {
    const look = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(look)
      child.kill('SIGTERM')
    }, lookEveryMs)
    look.unref()
  }
  child.on('error', () => process.exit(1))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}
