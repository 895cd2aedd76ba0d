import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailTrial, tryMail } from '#server/drivers/mail/mail-trial.ts'
import { listenHere } from '#server/testing/listen-here.ts'
import { runCommand } from '#server/testing/run-command.ts'
import { freePort } from '#server/testing/server-process.ts'
import { startSmtp } from '#server/testing/smtp.ts'
import { sayMailTrial } from './mail-trial-words.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-try-mail-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const to = 'mina@example.org'
const mailFrom = 'Duologue <hello@example.org>'
const say = async (smtpUrl: string | undefined) =>
  sayMailTrial(await tryMail({ smtpUrl, mailFrom, dataDir }, to))

type Options = NonNullable<Parameters<typeof startSmtp>[0]>

/** What is said of a mail to a server with these options, and what that server took. */
async function sayOf(options: Options, { from = '', by = '', more = '' } = {}) {
  const smtp = await startSmtp(options)
  const url = smtp.url.replace('smtp://', `${from || 'smtp'}://${by}`) + more
  const { text, works } = await say(url)
  await smtp.stop()
  const port = new URL(smtp.url).port
  return { text: text.replaceAll(`127.0.0.1, port ${port}`, 'HOST'), works, took: smtp.received }
}

const trusting = '/?tls.rejectUnauthorized=false'
const refusal = (responseCode: number, text: string) =>
  Object.assign(new Error(text), { responseCode })
const withLogin: Options = {
  ...{ disabledCommands: ['STARTTLS'], allowInsecureAuth: true, authOptional: false },
  onAuth: ({ password }, _session, done) =>
    password === 'right' ? done(null, { user: 'mina' }) : done(new Error('Not you')),
}

test('a mail that is handed over, encrypted or not, signed in or not', async () => {
  const plain = await sayOf({})
  expect(plain.works).toBe(true)
  expect(plain.text).toMatch(/^Handed over to HOST: not encrypted, without signing in\.\n/)
  expect(plain.text).toContain('It said: 250 OK: message queued')
  // Between this machine and itself nobody is on the way.
  expect(plain.text).not.toContain('on the way')
  expect(plain.took.map(({ to: at }) => [at].flat()[0]?.text)).toEqual([to])

  const tls = await sayOf({ secure: true }, { from: 'smtps', more: trusting })
  expect(tls.text).toMatch(/^Handed over to HOST: encrypted from the start, /)
  expect(tls.text).not.toContain('on the way')
  const upgraded = await sayOf({ disabledCommands: ['AUTH'] }, { more: trusting })
  expect(upgraded.text).toMatch(/^Handed over to HOST: encrypted by STARTTLS, /)
  const known = await sayOf(withLogin, { by: 'mina:right@' })
  expect(known.text).toMatch(/^Handed over to HOST: not encrypted, signed in\./)
  const unasked = await sayOf({}, { by: 'mina:right@' })
  expect(unasked.text).toContain('not signed in, since the server offers no way to')
})

test.each<[string, Options, Parameters<typeof sayOf>[1], string]>([
  ['a wrong password', withLogin, { by: 'mina:wrong@' }, 'refused the user and password'],
  ['no user', withLogin, {}, 'wants a user and password first. (EENVELOPE, 530)'],
  ['a certificate', { secure: true }, { from: 'smtps' }, 'certificate of 127.0.0.1 does not hold'],
  ['smtps:// to a plain port', {}, { from: 'smtps' }, 'HOST, does not begin encrypted'],
  ['no encryption', {}, { more: '/?requireTLS=true' }, 'would not encrypt the conversation'],
  [
    'the sender',
    { onMailFrom: (_address, _session, done) => done(refusal(553, 'Not your address')) },
    {},
    'refused the sender. (EENVELOPE, 553)\nIt said: 553 Not your address\nMAIL_FROM has to be',
  ],
  [
    'the recipient',
    { onRcptTo: (_address, _session, done) => done(refusal(550, 'Relaying denied')) },
    {},
    'refused the address that the mail is for. (EENVELOPE, 550)\nIt said: 550 Relaying denied',
  ],
  [
    'for now',
    { onRcptTo: (_address, _session, done) => done(refusal(451, 'Greylisted')) },
    {},
    'refused for now. (EENVELOPE, 451)',
  ],
  [
    'the mail itself',
    {
      onData(stream, _session, done) {
        stream.resume().on('end', () => done(refusal(554, 'Looks like spam')))
      },
    },
    {},
    'refused the mail itself. (EMESSAGE, 554)\nIt said: 554 Looks like spam',
  ],
])('a mail that is refused for %s', async (_what, options, how, why) => {
  const { text, works, took } = await sayOf(options, how)
  expect([works, took]).toEqual([false, []])
  expect(text).toContain(why)
  expect(text).not.toMatch(/wrong@|mina:/)
})

