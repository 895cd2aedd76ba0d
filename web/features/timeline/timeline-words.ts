/** What the timeline says. */
export const timelineWords = {
  title: 'Timeline',
  intro: 'Your catch-ups, the latest first. Only the two of you can open them.',
  /** True of a talk that is kept and of one of which only the letter, the date and the focus stay. */
  beside: 'What stays of your talks.',
  toQuestions: 'To your questions',
  loading: 'Loading your timeline',
  empty: {
    title: 'Your timeline begins with your first catch-up',
    hint: 'When you finish one, its date, its summary and the focus you choose stay here. Switch on “Keep this catch-up” before Done, and the whole talk stays, too.',
  },
  failed: {
    title: 'We could not load your timeline',
    hint: 'Nothing is lost. Check your connection.',
  },
  earlier: {
    show: 'Earlier catch-ups',
    failed: 'The earlier ones could not be loaded. Please try again.',
  },
  noSummary: 'This catch-up ended before its summary was written.',
  unread: {
    notice: (name: string, isWeekly: boolean) =>
      `${name} has finished. Read ${isWeekly ? "this week's" : 'your'} catch-up.`,
    open: 'Read it',
    badge: 'Not read yet',
    waits: (name: string, day: string) =>
      `${name} has finished this one. The whole talk stays here for you until ${day}.`,
    /** Of one that they chose to keep: reading it takes nothing away. */
    waitsKept: (name: string) =>
      `${name} has finished this one. The whole talk is kept here for the two of you.`,
    end: 'That was the whole talk. When you have read it, your answers are cleared as usual. Or keep it, and it stays for the two of you.',
    endKept: 'That was the whole talk. It stays on your timeline, for the two of you.',
    keep: 'Keep this catch-up',
    done: 'I have read it',
    kept: { title: 'Kept on your timeline' },
    read: { title: 'Read and cleared', description: 'Its date and summary stay here.' },
    failed: { title: 'That could not be saved', description: 'Nothing is lost. Please try again.' },
  },
  focus: 'Focus for the following week',
  /** Below a day whose entry is folded. */
  folded: { next: (focus: string) => `Next: ${focus}`, kept: 'The whole talk is kept' },
  /** The letter, of which the first paragraph is seen; `of` is read out after either of the two. */
  rest: {
    read: 'Read the rest',
    close: 'Show less',
    of: (day: string) => ` of the letter of ${day}`,
  },
  paper: { title: 'Your week', insight: 'From the guide' },
  conversation: {
    title: 'Your talk',
    label: (day: string) => `Your talk of ${day}`,
    read: 'Read the talk',
    /** Read out after it. */
    of: (day: string) => ` of ${day}`,
    back: 'Back to the timeline',
    notKept: 'The talk itself was not kept. Its summary is on your timeline.',
    keptPrivate: (name: string) => `${name} keeps this one private.`,
    failed: {
      title: 'This talk could not be opened just now',
      hint: 'Nothing is lost. Check your connection.',
    },
    question: (number: number) => `Question ${number}`,
    suggestion: 'One small idea, if you like it',
  },
  print: 'Print or save',
  printFailed: {
    title: 'Not printed',
    description: 'The talk could not be fetched. Please try again.',
  },
  delete: 'Delete',
  /** Read out after Print or Delete. */
  theCatchup: (day: string) => ` the catch-up of ${day}`,
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
