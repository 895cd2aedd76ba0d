/** What is said of joining, besides the server's own sentences. */
export const joiningWords = {
  /** Under the picture of the two chairs, where there is room beside the page. */
  beside: {
    free: 'One chair is taken. The other one is yours.',
    over: 'Two chairs, and time for each other.',
  },
  /** What two people with one account should know before one of them joins (R1). */
  oneAccount: 'The two of you share one account and one password.',
  askForPassword: (inviter: string) => `Ask ${inviter} for it: you sign in with it next.`,
  /** To the one who sent it and tries it out: it works once. */
  own: (inviter: string) =>
    `You are signed in as ${inviter}, and this invitation is yours. Send the link to your partner: whoever joins here takes their place.`,
  /** Who gives no address signs in by the one that the account has already (R1). */
  emailHint: (inviter: string) =>
    `To sign in on a device of your own. If it stays empty, ${inviter}'s email works.`,
  pasteHint: 'Paste the whole link, or only its last part.',
  found: (inviter: string) => `Found: an invitation from ${inviter}.`,
  /** Under the button: what of the link nobody needs to see. */
  details: 'About this invitation',
  notWhole: 'This does not look like a whole invitation. Please copy the link once more.',
  over: 'This invitation does not open',
  joined: (name: string) => ({
    title: 'Welcome to Duologue!',
    description: `Successfully joined as ${name}. You can now track progress together!`,
  }),
  notJoined: {
    title: 'Failed to join couple',
    description: 'Please check your invite token and try again',
  },
}
