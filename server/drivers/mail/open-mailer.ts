import { join } from 'node:path'
import type { Mailer } from './mail.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

type Settings = { smtpUrl: string | undefined; mailFrom: string; dataDir: string }

/** SMTP where `SMTP_URL` names a server, else files in `DATA_DIR/outbox` (R7). */
export function openMailer(
  { smtpUrl, mailFrom: from, dataDir }: Settings,
  { now, log }: { now: () => Date; log: (line: string) => void },
): Mailer {
  if (smtpUrl !== undefined) return createSmtp({ url: smtpUrl, from })
  return createOutbox({ folder: join(dataDir, 'outbox'), from, now, log })
}
