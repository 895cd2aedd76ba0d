import type { Theme } from './theme.ts'

export const heartThemes: readonly Theme[] = [
  {
    key: 'listening',
    topic: 'being heard',
    kind: 'bond',
    words: [
      [
        'listen(?:s|ed|ing|er)?|hear me|heard me|being heard|feel heard|felt heard|underst(?:and|ands|anding|ood)|attention|interrupt\\w*|eye contact|really hear\\w*',
      ],
    ],
    questions: [
      'How can you tell that the other is really listening?',
      'When do you each find it easiest to listen?',
      'What would you like to be asked more often?',
      'Where do your best talks tend to happen?',
    ],
    ideas: [
      'each get five minutes to talk about your day while the other only listens, then swap',
      'take ten minutes, each tell one small story, and the other says back what stayed with them',
      'sit back to back for ten minutes and each answer one question: what was on your mind today',
    ],
  },
  {
    key: 'talking',
    topic: 'talking things over',
    kind: 'bond',
    words: [
      [
        'talk(?:s|ed|ing)?|conversations?|chat(?:s|ted|ting)?|communicat\\w*|discuss\\w*|tell(?:ing)? (?:me|you|each other)|check(?:ing|ed)?[- ]in|speak(?:ing)? up',
      ],
    ],
    questions: [
      'What makes a talk feel easy for each of you?',
      'Which time of day is best for a real talk?',
      'What would you like to talk about that has nothing to do with plans?',
      'How would you each like a hard talk to start?',
    ],
    ideas: [
      'take a ten-minute check-in on the couch, each with one good thing and one hard thing',
      'write each other one question on paper, swap them, and take five minutes each to answer',
      'keep ten minutes for a talk with no plans in it, each choose one subject',
    ],
  },
  {
    key: 'touch',
    topic: 'being close',
    kind: 'bond',
    words: [
      ['hug(?:s|ged|ging)?', 'hugs'],
      ['kiss(?:es|ed|ing)?', 'a kiss'],
      [
        "hold(?:s|ing)? (?:my |your |each other's |our )?hands?|held (?:my |your )?hands?|hand in hand",
        'holding hands',
      ],
      [
        'cuddl\\w*|snuggl\\w*|touch(?:es|ed|ing)?|h(?:old|olds|olding|eld) (?:me|you|each other)|massage|intima\\w*|sex|affection\\w*|physical(?:ly)?|closeness|feel(?:ing)? close|felt close',
      ],
    ],
    questions: [
      'Which small touch says the most to each of you?',
      'When in the day would you like to be close for a minute?',
      'What helps each of you feel at ease up close?',
      'How do you each like to be welcomed home?',
    ],
    ideas: [
      'say hello and goodbye with a slow hug for a day, one minute each time, if you both like it',
      'sit side by side for ten minutes, each choose how close, and talk or say nothing',
      'take ten minutes, each tell the other one kind of touch that feels like home',
    ],
  },
  {
    key: 'together',
    topic: 'time for two',
    kind: 'bond',
    words: [
      [
        'time together|(?:just|only) (?:the two of )?(?:us|you and me|you and i)|(?:the )?(?:two|2) of us|quality time|dates?(?: ?nights?)?(?! back|d)|be(?:ing)? together|one[- ]on[- ]one|our time|time (?:with (?:you|him|her)|for us)|together time',
      ],
    ],
    questions: [
      'Which quarter of an hour this week could be only yours?',
      'What would you do with a free evening, just the two of you?',
      'What turns time in one room into time together?',
      'Where do you two feel most like a pair?',
    ],
    ideas: [
      'put fifteen minutes for two in the calendar, each choose half of what happens',
      'sit on the step or by a window together for ten minutes, each with one question for the other',
      'make a tiny date at home, fifteen minutes: one picks the snack, the other the music',
    ],
  },
  {
    key: 'alone',
    topic: 'time alone',
    kind: 'joy',
    words: [
      [
        'alone time|time (?:alone|to myself|for myself|by myself)|(?:by|to) myself|on my own|(?:my own|some|more|need(?:ed)?|bit of|little) space|solitude|me[- ]time|(?:some|peace and|bit of|little) quiet|quiet (?:time|hour|moment|house|evening)|be left alone|an hour alone',
      ],
    ],
    questions: [
      'What does an hour alone give each of you?',
      'How can each of you ask for space so that it lands softly?',
      'When would time apart do the week good?',
      'What do you like to come back to after time alone?',
    ],
    ideas: [
      'each get seven quiet minutes alone, one after the other, while the other keeps the world away',
      'each take ten minutes alone with a cup of something, then meet and tell each other one thought',
      'agree on one kind word for ‘I want some quiet’, ten minutes, each suggest one',
    ],
  },
  {
    key: 'noticed',
    topic: 'being noticed',
    kind: 'bond',
    words: [
      ['grateful|gratitude|thank(?:s|ful|ed|ing)?', 'gratitude'],
      [
        'notic(?:ed|ing)|appreciat\\w*|compliment\\w*|recogni[sz]\\w*|proud of|acknowledg\\w*|feel seen|taken for granted|take for granted',
      ],
    ],
    questions: [
      'What small thing lately would you like to thank each other for?',
      'Which of your everyday jobs would you love to have noticed?',
      'How do you each like to hear a thank-you?',
      'What did you see the other do this week that they may think went unseen?',
    ],
    ideas: [
      'each write one line of thanks on paper, leave it where the other will find it, two minutes each',
      'at one meal, take two minutes each to name a thing the other did that day',
      'for five minutes each, tell the other one thing you noticed and liked this week',
    ],
  },
  {
    key: 'gestures',
    topic: 'small gestures',
    kind: 'bond',
    words: [
      ['(?:little|sweet|love|a|left|leaving|leave|your|his|her) notes?', 'little notes'],
      ['flowers', 'flowers'],
      ['surpris(?:e|es|ed|ing)', 'surprises'],
      [
        'text(?:ed|s|ing)? me|messages? (?:from|me)|messaged me|(?:little|small|tiny) (?:things|gestures|ways)|gestures?|brought me|(?:made|makes|make|making) (?:me|you|us) (?:a |my |some )?(?:\\w+ )?(?:tea|coffee|dinner|lunch|breakfast|soup|cake|cup|toast|sandwich)|gifts?|presents|treats?|packed my',
      ],
    ],
    questions: [
      'Which small gesture would land well with each of you this week?',
      'What is the smallest thing the other does that makes your day?',
      'Which kindness would you like to pass back?',
      'When did a small surprise last hit the spot?',
    ],
    ideas: [
      'each do one small unasked thing for the other, ten minutes at most, and let it be found',
      'leave each other one line on a scrap of paper, two minutes each',
      'send each other one message in the middle of a day, only to say hello, one minute each',
    ],
  },
  {
    key: 'help',
    topic: 'helping each other',
    kind: 'bond',
    words: [
      [
        'help(?:s|ed|ing|ful)?(?! (?:but|it))|team(?:work|mates?)?|shar(?:e|ing) the load|pitch(?:ed|ing)? in|t(?:ake|akes|ook|aken|aking) over|back(?:ed|s|ing)? me up|cover(?:ed|s|ing)? for|lend a hand|support(?:s|ed|ing|ive)?|had my back|has my back|have my back|step(?:ped|ping)? (?:in|up)',
      ],
    ],
    questions: [
      'What kind of help is most welcome to each of you right now?',
      'How do you each like to be asked for a hand?',
      'When do you two work best as a team?',
      'Which load could you carry together for a few days?',
    ],
    ideas: [
      'each name one small thing you would like a hand with, and give it ten minutes side by side',
      'take ten minutes, each finish the line ‘it helps me when you’, and only listen',
      'pick one small job you both put off, and do it together for fifteen minutes',
    ],
  },
  {
    key: 'kindness',
    topic: 'patience and kindness',
    kind: 'bond',
    words: [
      ['patien(?:t|ce)|impatient', 'patience'],
      ['kindness(?:es)?', 'kindness'],
      [
        'kind(?:er|ly|est)?(?! of)(?<!(?:some|any|a|the|what|every|this|that|of) kind)|gentle|gently|thoughtful\\w*|caring|car(?:es|ed) for|tak(?:e|es|ing) care|took care|look(?:s|ed)? after|soft(?:er|ly)?|warmth',
      ],
    ],
    questions: [
      'What does kindness sound like at the end of a hard day?',
      'When do you each most wish for a bit more patience?',
      'Which kind word would you like to hear more of?',
      'How do you two go easy on each other when time is short?',
    ],
    ideas: [
      'each choose one kind sentence and say it at an odd moment, one minute each',
      'take ten minutes, each tell of one time when the other went easy on you',
      'for one hard day, agree on a word for ‘go easy on me’, five minutes, each suggest one',
    ],
  },
  {
    key: 'trust',
    topic: 'trust',
    kind: 'bond',
    words: [
      ['honesty|(?<!to )(?:be|being|are|more|so) honest(?! i)', 'honesty'],
      [
        'trust(?:s|ed|ing)?|open(?:ed|ing)? up|the truth|truthful|secrets?|reliab(?:le|ly)|rely on|count on|promis(?:e|es|ed)|loyal\\w*|faithful',
      ],
    ],
    questions: [
      'What small thing builds trust for each of you?',
      'When is it easy for you to be open with each other?',
      'What do you each know you can count on?',
      'How would you like to hear a hard truth from each other?',
    ],
    ideas: [
      'take ten minutes, each finish the line ‘I know I can count on you when’',
      'each make one tiny promise for tomorrow, keep it, and take five minutes to say how it felt',
      'for ten minutes, each tell one small true thing the other does not know yet',
    ],
  },
  {
    key: 'conflict',
    topic: 'hard moments',
    kind: 'load',
    words: [
      [
        'argu(?:e|ed|es|ing|ments?)|fights?|fighting|fought|disagree\\w*|bicker\\w*|snapp(?:ed|ing|y)|snaps? at|rais(?:e|ed|ing) (?:my|your|our) voices?|(?:shout|yell)(?:s|ed|ing)? at|tension|silent treatment|cold shoulder|quarrel\\w*|tone of voice|short with (?:you|me|each)',
      ],
    ],
    questions: [
      'What helps each of you when a talk gets heated?',
      'What would a softer start sound like?',
      'How would each of you like a pause to work?',
      'What tends to be underneath when it gets tense?',
    ],
    ideas: [
      'choose one word that means ‘pause, I will be back’, and each say how you like to use it, ten minutes',
      'at a calm time, take five minutes each to say what helps when it gets tense, the other only listens',
      'take ten minutes, each write one softer way to begin a hard talk, then swap',
    ],
  },
  {
    key: 'repair',
    topic: 'making up',
    kind: 'bond',
    words: [
      [
        'sorry(?! (?:for|to hear))|apolog\\w*|forgiv\\w*|mak(?:e|es|ing) (?:it )?up (?:with|to|after)|made (?:it )?up (?:with|to|after)|patch(?:ed|ing)? (?:it|things)|mak(?:e|ing) peace|let (?:it|things) go',
      ],
    ],
    questions: [
      'What makes a sorry feel real to each of you?',
      'How do you two find your way back after a bad hour?',
      'What would help you let a small thing go?',
      'Who tends to reach out first, and how does it feel?',
    ],
    ideas: [
      'take ten minutes, each finish the line ‘I feel we are all right again when’',
      'each name one small thing you would do over, five minutes each, the other just listens',
      'choose one small sign that means ‘peace’, a cup of tea or a silly face, five minutes, each suggest one',
    ],
  },
  {
    key: 'worry',
    topic: 'worry',
    kind: 'load',
    words: [
      [
        'worr(?:y|ies|ied|ying)|anxious|anxiety|nervous|afraid|scared|fears?|dread(?:ing)?|uncertain\\w*|unsettled',
      ],
    ],
    questions: [
      'What helps each of you when worry turns up?',
      'Which worry would feel smaller if you both looked at it?',
      'How can the other tell when your head is full?',
      'What would you like to hear when you are worried?',
    ],
    ideas: [
      'take five minutes each to say what is on your mind, the other only asks ‘what else’',
      'each write one worry on paper, read it to the other, then put both in a drawer, ten minutes',
      'walk for ten minutes, each name one worry on the way out and one good thing on the way back',
    ],
  },
  {
    key: 'stress',
    topic: 'busy days',
    kind: 'load',
    words: [
      ['stress(?:ed|ful|es|ing)?', 'stress'],
      [
        'overwhelm\\w*|pressure|burn(?:t|ed|ing)?[- ]?out|busy|hectic|rush(?:ed|ing)?|too much on|no time|stretched|juggl\\w*|frazzled|so much going on',
      ],
    ],
    questions: [
      'What could come off the plate this week?',
      'Which hour of the day feels most full to each of you?',
      'How do you each show it when it gets too much?',
      'What would a half-hour of calm look like in a busy week?',
    ],
    ideas: [
      'take ten minutes, each name one thing on your plate, and choose one to drop or share',
      'sit down together for five minutes on the busiest day, each say one word for how it is',
      'on one busy day, each send the other one line of cheer, a minute each',
    ],
  },
  {
    key: 'apart',
    topic: 'being apart',
    kind: 'load',
    words: [
      [
        'apart|miss(?:ed|ing)? (?:you|him|her|each other|us|being|having)|long[- ]distance|far away|video calls?|(?:is|are|was|were|been|being|went|go(?:es|ing)?) away(?! with)|different cities|time zones?',
      ],
    ],
    questions: [
      'What do you each miss most when you are apart?',
      'Which small sign helps you feel near when you are not?',
      'How would you like to spend the first hour back together?',
      'When is it hardest to be apart?',
    ],
    ideas: [
      'on a day apart, each send one photo of something plain and say why, five minutes',
      'set ten minutes to talk with no news and no plans, each bring one question',
      'each leave the other a one-minute voice message to listen to when it suits',
    ],
  },
]
