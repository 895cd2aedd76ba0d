import { join, relative } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { createLogins } from '#server/features/accounts/logins.ts'
import { createCouples } from '#server/features/couples/couples.ts'
import { createHostCommands, readHostCommand } from '#server/features/hosting/host-commands.ts'
import { deleteSubmission, readSubmissions } from '#server/features/inbox/stored-submissions.ts'
import { subscriptionsOnLogins } from '#server/features/reminders/push/push-subscriptions.ts'
import { admittedBy } from '#server/testing/admitting.ts'
import { registerCouple, registerOnTwoDevices, testPassword } from '#server/testing/couple.ts'
import { coupleWithEverything } from '#server/testing/couple-with-everything.ts'
import { pressDone } from '#server/testing/finished-catchup.ts'
import { invite, join as joinAs } from '#server/testing/invitation.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { testedPostgres } from '#server/testing/tested-postgres.ts'

const isHere = testedPostgres() === undefined
const root = join(import.meta.dirname, '../../..')

/** The file of ours that asked, as far as the stack still knows it. */
function askedIn(stack: string): string {
  const files = [...stack.matchAll(/(\/[^\s():]+\.ts)/g)].map(([, file = '']) =>
    relative(root, file),
  )
  return files.find((file) => /^server\/(?!drivers|testing)/.test(file)) ?? 'unknown'
}

const ofTheServer = 'of the server and no couple: a reference table, on every node'
const byToken =
  'who comes with a token is not known yet: a lookup table from the token to the couple'
const clearing = 'cleared once a day, on every shard beside the others'
const known = 'the login knows the couple: its id has to be named beside this one before sharding'

const theHost = 'whoever runs the server lists or deletes by hand: every shard is asked'

/** What has no couple to be sharded by, and what becomes of it. */
const tablesOfNoCouple = {
  allowed_addresses: ofTheServer,
  ended_logins: 'tells nobody whose it was, on purpose: distributed by its token',
  facts: ofTheServer,
  migrations: ofTheServer,
  rate_limits: 'counts addresses too: distributed by its key',
  registration_codes: ofTheServer,
}

const numbered = 'a number of the whole cluster: (coupleId, id) before sharding'
const secret = 'a random token: (coupleId, token) before sharding, and a lookup table'

/** Unique keys that a sharded cluster would refuse as they are. */
const keysBesideTheCouple = {
  'address_links (tokenHash)': secret,
  'catchups (id)': numbered,
  'challenges (id)': numbered,
  'couples (id)': numbered,
  'former_addresses (tokenHash)': secret,
  'guide_consents (userId)': 'a person is of one couple: (coupleId, userId)',
  'logins (tokenHash)': secret,
  'partner_responses (id)': numbered,
  'password_resets (tokenHash)': secret,
  'push_subscriptions (endpoint)': 'one browser, one couple: a lookup table from it to the couple',
  'questions (id)': numbered,
  'submissions (digest)': 'what arrives twice comes from one couple: (coupleId, digest)',
  'submissions (id)': numbered,
  'timeline (id)': numbered,
  'users (email)': 'one account an address: a lookup table from it to the couple keeps that',
  'users (id)': numbered,
  'users (inviteToken)': secret,
  'weekly_progress (id)': numbered,
}

/** Foreign keys that a sharded cluster would refuse: those between couples' tables that name no couple. */
const referencesBesideTheCouple = {
  'push_subscriptions (loginHash) to logins (tokenHash)':
    '(coupleId, loginHash) to (coupleId, tokenHash), once that is the key of a login',
}

