import type { Theme } from './theme.ts'

export const worldThemes: readonly Theme[] = [
  {
    key: 'outdoors',
    topic: 'time outdoors',
    kind: 'joy',
    words: [
      ['walk(?:s|ed|ing)?(?! (?:in|into|out on|away)\\b)', 'walks'],
      ['hik(?:e|es|ed|ing)', 'hiking'],
      ['beach(?:es)?', 'the beach'],
      ['sunsets?|sunrise', 'the evening sky'],
      [
        '(?<!view of )(?:the|a|our|that) park|outside|outdoors|fresh air|woods|forest|the bush|river|lake|the sea|ocean|mountains?|nature|picnics?|stars',
      ],
    ],
    questions: [
      'Which way would each of you choose for the next walk?',
      'What do you two talk about best when side by side?',
      'Where do you both breathe more easily?',
      'When could you get outside together, even for a short while?',
    ],
    ideas: [
      'walk round the block together for fifteen minutes, each choosing half the way',
      'step outside for ten minutes after dark, look up, and each say one thing you are glad of',
      'take a ten-minute walk where one talks on the way out and the other on the way back',
    ],
  },
  {
    key: 'garden',
    topic: 'the garden',
    kind: 'joy',
    words: [
      [
        'garden(?:s|ing)?|plant(?:s|ed|ing)?|veg(?:gie|etable)s?|lawn|seeds|tomato(?:es)?|compost|greenhouse',
      ],
    ],
    questions: [
      'What would each of you like to see grow next?',
      'Which corner out there is your favourite, and what makes it so?',
      'What does time among the plants do for each of you?',
      'What would you like to sit down and enjoy out there?',
    ],
    ideas: [
      'spend ten minutes in the garden together, one waters, the other picks something for the table',
      'stand outside for ten minutes and each point at one thing that has changed',
      'each plant one thing, a seed or a cutting, ten minutes side by side',
    ],
  },
  {
    key: 'home',
    topic: 'home',
    kind: 'joy',
    words: [
      [
        'renovat\\w*|paint(?:ed|ing)? (?:the|our)|shel(?:f|ves)|furniture|our (?:home|house|place|flat|apartment|bedroom)|new (?:house|home|place|flat|apartment)|mov(?:e|ed|ing) (?:house|in|to|out)|the house feels|home feels|decorat\\w*',
      ],
    ],
    questions: [
      'Which corner of home feels most like the two of you?',
      'What would make one room kinder to be in?',
      'What do you each want to feel when you open the front door?',
      'Which small change at home would please you both?',
    ],
    ideas: [
      'pick one corner at home and give it ten minutes together, one clears, the other makes it nice',
      'walk through your home for ten minutes, each name one thing you love and one to change',
      'each move one small thing to a better place, ten minutes in all, and show the other',
    ],
  },
  {
    key: 'exercise',
    topic: 'exercise',
    kind: 'joy',
    words: [
      [
        'runs?(?= (?:together|again|more|in|every|before|after|on|a|5|10|and))|running (?:together|again|more|shoes|club)|jog(?:s|ging)?|marathon|half[- ]marathon|5k|10k',
        'running',
      ],
      ['swim(?:s|ming)?|swam', 'swimming'],
      ['bik(?:e|es|ing)|cycl(?:e|es|ing)', 'cycling'],
      [
        'gym|yoga|pilates|work(?:ing)? ?outs?|exercis\\w*|stretch(?:es|ing)|training|tennis|football|climbing|fit(?:ness|ter)?(?= |$|[.,])(?! (?:in|into|with))|steps a day',
      ],
    ],
    questions: [
      'What kind of moving feels like play to each of you?',
      'How could you cheer each other on this week?',
      'When does your body feel at its best?',
      'What would get you both out of the chair for ten minutes?',
    ],
    ideas: [
      'stretch on the floor together for ten minutes, each show the other one move',
      'dance or walk round the room for ten minutes, each pick the music for half of it',
      'take a brisk walk for fifteen minutes, each choosing the pace for half the way',
    ],
  },
  {
    key: 'health',
    topic: 'health',
    kind: 'load',
    words: [
      [
        'doctors?|hospital|sick(?! of)|ill(?:ness)?|pain(?:s|ful)?|headaches?|migraines?|medic\\w+|health(?:y|ier)?|surgery|injur\\w*|sore|flu|recover\\w*|eat(?:ing)? (?:better|well|healthier)|drink(?:ing)? (?:less|more water)',
      ],
    ],
    questions: [
      'What helps each of you on a day when your body is not up to much?',
      'How do you like to be looked after when you are unwell?',
      'What small habit does each of you good?',
      'What would you like the other to ask about how you are?',
    ],
    ideas: [
      'each name one small thing that does your body good, and do one of them together for ten minutes',
      'take ten minutes, each tell the other how you like to be looked after on a low day',
      'drink a glass of water together and take five minutes each to say how you really are',
    ],
  },
  {
    key: 'laughing',
    topic: 'laughing together',
    kind: 'joy',
    words: [
      [
        'laugh(?:s|ed|ing|ter)?|giggl\\w*|silly|silliness|jok(?:e|es|ed|ing)|funny|humou?r|banter|tickl\\w*|puns?|goof\\w*|crack(?:s|ed)? (?:me|us) up',
      ],
    ],
    questions: [
      'What made you both laugh last?',
      'Which silly habit would you miss most?',
      'When does the day have room for a bit of nonsense?',
      'Which old joke of yours still works?',
    ],
    ideas: [
      'each save one funny thing for the other, and trade them over ten minutes one evening',
      'retell the story of a time you both laughed till it hurt, five minutes each, your own version',
      'take ten minutes, each do your best impression of the other on a Monday morning, kindly',
    ],
  },
  {
    key: 'games',
    topic: 'games and shows',
    kind: 'joy',
    words: [
      [
        'board games?|card games?|cards|puzzles?|scrabble|chess|lego|quiz(?:zes)?|video games?|games? (?:night|together)|game|play(?:ing)? games',
        'games',
      ],
      [
        'movies?|films?|(?:our|a|the|tv|that|new|same) shows?|series|netflix|episodes?|cinema',
        'films and shows',
      ],
    ],
    questions: [
      'What would you each pick for the next night in?',
      'What do you like more, the game or the company?',
      'Which film or game is most like the two of you?',
      'When could you next keep an hour for play?',
    ],
    ideas: [
      'play one quick round of anything for fifteen minutes, the loser tells one secret favourite, then swap',
      'each name the film you loved at twelve, and take ten minutes to say what it was about',
      'make up a two-question quiz about each other, five minutes each',
    ],
  },
  {
    key: 'music',
    topic: 'music',
    kind: 'joy',
    words: [
      ['danc(?:e|es|ed|ing)|salsa|tango', 'dancing'],
      ['sing(?:s|ing)?|sang|karaoke|choir', 'singing'],
      ['music|songs?|concerts?|gigs?|playlists?|guitar|piano|vinyl|records?(?= )'],
    ],
    questions: [
      'Which song belongs to the two of you?',
      'What music fits the mood of your week?',
      'Which song would each of you play for the other tonight?',
      'Where would you like to hear music together next?',
    ],
    ideas: [
      'each play the other one song that fits your week, and say why, ten minutes',
      'dance to one song in the kitchen, each pick one, ten minutes at most',
      'start a shared list of songs, each add three, ten minutes side by side',
    ],
  },
  {
    key: 'learning',
    topic: 'learning something new',
    kind: 'joy',
    words: [
      [
        'read(?:ing)?(?= (?:more|books?|together|aloud|a |in bed))|books?(?! (?:a|the|it|our|in)\\b)|novels?',
        'reading',
      ],
      [
        'learn(?:s|ed|t|ing)?|courses?|class(?:es)?|stud(?:y|ies|ied|ying)|languages?|skills?|pottery|hobb(?:y|ies)|photography|workshop|lessons?',
      ],
    ],
    questions: [
      'What would each of you like to be a beginner at?',
      'What could you teach each other in ten minutes?',
      'Which new thing would be more fun as a pair?',
      'What made you curious lately?',
    ],
    ideas: [
      'teach each other one small thing you know, five minutes each',
      'each look up one thing you have wondered about, and tell the other, ten minutes in all',
      'read one page aloud to each other, five minutes each, from whatever you like',
    ],
  },
  {
    key: 'travel',
    topic: 'getting away',
    kind: 'joy',
    words: [
      ['camp(?:s|ing|ed)|tents?', 'camping'],
      ['road trips?', 'a road trip'],
      [
        'trips?|travel\\w*|holidays?|vacations?|getaways?|(?:weekend|night|few days) away|flights?|abroad|go(?:ing)? away (?:with|together|for)|airbnb|cabin',
      ],
    ],
    questions: [
      'What do you each look for when you get away?',
      'Which place would you both go back to?',
      'How would you plan a trip if it were up to you alone?',
      'What bit of that feeling could you have at home?',
    ],
    ideas: [
      'each name a place not far from home that you have not seen, and tell why, ten minutes',
      'look at photos of one old trip together for ten minutes, each choose the best one',
      'take ten minutes, each draw a map of your dream day away, and swap',
    ],
  },
  {
    key: 'friends',
    topic: 'friends',
    kind: 'joy',
    words: [
      [
        'friends(?! with you)|(?:a|my|our|your|old|some|other) (?:good |old |close )?friend(?!ship)s?|mates|neighbou?rs?|part(?:y|ies)(?! of)|social life|socialis\\w*|people over|guests',
      ],
    ],
    questions: [
      'Which friends would each of you like to see more of?',
      'What do you each need from an evening with friends?',
      'Who brings out the best in you two?',
      'How full or quiet would you like your social life to be?',
    ],
    ideas: [
      'each name one friend you miss, and send them a line together, ten minutes',
      'take ten minutes, each say which evening with friends you loved and why',
      'pick one friend you both like and plan a tiny thing, ten minutes, each with one idea',
    ],
  },
  {
    key: 'family',
    topic: 'family',
    kind: 'bond',
    words: [
      ['(?:my|your|his|her|our) (?:mum|mom|mother|mam)|mother-in-law', 'family'],
      [
        '(?:my|your|his|her|our) (?:dad|father|parents|sister|brother|aunt\\w*|uncle|gran\\w*|nan|nana|grandparents|cousins?)|in-?laws?|father-in-law|parents|famil(?:y|ies)|wh[aā]nau|siblings?',
      ],
    ],
    questions: [
      'What did each of you bring with you from home?',
      'How would you like to stand together when family calls?',
      'Which family habit would you keep, and which one could go?',
      'What would a good visit look like for both of you?',
    ],
    ideas: [
      'each tell one story from the house you grew up in, five minutes each',
      'take ten minutes before the next family visit, each name one thing that would make it easier',
      'each pick one family habit you are fond of, and tell the other why, ten minutes',
    ],
  },
  {
    key: 'parenting',
    topic: 'life with children',
    kind: 'bond',
    words: [
      [
        '(?:the|our|my|your) (?:little |older |younger )?(?:kids?|bab(?:y|ies)|boys|girls|twins)|kids|child(?:ren)?|(?:my|our|your|his|her) (?:step)?(?:sons?|daughters?)|toddlers?|school run|school (?:lunch|drop|pick)\\w*|napp(?:y|ies)|diapers?|bath time|bedtime stor\\w*|teenagers?|homework|parent(?:ing|hood)|newborn|nursery|daycare|playground',
      ],
    ],
    questions: [
      'What do you two do well as a team at home?',
      'When in the day do you get to be a couple and not only a crew?',
      'Which part of looking after little or big ones would you gladly share more?',
      'What would you like the other to see about your part of the day?',
    ],
    ideas: [
      'after lights out, take ten minutes for two, with one rule: each tells something not about the kids',
      'each say one thing you saw the other do well with the kids, five minutes each',
      'swap one small part of the evening for a night, ten minutes each, and compare notes',
    ],
  },
  {
    key: 'pets',
    topic: 'the animals',
    kind: 'joy',
    words: [
      ['dogs?|pupp(?:y|ies)', 'the dog'],
      ['cats?|kittens?', 'the cat'],
      ['pets?(?! peeve)|rabbit|hamster|chickens|horse|goldfish|fish tank'],
    ],
    questions: [
      'What does looking after an animal bring out in each of you?',
      'Which moment with them makes you both smile?',
      'How do you share the care on a busy day?',
      'What would your animal say about the two of you?',
      'Who spoils them more, and how does it show?',
      'What do they do that makes the house feel like home?',
      'When are they the best company for each of you?',
    ],
    ideas: [
      'take fifteen minutes together with your animal and no phones, each notice one funny thing',
      'for ten minutes, each say what your animal would write in this check-in',
      'go for a short round outside together, ten minutes, each choose half the way',
    ],
  },
  {
    key: 'future',
    topic: 'the years ahead',
    kind: 'joy',
    words: [
      [
        'future|some ?day|one day(?! (?:i|he|she|we|last) )|(?:five|ten|two|three|5|10) years|retir\\w*|grow(?:ing)? old|next year|long run|dream(?:s|ed|ing)? (?:of|about|house|home|job|life)|(?:my|our|your|a) dreams?|buy(?:ing)? a (?:house|home|place)|get(?:ting)? married',
      ],
    ],
    questions: [
      'What would you each like to see from your window in five years?',
      'Which part of the future feels close enough to touch?',
      'What small piece of it could begin this week?',
      'Where do your pictures of later look alike?',
    ],
    ideas: [
      'each sketch one ordinary day five years from now, and take ten minutes to swap',
      'take ten minutes, each finish the line ‘when we are old, I want us to still’',
      'each name one tiny step toward a thing you dream of, and write both down, ten minutes',
    ],
  },
  {
    key: 'goals',
    topic: 'goals',
    kind: 'joy',
    words: [
      [
        'goals?|projects?|habits?|achiev\\w*|business|qualification|degree|thesis|portfolio|milestones?|target|improv(?:e|ing)|get(?:ting)? better at|finish(?:ing)? (?:my|the|our)',
      ],
    ],
    questions: [
      'What would count as a small win for each of you this week?',
      'How do you each like to be cheered on?',
      'Which step feels just small enough to start?',
      'What would you both be proud of by the end of the month?',
    ],
    ideas: [
      'each name one step that takes ten minutes, sit down side by side and do it',
      'take ten minutes, each say how you like to be cheered on, then do it once',
      'each write your goal in six words, swap, and take five minutes each to ask about it',
    ],
  },
  {
    key: 'memory',
    topic: 'shared memories',
    kind: 'joy',
    words: [
      [
        'remember(?:s|ed|ing)?(?! to)|memor(?:y|ies)|first (?:date|kiss|night|time we)|when we (?:first )?met|anniversar\\w*|wedding|honeymoon|(?:old|our|family) photos?|back then|years ago|nostalg\\w*',
      ],
    ],
    questions: [
      'Which day from the early times would you live again?',
      'What did you see in each other first?',
      'Which small memory comes back most often?',
      'What from back then would you like to bring into this week?',
    ],
    ideas: [
      'each find one old photo, and tell the story behind it, five minutes each',
      'take ten minutes to tell how you met, one starts, the other carries on, and so in turns',
      'each write down one memory in three words, and let the other guess, ten minutes',
    ],
  },
  {
    key: 'celebrating',
    topic: 'special days',
    kind: 'joy',
    words: [
      [
        "birthdays?|celebrat\\w*|christmas|new year'?s|easter|eid|diwali|hanukkah|graduat\\w*|matariki|thanksgiving",
      ],
    ],
    questions: [
      'What makes a day feel special to each of you?',
      'Which day this month could be marked, just for fun?',
      'How big or small do you each like a celebration?',
      'Which custom would you like to start, just for you two?',
    ],
    ideas: [
      'find one tiny thing to celebrate, light a candle, and each say a line, ten minutes',
      'take ten minutes, each tell the best birthday you ever had',
      'make up one small custom for the two of you, ten minutes, each bring an idea',
    ],
  },
  {
    key: 'romance',
    topic: 'romance',
    kind: 'joy',
    words: [
      [
        'romantic|romance|flirt\\w*|candle\\w*|dress(?:ed|ing)? up|the spark|honeymoon phase|butterflies|slow danc\\w*|woo(?:ed|ing)?',
      ],
    ],
    questions: [
      'What feels romantic to each of you on a plain weekday?',
      'Which small thing still gives you butterflies?',
      'How would you like to be courted this week?',
      'What would you each plan for a candle-lit quarter of an hour?',
    ],
    ideas: [
      'light a candle for fifteen minutes one night, each ask the other a first-date question',
      'each write a two-line love letter, as silly as you like, five minutes, and swap',
      'dress up for ten minutes at home, each pick one thing, and have a drink of water in style',
    ],
  },
  {
    key: 'faith',
    topic: 'faith',
    kind: 'bond',
    words: [
      [
        'church|pray(?:s|ed|ing|er|ers)?|faith(?!ful)|spiritual\\w*|mosque|temple|synagogue|bible|quran|meditat\\w*',
      ],
    ],
    questions: [
      'What gives each of you calm?',
      'Which quiet custom would you like to share?',
      'What do you each believe in most about the two of you?',
      'When do you feel most at peace next to each other?',
    ],
    ideas: [
      'share five quiet minutes, each in your own way, then each say one thing you are thankful for',
      'take ten minutes, each tell of a custom from home that gave you calm',
      'sit side by side for ten minutes with a candle, and each name one hope',
    ],
  },
]
