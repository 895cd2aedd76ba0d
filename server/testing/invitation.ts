import type { RefusalBody } from '#contract/refusals.ts'
import type { TestCouple } from './couple.ts'
import type { TestServer } from './test-server.ts'
import type { Visitor } from './visitor.ts'

export type TestInvite = { inviteToken: string; inviteUrl: string; expiresAt: string }

/** Makes an invitation for the partner's place as one of the couple. */
export const invite = async (visitor: Visitor, given: object = {}): Promise<TestInvite> =>
  (await visitor.post<TestInvite>('/api/couples/invite', given)).body

/** Takes the place that a token is for. */
export const join = (visitor: Visitor, inviteToken: unknown, username: unknown = 'Bo') =>
  visitor.post<RefusalBody>('/api/couples/join', { inviteToken, username })

/** What is stored of the couple: the two people, primary first, and whether they are confirmed. */
export async function storedCouple(
  { database }: Pick<TestServer, 'database'>,
  { user }: Pick<TestCouple, 'user'>,
) {
  const people = await database
    .selectFrom('users')
    .select(['username', 'partnerName', 'email', 'relationshipConfirmed'])
    .where('id', 'in', [user.id, user.partnerId])
    .orderBy('id')
    .execute()
  const couple = await database
    .selectFrom('couples')
    .select(['relationshipStatus', 'confirmedAt'])
    .where('user1Id', '=', user.id)
    .executeTakeFirstOrThrow()
  return { people, ...couple }
}
