import { userInfo } from 'node:os'
import { codeOf } from '#server/drivers/database/failure.ts'

/** A service's command runs as another user than who types it, so the sentence says whose the folder has to be. */
const notTheirs = (user: string) => `that folder cannot be written to by the user ${user}`

const troubles: Record<string, (user: string) => string> = {
  ENOSPC: () => 'there is no room left on that disk',
  EDQUOT: () => 'there is no room left on that disk',
  EACCES: notTheirs,
  EPERM: notTheirs,
  ENOTDIR: () => 'there is a file where its folder should be',
  EROFS: () => 'that disk cannot be written to',
}

/** The sentence for what the system said of a backup's file; any other error stays as it is. */
export function inSentences(error: unknown, file: string, user = whoRuns): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error
  const code = codeOf(error)
  const why = troubles[code]?.(user()) ?? `the system says ${code}`
  return new Error(`The backup could not be written to ${file}: ${why}.`)
}

/** By name, or by number where the machine has no name for them, as in a container. */
export function whoRuns(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.())
  }
}
