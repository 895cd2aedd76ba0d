import type { Card } from './card.ts'

export const dailyLife: readonly Card[] = [
  {
    id: 'daily-ten-minutes',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which ten minutes of this week would you gladly repeat with your partner?',
    about: 'ten minutes worth repeating',
    reflections: [
      'Most minutes of a week are gone by Sunday, and a few stay for no clear reason.',
      'Ten minutes is too short to plan much, and long enough to be talked about for days.',
    ],
    asks: {
      any: [
        'Which small good thing would you like more of in the coming week?',
        'What makes ten minutes with each other feel well spent to you?',
        'Where in the coming week could ten good minutes slip in again?',
        'What would you two use ten spare minutes for tonight?',
        "What do ten good minutes give you that a whole free day sometimes can't?",
        "Which ten minutes of your partner's week would you like to have seen?",
        'When this week did you look at your partner a little longer than usual?',
        'What did your partner say this week that is still in your head?',
        'How did the ten minutes your partner chose feel from your side?',
      ],
      alike: [
        'What set those ten minutes going?',
        'Which detail of those ten minutes might only one of you remember?',
      ],
      unlike: [
        'How could the coming week hold both kinds of ten minutes?',
        'What was {other} up to during the ten minutes that {one} picked?',
      ],
      tender: [
        'What could make ten minutes of tonight a little softer?',
        'What sort of company, if any, would suit {one} for ten minutes today?',
      ],
      light: [
        'What would go wrong if somebody tried to film those ten minutes again?',
        'Which ten minutes of this week would {one} sell cheap?',
      ],
      short: [
        'Which weekday came nearest to having ten good minutes?',
        '{one}, how would ten free minutes be spent right now?',
      ],
    },
    ideas: [
      'Set a timer for ten minutes on two evenings. One picks what the two of you do the first time, the other the second.',
      'Each writes down one stretch of minutes worth a repeat, with the day and the place. Swap the notes on Sunday.',
    ],
    gentleIdea:
      'Each tells the other one ten-minute stretch of the week that was bearable, by message if that is easier. No reply is due.',
    quietIdea:
      'Each of you picks ten minutes this week with nothing in them but a chair and a cup. Spend them near each other or apart.',
  },
  {
    id: 'daily-plain-tuesday',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What is the best thing about a plain Tuesday with your partner in it?',
    about: 'plain Tuesdays together',
    reflections: [
      'A Tuesday has the same morning light as any holiday.',
      'Nobody counts the days to a Tuesday, so whatever is good about one slips by easily.',
    ],
    asks: {
      any: [
        'Where in a plain Tuesday would you put a pause?',
        'When on a plain Tuesday does your partner cross your mind?',
        'What makes a Tuesday with your partner different from a Tuesday alone?',
        "Which hour of your partner's Tuesday do you know least about?",
        'What could your partner say on a Tuesday that would stay with you until Friday?',
        'What would you two put into next Tuesday, if it cost nothing?',
        'If your partner were away next Tuesday, what would you notice first?',
        'What were your Tuesdays like before you knew your partner?',
        'How is that part of a Tuesday for you, the one your partner likes best?',
        'What would you like your partner to know about what a Tuesday is like for you?',
      ],
      alike: [
        'Where in a Tuesday does it usually turn up?',
        'Which of you brought it into your Tuesdays?',
      ],
      unlike: [
        'What would a Tuesday look like with both of those in it?',
        "Which bit of {other}'s Tuesday would {one} like to borrow?",
      ],
      tender: [
        'How could next Tuesday ask a bit less of {one}?',
        'What makes a plain weekday hard to get through just now?',
      ],
      light: [
        'What would Tuesday write if it could send the two of you a letter?',
        "Which theme tune does {one}'s Tuesday deserve?",
      ],
      short: [
        'What did each of you eat last Tuesday, as far as anyone knows?',
        "What is the first thing that happens on {one}'s Tuesday?",
      ],
    },
    ideas: [
      'Next Tuesday, each brings one thing to make it a shade less plain: a song, a snack, a question. Ten minutes altogether.',
      'At six on Tuesday, each sends or says one line about what exactly is going on just then, however dull.',
    ],
    gentleIdea:
      'On Tuesday, keep a quarter of an hour clear of questions and jobs for both of you. Spend it near each other or apart, as each prefers.',
    quietIdea:
      'On Tuesday, each of you keeps ten minutes clear of jobs, in company or alone. What they hold is up to you.',
  },
  {
    id: 'daily-tiny-ritual',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What tiny ritual could you two start that takes less than five minutes?',
    about: 'a ritual of less than five minutes',
    reflections: [
      'Five minutes is about as long as it takes to make a pot of tea.',
      'Many tiny rituals began with no plan: somebody did a thing twice, and then it stuck.',
    ],
    asks: {
      any: [
        'Which two minutes of a day would you like to keep just as they are?',
        'Where in your days are there five minutes that could belong to you two?',
        'Which small ritual did your family or friends have when you were little?',
        'What could you two say on the day a new ritual gets skipped?',
        'What would tell you after a week that a ritual was worth keeping?',
        'What small thing would you like to hear from your partner each day?',
        'Which small thing did you two do early on that has slipped away?',
        "What small change would make your partner's ritual fit you well?",
      ],
      alike: [
        'Which weekday would suit it for a start?',
        'Which of you would give the starting signal?',
      ],
      unlike: [
        'Which of the two could be tried first, just until Sunday?',
        "How could {one}'s idea and {other}'s idea take turns?",
      ],
      tender: [
        'What could five minutes hold that would take no effort from you?',
        'When in the day would five quiet minutes be most welcome, {one}?',
      ],
      light: [
        'What solemn words would open this ritual?',
        'What costume would {one} insist on for it?',
      ],
      short: [
        'Which five minutes of the day are going spare?',
        'What do the two of you already do daily that nobody has named a ritual?',
      ],
    },
    ideas: [
      'For three evenings, take one minute each to tell the other the best sentence you came across that day, wherever it was from.',
      'For three evenings, one names a thing from today and the other adds one from tomorrow. After the third, drop it or keep it.',
    ],
    gentleIdea:
      'Choose one fixed moment, such as the lamp going off. Each says or sends good night just then, all week. Nothing else is asked.',
    quietIdea:
      'Each of you may end one day this week in the same quiet way: lamp off, one slow breath, a good night if you like.',
  },
  {
    id: 'daily-rushed-moment',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 1,
    content: 'Which daily moment with your partner feels too rushed right now?',
    about: 'a moment that feels rushed',
    reflections: [
      'When time is short, the hello and the goodbye are often the first things to go.',
      'What feels rushed to one person can feel brisk, even pleasant, to the other one in it.',
    ],
    asks: {
      any: [
        'Which few minutes tomorrow would you like to take slowly?',
        'What fits into a rushed moment and still does you good?',
        'Which moment with each other would you like to take slowly this week?',
        'What could be done the evening before, so that one rushed moment slows down?',
        'Which look or word tells you that your partner is rushed, not cross?',
        'What would you do with three more minutes in the middle of the rush?',
        'What do you miss about your partner when you are both in a hurry?',
        'Which few seconds of a rushed day still belong to you two?',
        'How do you feel during the moment your partner finds too rushed?',
        'What would that moment be like with five minutes more?',
      ],
      alike: [
        'When was that moment last unhurried?',
        'What could be trimmed, so that this moment gets longer?',
      ],
      unlike: [
        'How does each of you know that a moment is rushed?',
        "What could each of you do at snail's pace, just once this week?",
      ],
      tender: [
        'What would it be a relief to do slowly this week, {one}?',
        'Which bit of the rush could be dropped for now?',
      ],
      light: [
        'How would a sports reporter describe that moment?',
        'Which world record is {one} closest to breaking there?',
      ],
      short: [
        'What time does the clock say when the hurry starts?',
        'What gets left half done in the rush?',
      ],
    },
    ideas: [
      'Start one daily moment five minutes early, three times this week. One of you keeps the time on the first day, the other on the next.',
      'Tomorrow, do one hurried thing at half speed, both of you: the goodbye, the soup, the good night. Afterwards, tell each other how odd it was.',
    ],
    gentleIdea:
      'Each picks one thing that may stay undone this week, and tells the other which. It stays undone.',
    quietIdea:
      'Once this week, each of you may do one small thing at half the speed, such as washing your hands or putting on a coat.',
  },
  {
    id: 'daily-nicer-than-expected',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What turned out nicer than you expected this week?',
    about: 'something nicer than you expected',
    reflections: [
      'Much of what people expect of a week comes from weeks that are long over.',
      'What people expect of a day is seldom said, so nobody else can tell when it went better.',
    ],
    asks: {
      any: [
        'What would you be glad to be wrong about in the coming week?',
        'What do you expect of tomorrow that your partner might not guess?',
        'When did a day this week begin to turn for the better?',
        'Which day next week could use a nice surprise?',
        'Who do you want to tell first when a day goes better than expected?',
        'How do you notice that a day is going better than you expected?',
        'What do you let yourself hope for on an ordinary day?',
        'How does your partner look when something turns out better than they feared?',
        'What did you nearly say no to lately, then enjoyed after all?',
        'What more would you like to hear about the thing that went well for your partner?',
        'What did it mean to you that this, of all things, went well?',
      ],
      alike: [
        'When did each of you notice that it was going well?',
        'What had you both been bracing for?',
      ],
      unlike: [
        'When could each kind of surprise come round again?',
        'Which of the two surprises would the other have seen coming?',
      ],
      tender: [
        'What would be a small relief in the days ahead, {one}?',
        'Which expectation could you let go of for this week?',
      ],
      light: [
        'How low were the hopes, exactly, {one}?',
        'What would a very grumpy critic have written about it?',
      ],
      short: [
        'What was the least dull bit of the week?',
        'What did {one} think on Monday about the days to come?',
      ],
    },
    ideas: [
      'Each names one dull thing in the coming week and guesses the nicest way it could go. At the weekend, take five minutes to compare.',
      'Tonight, each tells one small thing from today in two sentences: what you thought it would be, and what it was.',
    ],
    gentleIdea:
      'Each picks one day of which nothing much is expected, and tells the other which one. That night, a single word about it is plenty.',
    quietIdea:
      'Each of you may pick one evening this week of which nothing is expected. A blanket and an early night are plenty.',
  },
  {
    id: 'daily-most-days',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What do you look forward to with your partner on most days?',
    about: 'what you look forward to most days',
    reflections: [
      'A long day seems shorter when something waits at the end of it, if only clean sheets.',
      'What people look forward to on most days is seldom written in a diary.',
    ],
    asks: {
      any: [
        'What would you like to find at the end of a long day?',
        'How does it show when you are looking forward to something?',
        'What would you like tomorrow to hold for the two of you?',
        'What did you look forward to when you two were new, and still do?',
        'What would you like to keep for you two, even on the busiest days?',
        'Which small thing could you both begin to look forward to this week?',
        'What does your partner do when something good is coming up?',
        'When in the day do you start thinking about seeing or hearing your partner?',
        'What part do you play in the thing your partner looks forward to?',
        'What makes it good even on a day that went badly?',
      ],
      alike: [
        'Which of you starts looking forward to it first?',
        'What happens to the mood on the days when it drops out?',
      ],
      unlike: [
        'How could a single day hold what each of you looks forward to?',
        'What did {other} not yet know about the thing {one} looks forward to?',
      ],
      tender: [
        'What could wait for you at the end of a day like this?',
        'Which hour of tomorrow could be made easier to face, {one}?',
      ],
      light: [
        'How early in the morning is it decent to start looking forward to it?',
        "What comes a close second on {one}'s list?",
      ],
      short: [
        'What comes first for you once the day is done?',
        'Which comes nearest to it: food, quiet, company or sleep?',
      ],
    },
    ideas: [
      'Each writes the other an invitation to something small tomorrow: time, place, what for. Five minutes will do, and it may be turned down.',
      'Before noon tomorrow, each sends one line about a thing that is worth waiting for tonight. Soup counts.',
    ],
    gentleIdea:
      'Each tells the other one thing they would not mind happening this week. Nobody arranges anything.',
    quietIdea:
      'Each of you may pick one small thing that comes round every day, such as tea or the evening light, and stay with it for a minute.',
  },
  {
    id: 'daily-message-or-call',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which message or call from your partner did you like best lately?',
    about: 'a message or call you liked',
    reflections: [
      'Three words can be read five times, and a long message only once.',
      'A message is written in one mood and read in another, sometimes hours later.',
    ],
    asks: {
      any: [
        'What are you glad to find in a message of only a few words?',
        "What can you hear in each other's voice that no message shows?",
        'Which message from your partner would make you stop and read it twice?',
        'When in your day would a message from your partner do most good?',
        'What would you like to write to each other about more often?',
        "What do you hope for when your partner's name comes up on your phone?",
        'What have you wanted to write to your partner lately but saved for later?',
        "How do your partner's messages sound when they are in a good mood?",
        'What did that message or call do for you on that day?',
        'What kind of message or call would you like more of?',
      ],
      alike: [
        'What made that one stand out among all the others?',
        'Which of its words could each of you still quote?',
      ],
      unlike: [
        'How does each of you choose between writing and calling?',
        'What does {one} like about a message that {other} likes about a call?',
      ],
      tender: [
        'What kind of message is easiest to receive on a bad day?',
        'How short may a message from you be just now, {one}?',
      ],
      light: [
        'Which of your messages would puzzle a spy most?',
        "What is {one}'s finest typing mistake so far?",
      ],
      short: [
        'What was the last thing that you sent each other?',
        'Which little picture or sign does {one} send most?',
      ],
    },
    ideas: [
      'Each sends the other one message this week that asks nothing and reports nothing useful. No reply is due.',
      'Scroll back to the oldest messages you both still have, ten minutes at most. Each picks one line and sends it again.',
    ],
    gentleIdea:
      'Agree on one plain sign, a dot or a leaf, that means: thinking of you, no answer wanted. Use it once each.',
    quietIdea:
      'Each of you may read one kind message again this week, from anybody. If none comes to mind, a line to a friend is a start.',
  },
  {
    id: 'daily-swap-for-sleep',
    category: 'daily-life',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 1,
    content: 'Which part of your day would you swap for one more hour of sleep?',
    about: 'what you would swap for sleep',
    reflections: [
      'The last hour before bed is often the only one in the day that nobody else has claimed.',
      'At six in the morning, sleep can seem worth more than almost anything else.',
    ],
    asks: {
      any: [
        'Which hour of the day would you like to keep for yourself?',
        'How can you tell that your partner is an hour short of sleep?',
        'What could wait until morning, so that you two get to sleep earlier?',
        'If you had slept an hour longer, what would your partner notice first?',
        'Which hour of your day would you not swap for any amount of sleep?',
        'What is your partner like on a day after really good sleep?',
        'Which late night was worth every lost hour of sleep?',
        "What does your partner's swap tell you about how their days go now?",
      ],
      alike: [
        'What keeps that part in your days for now?',
        'What would happen to the rest of the day if you both made the swap?',
      ],
      unlike: [
        'What would {other} miss if {one} really made that swap?',
        'How do your two ideas of enough sleep differ?',
      ],
      tender: [
        'What is the tiredness like these days, as far as you care to tell?',
        'What could be left out this week so that {one} gets more rest?',
      ],
      light: [
        'Where could such a swap be officially applied for?',
        'How high would {one} bid for a whole weekend of sleep?',
      ],
      short: [
        'What did the clock say when you last looked at it last night?',
        'When did you last wake up properly rested?',
      ],
    },
    ideas: [
      'Each gets one early night this week. The other takes over whatever is left to do, up to fifteen minutes of it.',
      'Each names one thing about tonight that could be skipped. Skip both, and spend the time with your eyes shut.',
    ],
    gentleIdea:
      'One night this week, each may go to sleep as early as they like. The other says good night and leaves it at that.',
  },
  {
    id: 'daily-cancel-one',
    category: 'daily-life',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'If you could cancel one thing in the coming week, what would it be?',
    about: 'something you would cancel',
    reflections: [
      'A full week can still have a gap that nobody planned.',
      'A thing can be well worth doing and still be the one a person would cancel.',
    ],
    asks: {
      any: [
        'Which empty hour of the week would you defend, if you could?',
        'What makes it hard or easy for you to call something off?',
        'If you called something off, what would you like to hear from your partner?',
        'What in the week ahead would be easier with your partner beside you?',
        'What would you two do with the hour, if one thing in the week fell away?',
        "What in your partner's week would you cancel for them, if you could?",
        'Which part of the coming week would you never cancel, whatever came?',
        'What is it about that one thing that weighs most for you?',
      ],
      alike: [
        'What would really happen if it were called off?',
        'Which of you finds it easier to call things off?',
      ],
      unlike: [
        'What on your two lists could in fact be moved, shortened or skipped?',
        "Which item could {one} and {other} lift from each other's week?",
      ],
      tender: [
        'What would take the edge off it, if it goes ahead?',
        'What would be good to have right after it, {one}?',
      ],
      light: [
        'Which excuse would be the most elegant?',
        'What else would {one} cancel if nobody asked questions?',
      ],
      short: [
        'Which day of the coming week looks longest from here?',
        'What in the coming week would be no loss to anyone?',
      ],
    },
    ideas: [
      'Lay your two coming weeks side by side for ten minutes. Each may strike, shorten or move one thing, and the other does not argue.',
      'Each names the least wanted part of the week. The other plans one pleasant minute for right after it: a call, a song, something sweet.',
    ],
    gentleIdea:
      "Tonight each crosses one small thing off the week's list without explaining it. Neither brings it back.",
    quietIdea:
      'Each of you may cross one small thing off the coming week without explaining it, and put ten minutes of rest in its place.',
  },
  {
    id: 'daily-quiet-chore',
    category: 'daily-life',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 1,
    content: 'Which daily chore do you quietly enjoy?',
    about: 'a chore you quietly enjoy',
    reflections: [
      'A folded pile or a clear sink is one of the few things in a day that looks finished.',
      'Some people iron for the peace of it, and some would pay to be spared.',
    ],
    asks: {
      any: [
        'Which chore would you be glad to hand over this week?',
        'Where do your thoughts go while you do a simple chore?',
        'Where did you learn the chore you like doing best?',
        'How close by do you like your partner to be while you do a chore?',
        'Which chore could you two do side by side, with the radio on?',
        'Which of your daily chores would you like to be noticed more?',
        "Which daily job of your partner's do you hardly ever get to see?",
        'Which chore does your partner do in a way that makes you smile?',
        'What did your hands learn as a child that they still do today?',
        'How would you like the chores to be shared, with this in mind?',
        'How is the chore your partner named for you, when it falls to you?',
      ],
      alike: [
        'Which part of that job is the best bit?',
        'When could you do it at the same time, just to compare?',
      ],
      unlike: [
        'What might {other} come to like about the chore that {one} enjoys?',
        "Which of each other's chores would you trade for one evening?",
      ],
      tender: [
        'Which job helps when your head is too full?',
        'What could stay undone this week without any harm, {one}?',
      ],
      light: [
        'What would the world championship in that chore be called?',
        'Which trick of the trade will {one} reveal tonight?',
      ],
      short: [
        'Which daily job is over soonest?',
        'What does {one} tackle first when there is a mess?',
      ],
    },
    ideas: [
      'Each shows or describes their best-liked chore to the other for five minutes, with all the tricks that nobody asked about.',
      'Pick one boring job tonight and do it at the same moment, each your own half. Each chooses one song to do it to.',
    ],
    gentleIdea:
      'Each does one tiny job this week that the other usually does, and does not mention it before or after.',
    quietIdea:
      'Each of you may do one quiet chore this week at an easy pace, such as wiping a table or rinsing a cup, or leave it.',
  },
  {
    id: 'daily-patience-to-talk',
    category: 'daily-life',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 1,
    content: 'When in the day do you have the most patience for a talk?',
    about: 'when you have patience for a talk',
    reflections: [
      'The same question can be welcome at ten and too much at midnight.',
      "Patience for a talk comes and goes with the clock, and two people's clocks seldom agree.",
    ],
    asks: {
      any: [
        'How would you like to be asked whether now is a good time to talk?',
        'How do you like to say that a talk can wait until tomorrow?',
        'Which subject would you save for a time when you both have patience?',
        'What could you say kindly when your partner wants to talk and you are tired?',
        'Which talk between you two went well because the hour was right?',
        'What helps you listen at the end of a full day?',
        'What does your partner do when they are really listening?',
        'What helps your partner open up, as far as you can tell?',
        'How are you, as a rule, at the hour your partner named?',
        'What would change if more talks took place at the hour you named?',
      ],
      alike: [
        'What usually takes that hour away from you?',
        'Which weekday has room at just that time?',
      ],
      unlike: [
        'Which hour lies halfway between your two best ones?',
        'How could an early talker and a late one share the week?',
      ],
      tender: [
        'Which subject would you rather not open late in the evening just now?',
        'What kind of talk would be no strain at all today, {one}?',
      ],
      light: [
        'What becomes of {one} when a big topic is opened at midnight?',
        'Which topics are allowed before breakfast?',
      ],
      short: [
        'When today did you have the most patience?',
        'Which goes better for {one}: a talk before food or after?',
      ],
    },
    ideas: [
      'Each names one good quarter of an hour for talking this week. Use one of the two, and keep the other one for silence.',
      'Choose a word that means: gladly, but not now. Each may use it once a day this week, and names a better time along with it.',
    ],
    gentleIdea:
      'For two evenings, nothing big is brought up after nine. Each may write it down for another day instead.',
    quietIdea:
      'Each of you may choose the time of day for anything hard to say, and the person to say it to. A few words are a start.',
  },
  {
    id: 'daily-hardest-hour',
    category: 'daily-life',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'Which hour of the day is hardest for you at the moment?',
    about: 'the hardest hour of the day',
    reflections: [
      'An hour that is easy for one person can be the hardest of the day for another.',
      'The hardest hour of a day is often one that looks like nothing much from outside.',
    ],
    asks: {
      any: [
        'What would make that one hour of the day a bit easier?',
        'How would you like to be treated in your hardest hour of the day?',
        'What makes a hard hour lighter for you, even a little?',
        "What would you like to ask about your partner's hardest hour?",
        'How could your partner tell, even from afar, that a hard hour has come?',
        'What changes in you once the hardest hour of the day is over?',
        'Which word from your partner can reach you even in the worst hour?',
        'What goes through your head in the hour that is hardest for you?',
        'What do you usually see of your partner in the hour they named?',
      ],
      alike: [
        'Where is each of you when that hour comes round?',
        'What could pass between you at just that time?',
      ],
      unlike: [
        'How could the one with the lighter hour help in the heavy one?',
        'What is {one} usually doing in the hour that is hardest for {other}?',
      ],
      tender: [
        'What would you like to be asked about that hour, {one}?',
        'What would be good to have near at that time: a voice, a task, peace?',
      ],
      light: [
        'Which villain is in charge of that hour?',
        'What small prize is due to {one} for getting through it?',
      ],
      short: [
        'When is it: before noon, after noon, in the dark?',
        'Which hour would {one} simply take off the clock?',
      ],
    },
    ideas: [
      "Tomorrow, each sends one line at the other's hardest time of day. It wants no reply: the sky, the supper, a dog that went by.",
      "Each names one small thing that makes a bad stretch of the day shorter. For three days, use each other's.",
    ],
    gentleIdea:
      'Each tells the other when the day is hardest, just the time on the clock. At that time, nothing is asked of that person this week.',
    quietIdea:
      'At the hardest time of the day, each of you may do one small thing to soften it: a light on, a cup of tea, a voice on the phone.',
  },
  {
    id: 'daily-before-awake',
    category: 'daily-life',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'How do you like to be spoken to before you are fully awake?',
    about: 'being spoken to in the morning',
    reflections: [
      'The first question of the morning often reaches somebody who is not quite there yet.',
      'First thing in the day, a soft good morning goes a long way.',
    ],
    asks: {
      any: [
        'Which questions can wait until you are properly awake?',
        'What can the first words of the morning do to your day?',
        'How did mornings sound where you grew up?',
        'What shows that you are awake enough for a real question?',
        'What have you learned about each other in the first minutes of a day?',
        'What would your partner say you are like before you are fully awake?',
        'Which morning with each other do you remember as a lovely one?',
        'What do you do in the morning that comes near to what your partner likes?',
      ],
      alike: [
        'Which of you opens the talking in the morning?',
        'What is a good opening line for two such people?',
      ],
      unlike: [
        'How could a talker and a mumbler share a morning?',
        'What sign could {one} give {other} that words are welcome now?',
      ],
      tender: [
        'What makes mornings hard at present, as far as you want to tell?',
        'Which first words would be easiest to take on a bad morning, {one}?',
      ],
      light: [
        'Which animal does {one} most resemble at that time?',
        'What is a fair fine for cheerful singing before seven?',
      ],
      short: [
        'What was the first thing anyone said to you today?',
        'Which noise does {one} make instead of words?',
      ],
    },
    ideas: [
      "For two mornings, one decides how the first ten minutes go, in person or by message: chatty, murmured or mute. The next two are the other's.",
      'Tonight each writes a good morning for the other to find tomorrow: on paper, on a mirror, on the phone.',
    ],
    gentleIdea:
      'For three mornings, each of you takes the first five minutes for yourself: a stretch, some water, a look outside.',
  },
  {
    id: 'daily-kinder-start',
    category: 'daily-life',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 1,
    content: 'What would make the start of your week a little kinder?',
    about: 'the start of the week',
    reflections: [
      'Most weeks start at full speed, as if nobody had just been asleep.',
      'A week often starts with whatever the last one left undone.',
    ],
    asks: {
      any: [
        'What would you gladly move from the first day of a week to the second?',
        'What are you two like with each other on a Monday, compared with a Friday?',
        'What would you like to hear from your partner on a Monday morning?',
        'What could you two do on Sunday so that Monday is lighter?',
        'Which start to a week do you remember as a good one?',
        'Which hour of Monday would go better with a word from your partner?',
        "What would you like to know on Sunday about your partner's coming week?",
        'What do you think about on Sunday night, just before sleep?',
        "How does the start of your partner's week look from where you are?",
      ],
      alike: [
        'How could you split that between the two of you?',
        'What keeps standing in its way, week after week?',
      ],
      unlike: [
        'When does the week really begin for {one}, and for {other}?',
        'How could one Monday be gentle on two quite different people?',
      ],
      tender: [
        'Which part of the coming Monday could be left for later?',
        'What would be a good first sentence for your week, {one}?',
      ],
      light: [
        'Which law would the two of you pass about Mondays?',
        'If {one} ran the calendar, what would follow Sunday?',
      ],
      short: ['Which sound starts your week?', 'Which mood got up with {one} this Monday?'],
    },
    ideas: [
      "On the last evening before the week starts, each gets one thing ready for the other's morning: a bag, a cup, a line to read.",
      'Pick one minor horror of Monday each and move it to Wednesday. On Thursday, report how the two of you got on.',
    ],
    gentleIdea:
      'On the first evening of the week, nothing is planned and nothing big is discussed. Each eats something plain and goes to sleep early if they wish.',
    quietIdea:
      'On the first evening of the week, each of you may eat something plain and warm and go to bed early. Nothing else is planned.',
  },
  {
    id: 'daily-settle-once',
    category: 'daily-life',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'Which small question keeps coming up that you two could settle for good?',
    about: 'a small question that keeps coming up',
    reflections: [
      'Small questions tend to come up just when nobody has the patience to settle them.',
      'A small question asked three hundred times a year takes more out of people than a big one asked once.',
    ],
    asks: {
      any: [
        'When is it easiest for you to be asked about small things?',
        'What goes through you when the same small question comes round again?',
        'Which small thing would you be happy to let your partner decide for good?',
        'What else might be behind a small question that keeps coming back?',
        'What would you talk about instead, if the small questions were settled?',
        'Which small question did you two once settle so well that it stayed settled?',
        'What do you notice about the way your partner makes up their mind?',
        'Which small question would you miss if nobody asked it any more?',
        'What matters to you in the question your partner named?',
      ],
      alike: [
        'Which answer could you try for two weeks, right or wrong?',
        'What has given that question such a long life?',
      ],
      unlike: [
        'Which of the two questions would be quicker to settle?',
        'How do your two ways of settling small things differ?',
      ],
      tender: [
        'What makes even small questions tiring just now?',
        'Which choice would you be glad not to make this week, {one}?',
      ],
      light: ['What would a judge in a wig decide?', 'How would {one} settle it by royal decree?'],
      short: [
        'When did that question last come up?',
        'Which question did {one} get three times this week?',
      ],
    },
    ideas: [
      'Choose one question that keeps coming back. Each writes down an answer, you draw one from a hat, and it counts until Sunday.',
      'One of you decides all the small things tomorrow, the other the day after. Big ones are left out.',
    ],
    gentleIdea:
      'Each of you writes down, for yourself, one everyday question you would like to be free of, and what would suit you best.',
  },
  {
    id: 'daily-plans-bumped',
    category: 'daily-life',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: "Where did your plans and your partner's bump into each other lately?",
    about: "plans that got in each other's way",
    reflections: [
      'One Saturday has only one afternoon in it.',
      'Two plans can be perfectly good and still want the same evening.',
      "Plans tend to collide where each person took the other's free time for granted.",
    ],
    asks: {
      any: [
        'How early do you like to be asked about a plan that includes you?',
        'What would you like to be asked before a free Saturday is given away?',
        'When your plans last clashed, what did each of you think at first?',
        'Which plan of your own would be hardest to move this week?',
        "Which plan of your partner's would you gladly make room for?",
        'When this week could the two of you look at your plans side by side?',
        'Which plan of yours means more to you than it looks?',
        "What did your partner's plan mean to them, do you think?",
      ],
      alike: [
        'What is the smallest change that would have helped?',
        'When did it dawn on each of you that it would clash?',
      ],
      unlike: [
        "How did that day go from {one}'s side, and from {other}'s?",
        'What can a planner and a last-minute person agree on for next week?',
      ],
      tender: [
        'What did that clash cost you, {one}, as far as you want to say?',
        'What would make the next change of plan easier to bear?',
      ],
      light: [
        'What did it sound like when those plans collided?',
        'Which road sign would {one} put up there for next time?',
      ],
      short: [
        'Which evening of the week do you both tend to claim?',
        'What does {one} have on this Thursday?',
      ],
    },
    ideas: [
      'Take five minutes on Sunday: each names the one date in the week that cannot move. Everything else may be haggled over.',
      'Each gives the other one free change of plan this week, to be used without any reason.',
    ],
    gentleIdea:
      'Pick one evening on which neither expects anything of the other. Each says so beforehand, and it is kept.',
    quietIdea:
      'Each of you keeps ten minutes of one evening free for yourself, with no plan in them. Use them together or apart, as you like.',
  },
  {
    id: 'daily-meal-again',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which meal with your partner would you like to have again soon?',
    about: 'a meal worth having again',
    reflections: [
      'Long after the taste has gone, people remember whether they felt welcome at the table.',
      'The same dish on another day is a different meal.',
    ],
    asks: {
      any: [
        'What tells you, before the first bite, that you are welcome at a table?',
        'Which meal of yours came out wrong, yet makes a good story now?',
        'What would keep you two at the table long after the next meal?',
        'Which dish you love has your partner not tasted yet?',
        'Which smell, sound or joke goes with a meal you two remember?',
        "Which dish lights up your partner's face before the first bite?",
        'What did you two talk about at the very first meal you shared?',
        'What would you like to have time for at such a meal?',
      ],
      alike: [
        'What was the talk about while you ate?',
        'Which night could it be on the table again?',
      ],
      unlike: [
        'How could both meals fit into one odd menu?',
        'What does {one} remember of the meal that {other} picked?',
      ],
      tender: [
        'What is easiest to eat on days like these?',
        'What would suit you at a meal now, {one}: company, a book, quiet?',
      ],
      light: [
        'What would this dish be called on a very fancy menu?',
        'Which rule of good manners did {one} break?',
      ],
      short: ['What was on the plate?', '{one}, what would go down well tonight?'],
    },
    ideas: [
      'Repeat one part of that meal that takes ten minutes, the sauce, the toast, the pudding, each doing half. If you are apart, eat it at the same time.',
      'Each describes the best bite of this year for one minute, as if on the radio. The hungrier of the two of you picks the next supper.',
    ],
    gentleIdea:
      'One evening, both eat whatever takes no effort. Bread will do, with no talk of the day unless somebody begins it.',
  },
  {
    id: 'daily-no-hurry',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What would you two do on a day with nothing to hurry for?',
    about: 'a day with no hurry',
    reflections: [
      'On a day without hurry, hunger and sleep go back to hours of their own.',
      'A day without hurry is a treat to some people and makes others restless.',
      'With nothing to hurry for, people find out what they do when nobody is waiting.',
    ],
    asks: {
      any: [
        'At what hour would you get up if no clock had a say?',
        'Which hour of this week could be kept free of any hurry?',
        'When in a slow day do you most like your partner beside you?',
        'Which slow day with each other do you still think of?',
        'What do you two talk about only when nobody is in a hurry?',
        'What is your partner like after a whole slow day?',
        'Which slow childhood afternoon would you love to show your partner?',
        "What does your partner's slow day tell you about what they need now?",
      ],
      alike: [
        'What would you both leave out on purpose?',
        'Which day in the next month comes nearest to it?',
      ],
      unlike: [
        'How could one slow day have room for both plans?',
        "Which piece of {one}'s slow day would please {other} as well?",
      ],
      tender: [
        'What would a slow day give you that this week could not?',
        'Which duty could be sent away for that day, {one}?',
      ],
      light: [
        'What would finally get you two off the sofa?',
        'Which excuse would {one} give to anyone who rang?',
      ],
      short: [
        'Which chair would still be warm at noon?',
        '{one}, how late would the blinds go up?',
      ],
    },
    ideas: [
      'Take a quarter of an hour this week with no clock in view. One picks where, the other picks what.',
      'Eat one biscuit or one orange as slowly as you both can, on the same evening. Whoever finishes last names the next slow thing.',
    ],
    gentleIdea:
      'One evening, both put the clocks away until sleep. Each does as they like, in one room or two.',
  },
  {
    id: 'daily-unseen-change',
    category: 'daily-life',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'What has changed in your days lately that your partner may not have seen?',
    about: 'what has changed in your days',
    reflections: [
      'From the inside, a change can be weeks old and still feel new every morning.',
      'Days change by small shifts: another bus, a new worry, one cup of tea less.',
      'Even people who are close often learn of a small change weeks after it began.',
    ],
    asks: {
      any: [
        'How long do you like to live with a change before anyone asks about it?',
        'What would your partner see, looking over your shoulder for one day?',
        "Which part of your partner's days now would you like to see for yourself?",
        "Which change in your partner's days have you noticed without saying so?",
        'When in the week is it easiest to tell each other what has changed?',
        'Which part of your day would your partner guess wrong now?',
        'What has stayed the same in your days that you are glad of?',
        'How would you like your partner to take part in this change?',
      ],
      alike: [
        'When did that change begin, roughly, for each of you?',
        'What has that change pushed aside?',
      ],
      unlike: [
        'Which of the two changes came by choice?',
        "What in {one}'s day might {other} still picture the old way?",
      ],
      tender: [
        'What about this change would you like {other} to ask you, {one}?',
        'What would help while things stay like this?',
      ],
      light: [
        'Which headline would your local paper give it?',
        "How will history books name this new age of {one}'s?",
      ],
      short: [
        'Which small thing is different from half a year ago?',
        "Which part of the day would surprise last year's {one}?",
      ],
    },
    ideas: [
      'Each sends the other three pictures or three lines tomorrow, at nine, at two and at eight. No comments until the evening.',
      'Tonight, each asks the other one question about the part of their day they know least. Five minutes each.',
    ],
    gentleIdea:
      'Each tells the other one plain fact about their days now, such as when they eat. A fact is enough.',
    quietIdea:
      'Each of you may write down one thing that is different these days, and keep it. Whether and whom to tell is up to you.',
  },
  {
    id: 'daily-week-weather',
    category: 'daily-life',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 1,
    content: 'If your week were weather, what would the report say?',
    about: 'your week as weather',
    reflections: [
      'A forecast cannot stop the rain, but it tells people when to bring a coat.',
      'Two people can stand under one sky and still report different weather.',
    ],
    asks: {
      any: [
        'What would you like to know about next week before it starts?',
        'Which day would you like to tell more about, weather and all?',
        'What weather would you order for the two of you next week?',
        "What does your partner's mood do to your own weather?",
        'What do you like from each other when a day turns grey?',
        'How can your partner see a storm coming up in you?',
        'Which kind of weather are the two of you best at?',
        "What forecast would you guess for your partner's tomorrow?",
        'Which moment of your week was the brightest, even if only a little?',
        "What had you seen of your partner's weather before you read this?",
      ],
      alike: [
        'Where did that front come in from?',
        'Where do the two of you tend to be in weather like that?',
      ],
      unlike: ['Where do your two weathers meet?', "How would {one} get on in {other}'s weather?"],
      tender: [
        'What would do you good while that weather lasts, {one}?',
        'How does this kind of weather usually pass with you?',
      ],
      light: [
        'Which silly hat goes with that forecast?',
        '{one}, which town is to be warned first?',
      ],
      short: [
        'What was the temperature, roughly?',
        'Which is nearer, {one}: fog, drizzle, sun or wind?',
      ],
    },
    ideas: [
      "For three evenings, each gives the day's weather report in ten seconds, on the phone or at the table. No explanations asked for.",
      "Each makes a forecast for the other's tomorrow, in one line, and finds out in the evening how wrong it was.",
    ],
    gentleIdea:
      "Each names tomorrow's likely weather inside in one word. The other nods, or sends back a cloud.",
    quietIdea:
      'Each of you takes five minutes this week to look at the sky, whatever it is doing. In one place or two, words are optional.',
  },
  {
    id: 'daily-habit-missed',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'Which of your shared habits would you miss first if it stopped?',
    about: 'a shared habit you would miss',
    reflections: [
      'Many shared habits are so small that nobody has a name for them.',
      'Some habits that two people share outlast a sofa or two.',
    ],
    asks: {
      any: [
        'Which habit of your very own would you be sorry to lose?',
        'How did one of your shared habits begin, with nobody planning it?',
        'What does a shared habit tell you without a word being said?',
        'Which habit do you hope you two still have in ten years?',
        'What keeps a shared habit going when the week is full?',
        'Which shared habit would you like more time for?',
        'Which habit of yours crept over to your partner?',
        'What would a guest find odd about your shared habits?',
        'How did you feel about that habit before your partner named it?',
      ],
      alike: [
        'Which of you keeps that habit alive in busy weeks?',
        'When was that habit last left out?',
      ],
      unlike: [
        'What does {one} like in the habit that {other} named?',
        'Which of the two habits is in more danger of dying out?',
      ],
      tender: [
        'Which habit has been too much lately, so that it might rest a while?',
        'Which habit would be good to keep just as it is, {one}?',
      ],
      light: [
        'Which museum would show this habit behind glass?',
        'What would {one} write on the little card beside it?',
      ],
      short: [
        'Which time of day does that habit belong to?',
        'What do the two of you do without anyone suggesting it?',
      ],
    },
    ideas: [
      'Do one shared habit with a detail changed, once for each of you to choose the detail. Then decide together whether to change it back.',
      'Each writes down all the shared habits that come to mind in three minutes. Compare the lists, and tick the ones that stand on both.',
    ],
    gentleIdea:
      'Keep one old habit this week, the smallest there is, and let the rest go. Each may say which.',
    quietIdea:
      'Each of you may keep one small habit this week, such as the evening cup of tea, together or alone. Skipping it is fine too.',
  },
  {
    id: 'daily-lonely-part',
    category: 'daily-life',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 3,
    content: 'Which part of your day can feel a bit lonely?',
    about: 'a part of the day that feels lonely',
    reflections: [
      "A lonely hour often has a sound of its own: the fridge, the road, a neighbour's radio.",
      'People can feel lonely in an empty room, and also in a full one.',
    ],
    asks: {
      any: [
        'What small thing would make a lonely hour a little easier?',
        'How could your partner reach you in a lonely hour, near or far?',
        'How could your partner tell whether you are lonely or just happily alone?',
        'What do you wish somebody would ask you in a lonely hour?',
        'What has helped you with lonely hours at other times in your life?',
        "Which part of your partner's day do you picture as the quietest?",
        'When do you feel close to your partner even when you are apart?',
        'What did you do as a child when a day felt lonely?',
        'What do you wish for your partner in the part of the day they named?',
        'What ends the lonely part of the day for you?',
      ],
      alike: [
        'Where is each of you while the other one feels that way?',
        'What small sign could pass between you just then?',
      ],
      unlike: [
        'How does being alone differ from being lonely, for each of you?',
        'Which hour finds {one} and {other} furthest apart?',
      ],
      tender: [
        'What would be welcome then, {one}: a word, company, nothing at all?',
        'What about this would you rather keep for another day?',
      ],
      light: [
        'Which made-up friend would keep {one} company then?',
        'What gets said aloud when nobody is there?',
      ],
      short: [
        'When does the day go quiet around you?',
        'What is the first thing you reach for when nobody is about?',
      ],
    },
    ideas: [
      'On three days, at that time, one sends a picture of whatever is in front of them, and the other sends one back. No words.',
      "Each chooses a song for the other's emptiest part of the day. Play it then, wherever you are, once this week.",
    ],
    gentleIdea:
      'Each tells the other a time of day at which a line would be welcome. Send it once this week, or leave it.',
    quietIdea:
      'Each of you may put one thing into the lonely part of the day: the radio, a short walk, a call to somebody you like.',
  },
  {
    id: 'daily-last-half-hour',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What do you like to share with your partner in the last half hour before sleep?',
    about: 'the last half hour before sleep',
    reflections: [
      'Whatever is said last at night may go round in the dark until morning.',
      'In the last half hour before sleep, one may want to talk and the other only silence.',
      'The time just before sleep is often the part of a day with the fewest plans in it.',
    ],
    asks: {
      any: [
        'Which subjects would you like to leave until the morning?',
        'What can be said in the last half hour that would not come up at noon?',
        'What would you gladly put down half an hour earlier tonight?',
        'What is the last thing you like to hear before you fall asleep?',
        'Which evening this week could the half hour before sleep start a bit sooner?',
        'Which bedtime from your childhood would you like to tell your partner about?',
        'What goes round in your head just before you fall asleep?',
        'How would you feel about spending that half hour the way your partner likes?',
      ],
      alike: [
        'What usually eats into that half hour?',
        'Which of you gives the sign that the day is over?',
      ],
      unlike: [
        "How could fifteen minutes go {one}'s way and fifteen {other}'s?",
        'What happens when one of you is wide awake and the other is not?',
      ],
      tender: [
        'What would make the nights a little easier to begin, {one}?',
        'What is better kept out of that half hour for now?',
      ],
      light: [
        'What nonsense gets said just before sleep?',
        'Which lullaby would knock {one} out fastest?',
      ],
      short: [
        'What is the last thing you put down at night?',
        'Which side of midnight does {one} belong to?',
      ],
    },
    ideas: [
      'Tonight, one reads the other a page of anything at all, a leaflet will do, by phone if you are apart. Tomorrow, swap.',
      'For three nights, each says the last sentence of the day on purpose: about something seen, eaten or laughed at.',
    ],
    gentleIdea:
      'One night, lamps low and screens off ten minutes early for both of you. Talk or no talk, as each likes.',
  },
  {
    id: 'daily-small-news',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What kind of small news do you like to bring your partner?',
    about: 'the small news you bring along',
    reflections: [
      'Small news lasts or fades with the first thing that somebody says in reply.',
      'Small news goes stale within a day, while big news keeps.',
    ],
    asks: {
      any: [
        'What is a good first reply to small news of yours?',
        'What kind of small news from your partner makes your day?',
        'How do you like your partner to listen when you bring small news?',
        "Which person in your partner's days would you like more news of?",
        'When did a piece of small news last keep you two talking?',
        'How do you know that your partner is bursting with news?',
        'What news would you love to bring your partner before the year is out?',
        'What do you get to know about your partner through that kind of news?',
        "When in your day are you most ready for your partner's kind of news?",
      ],
      alike: ['Where do you both pick up your news?', 'How do you settle who talks first?'],
      unlike: [
        'How does a good story from {one} begin, and one from {other}?',
        'What sort of news makes each of you prick up your ears?',
      ],
      tender: [
        'What kind of news would you rather not bring or get this week?',
        'Which news is best told to one person only, {one}?',
      ],
      light: [
        'What would a news show hosted by {one} open with tonight?',
        "Which of this week's tales has grown since Monday?",
      ],
      short: [
        'What was new at your door or on your way today?',
        'Which person did {one} exchange a few words with today?',
      ],
    },
    ideas: [
      'For three days, each collects one piece of quite useless news for the other, and delivers it by evening in one sentence.',
      'One evening, put on a two-minute news show for each other, with weather and sports. Each is host once.',
    ],
    gentleIdea:
      'Each brings one harmless piece of news from outside this week: a bird, a shop, a headline. No talk about it is expected.',
    quietIdea:
      'Each of you may notice one small thing outdoors this week, such as a bird or a lit window. Tell it or keep it.',
  },
  {
    id: 'daily-where-eat',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Where do you most like to eat with your partner on an ordinary day?',
    about: 'where you like to eat together',
    reflections: [
      'Somebody who keeps getting up for the salt or the phone gets little rest at a meal.',
      'Where a plate is put down decides a good part of the talk: sofa, table, bench, car.',
    ],
    asks: {
      any: [
        'What would you like to be able to ignore while you eat?',
        'Which place would you like to try for an ordinary meal with each other?',
        'Where have you two had your best talk over food?',
        'Which table from your childhood would you have liked your partner to sit at?',
        'What makes an ordinary meal feel unhurried to you?',
        'What little thing does your partner do at the table that you like?',
        'Which place to eat did you two find purely by luck?',
        'What is eating in the place your partner named like for you?',
        'What happens between you two there that happens less at other tables?',
      ],
      alike: [
        'What makes that spot better than the others?',
        'What is within reach there that you would miss elsewhere?',
      ],
      unlike: [
        'How could the days be split between your two spots?',
        "What would talk {other} into a meal at {one}'s favourite spot?",
      ],
      tender: [
        'Where is it easiest to eat when the day has been bad?',
        'What kind of table would suit you tonight, {one}: full, quiet, none?',
      ],
      light: [
        'What do the crumbs know about that place?',
        'What would a waiter there say about {one}?',
      ],
      short: ['Which chair, step or cushion is it?', 'What did {one} last eat standing up?'],
    },
    ideas: [
      'Eat one thing in a spot where you two have not eaten before: the stairs, a windowsill, a bench. One picks the spot, the other the food.',
      'For one meal, swap the usual seats, or who sets up the call. Each names one thing that is different from there.',
    ],
    gentleIdea:
      'One evening, both eat wherever you happen to be sitting. Nobody lays a table and nobody asks about the day.',
    quietIdea:
      'One evening, each of you may eat something simple wherever it is most comfortable, side by side or apart. Talking is optional.',
  },
  {
    id: 'daily-phones-out-of-reach',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 2,
    content: 'When in the day would you like both phones to be out of reach?',
    about: 'when phones are out of reach',
    reflections: [
      'A phone rings, buzzes and lights up at any hour of the day.',
      'Some people rest better without a phone, and others rest better with one close by.',
    ],
    asks: {
      any: [
        'Which calls or messages do you like to answer in your own time?',
        'What would you two do first, with both phones away for ten minutes?',
        'Who is allowed to reach you two even when the phones are away?',
        'What pulls you back to your phone when you meant to leave it?',
        'What changes between you two once both phones are out of sight?',
        'What would you like to tell your partner with no screen around?',
        'Which hour with your partner made you forget your phone?',
        'What would you like that time to be for, with the phones away?',
        'What would make it easier for you to put your phone away then?',
      ],
      alike: [
        'What could be the signal for putting them away?',
        'Where would the two phones spend that time?',
      ],
      unlike: [
        'What would each of you miss while the phones were gone?',
        'Which rule for phones would be easy on both {one} and {other}?',
      ],
      tender: [
        'Which group or channel could go silent for a week, {one}?',
        'What on the screen is tiring you at the moment?',
      ],
      light: [
        'What would the two phones tell each other in the drawer?',
        'How would {one} spend the first five minutes without it?',
      ],
      short: [
        'Where is your phone while you sleep?',
        'What did {one} last check on a screen today?',
      ],
    },
    ideas: [
      'Put both phones in one bag, or in two if you are apart, for ten minutes after supper. The first to reach for it tells a story.',
      'Each picks one meal this week with no phone in reach. The other says how many minutes it lasts.',
    ],
    gentleIdea:
      'One evening, each says beforehand when the phone goes off. Until then any screen is fine, with nothing to explain.',
    quietIdea:
      'One evening, each of you may put the phone down for ten minutes and rest your eyes. Keep it close if that feels better.',
  },
  {
    id: 'daily-clear-of-plans',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 2,
    content: 'Which part of your free days would you like to keep clear of plans?',
    about: 'the unplanned part of free days',
    reflections: [
      'An empty square in a calendar looks to everyone else like a place to write something.',
      'An empty stretch on a free day can be a treat, a worry, or an open door for errands.',
    ],
    asks: {
      any: [
        'How would you like to be asked for time that looks free?',
        'What does a day without plans bring out in the two of you?',
        'What might you two drift into on a day with nothing planned?',
        'What eats up your free time before you have noticed?',
        'Which hour of a free day would you like to spend just by yourself?',
        'What tells you in the evening that a free day was a good one?',
        'What does your partner end up doing when a day is left empty?',
        'Which unplanned day with your partner would you love to live again?',
        'What do you tend to do with the time your partner wants to keep free?',
      ],
      alike: [
        'What could you two say to people who ask for that time?',
        'Which of you is more likely to give that time away?',
      ],
      unlike: [
        'How could a free day hold a plan for one and none for the other?',
        'What does an unplanned day hold for {one}, and for {other}?',
      ],
      tender: [
        'What would be too much this weekend, {one}?',
        'Which visit or chore could wait for another week?',
      ],
      light: [
        'What sign would you hang on the door for that time?',
        'What did {one} achieve on the last day without plans?',
      ],
      short: [
        'Which bit of a free day is best: early, middle, late?',
        '{one}, which line of the coming weekend could be crossed out?',
      ],
    },
    ideas: [
      'Mark one blank quarter of an hour on both your weekends, with a line around it. When it comes, each decides on the spot.',
      'Each gets one veto against a small plan on the next free day. No reasons are asked for.',
    ],
    gentleIdea:
      'On the next free day, let nobody ask what the plan is until noon. Each drifts as they like.',
  },
  {
    id: 'daily-drop-everything-weather',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which weather makes you want to drop everything and be with your partner?',
    about: 'weather for being with your partner',
    reflections: [
      'First snow, warm rain and a sudden hot evening all arrive without an appointment.',
      'The first warm evening or the third day of rain can change what people want to do, and with whom.',
    ],
    asks: {
      any: [
        'Which duty would you be glad to drop for a day, whatever the weather?',
        'If tomorrow brought your favourite weather, what would you two do first?',
        'Which plan of you two did the weather once change?',
        'What could be your sign for each other that the weather is just right?',
        'What do you notice in your partner when the weather turns?',
        'What usually keeps you from dropping everything when the weather is right?',
        'Which day with your partner do you remember by its weather?',
        'What did you love doing in the rain or snow as a child?',
        "How would you like to spend the time when your partner's weather comes?",
      ],
      alike: [
        'Which job would you both leave lying?',
        'Where would you two meet if it came at noon?',
      ],
      unlike: [
        'What could you two do if both weathers came on one day?',
        'What does {one} find in the weather that {other} picked?',
      ],
      tender: [
        'Which weather is hardest on you at present, {one}?',
        'What is good to do indoors when the mood is as grey as the sky?',
      ],
      light: [
        'What would the neighbours think on spotting the two of you out in that?',
        'How would {one} be dressed for that sky?',
      ],
      short: [
        'What is it doing outside right now?',
        'Which is better company: rain, snow, sun or fog?',
      ],
    },
    ideas: [
      'The next time the weather turns, the first to notice sends word. Both stop for five minutes to take it in, by a window or outside.',
      "Each makes up a word for today's weather, and uses it with a straight face before the day is out.",
    ],
    gentleIdea:
      'On the next wet or dark evening, each gets into something warm and lets the plans be. A line about the sky is enough talk.',
    quietIdea:
      'On the next wet or dark evening, each of you may get into something warm and sit down for ten minutes. Do it together or apart.',
  },
  {
    id: 'daily-favourite-route',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which route that you two often take do you like best?',
    about: 'a route that you two often take',
    reflections: [
      'On a road that is known by heart, the feet do the work and the head goes elsewhere.',
      'People who take the same way side by side seldom notice the same things along it.',
    ],
    asks: {
      any: [
        'What do you like on the way somewhere: talk, music or quiet?',
        'Where could you two take the long way round this week?',
        'What do you look out for along that route, each time?',
        'Which route from your earlier life would you like to show your partner?',
        'What do you know about your partner only from going somewhere side by side?',
        'What does your partner spot along the way that you would miss?',
        'Which talk of yours will always belong to a certain stretch of road?',
        'How are the two of you with each other on the route your partner named?',
      ],
      alike: [
        'Which spot on that route feels as if it belongs to you two?',
        'What has changed along it since you first took it?',
      ],
      unlike: [
        'How does each of you like to get somewhere: straight, slowly, by surprise?',
        "What could {other} find along {one}'s route?",
      ],
      tender: [
        'Which way do you take when you want time before you arrive?',
        'Which company on the way would be right this week, {one}, if any?',
      ],
      light: [
        'What would a tour guide shout at the best corner?',
        'Where on that route has {one} managed to get lost?',
      ],
      short: [
        'Which corner, tree or shop comes first?',
        'How does {one} get along it: wheels, rails, soles?',
      ],
    },
    ideas: [
      'Take a way you both know and change one turn this week. If you are apart, each does it alone and tells what was round the corner.',
      'On your usual ways tomorrow, each picks up or notes one thing for the other: a leaf, a sign, an odd name on a bell.',
    ],
    gentleIdea:
      'Take one way this week without any talk, together or each alone. At the end, each names one thing that was still the same.',
    quietIdea:
      'Each of you may walk a short stretch this week at your own pace, together or alone. Turning back early is fine.',
  },
  {
    id: 'daily-stuck-waiting',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 1,
    content: 'How do you two pass the time when you are stuck waiting together?',
    about: 'being stuck waiting together',
    reflections: [
      'The longest waits are the ones where nobody says how long.',
      'The time in a queue belongs to nobody, so people fill it each in their own way.',
    ],
    asks: {
      any: [
        'What would you like to be told during a long wait?',
        'What is waiting like for you when your partner is beside you?',
        'What could you two play or ask the next time you are stuck waiting?',
        'Which long wait with each other turned into a good story?',
        'What have you learned about your partner in a queue or a waiting room?',
        'How do you notice that your partner has had enough of waiting?',
        'What would you ask your partner if the wait lasted three hours?',
        'What is worth waiting hours for, if your partner waits with you?',
        'How is it for you to wait in the way that your partner describes?',
      ],
      alike: [
        'Which of you grows restless first?',
        'Which queue or platform have you two mastered?',
      ],
      unlike: [
        'What helps {one} wait that does nothing for {other}?',
        'How could you two split a wait, with one who stays and one who roams?',
      ],
      tender: [
        'What makes standing about harder on a tired day?',
        'What could somebody beside you do while you wait, {one}?',
      ],
      light: [
        'Which game could be invented for the slowest queue in town?',
        "What is {one}'s face like after forty minutes?",
      ],
      short: [
        'What is in your pockets or bag that could help?',
        'Where does {one} usually get stuck?',
      ],
    },
    ideas: [
      'Next time you two wait, or are on the phone, one thinks of a thing and the other gets ten questions. Then swap.',
      'Each writes three questions for the other on a slip, and keeps it in a pocket until the next long queue.',
    ],
    gentleIdea:
      'The next time you wait together, nobody fills the silence on purpose. Each may doze or stare at the ceiling.',
    quietIdea:
      'While you wait for something this week, each of you may rest your eyes or listen to one quiet tune. Talk is welcome but not expected.',
  },
  {
    id: 'daily-hour-early',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'If your partner were free an hour early today, what would you two do with it?',
    about: 'a free hour that comes early',
    reflections: [
      'An hour is long enough for a walk, a bath or a pot of soup.',
      'A free hour at short notice asks for a choice that a planned evening made days ago.',
    ],
    asks: {
      any: [
        'What would you leave for tomorrow, so that a free hour stays free?',
        'What happens between you two when there is suddenly time?',
        'Which day this week could use an hour with each other most?',
        'Which place nearby would be right for one stolen hour with each other?',
        'What could be left lying for the sake of an early hour with your partner?',
        'What would your partner find you doing, turning up an hour early?',
        'What would your face give away if your partner turned up early?',
        'Which stolen hour from your early days would you like to have back?',
        'What would that hour give you that you need today?',
        'What would you like to keep out of that hour?',
      ],
      alike: [
        'What stands in the way of such an hour this week?',
        'Which of you would be waiting at the corner already?',
      ],
      unlike: [
        'How would that hour be cut, if each of you had half?',
        "Which part of each other's plan for that hour would you like to join?",
      ],
      tender: [
        'What would count as rest in that hour, {one}?',
        'What could be dropped today so that a bit of time is left over?',
      ],
      light: [
        'Which alibi would cover the missing hour?',
        'With five coins and that hour, how far would {one} get?',
      ],
      short: [
        'When does the day end for each of you?',
        '{one}, which comes first: food, talk, air, nothing?',
      ],
    },
    ideas: [
      'One day this week, each stops ten minutes early and gives those minutes to the other, without saying in advance what for.',
      'Together, agree on one thing for surprise time and write it on a slip. Whoever gets ten free minutes first calls it in.',
    ],
    gentleIdea:
      "If one of you is done early this week, that time is theirs alone, with no jobs in it. Another day, it is the other's turn.",
    quietIdea:
      'If a bit of time comes free this week, each of you may spend ten minutes of it as you like, with no jobs in them.',
  },
  {
    id: 'daily-pastime-nearby',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 2,
    content: 'Which pastime of your own do you like best with your partner nearby?',
    about: 'your own pastime, with your partner nearby',
    reflections: [
      'Knitting, fishing or reading can fill an afternoon without a word being said.',
      'Some things are done alone and still go better with somebody in the next chair.',
    ],
    asks: {
      any: [
        'What would you like your partner to know about a pastime you love?',
        'What is it like to be near each other, each busy with your own pastime?',
        'When do you like your partner to look in on your pastime?',
        'What would you like to show your partner about your pastime?',
        'How do you let your partner know that company is welcome?',
        'What does your partner look like when a pastime has swallowed them whole?',
        'How did you fall for the pastime you love most?',
        'What could your partner do, or leave alone, so that you can settle into it?',
        'What are you usually up to while your partner is busy with that?',
      ],
      alike: [
        'What gets said in between, if anything?',
        'How did you two find out that this works?',
      ],
      unlike: [
        'What would let a chatterer and a silent one share an evening?',
        "What could {one} ask about {other}'s pastime that nobody has asked?",
      ],
      tender: [
        'What is good to do beside someone who expects nothing?',
        'How near or far would you like {other} to be just now, {one}?',
      ],
      light: [
        'Which remarks does {one} make to nobody while doing it?',
        'Which noises from the next chair are allowed?',
      ],
      short: [
        'What are your hands busy with at such times?',
        "Which thing can swallow {one}'s whole evening?",
      ],
    },
    ideas: [
      'Spend a quarter of an hour near each other or on an open call, each with your own thing. At the end, each shows a result, or none.',
      "For ten minutes, each tries the other's pastime while the other gives no advice. Laughing is allowed.",
    ],
    gentleIdea:
      'One evening, each does something of their own in the same room or on the same call. Talk is not part of it.',
    quietIdea:
      'One evening, each of you spends ten minutes on something of your own, in the same room, on a call or apart. Talk is optional.',
  },
  {
    id: 'daily-fetched',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What did your partner bring, fetch or keep for you lately?',
    about: 'what your partner brought you',
    reflections: [
      'A lemon, a stamp or a library book fits into a bag on the way home.',
      'To bring a thing along, a person has somebody in mind while they are elsewhere.',
    ],
    asks: {
      any: [
        'What small thing would you be glad to have brought to you this week?',
        'What are you always glad of when somebody brings it along?',
        'What is the best thing your partner ever brought or kept for you?',
        'What would help this week, if your partner could bring or fetch it?',
        'What have you learned about your partner from the things they bring?',
        'What do you two fetch for each other without being asked?',
        'Which thing in a shop window makes you think of your partner at once?',
        'What have you kept, only because your partner gave it to you?',
        'What would you be glad to have brought or kept for you another time?',
        'What did it mean to you that your partner thought of it?',
      ],
      alike: [
        'How did each of you know what to bring?',
        'What was the occasion, if there was one?',
      ],
      unlike: [
        'Which is more to your taste: something brought or something kept?',
        'How do the two of you differ in what you like to be handed?',
      ],
      tender: [
        'Which small thing could appear beside you right now, {one}?',
        'Which thing would be good to find within reach tonight?',
      ],
      light: [
        'What did the delivery lack in style?',
        'Which delivery had {one} been hoping for instead?',
      ],
      short: [
        'What was it wrapped in, if anything?',
        '{one}, what could somebody fetch this minute?',
      ],
    },
    ideas: [
      'Before Friday, each brings the other one thing that costs nothing: a pebble, a cutting, a leaflet, a joke. Say where you found it.',
      'Each keeps the best bite of one meal for the other, or describes it in full if there are miles between you.',
    ],
    gentleIdea:
      'Each puts one thing where the other will come across it, or sends a picture: a clean spoon, a blanket, a leaf. No thanks expected.',
    quietIdea:
      'Each of you may fetch one small comfort for yourself this week, such as a cushion or a cup of tea. Bringing the other one is optional.',
  },
  {
    id: 'daily-taste',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which taste of an ordinary day do you have your partner to thank for?',
    about: 'a taste that came from your partner',
    reflections: [
      'A single taste can bring back a whole kitchen, down to the light and the chairs.',
      'A food that is eaten without a thought was often first put on the plate by somebody else.',
    ],
    asks: {
      any: [
        'Which kitchen, now or long ago, would you like to stand in for a minute?',
        "What do you know about your partner's tastes that few people know?",
        "When did a taste of your partner's turn into one of yours?",
        'Which taste of yours would you like your partner to give one more chance?',
        "Which taste from your childhood would you like to put on your partner's plate?",
        "Which taste of your partner's took you a while to understand?",
        'What face does your partner make at the first bite of something new?',
        'Which taste takes you straight back to your first days with each other?',
        'Which taste of your own would you like your partner to try next?',
      ],
      alike: [
        'When did each of you first have a spoonful of it?',
        'What would your day lack without that taste?',
      ],
      unlike: [
        'Which of the two tastes would win over a stranger?',
        "How does {one}'s idea of a snack differ from {other}'s?",
      ],
      tender: [
        'Which taste is a comfort without any effort?',
        'What would be good to be served just now, {one}?',
      ],
      light: [
        "Which of {one}'s mixtures is best kept from guests?",
        'What is at the back of the cupboard that nobody admits to?',
      ],
      short: [
        'Spoon, fork or fingers: what is it eaten with?',
        "What was the first taste in {one}'s mouth today?",
      ],
    },
    ideas: [
      'Each lets the other try, or describes, one taste from years ago. A spoonful is plenty, and faces may be pulled.',
      "Tomorrow, each has the other's usual breakfast, be it toast, soup or nothing, and tells how that was.",
    ],
    gentleIdea:
      'One evening, each has the plainest thing they like, at the same time, near each other or not. Nothing is cooked.',
  },
  {
    id: 'daily-goodbye',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What do you like about how your partner says goodbye on an ordinary day?',
    about: "your partner's everyday goodbye",
    reflections: [
      'On an ordinary day, half of a goodbye is spent looking for keys.',
      'An everyday goodbye is over in seconds, and comes round some hundreds of times a year.',
      'Some goodbyes happen at the door, some three times over on the phone, and some get forgotten.',
    ],
    asks: {
      any: [
        'Which words do you like to hear just before you set off?',
        'What do you carry with you into the day after an ordinary goodbye?',
        'Which goodbye made you smile all the way down the street?',
        'Which small word or wave would you like to add to your goodbyes?',
        'What do you do in the first minute after a goodbye?',
        "What of your partner's day ahead would you like to hear at the door?",
        'Which goodbye in your story so far was the hardest to say?',
        'What do you notice about your goodbyes, now that you have read both answers?',
      ],
      alike: [
        'When did that way of parting begin?',
        'What becomes of it when one of you is in a rush?',
      ],
      unlike: [
        'What makes a short goodbye warm rather than cold for each of you?',
        'What does {other} do in the minute after {one} has gone?',
      ],
      tender: [
        'What would make parting for the day easier at the moment, {one}?',
        'Which goodbyes are harder than people think?',
      ],
      light: [
        'What gets forgotten, and fetched, after the grand goodbye?',
        "Which film would use {one}'s way of leaving?",
      ],
      short: [
        'What are the very last words on most days?',
        'Which comes first for {one}: keys, coat or goodbye?',
      ],
    },
    ideas: [
      "Tomorrow, one leaves with one extra sentence that has nothing to do with the day's tasks. The day after, it is the other's turn.",
      'Invent a ten-second goodbye for just this week: a word, a knock on the door frame, a silly bow. Each adds one part.',
    ],
    gentleIdea:
      'After one goodbye this week, each of you may take a minute to notice how you feel. It is yours to keep, or to tell to anyone.',
  },
  {
    id: 'daily-fond-of-clothes',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which thing that your partner wears are you fondest of?',
    about: 'something that your partner wears',
    reflections: [
      'A coat on a hook can be known by its collar, its pockets and one loose button.',
      'The jumper one person means to throw out can be the one another person looks for in a crowd.',
    ],
    asks: {
      any: [
        'What do you wear when you want to feel like yourself?',
        'What do clothes tell you about how your partner is doing?',
        'What was your partner wearing in a moment you remember well?',
        'Which thing in your wardrobe has a story your partner has not heard?',
        'In which clothes does your partner look most at ease to you?',
        "Which piece of your partner's would you borrow on a cold day?",
        'What do you like to hear about the way you look?',
        'What did you wear when you wanted to please your partner for the first time?',
        'Which colour or cloth will always look like your partner to you?',
        'What did you think of that piece before you knew your partner was fond of it?',
        'What comes back to you when you see your partner in the piece you chose?',
      ],
      alike: [
        'What has that piece been through with you two?',
        'Which day do you both connect with that piece?',
      ],
      unlike: [
        'What does each of you think of the piece the other picked?',
        'How does comfort get on with style in your two wardrobes?',
      ],
      tender: [
        'Which piece of clothing is a comfort just now?',
        'What would be good to wrap up in tonight, {one}?',
      ],
      light: [
        'What will the fashion world say about it?',
        "Which item of {one}'s has earned its retirement?",
      ],
      short: [
        'Which drawer, hook or chair does it live on?',
        'Which colour is {one} wearing right now?',
      ],
    },
    ideas: [
      'One evening, each puts on the thing the other likes best, or the nearest to it, for no occasion at all.',
      'Each tells the story of one old piece of clothing in two minutes: where it has been, who it has met, what the stain is.',
    ],
    gentleIdea:
      'One evening at the same time, each puts on the softest thing they own. Nothing else is planned.',
  },
  {
    id: 'daily-slowed-for-you',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'When did your partner last slow down so that you could keep up?',
    about: 'your partner slowing down for you',
    reflections: [
      'The person walking in front often has no idea how far behind the other one is.',
      'Two people seldom eat, choose, tell a story and get over things at the same speed.',
    ],
    asks: {
      any: [
        'What do you like to hear when you are the one behind?',
        'When did waiting for your partner turn out to be worth it?',
        'What could you say with a smile when the pace is too quick for you?',
        'When do you find it easy to slow down for your partner?',
        "What do you two notice when you go at the slower one's pace?",
        'What might you two have missed lately by going at full speed?',
        'How does slowing down feel from your side, when you are the quicker one?',
        'Where else in your days would it help you if your partner slowed down?',
      ],
      alike: [
        'What gave away that your partner was waiting?',
        'When did you two last do it the other way round?',
      ],
      unlike: [
        'What is a fair speed for things you do side by side?',
        'When would {one} like more time from {other}?',
      ],
      tender: [
        'Which things are going too fast just now?',
        'How could this week leave you more room to catch your breath, {one}?',
      ],
      light: [
        'What speed limit would {one} put on {other}?',
        'What did the people behind you two say?',
      ],
      short: ['What was going on: a talk, a hill, a meal?', 'Which things can take {one} ages?'],
    },
    ideas: [
      "Pick one thing you two do this week and let the slower one set the pace throughout. Next time, it is the other's turn.",
      'Each names one thing that takes them long. The other leaves five extra minutes for it this week and says nothing about it.',
    ],
    gentleIdea:
      'Each of you does one thing this week at exactly your own speed, with nobody to keep up with and nobody to wait for.',
  },
  {
    id: 'daily-glad-of-a-yes',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What did your partner say yes to lately that you were glad of?',
    about: 'a yes that you were glad of',
    reflections: [
      "A yes can come at once, after a night's sleep or in the middle of the washing-up.",
      'A yes said in passing can change a day more than the person who said it finds out.',
      'Some yeses come at once, and some after supper, when the question is nearly forgotten.',
    ],
    asks: {
      any: [
        'What do you like to know before you say yes to something?',
        'Which small request from each other would be easy to say yes to this week?',
        'Which yes from your partner changed more than either of you expected?',
        'When is a friendly no just as welcome to you as a yes?',
        'What makes it easy for you to say yes to your partner?',
        'What helps you ask, when you are not sure of a yes?',
        "How can you tell a glad yes of your partner's from a tired one?",
        'What would you love to ask your partner, if the answer were surely yes?',
        'What does saying yes ask of you that your partner may not see?',
      ],
      alike: ['What would have come after a no?', 'How quickly did that yes come?'],
      unlike: [
        'What is each of you quick to agree to?',
        "How does {one}'s yes sound, next to {other}'s?",
      ],
      tender: [
        'Which request would be good to turn down at present, {one}?',
        'Which yes could be taken back for now, with no harm done?',
      ],
      light: [
        'What small print did that yes come with?',
        "Which request of {one}'s is still awaiting a stamp?",
      ],
      short: [
        'What did you last say yes to?',
        "By word, by nod, by message: how did {other}'s last yes come, {one}?",
      ],
    },
    ideas: [
      'Each may ask the other for one five-minute thing this week. It may be declined without a reason, and then another may be picked.',
      'Tonight, for two minutes, one proposes tiny plans and the other says yes and adds something. Then swap.',
    ],
    gentleIdea:
      'Each may use one free no this week, for any small request. The answer to it is just: all right.',
    quietIdea:
      'Each of you may answer any small request this week with yes, no or later. All three are fine, with no reason given.',
  },
  {
    id: 'daily-stranger-or-neighbour',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which stranger or neighbour made one of your days nicer lately?',
    about: 'a kind stranger or neighbour',
    reflections: [
      "A neighbour may know a person's coat, cough and bins, and still not the name.",
      'A stranger who holds a door rarely learns whose day that was, and what kind.',
    ],
    asks: {
      any: [
        'How do you like to be greeted by people who hardly know you?',
        'What has a stranger done for you that you wish your partner had seen?',
        'Who in your days would you like your partner to meet?',
        "Which people in your partner's days do you only know by their stories?",
        'Which small kindness to a stranger have you seen your partner do?',
        "When were you the kind stranger in somebody's day?",
        'What had your day been like before that person came into it?',
      ],
      alike: [
        'Where do you both run into people like that?',
        'What would you say to them, given a minute?',
      ],
      unlike: [
        'How does each of you deal with chatty strangers?',
        'What does {one} know about people nearby that {other} does not?',
      ],
      tender: [
        'What do you wish strangers knew on a day like this?',
        'Which people are restful to be around just now, {one}?',
      ],
      light: [
        'Which role would that person get in the film of your week?',
        'What will that person tell others about {one}?',
      ],
      short: ['Where did your ways cross?', 'Which neighbour does {one} know by name?'],
    },
    ideas: [
      'Each does one small unsigned good turn for somebody nearby this week, and tells the other about it in three sentences.',
      'Each greets one person they usually pass without a word. In the evening, tell the other what came back.',
    ],
    gentleIdea:
      'Each tells the other about one person who was all right to be near this week. A first name or a coat will do.',
    quietIdea:
      'Each of you may say hello to one friendly person this week, on the stairs or in a shop. Just sitting where people are about is fine too.',
  },
  {
    id: 'daily-better-time-of-day',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'Which time of day do you like more than you did before you met your partner?',
    about: 'a time of day you like more now',
    reflections: [
      'The clock gives every hour the same length, and yet they do not feel alike.',
      'People have their good and bad times of day long before they meet, and then the two sets mix.',
    ],
    asks: {
      any: [
        'Which hour of your day would you like more room in?',
        'What could you two do with your favourite time of day tomorrow?',
        'Which part of the day would you like more of with your partner?',
        'What did your mornings and evenings look like before you two met?',
        'Which time of day shows you your partner at ease?',
        'When in the day is your partner most like themselves?',
        'What else have you come to like because of your partner?',
        'How does the hour your partner chose usually go for you?',
      ],
      alike: [
        'What goes on at that time now that did not before?',
        'Which small thing turned that time of day round?',
      ],
      unlike: [
        'What goes on in each of those two hours that the other would enjoy?',
        'What could {other} add to the time of day that {one} chose?',
      ],
      tender: [
        'Which time of day could be easier on you, {one}?',
        'Which time of day has changed for the worse, if you want to tell?',
      ],
      light: [
        'What was the old version of it like, frankly?',
        "What would {one}'s younger self make of that hour?",
      ],
      short: [
        'What is on at that time: kettle, radio, lamp, nothing?',
        'Which hour could {one} do without?',
      ],
    },
    ideas: [
      'Each picks a word for the other to send or say at a certain time of day. Do it on two days this week.',
      'One evening, spend ten minutes as you did before you two met. Each shows or tells how that went.',
    ],
    gentleIdea:
      'Each tells the other which time of day is easiest at present. If there is something to discuss this week, it is done then.',
    quietIdea:
      'Each of you may give five minutes of the time of day you like best to something quiet, such as a chair in the light or a slow walk.',
  },
  {
    id: 'daily-midday-sign',
    category: 'daily-life',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'What kind of sign from your partner do you like to get in the middle of the day?',
    about: 'signs in the middle of the day',
    reflections: [
      'A message at noon lands in a meeting, a queue or a kitchen that the sender cannot see.',
      'Around noon, some people like to be thought of and some like to be left to it.',
    ],
    asks: {
      any: [
        'How much time do you like to have before you answer a message?',
        'Which sign from your partner once came at just the right time?',
        'What could you two send each other at noon that takes half a minute?',
        'When is it hard for you to answer a message, even one you are glad of?',
        "What would you like to know of your partner's day by noon?",
        'What do you picture your partner doing at midday?',
        'When in a busy day does your partner suddenly come to mind?',
        'What makes the sign your partner likes easy or hard to send from your day?',
      ],
      alike: [
        'Which of you tends to send the first sign?',
        'What kind of sign would be new for you both?',
      ],
      unlike: [
        'How could one who likes signs and one who likes peace share a day?',
        'What does a day without any sign mean to {one}, and to {other}?',
      ],
      tender: [
        'What kind of sign would help on the worst sort of noon, {one}?',
        'How can a sign be sent that asks nothing back?',
      ],
      light: [
        'Which code could the two of you use that no spy would crack?',
        'Where could {one} light a fire for smoke signals?',
      ],
      short: [
        'What was there around noon today, besides food?',
        "At what time is the middle of {one}'s day?",
      ],
    },
    ideas: [
      'Pick two days this week. At noon, each sends the other a picture or a line about a thing that is round, or blue, or broken.',
      'Each makes up three tiny signs: doing fine, long day, hungry. Use them for three days instead of words.',
    ],
    gentleIdea:
      'Each says whether a midday sign is welcome this week. If so, it is one word long. If not, none comes, with no offence.',
    quietIdea:
      'In the middle of one day, each of you may stop for a minute and rest your eyes. A line to anybody is welcome but not expected.',
  },
  {
    id: 'daily-interrupted',
    category: 'daily-life',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'When you are in the middle of something, how do you like to be interrupted?',
    about: 'being interrupted',
    reflections: [
      'The tone of an interruption arrives before its reason does.',
      'Some people can put a task down and pick it up at once, and some lose the thread for good.',
    ],
    asks: {
      any: [
        'Which tone of voice makes it easy for you to look up?',
        'What does your face look like when somebody breaks into your thoughts?',
        'Which sign between you two could say: not just now, but soon?',
        'How do you know, without asking, that your partner is deep in something?',
        'What is worth breaking in for, whatever you are doing?',
        'What would you love to finish in one go this week?',
        'How long can you wait when your partner says: just a moment?',
        'Which interruption by your partner are you always glad of?',
        'What happens in your head when somebody breaks your train of thought?',
        'How would you begin, next time, when your partner is in the middle of something?',
      ],
      alike: [
        'Where could questions wait until you both come up for air?',
        'Which of you finds it harder to wait for a pause?',
      ],
      unlike: [
        'What counts as a polite knock for {one}, and for {other}?',
        'How could a quick asker and a slow answerer get along on a busy day?',
      ],
      tender: [
        'What would give you a stretch without questions this week, {one}?',
        'Which interruptions cost you most just now?',
      ],
      light: [
        'What does {one} growl when disturbed?',
        'What toll would be fair, payable in biscuits?',
      ],
      short: [
        'What were you last pulled out of?',
        'Which works best on {one}: a knock, a cough, a note, a snack?',
      ],
    },
    ideas: [
      'For two days, each puts a spoon or a sock in plain view when not to be disturbed, or sends one as a picture. The other notes questions for later.',
      "Collect one day's small questions, each on your own list, and ask them all in one go that evening, five minutes altogether.",
    ],
    gentleIdea:
      'Each names one quarter of an hour this week in which nobody asks them anything. The other one guards it.',
    quietIdea:
      'Each of you gets ten minutes this week without interruption, behind a door or with the phone on silent. What you do in them is up to you.',
  },
  {
    id: 'daily-when-late',
    category: 'daily-life',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'What would you like your partner to think when you are late?',
    about: 'being late',
    reflections: [
      'Late can mean five minutes at a bus stop or two hours with supper on the table.',
      'While one person is late, the other makes up reasons for it, kind ones or others.',
      'Ten minutes late is nothing to one person and a statement to another.',
    ],
    asks: {
      any: [
        'What would you like to hear first when you come in late?',
        'What is it like for you to be the one who is late?',
        'How do you like to be greeted when you turn up late?',
        'What do you picture while you wait for your partner?',
        'What was the best welcome you ever got when you came late?',
        'What do you tell yourself on the way when you are late?',
        "When was a late arrival of your partner's worth the wait?",
        'What did being late mean in the home you grew up in?',
        'What would help you to think what your partner hopes you will think?',
      ],
      alike: [
        'What could you send each other the moment you know you will be late?',
        'Which of you believes that all places are ten minutes away?',
      ],
      unlike: [
        'How late is late for {one}, and for {other}?',
        'What would help both the one who waits and the one who runs?',
      ],
      tender: [
        'What would be a good welcome when you arrive late and worn out, {one}?',
        'What makes lateness weigh more with you than it may seem to others?',
      ],
      light: [
        "Which of {one}'s excuses deserves a frame?",
        'Which time zone would explain everything?',
      ],
      short: ['When were you last late for something?', 'What can make {one} lose ten minutes?'],
    },
    ideas: [
      'This week, each sends the plain truth when late: not left yet, shoes missing. No excuse goes with it, and the other asks for none.',
      'Agree on what nearly ready means in minutes, one figure for each of you. Test it twice this week with a clock.',
    ],
    gentleIdea:
      'For three days, each adds ten minutes to any time they promise. Whoever is early sits down and does nothing.',
    quietIdea:
      'Before one thing this week, each of you may give yourself ten minutes more than usual. Arriving is enough, early or late.',
  },
  {
    id: 'daily-what-to-eat',
    category: 'daily-life',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'What would make it easier to decide what to eat on a busy day?',
    about: 'deciding what to eat',
    reflections: [
      'Deciding about supper means knowing what is in the fridge and who is hungry when.',
      'It is often less the cooking than the deciding that nobody wants to do.',
    ],
    asks: {
      any: [
        'Which part of deciding what to eat would you gladly be spared?',
        'What happens between you two when nobody knows what to eat?',
        'Which meal this week would you like to leave wholly to your partner?',
        'If your partner were too tired to choose, what would you put on the plate?',
        'What do you mean when you say that any supper is fine?',
        'What would you guess your partner is hungry for right now?',
        'Which poor little supper did you two enjoy more than a feast?',
        "What in your partner's idea could the two of you try on the next busy day?",
      ],
      alike: [
        'What keeps that talk going round in circles?',
        'Which weekday could have the same dish for a month?',
      ],
      unlike: [
        'How could the choosing and the making be shared out?',
        'Which dish do {one} and {other} both put up with gladly?',
      ],
      tender: [
        'What could feed you this week with the least trouble?',
        'Which meal this week could come out of a tin, {one}?',
      ],
      light: [
        'What would a hungry parrot say in your place?',
        'Which dish is {one} about to suggest for the hundredth time?',
      ],
      short: ['What is there to eat right now?', 'Which comes first for {one}: hunger or a plan?'],
    },
    ideas: [
      'Write five easy dishes on slips together. On busy days this week one of you draws, and the other may refuse once.',
      'Each picks the supper for two days this week, without asking and without being asked. Toast counts as a decision.',
    ],
    gentleIdea:
      'For three evenings, both eat the same simple thing, so that nobody decides. Whoever has had enough of it may stop.',
    quietIdea:
      'One evening this week, each of you may eat whatever is simplest, such as bread, soup or toast, at one table or apart.',
  },
  {
    id: 'daily-errand-sinks',
    category: 'daily-life',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'Which errand sinks your mood before it has even begun?',
    about: 'an errand that sinks your mood',
    reflections: [
      'A dreaded errand gets done several times in the head before it is done once on foot.',
      'What makes an errand bad is often the place: the lights, the queue, the parking, the forms.',
    ],
    asks: {
      any: [
        'What do you like to have with you on an errand you dread?',
        'What could your partner say to lighten an errand you are dreading?',
        "Which errand of your partner's would you hardly mind doing?",
        'Which errand did you two once turn into a nice outing?',
        'What is the worst moment of an errand you dread?',
        'What makes up for a dull errand once you are back with your partner?',
        'Which dull errand made you laugh in the end?',
        'What could you do on the day your partner has that errand ahead of them?',
      ],
      alike: [
        'Which tricks do you both use to put it off?',
        'Which shop or counter would you two close down if you could?',
      ],
      unlike: [
        'Which errands could {one} and {other} trade just as they are?',
        'What is easy about an errand that your partner dreads?',
      ],
      tender: [
        'What on that list could be put off, sent for or dropped?',
        'What company would help with it, {one}, if any?',
      ],
      light: [
        'What would turn that errand into a party?',
        'Which music plays as {one} sets off, in the film of it?',
      ],
      short: ['Which counter, shop or form is it?', "What was {one}'s last errand?"],
    },
    ideas: [
      'Each writes the least wanted errand of the week on a slip. Swap slips, or stay on the phone for ten minutes while the other does it.',
      'Each does one dreaded errand at the same time as the other, with a word sent before and a word after.',
    ],
    gentleIdea:
      'Each strikes one errand off this week and moves it to the next. Tell the other which one.',
    quietIdea:
      'Before or after a hard errand, each of you may sit for ten minutes with a cup of tea. Have it alone or in company.',
  },
  {
    id: 'daily-time-to-leave',
    category: 'daily-life',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'What slows you two down most when it is time to leave?',
    about: 'getting out in time',
    reflections: [
      'Ready can mean standing at the door, or just about to look for the shoes.',
      'Leaving takes some people one minute and others three rounds through all the rooms.',
      'The last five minutes before leaving have room for keys, a window, a change of mind and a mood.',
    ],
    asks: {
      any: [
        'What would you like to be free of in the last minutes before leaving?',
        'How does each of you know that it is time to leave?',
        'What could the quicker one do while the other makes the last round?',
        'What would make the last minutes before leaving calmer for you both?',
        'Which words would you rather hear than: are you ready?',
        'What goes through your mind while you wait at the door?',
        'What does your partner do at the last minute that makes you smile?',
        'When were you two glad, later, that you left too late?',
        'What is going on for you in the part that your partner finds slow?',
        'What could be done earlier, so that the slow part costs you both less?',
      ],
      alike: [
        'Which step before leaving could be left out?',
        'What would a film of those minutes show twice?',
      ],
      unlike: [
        'How would it be if you left one after the other?',
        'What is the one at the door thinking, and the one on the last round?',
      ],
      tender: [
        'What makes going out hard on some days, {one}?',
        'When is it fine by you not to go at all?',
      ],
      light: [
        'What does the front door make of the two of you?',
        'What is the record, {one}, for coming back for things?',
      ],
      short: [
        'Which goes missing first: keys, glasses, phone, patience?',
        "Where do {one}'s keys live?",
      ],
    },
    ideas: [
      'Give keys, cards and the like one spot this week, each your own bowl or hook. Whoever misses it sings one line.',
      'Before one outing this week, both be ready five minutes early, and spend those minutes sitting down in your coats.',
    ],
    gentleIdea:
      'This week, each may stay behind from one outing without an excuse. The other goes, or stays as well.',
    quietIdea:
      'When it is time to leave this week, each of you may take a few slow minutes first. Going later is fine.',
  },
  {
    id: 'daily-different-speeds',
    category: 'daily-life',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'When do you two move at different speeds?',
    about: 'moving at different speeds',
    reflections: [
      "A person's speed shows most on stairs, over a menu, and halfway through a story.",
      'A different speed is easily taken for a different mood.',
    ],
    asks: {
      any: [
        'What would you like your partner to know about your own speed?',
        'What is it like for you when your partner is quicker or slower?',
        'Next time one of you is ahead, what could you call out to each other?',
        "What would you like to do at your partner's speed, just for once?",
        'Where would you like your partner to wait for you a little?',
        'What helps the two of you stay in step when one is quicker?',
        'What do you see at your speed that your partner might miss?',
        'When have you two been in perfect step without planning it?',
        'What makes you as quick or as slow as your partner describes?',
        'What does the difference in speed cost you at such moments, if anything?',
      ],
      alike: [
        'What puts the two of you out of step?',
        'Where do your two speeds match with no effort?',
      ],
      unlike: [
        'What could a quick one and a slow one each be in charge of?',
        "When is {one}'s speed just what {other} could use?",
      ],
      tender: [
        'What has slowed you down lately, as far as you want to say?',
        'Where could this week do with a slower pace, {one}?',
      ],
      light: [
        'What vehicles would the two of you be in traffic?',
        'How would {one} come across in fast forward?',
      ],
      short: ['Which of you was up and ready first today?', 'What is {one} quick at?'],
    },
    ideas: [
      'Take one job that you share. One does the quick part and the other the slow part, and next time you swap parts.',
      "One evening, each tries the other's speed at one thing: eating, telling a story, getting ready. Ten minutes are plenty.",
    ],
    gentleIdea:
      'Each names one thing that may go at their own speed this week. The other does not wait for it and does not push it.',
    quietIdea:
      'Each of you may take things at your own speed this week, the hard ones included. Nobody is hurried.',
  },
  {
    id: 'daily-running-out',
    category: 'daily-life',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'What do you two tend to run out of at the worst moment?',
    about: 'what you two run out of',
    reflections: [
      'Milk, batteries and bin bags are easy to forget while there are still some left.',
      'When a thing runs out, it is often because each person thought that the other had noticed.',
    ],
    asks: {
      any: [
        'What could you do with a little more of this week?',
        'What might you two say, next time the last of something is gone?',
        'Which thing would you gladly keep an eye on, so your partner can forget it?',
        'How do you like to hear that something is nearly gone?',
        'Which thing that once ran out do you two still remember?',
        "What would you guess your partner can't do without for a single day?",
        'What do you two never seem to run out of?',
        'How do you like your partner to take it when something has run out?',
        'What would you like to hear from your partner at such a moment?',
      ],
      alike: ['How do the two of you cope until there is more?', 'Where could a spare one live?'],
      unlike: [
        'Which shortage bothers {one} more than {other}?',
        'What sort of list could both of you stand to keep?',
      ],
      tender: [
        'What would you like a bit more of in store this week, {one}?',
        'What could help on days when strength is the first thing to run out?',
      ],
      light: [
        'What was used instead, in that dark hour?',
        'Which goods would {one} hoard for a siege?',
      ],
      short: ['What is nearly gone right now?', "Which item heads {one}'s shopping list?"],
    },
    ideas: [
      'Tonight, each checks one shelf, drawer or battery for five minutes and tells the other what is nearly gone.',
      'Hide one spare of something this week, one for each of you, where only an emergency will find it.',
    ],
    gentleIdea:
      'Let one thing run out this week on purpose, and both make do without. Nobody goes out for it late.',
    quietIdea:
      'When something runs out this week, patience included, each of you may go somewhere calm for five minutes first.',
  },
  {
    id: 'daily-follows-into-evening',
    category: 'daily-life',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'What follows you into the evening that you would like to leave outside?',
    about: 'what follows you into the evening',
    reflections: [
      'Work, worries and hard words can stay in the mind long after the day is over.',
      'An evening may begin on the clock long before it begins in the head.',
    ],
    asks: {
      any: [
        'How would you like the first hour of your evening to go?',
        'How can your partner tell that your day has followed you into the evening?',
        'What could your partner say tonight to help you leave the day outside?',
        "How can you tell that your partner's day is not over yet?",
        'What do you like to be asked when your head is still full?',
        'What do you do when your partner is there, but still elsewhere in thought?',
        'What brings your partner back to you after a full day?',
        'When in the evening do you feel that your partner has truly arrived?',
        'Which part of your day would you gladly bring into the evening?',
        'Now that your partner knows this, what would you like them to ask or leave alone?',
      ],
      alike: [
        'How does it show on each of you that the day has come along?',
        'Which of you tends to bring more of the day along?',
      ],
      unlike: [
        'How do your two ways of closing a day get along?',
        'What does one of you like to talk through that the other likes to forget?',
      ],
      tender: [
        'What would you like tonight, {one}: to talk of it, or to leave it?',
        'What would make tonight a shade lighter, whatever tomorrow brings?',
      ],
      light: [
        'Where could such a guest be parked until morning?',
        'How would {one} word the notice on the door?',
      ],
      short: [
        'What is the last thing you do before the evening starts?',
        'Which pocket, bag or screen did it come in with, {one}?',
      ],
    },
    ideas: [
      "Each writes what followed them on a scrap, folds it and leaves it in a shoe until morning. Neither reads the other's.",
      'For three evenings, each may talk about the day for three minutes while the other listens. Then both change the subject.',
    ],
    gentleIdea:
      'One evening, each says a single word for the day, or none. Nobody asks about it, and the evening goes on as it likes.',
    quietIdea:
      'One evening, each of you may write down what came in with you and lay the page aside for the night. It is yours to pick up again.',
  },
  {
    id: 'daily-everyday-noise',
    category: 'daily-life',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 2,
    content: 'Which everyday noise wears you out?',
    about: 'noises that wear you out',
    reflections: [
      'A noise that can be switched off is far easier to bear than one that cannot.',
      'People rarely choose the noise they live with, and rarely notice the noise they make.',
    ],
    asks: {
      any: [
        'Which sound does you good on a tiring day?',
        'What does noise do to the way you two talk?',
        'How would you like to be told that it is too loud?',
        'Which noise of your own do you think your partner hears most?',
        'What changes for you when it finally gets quiet?',
        "Which sound of your partner's could you listen to for hours?",
        'What did the place you grew up in sound like?',
        'What does that noise do to you that your partner may not know?',
        'How does the noise your partner named sound to you?',
      ],
      alike: [
        'What could be done about that noise in five minutes?',
        'Where do you both go when that noise begins?',
      ],
      unlike: [
        'What is loud to {one} that {other} can sleep through?',
        'How could loud and quiet be spread over the day for you two?',
      ],
      tender: [
        'When would a spell of quiet do you most good, {one}?',
        'What is too loud for you at present, of whatever kind?',
      ],
      light: [
        'Which instrument would that noise be in an orchestra?',
        'Which noise would each of you pick for revenge?',
      ],
      short: [
        'What is the loudest thing near you now?',
        'Which is worse for {one}: a drip, a buzz, a bass?',
      ],
    },
    ideas: [
      'Sit for three minutes this week and count the noises, each for yourself. Compare lists and switch one of them off.',
      'Each picks one noise of their own that could be softer, and softens it for three days. The other does not remark on it.',
    ],
    gentleIdea:
      'Take ten minutes this week with everything switched off that can be, both in the same place or each in your own.',
  },
  {
    id: 'daily-bad-night',
    category: 'daily-life',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'What helps you get going after a bad night?',
    about: 'the morning after a bad night',
    reflections: [
      'On the morning after a bad night, small things get heavy: a lid, a question, a bright lamp.',
      'After a bad night, the day asks just as much as it would have asked anyway.',
    ],
    asks: {
      any: [
        'What would you like to be spared on the morning after a bad night?',
        'What would you like your partner to overlook after a bad night?',
        'What would be a good first sentence between you after the next bad night?',
        'Which plan could be let go of on a day after a bad night?',
        'Which questions can be saved for later when one of you has slept badly?',
        "How can you see, before a word is said, that your partner's night was bad?",
        'What would your partner say you are like after a bad night?',
        "When would you want your partner to know that you can't sleep?",
        'What goes round in your head when you lie awake?',
      ],
      alike: [
        'What gets dropped when you are both short of sleep?',
        'Which part of such a day is still good for something?',
      ],
      unlike: [
        'How does tiredness show in {one}, and in {other}?',
        'What wakes one of you up and drives the other back under the blanket?',
      ],
      tender: [
        'What could be taken off your mornings this week, {one}?',
        'How would you like to be treated after a night like that?',
      ],
      light: [
        "Which creature gets up in {one}'s place?",
        'What would the warning label for such a morning say?',
      ],
      short: [
        'Which helps most: water, air, silence, something hot?',
        'Which word would {one} give last night?',
      ],
    },
    ideas: [
      'Each says which small morning job the other could take over after the next bad night. When it comes, it is done without a word.',
      'Each makes a three-line list for such mornings: what to say, what to leave out, what to put in the cup. Swap lists.',
    ],
    gentleIdea:
      'On the day after a bad night, nothing gets decided between you two. Whoever slept more makes the tea, or sends a kind line.',
    quietIdea:
      'On the day after a bad night, each of you may go gently, with water, daylight and an early rest. Decisions can wait.',
  },
  {
    id: 'daily-waiting-for-news',
    category: 'daily-life',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'How do you get through a day of waiting for news?',
    about: 'a day of waiting for news',
    reflections: [
      'On a day of waiting, a phone is picked up, put down, and picked up again.',
      'Some people wait for news by keeping busy, and others can do nothing else until it comes.',
    ],
    asks: {
      any: [
        'What would you like to talk about, if anything, while news is on its way?',
        'What would you like to hear while you are still waiting for news?',
        'How often would you like your partner to ask while you wait for news?',
        'Where would you like your partner to be when your news comes?',
        'What would you gladly hand over to your partner on a day of waiting?',
        'Which wait for news did you two get through that you still think about?',
        'What do you see in your partner on a day of waiting?',
        'What do you tell yourself at night while the news is still out?',
        'How can your partner tell that the waiting is getting hard for you?',
        'What would you do differently beside your partner, now that you know how they wait?',
      ],
      alike: [
        'What can two people who both wait do for each other?',
        'Which hour of waiting do you both find the longest?',
      ],
      unlike: [
        'How can one hope aloud while the other keeps quiet?',
        'How near does each of you like people to be on such a day?',
      ],
      tender: [
        'What would be good to be told while you wait, {one}, if anything?',
        'Which part of the waiting could somebody share with you?',
      ],
      light: [
        'What has {one} cleaned, sorted or baked on such a day?',
        'What is the oddest job you ever did to pass a long wait?',
      ],
      short: [
        'What were you last waiting to find out?',
        'Which job can {one} still do on such a day?',
      ],
    },
    ideas: [
      'Agree on how news is passed on between you: call, text or face to face. Each picks for their own news, and the other keeps to it.',
      'On a day of waiting, the one who waits may call for ten minutes of cards or word games. The other deals. Later, swap roles.',
    ],
    gentleIdea:
      'On a day of waiting, each sends a line at noon that does not ask for news. Nothing more is expected.',
    quietIdea:
      'On a day of waiting, each of you may step outside for five minutes, together or apart. A line in between is welcome but not expected.',
  },
  {
    id: 'daily-evening-falls-through',
    category: 'daily-life',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'What is it like for you when an evening you looked forward to falls through?',
    about: 'an evening that falls through',
    reflections: [
      'By the time an evening is cancelled, part of it has often been lived already in the mind.',
      'A cancelled evening leaves a gap that nobody has made a plan for.',
    ],
    asks: {
      any: [
        'How do you like to be told that a plan has changed?',
        'When an evening is called off, what small part could you two still save?',
        'Which words from your partner take the sting out of a cancelled evening?',
        'Which evening ahead would you hate to see cancelled?',
        'Which lost evening would you two still like to catch up on?',
        'How can you tell that your partner is more disappointed than they say?',
        'If a cancelled evening can still turn out well, what does it take?',
        'What did you take your partner to be feeling on such evenings until now?',
      ],
      alike: [
        'What could be a standing plan for such evenings?',
        'What became of the last evening that fell through?',
      ],
      unlike: [
        'Which evenings can each of you move without a pang?',
        'How does each of you get over a called-off plan?',
      ],
      tender: [
        'What would you have liked to be told that evening, {one}?',
        'What helps more: a new date, or time to be cross about it?',
      ],
      light: [
        'What is the silliest thing that ever stole an evening from you two?',
        "Which sandwich ended up as {one}'s gala dinner?",
      ],
      short: [
        'What had been laid out for it already?',
        'On a suddenly free evening, where does {one} end up?',
      ],
    },
    ideas: [
      'Together, write a short list for evenings that fall through: one film, one dish, one call. Keep it where both can find it.',
      'Each names one evening of this month that matters to them. The other writes it down as not to be moved.',
    ],
    gentleIdea:
      'If a plan falls through this week, each may be glum about it until morning. Nobody offers a bright side.',
    quietIdea:
      'If a plan falls through this week, each of you may be as disappointed as you are. A cup of tea and an early night are fine instead.',
  },
  {
    id: 'daily-show-on-phone',
    category: 'daily-life',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 1,
    content: 'What do you look at on your phone that you would enjoy showing your partner?',
    about: 'things on your phone worth showing',
    reflections: [
      'Look at this is a small invitation, and it tends to come in the middle of something.',
      "Some things on a phone are fun to show, and some are nobody else's business.",
    ],
    asks: {
      any: [
        'When do you like to be left in peace with your phone?',
        'Which photo on your phone has a story your partner has not heard yet?',
        'What would you love your partner to send you on a dull afternoon?',
        'When in the day do you like to be shown something on a phone?',
        'What can your partner tell from your face while you look at your phone?',
        'Which photo of your partner would you never delete?',
        'Which old picture on your phone still makes you stop?',
        'What would you ask first about the thing your partner enjoys looking at?',
        'What do you get from looking at it that your partner may not have guessed?',
      ],
      alike: [
        'How did it find its way onto both your screens?',
        'When could you two scroll through it side by side?',
      ],
      unlike: [
        "Which part of {other}'s phone world would {one} visit for five minutes?",
        'What makes each of you go on scrolling?',
      ],
      tender: [
        'Which things on the screen are kind to you at the moment?',
        'Which sort of post do you scroll past quickly at the moment?',
      ],
      light: [
        'What does the phone believe your hobbies are?',
        'Which odd subject has {one} become an expert on?',
      ],
      short: [
        'Which page or picture came last today?',
        'Which app would {one} keep if only one were left?',
      ],
    },
    ideas: [
      'Each gets three minutes to show the other one thing from their phone: a map, a cat, a clock being mended. No comments until the end.',
      'For three days, each sends the other one thing they would have scrolled past. One a day, no more.',
    ],
    gentleIdea:
      'One evening, each sends one picture in which nothing happens: a sky, a street, a sleeping cat. That is the whole message.',
    quietIdea:
      'Each of you may look at one calm picture for a minute this week, such as a sky or a quiet street. Show it or keep it.',
  },
  {
    id: 'daily-brave-face',
    category: 'daily-life',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'Where in your day do you put on a brave face?',
    about: 'where you put on a brave face',
    reflections: [
      'Keeping up a brave face is work, and it comes with no breaks and no thanks.',
      'The face that gets a person through the day often comes off where nobody is there to notice.',
    ],
    asks: {
      any: [
        'What would do you good at the end of a day of being brave?',
        'Where is it easy for you to be without a brave face?',
        'What do you think your partner sees when you put on a brave face?',
        'How would you like your partner to ask how you really are?',
        'What could your partner do that makes it easier to drop the brave face?',
        'What comes out first when the brave face comes off?',
        'What gives your partner away when they are being brave?',
        'Where did you learn to put on a brave face?',
        'What would you like your partner to say, or leave unsaid, after those hours?',
      ],
      alike: [
        'How soon does each of you spot it in the other?',
        'Where could you two do without it?',
      ],
      unlike: [
        'How would each of you like to be met after such hours?',
        "Which part of the other's day do you each take for easy?",
      ],
      tender: [
        'What would help you rest from the brave face, {one}?',
        'When tonight could the brave face stay off for a while?',
      ],
      light: [
        'What prize is that performance worth?',
        'What does {one} mutter when the curtain comes down?',
      ],
      short: [
        'Which door, call or corner puts an end to it?',
        'Where in your day can you let the brave face go, {one}?',
      ],
    },
    ideas: [
      'Choose a small word that means: brave face until now. Whoever says it gets ten minutes without questions from the other.',
      'One evening, each tells one moment of the day in two versions: how it looked and how it was. One minute each.',
    ],
    gentleIdea:
      'Each tells the other when no face is required this week, for instance after eight. Silence counts as good manners then.',
    quietIdea:
      'Each of you may have ten minutes this week without a brave face, in a quiet room, in the bath or with a friend.',
  },
  {
    id: 'daily-earlier-time',
    category: 'daily-life',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 2,
    content: 'Which ordinary thing from an earlier time in your life do you miss?',
    about: 'an ordinary thing that you miss',
    reflections: [
      'Thoughts of earlier days can turn on a street, a smell or a pair of shoes.',
      'Some ordinary things are missed only years later, when something brings them to mind.',
    ],
    asks: {
      any: [
        'What would you like to have more room for in your days now?',
        'Which ordinary thing from these weeks might you two miss, years from now?',
        "What would you ask an old friend of your partner's about those days?",
        'Who from that earlier time would you have liked your partner to meet?',
        'Which old habit from back then could find a place in your week?',
        "Which ordinary day of your partner's past would you like to visit?",
        'What were you like back then that your partner might not guess?',
        'What did that thing give you that you would like more of today?',
      ],
      alike: [
        'What has taken its place since then?',
        'Which piece of that time could you two bring back for an evening?',
      ],
      unlike: [
        'How did ordinary days differ where {one} and {other} come from?',
        'What would each of you show the other there in five minutes?',
      ],
      tender: [
        '{one}, how could {other} keep you company when this comes to mind?',
        'Which season or hour brings it back most?',
      ],
      light: [
        'What would it fetch at a flea market now?',
        'What was awful about it, {one}, to be honest?',
      ],
      short: ['Which sound or smell goes with it?', 'Where was {one} living at that time?'],
    },
    ideas: [
      'Each brings back one crumb of such a time this week: a song, a dish, a word. The other asks one question about it.',
      'Visit one old place together for five minutes, on a map or in your heads. One leads and the other is the guest. Then swap.',
    ],
    gentleIdea:
      'Each keeps a minute for the thing they miss, alone, with a cup of something warm. Telling the other is optional.',
  },
  {
    id: 'daily-home-corner',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'Which corner of your home do you like best at the end of a day?',
    about: 'a favourite corner at home',
    reflections: [
      'A chair, a lamp and a window can be enough to make a corner of your own.',
      'Two people under one roof can have quite different favourite spots, down to one stair.',
    ],
    asks: {
      any: [
        'What would you like around you when you sit down at last?',
        'Which evening in your favourite corner would you happily live through again?',
        'When do you like your partner to come and sit in your corner?',
        "How could you two keep each other's corner peaceful this week?",
        'What changes for you once you sit down at last in the evening?',
        'Which corner at home would you like to make nicer together?',
        'Where at home does your partner look happiest to you?',
        'Which corner of the home you grew up in do you still remember?',
        'How can you tell whether your partner wants company in that corner?',
      ],
      alike: [
        'How do the two of you share that corner?',
        'What goes on there when nobody else is around?',
      ],
      unlike: [
        "What would {other} find in {one}'s corner on a good evening?",
        'Where do your two corners come nearest to each other?',
      ],
      tender: [
        'Which spot at home asks least of you now, {one}?',
        "What would be good to have at arm's length in that corner this week?",
      ],
      light: [
        'How would an estate agent praise that corner?',
        'Which rights does {one} claim over it?',
      ],
      short: [
        'What can be reached from there without getting up?',
        "Which cushion, step or sill is {one}'s?",
      ],
    },
    ideas: [
      "Each spends ten minutes in the other's favourite corner, and names one thing that had not been noticed from their own.",
      'Move one small thing together this week: a lamp, a chair, a plant. After three days, put it back or leave it.',
    ],
    gentleIdea:
      'One evening, each keeps to their own corner as long as they like. A nod in passing is enough.',
  },
  {
    id: 'daily-through-the-door',
    category: 'daily-life',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 1,
    needs: ['living-together'],
    content: 'When you get home, what do you need most in the first ten minutes?',
    about: 'the first ten minutes at home',
    reflections: [
      'Coming in through a door takes a second, and arriving can take half an hour.',
      'In the first ten minutes at home, one may want to tell everything and the other to take off shoes.',
      'The one who comes in and the one who is already there may want different things.',
    ],
    asks: {
      any: [
        'What can wait until you have had a moment to sit down?',
        'Which first words do you like to hear when you come through the door?',
        'How would you like to be greeted at the door tomorrow?',
        'How can you tell at the door what kind of day your partner had?',
        'What do you like to do at home before you talk about the day?',
        "What do you listen for when your partner's key turns in the lock?",
        'Which homecoming of yours do you still like to remember?',
        'How could you give your partner that in the first ten minutes tomorrow?',
        'What happens to the rest of your evening when you do get those ten minutes?',
      ],
      alike: [
        'How can two people who want the same thing take turns at the door?',
        'What gets in between on most days?',
      ],
      unlike: [
        "How could those minutes go {one}'s way one day and {other}'s the next?",
        'What can the one who is there already do meanwhile?',
      ],
      tender: [
        'What would be a soft landing for you this week, {one}?',
        'What can wait until you have sat down for a bit?',
      ],
      light: [
        'What would a dog do in those minutes that you two do not?',
        'What lands on the floor first when {one} comes in?',
      ],
      short: ['Where do the shoes go?', 'Chair, tap or fridge: which gets {one} first?'],
    },
    ideas: [
      'For three days, whoever comes in second says one word: talk, food or quiet. The other goes along with it for ten minutes.',
      'One day this week, each comes in the way the other does: same words, same order, same hook. The other says what was copied.',
    ],
    gentleIdea:
      'This week, whoever comes in gets a hello and ten minutes without questions. It holds for both.',
  },
  {
    id: 'daily-home-sound',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'Which everyday sound at home tells you that all is well?',
    about: 'a good sound at home',
    reflections: [
      'Pipes, stairs and doors sound different in every home.',
      'The sounds of a home are noticed mostly on the first night without them.',
    ],
    asks: {
      any: [
        'Which sound do you like to wake up to?',
        'What can you tell about your partner just by listening at home?',
        "Which sound of your partner's would you know among a hundred others?",
        'What do you listen for when your partner comes home?',
        'Which sound would you miss first if your partner were away for a week?',
        'When in the day does home sound best to you?',
        'How does your partner sound at home when they feel happy?',
        'What sound in your childhood home told you that all was well?',
        'What would you like your partner to know about what that sound means to you?',
      ],
      alike: [
        'At what time do you both expect it?',
        'What would be odd about a week without that sound?',
      ],
      unlike: [
        'What do the two sounds tell you about each other?',
        'What reaches {other} from the next room when {one} is busy there?',
      ],
      tender: [
        'Which sound is good company when things are hard?',
        'What would you like turned down for a while, {one}?',
      ],
      light: [
        'What would a new neighbour make of that sound?',
        "Which of {one}'s noises puzzles visitors?",
      ],
      short: [
        'What can be made out right now, if you both keep still?',
        'Which click, clink or hum does {one} make most?',
      ],
    },
    ideas: [
      'Keep still together for two minutes one evening, and name the sounds in turn until nobody finds a new one.',
      'Each records or imitates one sound of home. The other guesses what it is.',
    ],
    gentleIdea:
      'One evening, leave one calm sound on, such as a clock, rain or a fan. Each stays with it as long as they like.',
  },
  {
    id: 'daily-trace-at-home',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'Which trace of your partner at home makes you smile when you are there alone?',
    about: 'traces of your partner at home',
    reflections: [
      'A mug left on a shelf can be a mess at seven and a greeting at noon.',
      'When one is out, the other still has the shoes, the slips of paper and the half-read book around.',
    ],
    asks: {
      any: [
        'Which everyday thing means more to you than other people might guess?',
        "What goes through your head when you come across your partner's things?",
        'What would you love to find at home, next time you are there alone?',
        "Which of your partner's things may stay exactly where they lie?",
        'What could you leave at home this week for your partner to find?',
        'What would a stranger learn about you two from what lies around at home?',
        "What would your partner's things say about them if they could talk?",
        'When did your home first feel like it belonged to you both?',
        'How does it feel to know which of your traces your partner notices?',
        'Which moment with your partner does that trace bring back?',
      ],
      alike: ['When did that trace first turn up?', 'What would a visitor think it was?'],
      unlike: [
        'Which of the two traces is there on purpose?',
        'What would {one} tidy away that {other} would leave?',
      ],
      tender: [
        'What is it like to be there alone just now, if you want to tell?',
        'What could be left for you to find on such a day, {one}?',
      ],
      light: [
        'What would a detective conclude from it?',
        'How does {one} plead in the case of that sock?',
      ],
      short: [
        "What of the other's lies nearest to you now?",
        "Where do {one}'s glasses, keys and cups end up?",
      ],
    },
    ideas: [
      'Each leaves one trace on purpose this week for the other to come across: a note in a shoe, a peeled orange, a drawing on the list.',
      'Each finds three traces of the other in five minutes and shows them like a museum guide. Nothing is tidied until the tour is over.',
    ],
    gentleIdea:
      'Each of you puts one thing of your own that you like to look at where you will see it this week.',
  },
  {
    id: 'daily-set-differently',
    category: 'daily-life',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    needs: ['living-together'],
    content: 'Which switch, window or dial at home do you two set differently?',
    about: 'what you two set differently',
    reflections: [
      'A room at twenty degrees feels warm to whoever has just run up the stairs.',
      'Few people discuss a dial, as it is so much easier to turn it back in passing.',
    ],
    asks: {
      any: [
        'What kind of light and air do you like when you sit down to rest?',
        "When do you let your partner's setting win without a word?",
        'Which switch or dial would you happily leave to your partner from now on?',
        'What do you think when you find your setting changed again?',
        'How could you two settle heat, light and air for tonight?',
        "Which setting of your partner's could you live with?",
        'Which rule about heat or light did you grow up with?',
        'What does your setting do for you that your partner may not feel?',
      ],
      alike: [
        'What settled it in the end, habit or a jumper?',
        'What do guests say about that setting?',
      ],
      unlike: [
        "How could rooms or hours be divided between {one}'s setting and {other}'s?",
        'What could a blanket, a lamp or a door settle here?',
      ],
      tender: [
        'What would make the rooms easier on you this week, {one}?',
        'Which setting matters more to you on a weary day?',
      ],
      light: [
        'What is the best excuse for touching the dial again?',
        'How does {one} turn it back without being caught?',
      ],
      short: [
        'Which is it: heat, light, air, volume?',
        '{one}, what could be turned up or down right now?',
      ],
    },
    ideas: [
      'For two evenings, one has the say over heat, light and windows. For the next two it is the other. Jumpers are allowed.',
      'Each shuts their eyes while the other turns one lamp or dial. Say stop when it is right, and compare the marks.',
    ],
    gentleIdea:
      'For this week, leave the dial in the middle, and put out a blanket for each of you.',
    quietIdea:
      'This week, each of you may keep one thing within reach for your own comfort, such as a blanket, a jumper or a glass of water.',
  },
  {
    id: 'daily-place-to-be-alone',
    category: 'daily-life',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 2,
    needs: ['living-together'],
    content: 'Where at home do you go when you want an hour to yourself?',
    about: 'where you go to be alone at home',
    reflections: [
      'An hour alone can be a rest for one person and feel long to another.',
      'Under one roof, people find a place of their own for an hour: a bath, a shed, a parked car.',
      'A wish to be alone is easily taken for a wish to be rid of somebody.',
    ],
    asks: {
      any: [
        'What would make some time alone easier to come by this week?',
        'What turns an hour to yourself into a really good one?',
        'When you shut the door for an hour, what is it meant to say?',
        'What could you take over so your partner gets an hour undisturbed?',
        'When this week would an hour alone suit each of you?',
        'Which sign tells you that your partner longs for some time alone?',
        'What is different about you after an hour to yourself?',
        'What could your partner do to make that hour easier to have?',
      ],
      alike: [
        'What happens if you both head for the same spot?',
        'Which evening would suit both of you for it?',
      ],
      unlike: [
        'What does one of you do alone that the other likes to do in company?',
        'How does {one} say that it is time to be alone, and {other}?',
      ],
      tender: [
        'What would make such an hour easier to take, {one}?',
        'On which days is being alone the last thing you want?',
      ],
      light: [
        'Which message would hang on the door handle?',
        "What is {one}'s official reason for staying in there so long?",
      ],
      short: ['Which door, chair or lock is it?', 'Which things does {one} take along?'],
    },
    ideas: [
      'Each gets one quarter of an hour this week with a shut door and no reason given. The other keeps the world away.',
      'Agree on a sign for wanting to be alone, such as a hat on the handle. Each uses it once before Sunday, as a test.',
    ],
    gentleIdea:
      'Spend one evening in two rooms, with a good night at the end of it. Each may come out sooner.',
    quietIdea:
      'Each of you may take ten minutes alone in a place you like, at home or outdoors. Company before or after is welcome.',
  },
  {
    id: 'daily-kept-message',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    needs: ['long-distance'],
    content: 'Which message or picture from your partner have you kept for the days apart?',
    about: 'a message or picture you have kept',
    reflections: [
      'A message about milk can become worth keeping because of the day it was sent.',
      'A kept message can be read again on a day when no call is possible.',
    ],
    asks: {
      any: [
        'What makes a plain message worth keeping for you?',
        'What would you write if you wanted your next message to be kept?',
        'Which message of your own do you hope your partner still has?',
        "Which picture of your partner's ordinary day would you like to have?",
        'What would you like to get from your partner after a hard day apart?',
        'When on the days apart do you look at old messages?',
        "Which words of your partner's do you know by heart?",
        'What is hard to say on the phone, but easy to write?',
        'How was your own day when you sent the message or picture your partner kept?',
      ],
      alike: ['What else happened on the day it came?', 'Which of you remembers sending it?'],
      unlike: [
        'What makes a line worth keeping for each of you?',
        'What else do you two keep for the days apart, besides words?',
      ],
      tender: [
        'What would be good to have in writing for a bad day, {one}?',
        'Which old messages are best left unread for now?',
      ],
      light: [
        'What would a stranger make of the whole collection?',
        "Which blurred picture of {one}'s has been kept all the same?",
      ],
      short: ['What was in the last picture?', 'Which line did {one} send most recently?'],
    },
    ideas: [
      "Each picks one old message and sends it back with today's date. The other answers as if it were new.",
      'Each writes three lines by hand and sends a picture of the paper, for the other to open on the next day that drags.',
    ],
    gentleIdea:
      'Each sends one picture this week of where they are sitting, to be kept or deleted. It asks for no answer.',
    quietIdea:
      'Each of you may keep one kind line this week, from anybody or from a book, where you can find it again. No answer is called for.',
  },
  {
    id: 'daily-wish-you-there',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 2,
    needs: ['long-distance'],
    content: 'Which part of your ordinary day would you most like your partner to be there for?',
    about: 'the part of the day to share',
    reflections: [
      'Much of a day takes place on stairs, in queues and at desks, where no friend is looking.',
      'With miles in between, the gap is often felt less at the big moments than at the bus stop.',
    ],
    asks: {
      any: [
        'How much of your day do you like to talk about in the evening?',
        'What do you leave out when you tell each other about your day?',
        "Which part of your partner's day can you not picture at all?",
        'Which ten minutes of tomorrow could you two share from afar?',
        'What would be different about your ordinary day with your partner in it?',
        'What would your partner notice first, standing in your day with you?',
        'Who around you would you most like your partner to meet?',
        'What would you want to do there, in the part of the day your partner chose?',
      ],
      alike: [
        'Which detail would only your partner laugh at?',
        'How could that part of the day be shared by phone?',
      ],
      unlike: [
        'Which of the two moments could be shared from afar?',
        "What is {other} busy with during that part of {one}'s day?",
      ],
      tender: [
        'What is that part of the day like on your own, {one}?',
        'What would help at that time until you two meet?',
      ],
      light: [
        'Which job would the visitor be given at once?',
        'Which heap would {one} hide before the visit?',
      ],
      short: [
        'What time is it then, at both ends?',
        'Which wall, window or counter is {one} facing then?',
      ],
    },
    ideas: [
      'Take the other along for ten minutes of something plain, on an open line: the washing-up, the bus, the stairs. Another day, swap.',
      'Each describes the same minute of tomorrow, at five past six, in four lines. Send them at the same time.',
    ],
    gentleIdea:
      'For three days, each sends one picture or line a day about the plainest thing in reach. No answer is called for.',
    quietIdea:
      'Once this week, each of you may send or keep a line about something plain and near, such as a cup or a tree. It asks for no answer.',
  },
  {
    id: 'daily-after-the-call',
    category: 'daily-life',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 2,
    needs: ['long-distance'],
    content: 'When a call with your partner ends, what do you do in the quiet after it?',
    about: 'the quiet after a call',
    reflections: [
      'The same room can sound emptier after a call than it did before.',
      'When a call ends, two people turn back to two different rooms, and often to two different hours.',
    ],
    asks: {
      any: [
        'What would you like to have within reach when a call ends?',
        'What would make the quiet after a call a little softer for you?',
        "How do you picture your partner's first five minutes after a call?",
        'When after a call do you like to hear from each other again?',
        'Which last words do you like to carry with you from a call?',
        'Which call between you two stayed with you the whole evening?',
        "What gives your partner away when they don't want to hang up yet?",
        'What do you often remember to say only once the call is over?',
        'Knowing how your partner spends that quiet, what would you like to say before it?',
        'How long does it take before that quiet feels ordinary to you?',
      ],
      alike: [
        'How could a call end less suddenly for the two of you?',
        'Which topics wait until the next call, for both of you?',
      ],
      unlike: [
        'What makes a good last minute of a call for each of you?',
        'How do long calls compare with frequent short ones, for each of you?',
      ],
      tender: [
        'What could the first minutes afterwards hold for you, {one}?',
        'What would be good to be told just before a call ends?',
      ],
      light: [
        'What do you two always say three times before hanging up?',
        'What does {one} say to the dark screen?',
      ],
      short: ['What happens to the phone first?', 'Which chair or bench does {one} call from?'],
    },
    ideas: [
      'End the next call with a job for each of you, to be done at once: make tea, open a window, water something. Then send one word.',
      'For two calls this week, settle beforehand who hangs up. The other picks the last word.',
    ],
    gentleIdea:
      'After one call this week, each sends a plain good night a few minutes later, so that the end comes in two steps.',
    quietIdea:
      'After one call this week, each of you may take five minutes with a lamp on and something warm. A second message is optional.',
  },
  {
    id: 'daily-borrowed-thing',
    category: 'daily-life',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: "Which thing of your partner's do you like to borrow?",
    about: 'what you borrow from your partner',
    reflections: [
      'Some people lend their things gladly, and others like to be asked each time.',
      'Some things have two users for years, and one of them is still called the owner.',
    ],
    asks: {
      any: [
        'How do you like to be asked for a thing that is yours?',
        'What is it like for you to see your partner with something of yours?',
        'Which of your own things would you lend your partner for a hard week?',
        'What of yours may your partner take without ever asking?',
        "Which thing of your partner's would you like to borrow next?",
        'What is the story behind the thing you two swap most often?',
        'Which word, joke or habit have you borrowed from your partner without noticing?',
        'Which thing of yours do you secretly hope your partner will borrow?',
        'What does that thing do for you that your own things do not?',
        'What might your partner not know about the thing they like to borrow?',
      ],
      alike: [
        'How do borrowed things find their way back between you two?',
        'What happens when both of you reach for it on the same day?',
      ],
      unlike: [
        'How could you two agree on which things are shared?',
        'What does each of you like about having something from the other?',
      ],
      tender: [
        "{one}, what of {other}'s would be good to have near you just now?",
        'What would help you feel that your own things are in good hands?',
      ],
      light: [
        'What would a fair hire fee be, payable in biscuits?',
        'How would {other} look if everything borrowed came back on one day?',
      ],
      short: [
        "Which of {other}'s things did you use last, {one}?",
        'What lies around that nobody quite owns any more?',
      ],
    },
    ideas: [
      'Lend each other one thing for three days, such as a pen, a cap or, from afar, a song. Give it back with one line about where it has been.',
      'Each of you returns one borrowed thing this week, or asks to keep it a bit longer. The owner decides.',
    ],
    gentleIdea:
      "Each of you may ask for one thing of the other's to have nearby this week, such as a scarf or a book. A no is fine.",
  },
  {
    id: 'daily-after-dark',
    category: 'daily-life',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What do you like about being outdoors with your partner after dark?',
    about: 'being outdoors together after dark',
    reflections: [
      'After dark a lit window can be seen from a long way off.',
      'After dark, even a trip to the bins can feel like an outing.',
    ],
    asks: {
      any: [
        'What makes you feel at ease when it is dark outside?',
        'What changes in the talk between you two once it is dark outside?',
        'What would you two talk about on a long way home in the dark?',
        'What would you like your partner to show you out there at night?',
        'Where would you two go, with ten minutes to spare after dark?',
        'Which night outdoors with your partner do you still see before you?',
        'What do you notice outdoors at night that the day hides?',
        'Which side of your partner comes out only once it is dark outside?',
        'When you were small, what lived out there in the dark for you?',
        'Where would you like to go with your partner on the next dark evening?',
        'What helps you feel at ease outdoors after dark?',
      ],
      alike: [
        'Which of you is the first to want to go in again?',
        'On which evening could the two of you step out for a bit?',
      ],
      unlike: [
        'How far out would suit both of you: the doorstep, the corner, the hill?',
        'What is the dark to each of you: calm, thrilling, a bit too black?',
      ],
      tender: [
        '{one}, what would make an evening outdoors feel less heavy?',
        'Which light would you like to see on when you come in at night?',
      ],
      light: [
        'Which noise in the bushes turned out to have a dull cause?',
        'How brave is {one} when a cat jumps off a wall?',
      ],
      short: [
        'Moon, street lamp, torch, phone: what lights your way, {one}?',
        'What did you last go out for in the dark?',
      ],
    },
    ideas: [
      'One evening, spend ten minutes outside together, or each on the phone. Both name three sounds or lights before going in.',
      'Each picks one lit window, star or lamp tonight and makes up who it belongs to. Two minutes each.',
    ],
    gentleIdea:
      'One evening, each of you stands at an open door or window for three minutes, together or apart. Nothing is said about it.',
    quietIdea:
      'One evening, each of you may sit for a few minutes where you can see some sky. Wear something warm, and do it together or apart.',
  },
  {
    id: 'daily-cannot-find',
    category: 'daily-life',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'What kind of help do you like when you cannot find something?',
    about: 'looking for something you cannot find',
    reflections: [
      'Keys, glasses and letters can stay lost for an hour in a very small room.',
      'Being asked where you last had it helps some people and maddens others.',
    ],
    asks: {
      any: [
        'What is good to hear when you have looked everywhere twice?',
        'What happens to your temper when your partner joins the search?',
        'Next time something is missing, what would you like your partner to do first?',
        'What goes through your head while your partner turns the place over?',
        'Which remark would you gladly never hear again while you are searching?',
        'Which thing could get one fixed place, so nobody hunts for it again?',
        'What does your partner find easily that you would walk past ten times?',
        'How can your partner tell, just from your noises, how badly a search is going?',
        'How does the help you usually give fit with what your partner likes?',
        'What goes on in you, while searching, that your partner may misread?',
      ],
      alike: [
        'Which of you usually finds it in the end?',
        'How does the search go when both of you are in a hurry?',
      ],
      unlike: [
        'What is a lost thing to each of you: a nuisance, a puzzle, an alarm?',
        'What could you two agree on before the next thing goes missing?',
      ],
      tender: [
        'What would you like to hear while you are still searching, {one}?',
        'What could lie in one place, so that hard days begin with less searching?',
      ],
      light: [
        'Where has a lost thing turned up that no one would believe?',
        'What reward would {one} print on the poster?',
      ],
      short: ['What did you hunt for last, {one}?', 'Pocket, bag, sofa: where do you look first?'],
    },
    ideas: [
      'Each of you names the thing you hunt for most, gives it a place within five minutes, and tells the other where that is.',
      'Agree on two signs for the next lost thing: one for please help, one for leave it to the owner. Either of you may use them.',
    ],
    gentleIdea:
      'If something gets lost this week, nobody asks where it was last. Whoever is calmer looks for two minutes, and then it can wait.',
    quietIdea:
      'When something cannot be found this week, each of you may sit down for a few minutes first. Help is welcome, and so is a rest.',
  },
  {
    id: 'daily-day-after',
    category: 'daily-life',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'When something big is over, what is the first ordinary day like for you?',
    about: 'the ordinary day after something big',
    reflections: [
      'For weeks something big gives every day a direction, and then one morning it does not.',
      'The first plain day after something big can feel tired, empty or light.',
    ],
    asks: {
      any: [
        'What can be left for later on a day like that?',
        'What do you like to keep a little longer when something big is over?',
        'What do you still want to tell each other when something big is over?',
        'What shows you that something big is really over for your partner?',
        'How would you like your partner to treat you on the day after?',
        'Which usual thing tells you two that life is ordinary again?',
        'Which big thing that is long over do you two still bring up?',
        'What about your partner do you see only once all the fuss is over?',
        'What do you need on that day that your partner could not have known?',
      ],
      alike: [
        'What do the two of you do first once things are ordinary again?',
        'How long does it take until it feels like a plain week to both of you?',
      ],
      unlike: [
        'How could you two get through such a day at two different speeds?',
        'What is {one} still busy with when {other} is back to ordinary days?',
      ],
      tender: [
        '{one}, what may stay undone on a day like that?',
        'What sort of company, if any, would be right on such a day?',
      ],
      light: [
        'Which leftover of something big hangs about the longest?',
        'What does {one} miss most: the cake, the fuss or the excuse?',
      ],
      short: [
        'What do you do first on such a morning, {one}?',
        'Flat, glad, restless, worn out: which comes nearest to such a day?',
      ],
    },
    ideas: [
      'Look at the calendar for five minutes: after which day in the coming weeks would both of you like an easy one? Mark it with a dot.',
      'Each tells the other about one such day, from any year: what was over, and what there was for breakfast. Five minutes each.',
    ],
    gentleIdea:
      'Each of you picks one plain task for tonight, such as watering a plant or folding a towel, and does that and no more.',
  },
]
