import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Participant } from './participants.ts'
import { nameOf } from './text.ts'

/** R7: at least 6 characters, at most 128. */
export const passwordMinimum = 6
const passwordMaximum = 128
const emailMaximum = 254

export const accountSentences = {
  wrongLogin: 'Invalid email or password',
  emailTaken: 'That email is already registered. Try signing in or resetting your password.',
  sameEmailTwice: 'Please give your partner an email address of their own.',
  commonPassword: 'That password is one of the most common ones. Please choose another.',
} as const

const isEmail = (text: string): boolean =>
  text.length <= emailMaximum && z.safeParse(z.email(), text).success

/** A trimmed, lower-cased e-mail address (R1). */
export const Email = z
  .string('Invalid email address')
  .check(z.trim(), z.toLowerCase(), z.refine(isEmail, 'Invalid email address'))

const OptionalEmail = z.optional(
  z.string('Invalid email address').check(
    z.trim(),
    z.toLowerCase(),
    z.refine((text) => text === '' || isEmail(text), 'Invalid email address'),
  ),
)

export const NewPassword = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.minLength(passwordMinimum, `Password must be at least ${passwordMinimum} characters long.`),
    z.maxLength(passwordMaximum, `Password must be ${passwordMaximum} characters or less.`),
  )

export const Registration = z.object({
  username: nameOf('Username'),
  email: Email,
  password: NewPassword,
  partnerName: nameOf('Partner name'),
  partnerEmail: OptionalEmail,
})

export const Credentials = z.object({
  email: Email,
  password: z
    .string('Password is required')
    .check(
      z.minLength(1, 'Password is required'),
      z.maxLength(passwordMaximum, `Password must be ${passwordMaximum} characters or less.`),
    ),
})

/** The signed-in person, seen from their own side (R1). `email` is null for a partner who has none. */
export const CurrentUser = z.object({
  id: z.int(),
  username: z.string().check(z.trim()),
  partnerName: z.string().check(z.trim()),
  partnerId: z.int(),
  email: z.nullable(z.string()),
  participant: Participant,
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  body: Registration,
  reply: CurrentUser,
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  body: Credentials,
  reply: CurrentUser,
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  reply: z.object({ message: z.string() }),
})

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  reply: CurrentUser,
})
