/** What the chat says when it has no questions of its own. The placeholder stands in product §2. */
export const askWords = {
  open: 'Ask the guide',
  title: 'Ask the guide',
  guide: 'The guide',
  asker: 'You',
  greeting:
    'Hello. I am here to help with anything between the two of you: making up after a fight, chores, money, time together, closeness, family and more. What is on your mind?',
  leave: 'Back to home',
  notKept: 'Nothing of this is kept.',
  placeholder: 'Ask anything about your relationship...',
  composer: 'Your question',
  help: {
    title: 'People who can help',
    call: (number: string) => `Call ${number}`,
    text: (number: string, word: string | undefined) =>
      word ? `Text ${word} to ${number}` : `Text ${number}`,
    country: 'Country',
    anotherCountry: 'Another country',
    elsewhere: 'For every other country:',
    anotherPhone: 'If someone looks at this screen, another phone may be safer.',
    about: {
      danger: 'In danger right now',
      'partner violence': 'Fear or violence from a partner',
      'own behaviour': 'Worry about what you might do to someone',
      crisis: 'When life feels too much',
      'sexual harm': 'Sexual harm',
      child: 'Worry about a child',
    },
  },
  writtenBy: {
    'built-in': 'Written by the built-in guide',
    model: 'Written by the model',
  },
} as const
