import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Participant } from './participants.ts'
import { refusalSentence } from './refusals.ts'
import { nameOf } from './text.ts'
import { countCharacters, firstCharacters } from './visible-text.ts'
import { isGuessable } from './weak-passwords.ts'

/** R7: at least 6 characters, at most 128. */
export const passwordMinimum = 6
const passwordMaximum = 128
const emailMaximum = 254
/** What stands before the @: no mail server takes more (RFC 5321). */
const localPartMaximum = 64

export const accountSentences = {
  signInAgain: 'User ID is required. Please log in again.',
  guessablePassword:
    'That password is too easy to guess. Please choose one that is not just a row of keys, letters or numbers.',
  signsCountMore: 'Some emoji and signs count as several.',
} as const

/** As zod has it, and with a last part that is not of Latin letters, written as `xn--…`. */
const emailPattern =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i

const isEmail = (text: string): boolean =>
  text.length <= emailMaximum && text.indexOf('@') <= localPartMaximum && emailPattern.test(text)

/** A trimmed, lower-cased e-mail address (R1); `sentence` is what a wrong one gets. */
export const emailOf = (sentence: string) =>
  z
    .string(sentence)
    .check(z.trim(), z.toLowerCase(), z.refine(isEmail, sentence))
    .register(z.globalRegistry, { format: 'email' })

export const Email = emailOf('Invalid email address')

/** An e-mail address, or nothing at all; an empty text is nothing. */
export const OptionalEmail = z.optional(
  z.string('Invalid email address').check(
    z.trim(),
    z.toLowerCase(),
    z.refine((text) => text === '' || isEmail(text), 'Invalid email address'),
  ),
)

/**
 * A password as it is kept and compared: the same characters typed in another Unicode form (decision
 * 7) are the same password.
 */
export const passwordForm = (password: string): string => password.normalize('NFKC')

/**
 * What a password that is too long gets. The limit counts code points, of which one sign may have many, so whoever sees
 * no more signs than it allows is told why they are too many.
 */
const tooLong = (label: string, password: unknown): string => {
  const sentence = `${label} must be ${passwordMaximum} characters or less.`
  const isFewToSee =
    typeof password === 'string' &&
    countCharacters(password, passwordMaximum + 1) <= passwordMaximum
  return isFewToSee ? `${sentence} ${accountSentences.signsCountMore}` : sentence
}

/** A password being chosen (R7); `label` begins its sentences ("Password is required"). */
export const newPasswordOf = (label: string) => {
  const error = ({ input }: { input?: unknown }) => tooLong(label, input)
  return z
    .string(`${label} is required`)
    .check(
      z.minLength(1, `${label} is required`),
      // First of all that reads it: its other form takes the square of its length to find.
      z.maxLength(passwordMaximum, { error, abort: true }),
      z.refine(
        // As a person counts them: three pictures are no six characters.
        (password) =>
          firstCharacters(passwordForm(password), passwordMinimum - 1) !== passwordForm(password),
        `${label} must be at least ${passwordMinimum} characters long.`,
      ),
      z.refine((password) => [...passwordForm(password)].length <= passwordMaximum, { error }),
      z.refine((password) => !isGuessable(password), accountSentences.guessablePassword),
    )
    .register(z.globalRegistry, {
      description: `${passwordMinimum} to ${passwordMaximum} characters, and not easy to guess.`,
    })
}

/** A password being given to prove who is there. */
export const givenPasswordOf = (label: string) =>
  z
    .string(`${label} is required`)
    .check(
      z.minLength(1, `${label} is required`),
      z.maxLength(passwordMaximum, { error: ({ input }) => tooLong(label, input) }),
    )

/** Why somebody is signed out who did not sign out themselves, as their next call is refused (R16). */
export const signedOutCodes = {
  'password changed': 'signed-out-password-changed',
  'password reset': 'signed-out-password-reset',
  'other device': 'signed-out-elsewhere',
  'address undone': 'signed-out-address-undone',
  'account deleted': 'signed-out-account-deleted',
  'account closed': 'signed-out-account-closed',
} as const
export type SignedOutReason = keyof typeof signedOutCodes
export type SignedOutCode = (typeof signedOutCodes)[SignedOutReason]

/** Who a change is for: an id of the signed-in couple or an alias (R1). */
export const SignedInId = z.int(accountSentences.signInAgain)

const wrongCode = refusalSentence('registration-code-wrong')

export const Registration = z.object({
  username: nameOf('Username'),
  email: Email,
  password: newPasswordOf('Password'),
  partnerName: nameOf('Partner name'),
  partnerEmail: OptionalEmail,
  /** What a server that takes invited people alone asks for; others pay no heed to it. */
  code: z.optional(z.string(wrongCode).check(z.trim(), z.maxLength(100, wrongCode))),
})

/** Who may register: everybody, those with a registration code or a listed address, nobody. */
export const registrationModes = ['open', 'invite', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

export const Credentials = z.object({
  email: Email,
  password: givenPasswordOf('Password'),
})

/** The signed-in person, seen from their own side (R1). The partner may have no e-mail yet. */
export const CurrentUser = z.object({
  id: z.int(),
  username: z.string().check(z.trim()),
  partnerName: z.string().check(z.trim()),
  partnerId: z.int(),
  email: z.nullable(z.string()),
  partnerEmail: z.nullable(z.string()),
  /** The person's own new address was not confirmed yet: a forgotten password goes by the old one (R16). */
  emailPending: z.boolean(),
  /** The partner has used their address, so that only they change it (R16). */
  partnerEmailUsed: z.boolean(),
  participant: Participant,
  /** Both people have signed in as themselves before, so that each has a device of their own (R22). */
  bothSignIn: z.boolean(),
  /** The partner's place is taken: by an invitation, or by a sign-in with the partner's address (R23). */
  partnerJoined: z.boolean(),
})
export type CurrentUser = z.infer<typeof CurrentUser>

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  body: Registration,
  reply: CurrentUser,
  refuses: [
    'email-taken',
    'same-email-twice',
    'common-password',
    'registration-closed',
    'registration-code-needed',
    'registration-code-wrong',
  ],
})

/** Tells who may register here, so that the form can ask for a code or say that nobody new is taken. */
export const readRegistration = endpoint({
  method: 'GET',
  path: '/api/registration',
  reply: z.object({ registration: z.enum(registrationModes) }),
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  body: Credentials,
  reply: CurrentUser,
  refuses: ['wrong-login', 'account-closed'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  reply: z.object({ message: z.string() }),
})

/** Ends every login of the couple but the one that asks. */
export const logoutOthers = endpoint({
  method: 'POST',
  path: '/api/logout-others',
  reply: z.object({ message: z.string() }),
})

/** Names both people and sets the e-mail of the one that `userId` means. */
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/partner',
  body: z.object({
    username: nameOf('Username'),
    partnerName: nameOf('Partner name'),
    email: Email,
    userId: SignedInId,
  }),
  reply: CurrentUser,
  refuses: ['email-taken', 'email-of-the-other', 'address-in-use', 'same-email-twice'],
})

export const readCurrentUser = endpoint({
  method: 'GET',
  path: '/api/user',
  reply: CurrentUser,
})

/** What of the current user may have changed on the other device. */
export const readPeople = endpoint({
  method: 'GET',
  path: '/api/couples/people',
  reply: z.omit(CurrentUser, { id: true, partnerId: true, participant: true }),
})