/** Queries that go across couples, by table and the first column they look by. */
const lookups: Record<string, string> = {
  'users by email': 'signing in: a lookup table from the address to the couple',
  'former_addresses by email': 'an address that was changed: the same lookup table',
  'users by id': known,
  'former_addresses by userId': known,
  'facts by name': ofTheServer,
  'logins by tokenHash': byToken,
  'former_addresses by tokenHash': byToken,
  'address_links by tokenHash': byToken,
  'password_resets by tokenHash': byToken,
  'users by inviteToken': byToken,
  'ended_logins by tokenHash': 'distributed by its token: one shard is asked',
  'into ended_logins': 'copied from a couple to where its token lies: read, then written',
  'users by nextReminderAt': 'reminders due: each shard has its own queue',
  'logins by lastSeenAt': clearing,
  'logins by createdAt': clearing,
  'users by inviteExpiresAt': clearing,
  'ended_logins by expiresAt': clearing,
  'password_resets by expiresAt': clearing,
  'registration_codes by expiresAt': clearing,
  'former_addresses by expiresAt': clearing,
  'address_links by expiresAt': clearing,
  'timeline by unreadUntil': clearing,
  'into registration_codes': ofTheServer,
  'registration_codes by name': ofTheServer,
  'into allowed_addresses': ofTheServer,
  'allowed_addresses by nothing': ofTheServer,
  'allowed_addresses by addressHash': ofTheServer,
  'submissions by nothing': theHost,
  'submissions by id': theHost,
}

/** Whether a row is written with its couple, or looked for by it. */
const namesCouple = (sql: string): boolean =>
  /^insert/i.test(sql)
    ? /^insert into "\w+" \([^)]*"coupleId"/i.test(sql)
    : /\bwhere\b.*"coupleId" (=|in) /i.test(sql)

