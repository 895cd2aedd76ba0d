import * as z from 'zod/mini'
import { Email, OptionalEmail } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { refusalSentence } from './refusals.ts'
import { nameOf } from './text.ts'

export const joiningSentences = {
  /** What became of an invitation's mail. */
  mail: {
    sent: 'The invitation is on its way.',
    kept: 'This server has no mail service, so no mail went out. Please send the link yourself.',
    failed: 'The email could not be sent. Please send the link yourself.',
  },
} as const

/** A name, or nothing at all; an empty text is nothing. */
const OptionalName = z.optional(
  z.pipe(
    z.pipe(
      z.string('Partner name is required'),
      z.transform((name: string) => (name.trim() === '' ? undefined : name)),
    ),
    z.optional(nameOf('Partner name')),
  ),
)

/** Makes a link for the partner's place; a new one replaces the old (R8). Mails it if it can. */
export const invitePartner = endpoint({
  method: 'POST',
  path: '/api/couples/invite',
  body: z.object({ partnerEmail: OptionalEmail, partnerName: OptionalName }),
  reply: z.object({
    inviteToken: z.string(),
    inviteUrl: z.string(),
    expiresAt: z.string(),
    /** Where an address was given: whether the mail went out, only lies in the outbox, or failed. */
    mail: z.optional(z.enum(['sent', 'kept', 'failed'])),
    message: z.optional(z.string()),
  }),
  refuses: ['email-taken', 'address-in-use', 'same-email-twice'],
})

const InviteToken = z
  .string('Invite token is required')
  .check(
    z.trim(),
    z.minLength(1, 'Invite token is required'),
    z.maxLength(200, refusalSentence('invitation-over')),
  )

/**
 * Tells whoever holds an invitation who invites, and the address they will sign in with; null where
 * the couple has none for them, so that it is asked for (R24).
 */
export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/couples/invitation',
  body: z.object({ inviteToken: InviteToken }),
  reply: z.object({
    invitedBy: z.string(),
    email: z.nullable(Email),
    /** There, and true, where who invites is signed in in the browser that asks. */
    isOwn: z.optional(z.literal(true)),
  }),
  refuses: ['invitation-over'],
})

/** Takes the partner's place by the token of an invitation, which works once (R8, R24). */
export const joinCouple = endpoint({
  method: 'POST',
  path: '/api/couples/join',
  body: z.object({
    inviteToken: InviteToken,
    username: nameOf('Your name'),
    email: OptionalEmail,
  }),
  reply: z.object({ user: z.object({ username: z.string() }) }),
  refuses: ['invitation-over', 'email-taken', 'same-email-twice', 'other-address-used'],
})
