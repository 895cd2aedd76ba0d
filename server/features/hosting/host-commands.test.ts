import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RegistrationMode } from '#contract/accounts.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import type { Mail, MailStatus } from '#server/drivers/mail/mail.ts'
import { createLogins } from '#server/features/accounts/logins.ts'
import { createCouples } from '#server/features/couples/couples.ts'
import { subscriptionsOnLogins } from '#server/features/reminders/push/push-subscriptions.ts'
import {
  coupleIdOf,
  registerCouple,
  registerOnTwoDevices,
  testPassword,
} from '#server/testing/couple.ts'
import { openCatchup } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { createHostCommands, hostHelp, readHostCommand } from './host-commands.ts'
import { NotDone } from './not-done.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ registration: 'open' })
})
afterAll(() => server.stop())

const mails: Mail[] = []
const files: Record<string, string> = {}
let mailStatus: MailStatus = 'sends'
let isTerminal = true
beforeEach(() => {
  mails.length = 0
  mailStatus = 'sends'
  isTerminal = true
})

/** What `npm run admin -- <line>` says, or why it did nothing, with its exit code. */
async function admin(line: string, registration: RegistrationMode = 'invite') {
  const { database, clock, publicUrl } = server
  const couples = createCouples({ database })
  const parts = { database, couples, hangingOnLogins: subscriptionsOnLogins, now: clock.now }
  const send = async (mail: Mail) => {
    if (mailStatus === 'fails') throw Object.assign(new Error('canary'), { code: 'ESOCKET' })
    mails.push(mail)
  }
  const run = createHostCommands({
    ...{ ...parts, publicUrl, registration, outbox: '/data/outbox', isTerminal },
    logins: createLogins(parts),
    mailer: {
      ...{ name: 'collecting', send, ...(mailStatus === 'keeps' && { keeps: true }) },
      ...{ forget: async () => undefined, keptFor: async () => [] },
    },
    writeFile(path, text) {
      files[path] = text
      return `/here/${path}`
    },
  })
  try {
    const given = readHostCommand(line === '' ? [] : line.split(' '))
    return { said: given === null ? hostHelp : await run(given), exitCode: 0 }
  } catch (error) {
    if (!(error instanceof NotDone)) throw error
    return { said: error.message, exitCode: error.exitCode }
  }
}

const signIn = (email: string) =>
  server.visitor().post<RefusalBody>('/api/login', { email, password: testPassword })

describe('what was typed', () => {
  test.each(['', '--help', '-h', 'couples --help'])('"npm run admin -- %s" helps', async (line) => {
    expect(await admin(line)).toEqual({ said: hostHelp, exitCode: 0 })
  })

  test.each([
    ['nonsense', 'There is no command "nonsense".'],
    ['constructor', 'There is no command "constructor".'],
    ['code', 'There is no command "code".'],
    ['code break', 'There is no command "code break".'],
    ['couples all', '"couples" takes fewer words.'],
    ['couples --csv', 'That was not understood.'],
    ['couples --yes', '"couples" takes no --yes.'],
    ['reset', '"reset" needs one more word.'],
    ['reset mina', '"mina" is not an email address.'],
    ['close mina', '"mina" is neither an email address nor an id of the list.'],
    ['close 00000000-0000-4000-8000-00000000000', 'is neither an email address nor an id'],
    ['disallow', '"disallow" needs one more word.'],
    ['allow mina@', '"mina@" is not an email address.'],
    ['code make --uses 0', '--uses takes a whole number from 1 to 10000.'],
    ['code make --uses many', '--uses takes a whole number from 1 to 10000.'],
    ['code make --days 3651', '--days takes a whole number from 1 to 3650.'],
    ['code make --days=-1', '--days takes a whole number from 1 to 3650.'],
    ['code end', '"code end" needs one more word.'],
  ])('"%s" does nothing and says why', async (line, why) => {
    const { said, exitCode } = await admin(line)
    expect([exitCode, said]).toEqual([2, expect.stringContaining(why)])
  })

  test.each([
    ['close 00000000-0000-4000-8000-000000000000', 'There is no account with that id.'],
    ['open nobody@example.org', 'There is no account with that address.'],
    ['delete nobody@example.org --yes', 'There is no account with that address.'],
    ['reset nobody@example.org', 'There is no account with that address.'],
    ['code end ZZZZ', 'There is no code of that name.'],
    ['disallow nobody@example.org', '1 of these was not on the list.'],
  ])('"%s" finds nothing and says so', async (line, why) => {
    const { said, exitCode } = await admin(line)
    expect([exitCode, said]).toEqual([1, expect.stringContaining(why)])
  })
})

