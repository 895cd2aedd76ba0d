import type { Database } from '#server/tables.ts'
import { kindNames, namedFields } from './submission.ts'

/** A submission as whoever runs the server reads it. */
export type KeptSubmission = {
  id: number
  createdAt: string
  kind: string
  /** Whether it came from an account. */
  signedIn: boolean
  fields: { name: string; text: string }[]
}

/** Everything people sent, the newest first. */
export async function readSubmissions(database: Database): Promise<KeptSubmission[]> {
  const rows = await database
    .selectFrom('submissions')
    .select(['id', 'coupleId', 'kind', 'payload', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, coupleId, kind, payload, createdAt }) => ({
    id,
    createdAt,
    kind: kindNames[kind],
    signedIn: coupleId !== null,
    fields: namedFields(JSON.parse(payload)),
  }))
}

/** Deletes one for good; false where there is none of that number. */
export async function deleteSubmission(database: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('submissions')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
