import {
  login,
  logout,
  logoutOthers,
  readCurrentUser,
  readPeople,
  readRegistration,
  register,
  updateProfile,
} from '#contract/accounts.ts'
import { addressSentences, confirmAddress, undoAddress } from '#contract/addresses.ts'
import {
  changePassword,
  forgotPassword,
  passwordSentences,
  resetPassword,
} from '#contract/passwords.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import { participantOf } from '#server/login.ts'
import type { Accounts } from './accounts.ts'

export function bindAccounts(serve: Serve, accounts: Accounts, limits: Limits): void {
  bindSigningIn(serve, accounts)
  bindProfile(serve, accounts, limits)
  bindPasswords(serve, accounts, limits)
}

function bindSigningIn(serve: Serve, accounts: Accounts): void {
  const { admission, enter, logins, people, registration, signingIn } = accounts

  serve.everyone(readRegistration, () => ({ registration: admission.registration }))
  serve.everyone(register, async ({ body, cookie, address }) => {
    const { token, user } = await registration.register(body, address(), (person, transaction) =>
      enter(person, cookie.token, transaction),
    )
    await signingIn.know(body.email, address())
    cookie.write(token)
    return user
  })
  serve.everyone(login, async ({ body, cookie, address }) => {
    const { token, user } = await signingIn.signIn(body, address(), (person, transaction) =>
      enter(person, cookie.token, transaction),
    )
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
  serve.signedIn(readCurrentUser, ({ login: { userId } }) => people.currentUser(userId))
  serve.signedIn(readPeople, ({ login: { userId } }) => people.currentUser(userId))
}

function bindProfile(serve: Serve, accounts: Accounts, limits: Limits): void {
  const { addresses, people, profiles, signingIn } = accounts

  serve.signedIn(updateProfile, async ({ login, body }) => {
    await limits.take('profile', String(login.userId))
    await profiles.update(login, participantOf(login, body.userId), body)
    return people.currentUser(login.userId)
  })
  serve.everyone(undoAddress, async ({ body, address, cookie }) => {
    await limits.take('addressLink', address())
    const { email, isClosed } = await addresses.undo(body.token)
    await signingIn.proved(email, address())
    cookie.clear()
    return { message: addressSentences[isClosed ? 'undoneClosed' : 'undone'], email }
  })
  serve.everyone(confirmAddress, async ({ body, address }) => {
    await limits.take('addressLink', address())
    const { email } = await addresses.confirm(body.token)
    return { message: addressSentences.confirmed, email }
  })
}

/** What somebody reads who asked for a link: by how mail stands here, never by whose address it is (R6). */
const asked = {
  sends: passwordSentences.resetAsked,
  keeps: passwordSentences.resetKept,
  fails: passwordSentences.resetFails,
}

function bindPasswords(serve: Serve, accounts: Accounts, limits: Limits): void {
  const { passwordChange, passwordResets, signingIn } = accounts

  serve.everyone(forgotPassword, async ({ body, address }) => {
    await limits.take('forgotPassword', address())
    await limits.take('forgotPasswordOfAccount', body.email)
    return { message: asked[await passwordResets.ask(body.email)] }
  })
  serve.everyone(resetPassword, async ({ body, address }) => {
    await limits.take('resetPassword', address())
    const email = await passwordResets.reset(body)
    if (email !== null) await signingIn.proved(email, address())
    return { message: passwordSentences.resetDone }
  })
  serve.signedIn(changePassword, async ({ login, body }) => {
    participantOf(login, body.userId)
    await passwordChange.change(login, body)
    return { message: passwordSentences.changed }
  })
}
