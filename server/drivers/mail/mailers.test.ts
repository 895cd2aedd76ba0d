import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ParsedMail, simpleParser } from 'mailparser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startSmtp } from '#server/testing/smtp.ts'
import type { Mail, Mailer } from './mail.ts'
import { openMailer } from './open-mailer.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

const from = 'Duologue <hello@example.org>'

type Make = {
  mailer: Mailer
  arrived: () => Promise<ParsedMail[]>
  /** From now on sending cannot work. */
  breakIt: () => void
  stop: () => Promise<void>
}

async function makeOutbox() {
  const folder = mkdtempSync(join(tmpdir(), 'duologue-mail-'))
  const outbox = join(folder, 'outbox')
  const lines: string[] = []
  const now = () => new Date('2026-03-02T18:00:00.000Z')
  const files = () => readdirSync(outbox).map((name) => join(outbox, name))
  return {
    mailer: createOutbox({ folder: outbox, from, now, log: (line) => lines.push(line) }),
    lines,
    files,
    arrived: () => Promise.all(files().map((file) => simpleParser(readFileSync(file)))),
    breakIt: () => writeFileSync(outbox, 'a file where the folder belongs'),
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function makeSmtp(): Promise<Make> {
  const server = await startSmtp()
  const mailer = createSmtp({ url: server.url, from })
  const { refuse: breakIt, stop } = server
  return { mailer, arrived: async () => server.received, breakIt, stop }
}

const mail = (changes: Partial<Mail> = {}): Mail => ({
  to: 'jonas@example.org',
  subject: 'Choose a new password',
  text: 'Grüße — a line,\n\nand one more.\n',
  html: '<p>Grüße &amp; more</p>',
  ...changes,
})

const addressesIn = (field: ParsedMail['to']) =>
  [field ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))

describe.each([
  ['outbox', makeOutbox],
  ['smtp', makeSmtp],
] as const)('mail by %s', (name, open) => {
  let make: Make
  beforeEach(async () => {
    make = await open()
  })
  afterEach(() => make.stop())

  test('arrives as it was written, in text and in HTML', async () => {
    expect(make.mailer.name).toBe(name)
    await make.mailer.send(mail())
    const [arrived, ...more] = await make.arrived()
    expect(more).toEqual([])
    expect(arrived?.subject).toBe('Choose a new password')
    expect(arrived?.text?.trim()).toBe('Grüße — a line,\n\nand one more.')
    expect(String(arrived?.html).trim()).toBe('<p>Grüße &amp; more</p>')
    expect(arrived?.from?.text).toContain('hello@example.org')
    expect(addressesIn(arrived?.to)).toEqual(['jonas@example.org'])
    expect(arrived?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(arrived?.attachments).toEqual([])
  })

  test('keeps a long link whole', async () => {
    const url = `https://example.org/auth?reset=${'a1-_'.repeat(40)}`
    await make.mailer.send(mail({ text: `Here:\n${url}\n` }))
    expect((await make.arrived())[0]?.text).toContain(url)
  })

  test('takes no headers and no other people from what is in it', async () => {
    await make.mailer.send(mail({ subject: 'Hello\r\nBcc: other@example.org' }))
    const to = 'jonas@example.org, other@example.org'
    await make.mailer.send(mail({ to })).catch(() => undefined)
    for (const { bcc, to: whom } of await make.arrived()) {
      expect(bcc).toBeUndefined()
      expect(addressesIn(whom)).not.toContain('other@example.org')
    }
  })

  test('several at once all arrive', async () => {
    const numbers = Array.from({ length: 5 }, (_, at) => `number ${at}`)
    await Promise.all(numbers.map((text) => make.mailer.send(mail({ text }))))
    const texts = (await make.arrived()).map(({ text }) => text?.trim())
    expect(texts.sort()).toEqual(numbers)
  })

  test('fails when it cannot be handed over', async () => {
    make.breakIt()
    await expect(make.mailer.send(mail())).rejects.toThrow()
  })

  test('forgetting a couple leaves the mails of others', async () => {
    await make.mailer.send(mail({ coupleId: 'couple-a', text: 'to a' }))
    await make.mailer.send(mail({ coupleId: 'couple-b', text: 'to b' }))
    await make.mailer.forget('couple-a')
    await make.mailer.forget('couple-of-nobody')
    const texts = (await make.arrived()).map(({ text }) => text?.trim())
    expect(texts).toEqual(name === 'outbox' ? ['to b'] : ['to a', 'to b'])
  })
})

describe('the outbox', () => {
  test('R7 says in one line that it wrote a mail, and not to whom or what', async () => {
    const { mailer, files, lines, stop } = await makeOutbox()
    await mailer.send(mail({ text: 'a-token-of-somebody', coupleId: 'couple-a' }))
    expect(lines).toHaveLength(1)
    expect(lines.join()).toContain('outbox')
    expect(lines.join()).not.toMatch(/jonas|token|couple-a|\.eml/)
    expect(files()).toHaveLength(1)
    expect(files()[0]).toMatch(/\.eml$/)
    expect(statSync(files()[0] ?? '').mode & 0o077).toBe(0)
    await stop()
  })

  test('has a link in its file as it is in the mail, for whoever copies it from there', async () => {
    const { mailer, files, arrived, stop } = await makeOutbox()
    const url = `https://example.org/auth?reset=${'aB1-_'.repeat(40)}`
    const [text, html] = [`Grüße,\n\n${url}\n`, `<p>Grüße</p><a href="${url}">Choose</a>`]
    await mailer.send(mail({ text, html }))
    const file = readFileSync(files()[0] ?? '', 'utf8')
    expect(file.split('\r\n')).toContain(url)
    expect(file).toContain(`<a href="${url}">`)
    expect((await arrived())[0]?.text?.trim()).toBe(text.trim())
    await stop()
  })

  test('forgetting is fine before there was any mail', async () => {
    const { mailer, stop } = await makeOutbox()
    await expect(mailer.forget('couple-a')).resolves.toBeUndefined()
    expect(await mailer.keptFor()).toEqual([])
    await stop()
  })

  test('tells of which couples it keeps mails', async () => {
    const { mailer, stop } = await makeOutbox()
    const couples = ['3f0e8a52-7c1d-4a7e-9b1f-2f6f3f5a9d10', 'couple-b']
    for (const coupleId of [...couples, ...couples, undefined]) {
      await mailer.send(mail(coupleId ? { coupleId } : {}))
    }
    expect((await mailer.keptFor()).sort()).toEqual(couples)
    await mailer.forget('couple-b')
    expect(await mailer.keptFor()).toEqual(couples.slice(0, 1))
    await stop()
  })

  test('is cleared of a couple after the server got SMTP, too', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'duologue-mail-'))
    const doors = { now: () => new Date(), log: () => undefined }
    const withoutSmtp = openMailer({ smtpUrl: undefined, mailFrom: from, dataDir }, doors)
    await withoutSmtp.send(mail({ coupleId: 'couple-a' }))
    const smtpUrl = 'smtp://127.0.0.1:1'
    const later = openMailer({ smtpUrl, mailFrom: from, dataDir }, doors)
    expect([later.name, await later.keptFor()]).toEqual(['smtp', ['couple-a']])
    await later.forget('couple-a')
    expect(readdirSync(join(dataDir, 'outbox'))).toEqual([])
    rmSync(dataDir, { recursive: true, force: true })
  })
})
