import type { Generated } from 'kysely'
import type { SubmissionKind } from './submission.ts'

export type SubmissionsTable = {
  id: Generated<number>
  /** Null for what came without a login. */
  coupleId: string | null
  /** Who of the couple sent it; null where that is not known. */
  userId: number | null
  kind: SubmissionKind
  /** JSON of the form's fields. */
  payload: string
  /** Of sender, content and day: what arrives twice is kept once. */
  digest: string
  createdAt: string
}
