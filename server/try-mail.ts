import { tryMail } from '#server/drivers/mail/mail-trial.ts'
import { addressOf } from '#server/features/hosting/host-accounts.ts'
import { sayMailTrial } from '#server/features/hosting/mail-trial-words.ts'
import { NotDone } from '#server/features/hosting/not-done.ts'
import { readEnv } from './env.ts'
import { runHostCommand, say } from './host-command.ts'

const help = `Sends one mail to an address of yours by the server's settings (SMTP_URL, MAIL_FROM), and says what
became of it. The server may run meanwhile.

  npm run mail:test -- you@example.org`

async function tryMailSettings(): Promise<void> {
  const [address, ...more] = process.argv.slice(2)
  if (address === undefined || /^(-h|--help)$/.test(address)) return say(help)
  if (more.length > 0) throw new NotDone('One address at a time.', 2)
  const to = addressOf(address)
  const { text, works } = sayMailTrial(await tryMail(readEnv(process.env), to))
  if (!works) throw new NotDone(text)
  say(text)
}

runHostCommand('The mail could not be tried.', tryMailSettings)