/** The table that a query is about and the first column of its condition. */
function lookupOf(sql: string): string {
  const [, written] = /^insert into "(\w+)"/i.exec(sql) ?? []
  if (written !== undefined) return `into ${written}`
  const [, table] = /(?:from|update) "(\w+)"/i.exec(sql) ?? []
  const [, column] = /\bwhere \(*(?:"\w+"\.)?"(\w+)"/i.exec(sql) ?? []
  return `${table} by ${column ?? 'nothing'}`
}

const register = async (server: TestServer, more: { email: string; code?: string }) => {
  const names = { username: 'Ada', partnerName: 'Ben', password: testPassword }
  const { status } = await server.visitor().post('/api/register', { ...names, ...more })
  expect(status).toBe(200)
}

/** What whoever runs the server does by `npm run admin` and `npm run inbox`. */
async function asHost({ database, clock, publicUrl }: TestServer, address: string): Promise<void> {
  const couples = createCouples({ database })
  const parts = { database, couples, hangingOnLogins: subscriptionsOnLogins, now: clock.now }
  const run = createHostCommands({
    ...{ ...parts, publicUrl, registration: 'invite', outbox: '/outbox', isTerminal: false },
    logins: createLogins(parts),
    mailer: {
      ...{ name: 'nobody', send: async () => undefined },
      ...{ forget: async () => undefined, keptFor: async () => [] },
    },
    writeFile: (path) => path,
  })
  const say = async (line: string) => {
    const given = readHostCommand(line.split(' '))
    if (given === null) throw new Error(`There is no ${line}`)
    return await run(given)
  }
  for (const line of [
    ...['couples', 'code make', 'code list', 'allow someone@example.org', 'allow'],
    ...['disallow someone@example.org', `reset ${address}`, `close ${address}`, `open ${address}`],
    `delete ${address}`,
  ]) {
    await say(line)
  }
  const [made] = await admittedBy({ database, clock }).codes.list()
  await say(`code end ${made?.name}`)
  const [submission] = await readSubmissions(database)
  expect(await deleteSubmission(database, submission?.id ?? 0)).toBe(true)
}

describe.skipIf(!isHere)('P12 on a cluster sharded by couple', () => {
  let server: TestServer
  const asked = new Map<string, string>()
  beforeAll(async () => {
    const { prepare } = Sqlite.prototype
    Error.stackTraceLimit = 60
    vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, sql) {
      asked.set(sql, askedIn(new Error().stack ?? ''))
      return prepare.call(this, sql) as never
    })
    server = await startTestServer()
    const invited = await startTestServer({ registration: 'invite', beside: server })
    asked.clear()
    const { visitor, email } = await coupleWithEverything(server, 'mine')
    await visitor.get('/api/progress/session-initial?userId=31')
    await visitor.get('/api/account/export')
    await visitor.get('/api/timeline')
    await pressDone(visitor)
    await visitor.post('/api/login', { email, password: testPassword })
    const { visitor: another, email: left } = await registerCouple(server)
    const { body } = await another.get<Question[]>('/api/questions/session-initial')
    await another.post(`/api/questions/${body[0]?.id}/swap`, {})
    await another.post(`/api/questions/${body[1]?.id}/skip`, {})
    const { partner } = await registerOnTwoDevices(server)
    await partner.get('/api/user')
    await partner.post('/api/logout', {})
    await joinAs(server.visitor(), (await invite(another)).inviteToken)
    const token = await askForReset(server, left)
    await server.visitor().post('/api/reset-password', { token, newPassword: 'another-lamp-42' })
    for (const path of ['/api/undo-address', '/api/confirm-address']) {
      await server.visitor().post(path, { token })
    }
    server.clock.forward(30 * 86_400_000)
    await server.round()
    await asHost(server, left)
    await another.send('DELETE', '/api/account', { password: testPassword })
    const { codes, allowed } = admittedBy(server)
    const { code } = await codes.make({ couples: 1, days: 14 })
    await register(invited, { email: 'ada@example.org', code })
    await allowed.add('eve@example.org')
    await register(invited, { email: 'eve@example.org' })
    await invited.stop()
    vi.restoreAllMocks()
  }, 120_000)
  afterAll(() => server.stop())

  test('every table carries coupleId, in each of its unique and foreign keys, or is on a list', () => {
    const sqlite = new Sqlite(join(server.dataDir, 'duologue.db'), { readonly: true })
    const names = (sql: string, ...values: string[]) =>
      (sqlite.prepare(sql).all(...values) as { name: string }[]).map(({ name }) => name)
    const tables = names(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'",
    )
    const columnsOf = (table: string) => names('select name from pragma_table_info(?)', table)
    const keysOf = (table: string) => [
      names('select name from pragma_table_info(?) where pk > 0 order by pk', table),
      ...names(
        'select name from pragma_index_list(?) where "unique" and origin <> \'pk\'',
        table,
      ).map((index) => names('select name from pragma_index_info(?)', index)),
    ]
    const referencesOf = (table: string) => {
      const rows = sqlite
        .prepare('select id, "table" as other, "from", "to" from pragma_foreign_key_list(?)')
        .all(table) as { id: number; other: string; from: string; to: string }[]
      return [...Map.groupBy(rows, ({ id }) => id).values()].map((columns) => ({
        ...{ table, other: columns[0]?.other ?? '' },
        from: columns.map(({ from }) => from),
        to: columns.map(({ to }) => to),
      }))
    }
    const references = tables.flatMap(referencesOf)
    const without = tables.filter((table) => !columnsOf(table).includes('coupleId'))
    const keys = tables
      .filter((table) => !without.includes(table))
      .flatMap((table) => keysOf(table).map((key) => ({ table, key })))
      .filter(({ key }) => key.length > 0 && !key.includes('coupleId'))
      .map(({ table, key }) => `${table} (${key.join(', ')})`)
    const beside = references
      .filter(({ from, to }) => !(from.includes('coupleId') && to.includes('coupleId')))
      .map(
        ({ table, other, from, to }) =>
          `${table} (${from.join(', ')}) to ${other} (${to.join(', ')})`,
      )
    sqlite.close()
    expect(references.length).toBeGreaterThan(beside.length)
    expect(beside.sort()).toEqual(Object.keys(referencesBesideTheCouple).sort())
    expect(without.sort()).toEqual(Object.keys(tablesOfNoCouple).sort())
    expect(keys.sort()).toEqual(Object.keys(keysBesideTheCouple).sort())
  })

  test('every query names its couple, or is on a list', () => {
    const queries = [...asked].filter(([sql]) => /^\s*(select|insert|update|delete)\b/i.test(sql))
    const across = queries.filter(([sql]) => !namesCouple(sql))
    const unlisted = across.filter(([sql]) => !(lookupOf(sql) in lookups))
    expect(queries.length).toBeGreaterThan(100)
    expect(unlisted.map(([sql, file]) => `${file}: ${lookupOf(sql)}: ${sql}`)).toEqual([])
    const met = new Set(across.map(([sql]) => lookupOf(sql)))
    expect(Object.keys(lookups).filter((lookup) => !met.has(lookup))).toEqual([])
  })
})
