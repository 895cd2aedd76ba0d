import type { TestServer } from './test-server.ts'

/** Where chance in the texts of a person's couple begins, as only the server itself can tell. */
export async function textSeedOf(
  { database, vault }: Pick<TestServer, 'database' | 'vault'>,
  userId: number,
): Promise<string> {
  const { coupleId, wrappedKey } = await database
    .selectFrom('couples')
    .innerJoin('users', 'users.coupleId', 'couples.coupleId')
    .select(['couples.coupleId', 'couples.wrappedKey'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return vault.couple(coupleId, wrappedKey).secretOf('chance in texts')
}
