const minute = 60
const hour = 60 * minute
const day = 24 * hour

export type Limit = {
  /** What is counted together. */
  by: 'address' | 'email' | 'email and address' | 'couple' | 'person' | 'login'
  /** So many in so many seconds, from the first one on. */
  points: number
  seconds: number
  /** Beyond the points: one more after each delay, which doubles every time; in seconds. */
  delays?: { first: number; longest: number }
  /** Counted by all servers together, or by each one for itself. */
  counted: 'together' | 'here'
  /** While the common store fails: each server counts for itself, or the answer is no. */
  whenStoreFails: 'count here' | 'refuse'
}

const growing = { points: 5, seconds: day, delays: { first: 15, longest: 30 * minute } }
const here = { counted: 'here', whenStoreFails: 'count here' } as const
const together = { counted: 'together', whenStoreFails: 'count here' } as const

/** Every limit of use (R14). Passwords stay guarded and mails few even while the store is down. */
export const limitTable = {
  login: { by: 'address', points: 10, seconds: minute, ...together },
  /** Every try counts here, and decides but for one from a known address. */
  loginToAccount: { by: 'email', ...growing, ...together },
  /** Decides for who signed in from that address before: guessing from elsewhere does not lock them out. */
  loginFromKnownAddress: { by: 'email and address', ...growing, ...together },
  /** Each of the two has tries of their own, so that neither keeps the other from deleting; ten in all. */
  currentPassword: { by: 'person', points: 5, seconds: hour, ...together },
  forgotPassword: { by: 'address', points: 10, seconds: hour, ...together },
  forgotPasswordOfAccount: { by: 'email', points: 3, seconds: hour, ...together },
  resetPassword: { by: 'address', points: 20, seconds: hour, ...together },
  addressLink: { by: 'address', points: 10, seconds: hour, ...together },
  register: { by: 'address', points: 5, seconds: hour, ...together },
  /** Tries to register where that takes a code; one that worked begins the count again. */
  registrationCode: { by: 'address', points: 10, seconds: hour, ...together },
  join: { by: 'address', points: 10, seconds: hour, ...together },
  /**
   * Asked whenever the page of an invitation opens, and all phones of a carrier may share one address. A token is 32
   * random bytes, so that sixty tries come no nearer to one than ten; joining itself has a limit of its own.
   */
  invitation: { by: 'address', points: 60, seconds: hour, ...together },
  invite: { by: 'couple', points: 20, seconds: hour, ...together },
  profile: { by: 'person', points: 10, seconds: hour, ...together },
  /** A set of questions or an offer of challenges is made: what a couple keeps of them grows no faster. */
  newWeek: { by: 'couple', points: 120, seconds: hour, ...together },
  /** A text of the guide on what no session holds: nothing of ours asks for one, and each takes a thread's time. */
  freeText: { by: 'couple', points: 120, seconds: hour, ...together },
  testReminder: { by: 'couple', points: 10, seconds: hour, ...together },
  /** Calendars fetch it every few hours, and many of a carrier's or a company's from one address. */
  calendar: { by: 'address', points: 60, seconds: minute, ...here },
  form: { by: 'address', points: 5, seconds: hour, ...together },
  /** Each one becomes a mail to whoever runs the server. */
  formOfPerson: { by: 'person', points: 10, seconds: hour, ...together },
  /** Over it the built-in guide writes, and so it does while the store fails: models cost money. */
  guide: {
    by: 'couple',
    points: 60,
    seconds: hour,
    counted: 'together',
    whenStoreFails: 'refuse',
  },
  /** An answer is listened to once, when it is sent; each one costs some work. */
  listen: {
    by: 'login',
    points: 60,
    seconds: minute,
    ...here,
  },
  /** Counted at every request, so each server counts for itself and no poll waits for a store. */
  everythingElse: {
    by: 'login',
    points: 600,
    seconds: minute,
    ...here,
  },
} satisfies Record<string, Limit>

/** What an IPv6 /48, which is often one owner's, may do of what each address in it may (R18). */
export const networkTimes = 8

export type LimitName = keyof typeof limitTable

/** How long an address counts as known to an account after signing in from it, in seconds. */
export const addressStaysKnown = 20 * day
