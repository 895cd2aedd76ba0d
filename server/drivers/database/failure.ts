import { channel } from 'node:diagnostics_channel'

/** Where every such failure is told by its code, for whoever counts them. */
export const databaseFailures = channel('duologue:database-failures')

/**
 * Why the database did not do what it was asked, where neither the question nor the program is to
 * blame. `code` is what error replies go by: the one is 503, the other 507.
 */
export class DatabaseFailure extends Error {
  readonly code: 'DATABASE_AWAY' | 'STORAGE_FULL'

  constructor(code: DatabaseFailure['code'], cause?: unknown) {
    super(code === 'STORAGE_FULL' ? 'There is no room left for the database.' : awayMessage(cause))
    this.name = 'DatabaseFailure'
    this.code = code
    this.cause = cause
    databaseFailures.publish(code)
  }
}

/** For whoever starts a server or a command. The cause's own message may name addresses. */
const awayMessage = (cause: unknown): string => {
  const code = codeOf(cause)
  // A code of the system's own: nobody answered at that address.
  const look = /^E[A-Z]+$/.test(code) ? ' Check DATABASE_URL, and that PostgreSQL runs.' : ''
  return `The database cannot be reached${code === '' ? '' : ` (${code})`}.${look}`
}

/** Whether its message is a sentence of ours. What others throw has a class or a code of its own. */
export const isSentence = (error: unknown): error is Error =>
  error instanceof DatabaseFailure ||
  (error instanceof Error && error.constructor === Error && !('code' in error))

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
