import {
  login,
  logout,
  logoutOthers,
  readCurrentUser,
  readPeople,
  register,
  updateProfile,
} from '#contract/accounts.ts'
import { addressSentences, confirmAddress, undoAddress } from '#contract/addresses.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import { participantOf } from '#server/login.ts'
import type { Database } from '#server/tables.ts'
import type { Accounts } from './accounts.ts'
import type { AddressLinks } from './addresses/addresses.ts'
import type { LoginGuard } from './login-guard.ts'
import type { Logins } from './logins.ts'
import type { People } from './people.ts'
import type { Profiles } from './profile.ts'

type Parts = {
  accounts: Accounts
  people: People
  profiles: Profiles
  addressLinks: AddressLinks
  logins: Logins
  loginGuard: LoginGuard
  limits: Limits
}

export function bindAccounts(serve: Serve, parts: Parts): void {
  const { accounts, people, profiles, addressLinks, logins, loginGuard, limits } = parts

  /** Renews the login: the one the browser came with ends. */
  const signIn = async (
    person: { id: number; coupleId: string },
    former: string | undefined,
    within: Database,
  ) => {
    if (former !== undefined) await logins.end(former, within)
    const token = await logins.start(person, within)
    return { token, user: await people.currentUser(person.id, within) }
  }

  serve.everyone(register, async ({ body, cookie, address }) => {
    await limits.take('register', address)
    const { token, user } = await accounts.register(body, (person, transaction) =>
      signIn(person, cookie.token, transaction),
    )
    await loginGuard.know(body.email, address)
    cookie.write(token)
    return user
  })
  serve.everyone(login, async ({ body, cookie, address }) => {
    const enter = () =>
      accounts.signIn(body, (person, transaction) => signIn(person, cookie.token, transaction))
    const { token, user } = await loginGuard.guarded(body.email, address, enter)
    cookie.write(token)
    return user
  })
  serve.everyone(logout, async ({ cookie }) => {
    if (cookie.token !== undefined) await logins.end(cookie.token)
    cookie.clear()
    return { message: 'You are signed out.' }
  })
  serve.signedIn(logoutOthers, async ({ login }) => {
    await logins.endOthers(login)
    return { message: 'Your other devices are signed out.' }
  })
  serve.signedIn(updateProfile, async ({ login, body }) => {
    await limits.take('profile', login.couple.coupleId)
    await profiles.update(login, participantOf(login, body.userId), body)
    return people.currentUser(login.userId)
  })
  serve.everyone(undoAddress, async ({ body, address, cookie }) => {
    await limits.take('addressLink', address)
    const { email } = await addressLinks.undo(body.token)
    await loginGuard.proved(email, address)
    cookie.clear()
    return { message: addressSentences.undone, email }
  })
  serve.everyone(confirmAddress, async ({ body, address }) => {
    await limits.take('addressLink', address)
    const { email } = await addressLinks.confirm(body.token)
    return { message: addressSentences.confirmed, email }
  })
  serve.signedIn(readCurrentUser, ({ login: { userId } }) => people.currentUser(userId))
  serve.signedIn(readPeople, ({ login: { userId } }) => people.currentUser(userId))
}
