/** What is said where people are asked whether a model elsewhere may have their answers (R12). */
export const guideConsentWords = {
  question: (provider: string) => `May ${provider} read your answers?`,
  offer:
    'The guide here can have its texts about your answers written by a language model that runs elsewhere, but only if both of you say yes. Until then the built-in guide writes, and your answers stay on this server.',
  yes: 'Yes',
  no: 'No, keep the built-in guide',
  details: {
    title: 'What is sent, and what is not',
    sent: 'Sent, once both of you have finished your week: one question at a time, with what each of you answered. Made-up names take the place of yours.',
    asWritten: 'What you wrote goes as you wrote it, with any other names, places and dates in it.',
    notSent:
      'Not sent: your names, your email addresses, earlier weeks, your timeline, your notes, and what you ask the guide. Where an answer sounds to us as if somebody may not be safe, nothing about that question is sent.',
    theirs: (provider: string) =>
      `What ${provider} does with it depends on their own terms. Once sent, it cannot be taken back.`,
  },
  secret: 'Your partner does not see what you choose, only whether both of you said yes.',
  later: 'You can change it in Profile Settings at any time.',
  saved: {
    both: 'Thank you. Both of you said yes.',
    alone: 'Thank you. Nothing is sent unless both of you say yes.',
    no: 'All right. The built-in guide will keep writing.',
  },
  notSaved: 'That was not saved',
  section: {
    title: 'Who writes about your answers',
    oneLogin: (provider: string, partner: string) =>
      `The built-in guide writes, and your answers stay on this server. ${provider} is asked only after each of you has said yes while signed in as yourself, and ${partner} has not signed in yet.`,
    here: 'The guide works on this server. Nobody else gets your answers.',
    both: 'Both of you said yes, so it writes.',
    notBoth: 'It writes once both of you have said yes.',
    takenBack:
      'If you change to No, nothing more is sent from then on. What has already been written stays.',
    failed: {
      title: 'We could not load this part',
      hint: 'Nothing goes anywhere without a yes from both of you. Check your connection.',
    },
  },
}