test('couples: by last use, without names or anything they wrote', async () => {
  const quiet = await registerCouple(server, { username: 'Canaryone' })
  server.clock.forward(3 * 86_400_000)
  const busy = await registerOnTwoDevices(server)
  await openCatchup(busy.visitor, { word: 'canaryword' })
  const [quietId, busyId] = [
    await coupleIdOf(server, quiet.user.id),
    await coupleIdOf(server, busy.user.id),
  ]
  const { said } = await admin('couples')
  const row = (id: string) => said.split('\n').find((line) => line.startsWith(id))
  expect(row(busyId)).toMatch(/ +2026-03-05 +2026-03-05 +both +1 +1$/)
  expect(row(quietId)).toMatch(/ +2026-03-02 +2026-03-02 +one so far +0 +0$/)
  expect(said.indexOf(busyId)).toBeLessThan(said.indexOf(quietId))
  await admin(`close ${quietId}`)
  expect((await admin('couples --csv couples.csv')).said).toBe('2 written to /here/couples.csv')
  const lines = files['couples.csv']?.split('\r\n') ?? []
  expect(lines[0]).toContain('"Id","Created","Last used","Status","Sets","Catch-ups"')
  expect(hostHelp).toContain('the couples: created, last used, status, sets, catch-ups\n')
  expect(lines).toContain(`"${quietId}","2026-03-02","2026-03-02","closed","0","0"`)
  for (const text of [said, lines.join()]) {
    expect(text).not.toMatch(/canary|Jonas|Mina|example\.org|\d\d:\d\d/i)
  }
  await admin(`open ${quietId}`)
})

test('an empty list says so', async () => {
  const empty = await startTestServer()
  const before = server
  server = empty
  expect((await admin('couples')).said).toBe('Nobody has registered yet.')
  server = before
  await empty.stop()
})

describe('reset', () => {
  test('mails the link, to either of the two, and it works', async () => {
    const { email } = await registerCouple(server)
    const { said, exitCode } = await admin(`reset ${email.toUpperCase()}`)
    expect([exitCode, said]).toEqual([
      0,
      expect.stringContaining('holds a link for a new password'),
    ])
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Choose a new password'],
    ])
    const token = /reset=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1]
    const reset = { token, newPassword: 'another-lamp-43' }
    expect((await server.visitor().post('/api/reset-password', reset)).status).toBe(200)
  })

  test('says what an address got that cannot be sent a link yet', async () => {
    const { partnerEmail } = await registerCouple(server)
    const { said, exitCode } = await admin(`reset ${partnerEmail}`)
    expect([exitCode, said]).toEqual([0, expect.stringContaining('has not used it yet')])
    expect(mails.map(({ to }) => to)).toEqual([partnerEmail])
  })

  test('shows the link on a terminal where no mail goes out, and elsewhere says where it lies', async () => {
    const { email } = await registerCouple(server)
    expect((await admin(`reset ${email}`)).said).not.toContain('reset=')
    mailStatus = 'keeps'
    const { said } = await admin(`reset ${email}`)
    expect(said).not.toMatch(/outbox|Mina|Jonas|@/)
    const [, token] = /^Choose a new password: \S+\/auth\?reset=([\w-]+)$/m.exec(said) ?? []
    const reset = { token, newPassword: 'another-lamp-43' }
    expect((await server.visitor().post('/api/reset-password', reset)).status).toBe(200)
    isTerminal = false
    const elsewhere = await admin(`reset ${email}`)
    expect(elsewhere.said).toContain('hand on what lies in /data/outbox.')
    expect(elsewhere.said).not.toContain('reset=')
  })

  test('says on a terminal, too, where the mail lies that has no link and says how to come in', async () => {
    const { partnerEmail } = await registerCouple(server)
    mailStatus = 'keeps'
    const { said } = await admin(`reset ${partnerEmail}`)
    expect(said).toContain('hand on what lies in /data/outbox.')
    expect(said).not.toContain('link below')
  })

  test('says that the mail failed where it did', async () => {
    const { email } = await registerCouple(server)
    mailStatus = 'fails'
    const { said, exitCode } = await admin(`reset ${email}`)
    expect([exitCode, said]).toEqual([1, expect.stringContaining('npm run mail:test')])
    expect(said).not.toContain('canary')
  })
})

