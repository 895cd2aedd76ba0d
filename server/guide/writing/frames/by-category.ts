type CategoryFrames = {
  /** What the category asks about, fit to follow "about". */
  asked: string
  questions: readonly string[]
  ideas: readonly string[]
}

/** What can be asked and tried for a category, where the answers show no theme of their own. */
export const categoryFrames: Readonly<Record<string, CategoryFrames>> = {
  connection: {
    asked: 'feeling close',
    questions: [
      'What brings you two closer on a plain day?',
      'When did you last feel near to each other?',
      'Which small habit keeps you two in touch?',
      'What would you like to do side by side this week?',
      'How does each of you show that you would like to be near?',
      'Where do you feel most at home with each other?',
      'What do you hope stays just as it is between you?',
    ],
    ideas: [
      'sit close for ten minutes one evening, each with one question for the other',
      'look each other in the eye for a minute, then each say one thing you saw, five minutes in all',
      'take ten minutes, each tell one moment lately when you felt close',
      'say a slow goodnight once, five minutes, each with one thing to be glad of',
      'hold hands for ten minutes while you each tell about your day, if you both like it',
      'each write the other a two-line note, five minutes, and leave it on the pillow',
      'share ten minutes on the couch, each pick one song that makes you think of the other',
    ],
  },
  support: {
    asked: 'support',
    questions: [
      'What kind of support would feel good this week?',
      'Which small help has stayed with each of you?',
      'How do you each like to be cheered up?',
      'What would you like to thank each other for today?',
      'When is it easy to ask each other for a hand?',
      'What do you see in the other that they may not see?',
      'Where could a kind word go a long way right now?',
    ],
    ideas: [
      'each say three thank-yous out loud, five minutes, the smaller the better',
      'each ask the other once, how can I make today lighter, and do it for ten minutes',
      'leave each other one line of thanks where it will be found, two minutes each',
      'take ten minutes, each tell one time the other had your back',
      'send each other one message of cheer on a busy day, a minute each',
      'trade one small favour, ten minutes at most, each choose what you would like',
      'at one meal, each name one thing the other did well that day, five minutes',
    ],
  },
  'daily-life': {
    asked: 'your days',
    questions: [
      'Which part of an ordinary day do you like best?',
      'What small change would make the days run easier?',
      'When in the day do you two cross paths well?',
      'What would you keep just as it is?',
      'Which hour could be a bit kinder to both of you?',
      'How would your ideal Tuesday go?',
      'What do you each do that the other may not notice?',
    ],
    ideas: [
      'swap one small daily job for a day, ten minutes, and each tell how it went',
      'each name the best minute of your day at dinner, five minutes',
      'take ten minutes to walk through tomorrow together, each say where a hand would help',
      'set out tomorrow together for ten minutes, one does the bags, the other the cups',
      'start one day with a minute of hello before any screens, and end it the same way, both of you',
      'put on a song and clear one surface together, ten minutes, each take a side',
      'each pick one daily thing to do slower for once, five minutes, side by side',
    ],
  },
  health: {
    asked: 'feeling well',
    questions: [
      'What does each of you good when energy is low?',
      'How can the other tell that you could do with a break?',
      'Which small habit would you like to share?',
      'What would a gentle day look like?',
      'When do you each feel most like yourself?',
      'What could you make easier for each other this week?',
      'Where in the week is there room to breathe?',
    ],
    ideas: [
      'walk for ten minutes together, each choose half the way',
      'stretch for five minutes side by side, each show one move',
      'each say one word for how you are, and what is behind it, ten minutes over a glass of water',
      'step outside together for ten minutes of daylight, each name one thing you see',
      'give each other five minutes of quiet, one after the other',
      'go to bed ten minutes early one night, each name one good thing from the day',
      'breathe slowly together for three minutes, then each say how it was',
    ],
  },
  responsibilities: {
    asked: 'what you share at home',
    questions: [
      'What do you two carry well together?',
      'Which task could change hands for a week?',
      'How would you each like to hear that you did well?',
      'What would make the load feel more even?',
      'When do you feel most like a team?',
      'Which small thing could you let go of together?',
      'What does the other do that you would miss right away?',
    ],
    ideas: [
      'take ten minutes, each list what you carry that week, and trade one thing',
      'do one shared job side by side for fifteen minutes, each take half',
      'each say one thing the other handled well, five minutes',
      'choose one task to drop for the week, ten minutes, each name one first',
      'look at the week for ten minutes, each mark the moment when a hand would help most',
      'take five minutes each to say which task you mind least, and which most',
      'end one busy day with ten minutes for two, each with feet up and no plans',
    ],
  },
  goals: {
    asked: 'what comes next',
    questions: [
      'What would a small win look like this month?',
      'How could you cheer each other on?',
      'Which step is small enough for this week?',
      'What have you each learned lately that you would like to keep?',
      'Where would you like to be braver?',
      'What would you try if it could not go wrong?',
      'Which hope would you like the other to ask about?',
    ],
    ideas: [
      'each name one tiny step, sit side by side and give it ten minutes',
      'take ten minutes, each draw where you would like to be in a year',
      'each ask the other about one hope for five minutes, and only listen',
      'write one shared wish on paper, ten minutes, each add a line',
      'teach each other one small thing, five minutes each',
      'take ten minutes, each tell one thing you are proud of from this year',
      'each pick one word for the month ahead, and tell why, five minutes each',
    ],
  },
  fun: {
    asked: 'having fun',
    questions: [
      'What would be a silly thing to do this week?',
      'When did you two last play?',
      'What do you like doing together that costs nothing?',
      'Which old joke is still good?',
      'How would you spend a free hour as friends?',
      'What made you want to be friends in the first place?',
      'Which game, song or place is just yours?',
    ],
    ideas: [
      'play one quick game for fifteen minutes, each make up one rule',
      'each tell the funniest thing you saw this week, ten minutes over a snack',
      'have a ten-minute contest: each draw the other, then hang both up',
      'trade one song each and dance to both, ten minutes',
      'each ask three questions from when you first met, ten minutes',
      'make up a handshake together in five minutes, each add one move',
      'tell a story in turns for ten minutes, one line each',
    ],
  },
}

const elsewhere: CategoryFrames = {
  asked: 'this',
  questions: [
    'What would you like to hear more about?',
    'Which part of this stays with you?',
    'How did it feel to put it into words?',
    'What would you add, now that you have read both?',
    'Where would you like this to lead?',
    'When do you think of this most?',
    'What do you hope the other took from it?',
  ],
  ideas: [
    'take ten minutes over tea, each ask the other one question about this',
    'walk for ten minutes, each tell a little more of what you meant',
    'each write one more line on this, five minutes, and swap',
    'take five minutes each to talk about it while the other only listens',
    'sit side by side for ten minutes, each say what you would like to remember of this',
    'each pick one word for it and tell why, five minutes each',
    'take ten minutes, each tell one small story that fits this',
  ],
}

export const framesFor = (category: string): CategoryFrames =>
  Object.hasOwn(categoryFrames, category) ? (categoryFrames[category] ?? elsewhere) : elsewhere
