import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { listenHere } from './listen-here.ts'

export type TestSmtp = {
  url: string
  /** Every mail it took, read as a mail program would. */
  received: ParsedMail[]
  /** From now on it takes no mail. */
  refuse: () => void
  stop: () => Promise<void>
}

/** A real SMTP server on a free port of this machine; without TLS and logins unless `options` say otherwise. */
export async function startSmtp(options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const received: ParsedMail[] = []
  let refuses = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refuses ? new Error('No such mailbox') : null),
    onData: (stream, _session, done) => {
      simpleParser(stream).then((mail) => {
        received.push(mail)
        done()
      }, done)
    },
    ...options,
  })
  // A client that hangs up in the middle is what some tests are about.
  server.on('error', () => undefined)
  const port = await listenHere(server.server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: () => {
      refuses = true
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
