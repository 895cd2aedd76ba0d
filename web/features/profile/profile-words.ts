/** What Profile Settings say of a change, besides the server's own sentences. */
export const profileWords = {
  theTwo: (own: string, partner: string) => `${own} and ${partner}`,
  signedInAs: (own: string) => `Signed in as ${own}`,
  limit: (count: number, maximum: number) => `Max ${maximum} characters (${count}/${maximum})`,
  updated: {
    title: 'Profile updated',
    description: 'Your profile has been updated successfully.',
  },
  /** Of a new address that is not confirmed yet, by what becomes of mails. */
  emailPending: {
    sends:
      'Please follow the link we sent there. Until then, a forgotten password is reset through your old email.',
    keeps:
      'This server does not send email yet, so there is no link to follow. A forgotten password is reset through your old email.',
    fails:
      'Our emails are not getting through at the moment, so the link may not reach you. Until you follow it, a forgotten password is reset through your old email.',
  },
  nothingToSave: 'Nothing has changed yet.',
  notUpdated: 'Failed to update settings',
  passwordChanged: {
    title: 'Password changed',
    description: 'Your password has been updated successfully.',
  },
  passwordNotChanged: 'Failed to change password',
  othersSignedOut: 'Only this device is signed in now',
  othersStillIn: 'The other devices are still signed in',
  notLoaded: {
    title: 'We could not load this part',
    hint: 'What you have said is kept. Check your connection.',
  },
  aboutNotSaved: 'That was not saved',
}
