import type { Mail } from '#server/drivers/mail/mail.ts'
import type { TestServer } from './test-server.ts'

/** The address that a mail links to. */
export function linkIn(mail: Pick<Mail, 'text'> | undefined): URL {
  const found = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0]
  if (found === undefined) throw new Error('There is no link in that mail')
  return new URL(found)
}

/** Asks for a reset mail as somebody who forgot the password; gives the token in its link. */
export async function askForReset(
  server: Pick<TestServer, 'visitor' | 'mails' | 'settled'>,
  email: string,
): Promise<string> {
  await server.visitor().post('/api/forgot-password', { email })
  await server.settled()
  const mail = server.mails.findLast(({ to }) => to === email)
  return linkIn(mail).searchParams.get('reset') ?? ''
}
