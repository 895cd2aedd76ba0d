import { CallFailed } from './call.ts'

/** The refusals of our server that speak of the text itself, of its question, or of the pace. */
const aboutWhatWasSent = new Set([400, 403, 404, 409, 413, 429])

/**
 * What is said to somebody whose text did not get through: what the server says where it will not take
 * it (too long, say), which helps more than trying again; otherwise the sentence of product §8.
 */
export function unsentWords(error: unknown): string {
  const refused = error instanceof CallFailed && aboutWhatWasSent.has(error.status)
  return (refused && error.sentence) || 'Failed to send message. Please try again.'
}
