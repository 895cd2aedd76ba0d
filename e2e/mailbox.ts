import { expect } from 'vitest'
import { linkIn } from '#server/testing/mailed-link.ts'
import type { TestSmtp } from '#server/testing/smtp.ts'

/** The link in the newest mail to that address, once there are so many to it. */
export async function mailedTo(smtp: TestSmtp, address: string, count: number): Promise<string> {
  const mails = () => smtp.received.filter(({ to }) => JSON.stringify(to).includes(address))
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(count)
  return linkIn({ text: mails().at(-1)?.text ?? '' }).href
}
