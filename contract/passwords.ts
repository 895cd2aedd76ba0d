import * as z from 'zod/mini'
import { emailOf, givenPasswordOf, newPasswordOf, SignedInId } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { refusalSentence } from './refusals.ts'

export const passwordSentences = {
  resetAsked: 'If that email belongs to an account, a link to choose a new password is on its way.',
  /** The same two without a mail server, or while it cannot be reached; whoever asks (R6). */
  resetKept:
    'This server has no mail service, so no mail goes out. If that email belongs to an account, whoever runs the server finds the link in its outbox.',
  resetFails:
    'This server cannot send mail at the moment. Please try again in a while, or ask whoever runs it.',
  /** The new one is not the one it was confirmed with. */
  differ: "New passwords don't match.",
  resetDone: 'Your new password is set. Please sign in with it.',
  changed: 'Your password has been updated successfully.',
} as const

const reply = z.object({ message: z.string() })

/** Asks for a reset mail; the reply is the same whether or not the e-mail is known (R6). */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  atPublicHostOnly: true,
  body: z.object({ email: emailOf('Please enter a valid email address') }),
  reply,
  refuses: ['other-address'],
})

/** Sets a new password by the token of a reset mail, which works once (R7). */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  atPublicHostOnly: true,
  body: z.object({
    token: z
      .string(refusalSentence('reset-link-over'))
      .check(
        z.minLength(1, refusalSentence('reset-link-over')),
        z.maxLength(200, refusalSentence('reset-link-over')),
      ),
    newPassword: newPasswordOf('New password'),
  }),
  reply,
  refuses: ['other-address', 'reset-link-over', 'common-password'],
})

/** Changes the couple's password; every other login of theirs ends (R7). */
export const changePassword = endpoint({
  method: 'PATCH',
  path: '/api/user/change-password',
  body: z.object({
    currentPassword: givenPasswordOf('Current password'),
    newPassword: newPasswordOf('New password'),
    userId: SignedInId,
  }),
  reply,
  refuses: ['wrong-current-password', 'common-password'],
})
