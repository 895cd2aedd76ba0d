/** The timeline's own words. */
export const sentences = {
  title: 'Timeline',
  intro: 'Your catch-ups, the latest first. Only the two of you can open them.',
  loading: 'Loading your timeline',
  empty: {
    title: 'Your timeline begins with your first catch-up',
    hint: 'When you finish one, its date, its summary and the focus you choose stay here. Switch on “Keep this catch-up” before Done, and the whole talk stays, too.',
  },
  failed: {
    title: 'We could not load your timeline',
    hint: 'Nothing is lost. Check your connection, then try again.',
  },
  noSummary: 'This catch-up ended before its summary was written.',
  helpful: { yes: 'It was helpful', no: 'Not really helpful' },
  focus: 'Chosen for the week after',
  openFailed: 'This talk could not be opened just now.',
  deleting: {
    title: 'Delete this catch-up?',
    description: (day: string) =>
      `The catch-up of ${day} leaves your timeline for both of you, with everything that was kept of it. It cannot be brought back.`,
    done: { title: 'Catch-up deleted' },
    failed: {
      title: 'Not deleted',
      description: 'The catch-up could not be deleted. Please try again.',
    },
  },
} as const
