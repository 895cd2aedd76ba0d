import * as z from 'zod/mini'

type Sentence = string | ((facts: never) => string)

/**
 * Every refusal there is (R6): its code, the HTTP status it comes with and the sentence a person
 * reads, or how that sentence is made of facts. Programs go by the code; sentences may change.
 */
export const refusals = {
  'bad-request': { status: 400, sentence: 'Something in the request was not as expected.' },
  /** A field was not as its schema says; the sentence is the field's own where it has one. */
  'invalid-field': { status: 400, sentence: ({ sentence }: { sentence: string }) => sentence },
  'not-json': {
    status: 400,
    sentence: 'The request could not be read. It has to be JSON.',
  },
  /** Read all the same, its letters would be lost. */
  'not-utf8': {
    status: 400,
    sentence: 'Some characters of the request could not be read. It has to be encoded as UTF-8.',
  },
  'sign-in-first': { status: 401, sentence: 'Please sign in first.' },
  'not-yours': { status: 403, sentence: 'That is not part of your account.' },
  'other-origin': {
    status: 403,
    sentence: 'This request came from another site, so it was not carried out.',
  },
  /** What mails a link, or follows one, works at the address that those links name alone (R4). */
  'other-address': {
    status: 403,
    sentence: ({ address }: { address: string }) =>
      `This works at ${address} alone, where the links in our mails lead. Please open Duologue there.`,
  },
  'not-found': { status: 404, sentence: 'We could not find that.' },
  /** Said to HEAD, where a GET would make something (decision 8). */
  'head-makes-nothing': {
    status: 405,
    sentence: 'HEAD only asks about what is there, so nothing was made or changed.',
  },
  'too-slow-to-arrive': {
    status: 408,
    sentence: 'The request took too long to arrive. Please try again.',
  },
  'too-large': {
    status: 413,
    sentence: 'That is too much to send at once. Please shorten it.',
  },
  'wrong-content-type': {
    status: 415,
    sentence: 'Please send JSON (content type application/json).',
  },
  'wrong-charset': {
    status: 415,
    sentence: 'Please send JSON as UTF-8 (content type application/json; charset=utf-8).',
  },
  'unknown-expectation': {
    status: 417,
    sentence: 'The request asked for something this server does not support.',
  },
  /** A limit of use (R14), which opens again after so many seconds. */
  'too-often': { status: 429, sentence: tooOften },
  'headers-too-large': {
    status: 431,
    sentence: 'The headers of the request are too large.',
  },
  'our-fault': {
    status: 500,
    sentence: 'Something went wrong on our side. Please try again in a moment.',
  },
  'database-away': {
    status: 503,
    sentence: 'We cannot reach our database right now. Please try again in a moment.',
  },
  'too-slow': { status: 503, sentence: 'That took too long. Please try again in a moment.' },
  /** What the health call says to anybody; the log has what it was. */
  unhealthy: {
    status: 503,
    sentence: 'Answers cannot be saved: the database is away or full, or has another key.',
  },
  /** What the readiness call says of a server that has just begun. */
  starting: { status: 503, sentence: 'This server is still getting ready.' },
  /** Said by a server that was told to end. */
  stopping: {
    status: 503,
    sentence: 'This server is about to stop. Please try again in a moment.',
  },
  'storage-full': {
    status: 507,
    sentence:
      'This server has run out of space, so that could not be saved. Please keep a copy and try again later.',
  },

  // Signing in, and being signed out from elsewhere (R6, R7, R16)
  'wrong-login': { status: 401, sentence: 'Invalid email or password' },
  'signed-out-password-changed': {
    status: 401,
    sentence: 'You were signed out because the shared password was changed.',
  },
  'signed-out-password-reset': {
    status: 401,
    sentence: 'You were signed out because the shared password was reset by email.',
  },
  'signed-out-elsewhere': { status: 401, sentence: 'You were signed out from another device.' },
  'signed-out-address-undone': {
    status: 401,
    sentence: 'You were signed out because a change of email address was undone.',
  },
  'signed-out-account-deleted': {
    status: 401,
    sentence: 'You were signed out because the account was deleted.',
  },
  'signed-out-account-closed': {
    status: 401,
    sentence: 'You were signed out because whoever runs this server closed the account.',
  },
  /** Said to nobody but who gave the right password. */
  'account-closed': {
    status: 403,
    sentence:
      'Whoever runs this server has closed this account. Nothing in it is deleted. Please write to them.',
  },

  // Who may register
  'registration-closed': {
    status: 403,
    sentence:
      'This server is not taking new couples at the moment. If you have an account you can still sign in, and an invited partner can still join.',
  },
  'registration-code-needed': {
    status: 403,
    sentence: 'To register here you need a code. Please ask whoever runs this server for one.',
  },
  /** Alike for one that never was, is used up, has ended or has run out. */
  'registration-code-wrong': {
    status: 403,
    sentence:
      'This registration code is wrong, has been used or has expired. Please ask whoever runs this server for a new one.',
  },

  // Addresses and passwords (R1, R7, R16)
  'email-taken': {
    status: 409,
    sentence: 'That email is already registered. Try signing in or resetting your password.',
  },
  /** Told within the couple alone: nobody else learns whose an address is (R6). */
  'email-of-the-other': {
    status: 409,
    sentence:
      'The other one of you two has that email in this account. Each of you needs one of your own.',
  },
  'same-email-twice': {
    status: 400,
    sentence: 'Please give your partner an email address of their own.',
  },
  'address-in-use': {
    status: 409,
    sentence:
      'Your partner signs in with that email already, so only they can change it, from their own login.',
  },
  'undo-link-over': {
    status: 400,
    sentence:
      'This link has expired or was already used. If your email is still wrong, please use “Forgot your password?” with the one you want back.',
  },
  'confirm-link-over': {
    status: 400,
    sentence: 'This link has expired or belongs to an email you no longer use.',
  },
  'common-password': {
    status: 400,
    sentence: 'That password is one of the most common ones. Please choose another.',
  },
  'wrong-current-password': { status: 400, sentence: 'Your current password is not correct.' },
  'reset-link-over': {
    status: 400,
    sentence: 'This link has expired or was already used. Please ask for a new one.',
  },

  // Joining (R8, R24)
  'invitation-over': {
    status: 400,
    sentence:
      'This invitation has expired, was already used, or a newer one has taken its place. Please open the newest one, or ask your partner for another.',
  },
  'other-address-used': {
    status: 409,
    sentence:
      'You already sign in with another email. Please leave this one empty; you can change it in Profile Settings.',
  },

  // The week (R3, R17, R18)
  'too-many-sessions': {
    status: 409,
    sentence: ({ most }: { most: number }) =>
      `There are ${most} weekly sessions open, which is as many as there can be. Finish one of them, or throw one away, and then try again.`,
  },
  'other-question': {
    status: 400,
    sentence: 'The question named in the body is not the one in the address.',
  },
  'answers-finished': {
    status: 409,
    sentence: 'These answers are already finished, so they can no longer be changed.',
  },
  'answered-already': {
    status: 409,
    sentence: 'This question has an answer already, perhaps from another device.',
  },
  /** An answer that waited, and goes out with somebody else's login (R28). */
  'written-by-another': {
    status: 409,
    sentence:
      'This was written under another login. It will be sent once that person signs in again.',
  },
  /** Swapping a question, and answering one that was swapped away (R26). */
  'question-swapped': {
    status: 409,
    sentence: 'This question has been swapped for another one.',
  },
  'swapped-already': {
    status: 409,
    sentence: 'This question was swapped once already. You can skip it instead.',
  },
  'one-is-past-it': {
    status: 409,
    sentence:
      'One of you has already got past this question, so it stays. You can skip it instead.',
  },
  'no-other-question': {
    status: 409,
    sentence:
      'There is no other question of this kind for you two right now. You can skip this one instead.',
  },
  'on-own-device': {
    status: 409,
    sentence: ({ name }: { name: string }) => `${name} is answering on their own device.`,
  },
  'answers-missing': {
    status: 409,
    sentence: ({ left, total }: { left: number; total: number }) =>
      `Answer every question first: ${left} of ${total} left.`,
  },

  // Throwing a session away, of which the person was told what goes (R22)
  'session-replaced': {
    status: 409,
    sentence: 'A new session has started on another device, so nothing was deleted.',
  },
  'more-would-go': {
    status: 409,
    sentence: 'More is there by now than you were told, so nothing was deleted. Please look again.',
  },

  // The catch-up and what stays of it (R9, R22)
  'both-first': {
    status: 409,
    sentence:
      'Please have both participants complete their weekly questions before starting a catch-up session.',
  },
  'unread-by-other': {
    status: 409,
    sentence:
      'Your partner has not read this catch-up yet. You can delete it once they have, or two weeks after the catch-up.',
  },
  /** To whoever has finished it and did not keep it then. */
  'waits-for-other': {
    status: 409,
    sentence:
      'This talk stays for your partner alone until they have read it, so it was not kept. Only they can keep it now.',
  },
  'talk-cleared': {
    status: 409,
    sentence: 'This talk has been cleared already, so it could not be kept.',
  },
  'timeline-full': {
    status: 409,
    sentence:
      'There is no more room for whole talks on your timeline. Delete one that you no longer need, then keep this one.',
  },
  'notes-open': {
    status: 409,
    sentence:
      'Your notes on this challenge are open to you both. You can change them once both of you have marked it done again.',
  },

  // A model that is not on this server (R12)
  'other-provider': {
    status: 409,
    sentence: 'This has changed since you opened it. Please read it again before you choose.',
  },
  'says-it-themselves': {
    status: 403,
    sentence: ({ name }: { name: string }) =>
      `Only ${name} can choose that, signed in as themselves.`,
  },

  // Reminders (R10)
  'no-email-to-remind': {
    status: 400,
    sentence: 'There is no email address to remind. Add one in Profile Settings first.',
  },

  // Your data
  'wrong-password': {
    status: 403,
    sentence: 'That password is not correct, so nothing was deleted.',
  },
  'export-running': {
    status: 429,
    sentence: 'Your download is already being prepared. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; sentence: Sentence }>

export type RefusalCode = keyof typeof refusals

/** What the sentence of a code is made of; nothing for most. */
export type FactsOf<Code extends RefusalCode> = (typeof refusals)[Code]['sentence'] extends (
  facts: infer Facts,
) => string
  ? [facts: Facts]
  : []

/** Returns the sentence a person reads for a code. */
export function refusalSentence<Code extends RefusalCode>(
  code: Code,
  ...facts: FactsOf<Code>
): string {
  const sentence: Sentence = refusals[code].sentence
  return typeof sentence === 'string' ? sentence : sentence(facts[0] as never)
}

function tooOften({ seconds }: { seconds: number }): string {
  const minutes = Math.ceil(seconds / 60)
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [minutes, 'minute']
  return `That was a little too often. Please try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}

/** One field error: the path of the field (dots between its parts) and the sentence for the person. */
export const Issue = z.object({ path: z.string(), message: z.string() })

/** The body of every error reply (R6): `error` and `message` hold the same sentence. */
export const RefusalBody = z.object({
  statusCode: z.int(),
  code: z.string(),
  error: z.string(),
  message: z.string(),
  issues: z.optional(z.array(Issue)),
})
export type RefusalBody = z.infer<typeof RefusalBody>

/** What any call may be refused with, whatever it is about. */
export const anyCallRefuses: readonly RefusalCode[] = [
  'bad-request',
  'invalid-field',
  'not-json',
  'not-utf8',
  'other-origin',
  'not-found',
  'too-slow-to-arrive',
  'too-large',
  'wrong-content-type',
  'wrong-charset',
  'unknown-expectation',
  'too-often',
  'headers-too-large',
  'our-fault',
  'database-away',
  'too-slow',
  'stopping',
  'storage-full',
]

/** What a call that needs a login may be refused with besides. */
export const signedInCallRefuses: readonly RefusalCode[] = [
  'sign-in-first',
  'not-yours',
  'signed-out-password-changed',
  'signed-out-password-reset',
  'signed-out-elsewhere',
  'signed-out-address-undone',
  'signed-out-account-deleted',
  'signed-out-account-closed',
]
