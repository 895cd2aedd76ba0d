import * as z from 'zod/mini'
import { Email } from '#contract/accounts.ts'
import type { KeepingMailer, Mail } from '#server/drivers/mail/mail.ts'
import { closeAccount, openAccount } from '#server/features/accounts/account-closing.ts'
import { formerOwnerOf, ownerOf } from '#server/features/accounts/addresses/address-owner.ts'
import type { Logins } from '#server/features/accounts/logins.ts'
import {
  addressesOf,
  type Notice,
  noticeMail,
  type Recipient,
} from '#server/features/accounts/notices.ts'
import {
  createResetMails,
  type ResetMail,
} from '#server/features/accounts/passwords/reset-mails.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import { clearAfterDeletions, removeCouple } from '#server/features/your-data/account-deletion.ts'
import type { Database } from '#server/tables.ts'
import { listCouples } from './couple-list.ts'
import { NotDone } from './not-done.ts'

export type HostAccountParts = {
  database: Database
  couples: Couples
  logins: Logins
  mailer: KeepingMailer
  publicUrl: string
  /** Where mails lie while there is no mail server. */
  outbox: string
  /** Whether what is said goes to a terminal, where a link may be shown, and into no file or log. */
  isTerminal: boolean
  now: () => Date
}

/** The address that was typed, as accounts have it. */
export function addressOf(typed: string): string {
  const { success, data } = z.safeParse(Email, typed)
  if (!success) throw new NotDone(`"${typed}" is not an email address.`, 2)
  return data
}

const coupleId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const mailed: Record<Exclude<ResetMail, 'nobody'>, string> = {
  link: 'The mail to that address holds a link for a new password. It works once, for one hour.',
  'not used yet':
    'That address was given for a partner who has not used it yet, so it got no link but a mail that says how to come in.',
  'not confirmed yet':
    'That address is new and was not confirmed yet, so it got the link to confirm it. Until then a forgotten password is reset through the previous address.',
  'address before':
    'That address was replaced by another one lately. It got a link to take that back, and one for a new password.',
}

/** What whoever runs the server does about one account. Everything is said without names. */
export function createHostAccounts(parts: HostAccountParts) {
  const { database, couples, logins, mailer, publicUrl, outbox, isTerminal, now } = parts
  /** What each mail is about, and the link in it. */
  const links: string[] = []
  const mailReset = createResetMails({
    ...{ database, couples, publicUrl, now },
    mailer: {
      ...mailer,
      async send(mail) {
        await mailer.send(mail).catch(() => {
          throw new NotDone(mailFailed)
        })
        links.push(...linksIn(mail, publicUrl))
      },
    },
  })

  /** The couple that an address, or an id of the list, stands for. */
  const find = async (typed: string): Promise<string> => {
    if (!typed.includes('@')) {
      const id = typed.trim().toLowerCase()
      if (!coupleId.test(id)) {
        throw new NotDone(`"${typed}" is neither an email address nor an id of the list.`, 2)
      }
      if ((await couples.known([id])).has(id)) return id
      throw new NotDone('There is no account with that id.')
    }
    const email = addressOf(typed)
    const owner = (await ownerOf(database, email)) ?? (await formerOwnerOf(database, email, now()))
    if (!owner) throw new NotDone('There is no account with that address.')
    return owner.coupleId
  }

  const isClosed = async (id: string): Promise<boolean> =>
    (await listCouples(database, id))[0]?.status === 'closed'

  const notMailed = (handOn: string) =>
    mailer.keeps
      ? [
          `This command knows of no mail server (SMTP_URL), so nothing was mailed: hand on ${handOn} Where the service has one in a file, put SMTP_URL_FILE=… in front of the command.`,
        ]
      : []
  const whereMailsLie = notMailed(`what lies in ${outbox}.`)

  const notify = async (recipients: readonly Recipient[], notice: Notice, id?: string) => {
    const sent = await Promise.allSettled(
      recipients.map((to) => mailer.send(noticeMail(to, notice, { publicUrl, coupleId: id }))),
    )
    const failed = sent.filter(({ status }) => status === 'rejected').length
    if (failed === 0) return whereMailsLie
    return [`${failed} of ${sent.length} addresses could not be told by mail.`]
  }

  const all = (...lines: string[]) => lines.join('\n')

  return {
    async reset(typed: string): Promise<string> {
      const email = addressOf(typed)
      links.length = 0
      const outcome = await mailReset(email)
      if (outcome === 'nobody') throw new NotDone('There is no account with that address.')
      const closed = (await isClosed(await find(email)))
        ? ['The account is closed, though: nobody can sign in until you open it.']
        : []
      const secret = links.filter((link) => /[?&](?:reset|undo|confirm)=/.test(link))
      const theLink = secret.length === 1 ? 'the link' : 'the links'
      // A mail without such a link says in words how to come in, and is to be read as a whole.
      const told =
        mailer.keeps && isTerminal && secret.length > 0
          ? [
              ...notMailed(`${theLink} below, to nobody but whose address that is.`),
              ...closed,
              '',
              ...secret,
            ]
          : [...whereMailsLie, ...closed]
      return all(mailed[outcome], ...told)
    },

    async close(typed: string): Promise<string> {
      const id = await find(typed)
      if (await isClosed(id)) throw new NotDone(`The account ${id} is closed already.`)
      await closeAccount({ couples, logins, now }, id)
      const told = await notify(await addressesOf(database, id, now()), 'account closed', id)
      const done = `The account ${id} is closed. Every device is signed out, and nobody can sign in; nothing is deleted.`
      return all(done, ...told)
    },

    async open(typed: string): Promise<string> {
      const id = await find(typed)
      if (!(await isClosed(id))) throw new NotDone(`The account ${id} is open already.`)
      await openAccount({ couples }, id)
      const told = await notify(await addressesOf(database, id, now()), 'account opened', id)
      return all(`The account ${id} is open again.`, ...told)
    },

    async delete(typed: string, isMeant: boolean): Promise<string> {
      const id = await find(typed)
      if (!isMeant) {
        const [couple] = await listCouples(database, id)
        return `That is the account ${id}, created on ${couple?.created}, last used on ${couple?.lastUsed}. To delete it for good, add --yes.`
      }
      const recipients = await addressesOf(database, id, now())
      await removeCouple({ couples, logins }, id)
      const left = await clearAfterDeletions({ database, couples, mailer }).then(
        () => [],
        () => ['What it left behind is cleared away when the server starts the next time.'],
      )
      const told = await notify(recipients, 'account deleted by the host')
      return all(`The account ${id} is deleted.`, ...left, ...told)
    },
  }
}

const linksIn = ({ subject, text }: Mail, publicUrl: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${publicUrl}/`))
    .map((link) => `${subject}: ${link}`)

const mailFailed =
  'The mail could not be handed over. `npm run mail:test -- you@example.org` tells why.'
