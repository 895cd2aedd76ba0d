import { parseArgs } from 'node:util'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import { openMailer } from '#server/drivers/mail/open-mailer.ts'
import { ownerOf } from '#server/features/accounts/addresses/address-owner.ts'
import { createLogins } from '#server/features/accounts/logins.ts'
import { addressesOf, noticeMail } from '#server/features/accounts/notices.ts'
import { createCouples } from '#server/features/couples/couples.ts'
import { subscriptionsOnLogins } from '#server/features/reminders/push/push-subscriptions.ts'
import { clearAfterDeletions, removeCouple } from '#server/features/your-data/account-deletion.ts'
import type { Tables } from '#server/tables.ts'
import { readEnv } from './env.ts'

const help = `Deletes a couple's account for good: both people, every answer and the key that opens them, and
the mails stored for them. For people who ask you to and cannot sign in. The server may run meanwhile.

  npm run delete-account -- mina@example.org         says whether there is one
  npm run delete-account -- mina@example.org --yes   deletes it
  npm run delete-account -- --help                   says this

Either person's email address names the account. Make sure first that it is theirs: let them write
from that address. It reads the database that .env names (DATA_DIR or DATABASE_URL).`

const now = () => new Date()

async function main(): Promise<void> {
  process.umask(0o077)
  const { values, positionals } = readArguments()
  if (values.help) return console.log(help)
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0) throw new Error(help)
  const env = readEnv(process.env)
  const database = openDatabaseBesideServer<Tables>(env)
  try {
    const owner = await ownerOf(database, email.trim().toLowerCase())
    if (!owner) throw new Error(`There is no account with the email address ${email}.`)
    if (!values.yes) {
      return console.log(`There is an account with ${email}. To delete it for good, add --yes.`)
    }
    const mailer = openMailer(env, { now, log: () => undefined })
    const recipients = await addressesOf(database, owner.coupleId, now())
    const couples = createCouples({ database })
    const hangingOnLogins = subscriptionsOnLogins
    const logins = createLogins({ database, couples, hangingOnLogins, now })
    await removeCouple({ couples, logins }, owner.coupleId)
    await clearAfterDeletions({ database, couples, mailer })
    console.log(`The account with ${email} is deleted.`)
    for (const recipient of recipients) {
      await mailer.send(noticeMail(recipient, 'account deleted', env)).catch(() => {
        console.error('One of the two could not be told by mail.')
      })
    }
  } finally {
    await database.destroy()
  }
}

function readArguments() {
  const options = { yes: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch {
    throw new Error(help)
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : 'The account could not be deleted.')
  process.exitCode = 1
})
