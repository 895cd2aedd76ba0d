import type { Card } from '#server/cards/card.ts'

/** What the guide speaks from: a card, or a general one that is never asked and has no id. */
export type SpokenCard = Pick<
  Card,
  'id' | 'valence' | 'about' | 'reflections' | 'asks' | 'ideas' | 'gentleIdea' | 'quietIdea'
> &
  Partial<Pick<Card, 'category' | 'depth' | 'mechanism' | 'needs'>>

/**
 * What the guide speaks from where it knows a question's category at most: never asked, and right
 * for any question of the category.
 */
const generalCards: Readonly<Record<string, SpokenCard>> = {
  connection: {
    id: '',
    valence: 'tender',
    about: 'the two of you',
    reflections: [
      'Two people can sit in one room and be near each other in quite different ways.',
      'Being close has its own pace in each person, and it shifts from week to week.',
    ],
    asks: {
      any: [
        'What helps you feel at ease with somebody?',
        'What would you like to be asked about this?',
        'Which part of this would you like to hear more about from {other}, {one}?',
        'When this week was it easy to talk?',
      ],
      alike: [
        'Which detail do you remember that the other may not?',
        'How did the two of you come to see this the same way?',
      ],
      unlike: [
        "Which part of {one}'s side is new to you, {other}?",
        'What would each of you like the other to know about your side?',
      ],
      tender: [
        'What would be good to hear from {other} right now, {one}?',
        'What would you rather leave for another day?',
      ],
      light: [
        'What happened right after that?',
        'Which of your stories would {one} tell next, {other}?',
      ],
      short: [
        'Which day of the week comes to mind first?',
        'What would a photo of it show, {one}?',
      ],
    },
    ideas: [
      'Each of you asks the other one small question tonight, and only listens to the answer. Five minutes are plenty.',
    ],
    gentleIdea:
      'Each of you says, or writes on a note, one thing that would make tomorrow easier. It is fine if nothing comes of it.',
  },
  support: {
    id: '',
    valence: 'tender',
    about: 'what you do for each other',
    reflections: [
      'Help counts most when it is the help that somebody wants, and that is hard to guess.',
      'Much of what people do for each other is done while nobody is looking.',
    ],
    asks: {
      any: [
        'What kind of help would you like to have around you?',
        'What gives you strength at the moment?',
        'What did {other} do lately that you have not mentioned yet, {one}?',
        'Which kind of help is easy for you to take?',
      ],
      alike: ['Who noticed it first?', 'Where else in the week could the same thing help?'],
      unlike: [
        'What does help look like to you, {one}, that it may not to {other}?',
        'Which of these two would be harder to do without?',
      ],
      tender: [
        'What would feel like help to you this week, {one}?',
        'Who else is there for you when things are hard?',
      ],
      light: [
        'Which small prize would {other} give out for that?',
        'How would that story sound if somebody else told it?',
      ],
      short: [
        'Which day could have done with more help?',
        'What was the last thing somebody did for you, {one}?',
      ],
    },
    ideas: [
      'Each of you names one five-minute thing that would help tomorrow. The other may take it or leave it.',
    ],
    gentleIdea:
      'Each of you names one thing that may stay undone this week. The other does not bring it up.',
  },
  'daily-life': {
    id: '',
    valence: 'neutral',
    about: 'your days',
    reflections: [
      'One and the same weekday can be a different day for each of two people.',
      'How a day goes has a say in how a person feels by the end of it.',
    ],
    asks: {
      any: [
        'What would make your days easier on you?',
        'Which hours of the day feel like your own?',
        "Which hour of {one}'s day would you like to know more about, {other}?",
        'Which part of the coming week is still free?',
      ],
      alike: ['At which time of day does it usually happen?', 'Which of you would miss it first?'],
      unlike: [
        'How could one day have room for both?',
        "Which part of {other}'s day would you like to try, {one}?",
      ],
      tender: [
        'Which hour of tomorrow could be made easier for {one}?',
        'What would you leave out of the day, if you could?',
      ],
      light: [
        'What would a visitor find odd about that?',
        'Which title would {one} give to that day?',
      ],
      short: [
        'What did the two of you do at noon today?',
        'Which weekday do you like best, {one}?',
      ],
    },
    ideas: [
      'On two evenings, take ten minutes to tell each other one thing about the day that nobody else would care about.',
    ],
    gentleIdea:
      'Each of you picks ten minutes of the day with no questions in them. The other keeps them free.',
  },
  health: {
    id: '',
    valence: 'tender',
    about: 'how you are',
    reflections: [
      'Body and mind both have a say in how a week feels, and they do not always agree.',
      'What rests one person can tire out another.',
    ],
    asks: {
      any: [
        'What helps you to feel well?',
        'What has been on your mind about this?',
        'How does {other} notice that you are tired, {one}?',
        'When this week did you have some quiet?',
      ],
      alike: [
        'Where in the week could there be more of it?',
        'What comes before it, on a good day?',
      ],
      unlike: [
        'How can both of these fit into one evening?',
        'What does {other} do on such days that would not suit you, {one}?',
      ],
      tender: ['What would be kind to you today, {one}?', 'What makes such a day a little easier?'],
      light: [
        'Which doctor would write that on a prescription?',
        'What would {one} take along to a week of that?',
      ],
      short: ['How did you sleep last night?', 'At what time of day are you most awake, {one}?'],
    },
    ideas: [
      'Take a ten-minute walk round the block, in step or each at your own pace. Whoever likes may talk.',
    ],
    gentleIdea:
      'Each of you tells the other, in one line, how much is left in the tank today. No reply is due.',
  },
  responsibilities: {
    id: '',
    valence: 'neutral',
    about: 'who does what',
    reflections: [
      'What there is to do in a week is easier to see than what there is to keep in mind.',
      'A list of jobs looks different to each person who reads it.',
    ],
    asks: {
      any: [
        'What would take some of the weight off you?',
        'What kind of help would you like to have?',
        "Which of {one}'s jobs do you know least about, {other}?",
        'Which task could be done half as well and nobody would mind?',
      ],
      alike: [
        'Which of you will see it first next time?',
        'What would be a good day of the week for it?',
      ],
      unlike: [
        'How would a week go that suits you both?',
        'What does {other} see in it that you do not, {one}?',
      ],
      tender: [
        'Which of these things could wait until next week, {one}?',
        'What would you like to put down for a day?',
      ],
      light: [
        'Which job would pay best if it paid by the sigh?',
        'What would {one} pay to be rid of it?',
      ],
      short: ['Which job is next on the list?', 'Which job do you do without thinking, {one}?'],
    },
    ideas: [
      'Each of you swaps one small job with the other for a day, and tells at the end what was new about it.',
    ],
    gentleIdea:
      'Each of you crosses one thing off this week and leaves it undone, and the other lets it lie.',
  },
  goals: {
    id: '',
    valence: 'neutral',
    about: 'the time ahead',
    reflections: [
      'What a person hopes for is worth hearing in their own words, however small it is.',
      'Plans change, and so do the people who make them.',
    ],
    asks: {
      any: [
        'What would you like to be different a year from now?',
        'What matters most to you in the time ahead?',
        'Which part of that would you like to hear more about from {one}, {other}?',
        'What would be the first ten minutes of it?',
      ],
      alike: ['What could be the first small step?', 'Which of you would be the one to start?'],
      unlike: [
        'How could there be room for both in one year?',
        'What do you like about the plan of {other}, {one}?',
      ],
      tender: ['What would make the next weeks lighter for {one}?', 'Which plan may wait a while?'],
      light: [
        'What would the newspapers write about that?',
        'What would {one} put on the poster for it?',
      ],
      short: ['What is coming up next week?', 'What did you want to be as a child, {one}?'],
    },
    ideas: [
      'Each of you writes down one small thing for the coming month. Swap the notes, and keep the one you were given.',
    ],
    gentleIdea:
      'Each of you names one plan that may wait until things are calmer. Write the two on one slip and put it away.',
  },
  fun: {
    id: '',
    valence: 'neutral',
    about: 'your free time',
    reflections: [
      'Some weeks leave more room for free time than others.',
      'What is fun for one person can be plain work for another.',
    ],
    asks: {
      any: [
        'What would do you good right now?',
        'Who do you feel well with?',
        'What would {one} pick for a free hour, {other}?',
        'When did time last go by without your noticing?',
      ],
      alike: ['When could there be a next time?', 'Which of you would bring it up?'],
      unlike: ['Whose turn would it be first?', 'What could {other} show you about it, {one}?'],
      tender: [
        'What kind of free hour would suit you just now, {one}?',
        'What would you like to have less of?',
      ],
      light: [
        'What would be the next step down that road?',
        'Which part of that would {one} deny in public?',
      ],
      short: [
        'Which song was in your head this week?',
        'What would you do with one free hour tonight, {one}?',
      ],
    },
    ideas: [
      'Each of you picks one song that the other does not know. Listen to both, ten minutes in all.',
    ],
    gentleIdea:
      'Each of you picks something quiet to do for ten minutes, near each other or apart.',
  },
}

