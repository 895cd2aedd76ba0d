/** How a value is written; a table of words for one that has a name of its own in the program. */
export type Form =
  | ('text' | 'moment' | 'clock' | 'list' | 'person' | 'zone')
  | Readonly<Record<string, string>>

/** The columns that the page to read shows, each with its label; the others are in the JSON file. */
export type Labels = Readonly<Record<string, readonly [label: string, form: Form]>>

const onOrOff = { true: 'On', false: 'Off' }

export const submissionKinds: Readonly<Record<string, string>> = {
  'feature-suggestion': 'A suggestion',
  'issue-report': 'A problem you reported',
  'early-access-feedback': 'Your feedback',
}

export const exportLabels = {
  couple: {
    createdAt: ['Registered', 'moment'],
    aboutChildren: ['Children at home', { yes: 'Yes', no: 'No' }],
    aboutLiving: ['How you live', { together: 'Together', apart: 'Apart' }],
    aboutIntimacy: ['Questions about intimacy', { welcome: 'Welcome', 'rather-not': 'Rather not' }],
  },
  people: {
    email: ['Email', 'text'],
    categoryPreferences: ['Focus for new questions', 'list'],
    reminderEnabled: ['Reminders by notification', onOrOff],
    reminderEmail: ['Reminders by email', onOrOff],
    reminderFrequency: [
      'How often',
      { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly (every four weeks)' },
    ],
    reminderDay: ['Day', 'text'],
    reminderTime: ['Time', 'clock'],
    reminderTimeZone: ['By the clocks of', 'zone'],
    nextReminderAt: ['Next one', 'moment'],
    inviteExpiresAt: ['Invitation open until', 'moment'],
  },
  submissions: {
    username: ['Name', 'text'],
    email: ['Your address', 'text'],
    suggestion: ['Suggestion', 'text'],
    issue: ['What went wrong', 'text'],
    likedMost: ['What you liked most', 'text'],
    confusing: ['What was confusing', 'text'],
    improvement: ['What could be better', 'text'],
    recommendation: ['Would recommend (1 to 5)', 'text'],
    pricing: ['A fair price a month', 'text'],
    currency: ['Currency', 'text'],
    questionsFeeling: ['The questions felt', 'text'],
    questionsOther: ['In your words', 'text'],
    createdAt: ['Sent', 'moment'],
  },
  pushSubscriptions: { userId: ['Reminds', 'person'], createdAt: ['Set up', 'moment'] },
  logins: {
    userId: ['Signed in as', 'person'],
    createdAt: ['Signed in on', 'moment'],
    lastSeenAt: ['Last used', 'moment'],
  },
  passwordResets: { userId: ['Sent to', 'person'], expiresAt: ['Works until', 'moment'] },
} as const satisfies Record<string, Labels>

export const exportWords = {
  title: 'Your Duologue',
  written: (moment: string, zone: string) =>
    `Written on ${moment}. All days and times are ${zone === 'UTC' ? 'in UTC' : `by the clocks of ${zone}`}.`,
  rest: 'The JSON file holds all of this too, and the numbers and marks that only programs need.',
  people: 'The two of you',
  account: 'Your account',
  timeline: 'Timeline',
  noTimeline: 'There is no catch-up on your timeline.',
  noSummary: 'This catch-up ended before its summary was written.',
  focus: 'Focus for the following week',
  helpful: { true: 'It was helpful.', false: 'Not really helpful.' },
  sessions: 'Questions and answers',
  noSession: 'There is no session right now.',
  session: (day: string) => `Session begun on ${day}`,
  finished: (moment: string) => `Finished on ${moment}`,
  notFinished: 'Not finished yet',
  catchup: 'Your catch-up',
  catchupBegun: (moment: string, completed: boolean) =>
    `Begun on ${moment}, ${completed ? 'finished' : 'not finished yet'}`,
  insight: 'An insight from the guide',
  suggestion: 'One small idea, if you like it',
  summary: 'Your week, summed up by the guide',
  keptPrivate: 'Kept private',
  notAnswered: 'Not answered yet',
  sealedAnswer: 'Answered, and sealed until both of you have finished',
  challenges: 'Challenges',
  otherChallenges: 'Also offered to you',
  done: (moment: string) => `Done on ${moment}`,
  notDone: 'Not done yet',
  noteOf: (name: string) => `A note from ${name}`,
  sealedNote: 'Sealed until both of you have done this one',
  submissions: 'What you sent to whoever runs this server',
  pushSubscriptions: 'Browsers that get your reminders',
  logins: 'Browsers you are signed in on',
  passwordResets: 'Links to choose a new password',
} as const

export const difficultyWords = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

export const challengeTypeWords = {
  active_listening: 'Active listening',
  empathy: 'Empathy',
  conflict_resolution: 'Conflict resolution',
  appreciation: 'Appreciation',
  nonverbal: 'Without words',
  problem_solving: 'Problem solving',
} as const
