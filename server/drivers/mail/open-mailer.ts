import { join } from 'node:path'
import type { KeepingMailer } from './mail.ts'
import { createOutbox } from './outbox.ts'
import { createSmtp } from './smtp.ts'

type Settings = { smtpUrl: string | undefined; mailFrom: string; dataDir: string }

/**
 * SMTP where `SMTP_URL` names a server, else files in `DATA_DIR/outbox` (R7). Files from before there
 * was such a server are kept until they are forgotten.
 */
export function openMailer(
  { smtpUrl, mailFrom: from, dataDir }: Settings,
  { now, log }: { now: () => Date; log: (line: string) => void },
): KeepingMailer {
  const outbox = createOutbox({ folder: join(dataDir, 'outbox'), from, now, log })
  if (smtpUrl === undefined) return outbox
  const { forget, keptFor } = outbox
  return { ...createSmtp({ url: smtpUrl, from }), forget, keptFor }
}
