import {
  type FactsOf,
  type RefusalBody,
  type RefusalCode,
  refusalSentence,
  refusals,
} from '#contract/refusals.ts'

type Details = {
  /** The one field it is about. */
  at?: string
  /** The fields it is about, where each has a sentence of its own. */
  issues?: RefusalBody['issues']
  /** After how many seconds it may be tried again; becomes the `Retry-After` header. */
  retryAfter?: number | undefined
}

type DetailsOf<Code extends RefusalCode> =
  FactsOf<Code> extends [infer Facts]
    ? [details: Details & { facts: Facts }]
    : [details?: Details & { facts?: undefined }]

/** The one expected error: a code of the contract's table, with the sentence the person reads (R6). */
export class Refusal<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly issues: RefusalBody['issues']
  readonly retryAfter: number | undefined

  constructor(code: Code, ...[details]: DetailsOf<Code>) {
    const { at, issues, retryAfter, facts } = details ?? {}
    super(refusalSentence(code, ...((facts === undefined ? [] : [facts]) as FactsOf<Code>)))
    this.name = 'Refusal'
    this.code = code
    this.status = refusals[code].status
    this.issues = at === undefined ? issues : [{ path: at, message: this.message }]
    this.retryAfter = retryAfter
  }
}

/** Over a limit of use (R14): refuses with the sentence about waiting and the header that says how long. */
export const tooOften = (seconds: number): Refusal =>
  new Refusal('too-often', { facts: { seconds }, retryAfter: seconds })
