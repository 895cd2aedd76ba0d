import { CallFailed } from './call.ts'

/** What the server says of a text it will not take (too long, say) helps more than trying again (spec §8). */
export function unsentWords(error: unknown): string {
  const isRefused = error instanceof CallFailed && error.status >= 400 && error.status < 500
  return isRefused ? error.sentence : 'Failed to send message. Please try again.'
}
