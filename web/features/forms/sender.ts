import type { CurrentUser } from '#contract/accounts.ts'
import { anonymousSender } from '#contract/forms.ts'

/** Who a form says it comes from (spec §3). */
export const senderOf = (user: CurrentUser | null): { username: string; email: string } =>
  user
    ? { username: user.username, email: user.email ?? anonymousSender.email }
    : { ...anonymousSender }
