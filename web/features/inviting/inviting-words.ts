import type { CurrentUser } from '#contract/accounts.ts'

/** Of the device's own sheet, whoever shares (product §9). */
const shareTitle = 'Share with your partner'

/**
 * What the invitation says to each of the two; the link is for the partner's place either way (R15).
 * `isThere`: somebody signs in from that place already, so that nobody waits for a link.
 */
export function invitingWords(user: CurrentUser) {
  const { participant, partnerName, partnerEmailUsed } = user
  const signsIn = user.partnerJoined && user.partnerEmail !== null
  const replaces = 'A new invitation replaces the one before.'
  if (participant === 'primary') {
    return {
      isThere: signsIn,
      title: signsIn ? `${partnerName} has joined` : `Invite ${partnerName}`,
      about: signsIn
        ? partnerEmailUsed
          ? `${partnerName} signs in with their own email and the password you share, and sees this account from their side. A new link would only let them change their name.`
          : `${partnerName} has not signed in yet: with their own email and the password you share. If it was somebody else who joined, a new link lets ${partnerName} take the place back.`
        : `${partnerName} opens the link and signs in with their own email and the password you share. Your answers stay private.`,
      again: `${replaces} If ${partnerName} has joined already, the link only lets them choose that name again.${partnerEmailUsed ? '' : ` If you send it to another email, ${partnerName} will sign in with that one, and we will tell the old one.`}`,
      share: { title: shareTitle, text: 'Join me on Duologue:' },
    }
  }
  return {
    isThere: true,
    title: 'Your invitation',
    about: `A link to your own place beside ${partnerName}, in case the first one was lost or has expired, or you want a new name. Whoever opens it can choose the name you go by, so it is best kept to yourself.`,
    again: `${replaces} If you have joined already, the link changes only your name. Your email, the password you share and all that the two of you wrote stay as they are.`,
    share: { title: shareTitle, text: 'My place on Duologue:' },
  }
}

export type InvitingWords = ReturnType<typeof invitingWords>
