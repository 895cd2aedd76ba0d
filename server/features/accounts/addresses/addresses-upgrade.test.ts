import { expect, test } from 'vitest'
import { addresses } from '#server/drivers/database/migrations/0011-addresses.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { invite, join } from '#server/testing/invitation.ts'
import { startTestServer } from '#server/testing/test-server.ts'

test('R16 of couples from before, whoever registered, joined or signed in uses their address', async () => {
  const server = await startTestServer()
  const [claimed, joined, entered] = [
    await registerCouple(server),
    await registerCouple(server),
    await registerCouple(server),
  ]
  await join(server.visitor(), (await invite(joined.visitor)).inviteToken)
  const credentials = { email: entered.partnerEmail, password: testPassword }
  await server.visitor().post('/api/login', credentials)
  const { schema } = server.database
  for (const table of ['former_addresses', 'address_links']) await schema.dropTable(table).execute()
  for (const column of ['emailUsedAt', 'emailPending']) {
    await schema.alterTable('users').dropColumn(column).execute()
  }
  await addresses.up(server.database, server.databaseUrl === undefined ? 'sqlite' : 'postgres')
  const rows = await server.database
    .selectFrom('users')
    .select(['email', 'emailPending'])
    .where('emailUsedAt', 'is not', null)
    .execute()
  expect(rows.map(({ email }) => email).sort()).toEqual(
    [
      ...[claimed.email, joined.email, entered.email],
      ...[joined.partnerEmail, entered.partnerEmail],
    ].sort(),
  )
  expect(rows.every(({ emailPending }) => emailPending === 0)).toBe(true)
  await server.stop()
})
