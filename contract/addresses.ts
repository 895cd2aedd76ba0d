import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** How long a change of address can be undone, and the old one still opens a new password (R16). */
export const undoDays = 14

export const addressSentences = {
  notYours:
    'Your partner signs in with that email already, so only they can change it, from their own login.',
  undoOver:
    'This link has expired or was already used. If your email is still wrong, please ask for a new password with the one you want back.',
  undone: 'You sign in with this email again, and every device is signed out.',
  confirmOver: 'This link has expired or belongs to an email you no longer use.',
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
  body: token(addressSentences.undoOver),
  reply,
})

/** Says that mail to a new address arrives: it is good for a reset from then on (R16). */
export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/confirm-address',
  atPublicHostOnly: true,
  body: token(addressSentences.confirmOver),
  reply,
})
