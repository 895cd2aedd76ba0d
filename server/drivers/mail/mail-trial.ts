import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeLetter } from './letter.ts'
import type { Mail } from './mail.ts'
import { messageOf } from './message.ts'
import { openMailer } from './open-mailer.ts'
import { patience } from './smtp.ts'

type Settings = { smtpUrl: string | undefined; mailFrom: string; dataDir: string }

/** What the conversation with a mail server came to, as far as it went. */
export type Conversation = {
  host: string
  port: number
  encrypted: 'from the start' | 'by STARTTLS' | 'no'
  /** Whether SMTP_URL names a user, and whether the server let it in. */
  hasUser: boolean
  signedIn: boolean
}

/** What became of a mail that was sent to see whether mails go out. */
export type MailTrial =
  | { outcome: 'kept'; path: string }
  | { outcome: 'not kept'; folder: string; code: string }
  | (Conversation & { outcome: 'handed over'; reply: string })
  | (Conversation & {
      outcome: 'failed'
      /** Whether the server had said its first words. */
      hasBegun: boolean
      /** nodemailer's word for where, and the system's or the server's own code for why. */
      code: string
      why: string
      /** The command that the server refused, and what it said. */
      command: string
      reply: string
    })

const letter = writeLetter({
  greeting: 'Hello,',
  before: ['This mail was sent to see whether your server can send mails. It can.'],
  after: ['There is nothing to do.'],
})

/** Sends one mail as the settings say, and tells what became of it; it does not fail. */
export async function tryMail(
  settings: Settings,
  to: string,
  now: () => Date = () => new Date(),
): Promise<MailTrial> {
  const mail: Mail = { to, subject: 'A mail to try it', ...letter }
  const { smtpUrl, mailFrom } = settings
  return smtpUrl === undefined
    ? keep(settings, mail, now)
    : converse({ url: smtpUrl, from: mailFrom }, mail)
}

async function keep(settings: Settings, mail: Mail, now: () => Date): Promise<MailTrial> {
  const folder = join(settings.dataDir, 'outbox')
  const files = () => readdir(folder).catch(() => [])
  const before = new Set(await files())
  try {
    await openMailer(settings, { now, log: () => undefined }).send(mail)
  } catch (error) {
    return { outcome: 'not kept', folder, code: textOf(error, 'code') }
  }
  const made = (await files()).find((file) => !before.has(file))
  return { outcome: 'kept', path: made === undefined ? folder : join(folder, made) }
}

/** What of it was encrypted and who signed in, nodemailer tells by its log alone. */
async function converse(
  { url, from }: { url: string; from: string },
  mail: Mail,
): Promise<MailTrial> {
  const said: unknown[] = []
  const note = (_about: unknown, line?: unknown) => void said.push(line)
  const logger = {
    ...{ level: note, trace: note, debug: note, info: note },
    ...{ warn: note, error: note, fatal: note },
  }
  const transport = createTransport({ url, ...patience, logger, transactionLog: true })
  const { protocol, hostname, port, username } = new URL(url)
  const conversation = (): Conversation => ({
    host: hostname,
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
    encrypted: said.includes('Connection upgraded with STARTTLS')
      ? 'by STARTTLS'
      : protocol === 'smtps:'
        ? 'from the start'
        : 'no',
    hasUser: username !== '',
    signedIn: said.includes('User %s authenticated'),
  })
  try {
    const { response } = await transport.sendMail(messageOf(mail, from))
    return { outcome: 'handed over', reply: response, ...conversation() }
  } catch (error) {
    return {
      outcome: 'failed',
      ...conversation(),
      hasBegun: said.some((line) => /^220[ -]/.test(String(line))),
      code: textOf(error, 'code'),
      why: textOf(error, 'originalCode') || textOf(error, 'responseCode'),
      command: textOf(error, 'command'),
      reply: textOf(error, 'response') || textOf(error, 'message'),
    }
  } finally {
    transport.close()
  }
}

/** A part of an error as text; empty where it has none. */
const textOf = (error: unknown, part: string): string => {
  const value: unknown = error instanceof Error ? Reflect.get(error, part) : undefined
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
