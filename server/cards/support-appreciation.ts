import type { Card } from './card.ts'

export const supportAndAppreciation: readonly Card[] = [
  {
    id: 'support-day-easier',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What did your partner do this week that made your day a bit easier?',
    about: 'what made a day easier this week',
    reflections: [
      'Help is easiest to take when it fits the way things are already done.',
      'A lift, a meal, a call made: whatever makes a day easier is seldom written on a list.',
    ],
    asks: {
      any: [
        'How do you like to be asked before somebody helps you with something?',
        'Which bit of your week would you love to find already done?',
        'What about tomorrow would you like your partner to know already today?',
        'Which of your tasks would you love to hand over for one day?',
        'What does a bit of help like that change about the rest of your day?',
        "What help of your partner's means more to you than they may think?",
        "Where in your partner's day do you suspect a helping hand is missing?",
        'What about that day of yours would you like your partner to know?',
      ],
      alike: [
        'Which other hour of the day could use the same sort of help?',
        'How did the two of you end up easing the very same spot?',
      ],
      unlike: [
        'What did each of you do this week that the other hardly noticed?',
        'Where do your two days call for quite different kinds of help?',
      ],
      tender: [
        'If somebody could take one thing out of your tomorrow, {one}, what would you hand over?',
        'Which is the heaviest hour at the moment, if you feel like naming it?',
      ],
      light: [
        'What would the deluxe version of that help include?',
        'On which day this week could {one} have used a butler, {other}?',
      ],
      short: [
        'Which day dragged on the most?',
        'At what time of day would you send yourself a helper, {one}?',
      ],
    },
    ideas: [
      'Each of you names one five-minute thing that would make tomorrow easier. The other may take it on or pass; either answer is fine.',
      'On two days this week, send each other one line at noon: what is left of the day, and what could be skipped.',
    ],
    gentleIdea:
      'Together pick one thing that can go undone this week, and say out loud that it can wait.',
    quietIdea:
      'Each of you leaves one small job for another day and sits down for those ten minutes, in one room or two.',
  },
  {
    id: 'support-unsung-habit',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: "Which habit of your partner's are you glad of, though you rarely say so?",
    about: 'a habit that seldom gets a thank you',
    reflections: [
      'Habits that bother people get talked about more than the ones that help.',
      'A habit comes round so regularly that people stop noticing it, like a clock in the room.',
    ],
    asks: {
      any: [
        'Which habit of yours would you be glad to have noticed?',
        "Which habit of your partner's would you miss first, if it stopped?",
        'How would you like to hear that a habit of yours does your partner good?',
        'Which good habit is hard for you to keep up in a busy week?',
        'What do you do nearly every day with your partner in mind?',
        'Which habit between you two makes sense to nobody else?',
        "Which habit would you gladly change a little for your partner's sake?",
        "What would you copy from your partner's daily ways, if you could?",
        'How do you like to be told that something you do is noticed?',
        'What does that habit give you on an ordinary day?',
      ],
      alike: [
        'Who had that habit first?',
        'What would a week without that habit be like for you two?',
      ],
      unlike: [
        "Which habit of {one}'s looked odd to you before you knew the reason, {other}?",
        'What does each of those habits save the other one from?',
      ],
      tender: [
        'What small, regular thing would steady you at the moment, {one}?',
        'Which of your habits could take a few weeks off without anybody minding?',
      ],
      light: [
        'What noise would that habit make, if it made one?',
        "How would {other}'s habit look at double speed?",
      ],
      short: [
        'Which corner of the day does a habit of yours live in?',
        'What are you usually doing at eight in the morning, {one}?',
      ],
    },
    ideas: [
      'For three days, say just one word, seen, when you catch the other at a good habit. Nothing more.',
      "For one evening, each of you carries out the other's small habit for them, as well as you can.",
    ],
    gentleIdea:
      'Each of you keeps one small habit going this week and lets the others lapse. Tell each other which one you kept.',
    quietIdea:
      'Each of you may keep one small habit this week that does you good, such as a walk or a glass of water. The rest can go as it goes.',
  },
  {
    id: 'support-made-room',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What did your partner put aside lately to make room for you?',
    about: 'what was put aside to make room',
    reflections: [
      'Making room mostly means that a book stays closed or a bath goes cold.',
      "A plan dropped for somebody's sake is often not mentioned at all.",
    ],
    asks: {
      any: [
        'What would you like a little more room for in your own week?',
        'How do you notice that your partner has moved something to make room for you?',
        'What would you love to see your partner have more time for?',
        'What would you do with an evening that belongs to you alone?',
        'What did you put aside lately without ever mentioning it?',
        'How does your partner look when they finally get time for their own thing?',
        "Which plan of your partner's would you gladly clear a whole day for?",
        'How was it for you to put aside the thing your partner wrote about?',
      ],
      alike: [
        'Where could the thing you both put aside find an hour this month?',
        'Which of those plans would you take down from the shelf first?',
      ],
      unlike: [
        'What is easy to put aside for one of you that the other would miss?',
        'Which of those things did the other not know you had put aside?',
      ],
      tender: [
        'What could wait, {one}, so that you have a little more air?',
        'Which given-up thing do you miss, if you feel like saying?',
      ],
      light: [
        'If you had a cupboard for put-aside plans, which would fall out first?',
        'Which of your put-aside plans would march back in on its own?',
      ],
      short: [
        'What did you cancel, move or cut short in the last month?',
        'Which evening of your week is the fullest, {one}?',
      ],
    },
    ideas: [
      'Each of you names one thing the other set aside, and offers to take over something for fifteen minutes so that it gets its turn. Not now is a fine reply.',
      'Put both calendars side by side for five minutes. Each crosses out or moves one small thing in their own.',
    ],
    gentleIdea:
      'Leave one evening this week without a plan for either of you. It can stay empty, and nobody asks what came of it.',
  },
  {
    id: 'support-ten-words',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'If you had just ten words to thank your partner, what would you say?',
    about: 'a thank you in ten words',
    reflections: [
      'Ten words are enough for a telegram, and telegrams were kept in drawers for fifty years.',
      'With only ten words, what gets left out can be as hard to choose as what stays.',
    ],
    asks: {
      any: [
        'What few words would do you good to hear today?',
        "Which of your partner's words would you like to hear more about tonight?",
        'What would your next ten words be about?',
        'At which moment of the week would words like those do you most good?',
        'Which words of thanks would you like to keep in your pocket for a bad day?',
        'What would you thank your partner for that happened when nobody was looking?',
        'Which thank you is hardest for you to say with a straight face?',
        "What would you like to say back to your partner's ten words?",
      ],
      alike: [
        'Which word might the two of you have stolen from each other?',
        'If you two shared a single line of ten words, what would stay in?',
      ],
      unlike: [
        "Which word in {one}'s line would you not have thought of, {other}?",
        "What can a long thank you do that a short one can't?",
      ],
      tender: [
        'Which few words would do you good to read this week, {one}?',
        'What would be a kinder topic than thanks today, if there is one?',
      ],
      light: [
        'Which of those ten words would you print on a shirt?',
        "How would {one}'s line sound if it were read out at a railway station?",
      ],
      short: [
        'What would the three-word version be?',
        'Which single word would you put first, {one}?',
      ],
    },
    ideas: [
      'Each writes ten words to the other on a scrap of paper or in a message, and leaves them where they turn up by chance.',
      "Read both lines out once, each reading the other's aloud. No reply is asked for.",
    ],
    gentleIdea:
      'Send each other one word this week, any word that fits the day. It asks for no answer.',
    quietIdea:
      'Each of you may find a few words for today, on paper or only in your head. They are yours to send or to keep.',
  },
  {
    id: 'support-kind-to-others',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What does your partner do for others that few people see?',
    about: 'kindness to others that goes unseen',
    reflections: [
      'Few people talk of the bag they carried up for a neighbour or the cat they fed.',
      'Those close to a helper see the tired face, and may hear of the favour only by chance.',
    ],
    asks: {
      any: [
        'Which help of yours would you like your partner to know about?',
        'What would be nice between you two after a day spent helping others?',
        'Which of the people your partner helps would you like to hear about?',
        'When helping others gets too much, what could your partner do for you?',
        'What do others tend to turn to you for, as you see it?',
        'How do you like to be thanked for help that nobody sees?',
        "What happens in your partner's face when they can help someone?",
        'What would you two enjoy doing for someone who would never expect a thing?',
        'What makes you do the thing for others that your partner saw?',
        'What does it do to you to see your partner help like that?',
      ],
      alike: [
        'Which of those people would be most surprised to be mentioned here?',
        'What is it about you two that makes people turn to you?',
      ],
      unlike: [
        'How does {one} spot who could use a hand, {other}?',
        'How far can helping go before it becomes too much, for each of you?',
      ],
      tender: [
        "Which evening could stay free of other people's troubles, {one}?",
        'Which favour for others could you put down for a while?',
      ],
      light: [
        'What would the neighbours say if they were asked about the two of you?',
        'Which badge would you pin on {other} for services to others, {one}?',
      ],
      short: [
        'Which person did you last do something for, however small?',
        'What kind of favour do people tend to ask {other} for?',
      ],
    },
    ideas: [
      'Choose one person the other has been helping, and take one small piece of it off their hands this week: a call, an errand, a card.',
      'Each of you tells one story of help the other gave that you happened to witness. Two minutes each.',
    ],
    gentleIdea:
      'Each of you may turn down one request from outside this week. The other helps find the wording, if that is welcome.',
  },
  {
    id: 'support-picked-up',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What have you picked up from your partner that you now do without thinking?',
    about: 'what you picked up from each other',
    reflections: [
      'Laughs grow alike over the years, and their owners are the last to hear it.',
      'Nobody decides to pick up a phrase or a gesture; one day it just comes out.',
    ],
    asks: {
      any: [
        'Which of your own ways would you like to hold on to?',
        'What would you love your partner to pick up from you?',
        'What could your partner show you how to do this week?',
        'What are you still learning from the way your partner does things?',
        'What does your partner do in their own way that still puzzles you?',
        "When did you first catch yourself doing something your partner's way?",
        'Who noticed first that you two were growing alike in little ways?',
        "Which of your partner's ways could you perhaps come round to?",
        'What has it changed for you to do this the way your partner does?',
      ],
      alike: [
        'Which of you is the original?',
        'Where else has that same thing spread: to friends, to family?',
      ],
      unlike: [
        'What did each of you teach without knowing it?',
        'Which of the two things was harder to catch?',
      ],
      tender: [
        'Which way of yours, {one}, would you like to keep through all this?',
        'What did somebody once show you that still helps in hard weeks?',
      ],
      light: [
        "Which of {other}'s expressions has escaped into the wild by now?",
        'What would your younger self say on catching you at it?',
      ],
      short: [
        'Which word or phrase do both of you use a lot?',
        'What does {one} do at the table that you do now as well, {other}?',
      ],
    },
    ideas: [
      'Pick one thing each would like to learn from the other by next week: a knot, a dish, a phrase. Show it once, slowly.',
      'For one day, keep a tally of every phrase you caught from each other. Read the list out in the evening.',
    ],
    gentleIdea:
      'Each of you may do one thing entirely your own way this week. No reasons are called for.',
  },
  {
    id: 'support-quietly-proud',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'When were you quietly proud of your partner in the last few weeks?',
    about: 'being quietly proud of somebody',
    reflections: [
      'Well done is said at finish lines, and seldom on a Tuesday that was simply got through.',
      'People are proud of others for holding their tongue as well as for winning something.',
    ],
    asks: {
      any: [
        'Which ordinary effort of yours would you be glad to hear a well done for?',
        'How does it show on your face when you are quietly proud of your partner?',
        'How would you like to find out that your partner was proud of you?',
        'What have you done lately that even you were a little proud of?',
        'What is coming up for your partner that makes you proud already, however it goes?',
        'Who would you tell first, next time you are proud of your partner?',
        'What might make you quietly proud of each other in the weeks ahead?',
        'What keeps you quiet when you feel proud of your partner?',
        'How was it for you to be in the moment that made your partner proud?',
        'What do you think it took your partner to do what made you proud?',
      ],
      alike: [
        'What do those two moments have in common, as far as you can tell?',
        'Which of you knew at the time that somebody was watching?',
      ],
      unlike: [
        'What sort of thing makes you proud that leaves {other} cold, {one}?',
        'Which of those moments did its owner think nothing of?',
      ],
      tender: [
        'What did you manage lately, {one}, that deserves more credit than it got?',
        'Which would you rather hear just now: well done, or that was a lot?',
      ],
      light: [
        'What would be on the medal?',
        "How would a sports reporter call {other}'s finest minute of the month?",
      ],
      short: [
        'Where were you both at this time yesterday?',
        'What keeps {other} busiest this month, as far as you know, {one}?',
      ],
    },
    ideas: [
      'Next time pride comes over you, send a message on the spot with just two words: saw that. Once each is plenty.',
      'Each tells one other person this week what the other did, a friend or a sister, say, and reports back how it went.',
    ],
    gentleIdea:
      'On one evening, each of you names one thing that took effort that day. The other repeats it back, and adds nothing.',
    quietIdea:
      'On one evening, each of you may notice one thing that took effort that day, however small. It can be told, or quietly known.',
  },
  {
    id: 'support-friends-surprised',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What does your partner do for you that would surprise your friends?',
    about: 'what friends would be surprised by',
    reflections: [
      'Friends know a couple mostly from evenings and birthdays, and seldom from a Thursday.',
      'Favours such as finding lost glasses or warming a plate seldom come up among friends.',
    ],
    asks: {
      any: [
        'What would do you good on an ordinary Thursday?',
        'What goes on between you two that friends never get to see?',
        'How did you two fall into doing such things for each other?',
        'What good thing about you would you love to hear your partner tell friends?',
        'What does your partner do for you that you would not swap for anything?',
        'What do you do for your partner without thinking much of it?',
        'How would friends guess that you two look after each other?',
        'How do you speak about your partner when they are not in the room?',
        'Which side of your partner would your friends never believe without proof?',
        'What makes you do this for your partner, when nobody sees it?',
      ],
      alike: [
        'How come nobody outside has ever caught on to it?',
        'Which friend would claim to have known it all along?',
      ],
      unlike: [
        'Which of the two would raise more eyebrows?',
        'What do your friends get wrong about {other}, {one}?',
      ],
      tender: [
        'Which friend would understand how things are for you now, {one}?',
        "Which arrangement is nobody's business but yours?",
      ],
      light: [
        'Which friend would laugh loudest at that?',
        'What else would come to light if your friends had a hidden camera?',
      ],
      short: [
        'Which friend springs to mind first?',
        "How would {one}'s oldest friend describe you, {other}?",
      ],
    },
    ideas: [
      "Next time you see or write to a friend, each of you lets slip one good thing about the other. Swap the friend's reactions later.",
      'Each of you guesses three words a friend of the other would use about them. Compare the lists over tea or in a call.',
    ],
    gentleIdea:
      'Each of you names one friend it would do good to hear from, and sends a hello this week. Long letters are not called for.',
    quietIdea:
      'Each of you may think of one friend it would do good to hear from, and send a hello this week. A line is plenty.',
  },
  {
    id: 'support-still-warms',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What did your partner once do for you that still warms you?',
    about: 'something from back then that lasts',
    reflections: [
      'A deed can be remembered for years, while the one who did it may have forgotten.',
      'Some deeds from years ago stay warm long after the reason for them is gone.',
    ],
    asks: {
      any: [
        'What small thing would warm your heart a little this week?',
        'What did that kindness change for you at the time?',
        'Which story from your early days would you love to hear told again?',
        'What kind thing of yours do you hope your partner still remembers?',
        'Which detail can you still see when you think of that old kindness?',
        'Which kindness between you two have you never talked about since?',
        "What were you going through when your partner's kindness reached you most?",
        'What did you have in mind when you did what your partner remembers?',
        'What have you not yet told your partner about how that helped you?',
      ],
      alike: [
        'What was it about those days that both of you went back to them?',
        'Which small thing about that day does each of you remember differently?',
      ],
      unlike: [
        'Which of the two stories is new to the person in it?',
        "What do you remember of {one}'s story, {other}?",
      ],
      tender: [
        'Which memory is good company for you just now, {one}, if any is?',
        'What from back then may stay where it is today?',
      ],
      light: [
        'Who would play the two of you in that scene?',
        'Which part of the story gets bigger each time it is told?',
      ],
      short: [
        'Under which year would you file it?',
        'What was the place like, {one}, in three words?',
      ],
    },
    ideas: [
      'Each of you finds one photo or message from that time and shows it to the other. Two minutes of story each.',
      'Repeat a tiny part of it this week: the same soup, the same song, the same silly card. Each picks one part.',
    ],
    gentleIdea:
      'Each of you names one year that was kind to you, and one thing from it. The other just listens.',
    quietIdea:
      'Each of you may warm your hands on a cup for a few minutes this week, at one table or apart. Talking is optional.',
  },
  {
    id: 'support-kind-first-move',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'When you are upset, what is the kindest thing your partner can do first?',
    about: 'the first kind move when you are upset',
    reflections: [
      'The first kind move is often a glass of water, since nobody knows what else to bring.',
      'The first move is mostly a guess, made by somebody who is worried as well.',
    ],
    asks: {
      any: [
        'What is it fine to bring you, without asking, when you are upset?',
        'How did you find out what helps you when you are upset?',
        'What goes on in you when you see your partner upset?',
        'How could you say kindly that a first move was not quite right?',
        'What shows you that your partner is upset, before a word is said?',
        'Which sign could tell your partner that you are upset and want company?',
        'What do you two like to do together once the worst is over?',
        'When did your partner do just the right thing, perhaps by accident?',
        'What do you usually say when you are upset, but mean the opposite?',
        'What have you tended to do first until now, when your partner is upset?',
        'How long do you need that first kind thing before you can talk?',
      ],
      alike: [
        'If both of you are upset at once, which of you could go first?',
        'What did each of you see done for upset people when you were little?',
      ],
      unlike: [
        'How could you ask each other, in three words, which kind of moment it is?',
        "What about {one}'s wish is hard to do when it counts, {other}?",
      ],
      tender: [
        'Which move would be right for today, {one}?',
        'What may be left for later, so that the first minutes stay simple?',
      ],
      light: [
        'Which snack belongs in the emergency kit?',
        'What is the funniest wrong first move anybody has ever made with you?',
      ],
      short: [
        'What do you reach for when you are upset: a blanket, a phone, a door handle?',
        'Which would be better for {one}: someone near, or someone one room away?',
      ],
    },
    ideas: [
      'Agree on a sign each, a word or a cup turned over, that asks the other for their first kind move. Practise it once while all is calm.',
      'Each writes their first move on a card in four words, such as: tea first, questions later. Swap cards and keep them.',
    ],
    gentleIdea:
      'Whoever is upset this week may say just two words, not now. The other says two as well: all right. Both count as kind.',
    quietIdea:
      'Whoever is upset this week may choose what comes first: quiet, company or some air. Either of you may choose anew at any time.',
  },
  {
    id: 'support-effort-to-notice',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'What did you work hard at this week that you would like noticed?',
    about: 'the effort you would like noticed',
    reflections: [
      'People ask whether a job is finished, and seldom whether it was heavy.',
      "Hard work done well leaves no trace, so there is nothing to catch anybody's eye.",
    ],
    asks: {
      any: [
        'How could people show that they see how hard you work?',
        'What would you love to hear about the effort you made this week?',
        "Which hour of your partner's week would you like to hear about from start to end?",
        'What would be a good reward for both of you after a week like that?',
        "Which effort of your partner's did you see this week without saying so?",
        'What took longer this week than anybody would guess?',
        'What did your partner take on this week that you would find really hard?',
        'What was the hardest hour in the work you wrote about?',
        'What do you wonder about the work that your partner wants noticed?',
      ],
      alike: [
        'Which of you has the steeper week ahead?',
        'How could the two of you split it, next time round?',
      ],
      unlike: [
        'What kind of effort is easy to spot in {one}, {other}?',
        'Which is harder work for you: hands, head or patience?',
      ],
      tender: [
        'What would be enough for this week, {one}, with no extra?',
        'How would you like somebody to answer when you say that it was a lot?',
      ],
      light: [
        'Which trophy would fit an effort like that?',
        'How tall would the statue of {one} at work be?',
      ],
      short: [
        'On which day were you busiest?',
        'If {other} had watched one minute of your week, {one}, which minute would you pick?',
      ],
    },
    ideas: [
      'Each of you names, in one sentence, what the other worked hard at this week, as you saw it. The other may correct the picture.',
      'Send a photo of one thing you finished, however dull: a form, a drawer, a pot. The other sends back one word; then swap.',
    ],
    gentleIdea:
      "Each of you strikes one effort off this week's list, and tells the other which. No reasons asked.",
    quietIdea:
      'Each of you may take ten minutes off from all effort this week, lying down or in a good chair. Nothing is expected afterwards.',
  },
  {
    id: 'support-listener-not-plan',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'How can your partner tell when you want a listener and not a plan?',
    about: 'wanting a listener and not a plan',
    reflections: [
      'Good advice that comes too early sounds a lot like please stop.',
      'The same sentence about a rotten day can be a call for ears or a call for tools.',
    ],
    asks: {
      any: [
        'Which question would you like to hear before any advice?',
        'Which little thing tells you that the tools are away and somebody is listening?',
        'What could you say first, next time you want a listener and no plan?',
        'What helps you just listen when you would much rather fix things?',
        'How could you let your partner know that a plan would now be welcome?',
        'What changes for you once you have been heard to the end?',
        'What goes on in you while you bite back a good idea?',
        "When did your partner's advice turn out to be exactly right?",
        'What could your partner do in the first minute after seeing that sign?',
      ],
      alike: [
        'When you both want to be listened to, which of you could start?',
        'Which of you slips into planning first?',
      ],
      unlike: [
        'When is a plan just what each of you wants?',
        'Which opening words would tell a listener that tools are wanted?',
      ],
      tender: [
        'Which well-worn tip would you thank {other} for skipping, {one}?',
        'Which is better today: to be asked more, or to be let be?',
      ],
      light: [
        'What is the most useless piece of advice anyone ever gave you?',
        'Which traffic sign would warn {other} that no plans are wanted, {one}?',
      ],
      short: [
        'Which gives it away first: the sigh, the face or the choice of words?',
        'What was the last thing you just wanted off your chest, {one}?',
      ],
    },
    ideas: [
      'This week, start one story with the word ears or the word tools, so the other knows what is wanted. One story each.',
      'Set a timer for three minutes: one talks, the other only nods and asks for more. Then swap, and stop there.',
    ],
    gentleIdea:
      'Each of you may say the word ears once this week. The other then listens for two minutes and says thank you.',
    quietIdea:
      'Each of you may talk for a few minutes this week to somebody who just listens. It can be the other, a friend or a doctor.',
  },
  {
    id: 'support-on-your-side',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'When did you last feel that your partner was firmly on your side?',
    about: 'having somebody on your side',
    reflections: [
      'Standing up for somebody can be as quiet as not laughing along.',
      'Whose side a person is on shows most plainly when a third person is there.',
    ],
    asks: {
      any: [
        'What could your partner do that would feel like being on your side?',
        'What small sign tells you that your partner is with you?',
        'How can your partner disagree with you and still be on your side?',
        'Which words would you love to hear from your partner in front of others?',
        'Where could you use your partner on your side this week?',
        'What changes for you when you know that you are not alone?',
        'When would you stand up for your partner without a second thought?',
        'What do you want most from your partner when you are in the wrong?',
        'What did that moment change in how you felt in the days after?',
      ],
      alike: ['What were the two of you up against?', 'Which of you was quicker to take a stand?'],
      unlike: [
        'Which sign of backing does each of you look out for?',
        'How can two people be on one side and still not agree?',
      ],
      tender: [
        'Who else belongs in your corner just now, {one}?',
        'What would standing by you mean this week, in plain deeds?',
      ],
      light: [
        'What would be printed on the scarves of your side?',
        'Which fight would you not want {one} to join under any circumstances, {other}?',
      ],
      short: [
        'Where would you be glad of a second person next to you?',
        'Which comes first to mind, {one}: a counter, a table or a phone call?',
      ],
    },
    ideas: [
      'Each of you names one matter this week in which you would like backing, and the one sentence you would want the other to say.',
      "Once this week, tell someone else, in the other's hearing or in a shared chat, that you see a thing the same way. Each picks the matter.",
    ],
    gentleIdea:
      'Each of you finishes this line on paper: these days it would help to have somebody take sides in … Show it or keep it.',
    quietIdea:
      'Each of you may think of one person who is on your side, near or far. A short message to them is fine, and so is only the thought.',
  },
  {
    id: 'support-carrying',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'What are you carrying this week that you would like your partner to know about?',
    about: 'what each of you is carrying this week',
    reflections: [
      'A load can be a deadline, a sick friend or a letter that lies unopened.',
      'Telling a person what you carry is one thing; handing it over is another.',
    ],
    asks: {
      any: [
        'How often, if at all, would you like to be asked about your load?',
        "Which part of your partner's load would you like to understand better?",
        "How could your partner ask about this week's load in a way you'd like?",
        'What could your partner take off your hands, if only for an hour?',
        'What would you like your partner to know about, and not take over?',
        'How does it show in you when the load gets too much?',
        "What have you guessed about your partner's week that they have not said?",
        'What would let you put your load down for a little while?',
        "What could you do differently this week, now that you know your partner's load?",
      ],
      alike: [
        'If you both carry the same thing, which end does each of you have?',
        'Who could take a corner of it besides the two of you?',
      ],
      unlike: [
        "Which side of {one}'s load is still unclear to you, {other}?",
        'Where does the load of one of you brush against that of the other?',
      ],
      tender: [
        'How would you like {other} to ask after it on Wednesday, {one}?',
        'What can wait untold for now?',
      ],
      light: [
        'What would it be packed in: a suitcase, a sack or a shopping net?',
        'Which bit of it would {one} leave on a bus by accident?',
      ],
      short: [
        'Which day this week looks the heaviest from here?',
        'What are you hoping to have behind you by Sunday, {one}?',
      ],
    },
    ideas: [
      'On Wednesday, each asks the other one question: how is the thing from the other day? Two sentences in reply are plenty.',
      'Each of you writes your load on a slip of paper. Swap slips, keep them in a pocket for one day, then give them back.',
    ],
    gentleIdea:
      'Each of you may think of one person, anywhere, who could help to carry a little of it.',
  },
  {
    id: 'support-cheering',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 1,
    content: 'Where in your life could you use someone cheering for you right now?',
    about: 'where you could use some cheering',
    reflections: [
      'At a long race people cheer at every corner, not only at the finish.',
      'Nobody cheers at form filling or at the third try, though that is where it would come in handy.',
    ],
    asks: {
      any: [
        'What would you most like support to give you: courage, calm, or company?',
        'What would you love to hear from your partner at the hardest point?',
        'How will your partner know when you could use a cheer?',
        'What have you done before that only worked because somebody cheered you on?',
        'On which day this week would a cheer from your partner come in handy?',
        'What kind of cheering would only get in your way?',
        'Where do you think your partner deserves louder cheers than they get?',
        'Who cheered for you first in life, as far as you can remember?',
        'What have you seen in your partner that will help them there?',
        'What would a small success look like in the thing you wrote about?',
      ],
      alike: [
        'What could the two of you call out to each other at the halfway mark?',
        'Which of you has the next hurdle in front of them?',
      ],
      unlike: [
        "What does {one}'s kind of cheering sound like to you, {other}?",
        'Which of the two races is the longer one?',
      ],
      tender: [
        'What would cheering look like if it had to be very quiet?',
        'Which two words would spur you on without any shouting, {one}?',
      ],
      light: ['How would the chant go?', 'Which mascot would run along the side line for {one}?'],
      short: [
        'Which thing on your list has been there longest?',
        'At what time tomorrow would a thumbs up do you good, {one}?',
      ],
    },
    ideas: [
      'Each names one moment this week when a cheer would come in handy. At that minute the other sends one word or a silly sound.',
      'Write each other a start number for the thing you are at, with a name for the race, and put it where it gets seen daily.',
    ],
    gentleIdea:
      "Each of you writes three quiet words for the other's long stretch and leaves them where they will be found.",
    quietIdea:
      'Each of you may write a few kind words to yourself, as you would to a friend, and keep them where only you will find them.',
  },
  {
    id: 'support-hard-to-accept',
    category: 'support',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 2,
    content: 'Which kind of help do you find hard to accept?',
    about: 'help that is hard to accept',
    reflections: [
      'A casserole from next door is soon followed by the thought of what to bring back in the dish.',
      'Taking help can be harder than giving it, since it shows that something was missing.',
    ],
    asks: {
      any: [
        'What kind of help would you take gladly, with nothing owed afterwards?',
        'How could such help be offered so that you would want to say yes?',
        'How can you two offer each other help that is easy to turn down?',
        'What do you hope your partner hears in your no thanks?',
        'What question could come before anybody steps in to help you?',
        'What goes through your head just before you say no to help?',
        'When were you glad in the end that you let your partner help?',
        'Who taught you to do things on your own?',
        'When have you offered your partner the very help they find hard to accept?',
        'What do you fear would happen if you accepted that kind of help?',
      ],
      alike: [
        'Who could help you both, without either of you asking the other?',
        'Which way of offering help makes it easiest to take for both?',
      ],
      unlike: [
        'What is simple for {one} to accept that is a big step for you, {other}?',
        'How might a helper tell your no from a maybe?',
      ],
      tender: [
        'What would help look like if nobody made anything of it?',
        'Which steps of it do you want left to you, {one}?',
      ],
      light: [
        'What is the worst help you ever got?',
        'What would {one} rather carry up four floors than ask about?',
      ],
      short: [
        'What do you say first when somebody offers to help?',
        'Which is easier for you to take, {one}: a lift, a loan or a listening ear?',
      ],
    },
    ideas: [
      'Each offers the other one tiny help this week that can be refused with a shake of the head. If it is taken, nobody says thank you twice.',
      'Each asks the other for one thing you could easily do yourself: reach, carry, look up. Just to practise the sentence.',
    ],
    gentleIdea:
      'Each of you may think of one kind of help that would be welcome now, and of who could give it.',
  },
  {
    id: 'support-small-comfort',
    category: 'support',
    mechanism: 'coping',
    valence: 'warm',
    depth: 1,
    content: 'What small comfort would you like to find waiting after your hardest day this week?',
    about: 'a small comfort after the hardest day',
    reflections: [
      'Comfort has no manners: it likes the old jumper, the burnt toast and the same film again.',
      'Comfort after a hard day can be as plain as dry socks or a lamp left on.',
      "One person's comfort after a long day is a bath, another's is a door that shuts.",
    ],
    asks: {
      any: [
        'Which comfort of yours would you like nobody to raise an eyebrow at?',
        'How would you notice that your partner could do with such a comfort, too?',
        'Which little touch would make that comfort just right?',
        'Which day this week looks like the one that will call for comfort?',
        'What gives you away when a day has been hard?',
        'How can you tell within seconds what kind of day your partner has had?',
        "What would it take for you to have your partner's comfort waiting?",
        'How much company would you like with the comfort you named?',
      ],
      alike: [
        'If one comfort suits you both, which of you gets it ready?',
        'On which evening could it wait for both of you at once?',
      ],
      unlike: [
        "Which part of {one}'s comfort would leave you cold, {other}?",
        'How could both comforts fit into one evening, one after the other?',
      ],
      tender: [
        'What would be comfort enough this week, {one}, if it came in a very small size?',
        'What would make a hard evening pass more gently?',
      ],
      light: [
        'What would be on the menu of the comfort hotel?',
        "Which pet would deliver {one}'s comfort to the door?",
      ],
      short: [
        'Which would you pick: something warm, something sweet or something quiet?',
        'Which lamp, song or socks go on when the day is done, {one}?',
      ],
    },
    ideas: [
      'Each of you names your hardest day. On that day the other leaves or sends one small comfort, no bigger than a cup of tea.',
      'Put together a comfort box, one thing from each: a song title, a biscuit, a joke, a pair of socks. It is free to raid all week.',
    ],
    gentleIdea:
      'On the hardest evening, no questions and no news for the first quarter of an hour. Each does what is easiest.',
    quietIdea:
      'On the hardest evening, each of you may put one small comfort within reach, such as a blanket, warm socks or tea. Ten quiet minutes go with it.',
  },
  {
    id: 'support-last-hard-week',
    category: 'support',
    mechanism: 'coping',
    valence: 'warm',
    depth: 2,
    content: 'How did you two get through the last hard week you had?',
    about: 'how you two got through a hard week',
    reflections: [
      'In a hard week the milk still runs out and the bin still fills.',
      'People in a hard week do what works, and hardly notice that they are doing it.',
      'Looking back on a hard week, two people may not pick the same day as the worst.',
    ],
    asks: {
      any: [
        'Which plain daily thing steadies you in a hard week, if any does?',
        'What did your partner do that week that you still remember?',
        'What kind of evening does you two good in the middle of a hard week?',
        'What are the first signs that one of you is in for a hard week?',
        'What did you keep to yourself in that hard week?',
        'What can you two let slide when a week gets hard?',
        'What would the two of you do earlier, if another hard week came?',
        "Which strength of your partner's only shows when things get rough?",
        'What gave you two a little air in that week, if anything?',
        'What did you not know then about how your partner got through it?',
        'What from that week would be good to do in easy weeks as well?',
      ],
      alike: [
        'Which of those ways came from you two, and from nobody else?',
        'What could stay ready in a drawer for the next such week?',
      ],
      unlike: [
        'Which day of that week would {one} tell otherwise than you, {other}?',
        'Who held the rope on which day?',
      ],
      tender: [
        'What is still left over from that week, {one}?',
        'What would have made it a little less hard?',
      ],
      light: [
        'What title would that week get as a disaster film?',
        'Which meal kept {one} alive that week?',
      ],
      short: [
        'Which evening of that week was the least bad?',
        'Which food got you to the end of it, {one}?',
      ],
    },
    ideas: [
      'Write a card for the next hard week, three lines from each: what helped, what to skip, whom to call. Put it where you both find it.',
      'Each of you thanks the other for one deed of that week, by name and day: for the Thursday you fetched the parcel.',
    ],
    gentleIdea:
      'Each of you picks one rule for a hard week, like toast for dinner or no visitors. It holds until Sunday.',
    quietIdea:
      'Each of you may make one evening simpler this week: toast for supper, an early bed, or a friend at the door or on the phone.',
  },
  {
    id: 'support-someone-unkind',
    category: 'support',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 2,
    content: 'What helps you most when somebody else has been unkind to you?',
    about: 'what helps after somebody was unkind',
    reflections: [
      'The right answer to an unkind word often turns up two hours later, in the shower.',
      'An unkind remark takes four seconds to say and can be turned over for a week.',
      'After an unkind word from outside, some want an ally with a sword and some want a change of subject.',
    ],
    asks: {
      any: [
        'What is good for you to hear in the first hour after an unkind word?',
        "How can your partner tell that somebody's unkind word is still on your mind?",
        'What could your partner ask first, when you tell of an unkind word?',
        'What is better left unsaid, right after somebody was unkind to you?',
        'How do you get an unkind remark out of your head again?',
        'What do you feel like doing when someone is unkind to your partner?',
        'Which unkind remark from long ago has lost its sting by now?',
        'How could you let your partner know that you need that help?',
      ],
      alike: [
        "Who gets angry first on the other's behalf?",
        'What could be your joint answer to somebody unkind, said only between you two?',
      ],
      unlike: [
        'Where would {one} laugh it off and you would not, {other}?',
        'How much help is too much, for each of you?',
      ],
      tender: [
        'Which part of it can rest today, {one}?',
        'Which sentence would undo a little of that remark?',
      ],
      light: [
        'What is the best comeback that came to you two hours too late?',
        'Which curse, of the harmless kind, would {other} put on them for you, {one}?',
      ],
      short: [
        'Where does it land: in your stomach, your sleep or your temper?',
        'Which helps more, {one}: a rant, a snack or a nap?',
      ],
    },
    ideas: [
      'Invent one harmless curse together for unkind people, such as: may their socks stay damp. Use it in full voice once.',
      "Each tells the other one unkind remark that can be thrown out for good. Write it down, tear it up, and each tears the other's half.",
    ],
    gentleIdea:
      'If someone was unkind this week, say so in one line. The other answers only: that was not all right.',
    quietIdea:
      'Each of you may do one kind thing for yourself this week. If someone was unkind, telling somebody you trust is fine too.',
  },
  {
    id: 'support-no-words-for-it',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 3,
    content: 'When did you last need your partner without finding the words to ask?',
    about: 'needing somebody and not finding the words',
    reflections: [
      'Somebody who would like company may do no more than leave a door open.',
      'From outside, not finding the words can look just like not wanting anything.',
    ],
    asks: {
      any: [
        'What is good company for you when there are no words?',
        "How would you like to be asked, the next time words won't come?",
        "Which small sign could stand for asking, when the words won't come?",
        'What had you hoped your partner would see at that moment?',
        'When you go quiet, what is a kind thing for your partner to do?',
        'How do you notice that your partner is hoping for something unsaid?',
        'Which three words would be enough to ask your partner to stay close?',
        'When did your partner come to you without being called?',
        'Which small wish of yours is the easiest to say out loud?',
        'What, if anything, did you notice in your partner at that time?',
        'What got in the way of the words then, as you see it now?',
      ],
      alike: [
        'If you are both out of words, what could stand in for them?',
        'What tells each of you that the other has run out of words?',
      ],
      unlike: [
        'What can look like coldness and be nothing of the kind?',
        'What does {one} do in place of asking, {other}, as you see it?',
      ],
      tender: [
        'Which words would you have liked to have ready, {one}?',
        'What is better left for another day?',
      ],
      light: [
        'Which flag would you hoist?',
        'What would {one} send as a signal: smoke, a pigeon or a pot lid?',
      ],
      short: [
        'What did you do that evening instead?',
        'Which word is the hardest to get out: stay, come, or please?',
      ],
    },
    ideas: [
      'Choose a sign that means: please come. A sock on the door handle, a dot in a message. Each may use it once this week.',
      'Each of you writes one unfinished line: when no words come, it would help if … Swap the lines and leave it there.',
    ],
    gentleIdea:
      "Each of you picks one emoji or object that stands for: it's a lot today. The other answers with the same one. That's all.",
    quietIdea:
      'Each of you may point to or send one thing that shows how today is, such as a cloud or a blanket. Words can come later, or not.',
  },
  {
    id: 'support-second-go',
    category: 'support',
    mechanism: 'repair',
    valence: 'tender',
    depth: 3,
    content: 'What would you like a second go at saying to your partner?',
    about: 'a second go at saying something',
    reflections: [
      'An old talk does not stay where it was left, since both have gone on with it in their heads.',
      'Words that came out crooked tend to come back at night, in a better version.',
      'A second go does not wipe out the first, but it can stand beside it.',
    ],
    asks: {
      any: [
        'What do you need before you can come back to an old talk?',
        'What do you most hope comes across when you say something again?',
        'How would you like your partner to listen while you have a second go?',
        'What helps you listen when your partner comes back to an old talk?',
        'Which first sentence would be a good way back into that talk?',
        'Where would you find it easiest to have that second go?',
        "Which sentence of your partner's would you like to hear once more, with more time?",
        'What do you tend to say too fast, too late or too loudly?',
        'What was going on for you on the day your partner has in mind?',
        'What do you know now that makes you want to say it differently?',
      ],
      alike: [
        'If it is the same evening you both think of, which sentence was the turning point?',
        'How could you settle who speaks first this time?',
      ],
      unlike: [
        "What reached you of {one}'s first go, {other}?",
        'Where is it a matter of tone, more than of what was said?',
      ],
      tender: [
        'Which part of it would you rather write down than say, {one}?',
        'Which answer would suit you: a nod, a word, or nothing for now?',
      ],
      light: [
        'Which film scene could use a second take as badly as that?',
        "What would the stage directions say for {one}'s second go?",
      ],
      short: [
        'In which place was it said the first time?',
        'With which word would you begin this time, {one}?',
      ],
    },
    ideas: [
      'Each takes one sentence from this week and says it a second time, the way it was meant. The other just says: got it.',
      'Write the better version by hand, no more than three lines, and swap. Nobody answers before tomorrow.',
    ],
    gentleIdea:
      'Each of you picks one sentence from the past that needs no second go this week. Name it, or just nod, and let it be.',
    quietIdea:
      'Each of you may write down, for yourself, one sentence as you would put it now. There is no hurry for anybody to hear it.',
  },
  {
    id: 'support-though-tired',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What did your partner do for you lately though they were tired themselves?',
    about: 'what somebody did in spite of being tired',
    reflections: [
      'Late in the evening a flight of stairs has more steps than at noon.',
      'A favour done with heavy eyelids looks the same from outside as one done at noon.',
    ],
    asks: {
      any: [
        'Which small kindness counts double for you on a tired evening?',
        'How can you two be good to each other when both are tired?',
        'Which little job would you gladly hand over on a tired evening?',
        'What may your partner leave undone for you when they are tired?',
        'What tells each of you that the other one is tired, before any yawn?',
        'What do you think keeps your partner going when they are tired?',
        'Which kind thing do you do half asleep, almost without thinking?',
        'What made it worth doing for you, tired as you were?',
      ],
      alike: [
        'How did that evening end for each of you?',
        'If both of you are dead tired, which favours are off until morning?',
      ],
      unlike: [
        'What costs {one} the most when tired that you could do half asleep, {other}?',
        'How does tiredness show on the one of you who hides it better?',
      ],
      tender: [
        'What could be dropped tonight, {one}, so that you can rest sooner?',
        'Which tired hour of yours would be easier with your partner near?',
      ],
      light: [
        'Which odd thing did sheer tiredness ever lead you to?',
        'How does {one} look when the batteries are at two per cent, {other}?',
      ],
      short: [
        'What do you skip when your eyes are closing?',
        'Which day this month did you fall asleep fastest, {one}?',
      ],
    },
    ideas: [
      'Each gives the other a voucher, spoken or written: one favour that you may skip because you are tired. It is good for seven days.',
      "On one tired evening, do each other's smallest last task: the lights, the alarm, the bins, or a goodnight message.",
    ],
    gentleIdea:
      'Tonight, whoever is more tired says so first, and both of you leave out one thing.',
    quietIdea:
      'Tonight each of you may lie down ten minutes sooner than usual, wherever you are. Whatever is left can stand until tomorrow.',
  },
  {
    id: 'support-smallest-thanks',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What is the smallest thing you could thank your partner for today?',
    about: 'the smallest reason to say thanks',
    reflections: [
      'For passing the salt or holding a door, a nod is often all the thanks there is.',
      'A thank you for something tiny may puzzle the person who did it.',
    ],
    asks: {
      any: [
        'Which small favour would you be glad of tomorrow?',
        'Which small thing did you do today that nobody thanked you for?',
        'What tiny thing have you two been doing for each other for ages?',
        'What tiny thing could your partner do tomorrow that would make you smile?',
        'Which small thing would you notice at once if it did not happen tomorrow?',
        'What did your partner do today that you only half noticed?',
        'Which tiny thing of yours would your partner miss by Friday, do you guess?',
        'Which small thing would you like to do for each other more often?',
        'How do you like to be thanked for something small?',
      ],
      alike: [
        'Which of you can find a still smaller one?',
        'Since when has that small thing been going on between you?',
      ],
      unlike: [
        "What is tiny in {one}'s eyes and rather big in yours, {other}?",
        'Which of those two things took less time?',
      ],
      tender: [
        'Which tiny thing could be of use to you before tonight, {one}?',
        'If today held little to be thankful for, what was the least bad part?',
      ],
      light: [
        'What would the ceremony be for a favour of that size?',
        "Which trumpet would be small enough for {one}'s thank you?",
      ],
      short: [
        'What did one of you last pass to the other?',
        'Which object would {one} have missed today if it had not been there?',
      ],
    },
    ideas: [
      'For one day, thank each other for everything that takes less than ten seconds. Stop when you get the giggles.',
      "Each hides one tiny favour in the other's day tomorrow. At night both of you guess what it was.",
    ],
    gentleIdea:
      'Each of you does one thing for yourself that takes under a minute, and tells the other what it was.',
    quietIdea:
      'Each of you may do one thing for yourself today that takes a minute, such as a stretch or a glass of water. Telling is optional.',
  },
  {
    id: 'support-present-just-right',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which present from your partner got you just right?',
    about: 'a present that got you right',
    reflections: [
      'A present is a guess about somebody, with a bow on it.',
      'What a present cost and how well it fits its owner have little to do with each other.',
    ],
    asks: {
      any: [
        'What do people often guess wrong about what you like?',
        'Which old present would you never part with, however worn it is by now?',
        'Which present, however silly, would you love to unwrap some day?',
        'How do you like to let your partner know what you would love?',
        'How do you find out what your partner would really like?',
        'What would you two enjoy doing together in place of any present?',
        'What goes through your head while you unwrap a present and your partner watches?',
        'Which present were you most nervous to give your partner?',
        'What would you love to see your partner unwrap, whoever it came from?',
        'What did that present show you about how your partner sees you?',
      ],
      alike: [
        'For which of the two of you is a present harder to find?',
        'What do those presents know about you two?',
      ],
      unlike: [
        'Which would {one} rather unwrap, {other}: something useful or something daft?',
        'What comes first when you look for a present: the person or the shop?',
      ],
      tender: [
        'What could somebody give you just now that no shop sells, {one}?',
        'Which occasion can pass without any presents this year?',
      ],
      light: [
        'What was the most wrong present of all times?',
        'If {one} were a present, what would be on the label, {other}?',
      ],
      short: [
        'Which gift do you have within reach as you read this?',
        'What could you use a new one of, {one}?',
      ],
    },
    ideas: [
      'Each makes the other a present tonight out of what is lying around, in ten minutes at most. Paper clips and poems count.',
      'Each of you names a present of the kind that costs nothing: a song hummed, a story, a Saturday lie-in. Swap one by Sunday.',
    ],
    gentleIdea:
      'Each of you gives the other one no-thank-you: a plan or an outing that may be turned down this week without a reason.',
    quietIdea:
      'Each of you may give yourself ten minutes this week as a small present: music, a bath, a bench in the sun. Together or apart is fine.',
  },
  {
    id: 'support-patient-with',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What has your partner been patient with you about lately?',
    about: 'being patient with each other',
    reflections: [
      'Patience can mean ten minutes in a parked car or a whole year.',
      'Patience is mostly silent: a breath, a second cup, the same question for the fourth time.',
    ],
    asks: {
      any: [
        'What would you like to hear, or not hear, while something takes you longer?',
        'What does it do for you when your partner waits patiently, without a sigh?',
        'How can your partner tell that your patience is running low?',
        'Which of your slow habits would you hate to be hurried in?',
        'What does one of you wait for calmly that drives the other up the wall?',
        'What does your partner do to stay calm when you take your time?',
        'When did being slow turn out to be the best thing?',
        'What would you like your partner to know about your side of this?',
        "What does your partner's patience with that mean to you?",
      ],
      alike: [
        'To what number does each of you count before bursting?',
        'What are you both slow at?',
      ],
      unlike: [
        'What is easy for you to wait for, {one}, and hard for {other}?',
        'Which people or things get patience from you without any effort?',
      ],
      tender: [
        'For which thing could you use a bit of patience with yourself, {one}?',
        'Which hurry could be called off this week?',
      ],
      light: [
        'What do you two do so slowly that a snail would overtake?',
        'Which animal has the patience that {one} takes?',
      ],
      short: [
        'Which form, stair or shoelace takes you ages?',
        'At which counter, light or screen did {one} wait this week, {other}?',
      ],
    },
    ideas: [
      'Each names one thing they will be slow at this week. The other agrees not to remark on it until Sunday.',
      'Play a round of waiting: for ten minutes, one does a fiddly thing at their own pace while the other keeps company. Swap another day.',
    ],
    gentleIdea:
      'Each of you may say once this week: slower, please. Then both of you drop the pace for the rest of the talk.',
  },
  {
    id: 'support-right-moment',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which kind thing from your partner came at just the right moment?',
    about: 'kindness at the right moment',
    reflections: [
      'The same friendly call is a rescue at four and a bother at ten to six.',
      'A right moment is known only by the one it happens to.',
    ],
    asks: {
      any: [
        'At what hour of the day does something kind do you the most good?',
        'What was going on in you just before that kind thing came?',
        'Which day this week could do with something kind, out of the blue?',
        "Which moments in your partner's week are hard ones, as far as you know?",
        'How can your partner see that a kind word would be welcome?',
        'What kind thing of yours turned out to be well timed?',
        'How do you sense whether your partner wants kindness or just peace?',
        'Which kindness between you two came late, yet still did some good?',
        'What made you do that kind thing at just that moment?',
      ],
      alike: [
        'What made that the moment for both of you?',
        'How could the two of you flag such a moment, with one word or sign?',
      ],
      unlike: [
        'How much of your good timing is luck, do you think?',
        'What would the same kindness have been a day later?',
      ],
      tender: [
        'Which moment this week would be easier with somebody in it, {one}?',
        'At which time of day is a question about it easiest to take?',
      ],
      light: [
        'What kind thing came at the most absurd moment ever?',
        'Which tune plays when the rescue of {one} rides in?',
      ],
      short: [
        'What did the clock say, more or less?',
        'What had {one} just been busy with, {other}?',
      ],
    },
    ideas: [
      'Each names a tricky moment in the coming week, such as Thursday at four. The other sends one kind line then, no more.',
      'Set one alarm each at an odd time. When it rings, do something kind for the other that takes a minute.',
    ],
    gentleIdea:
      'Each says at which time of day it is best to be left alone. For three days the other keeps to it.',
    quietIdea:
      'Each of you may choose one moment of the day for a kind pause, such as a cup of tea at four. Have it near each other or far apart.',
  },
  {
    id: 'support-others-said',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What kind thing have you heard somebody else say about your partner?',
    about: 'kind words others said about your partner',
    reflections: [
      "Kind things said in somebody's absence are rarely passed on, for fear of sounding soft.",
      "Through other people's words, a familiar face can look new for a moment.",
    ],
    asks: {
      any: [
        'What would you be glad to have people say when you are out of the room?',
        'What went through you as you heard somebody praise your partner?',
        'What do you see in your partner that others never get to see?',
        'Who would you love to hear talk about your partner for a while?',
        'Which good side do strangers see in your partner sooner than you did?',
        'What do you find yourself telling people about your partner again and again?',
        'How do you take praise: swallow, blush, argue or change the subject?',
        'How do you feel about kind words that others say about you?',
      ],
      alike: [
        'In whose voice can you still hear it?',
        'Which of the two had you passed on before now?',
      ],
      unlike: [
        'Which of those voices did {one} least expect, {other}?',
        'What do people praise in one of you that nobody mentions about the other?',
      ],
      tender: [
        'Whose voice would do you good this week, {one}?',
        'Which opinion about you could be left outside the door?',
      ],
      light: [
        "What would the neighbour's cat say about the two of you?",
        "How would {other}'s first teacher put it?",
      ],
      short: [
        'Who speaks of {one} with a smile, {other}?',
        'Which of your good points do strangers get to see?',
      ],
    },
    ideas: [
      'Pass on one good word each that you heard about the other and kept. Give the place and the voice, as well as you can.',
      'Each sends a line to a person who was kind about the other, to say it got through. Tell each other whom you chose.',
    ],
    gentleIdea:
      'Each of you names one person whose opinion can be left aside this week. Leave it at the name.',
    quietIdea:
      'Each of you may think of one person who speaks kindly, and listen to their voice this week, on the phone or in memory.',
  },
  {
    id: 'support-overlooked',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: "Which effort of your partner's did you overlook for far too long?",
    about: 'an effort that was overlooked',
    reflections: [
      'An effort that goes well is as quiet as a drain that does not block.',
      'Often an effort comes to light on the day when somebody stops making it.',
    ],
    asks: {
      any: [
        'How would you like to be told when somebody notices your effort only later?',
        'Which effort of yours this week was the easiest to overlook?',
        'What opens your eyes to an effort you had overlooked?',
        'What could be said tonight about an effort that went unseen?',
        'Which of your tasks would you like to show your partner up close?',
        'What might you be overlooking right now, do you think?',
        "Which of your partner's tasks would defeat you within a day?",
        'When did you first see how much lies behind something your partner makes look easy?',
        'What kept you going with that effort while nobody noticed it?',
      ],
      alike: [
        'How did it escape you both?',
        'Which other effort between you two goes on backstage?',
      ],
      unlike: [
        'What does {other} do with ease, {one}, that would cost you a whole afternoon?',
        'Which of the two efforts is known to people outside?',
      ],
      tender: [
        'Which effort could you stop for now, {one}, to see what happens?',
        'What would be the right size of notice: a word, a nod, a day off?',
      ],
      light: [
        'What would the invoice for that effort say?',
        'Which department does {other} run all alone, without a sign on the door?',
      ],
      short: [
        'What would stand still first if nobody did it for a week?',
        'What did you last do that nobody knew of, {one}?',
      ],
    },
    ideas: [
      'Swap one small unseen effort for a day. In the evening, each tells what it took, in three sentences.',
      'Each lists five things you think the other does unseen. Swap lists, and each adds the sixth.',
    ],
    gentleIdea:
      'Each of you names one effort you are letting drop this week. The other says only: good.',
    quietIdea:
      'Each of you may notice one small effort of your own this week, and rest for a few minutes after it. Nobody keeps count.',
  },
  {
    id: 'support-thanks-late',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What do you wish you had thanked your partner for at the time?',
    about: 'thanks that come late',
    reflections: [
      'Thanks can come to mind years later, on a walk or over an old photo.',
      'A thank you can come years late and still be read to the end.',
      'At the time, there was a bus to catch or a row going on, and the thanks went unsaid.',
    ],
    asks: {
      any: [
        'What would you still be glad to be thanked for, even years later?',
        'What do you see now about that time that you could not see then?',
        'What would you have said if you had thanked your partner on the spot?',
        'How could a thank you between you two get there a bit sooner?',
        'What is it like to be thanked for something so long after?',
        'What was on your mind back then, when the thank you went missing?',
        'What is your partner doing these days that you may only value years later?',
        'What would your younger self be surprised to hear you thank your partner for?',
        'How did you feel about it at the time, when no thanks were said?',
        'What brought it back to your mind after all this time?',
      ],
      alike: [
        'What were you both so busy with back then?',
        'Which of you had counted on getting a thank you for it?',
      ],
      unlike: [
        'How did that time look from the other side, {other}?',
        'Which of those two thank yous has waited longer?',
      ],
      tender: [
        'Which bit of those days is better left in its box, {one}?',
        'How could a late word reach you best: on paper, in passing, or not yet?',
      ],
      light: [
        'How much interest has built up on that thank you by now?',
        "Which carrier pigeon took {one}'s thanks the long way round?",
      ],
      short: [
        'How old were you two then, roughly?',
        'What was on the windowsill or the radio at the time, {one}?',
      ],
    },
    ideas: [
      'Each writes a late thank you on a postcard or a slip, with the old date on top, and hands or sends it over.',
      'Together, think of one person who was never thanked. Send them two lines, one from each of you.',
    ],
    gentleIdea:
      'Each of you thinks of one thing from the past that needs no settling this week. Say: that one can rest. No details asked.',
    quietIdea:
      'Each of you may take a quiet minute for somebody who was good to you, living or gone. A candle or a cup of tea can go with it.',
  },
  {
    id: 'support-thanks-without-words',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'How can you tell that your partner is thankful, with no word said?',
    about: 'saying thank you without the words',
    reflections: [
      'A plate scraped clean is a kind of thank you, though most cooks like to hear one too.',
      'A thank you without words is easy to miss when you are listening for the words.',
    ],
    asks: {
      any: [
        'When would you like to hear a thank you said out loud?',
        'When is a nod or a smile thanks enough for you?',
        'Which sign of thanks from you is easy to miss?',
        'How did people show thanks without words where you grew up?',
        'Which thanks would you still like to put into words, for once?',
        "Which sign on the other's list had you never taken for a thank you?",
        'When did a thank you embarrass you a little, in a nice way?',
        'What did you never thank your partner for, because you thought they just knew?',
        'When did you first read that sign in your partner as thanks?',
      ],
      alike: [
        'Where did the two of you learn the same sign?',
        'Who speaks that sign language with the stronger accent?',
      ],
      unlike: [
        "Which of {one}'s signs would slip past you without a hint, {other}?",
        'Which of you is more at ease with plain words?',
      ],
      tender: [
        'What sign would be enough for you this week, {one}?',
        'Which thanks would you like to skip for the moment?',
      ],
      light: ['Which dance would say it best?', "How would {one}'s dog say it, real or made up?"],
      short: [
        'When was the word itself last spoken between you?',
        'What does {one} do after a good meal, {other}?',
      ],
    },
    ideas: [
      'For one day the word thanks is off limits for both of you. Find other ways, and count the ones you caught.',
      'Agree on a silent sign of your own for thanks: two taps on the table, an odd emoji. Each uses it twice by Sunday.',
    ],
    gentleIdea:
      'For a few days neither of the two of you says thank you or waits for it. What gets done gets done.',
    quietIdea:
      'Each of you may do one small thing without words this week, for yourself or for the other. Watering a plant or drawing a curtain will do.',
  },
  {
    id: 'support-shrugs-off',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What is your partner good at but tends to shrug off?',
    about: 'a gift that gets shrugged off',
    reflections: [
      'It was nothing is what people say about three hours of work and twenty years of practice.',
      'What comes easily to people, they seldom count as a skill.',
    ],
    asks: {
      any: [
        'Which words about the things you do well feel true to you?',
        'What do you do in an ordinary week that you hardly count as a skill?',
        'What might happen if you just said thanks, next time somebody praises you?',
        "Which skill of your partner's would you love to watch or learn?",
        'What goes on in you when your partner says you did well?',
        'Which skill cost you more years than people think?',
        'When did you last watch your partner do something well without them noticing?',
        'Which compliment from your partner would you find hardest to shrug off?',
        "When did that gift of your partner's last help you?",
      ],
      alike: [
        'Which other person has that same shrug?',
        'What could you two pull off if you joined those gifts?',
      ],
      unlike: [
        'What is a knack for {one} and plain work for you, {other}?',
        'How differently do the two of you take a compliment?',
      ],
      tender: [
        'What would it be good to be let off, {one}, though you are good at it?',
        'Which skill of yours is resting at the moment?',
      ],
      light: [
        'At which championship would that take gold?',
        "What would it say on {other}'s business card, if shrugging were not allowed?",
      ],
      short: [
        'What do people ring {other} up for, {one}?',
        'Which thing do your hands know how to do by now?',
      ],
    },
    ideas: [
      'Each asks the other for a two-minute lesson in the thing they shrug off. No modesty until the two minutes are over.',
      'Each pays the other one compliment. The one who gets it says thank you and then counts to five before adding a word.',
    ],
    gentleIdea:
      'Each of you leaves one thing undone this week that people expect of you because you are good at it.',
  },
  {
    id: 'support-hard-to-be-around',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'tender',
    depth: 3,
    content: 'When did your partner stick by you while you were hard to be around?',
    about: 'being stuck by in a prickly time',
    reflections: [
      'A hard week has mornings, meals and nights like any other week.',
      'Worry, pain or too little sleep can leave a person hard to talk to.',
      'A bad stretch takes strength from the person in it and from people close by.',
    ],
    asks: {
      any: [
        'How much company would you like on days when everything is too much?',
        'What could your partner do to break the ice after a prickly day?',
        'How could you show that a bad mood is not about your partner?',
        'What do you do for yourself while your partner is having a hard time?',
        'What tends to bring you two back to each other after a hard stretch?',
        'What can your partner see behind your bad mood that others might miss?',
        'Which small gesture tells you your partner is still there, even on a prickly day?',
        'What helped you stay near your partner at that time?',
        'What did you see only later about how your partner stuck by you?',
      ],
      alike: [
        'What marked the end of it for you both?',
        'Which place or hour was easiest in that time?',
      ],
      unlike: [
        'How was that stretch for you, {other}, if you would like to say?',
        'At which point is distance kinder than staying near?',
      ],
      tender: [
        'What about that time may rest today, {one}?',
        'What makes the first day after such a time easier?',
      ],
      light: [
        'Which animal were you in those weeks?',
        "What sign would have warned visitors at {one}'s door?",
      ],
      short: [
        'Roughly when was that: this year, or long ago?',
        'Who else was around at that time, {one}?',
      ],
    },
    ideas: [
      'Agree on a weather word for prickly days, like hail. Whoever says it first gets ten minutes alone, and both know it will pass.',
      'Each says one sentence to the other about such a time, beginning with: back then it helped that.',
    ],
    gentleIdea:
      'On a prickly day this week, say just: prickly today. No more is called for, and both of you keep to your own corners for a bit.',
    quietIdea:
      'On a hard day this week, each of you may take ten minutes in a place of your own with something warm. No explanation is expected.',
  },
  {
    id: 'support-spoke-well',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'What has your partner said about you in company that pleased you?',
    about: 'being spoken of in company',
    reflections: [
      'It is odd to stand there, plate in hand, and hear oneself described.',
      'At a long table, people like to tell small tales about the one beside them.',
    ],
    asks: {
      any: [
        'Which word would you be pleased to hear used about you at a full table?',
        'How do you feel when your partner praises you with everyone listening?',
        'What may your partner tell others about you, any time they like?',
        'Which tale about you would you rather your partner kept to themselves?',
        'Which side of you would you love to hear mentioned more in company?',
        'Which story about you two do you like to hear told in company?',
        'What do you say about your partner when they are not in the room?',
        'What would show you that your partner is proud of you?',
        'What made you say that about your partner in front of others?',
      ],
      alike: ['Who was there, and smiled?', 'Which part of it would bear repeating?'],
      unlike: [
        'What would please {one} in front of others that you would find too much, {other}?',
        'Where do you prefer praise: at the table or on the way back?',
      ],
      tender: [
        'Which subject could {other} steer the talk away from, {one}, when others are there?',
        'At whose table can you drop your guard these days?',
      ],
      light: [
        'Which version of the story gets the most applause?',
        "What would {one}'s speech about you leave out for safety, {other}?",
      ],
      short: [
        'Which people were the last that you two met together?',
        'Which one word would you like to be introduced with, {one}?',
      ],
    },
    ideas: [
      'Next time you are with others, or in a group chat, each drops one good line about the other, then changes the subject.',
      'Practise introducing each other to an imaginary guest, in two sentences. The one introduced may edit the text.',
    ],
    gentleIdea:
      'Each of you may think of something good that was ever said about you, and write it down for yourself.',
  },
  {
    id: 'support-joke-too-far',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: "What would you like your partner to do when somebody's joke about you goes too far?",
    about: 'a joke about you that goes too far',
    reflections: [
      'A joke at a full table takes seconds, and the way home takes much longer.',
      'Not everybody wants to be rescued from a joke, and not everybody can laugh it off.',
    ],
    asks: {
      any: [
        'What would you like to hear from your partner on the way home?',
        'Which kind of teasing is fine by you, if any?',
        'What gives away that your laugh at a joke is not a real one?',
        'Which sign could tell your partner across the table that a joke hurt?',
        'Which subject would you rather nobody joked about?',
        'How do you know when your partner has had enough of a joke?',
        'What would be hard about doing what your partner asks, with others there?',
      ],
      alike: [
        'Among which people does that sort of joke come up?',
        'If you both want the same rescue, what is the first line of it?',
      ],
      unlike: [
        'How soon would {one} hit back, compared with you, {other}?',
        'What counts as going too far for one of you and not yet for the other?',
      ],
      tender: [
        'Which joke is still lodged somewhere, {one}, as far as you want to say?',
        'How can somebody be got out of a room without much fuss?',
      ],
      light: [
        'Which joke about yourself do you tell best?',
        "What would {other}'s warning sound be, if it had to work across a room?",
      ],
      short: [
        'Who makes the jokes among the people around you?',
        'What do you do with your face when a joke falls flat, {one}?',
      ],
    },
    ideas: [
      'Agree on a rescue line for company, such as: is the oven off. Whoever hears it helps the other out of the talk.',
      'Each names one subject that is out of bounds for jokes, and one that is free for all. Write both on one slip.',
    ],
    gentleIdea:
      'For a week neither of you jokes about the other in company, not even kindly. Plain talk has the floor.',
    quietIdea:
      'This week, either of you may leave a room or a chat where the jokes are not kind. No reason is called for.',
  },
  {
    id: 'support-backed-idea',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'Which idea of yours did your partner back when others had doubts?',
    about: 'an idea that others doubted',
    reflections: [
      'A new idea is easily dropped when the first person to hear it laughs.',
      'A person can back an idea without much liking it.',
    ],
    asks: {
      any: [
        'What would you like people to ask first when you have a new idea?',
        'Which idea of yours, whole or half, would you like to be asked about?',
        "Which half-baked idea of your partner's secretly appeals to you?",
        'What changes for you once your partner is behind an idea of yours?',
        'Which first step with an idea would be easier with two?',
        'How can somebody doubt an idea and still be behind you?',
        "Which dream of your partner's do you believe in?",
        'When did you last see your partner light up over a new idea?',
        "What did you see in your partner's idea that the doubters did not?",
      ],
      alike: [
        'Where would you be now if the doubters had won?',
        'Which unlikely idea could the two of you back next?',
      ],
      unlike: [
        "Which idea of {one}'s had you doubting for a while, {other}?",
        'What does one of you call support that the other calls advice?',
      ],
      tender: [
        'What could do with backing just now, {one}, even if nobody understands it yet?',
        'Which idea may sleep until you have the strength for it?',
      ],
      light: [
        'What is the maddest idea that you would still defend?',
        'How would {one} pitch it to a board of stern aunts?',
      ],
      short: [
        'What was your last idea that made somebody frown?',
        "Which of {one}'s plans have you heard of most recently, {other}?",
      ],
    },
    ideas: [
      'Each tells the other one half-baked idea in two minutes. The other may say only what could be good about it.',
      "Each picks an idea of the other's and does one tiny thing for it: a look at a map, a name to call, a sketch.",
    ],
    gentleIdea:
      'Each of you names one idea that is not up for discussion this week. Nobody talks it up or down.',
    quietIdea:
      'Each of you may give ten minutes this week to an idea of your own, on paper or in thought. No opinion on it is called for.',
  },
  {
    id: 'support-before-nervous',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'What would you like to hear right before something that makes you nervous?',
    about: 'what to hear when you are nervous',
    reflections: [
      'Good luck is said at the door, and the longest part is often the way home.',
      'In the last minute before a nervous thing, long sentences do not get through.',
      'Good luck, you can do it, or silence: nerves differ in what they can bear.',
    ],
    asks: {
      any: [
        'What would you like waiting for you afterwards, however it went?',
        'When might you next be glad to hear those words?',
        'Which of your nervous signs does your partner know by now?',
        'What could your partner take care of while you get ready in peace?',
        'How soon afterwards would you like to be asked how it went?',
        'What is kindly meant but no help when you are nervous?',
        'What do you think your partner sees in you that your nerves hide?',
        "Which nervous moment of your partner's would you have liked to be there for?",
        "How would you say your partner's words so that they sound like you?",
      ],
      alike: [
        'What would happen if you were both nervous at the same door?',
        'For which coming day could you lend each other that sentence?',
      ],
      unlike: [
        'What steadies {one} that would make you twice as nervous, {other}?',
        'Who of you can bear a joke in that minute?',
      ],
      tender: [
        'What lies ahead, {one}, that you would rather not go into unprepared?',
        'What could be said afterwards, whichever way it went?',
      ],
      light: [
        'What is the least helpful thing to shout from the back row?',
        "What would {one}'s knees say if they could talk in that minute?",
      ],
      short: [
        'What was the last thing that made your hands cold?',
        'Which is better in that minute, {one}: three words, a joke or a glass of water?',
      ],
    },
    ideas: [
      "Each records or writes one short line for the other's nervous moments. Keep it in your phone or pocket until it is wanted.",
      'Tell each other the next date that makes you a bit nervous. Ten minutes before it, the other sends the agreed word.',
    ],
    gentleIdea:
      'Each of you may name one nervous thing that can be put off this month. The other helps with the one line it takes.',
    quietIdea:
      'Before something that makes you nervous, each of you may take three slow breaths or ring somebody with a calm voice.',
  },
  {
    id: 'support-small-win',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'Which small win of yours could do with a bit of applause?',
    about: 'a small win that deserves applause',
    reflections: [
      'A letter opened after three weeks on the shelf is a win that nobody can see.',
      'For small wins there is no stage: the tap stops dripping, and life goes on.',
      'Making one phone call or opening one letter can take a good deal of courage.',
    ],
    asks: {
      any: [
        'What counts as a win for you in a week like this?',
        'Who do you feel like telling first when you have had a small win?',
        'What did your partner do this week that deserves a well done?',
        'What went before that win that nobody got to see?',
        'How could your partner join in when something small goes well for you?',
        'Which next small win do you have your eye on?',
        'What could your partner brag about this week, but never would?',
        'Which small win did you two share that nobody else would understand?',
        "What about your partner's win would you like to hear in full?",
        'How would you like that win to be marked?',
      ],
      alike: [
        'What could a joint lap of honour look like?',
        'Whose win came harder, by the look of it?',
      ],
      unlike: [
        "Which of {one}'s small wins would be a giant one for you, {other}?",
        'How loudly does each of you like to be clapped for?',
      ],
      tender: [
        'If getting up was the win of the day, {one}, what helped?',
        'How would you like a hard week to be marked when it is over?',
      ],
      light: ['Where would the statue go up?', 'Which song plays as {one} walks on to the stage?'],
      short: [
        'What works today that did not work last week?',
        'Which thing did you tick off last, {one}?',
      ],
    },
    ideas: [
      'Open the tiny awards tonight: each hands the other one prize for a small win, made of paper, with a title.',
      'Each tells one win of the week in the style of a news flash. The other applauds for a full ten seconds.',
    ],
    gentleIdea:
      'On one evening each of you names one thing that did not go wrong. The other says: noted. No clapping.',
    quietIdea:
      'On one evening, each of you may sit down for five minutes with a cup of something warm. Getting through the day is plenty.',
  },
  {
    id: 'support-caring-question',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: "Which question of your partner's makes you feel looked after?",
    about: 'a question that shows care',
    reflections: [
      'The kindest questions are content with a short answer.',
      'A caring question can be quite plain: did you eat, are you warm, how was it.',
      'The same question can feel like a blanket in one mood and like a check-up in another.',
    ],
    asks: {
      any: [
        'Which question would you like to be free to answer with one word?',
        "What do you hear behind that question of your partner's?",
        "What do you really want to know about your partner's day?",
        "Which question of your partner's would you like to answer at length, for once?",
        'What would you love to be asked that nobody ever asks?',
        'Which question comes to you as you read the other answer?',
        'How does your partner show they care without asking anything?',
        'Which question could you ask your partner tonight that you have never asked?',
        'What do you most want to find out when you ask that question?',
        'What do you leave out when you answer that question in a hurry?',
      ],
      alike: ['Where do you two know that question from?', 'How would the long answer to it go?'],
      unlike: [
        'Which question sounds caring to {one} and a bit nosy to you, {other}?',
        'In which mood does a question feel like one too many?',
      ],
      tender: [
        'Which question would be the right size for today, {one}?',
        "How can you show that you'd rather not answer just now?",
      ],
      light: [
        'Which question do you two ask each other most, counted by a parrot?',
        'What would {one} reply if only the truth were allowed?',
      ],
      short: [
        'What is mostly the first question when you two meet or ring?',
        'Which question could {other} drop for a week, {one}?',
      ],
    },
    ideas: [
      'For three days replace your usual how was your day with a fresh question, each in turn. Keep the best one.',
      'Each writes down the one question they would like to be asked this week. Swap slips, and ask it when the moment is right.',
    ],
    gentleIdea:
      'Have one evening without questions from either of you. Whoever wants to tell something tells it unasked.',
    quietIdea:
      'Each of you may ask yourself once this week what would be kind right now. A small answer is fine, such as water, company or sleep.',
  },
  {
    id: 'support-best-thanks',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'What kind of thank you goes down best with you?',
    about: 'the thank you that goes down best',
    reflections: [
      'People get thanked for the cake, and seldom for the washing up after it.',
      'A thank you in front of guests makes one person glow and another look for the door.',
    ],
    asks: {
      any: [
        'What would you like to be thanked for that is hardly ever mentioned?',
        'Which thank you from your partner do you still remember?',
        'How can your partner hear that your thanks are meant?',
        'Where in your week would a plain thank you be nice to hear?',
        'When does a thank you not quite reach you?',
        'Which thing do you owe your partner a thank you for, from long ago?',
        'How does your partner say thanks without using the word?',
        'How close is the way you say thanks to what your partner likes?',
      ],
      alike: [
        'What do you two answer to a thank you like that?',
        'For what have you both earned one this month?',
      ],
      unlike: [
        'Which kind of thanks would take you some practice?',
        'What would {one} make of a thank you in your style, {other}?',
      ],
      tender: [
        'What would be better than thanks at the moment, {one}?',
        'For which thing would you like some rest and no thanks?',
      ],
      light: [
        'What would thanks sound like with trumpets?',
        'Which embarrassing thank you speech has {one} lived through?',
      ],
      short: [
        'Which do you prefer: a word, a note or a biscuit?',
        'Where were you when somebody last thanked you, {one}?',
      ],
    },
    ideas: [
      'Each gives one thank you this week exactly in the way that goes down best with the other. Tell each other afterwards if it was spot on.',
      'Write a tiny menu of thanks, three dishes from each of you. The other may order one by Sunday.',
    ],
    gentleIdea:
      'Each of you picks one task that gets no thanks and no remark this week, done or not done.',
    quietIdea:
      'Each of you may do one small thing this week simply because it does you good, such as a bath or a page of a book.',
  },
  {
    id: 'support-trusted-with',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'What has your partner trusted you with that made you stand a little taller?',
    about: 'something you were trusted with',
    reflections: [
      'Trust can be as small as a spare key or as big as a secret.',
      'To be handed the wheel, the spare key or the bad news first is a kind of promotion.',
    ],
    asks: {
      any: [
        'Which thing of yours would you like your partner to handle with care?',
        'What would you like to be trusted with in the coming weeks, however small?',
        'What goes through your mind when your partner trusts you with something?',
        'Where do you like it that your partner counts on you?',
        'What do you find easy to leave to each other without checking?',
        'When did you first know that your partner was someone to rely on?',
        'What did it take for you to trust your partner with something dear?',
        'How did you feel in the days after you had trusted your partner with it?',
        'What did you learn about yourself from being trusted with that?',
      ],
      alike: [
        'What made you each so sure about handing it over?',
        'What do you two have under your joint care that nobody else does?',
      ],
      unlike: [
        'What is easy for {one} to hand over and hard for you, {other}?',
        'What did one of you think nothing of that the other still remembers?',
      ],
      tender: [
        'Which thing in your care would you like to put down for a bit, {one}?',
        'Which small plan feels safe to count on this week?',
      ],
      light: [
        'What would nobody trust either of you with, not even for a minute?',
        'Which house plant would {one} be allowed to look after?',
      ],
      short: [
        'What are you holding on to for somebody at the moment?',
        'Which thing of yours is {one} allowed to use without asking, {other}?',
      ],
    },
    ideas: [
      'Each hands the other one small choice for tomorrow, such as dinner or the music, and keeps out of it.',
      'Each lends the other one thing you are fond of for three days, with a one-line instruction.',
    ],
    gentleIdea:
      'Each of you names one thing you would like to keep in your own hands this week. The other leaves it there.',
    quietIdea:
      'Each of you may keep one thing entirely in your own hands this week, such as a diary or a daily walk.',
  },
  {
    id: 'support-worry-taken-seriously',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'Which worry of yours did your partner take seriously, small as it was?',
    about: 'a small worry taken seriously',
    reflections: [
      'Being told not to worry has probably not yet stopped a single worry.',
      'A worry that sounds silly at noon can be quite sensible at three in the morning.',
      'A small worry is taken seriously when someone stops and asks about it once more.',
    ],
    asks: {
      any: [
        'What tells you that a worry of yours is being taken seriously?',
        'What might that worry have grown into, if nobody had listened?',
        'What could your partner ask about a worry before saying anything else?',
        'Which worry may your partner ask about again in a few days?',
        'What do you like to hear when you come out with a small worry?',
        'Which small worry have you not told each other yet?',
        "Which worry of your partner's would you take off them tonight, if you could?",
        'Which small worry from your early days has gone by now?',
        'What would you like your partner to do with the next small worry of yours?',
        'How can your partner tell that a small worry matters to you?',
      ],
      alike: [
        'Which of your small worries have turned out to be right?',
        'Where could the two of you put small worries until morning?',
      ],
      unlike: [
        "Which worry of {one}'s sounds foreign to you, {other}?",
        'Whose worries come in small change rather than in one big note?',
      ],
      tender: [
        'How can {other} show that it counts, {one}, without making it bigger?',
        'Which worry is better left unpicked today?',
      ],
      light: [
        'What would the worry say about itself in a letter to the editor?',
        'Which worry does {one} water and feed like a pet?',
      ],
      short: [
        'When did you last check something twice?',
        'Which noise, smell or bill would make {one} get up at night?',
      ],
    },
    ideas: [
      'Open a small-worries desk for ten minutes. Each brings one; the other asks two questions about it and offers no solution.',
      'Each checks one thing this week that the other frets over, such as the door, the date or the spare tyre, and reports: all in order.',
    ],
    gentleIdea:
      'Each writes one small worry on a slip and puts it in a jar, lid on. On Sunday both slips may go in the bin unread.',
    quietIdea:
      'Each of you may write a worry down and take it to somebody who would take it seriously: a friend, a doctor, the other. Any day will do.',
  },
  {
    id: 'support-told-kindly',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'How would you like to be told when you have got something wrong?',
    about: 'being told about a slip',
    reflections: [
      'The same words sound different in a full room and in a quiet kitchen.',
      'A slip is easier to hear about in the car than in front of the neighbours.',
      'For one person straight out is kind; for another, the same straight line stings for days.',
    ],
    asks: {
      any: [
        'What would you like your partner to spare you when something has gone wrong?',
        'What was the kindest way anybody ever told you about a mistake?',
        'What is hard for you about telling your partner that something went wrong?',
        'How could you signal that you have heard enough about a mistake?',
        'When is a mistake over and done with for you?',
        'How would you like your partner to look at you when you own up?',
        'What can a mistake be good for, in the end, if anything?',
        'What would be new for you in telling your partner the way they wish?',
        'What do you tend to hear when somebody says it in another way?',
      ],
      alike: [
        'If you like to be told the same way, what gets in the way of it?',
        'How do the two of you sound when it goes as you both wish?',
      ],
      unlike: [
        'How could each of you put it so that it suits the other?',
        "Which of you says it straight out when it is the other's slip?",
      ],
      tender: [
        'Which slip has been talked about enough, {one}?',
        'What may somebody say first, so that the rest is easier to take?',
      ],
      light: [
        "What would the polite robot's version be?",
        "Which slip of {one}'s was too good not to be told, {other}?",
      ],
      short: [
        'Which is better: at once, tonight or next week?',
        'What is the first word of a good sentence of that kind, {one}?',
      ],
    },
    ideas: [
      'Each invents a gentle opening for the tricky sentence, such as: a thing about Tuesday. Use only that opening until Sunday.',
      'Practise on a tiny slip, like the lid left off: one tells it the way the other would like it. Then trade places.',
    ],
    gentleIdea:
      'For three days, no slip gets mentioned unless it is urgent. Each keeps a private list and throws it away at the end.',
    quietIdea:
      'This week, each of you may speak to yourself as you would to a good friend on a bad day. It can stay in your head.',
  },
  {
    id: 'support-well-meant',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'Which well-meant words do not help you on a hard day?',
    about: 'well-meant words that do not help',
    reflections: [
      'It could be worse is true of nearly every day, and it has rarely helped anyone.',
      'Well-meant words often help the one who says them, who could not bear to say nothing.',
    ],
    asks: {
      any: [
        'What would you rather have than words on a hard day?',
        'What do those words set off in you on a hard day?',
        'Which words have done you good on a hard day, whoever said them?',
        "Which plain words of your partner's do help you on a hard day?",
        "What do you do when you can't find the right words for your partner?",
        'What shows that a day is too hard for words, even good ones?',
        "What can your partner's hand or look say better than words?",
        'Which words did you once think would comfort your partner, until you knew them better?',
        'What would you mean if you said those words to your partner?',
        'What would you like to answer when you hear those words?',
      ],
      alike: [
        'Where do people get that sentence from?',
        'What could the two of you say in place of it?',
      ],
      unlike: [
        'Which words are a help to {one} that do nothing for you, {other}?',
        'Which kindly meant sentence of yours once landed badly?',
      ],
      tender: [
        'Which words would be light enough for today, {one}?',
        'Which sentence would you like to be spared for a while?',
      ],
      light: [
        'What would the worst greeting card in the world say?',
        'Which wise saying would {one} ban by law?',
      ],
      short: [
        'Which phrase makes you roll your eyes?',
        'What would be better, {one}: fewer words, other words or a sandwich?',
      ],
    },
    ideas: [
      "Each crosses one sentence off the other's list for hard days. Write it down, strike it through, and write the better one below.",
      'For one evening, answer every moan of the other with nothing but: oh dear, or: go on. Both report how it was.',
    ],
    gentleIdea:
      'When one of you is low this week, say: no words required. The other stays near or stays away, as asked.',
    quietIdea:
      'When either of you is low this week, words are optional. Something warm, some air or a bit of distance may do more.',
  },
  {
    id: 'support-beside-you',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'Which day ahead would be easier with your partner there?',
    about: 'a day ahead, easier with company',
    reflections: [
      'Many a hard day begins at three in the night, with the alarm set for seven.',
      "Being there for somebody's big day can mean the next seat, the corridor, or one text away.",
    ],
    asks: {
      any: [
        'What do you like to have ready on the evening before a hard day?',
        'What changes about a day for you when somebody is there beside you?',
        "If your partner can't be there on the day, what would come close?",
        "What would your partner's part be, if they came along on a hard day?",
        'Which hour of that day do you think about most?',
        'What would you two like to do once that day is behind you?',
        "What can your partner's face do for you across a crowded room?",
        'Which day in the past did your partner make lighter just by turning up?',
      ],
      alike: [
        'How could you share out the roles if the same day weighs on you both?',
        'On which evening before it would you two like to talk about that day?',
      ],
      unlike: [
        'What would {one} want on a day like that which you would not, {other}?',
        'Which part of that day does each of you prefer to do alone?',
      ],
      tender: [
        'What would you like to have ready for afterwards, {one}?',
        'Which part of that day could be made shorter or put off?',
      ],
      light: [
        'What would the two of you put in the lucky bag for that day?',
        'Which disguise would {other} wear to come along unnoticed, {one}?',
      ],
      short: [
        'Which page of the calendar is it on: this month, this year, later?',
        'Which part of that day counts, {one}: the start, the middle or the end?',
      ],
    },
    ideas: [
      'Put one day from each of you in both calendars, with a sign only you two know. That evening stays free for both.',
      'For the day each has in mind, agree on one signal in the morning and one at night. Test it once this week.',
    ],
    gentleIdea:
      'Each of you names a day ahead, and just the date. The other writes it down and asks nothing for now.',
    quietIdea:
      'Each of you may think of one day ahead and of who could be with you for a part of it, in person or on the phone.',
  },
  {
    id: 'support-hardest-part',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 3,
    content: 'What would you like your partner to understand about the hardest part of this year?',
    about: 'the hardest part of this year',
    reflections: [
      "Seen from outside, somebody's hard year can look like a lot of ordinary days.",
      'Two people can come through the same year and find the hard part in different places.',
    ],
    asks: {
      any: [
        'What shows you that somebody understands what a time was like for you?',
        'What would you like to hear when somebody sees how much this year took?',
        'What could your partner ask you about this year on some quiet evening?',
        'How would you like to be listened to when you talk about this year?',
        'What helped you in this year, even if only for an afternoon?',
        'What about this year would you rather not explain again?',
        'What did your partner carry this year that few people saw?',
        'Which moment this year would you like your partner to see through your eyes?',
        "What did you see of your partner's hard part while it was going on?",
        "What do you understand about your partner's year now that you did not before?",
      ],
      alike: [
        'If you point to the same part, what was different about it for each of you?',
        'What got the two of you from one side of it to the other, so far?',
      ],
      unlike: [
        "Which part of {one}'s year would you like to know more of, {other}?",
        'How can there be time for both hard parts, one after the other?',
      ],
      tender: [
        'What is understood by now, {one}, without being gone over again?',
        'Which word is closest: heavy, lonely, long or angry?',
      ],
      light: [
        'Which prize would this year win at a festival of awful years?',
        'What would {one} like to hand back to this year at the counter?',
      ],
      short: [
        'Which season was it?',
        'What did it take most of, {one}: sleep, money, nerve or hope?',
      ],
    },
    ideas: [
      'Each draws the year as a line, ups and downs, in two minutes. Swap papers; each asks about one single bend.',
      'Each tells one scene from the hard part, three minutes long. The other says back the one thing they had not known.',
    ],
    gentleIdea:
      'Each of you names the month, only the name of it. Then both do something of no importance for ten minutes.',
    quietIdea:
      'Each of you may light a candle or sit somewhere quiet for five minutes, for whatever was hard this year. Together or apart, words are optional.',
  },
  {
    id: 'support-kept-at-it',
    category: 'support',
    mechanism: 'coping',
    valence: 'warm',
    depth: 2,
    content: 'What kept you at it when something took far longer than you had hoped?',
    about: 'what keeps you at it',
    reflections: [
      'A thing that drags on gets asked about by some people and left alone by others.',
      'A long haul gets told by its last day, though it was the dull middle that took the strength.',
    ],
    asks: {
      any: [
        'How do you like to be asked about something that drags on?',
        'What would you like somebody to bring you in the middle of something long?',
        'What nearly made you stop, somewhere in the middle?',
        'What could your partner say at the halfway mark, next time?',
        'Where in a long task does it get hard for you without anybody seeing?',
        'What do you know about yourself now that you did not know at the start?',
        'What did your partner stick with that you would have dropped?',
        'Which long thing that you two got through makes you proudest?',
      ],
      alike: [
        'What keeps you both going that would not work for other people?',
        'On which bad stretch were you both too stubborn to stop?',
      ],
      unlike: [
        'What spurs {one} on that would make you stop, {other}?',
        'How do you each look in the dull middle of a long task?',
      ],
      tender: [
        'What could be put down until spring, {one}, without much harm?',
        'What makes a long day shorter at the moment, if anything does?',
      ],
      light: [
        'Which biscuit, song or swear word deserves the credit?',
        "What would {one}'s stubborn side look like as a garden gnome?",
      ],
      short: [
        'What was it: a form, a course, a scarf, a shelf?',
        'Who told you to carry on, {one}?',
      ],
    },
    ideas: [
      'Each names one long task. On two evenings this week the other asks just: how far? A number or a shrug will do.',
      'Each makes a list of three things that keep you going, no explanation. Pin both lists up side by side or send them.',
    ],
    gentleIdea: 'Each of you gives one long task the week off, out loud. The other is the witness.',
    quietIdea:
      'Each of you may take ten minutes of rest this week from whatever is taking so long. Sit, lie down or step outside, in company or alone.',
  },
  {
    id: 'support-both-low',
    category: 'support',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'When both of you could do with comfort at once, what helps?',
    about: 'both in want of comfort at once',
    reflections: [
      'When two are low, even the question of who cooks can be too heavy to lift.',
      'Two people can be low on the same day and want quite different comfort.',
      'For people who are low, sitting side by side can be easier than talking.',
    ],
    asks: {
      any: [
        'What may simply be left undone on a low day, if it is up to you?',
        'What can you two still give each other when you are both low?',
        'Which small thing is possible for you on a low day?',
        'How could you say that you have nothing left to give tonight?',
        'How do you notice that your partner is low as well?',
        'What could the two of you do side by side when nobody feels like talking?',
        'What does your partner do on a low day that helps without their knowing?',
        'Which low day did you two get through better than you thought?',
        'Which of the things you two wrote about needs the least strength?',
        'What tends to stop you two from doing that when you are low?',
      ],
      alike: [
        'How could the two of you be low in company, without anyone in charge?',
        'What could be the rule for such a day, in five words?',
      ],
      unlike: [
        'What lifts {one} that weighs on you, {other}, when you are both down?',
        'If one wants to talk and the other wants quiet, how could both have a turn?',
      ],
      tender: [
        'Which bit of comfort would reach you today, {one}, from wherever it comes?',
        "Which of the day's tasks could be dropped by both?",
      ],
      light: [
        'What would the two saddest penguins in the zoo do tonight?',
        'If comfort had a vending machine, which button would {one} press?',
      ],
      short: [
        'Which is more like you two on such a day: sofa, silence or squabble?',
        'Which plate or bowl would do on such a day, {one}?',
      ],
    },
    ideas: [
      'Write a shared plan for a double low: one meal, one show or song, one person to ring. Each adds one thing and one veto.',
      'Take turns at comfort: five minutes for one, a cup of something, five minutes for the other. Toss a coin for the first go.',
    ],
    gentleIdea:
      'On a day when both are low, each looks after one thing only: yourself. Agree on a time to meet again, such as at supper.',
    quietIdea:
      'On a day when both are low, each of you looks after yourself first, with food, water and rest. Either may ring a third person for company.',
  },
  {
    id: 'support-sad-for-one',
    category: 'support',
    mechanism: 'coping',
    valence: 'tender',
    depth: 3,
    content: 'When something saddens you more than it does your partner, what helps?',
    about: "a sadness that is more one person's",
    reflections: [
      "A sad person may smile a good deal, just to leave somebody else's good day in one piece.",
      'The same loss can weigh on two people at different times and in different ways.',
    ],
    asks: {
      any: [
        'What is good to have near you when you feel sad?',
        'How can your partner be with you when they are not sad themselves?',
        'What about your sadness can your partner grasp without feeling it too?',
        'What is it like for you when your partner is sad and you are not?',
        'What question would be welcome when you are the sadder one?',
        'How does it show when you are sad but carry on as usual?',
        'What do you wish your partner knew about how your sadness comes and goes?',
        'When is the help you wrote about most welcome: at once, or later on?',
      ],
      alike: [
        'If you both have one of your own, how can each have its day?',
        'Which custom for sad days did you both grow up with?',
      ],
      unlike: [
        'How can {other} be there for it without feeling it as you do, {one}?',
        'What does each of you do with sadness: carry it round, sleep it off, tell it?',
      ],
      tender: [
        'On which days would you like {other} to remember it, {one}?',
        'What is better not said to you about it?',
      ],
      light: [
        'Which sad song do you know all the words to?',
        "What would {one}'s sadness wear, if it came as a guest?",
      ],
      short: [
        'Which do you turn to on a sad day: music, cleaning, driving, sleep?',
        'How could {other} spot such a day from the next room, {one}?',
      ],
    },
    ideas: [
      'Each of you lights a candle or plays one song for something the other misses. Three minutes, no speech.',
      'Each tells the other one detail of somebody or something that is gone: a voice, a smell, a saying. The other just takes it in.',
    ],
    gentleIdea:
      'Whoever is sadder this week may be so at the table, on the phone or out of sight. The other carries on as usual, within call.',
    quietIdea:
      'Whoever is sad this week may be sad for as long as it lasts, in company or alone. Either of you may ring a friend or rest under a blanket.',
  },
  {
    id: 'support-setback-talk',
    category: 'support',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 2,
    content: 'How soon after a setback do you like to talk about it?',
    about: 'when to talk after a setback',
    reflections: [
      'After a setback, one person talks at once and another only much later.',
      'Ten minutes after a setback and ten days after it, the same question gets two different replies.',
    ],
    asks: {
      any: [
        'What would be a kind first sentence to hear after a setback?',
        'What goes on in you in the first hour after a setback?',
        'What could your partner do while you are not ready to talk?',
        'What helps you wait until your partner is ready to talk?',
        'What shows you that your partner is ready to talk about a setback?',
        'What question comes too soon after a setback?',
        'What have you learned from watching your partner get over a setback?',
        'Which setback looks different to you now than it did then?',
      ],
      alike: [
        'What happens between the two of you until that talk comes?',
        'If you both prefer to wait, who brings it up in the end?',
      ],
      unlike: [
        'How could a quick talker and a slow one share the first evening?',
        'What is going on in {one} while nothing is being said, {other}, do you think?',
      ],
      tender: [
        'What could help in the time before any talk, {one}?',
        'Which setback has been talked over enough?',
      ],
      light: [
        'What would you tell the press in the first minute?',
        'How would {one} announce it, with a drum or with a note under the door?',
      ],
      short: [
        'Which is closer to you: in the car, after dinner or next spring?',
        'Which comes first, {one}: ring someone, eat something or lie down?',
      ],
    },
    ideas: [
      'Agree on a number to text after a setback: the days until you want to talk. The other waits just that long. Both try it on a small one.',
      'Each tells one old setback that by now makes a good story. Three minutes each, sound effects welcome.',
    ],
    gentleIdea:
      'If something goes wrong for either of you this week, say what in one line and name a day for talking. Until then it rests.',
    quietIdea:
      'After a setback, each of you may talk soon, late or not this week. A cup of tea goes with all three.',
  },
  {
    id: 'support-how-to-help',
    category: 'support',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'What puzzles you about helping your partner on a bad day?',
    about: 'the puzzle of helping on a bad day',
    reflections: [
      'Helping on a bad day is like cooking for somebody who does not know yet what they could eat.',
      'The helper on a bad day may be nervous, too, and that seldom gets a mention.',
    ],
    asks: {
      any: [
        'What do you wish your partner knew about helping you on a bad day?',
        'What do your bad days look like from the inside?',
        'What is enough help for you on a bad day?',
        "Which question about your partner's bad days have you not asked yet?",
        'What may your partner safely skip when you have a bad day?',
        'How do you show that help on a bad day is welcome?',
        'What goes through your head when you see your partner having a bad day?',
        'What do you notice first when your partner is having a bad day?',
        'What would help your partner read your bad days right?',
        'What can you tell your partner about the thing that puzzles them?',
      ],
      alike: [
        'What would take the guesswork out of it, for you both?',
        'If each of you is puzzled, which three words would be a start?',
      ],
      unlike: [
        'What did {one} think was a help that you took quite another way, {other}?',
        'How do your bad days differ, seen by the one who would like to help?',
      ],
      tender: [
        'Which answer would you like to leave open for now, {one}?',
        'When does being helped become tiring?',
      ],
      light: [
        'What would the instruction leaflet for your bad days warn about?',
        'Which tool would {one} bring to a bad day out of pure helplessness?',
      ],
      short: [
        'How do you tend to begin: by talking, cooking, hugging or vanishing?',
        'How did the last bad day end, {one}?',
      ],
    },
    ideas: [
      'Each writes a tiny leaflet for their own bad days: first aid, dosage, side effects. Swap leaflets and read them out.',
      'On the next bad day the helper asks: a, b or c? Fix now what the letters stand for, one set for each of you.',
    ],
    gentleIdea:
      'Each of you says one thing the other can safely leave out on a bad day. Less to guess, for both.',
    quietIdea:
      'Each of you may write down one thing that helps on a bad day, for yourself first. Show it if you like.',
  },
  {
    id: 'support-hard-to-believe',
    category: 'support',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 2,
    content: 'Which kind word about you do you find hard to believe?',
    about: 'a kind word that is hard to believe',
    reflections: [
      'A kind word can sit unopened for years, like a parcel left with a neighbour.',
      'A kind word can be heard clearly and still not get past the front door.',
      'Old verdicts, from a classroom or a kitchen table, drown out a good many kind words.',
    ],
    asks: {
      any: [
        'Which kind word would you like to hear again anyway, believed or not?',
        "What would you like your partner to do when a kind word won't get through?",
        'What do you hope your partner does with a kind word from you?',
        'What could your partner point to, when words alone sound too kind?',
        'Where might your doubt about that kind word come from?',
        'Which plain good thing about you is easy for you to hear?',
        'When did a kind word last get past your doubts?',
        "How is it for you when your partner can't believe something kind?",
        'Whose voice would make that word a little easier to believe?',
      ],
      alike: [
        'Which of you could start by believing it for one day?',
        'What do you both say to get rid of a compliment?',
      ],
      unlike: [
        'What does {other} see as plain fact, {one}, that you would strike out?',
        'Which of the two words would its owner miss, if no one said it any more?',
      ],
      tender: [
        "How would you like people to deal with it when you can't take it in, {one}?",
        'Which word is close enough to true for now: kind, decent or all right?',
      ],
      light: [
        'What would the fact checkers say?',
        'Which witness would {one} call to the stand against that compliment?',
      ],
      short: [
        'Which is it closer to: your looks, your brains or your heart?',
        'What do you usually do with a compliment, {one}: duck, joke or return it?',
      ],
    },
    ideas: [
      'Each tells the other one kind word with evidence, like in court: on Monday at nine you did this. The other may say no more than: noted.',
      "Keep one kind word about you on a slip in your shoe or phone case for three days. Each writes the other's slip.",
    ],
    gentleIdea:
      'No compliments for three days, agreed by both. Say instead, once a day, one plain thing you saw the other do.',
    quietIdea:
      'Each of you may write one kind word for yourself on a piece of paper and keep it. Nobody asks you to believe it yet.',
  },
  {
    id: 'support-privately-proud',
    category: 'support',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: 'What did you once do that you are proud of but hardly mention?',
    about: 'a deed that hardly gets a mention',
    reflections: [
      "It is hard to bring up one's best deed between the salad and the weather.",
      'Things people are proudest of may sound like nothing: a phone call made, a door closed behind them.',
    ],
    asks: {
      any: [
        'What would you love to be asked about something you are quietly proud of?',
        'What did it take, back then, to do the thing you are proud of?',
        "Which part of your partner's proud story are you curious about?",
        'When would you be glad if your partner told others what you did?',
        'What would you like to say to the person you were back then?',
        'What are you proud of in your partner that they hardly mention?',
        'Who would you have liked to see you in your proudest moment?',
        'How would it be for you if more people knew of it?',
      ],
      alike: [
        'Who else was in on it, in each of your stories?',
        'How come both of you have kept so quiet about it?',
      ],
      unlike: [
        'Which of those deeds would {one} tell at a party, if it were not their own?',
        'At which point did it take courage more than patience?',
      ],
      tender: [
        'Which part of that story is still sore, {one}, and better left out?',
        'What did you stand up to this year that nobody clapped for?',
      ],
      light: [
        'Which newspaper would print it, on which page?',
        "How would {one}'s deed sound as a knight's tale?",
      ],
      short: ['In which town or room did it happen?', 'Who would remember it, {one}, besides you?'],
    },
    ideas: [
      'Each tells the tale in three minutes, with no false modesty. The other gives it a title.',
      "Each writes the other's deed down in two lines, as for a family album, and files it in a place you both know.",
    ],
    gentleIdea:
      'Each says of one deed just where and when it was. The other answers: good to know, and leaves it at that.',
    quietIdea:
      'Each of you may think for a minute of something you once did that was good. It stays yours unless you like to tell it.',
  },
  {
    id: 'support-first-believer',
    category: 'support',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 1,
    content: 'Which person believed in you when you were young?',
    about: 'somebody who believed in you early on',
    reflections: [
      'A child may live for years on one sentence from a teacher who was only passing by.',
      'Whoever believes in a youngster mostly never learns what came of it.',
    ],
    asks: {
      any: [
        'Which sentence would you still be glad to hear from somebody who believes in you?',
        'What did somebody see in you back then that you could not see yet?',
        'What do you see in your partner that you believe in?',
        'What would you have said to your partner, had you met them as a child?',
        'How does your partner show you today that they believe in you?',
        'Which words from your young years do you still hear now and then?',
        'What would you tell that person about your life with your partner?',
        'What did you believe about yourself as a child that your partner would smile at?',
        'What would you thank the person who believed in your partner for?',
        'What did you dare to do because that person believed in you?',
      ],
      alike: [
        'What might those two people have said to each other?',
        'Which sentence of theirs is still in use between you two?',
      ],
      unlike: [
        'How different were the first years for each of you?',
        'Which gift did that person see in {one}, {other}, that you see as well?',
      ],
      tender: [
        'Which sort of person was missing back then, {one}?',
        'What is no longer as it was in those years, and good riddance?',
      ],
      light: [
        "What was that person's funniest habit?",
        'Which nickname did {one} go by in those days?',
      ],
      short: [
        'Where did you spend your afternoons at the age of ten?',
        "Which grown-up's voice can you still imitate, {one}?",
      ],
    },
    ideas: [
      "Each finds one trace of the other's early days, such as a street on the map, and asks one thing about it.",
      'Each writes three lines to that person, living or not. Read them to one another, or just keep them.',
    ],
    gentleIdea:
      'Each of you does one thing that was fun at ten years old, for five minutes. Nothing from those days gets told unless you like.',
    quietIdea:
      'Each of you may think or write one line to somebody who once believed in you, near or gone. Nobody else reads it unless you like.',
  },
  {
    id: 'support-make-proud',
    category: 'support',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'Which person, near or gone, would you still like to make proud?',
    about: 'somebody you would like to make proud',
    reflections: [
      "The wish to make somebody proud can outlast the years, and even that person's life.",
      'The one whose pride counts most may be far off, gone, or thrifty with praise.',
    ],
    asks: {
      any: [
        'What would you be proud of, even if nobody ever saw it?',
        'Which small thing from this year would you like to tell that person?',
        'What would that person like about the two of you?',
        'What has your partner done that anybody would be proud of?',
        'Which of the people your partner looks up to are you curious about?',
        'How did people show they were proud where you grew up?',
        'When do you catch your partner being proud of you?',
        'What do you think that person would see in your partner today?',
      ],
      alike: [
        'How would those two people get on at one table?',
        'What have the two of you done that they would nod at?',
      ],
      unlike: [
        'How does that wish push {one} along, {other}, from what you see?',
        'For which of you is it more of a load than a push?',
      ],
      tender: [
        'Which words from that person did you miss, {one}, if you care to say?',
        'When is it better not to talk about that person?',
      ],
      light: [
        'What would that person say about the state of your sock drawer?',
        'Which photo of {one} would that person carry in a wallet?',
      ],
      short: ["Where was that person's usual seat?", 'What did that person call you, {one}?'],
    },
    ideas: [
      'Each shows or describes one thing that comes from that person: a spoon, a saying, a walk. Two minutes each, and then tea.',
      'Each tells the other one thing that person would be pleased about this year. Start with: they would have liked that.',
    ],
    gentleIdea:
      'Each of you names somebody whose opinion does not count this week. Cross the name out on paper, together or apart.',
    quietIdea:
      'Each of you may spend a few minutes with a picture or a keepsake of somebody dear, near or gone. Together or alone, nothing is expected.',
  },
  {
    id: 'support-saying-sorry',
    category: 'support',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'What makes it hard for you to say sorry?',
    about: 'what makes saying sorry hard',
    reflections: [
      'To say sorry is to go first, not knowing what will come back.',
      'Sorry is a short word, and it can sit in the throat for days.',
      'Some grew up being made to say sorry, and some among people who did not say it at all.',
    ],
    asks: {
      any: [
        'What would you like to be spared when you have just said sorry?',
        'When did a sorry between you two come out well in the end?',
        'What look or word from your partner makes it easier to get a sorry out?',
        'What gives your partner away when they are sorry but have not said so?',
        'How was sorry said, or not said, where you grew up?',
        'When does saying sorry come easily to you?',
        'What would you like your partner to see behind a clumsy sorry?',
        'How do you know that a sorry from you has been heard?',
        'What do you expect to happen in the minute after you say sorry?',
      ],
      alike: [
        'When both of you find sorry hard, what gets you talking again?',
        'What counts as a sorry between you two, without the word?',
      ],
      unlike: [
        'What makes the word come sooner to one of you than to the other?',
        'What has helped one of you say sorry that the other might borrow?',
      ],
      tender: [
        'Which sorry may wait, for as long as it takes?',
        'What would make the minute after a sorry less awkward?',
      ],
      light: [
        'What is the worst way to say sorry that was ever tried on you?',
        'If sorry could be said with a snack, which one would you each send?',
      ],
      short: [
        'Which is hardest: the start, the word or the silence after it?',
        'How do you tend to say it, {one}: early, late or with a sandwich?',
      ],
    },
    ideas: [
      'Practise on trifles: each says sorry to the other for something tiny and silly, like the last biscuit. Three rounds, straight faces.',
      'Agree on a shape for an unready sorry: a stone on the table, a blank message. It means: working on it. Both may use it.',
    ],
    gentleIdea:
      'Sorry has no deadline this week: neither of you asks for one or hurries one along. If it turns up by itself, a nod will do.',
    quietIdea:
      'Each of you may write down, for yourself, how it feels on your side. What becomes of the page is up to you.',
  },
  {
    id: 'support-good-sorry',
    category: 'support',
    mechanism: 'repair',
    valence: 'warm',
    depth: 2,
    content: 'What makes a sorry ring true to you?',
    about: 'what makes a sorry ring true',
    reflections: [
      'Much of a sorry hangs on whatever comes straight after the word.',
      'One sorry comes in words, and another in what is done differently from then on.',
    ],
    asks: {
      any: [
        'Which words are better left out of a sorry, to your ears?',
        'How would you like the hour after a sorry to be between you two?',
        'How can your partner tell that a sorry has reached you?',
        'Which sorry do you still remember because it was said so well?',
        'When you are the one to say sorry, what answer do you hope for?',
        'How much time do you like before a sorry comes your way?',
        "What does your partner's face do when a sorry is really meant?",
        'How did the grown-ups around you say sorry when you were small?',
        'How much of what your partner needs is in the sorry you tend to say?',
      ],
      alike: [
        'Which bit would you both notice if it were missing?',
        'How would the shortest true sorry between you two go?',
      ],
      unlike: [
        'What matters a lot to one of you in a sorry, and less to the other?',
        'How would the one who likes words say it to the one who likes deeds?',
      ],
      tender: [
        'What could you say when a sorry has come too soon for you?',
        'What would you like to be understood before anyone says sorry?',
      ],
      light: [
        'Which sorry would win a prize for worst acting?',
        'What would {one} accept in place of a sorry: cake, a song, the good pillow?',
      ],
      short: [
        'Which gives a true one away: the voice, the eyes or the timing?',
        'When did you last hear a sorry that you believed at once?',
      ],
    },
    ideas: [
      'Each writes the sorry you would find easiest to take, as a recipe with three ingredients. Swap recipes and keep them.',
      'Each picks a small thing from this week and makes it good with a deed, no word. The other guesses which.',
    ],
    gentleIdea:
      'If a sorry comes up this week, the other may answer: thanks, later. Later has no date.',
    quietIdea:
      'If a sorry comes up this week, either of you may take all the time you like with it. No answer is expected.',
  },
  {
    id: 'support-admired-parent',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'What do you admire in your partner as a parent?',
    about: 'what there is to admire in a parent',
    reflections: [
      'A picture book can be read aloud two hundred times and still be asked for.',
      'Much of what a parent does well happens with nobody there to see it.',
    ],
    asks: {
      any: [
        'What would help you a little as a parent this week?',
        'Which moment of your partner with the children do you still like to think of?',
        'Which side of you as a parent are you glad your partner sees?',
        'What do you hope the children pick up from your partner?',
        'What would you like to learn from the way your partner is with the children?',
        'Which moment with the children this week do you wish you had both seen?',
        'What do the children come to each of you for?',
        'When do you see the child your partner once was come out with the children?',
        'What surprised you most about your partner once there were children?',
        'How easy is it for you to be the way your partner admires?',
        'What does that side of your partner make easier for you as a parent?',
      ],
      alike: [
        'Who taught the two of you to do it like that?',
        'When do the children get to see that side most?',
      ],
      unlike: [
        'What can one of you stay calm about that the other finds hard?',
        'What do the children get out of having two such different people around?',
      ],
      tender: [
        'What would you like to be told about yourself as a parent this week, {one}?',
        'At what time of day would a spare pair of hands do most good?',
      ],
      light: [
        'What would the children put on your report card?',
        "Which of {one}'s stock phrases will the children imitate at eighteen?",
      ],
      short: [
        'Which scene with the children is still fresh from this week?',
        "How does {one}'s voice change with the children, {other}?",
      ],
    },
    ideas: [
      'Next time you catch a good parent moment, draw a sun on a slip. Swap slips on Sunday, and tell each other which moments they were.',
      'Ask the children, each on your own, what the other does best. Report back word for word.',
    ],
    gentleIdea:
      'On one evening each of you says: that was enough for today, parent-wise. The other agrees out loud.',
    quietIdea:
      'On one evening, each of you may take ten minutes just for yourself, once the day allows it: tea, quiet or some air.',
  },
  {
    id: 'support-thanked-by-children',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    needs: ['children'],
    content: 'What do you think the children will thank your partner for one day?',
    about: 'what children say thanks for later',
    reflections: [
      'A lunch box can be filled a thousand times before anybody says thank you for it.',
      'Parents seldom find out which of the small things they did mattered most.',
    ],
    asks: {
      any: [
        'How do you like to be thanked for a job that comes round every day?',
        'How was thank you said where you grew up?',
        'What would you love to be thanked for by the children, much later?',
        'What about your partner might the children understand only once they are grown?',
        'What can your partner do with the children that you could never copy?',
        'What could you two thank each other for now, without waiting for the children?',
        'How do the children already thank the two of you, without saying so?',
        'What does your partner do for the children that hardly anyone sees?',
        'Which ordinary evening now might the children tell stories about one day?',
        'What makes you keep doing for the children what your partner named?',
      ],
      alike: [
        'How would each of the children put it?',
        'Which of the children will come up with it first?',
      ],
      unlike: [
        "What will they get from {one} that they can't get from you, {other}?",
        'Where do the children have two quite different teachers in you?',
      ],
      tender: [
        'Seen from twenty years on, what is good enough this week?',
        'Which day with the children can be struck from the record?',
      ],
      light: [
        'What will the children do an impression of at your ninetieth birthday?',
        "Which meal of {other}'s will go down in family history?",
      ],
      short: [
        'What do the children mostly ask {one} for?',
        'Which song, game or soup of these years will last?',
      ],
    },
    ideas: [
      'Write one line each, dated today, on something the children may thank the other for. Put it in an envelope marked: in ten years.',
      'At one meal this week, each of you tells the children a thing the other did for them that they slept through.',
    ],
    gentleIdea:
      'Each of you picks one thing you are not doing for the children this week, and says so. The other says: that is allowed.',
    quietIdea:
      'Each of you may take a quiet minute this week with a picture of the children, or simply with the sky. Telling your thoughts is optional.',
  },
  {
    id: 'support-parent-doubt',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    needs: ['children'],
    content: 'Where do you doubt yourself most as a parent?',
    about: 'doubts about oneself as a parent',
    reflections: [
      "Other families' doubts stay behind their front doors, so a parent's own can look like the only ones.",
      'Many parents doubt themselves most about the things they care about most.',
    ],
    asks: {
      any: [
        'Which words would you like to hear on a day of doubt?',
        'How can your partner tell that you doubt yourself as a parent?',
        'What would you like to hear from your partner on a wobbly day as a parent?',
        'What have you seen your partner get right with the children, on an unsure day?',
        'Which doubt about yourself as a parent has grown smaller with time, if any?',
        'Where do your pictures of a good parent come from?',
        'When does your partner look surest of themselves with the children?',
        'Which worry about the children sits a little lighter today, if any?',
        "How does your partner's doubt fit with what you see every day?",
      ],
      alike: [
        'Which parents do you both compare yourselves with?',
        'How would it be to let that doubt go for a week, as a pair?',
      ],
      unlike: [
        'Where is one of you sure of a thing that keeps the other awake?',
        'What keeps one of you calm in the spot where the other doubts?',
      ],
      tender: [
        'Which sentence about you as a parent would do you good, {one}?',
        'Which doubt could stay just between the two of you?',
      ],
      light: [
        'What would the handbook say that the children came without?',
        'Which parenting medal has {one} lost by a whisker?',
      ],
      short: [
        'Which part of the day with the children feels shakiest?',
        'Who could you ask about it, {one}, besides the internet?',
      ],
    },
    ideas: [
      'Each says one doubt aloud; the other tells one scene that speaks against it. Keep both to three sentences.',
      'Swap the shaky spot for a day: each takes over the scene the other doubts about, and finds out what is hard in it.',
    ],
    gentleIdea:
      'Each of you tells the other one thing that went all right with the children this week. Fed, dressed and asleep all count.',
    quietIdea:
      'Each of you may think of one person who could lend an ear or a hand with the children: a relative, a friend, a doctor.',
  },
  {
    id: 'support-missing-message',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    needs: ['long-distance'],
    content: 'Which kind of message helps you most on a day when you miss your partner?',
    about: 'messages on a day of missing each other',
    reflections: [
      'Missing somebody has its hours: the second chair at supper, the walk home, the light going out.',
      'On a missing day, a photo of a bus stop can do more than a page of fine words.',
    ],
    asks: {
      any: [
        'At which hour of a day apart is a message most welcome to you?',
        "What can you tell from a message of your partner's, besides the words?",
        "Which plain bit of your partner's day would you love to be sent?",
        'When does only a voice help, and no message will do?',
        'Which message from far away have you kept to look at again?',
        'Which small thing helps on a missing day when no message can come?',
        'What do you miss about your partner that you never expected to miss?',
        'How can you tell from afar that your partner is missing you?',
        'What would make it easy for you to write the kind your partner needs?',
        'What else would help on such a day, besides a message?',
      ],
      alike: [
        'Which of you misses the other out loud, so to speak?',
        'What makes that sort of message work for both of you?',
      ],
      unlike: [
        'Which kind of message warms one of you and puzzles the other?',
        'How would a fair mix of both kinds look in one week?',
      ],
      tender: [
        'What would be the right thing to find on your screen tonight, {one}?',
        'On which days is it better to hear little?',
      ],
      light: [
        'Which emoji have you two worn out completely?',
        "Which of {one}'s typing slips will you two still quote in ten years?",
      ],
      short: [
        'What is the last thing in your chat right now?',
        'Which would you pick, {one}: voice, picture or three words?',
      ],
    },
    ideas: [
      'For three days send each other one photo of whatever your feet stand on, or your cup. No caption.',
      'Each records one minute of an ordinary sound, such as rain, a tram or toast, and sends it on a missing day.',
    ],
    gentleIdea:
      'Agree on one sign that means: thinking of you, no reply called for. Each sends it once this week.',
    quietIdea:
      'Each of you may send one short line this week, or only think it. No reply is expected.',
  },
  {
    id: 'support-help-from-afar',
    category: 'support',
    mechanism: 'coping',
    valence: 'warm',
    depth: 2,
    needs: ['long-distance'],
    content: 'What can your partner do from far away that truly helps on a bad day?',
    about: 'helping from far away on a bad day',
    reflections: [
      'From far away nobody can carry the shopping, but a person can still listen.',
      "Help over a distance runs on clocks: one person's bad evening is the other's lunch break.",
    ],
    asks: {
      any: [
        'What kind of voice, words or silence on the line does you good?',
        'How can your partner hear at the start of a call that the day was bad?',
        'What is it like to be the far one while your partner has a bad day?',
        'What is the best help you have had from far away?',
        'On a bad day apart, what do you like to be asked?',
        'What helps on a bad day when the call is over?',
        'What do you sometimes leave out on a call, to spare your partner?',
        'What would your partner do first if they could walk in right now?',
        'What does that help give you that somebody close by could not?',
      ],
      alike: [
        'What did you two come up with, over time, to shorten the miles?',
        'Which kind of help could you two agree on now, for the next bad day?',
      ],
      unlike: [
        'What helps one of you from afar that leaves the other cold?',
        'Which hours of the day suit each of you for a call for help?',
      ],
      tender: [
        'What small help would be possible today, with the miles as they are?',
        'When is it all right not to pick up?',
      ],
      light: [
        'Which would beat the miles: soup by rocket or a very long arm?',
        'What would {one} send by drone, if drones could do anything?',
      ],
      short: [
        'Which day last week would have gone better with company?',
        'What time is it for {other}, {one}, when you have your low hour?',
      ],
    },
    ideas: [
      "Each sends the other one list for bad days: who lives close by, what to eat, whom to ring. Keep each other's list.",
      'Stay on a call for ten minutes on a dull day, both doing something else: dishes, mending, post. Talking is allowed, not asked for.',
    ],
    gentleIdea: 'On a bad day, send one dot. The other sends one dot back. That is the whole talk.',
    quietIdea:
      'On a bad day, each of you may think of one person nearby who could come round, and of one far away who could ring.',
  },
  {
    id: 'support-not-told-twice',
    category: 'support',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What does your partner remember about you without being told twice?',
    about: 'small facts remembered about you',
    reflections: [
      'It is oddly tiring to explain the same small thing about oneself for the tenth time.',
      'How somebody likes their tea is learned by being around them, cup after cup.',
    ],
    asks: {
      any: [
        'What about you would you be glad not to explain again?',
        'When did you first notice that your partner had remembered a thing about you?',
        'Which small thing about you would you love your partner to remember?',
        'What do you know about your partner that they never told you at all?',
        'Which thing about your partner do you wish you remembered better?',
        'Which small fact about you took your partner longest to learn?',
        'What has changed about you that your partner may still remember the old way?',
        'What did you guess right about your partner in your very first weeks?',
        'What made that small thing about your partner stay in your mind?',
      ],
      alike: [
        'Which of you knew it first about the other?',
        'What else do you two know about each other that nobody wrote down?',
      ],
      unlike: [
        'Which of those two facts would be harder to guess?',
        'What do you each remember about the other that has not come up yet?',
      ],
      tender: [
        'What would be kind to remember about you on a day like today?',
        'Which day or thing would you like to have remembered quietly?',
      ],
      light: [
        'Which useless fact about {other} does {one} know by heart?',
        'What would be question one in a quiz about either of you?',
      ],
      short: [
        'How does each of you take tea, coffee or toast?',
        "Which of {one}'s dislikes does {other} know best?",
      ],
    },
    ideas: [
      'By turns, each says three small facts about the other: a dislike, a habit, a date. Whoever has one wrong is told once.',
      'Each of you gets one thing ready the way the other likes it, such as a cup, a chair or a message at the right moment. No word is said before.',
    ],
    gentleIdea:
      'Each of you names one thing that is good to know about you this week, such as no calls after nine. The other just keeps it in mind.',
    quietIdea:
      'Each of you may write down one thing that is good to remember this week, such as what helps you sleep. Show it or keep it.',
  },
  {
    id: 'support-thanks-or-no-thanks',
    category: 'support',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What do you enjoy doing for your partner, thanks or no thanks?',
    about: 'what you like doing for your partner',
    reflections: [
      'A favour can take two minutes or half a Sunday.',
      'Some favours are a treat for the one who does them.',
    ],
    asks: {
      any: [
        'What would make it easy for you to say no to a favour?',
        'Which little favour from your partner would feel like a gift this week?',
        'What does your partner do for you that you hope never stops?',
        'Which job would you like your partner to leave to you, because you enjoy it?',
        'What goes through your mind while you do your partner a favour you enjoy?',
        'When does a favour you enjoy begin to feel like a chore?',
        'Which favour of yours has your partner perhaps never noticed?',
        'When did you find out what your partner enjoys having done for them?',
        'How do you feel when your partner does that for you?',
      ],
      alike: [
        'Which of you is quicker when the same favour is waiting?',
        'How did you two come to like the same favour?',
      ],
      unlike: [
        'Which of the two favours takes longer than it seems?',
        'What does {other} get up to while {one} is busy with it?',
      ],
      tender: [
        '{one}, which favour would you gladly take from {other} at the moment?',
        'Which words do you like to hear when a favour has been done?',
      ],
      light: [
        'Which job title and hat would go with it?',
        'What does {one} do with so much pleasure that it looks suspicious?',
      ],
      short: [
        'When did you last do a thing for {other}, {one}, however small?',
        'To fetch, cook, mend, drive or listen: which suits you?',
      ],
    },
    ideas: [
      'Each does one thing for the other that is a pleasure to do, and says so: this one is for fun. Ten minutes at most.',
      'Each names one favour that the other may drop and one that is worth keeping. Five minutes, and nobody argues.',
    ],
    gentleIdea:
      'This week, each of you may leave out one thing that you do for the other. Say which, and it is fine.',
    quietIdea:
      'Each of you may spend ten minutes this week on something you enjoy for its own sake. Nobody owes anything for it.',
  },
  {
    id: 'support-something-fiddly',
    category: 'support',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'When you struggle with something fiddly, what would you like your partner to do?',
    about: 'struggling with something fiddly',
    reflections: [
      'Advice comes quickly to whoever is not holding the tiny screw.',
      'A hand that reaches for the screwdriver can be a rescue or an insult.',
      'Many knots get tighter as soon as somebody watches.',
    ],
    asks: {
      any: [
        'Which words sound to you like help, and not like taking over?',
        'What do you like to hear at the moment when the fiddly thing finally works?',
        "Next time a zip or a lid won't move, what could you two say first?",
        'What is it like for you to watch your partner struggle with something fiddly?',
        'Which fiddly job would go better with four hands?',
        "What is your partner's face like when a small thing won't work?",
        'Which fiddly thing can your partner do that you will never get right?',
        'How easy would it be for you to do just what your partner wrote?',
      ],
      alike: [
        'What happens when both of you get your hands on the same knot?',
        'Which of you stays patient for longer, with lids and zips?',
      ],
      unlike: [
        'What could one of you say, so that the other knows: help or hands off?',
        'Which kind of help do you give: the kind you like, or the kind they like?',
      ],
      tender: [
        '{one}, which fiddly things would be good to hand over for now?',
        'What would you like nobody to say while your hands are busy?',
      ],
      light: [
        'What was said to the screw, lid or knot in the end?',
        'Which object has {one} sworn revenge on?',
      ],
      short: [
        'What was the last thing that would not open, fit or start?',
        'Lid, zip, cable, form: which beats you, {one}?',
      ],
    },
    ideas: [
      'Each picks the exact words for: please take over, and for: hands off. Use them once each this week, even for a jar.',
      'Each of you tells the other about a knack that took you ages to get, such as tying laces or whistling. Three minutes each.',
    ],
    gentleIdea:
      'Whatever will not open, fit or start this week goes on one pile. Either of you may take one thing off it, or leave it all.',
    quietIdea:
      'When something will not work this week, each of you may put it down for ten minutes and rest your hands. It can wait, or somebody can help.',
  },
  {
    id: 'support-hard-on-yourself',
    category: 'support',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'When you are hard on yourself, what is good to hear from your partner?',
    about: 'being hard on yourself',
    reflections: [
      'People who are hard on themselves can let ten kind words slide off and keep the sharp one.',
      "The list of one's own mistakes tends to be longest late in the evening.",
    ],
    asks: {
      any: [
        'Which small slip of yours would you like people to let pass?',
        'Which small sign gives away that you are being hard on yourself?',
        'What do you forgive your partner more easily than yourself?',
        'What in your partner do you wish they saw with kinder eyes?',
        'What do you say to yourself that you would never say to your partner?',
        'How does your partner sound when they are being hard on themselves?',
        'Where did you first learn to be strict with yourself?',
        'How easily do the words that your partner likes to hear come to you?',
        'What do you tend to reply when your partner says something like that?',
      ],
      alike: [
        'Who says the kind thing when both of you are being strict with yourselves?',
        'What are you both stricter about than anyone asked you to be?',
      ],
      unlike: [
        'How does the one of you who shrugs mistakes off do it?',
        'Which words comfort one of you and sound like brushing off to the other?',
      ],
      tender: [
        'Which would help more tonight, {one}: a kind word, a task, or company?',
        'What may be called good enough for today?',
      ],
      light: [
        'What is the sentence for that crime, {one}: tea, a blanket, early sleep?',
        'How does the judge in your head dress for work?',
      ],
      short: [
        'In which hour of the day are you strictest with yourself?',
        'A word, a joke, a nod: which gets through to you, {one}?',
      ],
    },
    ideas: [
      'Each tells one small blunder of the week in two sentences. The other answers with four words only: it happens to anyone.',
      'For two evenings, each names one thing from the day that was good enough. Nobody improves on it, and nobody says but.',
    ],
    gentleIdea:
      'Tonight both of you leave one thing as it is, half done or badly done, and say: that will do for today.',
    quietIdea:
      'Tonight each of you may say one mild sentence to yourself, such as: this is hard, and it has been a long day. It can stay in your head.',
  },
]
