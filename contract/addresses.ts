import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { refusalSentence } from './refusals.ts'

/** How long a change of address can be undone, and the old one still opens a new password (R16). */
export const undoDays = 14

export const addressSentences = {
  undone: 'You sign in with this email again, and every device is signed out.',
  undoneClosed:
    'This email is the one of the account again. Whoever runs this server has closed the account, so nobody can sign in until they open it.',
  confirmed: 'Your new email is confirmed. A forgotten password can be reset with it from now on.',
} as const

const token = (over: string) =>
  z.object({
    token: z.string(over).check(z.minLength(1, over), z.maxLength(200, over)),
  })
const reply = z.object({ message: z.string(), email: z.string() })

/** Takes back a change of address, by the link mailed to the old one (R16); everybody is signed out. */
export const undoAddress = endpoint({
  method: 'POST',
  path: '/api/undo-address',
  atPublicHostOnly: true,
  body: token(refusalSentence('undo-link-over')),
  reply,
  refuses: ['other-address', 'undo-link-over', 'email-taken'],
})

/** Says that mail to a new address arrives: it is good for a reset from then on (R16). */
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/confirm-address',
  atPublicHostOnly: true,
  body: token(refusalSentence('confirm-link-over')),
  reply,
  refuses: ['other-address', 'confirm-link-over'],
})
