/**
 * The plain text: a reflection and an open question that belong to what was asked; no quote, nothing
 * about either answer, nothing that makes light of one or presses for more. Shown for an answer that
 * sounds unsafe and by chance for about one other item in five, so that it gives nothing away. A
 * catch-up has one question of each category.
 */
export const plainInsightsOf: Readonly<Record<string, readonly string[]>> = {
  connection: [
    'Closeness can mean something else to each person, and it may change from week to week. What helps you feel at ease with somebody?',
    'People come near in their own way and at their own pace, and each of them has a say in it. What would you like to be asked about this?',
  ],
  support: [
    'Being backed up matters on good days and on hard ones. What kind of support would you like to have around you?',
    'Help counts most when it is the help that somebody wants. What gives you strength at the moment?',
  ],
  'daily-life': [
    'How a day goes has a say in how a person feels in it. What would make your days easier on you?',
    'Days are made of many small things, and each of them can weigh something. Which hours of the day feel like your own?',
  ],
  health: [
    'Body and mind both have a say in how a week feels. What helps you to feel well?',
    'Looking after oneself takes time, and sometimes somebody who listens. What has been on your mind about this?',
  ],
  responsibilities: [
    'What a home and the people in it ask for can be a lot to carry. What would take some of the weight off you?',
    'Whoever looks after others deserves care as well. What kind of help would you like to have?',
  ],
  goals: [
    'What a person hopes for is worth hearing in their own words. What would you like to be different a year from now?',
    'Plans change, and so do the people who make them. What matters most to you in the time ahead?',
  ],
  fun: [
    'Some weeks leave more room for free time than others. What would do you good right now?',
    'Friends and free time are part of a life of one’s own. Who do you feel well with?',
  ],
}

/** The same for a question of no known category; one for each position. */
export const plainInsightsElsewhere: readonly string[] = [
  'Some questions go deeper than they look. What would you like to say more about?',
  'There is more to most things than a few lines can hold. What would you like to be heard on?',
  'Each of you has your own words for this, and your own time. What else belongs to it for you?',
  'Two people can feel in very different ways about one thing. How is it for you?',
  'Some things take time to say. What would make it easier to talk about this?',
  'Only the one who writes knows all that stands behind the words. What would you like to be asked?',
  'It can help to say a thing in more than one way. What would you add to it today?',
]

/** One gentle thing for each by themselves in the place of a suggestion; one for each position. */
export const plainSuggestions: readonly string[] = [
  'If you like, take ten quiet minutes for yourself this week, in a place where you feel at ease.',
  'If it helps, take five slow minutes this week with some fresh air, alone or with somebody you trust.',
  'If you feel like it, do one small thing this week that does you good, ten minutes or less.',
  'If you like, have a warm drink and ten calm minutes to yourself this week.',
  'If it suits you, spend ten minutes this week with somebody who listens well.',
  'If you want, listen to a song that steadies you this week, five minutes for yourself.',
  'If you would like to, write down in ten minutes this week what you wish for, for your own eyes alone.',
]
