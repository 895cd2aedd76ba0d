import { refusalOf } from './call.ts'

/** What the server says of a text it will not take (too long, say) helps more than trying again (spec §8). */
export function unsentWords(error: unknown): string {
  return refusalOf(error) ?? 'Failed to send message. Please try again.'
}
