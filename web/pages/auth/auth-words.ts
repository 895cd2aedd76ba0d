import type { AuthTab } from '#web/features/accounts/auth-tabs.tsx'
import type { MailedLink } from '#web/features/accounts/mailed-link.ts'

type Words = { page: string; title: string; text: string }

const tabs = {
  login: {
    page: 'Login',
    title: 'Good to have you back',
    text: 'Either of you can log in, with the password you share.',
  },
  register: {
    page: 'Register',
    title: 'One account, two voices',
    text: 'You sign up once, for the two of you.',
  },
  forgot: {
    page: 'Reset',
    title: 'Forgotten, not lost',
    text: 'We email you a link to choose a new password.',
  },
} satisfies Record<AuthTab, Words>

/** What stands on the login before it is known who comes. */
export const loginText = tabs.login.text

/** Under the picture of the two, where there is room beside the page. */
export const besideText = 'Once a week, a little time for the two of you.'

const nobodyNew = {
  ...tabs.register,
  title: 'Full for now',
  text: 'This server is not taking new couples at the moment.',
}

const choosing = { ...tabs.forgot, text: 'Choose a new password for the two of you.' }

/** Where nobody has an address for them, the account's first one opens it, too (R1). */
const joined = ({ name, hasAddress }: Joiner): Words => ({
  ...tabs.login,
  title: name === '' ? 'You are in' : `You are in, ${name}`,
  text: `Now sign in with ${hasAddress ? 'your own' : "your partner's"} email and the password you two share.`,
})

const signedOut = { ...tabs.login, title: 'Please sign in again' }

const deleted = {
  page: 'Account deleted',
  title: 'Your account is deleted',
  text: 'Everything in it is gone, for both of you.',
}

/** The one quiet way on after it. */
export const afterDeletion = {
  again: 'You can begin anew whenever you like.',
  register: 'Begin a new account',
  login: 'Go to Login',
}

const firstTime = { ...tabs.login, title: 'Come on in' }

const addressLinks = {
  undo: {
    page: 'Your email',
    title: 'Take your address back?',
    text: 'You will sign in with it again, and all devices of both of you will be signed out.',
  },
  confirm: {
    page: 'Your email',
    title: 'Confirm your address',
    text: 'Then you can use it to reset a forgotten password.',
  },
}

const addressLinkOver = {
  page: 'Your email',
  title: 'This link is over',
  text: 'Nothing was changed by it.',
}

/** Somebody has just joined, and whether the couple has an address of theirs. */
type Joiner = { name: string; hasAddress: boolean }

type Where = {
  tab: AuthTab
  /** A reset link is being used. */
  isChoosing: boolean
  addressLink: MailedLink['kind'] | undefined
  /** It turned out to be of no more use. */
  isAddressLinkOver: boolean
  /** Nobody new may register. */
  isClosed: boolean
  joiner: Joiner | null
  wasSignedOut: boolean
  /** The account they were signed in to is no more, and they have not gone on from there. */
  isDeleted: boolean
  /** Somebody has signed in on this device before. */
  wasHere: boolean
}

/** What /auth says above its forms. */
export function authWords(where: Where): Words {
  const { tab, isChoosing, addressLink, joiner, wasSignedOut } = where
  if (addressLink === 'undo' || addressLink === 'confirm') {
    return where.isAddressLinkOver ? addressLinkOver : addressLinks[addressLink]
  }
  if (where.isDeleted) return deleted
  if (isChoosing) return choosing
  if (tab === 'register' && where.isClosed) return nobodyNew
  if (tab !== 'login') return tabs[tab]
  if (joiner) return joined(joiner)
  if (wasSignedOut) return signedOut
  return where.wasHere ? tabs.login : firstTime
}
