/** What Profile Settings say of a change, besides the server's own sentences. */
export const profileWords = {
  updated: {
    title: 'Profile updated',
    description: 'Your profile has been updated successfully.',
  },
  notUpdated: 'Failed to update settings',
  passwordChanged: {
    title: 'Password changed',
    description: 'Your password has been updated successfully.',
  },
  passwordNotChanged: 'Failed to change password',
  othersSignedOut: 'Just this one now',
  othersStillIn: 'The other devices are still signed in',
  aboutNotSaved: 'That was not saved',
}