test('a server that is not there, is none, or hangs up', async () => {
  const port = await freePort()
  expect((await say(`smtp://127.0.0.1:${port}`)).text).toContain(
    `Nothing answers at 127.0.0.1, port ${port}. (ESOCKET, ECONNREFUSED)`,
  )
  for (const [greeting, said] of [
    ['HTTP/1.1 400 Bad Request\r\n\r\n', 'but it is no mail server. (EPROTOCOL)'],
    ['', 'hung up before the conversation began. (ECONNECTION)'],
    ['220 mail.example.org\r\n', 'hung up in the middle of the conversation. (ECONNECTION)'],
  ] as const) {
    const other = createServer((socket) => socket.end(greeting))
    const at = await listenHere(other)
    const { text, works } = await say(`smtp://127.0.0.1:${at}`)
    expect([works, text]).toEqual([false, expect.stringContaining(said)])
    other.close()
  }
})

test('what a server says cannot steer the terminal', () => {
  const conversation: Extract<MailTrial, { outcome: 'failed' }> = {
    ...{ host: 'mail.example.org', port: 587, hasUser: false, signedIn: false, reply: '' },
    ...{
      outcome: 'failed',
      hasBegun: true,
      encrypted: 'no',
      code: 'ETIMEDOUT',
      why: '',
      command: 'CONN',
    },
  }
  const { text } = sayMailTrial({ ...conversation, reply: '550 a\u001b[2J\r\nb\u0007' })
  expect(text).toContain('It said: 550 a [2J b\n')
  expect(text).toContain('did not answer in time. (ETIMEDOUT)')
  expect(sayMailTrial({ ...conversation, code: 'EODD' }).text).toContain(
    'could not be handed over to mail.example.org. (EODD)',
  )
})

test('without a mail server it says where the mail lies, or why it could not be written', async () => {
  const { text, works } = await say(undefined)
  const [file = ''] = readdirSync(join(dataDir, 'outbox'))
  expect([works, text]).toEqual([
    true,
    `There is no SMTP_URL, so no mail goes out. This one lies in ${join(dataDir, 'outbox', file)}`,
  ])
  expect(readFileSync(join(dataDir, 'outbox', file), 'utf8')).toContain(`To: ${to}`)
  rmSync(join(dataDir, 'outbox'), { recursive: true })
  writeFileSync(join(dataDir, 'outbox'), 'a file where the folder belongs')
  const failed = await say(undefined)
  expect([failed.works, failed.text]).toEqual([
    false,
    expect.stringContaining(`could not be written to ${join(dataDir, 'outbox')} (E`),
  ])
})

test('npm run mail:test', async () => {
  const run = (address: string) => runCommand('try-mail.ts', [address], { DATA_DIR: dataDir })
  expect(await run('mina')).toEqual({
    ...{ status: 2, stdout: '', stderr: '"mina" is not an email address.\n' },
  })
  const { status, stdout } = await run(to)
  expect([status, stdout]).toEqual([0, expect.stringContaining(join(dataDir, 'outbox'))])
})
