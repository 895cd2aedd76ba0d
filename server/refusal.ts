import type { RefusalBody } from '#contract/refusal.ts'

/** The one expected error: an HTTP status and the sentence the person reads (R6). */
export class Refusal extends Error {
  readonly status: number
  readonly issues: RefusalBody['issues']
  /** After how many seconds it may be tried again; becomes the `Retry-After` header. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    sentence: string,
    issues?: RefusalBody['issues'],
    retryAfter?: number,
  ) {
    super(sentence)
    this.name = 'Refusal'
    this.status = status
    this.issues = issues
    this.retryAfter = retryAfter
  }
}
