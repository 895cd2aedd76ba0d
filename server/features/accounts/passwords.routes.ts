import {
  changePassword,
  forgotPassword,
  passwordSentences,
  resetPassword,
} from '#contract/passwords.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import type { RunLater } from '#server/later.ts'
import { participantOf } from '#server/login.ts'
import type { LoginGuard } from './login-guard.ts'
import type { PasswordChange } from './passwords/password-change.ts'
import type { PasswordResets } from './passwords/password-resets.ts'

type Parts = {
  resets: PasswordResets
  passwordChange: PasswordChange
  loginGuard: LoginGuard
  limits: Limits
  mailer: Mailer
  runLater: RunLater
}

/** What somebody reads who asked for a link: by how mail stands here, never by whose address it is (R6). */
const asked = {
  sends: passwordSentences.resetAsked,
  keeps: passwordSentences.resetKept,
  fails: passwordSentences.resetFails,
}

export function bindPasswords(serve: Serve, parts: Parts): void {
  const { resets, passwordChange, loginGuard, limits, mailer, runLater } = parts

  serve.everyone(forgotPassword, async ({ body, address }) => {
    await limits.take('forgotPassword', address)
    await limits.take('forgotPasswordOfAccount', body.email)
    runLater('a reset mail could not be sent', () => resets.mailLink(body.email))
    return { message: asked[(await mailer.standing?.()) ?? 'sends'] }
  })
  serve.everyone(resetPassword, async ({ body, address }) => {
    const email = await resets.reset(body)
    if (email !== null) await loginGuard.proved(email, address)
    return { message: passwordSentences.resetDone }
  })
  serve.signedIn(changePassword, async ({ login, body }) => {
    participantOf(login, body.userId)
    await passwordChange.change(login, body)
    return { message: passwordSentences.changed }
  })
}
