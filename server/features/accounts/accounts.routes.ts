import { login, logout, readCurrentUser, register } from '#contract/accounts.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Accounts } from './accounts.ts'
import type { Logins } from './logins.ts'

export function bindAccounts(serve: Serve, accounts: Accounts, logins: Logins): void {
  const signIn = async (
    person: { id: number; coupleId: string },
    cookie: { token: string | undefined; write: (token: string) => void },
  ) => {
    if (cookie.token !== undefined) await logins.end(cookie.token)
    cookie.write(await logins.start(person))
    return accounts.currentUser(person.id)
  }

  serve.everyone(register, async ({ body, cookie }) =>
    signIn(await accounts.register(body), cookie),
  )
  serve.everyone(login, async ({ body, cookie }) =>
    signIn(await accounts.checkCredentials(body), cookie),
  )
  serve.everyone(logout, async ({ cookie }) => {
    if (cookie.token !== undefined) await logins.end(cookie.token)
    cookie.clear()
    return { message: 'You are signed out.' }
  })
  serve.signedIn(readCurrentUser, ({ login: { userId } }) => accounts.currentUser(userId))
}
