import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { codeOf, isSentence } from '#server/drivers/database/failure.ts'
import { NotDone } from '#server/features/hosting/not-done.ts'

/**
 * Runs a command of whoever runs the server. What it writes nobody else on the machine may read. Where it
 * fails, a sentence of ours is said as it is; of anything else no more than `failed` and its kind, since an
 * error's own message may hold what it was about. `NotDone` brings its exit code along; others end with 1.
 */
export function runHostCommand(failed: string, command: () => Promise<void>): void {
  process.umask(0o077)
  command().catch((error: unknown) => {
    const isOurs = error instanceof NotDone || isSentence(error)
    console.error(asCalled(isOurs ? error.message : `${failed} ${kindOf(error)}`))
    process.exitCode = error instanceof NotDone ? error.exitCode : 1
  })
}

/** Prints what a command has to say. */
export function say(text: string): void {
  console.log(asCalled(text))
}

/**
 * Texts name commands as they are typed beside the source: `npm run mail:test -- ADDRESS`. Where
 * `ops/duologue` runs them, they are typed `duologue mail-test ADDRESS`, and in a container, which has no npm,
 * `node server/mail-test.js ADDRESS`. The one and the other say so in `CALLED_AS`.
 */
export function asCalled(text: string, name = process.env.CALLED_AS): string {
  if (!name) return text
  const typed = (command: string) =>
    name === 'node' ? `node server/${command}.js` : `${name} ${command}`
  const inLine = (line: string) => {
    const named = line.replace(
      /npm run ([a-z]+(?:[:-][a-z]+)*)(?: --(?= ))?/g,
      (_, command: string) => typed(command.replace(':', '-')),
    )
    // What stands in a second column stays there.
    const shift = line.length - named.length
    return named.replace(/(?<=\S) {2,}(?=\S)/, (gap) => ' '.repeat(Math.max(2, gap.length + shift)))
  }
  return text.split('\n').map(inLine).join('\n')
}

/** The options that were typed; throws the help where something else was. */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  help: string,
) {
  try {
    return parseArgs({ options }).values
  } catch {
    throw new NotDone(help, 2)
  }
}

/** Writes a new file that nobody else may read; gives its whole path, or throws a sentence. */
export function writeOwnFile(path: string, text: string): string {
  const whole = resolve(path)
  try {
    writeFileSync(whole, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') {
      throw new NotDone(`${whole} is there already; nothing is written over it.`)
    }
    throw new NotDone(`${whole} could not be written.`)
  }
  return whole
}

export const countOfCouples = (couples: number): string =>
  couples === 1 ? '1 couple' : `${couples} couples`

/** A path is one of the machine's, and tells whoever runs it where to look. */
const kindOf = (error: unknown): string => {
  const name = error instanceof Error ? error.name : 'Error'
  const path = error instanceof Error && 'path' in error ? String(error.path) : ''
  return `(${[name, codeOf(error), path].filter(Boolean).join(' ')})`
}
