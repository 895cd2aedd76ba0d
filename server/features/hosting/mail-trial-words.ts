import { distanceOf } from '#server/drivers/distance.ts'
import type { Conversation, MailTrial } from '#server/drivers/mail/mail-trial.ts'

type Failed = Extract<MailTrial, { outcome: 'failed' }>

const keyOf = ({ code, why, command, hasBegun }: Failed): string => {
  if (/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_CERT)/.test(why)) return 'certificate'
  if (why === 'ERR_SSL_WRONG_VERSION_NUMBER') return 'not encrypted there'
  if (code === 'EENVELOPE' && why === '530') return 'no user'
  if (/^[45]/.test(why) && command === 'RCPT TO') return why.startsWith('4') ? 'later' : 'recipient'
  if (command === 'MAIL FROM') return why.startsWith('4') ? 'later' : 'sender'
  if (code === 'EMESSAGE') return why.startsWith('4') ? 'later' : 'mail'
  if (why === 'ECONNREFUSED') return 'nobody there'
  if (code === 'ECONNECTION' && hasBegun) return 'hung up'
  return code
}

/** What happened, by whom it was refused, and what to change. */
const failures: Record<string, (at: Failed) => [what: string, change: string]> = {
  EDNS: ({ host }) => [
    `The name ${host} could not be found.`,
    'Check the name in SMTP_URL, and that this machine can look up names.',
  ],
  'nobody there': ({ host, port }) => [
    `Nothing answers at ${host}, port ${port}.`,
    'Check the name and the port in SMTP_URL: smtps:// is mostly 465, smtp:// mostly 587.',
  ],
  ETIMEDOUT: ({ host, port }) => [
    `${host}, port ${port}, did not answer in time.`,
    'With smtp:// on a port that is encrypted from the start (465), write smtps://. Else a firewall may be in between: many providers of machines block mail ports until you ask.',
  ],
  ECONNECTION: ({ host, port }) => [
    `${host}, port ${port}, hung up before the conversation began.`,
    'Check the port in SMTP_URL, and whether that server takes connections from this machine.',
  ],
  'hung up': ({ host, port }) => [
    `${host}, port ${port}, hung up in the middle of the conversation.`,
    'It may refuse the sender of MAIL_FROM or the user without a word: look into its log, or ask who runs it.',
  ],
  EPROTOCOL: ({ host, port }) => [
    `Something answers at ${host}, port ${port}, but it is no mail server.`,
    'Check the port in SMTP_URL.',
  ],
  certificate: ({ host }) => [
    `The certificate of ${host} does not hold, so the conversation ended before anything was said.`,
    'Write the name in SMTP_URL that the certificate is for, or have the certificate renewed.',
  ],
  'not encrypted there': ({ host, port }) => [
    `${host}, port ${port}, does not begin encrypted, as smtps:// asks.`,
    'Write smtp:// with port 587, which is encrypted after the first words, or the port for smtps://.',
  ],
  ETLS: ({ host }) => [
    `${host} would not encrypt the conversation.`,
    'Use a server that does, or one with smtps://. Without ?requireTLS=true mails go out unencrypted where a server cannot encrypt.',
  ],
  EAUTH: ({ host }) => [
    `${host} refused the user and password of SMTP_URL.`,
    'Check both. Signs such as @ : / # % have to be written as %40 %3A %2F %23 %25 there, and many providers want a password made for programs.',
  ],
  'no user': ({ host, hasUser, encrypted }) => [
    `${host} wants a user and password first.`,
    hasUser
      ? `It takes none on a conversation that is ${encrypted === 'no' ? 'not encrypted: write smtps://, or a port with STARTTLS.' : 'like this one: ask who runs it.'}`
      : 'Write them into SMTP_URL: smtps://user:password@host:465.',
  ],
  sender: ({ host }) => [
    `${host} refused the sender.`,
    'MAIL_FROM has to be an address that this user may send from.',
  ],
  recipient: ({ host, hasUser }) => [
    `${host} refused the address that the mail is for.`,
    `Check that address.${hasUser ? '' : ' A server that passes mails on mostly wants a user and password in SMTP_URL.'}`,
  ],
  mail: ({ host }) => [
    `${host} took the addresses and refused the mail itself.`,
    'What it said, above, tells why; often the domain of MAIL_FROM lacks an SPF or DKIM entry.',
  ],
  later: ({ host }) => [
    `${host} refused for now.`,
    'That may be a limit, or how it greets senders it does not know. Try again in some minutes.',
  ],
}

const otherwise = ({ host }: Failed): [string, string] => [
  `The mail could not be handed over to ${host}.`,
  'Check SMTP_URL and MAIL_FROM.',
]

const encryptions: Record<Conversation['encrypted'], string> = {
  'from the start': 'encrypted from the start',
  'by STARTTLS': 'encrypted by STARTTLS',
  no: 'not encrypted',
}

const signedInAs = ({ hasUser, signedIn }: Conversation): string => {
  if (signedIn) return 'signed in'
  return hasUser ? 'not signed in, since the server offers no way to' : 'without signing in'
}

/** A server's words, on one line and without what could steer a terminal. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()

const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host)

const handedOver = (trial: Conversation & { reply: string }): string[] => [
  `Handed over to ${trial.host}, port ${trial.port}: ${encryptions[trial.encrypted]}, ${signedInAs(trial)}.`,
  `It said: ${oneLine(trial.reply)}`,
  ...(trial.encrypted === 'no' && distanceOf(`smtp://${inAddress(trial.host)}`) !== 'here'
    ? [
        'Whoever is on the way can read such mails, and the links for a new password in them. Write smtps:// with port 465 if the server has it.',
      ]
    : []),
  'Now look whether it arrives, in the folder for spam as well. If it lands there, the domain of MAIL_FROM needs SPF and DKIM entries that name this mail server.',
]

/** What `npm run mail:test` says of a trial, and whether mails go out as the settings say. */
export function sayMailTrial(trial: MailTrial): { text: string; works: boolean } {
  switch (trial.outcome) {
    case 'kept':
      return {
        text: `There is no SMTP_URL, so no mail goes out. This one lies in ${trial.path}`,
        works: true,
      }
    case 'not kept':
      return {
        text: `There is no SMTP_URL, and the mail could not be written to ${trial.folder} (${trial.code}). Check DATA_DIR, who may write there, and the room on the disk.`,
        works: false,
      }
    case 'handed over':
      return { text: handedOver(trial).join('\n'), works: true }
    case 'failed': {
      const [what, change] = (failures[keyOf(trial)] ?? otherwise)(trial)
      const codes = [trial.code, trial.why].filter(Boolean).join(', ')
      const said = /^\d{3}[ -]/.test(trial.reply) ? [`It said: ${oneLine(trial.reply)}`] : []
      return { text: [`${what} (${codes})`, ...said, change].join('\n'), works: false }
    }
  }
}
