import type { CurrentUser } from '#contract/accounts.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { testPassword } from './couple.ts'
import { linkIn } from './mailed-link.ts'
import type { TestServer } from './test-server.ts'
import type { Visitor } from './visitor.ts'

/** What tests of addresses do over and over: sign in, change one, follow the links that were mailed. */
export function addressTrials(server: () => TestServer) {
  const signIn = async (email: string, password = testPassword) => {
    const visitor = server().visitor()
    const { status, body } = await visitor.post<CurrentUser>('/api/login', { email, password })
    return { visitor, status, user: body }
  }
  const own = (user: CurrentUser) => ({
    ...{ username: user.username, partnerName: user.partnerName },
    ...{ email: user.email, userId: user.id },
  })
  const patch = (visitor: Visitor, user: CurrentUser, changes: object) =>
    visitor.patch<CurrentUser & RefusalBody>('/api/partner', { ...own(user), ...changes })
  /** What each address was told since the test began: subjects by address. */
  const told = async () => {
    await server().settled()
    const all: Record<string, string[]> = {}
    for (const { to, subject } of server().mails) all[to] = [...(all[to] ?? []), subject]
    return all
  }
  const mailTo = (address: string, subject: string) =>
    server().mails.findLast((mail) => mail.to === address && mail.subject === subject)
  const tokenIn = async (address: string, subject: string, name: 'undo' | 'confirm' | 'reset') => {
    await server().settled()
    return linkIn(mailTo(address, subject)).searchParams.get(name) ?? ''
  }
  const undoToken = (address: string) => tokenIn(address, 'Your email address was changed', 'undo')
  const confirmToken = (address: string) =>
    tokenIn(address, 'Confirm your email address', 'confirm')
  const undo = (token: string, visitor = server().visitor()) =>
    visitor.post<RefusalBody & { email: string }>('/api/undo-address', { token })
  const confirm = (token: string) =>
    server().visitor().post<RefusalBody & { email: string }>('/api/confirm-address', { token })
  /** Whether asking for a new password there brings a link for one. */
  const resets = async (email: string) => {
    const before = server().mails.length
    await server().visitor().post('/api/forgot-password', { email })
    await server().settled()
    return server()
      .mails.slice(before)
      .some(({ text }) => text.includes('?reset='))
  }

  return { signIn, patch, told, undoToken, confirmToken, undo, confirm, resets, mailTo }
}
