import { invitePartner, joinCouple, readInvitation } from '#contract/joining.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Joining } from './joining.ts'

export function bindJoining(serve: Serve, joining: Joining, limits: Limits): void {
  serve.signedIn(invitePartner, async ({ login, body }) => {
    await limits.take('invite', login.couple.coupleId)
    return joining.invite(login, body)
  })
  serve.everyone(readInvitation, async ({ body, address, cookie }) => {
    await limits.take('invitation', address())
    return joining.read(body, cookie.token)
  })
  serve.everyone(joinCouple, async ({ body, address }) => {
    await limits.take('join', address())
    return joining.join(body)
  })
}
