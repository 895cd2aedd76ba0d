import type { CurrentUser } from '#contract/accounts.ts'
import { anonymousSender } from '#contract/forms.ts'

/** What opens one of these forms, and who fills it in. */
export type FormDialogProps = {
  user: CurrentUser | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Who a form says it comes from (product §3). */
export const senderOf = (user: CurrentUser | null): { username: string; email: string } =>
  user
    ? { username: user.username, email: user.email ?? anonymousSender.email }
    : { ...anonymousSender }

/** Who reads what a form sends, in a line. */
export const readerInShort = 'Only whoever runs this Duologue reads it.'

/** Who reads what a form sends. */
export const readersOf = (user: CurrentUser | null): string =>
  user
    ? `It goes to whoever runs this Duologue. ${user.partnerName} does not see it.`
    : 'It goes to whoever runs this Duologue.'