const anything: SpokenCard = {
  id: '',
  valence: 'tender',
  about: 'this question',
  reflections: [
    'Two people can see one thing from two sides, and both can be looking closely.',
    'There is more to most things than a few lines can hold.',
  ],
  asks: {
    any: [
      'What would you like to say more about?',
      'Which question about this would you be glad to get?',
      "Which part of {one}'s answer would you like to hear more about, {other}?",
      'What would you add to it today?',
    ],
    alike: [
      'Where does it come from that you see this alike?',
      'What else belongs to it for each of you?',
    ],
    unlike: [
      'What is new to you in what {one} wrote, {other}?',
      'How could there be room for both?',
    ],
    tender: [
      'What else belongs to this, {one}, if you would like to add it?',
      'Which part of this would you like to keep for another time?',
    ],
    light: ['How does that story go on?', 'What would {other} say to that, {one}?'],
    short: [
      'What comes to mind first?',
      'What would somebody have seen who walked in on it, {one}?',
    ],
  },
  ideas: [
    'Take ten minutes in which each of you asks the other one thing about this, and only listens.',
  ],
  gentleIdea:
    'Each of you says one thing that would make the week easier, or writes it on a note. It is fine if that is all.',
}

/** The general card of a category's id; one for anything where there is none. */
export const generalCardOf = (category: string): SpokenCard =>
  (Object.hasOwn(generalCards, category) ? generalCards[category] : undefined) ?? anything
