import { invitePartner, joinCouple } from '#contract/joining.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import type { RunLater } from '#server/later.ts'
import type { Joining } from './joining.ts'

type Parts = { joining: Joining; mailer: Mailer; limits: Limits; runLater: RunLater }

export function bindJoining(serve: Serve, { joining, mailer, limits, runLater }: Parts): void {
  serve.signedIn(invitePartner, async ({ login, body }) => {
    await limits.take('invite', login.couple.coupleId)
    const { invite, mails } = await joining.invite(login, body)
    for (const mail of mails) runLater('an invitation could not be sent', () => mailer.send(mail))
    return invite
  })
  serve.everyone(joinCouple, async ({ body, address }) => {
    await limits.take('join', address)
    return joining.join(body)
  })
}
