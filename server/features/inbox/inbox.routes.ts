import {
  anonymousSender,
  formSentences,
  type LegalHost,
  readSupport,
  reportIssue,
  sendFeedback,
  suggestFeature,
} from '#contract/forms.ts'
import type { MailStatus } from '#server/drivers/mail/mail.ts'
import type { Accounts } from '#server/features/accounts/accounts.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Login } from '#server/login.ts'
import type { Inbox } from './inbox.ts'

type Parts = {
  inbox: Inbox
  accounts: Pick<Accounts, 'logins' | 'people'>
  supportEmail: string | undefined
  legalHost: LegalHost | null
  /** What becomes of mails at the moment. */
  mailStatus: () => MailStatus
  limits: Limits
}

export function bindInbox(serve: Serve, parts: Parts): void {
  const { inbox, accounts, supportEmail, legalHost, mailStatus, limits } = parts
  const { logins, people } = accounts

  /** The login of who sends, if any, once it is clear that they do not send too often. */
  const senderOf = async (call: {
    cookie: { token: string | undefined }
    address: () => string
  }) => {
    const login = call.cookie.token === undefined ? null : await logins.find(call.cookie.token)
    if (login) await limits.take('formOfPerson', String(login.userId))
    else await limits.take('form', call.address())
    return login
  }

  /** An account speaks in its own name, whatever the form says. */
  const signed = async <Form extends { username: string; email: string }>(
    form: Form,
    login: Login | null,
  ): Promise<Form> => {
    if (!login) return form
    const { username, email } = await people.currentUser(login.userId)
    return { ...form, username, email: email ?? anonymousSender.email }
  }

  serve.everyone(suggestFeature, async (call) => {
    const login = await senderOf(call)
    const fields = await signed(call.body, login)
    await inbox.take({ kind: 'feature-suggestion', ...fields }, login)
    return { message: formSentences.suggestionSent }
  })
  serve.everyone(reportIssue, async (call) => {
    const login = await senderOf(call)
    const fields = await signed(call.body, login)
    await inbox.take({ kind: 'issue-report', ...fields }, login)
    return { message: formSentences.issueSent }
  })
  serve.everyone(sendFeedback, async (call) => {
    const login = await senderOf(call)
    await inbox.take({ kind: 'early-access-feedback', ...call.body }, login)
    return { message: formSentences.feedbackSent }
  })
  serve.everyone(readSupport, () => ({
    supportEmail: supportEmail ?? null,
    host: legalHost,
    mail: mailStatus(),
  }))
}