describe('close, open and delete', () => {
  test('close signs everybody out, keeps them out, and tells both; open lets them in', async () => {
    const { visitor, email, partnerEmail, partner, user } = await registerOnTwoDevices(server)
    const id = await coupleIdOf(server, user.id)
    const closed = await admin(`close ${partnerEmail}`)
    expect([closed.exitCode, closed.said]).toEqual([
      0,
      `The account ${id} is closed. Every device is signed out, and nobody can sign in; nothing is deleted.`,
    ])
    for (const device of [visitor, partner]) {
      expect((await device.get<RefusalBody>('/api/user')).body.code).toBe(
        'signed-out-account-closed',
      )
    }
    expect((await signIn(email)).body.code).toBe('account-closed')
    expect(mails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [email, partnerEmail].sort().map((to) => [to, 'Your account was closed']),
    )
    expect(await admin(`close ${id}`)).toEqual({
      ...{ said: `The account ${id} is closed already.`, exitCode: 1 },
    })
    expect((await admin(`reset ${email}`)).said).toContain('The account is closed, though')
    mails.length = 0
    expect(await admin(`open ${id}`)).toEqual({
      ...{ said: `The account ${id} is open again.`, exitCode: 0 },
    })
    expect(mails).toHaveLength(2)
    expect((await signIn(email)).status).toBe(200)
    expect((await admin(`open ${id}`)).exitCode).toBe(1)
  })

  test('a mail that cannot be sent stops nothing, and is said', async () => {
    const { email } = await registerCouple(server)
    mailStatus = 'fails'
    expect((await admin(`close ${email}`)).said).toContain(
      '2 of 2 addresses could not be told by mail.',
    )
    expect((await signIn(email)).body.code).toBe('account-closed')
  })

  test('delete asks first, then leaves nothing', async () => {
    const { visitor, email, user } = await registerCouple(server)
    const id = await coupleIdOf(server, user.id)
    const { said } = await admin(`delete ${id}`)
    expect(said).toMatch(/^That is the account .+ To delete it for good, add --yes\.$/)
    expect((await visitor.get('/api/user')).status).toBe(200)
    expect(await admin(`delete ${id} --yes`)).toEqual({
      ...{ said: `The account ${id} is deleted.`, exitCode: 0 },
    })
    const { body } = await visitor.get<RefusalBody>('/api/user')
    expect(body.code).toBe('signed-out-account-deleted')
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('deleted by whoever runs this server'),
      expect.stringContaining('deleted by whoever runs this server'),
    ])
    expect(JSON.stringify(mails)).not.toContain(id)
    expect((await admin(`delete ${email} --yes`)).exitCode).toBe(1)
  })
})

describe('codes and the list', () => {
  test('a code is shown once, with a link; the list has its name alone', async () => {
    const { said } = await admin('code make --uses 3 --days 2')
    const [code = '', link] = said.split('\n')
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/)
    expect(link).toBe(`${server.publicUrl}/auth?code=${code}`)
    const name = code.slice(0, 4)
    expect(said).toContain(`Works 3 times, until `)
    expect(said).toContain(`npm run admin -- code end ${name}`)
    const listed = (await admin('code list')).said
    expect(listed).toContain(`${name}-…  0 of 3 used, made `)
    expect(listed).not.toContain(code.slice(5, 9))
    expect((await admin(`code end ${name.toLowerCase()}-…`)).said).toBe('That code has ended.')
    expect((await admin('code list')).said).toBe('There is no code.')
  })

  test('says so where nobody is asked for a code', async () => {
    expect((await admin('code make', 'invite')).said).not.toContain('REGISTRATION')
    expect((await admin('code make', 'open')).said).toContain('REGISTRATION is open')
    expect((await admin('code make', 'closed')).said).toContain('REGISTRATION is closed')
    expect((await admin('allow ada@example.org', 'open')).said).toContain('REGISTRATION is open')
    await admin('disallow ada@example.org')
  })

  test('addresses come onto the list and off it, and none is ever shown', async () => {
    const said: string[] = []
    for (const line of [
      'allow',
      'allow a@example.org B@example.org',
      'allow a@example.org',
      'disallow A@example.org',
      'disallow a@example.org b@example.org',
      'allow',
    ]) {
      said.push((await admin(line)).said)
    }
    expect(said).toEqual([
      '0 addresses are allowed and have not registered yet.',
      '2 addresses are allowed and have not registered yet.',
      '2 addresses are allowed and have not registered yet.',
      '1 address is allowed and has not registered yet.',
      '1 of these was not on the list. 0 addresses are allowed and have not registered yet.',
      '0 addresses are allowed and have not registered yet.',
    ])
  })
})
