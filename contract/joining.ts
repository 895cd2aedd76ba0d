import * as z from 'zod/mini'
import { OptionalEmail } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { nameOf } from './text.ts'

export const joiningSentences = {
  inviteOver:
    'This invitation has expired or was already used. Please ask your partner for a new one.',
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
  reply: z.object({ inviteToken: z.string(), inviteUrl: z.string(), expiresAt: z.string() }),
})

/** Takes the partner's place by the token of an invitation, which works once (R8). */
export const joinCouple = endpoint({
  method: 'POST',
  path: '/api/couples/join',
  body: z.object({
    inviteToken: z
      .string('Invite token is required')
      .check(
        z.trim(),
        z.minLength(1, 'Invite token is required'),
        z.maxLength(200, joiningSentences.inviteOver),
      ),
    username: nameOf('Your name'),
  }),
  reply: z.object({ user: z.object({ username: z.string() }) }),
})
