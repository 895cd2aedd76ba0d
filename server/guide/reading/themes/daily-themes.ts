import type { Theme } from './theme.ts'

export const dailyThemes: readonly Theme[] = [
  {
    key: 'rest',
    topic: 'rest',
    kind: 'joy',
    words: [
      ['sle(?:ep|eps|eping|epy|pt)|asleep|lie-?ins?|insomnia', 'sleep'],
      ['naps?|napping', 'naps'],
      [
        'rest(?:ed|ing|ful)?(?! of)|tired(?!.{0,4} of)|exhaust\\w*|knackered|worn out|drained|shattered|unwind|wind(?:ing)? down|recharge',
      ],
    ],
    questions: [
      'What would help each of you get one good night this week?',
      'What does winding down look like for each of you?',
      'Which evening could end an hour early, just for rest?',
      'How can the other tell when your battery is low?',
      'What could you both let slide this week to catch your breath?',
    ],
    ideas: [
      'pick one night, park both phones ten minutes early, and each name one thing the day can let go of',
      'take ten minutes on the couch with the lights low, and each say what wore you out most',
      'give each other ten minutes flat on the bed, one after the other, with nothing asked',
    ],
  },
  {
    key: 'mornings',
    topic: 'mornings',
    kind: 'joy',
    words: [['mornings?|breakfast|wak(?:e|es|ing) up|woke|alarm|first thing']],
    questions: [
      'What would a good morning look like for the two of you?',
      'Which five minutes of the morning could be just yours?',
      'How would you each like to be greeted at the start of the day?',
      'What tips a morning from calm to rushed for each of you?',
    ],
    ideas: [
      'share the first five minutes of one morning, no phones, and each name one hope for the day',
      'one morning, one of you makes the drinks and the other the toast, then sit down together for ten minutes',
      'leave each other a one-line note to find in the morning, two minutes each',
    ],
  },
  {
    key: 'evenings',
    topic: 'evenings',
    kind: 'joy',
    words: [
      [
        'evenings?|after work|end of the day|bed ?time(?! stor)|tonight|at night|last night|after dinner',
      ],
    ],
    questions: [
      'What would you like the last hour of the day to feel like?',
      'Which evening this week could be kept free for you two?',
      'How does each of you come down from a long day?',
      'What helps you land when you walk in the door?',
    ],
    ideas: [
      'keep ten minutes after dinner, sit side by side, and each tell the best and the oddest bit of the day',
      'when you are both home, take two minutes for a proper hello before anything else',
      'one evening, each pick one song and play both, ten minutes in all',
    ],
  },
  {
    key: 'weekends',
    topic: 'weekends',
    kind: 'joy',
    words: [['weekends?(?! away)|saturdays?|sundays?']],
    questions: [
      'What would make the next weekend feel like your own?',
      'Which hour of the weekend would you keep for the two of you?',
      'How would each of you spend a free Saturday morning?',
      'What could wait until Monday?',
    ],
    ideas: [
      'take ten minutes before Saturday, each name one thing you want from the weekend, and write both down',
      'on Sunday, sit together for ten minutes and each tell one bit of the week you want to keep',
      'set aside fifteen minutes of the weekend: one of you picks the place, the other what you do there',
    ],
  },
  {
    key: 'meals',
    topic: 'meals',
    kind: 'joy',
    words: [
      ['pancakes?', 'pancakes'],
      ['dinners?', 'dinner'],
      ['cook(?:s|ed|ing)?|bak(?:e|es|ed|ing)|recipes?', 'cooking'],
      [
        'lunch(?:es)?|meals?|pasta|curry|soup|pizza|takeaway|leftovers|eat(?:ing)? together|ate together',
      ],
    ],
    questions: [
      'Which meal would each of you like to share this week?',
      'What dish says home to each of you?',
      'How would you split the kitchen work if you could start fresh?',
      'What do you like best about sitting down to eat together?',
    ],
    ideas: [
      'spend fifteen minutes getting one easy meal started together, one chops and the other stirs',
      'set the table nicely once, ten minutes: one lays it, the other picks the music',
      'each name a dish from when you were small, and take ten minutes to swap the stories',
    ],
  },
  {
    key: 'tea',
    topic: 'a warm drink',
    kind: 'joy',
    words: [
      ['coffees?|latte|espresso|flat white', 'coffee'],
      ['tea|cuppa|brew|kettle', 'tea'],
    ],
    questions: [
      'When in the day would a shared cup be most welcome?',
      'What would you talk about over the next cup?',
      'Which small daily treat would each of you miss most?',
      'What else could say good morning the way a warm drink does?',
    ],
    ideas: [
      'make each other a warm drink once, sit down together, and take ten minutes with no screens',
      'take ten minutes over a cup, each ask one question you have not asked before',
      'one of you makes the cups, the other finds a spot by the window, ten minutes in all',
    ],
  },
  {
    key: 'housework',
    topic: 'housework',
    kind: 'load',
    words: [
      ['dishes|washing[- ]up|dishwasher', 'the dishes'],
      ['laundry|the washing|ironing', 'the laundry'],
      ['bins?|rubbish|trash', 'the bins'],
      [
        'clean(?:s|ed|ing)?|tid(?:y|ied|ying|ies)|vacuum\\w*|hoover\\w*|chores?|housework|mess(?:y)?|mop(?:ping|ped)?|clutter|jobs? (?:at home|around)',
      ],
    ],
    questions: [
      'Which job at home would each of you gladly hand over?',
      'What does tidy enough mean to each of you?',
      'Which jobs at home go unseen by the other?',
      'What would feel like a fair share this week?',
      'Where would a new order of things at home help you both most?',
    ],
    ideas: [
      'set a timer for ten minutes, each take one corner, put on a song and stop when it rings',
      'swap one small job for a day, ten minutes each, and tell each other how it was',
      'take ten minutes to each list the jobs nobody sees, then trade lists',
    ],
  },
  {
    key: 'errands',
    topic: 'the errands',
    kind: 'load',
    words: [
      ['grocer\\w*|shopping|supermarket', 'the shopping'],
      ['errands?|appointments?|paperwork|admin|forms|insurance'],
    ],
    questions: [
      'Which errand drains each of you the most?',
      'What would you hand to the other without a second thought?',
      'Which errand could turn into time together?',
      'How could next week carry one errand less?',
    ],
    ideas: [
      'take ten minutes with a pen, each cross one thing off the list that can wait',
      'do one errand side by side, fifteen minutes, and each pick a song for the way',
      'swap one small errand, ten minutes each, so that each gets the one they mind less',
    ],
  },
  {
    key: 'planning',
    topic: 'planning the week',
    kind: 'load',
    words: [
      ['routines?', 'routines'],
      [
        'calendars?|schedules?|scheduling|plan(?:ning)? (?:the|our|my) (?:week|days?)|to-?do|(?<!bucket )lists?|organi[sz]\\w*|last[- ]minute|running late|on time|be late|late again|punctual',
      ],
    ],
    questions: [
      'Which part of the week runs well, and could stay just as it is?',
      'What would you each like to know a day ahead?',
      'How much plan is enough for each of you?',
      'Where could the week use a little more air?',
    ],
    ideas: [
      'take ten minutes with the calendar, each add one thing and take one thing off',
      'each name the busiest day ahead, and agree on one small way to help, ten minutes in all',
      'sit down for ten minutes, and each say which bit of the week you would leave unplanned',
    ],
  },
  {
    key: 'phones',
    topic: 'phones and screens',
    kind: 'load',
    words: [
      [
        'phones?|screens?|scroll(?:s|ed|ing)?|instagram|tiktok|social media|laptops?|facebook|whatsapp|youtube',
      ],
    ],
    questions: [
      'When would each of you most like the phones out of sight?',
      'What would you do with ten free minutes and no screen?',
      'What do you each miss when a screen is on?',
      'Which part of the day could go without screens?',
    ],
    ideas: [
      'put both phones in a drawer for fifteen minutes one evening, and each ask the other one question',
      'eat one snack together with no screens, ten minutes, and each tell one thing you saw that day',
      'for ten minutes, show each other one photo on your phones and tell its story, then put them away',
    ],
  },
  {
    key: 'work',
    topic: 'work',
    kind: 'load',
    words: [
      [
        '(?:at|from|after|to|about|of|my|your|new|long) work|works? (?:late|long|hard|nights|so much|too much|has|is|was|from home)|working (?:late|long|hard|nights|from home|so|too|on the weekend)|work (?:stress|day|week|trip|stuff|emails?|calls?)|my job|your job|(?:the|a|new|this) job(?! well)|boss|office|shifts?|meetings?|deadlines?|overtime|colleagues?|commut(?:e|ing)|career|clients?|promotion|redundan\\w*',
      ],
    ],
    questions: [
      'What would you like home to feel like after a work day?',
      'How can the other tell when work has followed you home?',
      'What part of your work day do you wish the other could see?',
      'What marks the end of work for each of you?',
      'Where would you each draw the line between work and home this week?',
    ],
    ideas: [
      'pick one day, take ten minutes after work, and each tell one thing that went well and one that did not',
      'choose one small sign that work is over, such as changing shoes, and each use it once, one minute a day',
      'take ten minutes, each draw a rough map of your work day for the other, stick figures welcome',
    ],
  },
  {
    key: 'money',
    topic: 'money',
    kind: 'load',
    words: [
      [
        'money|bills?|rent|mortgage|budget\\w*|savings?|sav(?:e|ed|ing) (?:up|for|more|enough)|spend(?:ing)? (?:less|too much|so much|money|on)|debts?|payday|salary|wages?|afford|financ\\w*|expens(?:e|es|ive)',
      ],
    ],
    questions: [
      'What does enough money mean to each of you?',
      'What did each of you learn about money growing up?',
      'What would make a talk about money feel calm?',
      'What would you both like to be saving for, big or small?',
    ],
    ideas: [
      'take ten minutes over tea, each finish the line ‘with money, I feel calm when’, and only listen',
      'each name one free thing that made you happy lately, ten minutes in all',
      'take ten minutes to each write down one hope about money, then read them out with nothing to decide',
    ],
  },
]
