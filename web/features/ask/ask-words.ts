/** What the chat says when it has no questions of its own. The placeholder stands in product §2. */
export const askWords = {
  open: 'Ask the guide',
  title: 'Ask the guide',
  guide: 'The guide',
  asker: 'You',
  greeting:
    'Hello. I am here to help with anything between the two of you: making up after a fight, chores, money, time together, closeness, family and more.',
  opening: 'What is on your mind?',
  /** How the built-in guide begins what can be done today, and what could be said. */
  tonight: 'For tonight:',
  opener: 'You could begin with:',
  /** Below the greeting, of what it names; the guide knows each of them. */
  suggestions: [
    'How do we make up after a fight?',
    'How do we talk about money?',
    'How do we share the housework fairly?',
    'How do we find time for each other?',
  ],
  suggested: 'You could begin with one of these',
  leave: 'Back to home',
  notKept: 'None of this is kept.',
  placeholder: 'Ask anything about your relationship...',
  composer: 'Your question',
  offers: 'Did you mean one of these?',
  writtenBy: {
    'built-in': 'Written by the built-in guide',
    model: 'Written by the model',
  },
} as const
