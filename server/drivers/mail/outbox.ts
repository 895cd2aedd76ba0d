import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { KeepingMailer } from './mail.ts'
import { messageOf } from './message.ts'
import { whenAsked } from './when-asked.ts'

type Outbox = {
  /** The folder the mails are written to; made when the first one comes. */
  folder: string
  from: string
  now: () => Date
  log: (line: string) => void
}

/**
 * A part of a mail as it was written, with no line folded and no sign encoded: whoever runs the server opens
 * the file in an editor, and a link has to stand in it as it works.
 */
const asWritten = (kind: 'plain' | 'html', words: string) => ({
  raw: `Content-Type: text/${kind}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${words}`,
})

/** The couple in a file's name, between the moment and the mail's own id. */
const coupleInName = /^[^-]+-(.+)-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\.eml/
const nobody = 'nobody'

/** Writes each mail to a file of its own, for a server that has no SMTP (R7). */
export function createOutbox({ folder, from, now, log }: Outbox): KeepingMailer {
  const forgotten = new Set<string>()
  const files = () => readdir(folder).catch(() => [])
  const transport = whenAsked(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    name: 'outbox',
    keeps: true,
    status: async () => 'keeps',
    async send(mail) {
      const written = {
        ...messageOf(mail, from),
        text: asWritten('plain', mail.text),
        html: asWritten('html', mail.html),
        date: now(),
      }
      const { message } = await (await transport()).sendMail(written)
      const stamp = now().toISOString().replace(/\W/g, '')
      const file = join(folder, `${stamp}-${mail.coupleId ?? nobody}-${randomUUID()}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(`${file}.part`, message, { mode: 0o600, flag: 'wx' })
        .then(() => rename(`${file}.part`, file))
        .catch(async (error) => {
          await rm(`${file}.part`, { force: true })
          throw error
        })
      if (forgotten.has(mail.coupleId ?? '')) {
        await rm(file, { force: true })
        return
      }
      log('There is no SMTP_URL, so a mail was written to the outbox folder in DATA_DIR.')
    },
    async forget(coupleId) {
      forgotten.add(coupleId)
      const theirs = (await files()).filter((file) => file.includes(`-${coupleId}-`))
      await Promise.all(theirs.map((file) => rm(join(folder, file), { force: true })))
    },
    async keptFor() {
      const couples = (await files()).map((file) => coupleInName.exec(file)?.[1] ?? nobody)
      return [...new Set(couples)].filter((coupleId) => coupleId !== nobody)
    },
  }
}
