import { type CurrentUser, login, readCurrentUser, register } from '#contract/accounts.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { call } from '#web/api/call.ts'

export type Registered = {
  user: CurrentUser
  /** Whether the server confirmed the new login when asked once more. */
  verified: boolean
}

/**
 * Registers, signs in, and asks the server who is here (product §4). Where signing in or asking fails,
 * the account exists all the same and the reply before stands for the user.
 */
export async function registerAndSignIn(given: BodyInput<typeof register>): Promise<Registered> {
  const registered = await call(register, { body: given })
  const { email, username, password } = given
  const credentials = { email, username, password }
  const user = await call(login, { body: credentials }).catch(() => registered)
  try {
    return { user: await call(readCurrentUser), verified: true }
  } catch {
    return { user, verified: false }
  }
}
