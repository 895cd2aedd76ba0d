import { invitePartner, joinCouple, joiningSentences, readInvitation } from '#contract/joining.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import type { RunLater } from '#server/later.ts'
import { handOver } from './hand-over.ts'
import type { Joining } from './joining.ts'

type Parts = { joining: Joining; mailer: Mailer; limits: Limits; runLater: RunLater }

export function bindJoining(serve: Serve, { joining, mailer, limits, runLater }: Parts): void {
  serve.signedIn(invitePartner, async ({ login, body }) => {
    await limits.take('invite', login.couple.coupleId)
    const { invite, mail } = await joining.invite(login, body)
    if (mail === undefined) return invite
    const outcome = await handOver(mailer, mail, (sending) =>
      runLater('an invitation could not be sent', () => sending),
    )
    return { ...invite, mail: outcome, message: joiningSentences.mail[outcome] }
  })
  serve.everyone(readInvitation, async ({ body, address }) => {
    await limits.take('invitation', address)
    return joining.read(body)
  })
  serve.everyone(joinCouple, async ({ body, address }) => {
    await limits.take('join', address)
    return joining.join(body)
  })
}
