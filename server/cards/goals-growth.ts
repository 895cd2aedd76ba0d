import type { Card } from './card.ts'

export const goalsAndGrowth: readonly Card[] = [
  {
    id: 'goals-beginner',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'What would you love to be a beginner at?',
    about: 'being a beginner',
    reflections: [
      'Grown-ups rarely get to be bad at something in peace.',
      'Whatever somebody longs to take up looks easy in the hands of a person who knows it.',
    ],
    asks: {
      any: [
        'What would let you be bad at something in peace?',
        'What first gave you the wish to learn that?',
        'What could your partner say when you get it wrong the first time?',
        'What would make a first lesson less awkward for you?',
        'What would you love to see your partner begin, with no rush to be good?',
        'Where could you have a first go at it this month, just for fun?',
        'What were you hopeless at once that comes easily today?',
        'How could you help your partner find the time for a first try?',
      ],
      alike: [
        'Which of you would ask the teacher the first question?',
        'How would the two of you share one teacher?',
      ],
      unlike: [
        "Which plain question about {other}'s pick would {one} ask the teacher?",
        "How would you behave on the back bench of your partner's lesson?",
      ],
      tender: [
        'Which kind of beginning would ask very little of you right now?',
        'What would be a kind first step on a day with hardly any strength to spare?',
      ],
      light: [
        "What is the first thing to go wrong in {one}'s lesson?",
        'What would the teacher tell friends about such a pupil?',
      ],
      short: [
        'What did you last watch somebody do with a little envy?',
        'What would be in the bag for a first lesson?',
      ],
    },
    ideas: [
      'Find a five-minute first lesson in something neither of you can do, a knot, a card trick, a whistle, and both follow it once.',
      'Each names one thing the other can do half asleep, and asks for the very first step of it. Two minutes each.',
    ],
    gentleIdea:
      'Once this week, each of you tells one thing you did not know before that day. It can be tiny; the other only hears it.',
    quietIdea:
      'Each of you may look at something new for a few minutes this week: a street, a page, a bird. Nothing is expected to follow.',
  },
  {
    id: 'goals-bit-by-bit',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 1,
    content: 'What are you getting better at, bit by bit?',
    about: 'getting better bit by bit',
    reflections: [
      'The hundredth try that works looks, to anyone passing, like the first.',
      'People who are improving at something usually still see mostly the slips.',
    ],
    asks: {
      any: [
        'What would you like more time or help to practise?',
        'What can you do today that was out of reach a year ago?',
        'When have you seen your partner get a little better at something?',
        'What could your partner say that would keep you going with it?',
        'What are you two getting better at together, bit by bit, without any lessons?',
        'Who would be the first to notice how far you have come?',
        'What does your partner do well when progress is slow?',
        'What has changed for you since your partner began getting better at this?',
        'What has been the hardest part of getting this far?',
      ],
      alike: [
        'What could the two of you practise side by side for ten minutes?',
        'What has each of you found out about it that could save the other some time?',
      ],
      unlike: [
        "Which moment of {one}'s practice would {other} like to sit in on?",
        "What would you give up on first in your partner's practice?",
      ],
      tender: [
        'What would you like your partner to notice without making much of it?',
        'Which small step of this month counts double, because it came on a bad day?',
      ],
      light: [
        'When will the world be ready to see {one} do it in public?',
        'Which prize would be right for such progress, tin or chocolate?',
      ],
      short: [
        'What went a bit smoother this week than it did half a year ago?',
        'What would a before picture and an after picture show?',
      ],
    },
    ideas: [
      'Each shows or tells the other one small before and after: how it went at first, how it goes now. Three minutes each, no tips.',
      'Give whatever each of you is slowly learning ten minutes at the same time tonight. Afterwards each says one line about how it went.',
    ],
    gentleIdea:
      'Each of you may name one thing that went a little easier this week, or say pass. The other answers only with thanks.',
    quietIdea:
      'Each of you may do one small thing this week at your own pace, such as a short walk or a page of a book.',
  },
  {
    id: 'goals-before-season-ends',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What would you like to have done with your partner before this season ends?',
    about: 'the rest of this season',
    reflections: [
      'A season is mostly made of ordinary days with a light of their own.',
      'Some plans only fit one season, such as swimming, skating or picking berries.',
      'Plans for a season tend to be kept or lost in its last two weeks.',
    ],
    asks: {
      any: [
        'What about this season would you like to take in slowly?',
        'What can you already picture when you think of that plan?',
        'Which part of that plan would you gladly take care of?',
        'Which day before the season ends could you two keep free?',
        'What does your partner enjoy most about this season, as far as you can see?',
        'Which day of this season with your partner do you want to remember?',
        'What did this season smell like when you were a child?',
      ],
      alike: [
        'Which day would you pencil it in for?',
        'What is the smallest form of it that would still count?',
      ],
      unlike: [
        'What could one afternoon hold of both plans?',
        "What about {one}'s plan could {other} warm to?",
      ],
      tender: [
        'What could wait until the next season without being lost?',
        'What would make the rest of this season gentler for you?',
      ],
      light: [
        "What would {other} pack for {one}'s plan?",
        'Which weather would make that plan even sillier?',
      ],
      short: [
        'Where was each of you at this time last year?',
        'Where near you does this season show first?',
      ],
    },
    ideas: [
      'Each names one plan for this season that can be struck off for good. Say it aloud together: not this year.',
      'Together, pick a date for one small plan, and a second date in case of bad weather. Five minutes, then leave it alone.',
    ],
    gentleIdea:
      'Each opens a window for a minute, when it suits, and tells the other one thing about the season out there.',
    quietIdea:
      'Each of you may look at the sky for a minute this week, from a window or outdoors, near the other or alone.',
  },
  {
    id: 'goals-help-a-dream',
    category: 'goals',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: "Which dream of your partner's would you most like to help along?",
    about: "helping with the other one's dream",
    reflections: [
      'A free evening, a lift or a cleared table can bring a dream a little nearer.',
      'Helping with a dream is an odd job: your own effort, and somebody else decides the direction.',
    ],
    asks: {
      any: [
        'How often do you like to be asked about a dream of yours?',
        'What makes help with a dream feel like help and not like meddling?',
        'What do you dream of these days that your partner may not know?',
        'What could be taken off your hands to give a dream some room?',
        'Which five minutes of help this week would bring a dream a little nearer?',
        "What happens in your partner's face when a dream comes up?",
        'Which dream did somebody once help you reach?',
        'What is it like to learn which of your dreams your partner picked?',
        'Which kind of help with the dream your partner named would you welcome?',
      ],
      alike: [
        'What is the first job on the list if you both lend a hand?',
        'Whose turn is it this month to be the one who is helped?',
      ],
      unlike: [
        'Which of the two dreams could go first without the other one losing out?',
        'What about that dream would {one} like {other} to know that is easy to miss?',
      ],
      tender: [
        'What about a dream would you rather leave in peace for now?',
        'Which kind of company is good to have while a dream is out of reach?',
      ],
      light: [
        'What uniform does {one} wear as chief helper?',
        'Which part of the helping would go wrong in the funniest way?',
      ],
      short: [
        'What does your partner linger over in a shop or a magazine?',
        'What did each of you dream of doing back when you two met?',
      ],
    },
    ideas: [
      'Each names one dull step towards a dream, a call, a form, a price to find out, and hands it to the other for ten minutes.',
      'Seven minutes each: one tells a dream, and the other may only ask questions that begin with where or when.',
    ],
    gentleIdea:
      'Each asks once: would you like a hand with it, or just room for it? Whatever the answer is, leave it there for the week.',
    quietIdea:
      'Each of you may give a few quiet minutes this week to something you care about. Nobody asks what comes of it.',
  },
  {
    id: 'goals-nudged',
    category: 'goals',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What did your partner nudge you to try that you are glad of now?',
    about: 'a nudge that you were glad of',
    reflections: [
      'A first lesson or a first visit may be remembered years later, down to the weather.',
      'Many a nudge is remembered only by the one who got it; the other forgot it by evening.',
      'A nudge can feel kind to one person and like a push to another.',
    ],
    asks: {
      any: [
        'How do you like your partner to suggest something new to you?',
        'When does a nudge from your partner come at the right moment?',
        'Where could your partner nudge you next, and you would be glad?',
        'What did you think at first, when your partner gave you that nudge?',
        'How can your partner tell that you want no nudging just now?',
        'What makes you say yes to a nudge in the end?',
        'What would you like to nudge your partner towards, very gently?',
        'Who nudged you as a child towards something you still love?',
        'What did you see in your partner that made you give that nudge?',
      ],
      alike: [
        'What would you both be missing today if nobody had said a word?',
        'What is next in line for a nudge?',
      ],
      unlike: [
        'What does {one} still know of that day that {other} has forgotten?',
        'Where does a nudge turn into a push for each of you?',
      ],
      tender: [
        'Where would you rather have no nudges for a while?',
        'What could stand in for a nudge on days when any push is too much?',
      ],
      light: [
        'What is the most shameless trick {other} has used to get {one} moving?',
        'Which nudge is still waiting in the drawer?',
      ],
      short: [
        'Which food, song or place do you know only because of your partner?',
        'Which dish or place did you turn down the first time?',
      ],
    },
    ideas: [
      'Trade nudges: each orders one, for something that takes ten minutes, and says when and in which words it would be welcome.',
      'Each thinks of one thing the other has been turning over for weeks. One sentence of encouragement, only one, and then a new subject.',
    ],
    gentleIdea:
      'Each of you names one thing you would rather not be nudged about this week. The other nods, and that is all.',
    quietIdea:
      'Each of you may go at your own pace with one thing this week, or leave it. No one nudges.',
  },
  {
    id: 'goals-learn-as-a-pair',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'Which skill would be fun to learn as a pair?',
    about: 'learning a skill as a pair',
    reflections: [
      'Beginners tend to look sideways to see whether anyone else is lost as well.',
      'Two people rarely learn at the same speed, and most lessons for two are built as if they did.',
    ],
    asks: {
      any: [
        'What helps you when you are the one who is lost at something new?',
        'How would you two cheer each other on while learning something new?',
        'What would you enjoy about seeing your partner as a pupil again?',
        'What would you bring to that lesson that your partner has less of?',
        'What would you two laugh about first while learning a new skill?',
        'Which first half hour of learning could you fit into this month as a pair?',
        'What have you two already taught each other without noticing?',
        'How would you like the two of you to treat mistakes in that lesson?',
      ],
      alike: [
        'What would be the first thing to find or borrow for it?',
        'Which of you would insist on one more round?',
      ],
      unlike: [
        "How would {other} get through an hour of {one}'s skill?",
        'What do the two skills have in common, if you hunt for it?',
      ],
      tender: [
        'Which kind of learning asks for nothing back when you are worn out?',
        'What would make it easy for you to leave a lesson halfway?',
      ],
      light: [
        'How does the very first performance end?',
        "Which friend gets the front-row ticket to {one}'s show?",
      ],
      short: [
        'What do the two of you already do with four hands?',
        'Which lessons at school did you like at all?',
      ],
    },
    ideas: [
      'Each learns the same verse of a song or poem, alone. On Friday you say it together, wherever you are.',
      'Draw one animal with one pen, taking turns line by line and not speaking. Ten minutes; both of you sign it.',
    ],
    gentleIdea:
      'Both of you watch somebody skilled at work for ten minutes, a video will do: a baker, a joiner, a drummer. There is nothing to learn from it.',
    quietIdea:
      'Each of you may watch someone skilled at work for ten minutes, such as a baker on a video, together or apart.',
  },
  {
    id: 'goals-old-plan',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'Which old plan of yours still tugs at you?',
    about: 'an old plan that still tugs',
    reflections: [
      "Old plans like to turn up at a railway station or in other people's holiday photos.",
      'A plan can tug for years without there being any wish to carry it out.',
    ],
    asks: {
      any: [
        'What do you like to hear when you mention an old plan?',
        'What was going on in your life when you made that plan?',
        'Which small piece of that old plan, if any, could find room this year?',
        'What would you like to ask the younger person your partner was then?',
        "What did you not know about your partner's old plan until now?",
        'Where would your partner fit in, if an old plan came true?',
        'What came in place of that old plan, if anything?',
        "What does your partner's old plan tell you about what they long for?",
      ],
      alike: [
        'What would you both do first if that old plan woke up tomorrow?',
        'Where did each of you first get hold of such an idea?',
      ],
      unlike: [
        "What could {one} ask about {other}'s old plan that nobody has asked yet?",
        'Which of the two plans would be harder to put away for good?',
      ],
      tender: [
        'What would you like to be asked about an old plan, if anything at all?',
        'Which scrap of the plan, if any, could stay in a drawer?',
      ],
      light: [
        'What would the neighbours have said if {one} had gone through with it?',
        'Where would that plan have left the two of you by now?',
      ],
      short: [
        'What did you mean to become when you were nineteen?',
        'Which place name still gives you a small start?',
      ],
    },
    ideas: [
      'Each tells one old plan as a story of three minutes, with the year, the place and who was there. The other asks one question.',
      "Find out one small fact about the other one's old plan, a price, a distance, a name, and bring it to your next meal or call.",
    ],
    gentleIdea:
      'Each may write the name of one old plan on a slip and fold it. Show it or keep it folded; nobody asks.',
  },
  {
    id: 'goals-brave-thing',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 2,
    content: 'What is one brave thing you would like to do this month?',
    about: 'one brave thing this month',
    reflections: [
      'Courage is often spent on things no one would clap for, such as ringing a doctor.',
      'What takes courage from one person can be an ordinary errand for the next.',
    ],
    asks: {
      any: [
        'What do you like to be told when an ordinary thing took courage?',
        'How would you like your partner to be, right after a brave step?',
        'What have you seen your partner do lately that took courage?',
        'Where would you like your partner to be while you do the brave thing?',
        'What would make a brave step feel small enough to take this month?',
        "Which brave thing of your partner's do you still think about?",
        'What do you tell yourself in the last second before being brave?',
        "What makes your partner's brave thing brave, in your eyes?",
      ],
      alike: [
        'How would you like to do it: on the same day, or on two different ones?',
        'Which words would you send each other right before?',
      ],
      unlike: [
        "Which part of {one}'s brave thing would be easy for {other}?",
        'Which of the two would you like to hear about afterwards in every detail?',
      ],
      tender: [
        'What takes courage from you these days, though nobody would call it brave?',
        'What would make it all right to leave the brave thing for another month?',
      ],
      light: [
        'What is the battle cry for it?',
        'Which medal would {other} hang on {one} afterwards?',
      ],
      short: [
        'What is the bravest thing you did before you were ten?',
        'Which queue, call or form gives you slightly cold hands?',
      ],
    },
    ideas: [
      'Each picks a slice of a brave thing, five minutes at most, says when it will happen, and gets one message from the other just before.',
      'Tell each other one brave thing from long ago that the other has not heard yet. Four minutes each.',
    ],
    gentleIdea:
      'Each names one thing that took some courage this week, even if it was only getting up. No answer is expected; a nod will do.',
    quietIdea:
      'Getting through the day is enough this week. Each of you may rest for ten minutes, near the other or alone.',
  },
  {
    id: 'goals-easier-to-begin',
    category: 'goals',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 1,
    content: 'How could your partner make it easier for you to begin something new?',
    about: 'help with beginning something new',
    reflections: [
      'Putting the shoes by the door is already a beginning, though it looks like nothing.',
      'The first days of something new are messy, and a second person gets to see the mess.',
    ],
    asks: {
      any: [
        'Which first step would be small enough for you to try this week?',
        'What do you like to hear after the first day of something new?',
        'How would you like your partner to offer help, next time you begin something?',
        'What did your partner once do that made starting easier?',
        'What could be taken over for one evening, so that you can begin?',
        'What would you begin this week if you knew that help was there?',
        "Which beginning of your partner's did you enjoy watching?",
        'What do you do in the last hour before starting something new?',
        'What in the help your partner wishes for would be easy for you to give?',
        'What usually happens between you two when one of you begins something new?',
      ],
      alike: [
        'Which of you could use that help first, this month?',
        'Where could the two of you put up a small reminder of it?',
      ],
      unlike: [
        'What did you think your partner wanted at the start of things?',
        'What would be too much for {one} that {other} would welcome?',
      ],
      tender: [
        'What could be put off so that nothing new is asked of {one} for now?',
        'Which old thing, rather than a new one, would do you good just now?',
      ],
      light: [
        'What goes on the bill when {other} helps like that?',
        'How would such help go wrong by Wednesday?',
      ],
      short: [
        'What did you last begin, even if it was only a book?',
        'When in the day does starting come easiest to you?',
      ],
    },
    ideas: [
      'Each starts something small at the same minute, in one room or on a call, and goes on for ten minutes without a word about it.',
      'Each finishes the line: it helps when you … Then swap, and keep the other line where it can be found again.',
    ],
    gentleIdea:
      'For two days nobody asks how it is going. Whoever wants to tell something tells it unasked.',
    quietIdea:
      'Each of you may spend five minutes this week on something you already know and like. Anything new can wait.',
  },
  {
    id: 'goals-younger-self',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: 'What did you do this year that would make your younger self proud?',
    about: 'making your younger self proud',
    reflections: [
      'The proudest day of a year may leave no photo and no certificate.',
      'At twelve or at twenty, people measure a good life with quite another ruler.',
    ],
    asks: {
      any: [
        'Which thing you got through this year would you like somebody to know about?',
        'Which side of your younger self would you like your partner to have met?',
        'What did your partner do this year that made you proud?',
        'What would you like to say to the child your partner once was?',
        'What would your younger self say on first meeting your partner?',
        'What in you today would your younger self still know at once?',
        'Which worry of your younger self turned out to be for nothing?',
        "What would your partner's younger self be glad to see this year?",
        'What did it take to get there that your partner may not have seen?',
        'What in your younger years makes this count so much today?',
      ],
      alike: [
        'Where might those two younger people have met?',
        'What made this seem so far away back then?',
      ],
      unlike: [
        'Which of the two younger selves was harder to please?',
        "What was {one}'s younger self longing for that {other}'s already had?",
      ],
      tender: [
        "What would {one}'s younger self have liked to hear on a hard day?",
        'Which grown-up was kind to you back then?',
      ],
      light: [
        'What would the younger {one} spend the prize money on?',
        'Which haircut goes with that younger self?',
      ],
      short: [
        'What can you do now that you could not do at fifteen?',
        'What about last Tuesday would surprise the ten-year-old you?',
      ],
    },
    ideas: [
      'Find or describe one picture of yourself from before you were twenty, and tell what that person wanted that week. Three minutes each.',
      'Do one thing tonight that your younger selves would envy: pudding first, lights out late, a loud song. Each picks one.',
    ],
    gentleIdea:
      'Each thinks of the younger self for one quiet minute, and afterwards says one word to them, aloud or not.',
    quietIdea:
      'Each of you may do one small thing this week that you like for its own sake, such as drawing, humming or looking at clouds.',
  },
  {
    id: 'goals-laughing-in-ten-years',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Where do you picture the two of you laughing in ten years?',
    about: 'laughing in ten years',
    reflections: [
      'Ten years ago, few people could have drawn the table they sit at today.',
      'Ten years is far enough away that people picture a place before they picture a plan.',
    ],
    asks: {
      any: [
        'What in your life today would have surprised you ten years ago?',
        'What would you take along from today into that picture?',
        'What from now would you two still want to talk about in ten years?',
        "What about your partner's laugh would you know anywhere?",
        'When did your partner last make you laugh?',
        "What would you add to your partner's picture of ten years from now?",
        'What do you two find funny that few other people get?',
        'When did you two last laugh until it hurt?',
        'What does your partner find funny that leaves you shaking your head?',
        "Which bit of your partner's picture could you two have sooner than in ten years?",
        'What would you like to be able to laugh about by then?',
      ],
      alike: [
        'Which chair or bench in that place is whose?',
        'What about this year will you two have forgotten by then?',
      ],
      unlike: [
        "What would bring {one} to {other}'s picture for a summer?",
        'What stands in both pictures, if you lay one over the other?',
      ],
      tender: [
        'What would be good to know about the next ten weeks, rather than ten years?',
        'Which one thing would you like to count on, however the years turn out?',
      ],
      light: [
        'What is {one} wearing in that scene, ten years on?',
        'Which of your jokes of today will still be told there?',
      ],
      short: [
        'What is on the table in that picture?',
        'Which coat or shirt fits the weather there?',
      ],
    },
    ideas: [
      'Each sends the other a postcard from that place, dated ten years from now: three lines, on paper or by phone.',
      'Take turns with three quick questions about one morning in ten years: who calls, what is cooking, what hangs on the wall.',
    ],
    gentleIdea:
      'Think no further than Sunday: each names one quarter of an hour before then that might be easy.',
    quietIdea:
      'Each of you may choose ten minutes before Sunday for some music or a chair in the light, near the other or apart.',
  },
  {
    id: 'goals-more-such-days',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What kind of day with your partner do you want more of this year?',
    about: 'the days to have more of',
    reflections: [
      'The days people want again are often the ones with nothing much to tell.',
      'A kind of day often drops out of a year just because nobody put it in a calendar.',
    ],
    asks: {
      any: [
        'What could make one of your days this week a little better?',
        'Which day this year was already a bit like that?',
        'When did you last see your partner really enjoy a day?',
        'How would that kind of day begin, from the moment you wake up?',
        "Which part of your partner's kind of day would you like to hear more about?",
        'Which of the coming weeks could hold one good day for the two of you?',
        'What do you notice about your partner when a day has no hurry?',
        'What do you two talk about on your very best days?',
        'What has made days like that rare so far this year?',
        "What could the two of you turn down to have a day like your partner's?",
      ],
      alike: [
        'Which page of the calendar could take such a day next?',
        'What would you both leave switched off on such a day?',
      ],
      unlike: [
        "How would a day run that is half {one}'s kind and half {other}'s?",
        'How rare has each kind of day become by now?',
      ],
      tender: [
        'Which jobs and people would stay away on a good day for you?',
        'Which part of a good day can still be had in a bad stretch?',
      ],
      light: [
        'How many such days in a row could anyone survive?',
        "Which house rule holds from morning to night on {one}'s kind of day?",
      ],
      short: [
        'What was nicest about last Sunday?',
        'Where do you sit for breakfast on such a day?',
      ],
    },
    ideas: [
      'Calendar and pencil, five minutes: each of you puts a small mark on one day in the next two months. No plan yet, only the mark.',
      'Each picks the best ten minutes of such a day. Have the one tonight, and the other tomorrow.',
    ],
    gentleIdea:
      'Pick one evening this week that has no plan and no questions. Each spends it as strength allows, near or apart.',
  },
  {
    id: 'goals-change-noticed',
    category: 'goals',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'Which change in you this year do you hope your partner has noticed?',
    about: 'a change that you hope was noticed',
    reflections: [
      'A change that took many months can show in one small gesture.',
      'A year of effort may show on the outside as no more than one word left unsaid.',
    ],
    asks: {
      any: [
        'How would you like a change in you to be noticed: in words, or quietly?',
        'What was the first sign of that change, as you felt it?',
        'What have you noticed about your partner this year without saying so?',
        'What would show you that your partner has seen the change?',
        'Which part of you would you like to stay the same, whatever changes?',
        'Which change in yourself did you only see when somebody else mentioned it?',
        'What small thing about your partner has quietly changed since last year?',
        'How had you understood that change in your partner until now?',
        'What do you hope will come of the change you wrote about?',
      ],
      alike: [
        'What in this year pulled you both the same way?',
        'Which of you saw it coming in the other?',
      ],
      unlike: [
        "How did {one}'s change reach into {other}'s days?",
        "What about your partner's change had slipped past you?",
      ],
      tender: [
        'How did that change come about, as far as you want to tell?',
        'Which part of it may go unmentioned for a while?',
      ],
      light: [
        'How could the next change be announced: by post, by drum, by cake?',
        'Which sign could {one} hang up so that nobody misses it?',
      ],
      short: [
        'What do you buy, eat or wear now that you did not a year ago?',
        'What would a friend say who had not met you for a year?',
      ],
    },
    ideas: [
      'Three minutes each: one tells what has been different about the other this year, only what was seen or heard. Then swap.',
      'Each makes one small change for a day, a watch on the other wrist, a new cup, a different ring tone. The other has until night to find it.',
    ],
    gentleIdea:
      'Each says one thing that has stayed as it was this year and may go on so. The other only hears it.',
    quietIdea:
      'Each of you may spend ten minutes this week with something that has stayed the same: a cup, a song, a view.',
  },
  {
    id: 'goals-better-since-we-met',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'What have you two become better at since you met?',
    about: 'what you two became better at',
    reflections: [
      'Even folding a big sheet between two takes a few tries before the corners meet.',
      'What a couple gets good at has seldom had a lesson or a date; one day it is there.',
    ],
    asks: {
      any: [
        'What would you like to get more practice at, without any hurry?',
        'How did it go at first, back when you two were new to it?',
        'What did you learn from your partner without noticing at the time?',
        'What has your partner made easier for you since you met?',
        'What was hard in your first months that you hardly think about now?',
        'What does your partner do with ease today that was shaky in the beginning?',
        'Which of your early mix-ups as a pair can you laugh about now?',
        'What did each of you do that made it better over time?',
        'What else could get easier for you two with what you learned there?',
      ],
      alike: [
        'When did you first catch yourselves being good at it?',
        'Which younger couple could pick this up from you two?',
      ],
      unlike: [
        'What did {one} see getting better that {other} had not thought of?',
        'What would you two miss sooner if it got rusty?',
      ],
      tender: [
        'What used to go well that you would like back?',
        'Which old way of getting through things is still there to fall back on?',
      ],
      light: [
        'For what would you two win first prize in your own street?',
        "How bad was it in the beginning, in {one}'s version?",
      ],
      short: [
        'Which meal can the two of you make or order by now without a word?',
        'What goes in half a minute now that once took you two an evening?',
      ],
    },
    ideas: [
      "Tell one of your beginners' mistakes in two voices: one starts, the other takes over after three sentences. Five minutes.",
      'Pick one thing you two have got good at and do it once this week with the parts swapped.',
    ],
    gentleIdea:
      'Each recalls one thing that you two once could not do and can do now. Five words or fewer; it can be tiny.',
    quietIdea:
      'Each of you may do one thing this week that comes easily to you, for a few minutes, side by side or alone.',
  },
  {
    id: 'goals-changed-mind',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 1,
    content: 'What have you changed your mind about lately?',
    about: 'changing your mind',
    reflections: [
      'A change of mind can feel like losing, even when nobody else was playing.',
      'Minds seldom change during an argument; they change later, over the dishes or on a bus.',
      'Those who change their mind often find the rest still arguing with the old view.',
    ],
    asks: {
      any: [
        'What would you like to be spared when you say you have changed your mind?',
        'How would you like your partner to take your next change of mind?',
        'What could your partner ask you again, in case the answer has changed?',
        'When has something your partner said made you think again?',
        'Where would you like to stay undecided a little longer?',
        "Which opinion of your partner's has grown on you over time?",
        'What do you both feel sure about, for today at least?',
        'Where do you stand on the thing your partner now sees differently?',
      ],
      alike: [
        'What tipped you over, each in your own way?',
        'Who in your circle would be surprised that you both came round?',
      ],
      unlike: [
        "What about {one}'s old view does {other} still rather like?",
        'How do you two get along while only one of you has changed course?',
      ],
      tender: [
        'What helps while an old certainty is gone and there is no new one?',
        'What would you rather not hear while a change of mind is still new?',
      ],
      light: [
        'What would the {one} of last year say to such treason?',
        'Which flag goes up now that the old one has come down?',
      ],
      short: [
        'Which food, song or person have you come round to?',
        "What did you think of your partner's taste in music at first?",
      ],
    },
    ideas: [
      'Argue for one minute each for the side you are usually against, in a harmless matter: camping, onions, alarm clocks. The other may clap.',
      'Each names one thing to stay undecided about until Sunday, and the other does not bring it up before.',
    ],
    gentleIdea:
      'When something this week calls for a view, both of you may say: not decided yet. It counts as a full answer.',
    quietIdea:
      'Each of you may leave one matter open this week, and write a line about it for yourself if that helps.',
  },
  {
    id: 'goals-teach-in-an-afternoon',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'What could you teach your partner in one afternoon?',
    about: 'teaching your partner something',
    reflections: [
      'Those who know a thing well often forget how the first hour of it felt.',
      'Strangers are shown things with more patience, as a rule, than family or friends are.',
    ],
    asks: {
      any: [
        'What would you like a teacher to remember while you are still a beginner?',
        'Who first showed you how to do the thing you could teach?',
        'What would you love your partner to teach you, if an afternoon came free?',
        'Which moment of teaching your partner would you look forward to most?',
        'What would help you both laugh when a lesson between you goes wrong?',
        'What kind of pupil would your partner have in you?',
        'Which tiny part of what you know could you show each other tonight?',
        'What has your partner learned from you already, without any lesson?',
        'What could you never explain in words, only show with your hands?',
        'How would you like your partner to teach you, so that you enjoy it?',
      ],
      alike: [
        'What would the two of you quarrel over in front of the class?',
        'How did the two of you come to be good at the same thing?',
      ],
      unlike: [
        "What would be the hard bit for you in your partner's lesson?",
        "What might surprise you halfway through your partner's lesson?",
      ],
      tender: [
        'Who could show {one} something, for a change, and ask for nothing back?',
        'What would make it a quiet afternoon, with no lesson in it?',
      ],
      light: [
        "What would the certificate say at the end of {one}'s course?",
        'Which pupil would be thrown out of that class first?',
      ],
      short: [
        'What do people ask you to show them?',
        'Which trick with dough, thread or a phone do you know?',
      ],
    },
    ideas: [
      'Ten-minute lesson tonight: one shows the first step of something, the other repeats it aloud while doing it. Another day you swap.',
      'Each shows the other one thing on the phone, a button, a shortcut, a search trick, that the other did not know. Three minutes each.',
    ],
    gentleIdea:
      'One of you does something familiar at an easy pace while the other is simply around for ten minutes. Swap on another day.',
    quietIdea:
      'Each of you may do something familiar at an easy pace for ten minutes, near the other or by yourself. There is nothing to learn.',
  },
  {
    id: 'goals-growing-older',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 2,
    content: 'What do you look forward to about growing older with your partner?',
    about: 'growing older with your partner',
    reflections: [
      'A patch of sun on a bench is warm at any age.',
      'Growing older can change small things first, such as bedtimes, shoes and how far a walk goes.',
    ],
    asks: {
      any: [
        'Which small comfort would you like to have each day, at any age?',
        'Which ordinary thing between you two would you like to keep when you are old?',
        'What do you hope stays the same about your partner as the years go by?',
        'Which story of you two will you still be telling when you are both old?',
        'What kind of old person do you expect your partner to become?',
        'What will you still be teasing your partner about at eighty?',
        'Which old couple have you seen that you two could be like one day?',
        "What could you do now to help your partner's hope come true?",
        "What in your partner's hope for later matters to you today as well?",
      ],
      alike: [
        'What could you two have a small taste of this year already?',
        'Which of you will claim to have thought of it first?',
      ],
      unlike: [
        "Which part of your partner's picture of old age would you gladly join in?",
        'How could both of these fit into one old age?',
      ],
      tender: [
        'What about the years ahead would {one} rather leave unsaid today?',
        'Which part of getting on in years would be lighter with company?',
      ],
      light: [
        'Where will the two of you be told off for your age?',
        'Which trick will {one} be playing on the neighbours by then?',
      ],
      short: [
        'What do you already do like an old person?',
        'Which photo of today will be on the wall by then?',
      ],
    },
    ideas: [
      'For five minutes, talk about the past week as the two of you at eighty-five. Each has one grumble and one bit of praise.',
      'Each writes one line to be opened at a great age and dates it. Put both in one envelope, and agree who looks after it.',
    ],
    gentleIdea:
      'Each tells one nice thing about an old person you knew. A minute each; nothing follows from it.',
    quietIdea:
      'Each of you may spend ten minutes this week as slowly as you like, with some music or a view, near the other or apart.',
  },
  {
    id: 'goals-seen-in-you',
    category: 'goals',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'What does your partner see in you that you are only starting to see?',
    about: 'what your partner sees in you',
    reflections: [
      'A mirror shows a face, but not patience, courage or wit.',
      'People are often slower to see their own good sides than their faults.',
    ],
    asks: {
      any: [
        'How do you like to be told something good about yourself, so that it stays?',
        'What would you like your partner to keep seeing in you on a bad day?',
        'What did you see in your partner early on that still holds true?',
        "Which words of your partner's about you have stayed with you?",
        'What do you see in your partner that might come as news?',
        'When would you most like to hear that your partner is proud of you?',
        'Which compliment do you still wave away?',
        'When did you last see in your partner what they are only starting to see?',
        'What makes that good thing hard for you to see in yourself?',
      ],
      alike: [
        'When did it dawn on each of you that the other might be right?',
        'When does that same good thing show in both of you at once?',
      ],
      unlike: [
        'What does {one} see in {other} that has not been said yet?',
        'Which of the two things is easier to see from outside?',
      ],
      tender: [
        'What would {one} like {other} to go on believing until it gets easier?',
        'What could be said on a day full of doubt that you would believe?',
      ],
      light: [
        'How loudly may {other} say it in public?',
        'Which other hidden talent might turn up by Friday?',
      ],
      short: [
        'What does your partner come to you for before anyone else?',
        'What did a teacher, friend or stranger once say you were good at?',
      ],
    },
    ideas: [
      'Each tells one scene from this month, with place and day, in which the other was good at something without knowing it. Two minutes each.',
      'Each picks a kind word that once came from the other, writes it on a slip and carries it around for three days.',
    ],
    gentleIdea:
      "Each may say one plain fact in the other's favour: you called, you waited, you got through Tuesday. No more, and no reply.",
    quietIdea:
      'Each of you may do one thing this week that feels like you, for a few minutes. It can be seen or go unseen.',
  },
  {
    id: 'goals-seven-days',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 1,
    content: 'What tiny change would you like to try for just seven days?',
    about: 'a tiny change for seven days',
    reflections: [
      'A tiny change can be as plain as a chair moved to the window.',
      'Seven days are short enough to say yes to and long enough to meet one bad day.',
    ],
    asks: {
      any: [
        'Which part of your day would you like to keep just as it is?',
        'What would you like to hear from your partner when day four is hard?',
        'What would your partner notice first, if your tiny change worked?',
        'How could your partner be part of your seven days without getting in the way?',
        'What would you like to say to each other on the evening of day seven?',
        "Which part of your partner's ordinary day would you gladly share for one week?",
        'Which tiny change once stayed with you for good?',
        "How would your own days be different if your partner's change lasted?",
      ],
      alike: ['Which Monday would suit you both for day one?', 'How would you two mark day seven?'],
      unlike: [
        "Where would {one}'s seven days cross {other}'s?",
        "On which day would you join in your partner's change?",
      ],
      tender: [
        'What could {one} stop doing for seven days, rather than start?',
        'What would a week be like with nothing about you to change?',
      ],
      light: [
        'What will the world be like on the eighth day?',
        'Who would beg {one} to stop by day three?',
      ],
      short: [
        'Which minute of your day is the same every day?',
        'Which cup, alarm sound or shortcut could you swap for a week?',
      ],
    },
    ideas: [
      'Each picks a change that takes under two minutes a day. Day one is tomorrow. On day eight each says keep, drop or not sure.',
      'For three days, trade one tiny habit with each other: a mug, a seat at the table, the first thing you read.',
    ],
    gentleIdea:
      'Together choose one thing that may stay undone for seven days, and write it down so that it is official.',
    quietIdea:
      'Each of you may leave one small thing undone for the next seven days, without giving a reason.',
  },
  {
    id: 'goals-thankful-risk',
    category: 'goals',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'Which risk that you two took are you thankful for?',
    about: 'a risk that you two took',
    reflections: [
      'A risk feels different beforehand, in the middle of it and years later.',
      'Two people rarely find the same thing risky: one counts the money, the other the goodbyes.',
    ],
    asks: {
      any: [
        'When a risk of yours does not pay off, what would be kind to hear?',
        'What do you remember of the hours just before a risk you two took?',
        'What does your partner do that steadies you when things are uncertain?',
        'What did you learn about your partner on the way through a risk?',
        'Which small risk, if any, feels right for the two of you this year?',
        "Which of your partner's risks would you never have dared yourself?",
        'What did other people say when you two once took a chance?',
        'What were you most afraid of at the time, without saying so?',
      ],
      alike: [
        'Whose idea was it, on the very first evening?',
        'What was the plan in case it all went wrong?',
      ],
      unlike: [
        'What was at stake there for one of you more than for the other?',
        'Which of those two leaps would you make again at once?',
      ],
      tender: [
        'What was asked of {one} in those days that nobody saw?',
        'Which safe thing would be good to hold on to for now?',
      ],
      light: [
        'What would an insurance firm have said to you two?',
        'Which even dafter idea did {one} have at the time?',
      ],
      short: [
        'What did you two once sign, book or begin without knowing the end?',
        'When you two became a pair, what was the risk in it?',
      ],
    },
    ideas: [
      'Tell one risk backwards in turns: from how it is today, step by step, to the moment when nothing was decided. Ten minutes.',
      'Each takes one very small risk this week, a new word, a new dish, an unknown turning, and reports it to the other.',
    ],
    gentleIdea:
      'Each names one thing that is no risk at all just now, something steady, however small. Put both on one list.',
    quietIdea:
      'Each of you may spend a few minutes this week with something steady, such as a tree, a sunny wall or an old song.',
  },
  {
    id: 'goals-hardly-told',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 3,
    content: 'Which wish of yours have you hardly told anyone about?',
    about: 'a wish that you hardly told',
    reflections: [
      'A wish told to somebody is often met with a plan, when it only wanted a listener.',
      'A wish told for the first time is often told badly, with a shrug or a laugh.',
      'A wish can be kept quiet for years before the first word of it is said.',
    ],
    asks: {
      any: [
        'What do you like others to do with a wish of yours: help, ask, or listen?',
        'What makes a shy wish safe to talk about with your partner?',
        'What could your partner ask about a quiet wish that you would enjoy answering?',
        'What small thing would tell you that your partner takes your wish seriously?',
        'What is it like for you to hear what hardly anyone else has heard?',
        "Which wish of your partner's do you think you could guess?",
        'When does a quiet wish of yours come up, out of nowhere?',
        "What would you like to ask about your partner's wish, if that is welcome?",
        'How long has this wish been on your mind?',
      ],
      alike: [
        "What had you guessed of your partner's wish before tonight?",
        'What becomes possible now that two of you know about it?',
      ],
      unlike: [
        "Which part of your partner's wish would you like to hear again, more slowly?",
        'What small thing could be done for each wish, without settling anything?',
      ],
      tender: [
        'What would {one} like to happen with this wish now: a talk, time, or nothing?',
        'Which kind of answer would be easiest to hear tonight?',
      ],
      light: [
        'What would the genie in the lamp say to that?',
        "Which second wish is hiding behind {one}'s first?",
      ],
      short: [
        'What did you wish for, roughly, on your last birthday?',
        'What would you do with a day that nobody knows you have?',
      ],
    },
    ideas: [
      'Each tells a wish in one sentence. The other says it back in other words and asks: is that it? Then nothing more that night.',
      'Each writes one wish on paper. Fold, swap, and read it alone later. Only its writer may bring it up.',
    ],
    gentleIdea:
      'Each may give away only the colour or the season of a wish. The other does not guess.',
    quietIdea:
      'Each of you may write a few words for yourself this week, or call somebody you trust. What it is about stays with you.',
  },
  {
    id: 'goals-old-idea',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 3,
    content: 'Which old idea of yourself would you like to let go of?',
    about: 'an old idea of yourself',
    reflections: [
      'What a person thinks of themselves was often first said by somebody else, in passing.',
      'A word heard at school, such as slow or shy, can stay with someone for years.',
    ],
    asks: {
      any: [
        'Which words about you would you like to hear more often than the old ones?',
        'Where does an old idea of yourself come from, as far as you remember?',
        'What do you see in your partner that an old idea leaves out?',
        'What sign could tell your partner that the old idea is back?',
        'What would you do differently next week without an old idea in the way?',
        'Who would be glad to see you let an old idea go?',
        'What has that old idea kept you from doing?',
        'What would you like your partner to believe about themselves instead?',
      ],
      alike: [
        'How did two people come by the same old idea?',
        'Which of you is quicker to catch your partner at it?',
      ],
      unlike: [
        'What had you not known that your partner was still carrying around?',
        'How could each of you help the other catch an old idea sooner?',
      ],
      tender: [
        'What would {one} like to be called, or not called, from now on?',
        'Which day lately was free of that old idea, even for an hour?',
      ],
      light: [
        'What would be said in the farewell speech for that idea?',
        "Which museum could put {one}'s old idea on show?",
      ],
      short: [
        'What did your school reports say about you?',
        'Which part in a school play would people have given you?',
      ],
    },
    ideas: [
      'Each finishes two lines: people used to say that … and, by now … Say them to each other and leave it there.',
      'For one day, when one of you brings up the old idea, the other says only: that was then.',
    ],
    gentleIdea:
      'Each says one thing about the other that the old stories leave out. One sentence; a habit will do.',
    quietIdea:
      'Each of you may do one small thing this week in a way that suits you as you are now. Nobody remarks on it.',
  },
  {
    id: 'goals-stubborn',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: 'What are you glad to be stubborn about?',
    about: 'being stubborn about something',
    reflections: [
      'Stubbornness can keep an old bicycle on the road for twenty years.',
      'People call it stubborn in somebody else and loyal in themselves.',
      'What a person will not budge on often goes back to one teacher, one day or one quarrel.',
    ],
    asks: {
      any: [
        'Which thing that matters to you would you like others to treat with care?',
        'What would be lost if you gave in on the thing you are stubborn about?',
        'When have you been glad that your partner did not give in?',
        'How do you like your partner to disagree when you dig your heels in?',
        'What would the two of you be stubborn about side by side?',
        'What could your partner say that would soften you a little?',
        'When did being stubborn pay off for you in the end?',
        'What does your partner protect by being stubborn here, as you see it?',
        'What does it mean for your own days that your partner holds on to this?',
      ],
      alike: [
        'What happens when the two of you dig in on the same side?',
        'Where did each of you learn to hold out on that?',
      ],
      unlike: [
        'What would you miss if your partner grew less stubborn?',
        "Where does {one}'s stubborn streak run into {other}'s?",
      ],
      tender: [
        'What would {one} like {other} to leave standing, without debate?',
        'What would be a relief to give in on, just this once?',
      ],
      light: [
        'What would it take, in coins or cake, to bring {one} round?',
        'Which flag flies over that hill?',
      ],
      short: [
        'Which dish, word or way of folding is the only right one for you?',
        'What will you not throw away, whatever anyone says?',
      ],
    },
    ideas: [
      'Each grants the other one harmless thing to be stubborn about for a week: the window, the teapot, the last word in a game.',
      "Each gives a one-minute speech in defence of the other one's favourite stubborn point.",
    ],
    gentleIdea:
      'Name one point each on which you would like to be left as you are this week. The other takes note, and that is it.',
    quietIdea:
      'Each of you may keep one small thing this week just the way you like it: your tea, your chair, your walk.',
  },
  {
    id: 'goals-half-the-time',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'If your free time were cut in half, what would you still keep up?',
    about: 'what you would still keep up',
    reflections: [
      'Time for oneself rarely goes all at once; it goes ten minutes at a time.',
      'When free time shrinks, what goes first is rarely what people thought would go first.',
    ],
    asks: {
      any: [
        'Which half hour of your week would you like nobody to interrupt?',
        'When did the thing you would keep up first become important to you?',
        'What is your partner like after an hour of doing what they love?',
        'How could your partner help you hold on to the thing you would keep?',
        'What would you gladly drop to have more time for what you keep up?',
        "Which free hour of your partner's would you defend against anyone?",
        'What did you give up years ago that you still miss a little?',
        'How do you notice that you have gone too long without the thing you named?',
      ],
      alike: [
        'What makes this the thing that stays, for each of you?',
        'What would you both cross out without a tear?',
      ],
      unlike: [
        'What do you get from it that your partner finds somewhere else?',
        'What would you like to see of the thing your partner keeps up?',
      ],
      tender: [
        'Which bit of time would {one} like back first?',
        'What could be dropped right now with nobody the worse for it?',
      ],
      light: [
        'Which club, sofa or shed would weep over the missing half?',
        "Who gets {one}'s angry letter about the cut?",
      ],
      short: ['Where did last weekend go?', 'Which pastime gets a minute even on the busiest day?'],
    },
    ideas: [
      'Cross out one thing each in the coming week, and give that quarter of an hour to the thing you would keep.',
      'Each tells the other the one thing to stand guard over if the week gets full. Note both in one place.',
    ],
    gentleIdea:
      'Each picks one thing this week to do only half of, on purpose. Half a call, half a list or half a shelf is fine.',
    quietIdea:
      'Each of you may keep ten minutes this week for something you like, and let something else be shorter.',
  },
  {
    id: 'goals-already-enough',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: 'What in your life is already enough, just as it is?',
    about: 'what is already enough',
    reflections: [
      'Praise for doing more is easy to come by, and praise for stopping is rare.',
      'What is enough for one person, such as a small flat, can be too little for another.',
    ],
    asks: {
      any: [
        'When in a day would you like nothing more to be asked of you?',
        'When did you last think to yourself that things were enough as they were?',
        'What does your partner do that is already enough, just as it is?',
        'Where could the two of you take it easier because enough is done already?',
        'What small thing do you two have plenty of?',
        'When is it good for you to hear that you have done enough?',
        'What once seemed too little to you that is plenty now?',
        'How did you come to feel that this is enough?',
      ],
      alike: [
        'When do the two of you forget that it is enough?',
        'What would happen to it if it doubled overnight?',
      ],
      unlike: [
        'What looks like enough to you and like a start to your partner?',
        'How do you two settle on enough when you shop, cook or plan?',
      ],
      tender: [
        'What is in short supply for {one} just now, if that may be said?',
        'What would be enough for today?',
      ],
      light: [
        'What would {one} do with a hundred of them?',
        'What would an advert say for something you already own?',
      ],
      short: [
        'Which cup, chair or coat of yours would you not swap for a better one?',
        'What did you have just the right amount of today?',
      ],
    },
    ideas: [
      'Start a list headed Enough: no more of this for now. Each adds one thing an evening, for three evenings.',
      'Each deletes one small wish that has run its course, a saved page, a full basket, an old list, and tells the other which.',
    ],
    gentleIdea:
      'Before sleep tonight each says one thing that was enough today: a meal, a call, a word.',
    quietIdea:
      'Before sleep tonight, each of you may think of one small thing that was enough today, such as a meal or a word. Or simply rest.',
  },
  {
    id: 'goals-ninetieth-birthday',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: 'Which story about you would you like told at your ninetieth birthday?',
    about: 'a story for your ninetieth birthday',
    reflections: [
      'Birthday speeches tell of the big days and leave out the Tuesdays when somebody just kept going.',
      'A story told at a party has mostly lost the part that was hard at the time.',
    ],
    asks: {
      any: [
        'Which kind sentence about you would you be glad to hear this week?',
        'What would you like your partner to leave out of a birthday speech about you?',
        'What would that birthday story show about you that people often miss?',
        'Which day with your partner would you want the birthday guests to hear about?',
        "Which story would you tell on your partner's ninetieth birthday?",
        'What happened this year that could make a good story at ninety?',
        "What would you make sure the guests hear about in your partner's story?",
      ],
      alike: [
        'Who gets which half when the two of you tell it?',
        'What would you both leave out in front of the guests?',
      ],
      unlike: [
        "How did your partner's story sound the first time you heard it?",
        "Where would you turn up in your partner's story?",
      ],
      tender: [
        'What in that story would {one} like to keep between the two of you?',
        'How would you like it told: plainly, gently, or not for a long time?',
      ],
      light: [
        'What does {one} shout from the armchair while it is told?',
        'Which guest starts to laugh before the end of it?',
      ],
      short: ['What would be on the cake?', 'Which guests are there on that day?'],
    },
    ideas: [
      'Three minutes each: one tells the story as a party guest would, and its owner may correct one thing only.',
      'Each tells the other where to find one picture, letter or object that goes with the story.',
    ],
    gentleIdea:
      'Each may ask the other for one short story from earlier years. Or you both pass and leave it for another time.',
    quietIdea:
      'Each of you may look at an old picture you like for a few minutes this week, alone or together. Telling about it is optional.',
  },
  {
    id: 'goals-in-two-minds',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'Which change ahead leaves you in two minds?',
    about: 'a change that leaves you in two minds',
    reflections: [
      'One person decides best by talking it over, another by sleeping on it for a week.',
      'People are often in two minds because there are two good reasons.',
    ],
    asks: {
      any: [
        'How long would you like to think before anyone asks what you have decided?',
        'What would you miss most if the change ahead came true?',
        'What would you like your partner to listen for before giving an opinion?',
        'Which part of the change ahead have you two not talked about yet?',
        'What does each of your two minds say when you lie awake?',
        'What might your partner be secretly hoping for in the change ahead?',
        'Which past change scared you beforehand but turned out well?',
        'What could your partner do that would help, while you are still in two minds?',
        'What would you like to talk through about this, with nothing to decide yet?',
      ],
      alike: [
        'Who argues which side when the two of you talk it over?',
        'What would settle it for you both at one stroke?',
      ],
      unlike: [
        "What would your partner's change shift in your own days?",
        "How would {one}'s change look from {other}'s chair?",
      ],
      tender: [
        'What would help {one} while this is open: company, facts or a distraction?',
        'What may stay as it is until this is over?',
      ],
      light: [
        "If {one}'s two minds played cards for it, which one would win by a trick?",
        'What do the two minds call each other when they quarrel?',
      ],
      short: [
        'What is going to be different by this time next year?',
        'Which date ahead makes you swallow a little?',
      ],
    },
    ideas: [
      'Lay out two coins, one for each mind. One of you speaks for a minute per coin while the other listens; then swap.',
      'Each writes a change in the middle of a sheet, and together you add one thing that would stay the same either way.',
    ],
    gentleIdea:
      'Agree on three days on which the change is not brought up. Either of you may end the pause with one word.',
    quietIdea:
      'Each of you may write down a few thoughts about what lies ahead, for yourself, and leave it there for now.',
  },
  {
    id: 'goals-thought-on-age',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 3,
    content: 'Which thought about getting older do you mostly keep to yourself?',
    about: 'a thought about getting older',
    reflections: [
      'Thoughts about getting older tend to come at odd hours, and seldom in company.',
      'People talk about their age in jokes more easily than in plain sentences.',
    ],
    asks: {
      any: [
        'How would you like somebody to listen when you think aloud about getting older?',
        'When do thoughts about getting older tend to come to you?',
        'When you say a thought about age out loud, what would you like back?',
        'What about getting older is easier to think of with your partner there?',
        'Which birthday changed the way you think about your age?',
        'What do you find lovely about the age your partner is now?',
        'Who do you know who grows older in a way you like?',
        "How close does your partner's thought come to one of your own?",
        'How would you like your partner to treat this thought from now on?',
      ],
      alike: [
        'What has kept it unsaid on both sides?',
        'Which word could the two of you use for it in passing?',
      ],
      unlike: [
        "Which part of your partner's thought would you not have guessed?",
        'What would you answer if your partner said that thought aloud?',
      ],
      tender: [
        'Where is a good place to stop with this tonight, for {one}?',
        'What would make the thought a little quieter for the night?',
      ],
      light: [
        'Which birthday is {one} going to skip on principle?',
        'What will be the first truly old habit in this pair?',
      ],
      short: [
        'What takes you a bit longer than it took at twenty?',
        'Which age seemed old to you when you were ten?',
      ],
    },
    ideas: [
      'Each names one thing about getting older that is simply funny, and one that is not. Two minutes each, and no comforting.',
      'Each sets down one practical wish for later years in a sentence: where to live, who to call, what to keep. Swap them.',
    ],
    gentleIdea: 'Say one good thing each about being exactly the age you are, or say: not today.',
    quietIdea:
      'Each of you may take ten minutes this week for something that is good at any age: music, sunlight, a warm blanket.',
  },
  {
    id: 'goals-easier-with-years',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 1,
    content: 'What has become easier for you with the years?',
    about: 'what gets easier with the years',
    reflections: [
      'What has grown easy looks like luck to anyone who was not there for the hard years.',
      'Some things grow easier over the years and some stay just as hard.',
      'Some things get easier by practice, others because one stops minding who is watching.',
    ],
    asks: {
      any: [
        'Which daily task would you be glad to have some help with?',
        'What would your younger self be amazed to see you do with such ease?',
        'When did you first notice that something hard had become easier?',
        'What goes more easily for your partner now than when you two met?',
        'What is still hard for you that your partner could make a little easier?',
        'What got easier only because your partner was there?',
        'What do you care much less about than you did ten years ago?',
        'What would you like to ask your partner about the harder years?',
      ],
      alike: [
        'What took the edge off it for each of you?',
        'What would you both like to find easier next?',
      ],
      unlike: [
        "Which trick of your partner's could you borrow for the hard part?",
        "How would you at twenty have coped with your partner's hard thing?",
      ],
      tender: [
        'How could others go easier on the part that got harder for {one}?',
        'Which hard thing may simply stay hard for now?',
      ],
      light: [
        'At which age will {one} stop minding altogether?',
        'What will be shockingly easy by the time you are ninety?',
      ],
      short: [
        'Which things no longer make you blush?',
        'Which form, call or party is no bother any more?',
      ],
    },
    ideas: [
      'Each gives one piece of advice to the twenty-year-old that the other once was. One minute each, no arguing back.',
      'Each does one thing this week that used to be hard, and reports it to the other in one word.',
    ],
    gentleIdea:
      'Each may name one thing that is hard at the moment. The other says only: heard. Nothing is to be solved.',
    quietIdea:
      'Each of you may do one thing in the easier way this week, and rest for a few minutes afterwards.',
  },
  {
    id: 'goals-slow-plan',
    category: 'goals',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'How do you like to be asked about a plan that is going slowly?',
    about: 'being asked about a slow plan',
    reflections: [
      'A plan can stand still for weeks and move a long way in one afternoon.',
      'A slow plan may be waiting for a letter, a bit of money or a quiet afternoon.',
      'The same question can sound like interest on Monday and like a check on Friday.',
    ],
    asks: {
      any: [
        'What does you good on a day when a plan stands still?',
        'Which small step in a slow plan would you be glad to have noticed?',
        'What goes through your head when your partner asks how a plan is going?',
        'Which plan of yours would you enjoy being asked about this week?',
        'Which question from your partner once helped a stuck plan along?',
        'What keeps your partner going when a plan hardly moves?',
        'Which slow plan turned out better for having taken so long?',
        "How have you asked about your partner's plans so far?",
        "Which plan of your partner's could you ask about in just that way?",
      ],
      alike: [
        'What could be your shared phrase for asking?',
        'How will you both know when it is fine to ask again?',
      ],
      unlike: [
        'Where did each of you pick up your own way of asking?',
        'How could you find out beforehand if your partner is up for the question?',
      ],
      tender: [
        'How long would {one} like nobody to bring it up?',
        'What else would you like to be asked, instead of how it is going?',
      ],
      light: [
        'How slow is slow, counted in snails?',
        "What would {one}'s plan answer, if somebody asked the plan?",
      ],
      short: [
        'Which of your plans has not moved since last month?',
        'Who was the last to ask you how something is coming along?',
      ],
    },
    ideas: [
      "Agree on one weekday for asking about each other's slow plan. On the six other days neither of you mentions it.",
      'Each names one plan and one question that would be welcome about it. The other asks exactly that, once, this week.',
    ],
    gentleIdea:
      'This week each may answer any question about plans with one word: resting. It is taken as a full report.',
    quietIdea:
      'Each of you may let one plan rest this week. No one asks about it, and it can be taken up again at any time.',
  },
  {
    id: 'goals-dropped-plan',
    category: 'goals',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'When you drop a plan, what would you like your partner to say?',
    about: 'words for a dropped plan',
    reflections: [
      'When a plan is dropped, people ask what comes next before the old one is off the table.',
      'Dropping a plan can be a loss or a load off, and from outside the two look alike.',
    ],
    asks: {
      any: [
        'What would you rather not be asked in the first days after dropping a plan?',
        'Which dropped plan do you still think of now and then?',
        'How can your partner tell whether you are sad or relieved about a dropped plan?',
        'When would you want your partner to hear that you are dropping a plan?',
        'Which part of a dropped plan is worth keeping?',
        'Which plan are you glad, looking back, that you dropped?',
        'What has your partner let go of in a way you admired?',
        'What would be hard for you about saying what your partner asks for?',
        'What have people said to you in the past when you dropped a plan?',
      ],
      alike: [
        'Who says it first, when the dropped plan was for you both?',
        'What is the shortest way to say it so that it still counts?',
      ],
      unlike: [
        'What might sound cold to one of you and kind to the other?',
        'How would you take the words that your partner asked for?',
      ],
      tender: [
        'Which plan would {one} like to let go without a word said?',
        'What would be better than words on a day like that?',
      ],
      light: [
        'What sort of funeral does a dropped plan deserve?',
        'What is engraved on the cup that {one} gets for giving up?',
      ],
      short: [
        'What did you last stop halfway: a book, a course, a jumper?',
        'What do you say to yourself when you leave something unfinished?',
      ],
    },
    ideas: [
      'Tell each other one thing you dropped, in a sentence, and get to hear the words you asked for. Find out how they sound aloud.',
      'Give one dropped plan each a two-minute farewell: its name, its best moment, and off it goes.',
    ],
    gentleIdea:
      'Each clears one half-done thing out of sight this week, into a drawer or a folder, without a word about it.',
    quietIdea:
      'Each of you may leave one half-done thing where it is this week. Ten quiet minutes are welcome instead, together or alone.',
  },
  {
    id: 'goals-lights-up',
    category: 'goals',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'Which plan or idea makes your partner light up?',
    about: 'what makes your partner light up',
    reflections: [
      'Some ideas are fun to talk about for years and are not meant to be done at all.',
      'When people talk about an idea they love, the hands often start before the words.',
      'What sets somebody alight can be dull to hear about and still good to watch.',
    ],
    asks: {
      any: [
        'What would you enjoy talking about for ten minutes, with nobody in a hurry?',
        'When did you last see your partner light up over something?',
        'What gives it away that an idea has caught your partner?',
        "Which idea of your partner's would you like to hear about again?",
        'What could your partner ask next time an idea has hold of you?',
        'What happens to the rest of your day when an idea lights you up?',
        'What happens to you when you watch your partner get excited?',
        'Which childhood craze of yours would you love your partner to have seen?',
        'How does it feel that your partner has noticed this about you?',
        'What is it about the idea your partner named that excites you?',
      ],
      alike: [
        'What happens when the same idea gets hold of you both?',
        'Which of you comes back down to earth first?',
      ],
      unlike: [
        "What about your partner's idea is still a riddle to you?",
        'Which question would keep your partner talking for ten more minutes?',
      ],
      tender: [
        'Which idea has gone quiet for {one} and may rest for now?',
        'What is good company in a time with no big ideas?',
      ],
      light: [
        "What is {other}'s record so far for going on about it without a pause?",
        'Which poor stranger has been cornered with that idea already?',
      ],
      short: [
        'What does your partner save pictures, pages or links about?',
        "When does your partner's voice get quicker?",
      ],
    },
    ideas: [
      "Each asks for the five-minute tour of the other one's idea and puts two real questions. The second tour can wait for tomorrow.",
      "Each finds one scrap for the other one's idea this week, a link, a picture or a word, and hands it over in silence.",
    ],
    gentleIdea:
      'If one of you starts on a favourite idea this week, the other lets it run for two minutes. If nobody does, fine.',
    quietIdea:
      'Each of you may give ten minutes this week to something you are fond of, near the other or apart.',
  },
  {
    id: 'goals-more-time-for',
    category: 'goals',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'What do you wish your partner had more time for?',
    about: 'more time for your partner',
    reflections: [
      'A book by the bed can wait on page twelve for months, with the marker still in it.',
      'Extra time for one person comes out of some other pocket of the week.',
    ],
    asks: {
      any: [
        'Which half-finished thing of yours would you be glad to get back to?',
        'How does it sound to you when your partner wishes you more time?',
        'What is your partner like when there is finally time for something they enjoy?',
        'What would you do first with an hour that your partner cleared for you?',
        'Which task could you two drop for a week to win back some time?',
        'What would you like more time for that your partner may not know about?',
        'What did your partner like to spend time on when you two met?',
        'What eats up your time without giving anything back?',
        "How does your partner's wish for you match what you want yourself?",
      ],
      alike: [
        'What takes that time away from you both?',
        'Which week in sight could give each of you some of it?',
      ],
      unlike: [
        "What in your partner's wish for you comes as news?",
        'What does the thing {other} named mean to {one}?',
      ],
      tender: [
        'What could {one} be spared this week, to win back some time?',
        'Which stretch of time would be good to spend alone?',
      ],
      light: [
        'What would {other} really do with the extra time?',
        'Which clock would you two put back, if nobody noticed?',
      ],
      short: [
        'What does your partner do when an appointment is called off?',
        "Which half-read book or half-made thing of your partner's lies around?",
      ],
    },
    ideas: [
      'Each gives the other one quarter of an hour this week for exactly that thing, and keeps calls and questions away meanwhile.',
      'Put both calendars side by side for five minutes, and each strikes out one thing that nobody would miss.',
    ],
    gentleIdea:
      'Each gets one stretch of ten minutes this week in which nothing is expected. Say only when it starts.',
  },
  {
    id: 'goals-once-a-year',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What could you two start doing once a year, on the same date each time?',
    about: 'a yearly date of your own',
    reflections: [
      'A yearly date can be kept with a meal, a walk or one lit candle.',
      'Done twice in the same week of the year, almost anything begins to feel like a tradition.',
    ],
    asks: {
      any: [
        'When in the year would some kindness do you most good?',
        'What would you like to tell each other on the same day each year?',
        'Which date would you love your partner to remember each year?',
        'Which part of a yearly day would you enjoy getting ready for your partner?',
        'What could you look back on together each time a yearly date comes round?',
        'Which date in the year matters most to your partner, as far as you know?',
        'What yearly day did you count down to as a child?',
        "What would make your partner's idea something you look forward to?",
      ],
      alike: [
        'How would you two begin, the very first time?',
        'How would the two of you keep it going in a bad year?',
      ],
      unlike: [
        "How could {one}'s date and {other}'s date share one year?",
        'What is left of each custom if all the trimmings go?',
      ],
      tender: [
        'Which date of the year would {one} rather have company on, or none?',
        'What could be done on a heavy date that takes five minutes?',
      ],
      light: [
        'What is the official costume for the day?',
        "Which neighbour would join in {one}'s feast by the third year?",
      ],
      short: [
        'What have you two already done twice at the same time of year?',
        'Which date do you know by heart without being told?',
      ],
    },
    ideas: [
      'Together pick a date within a month and a thing of ten minutes: the same photo, bench or song. Next year decides the rest.',
      'Tell each other one date that matters to you and that few people know. Put both dates into both phones.',
    ],
    gentleIdea:
      'Each names one date of the year that may pass without any fuss. The other keeps it in mind.',
    quietIdea:
      'Each of you may mark one date in your own calendar with a small sign, a glad one or a sad one. No one asks what it means.',
  },
  {
    id: 'goals-hour-for-others',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'If you two gave others one hour a week, where would you spend it?',
    about: 'giving an hour to others',
    reflections: [
      'One hour is enough to read to a neighbour, sort a shelf or walk a dog.',
      'Helping out can mean carrying boxes for one person and pouring tea for another.',
    ],
    asks: {
      any: [
        'Which kind of help has done you good?',
        'What do you remember about a time you two helped someone together?',
        'What would an hour like that give back to the two of you?',
        'What is your partner good at that other people would be glad of?',
        'What would you want your partner to do beside you in that hour?',
        'What would you like to talk about on the way back from helping others?',
        'Who would be surprised to hear how much your partner does for others?',
        'What did somebody once teach you about giving, just by doing it?',
        'What would you like to get out of an hour like that yourself?',
      ],
      alike: ['Who would you ring first to offer?', 'Which job there would be whose?'],
      unlike: [
        'What drew each of you to such a different door?',
        'What would you do in an hour at the place your partner chose?',
      ],
      tender: [
        'Who could give {one} an hour, for a change?',
        'What kind of giving stays light when there is little left over?',
      ],
      light: [
        'Which job would they keep {one} well away from?',
        'What would people there whisper about you two after a week?',
      ],
      short: [
        'Who near you would be glad of a hand with something?',
        'Which door in your street have you not knocked on yet?',
      ],
    },
    ideas: [
      'Together send two short messages to two people who have it hard or dull at present. One writes, the other adds a line.',
      'Each does one five-minute favour for a neighbour or stranger this week, alone, and tells the other only on Sunday.',
    ],
    gentleIdea:
      'Think of one person each who gave you time when you were short of it. Say the name; the story only if you like.',
    quietIdea:
      'Each of you may think of one person who once gave you their time. Write them a line, or keep the thought.',
  },
  {
    id: 'goals-next-month',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What could you two look forward to next month?',
    about: 'next month',
    reflections: [
      'A diary has a line for every plan and none for how somebody will feel that day.',
      'One month can feel short to one person and very long to another.',
    ],
    asks: {
      any: [
        'Which day next month would you like to be an easy one?',
        'What would you love to say about next month once it is over?',
        'When next month would you most like your partner to be around?',
        'What could you two get ready now so that next month begins well?',
        'Which evening next month could belong to the two of you?',
        'What will take the most out of your partner next month, by your guess?',
        'What did you look forward to last month that really was good?',
        "What could you do so that your partner's idea really happens next month?",
      ],
      alike: [
        'What is the first thing you two would do to make it happen?',
        'What would be fun about the days just before it?',
      ],
      unlike: [
        "How could next month hold one thing of {one}'s and one of {other}'s?",
        'What is the best bit of it, for the one who picked it?',
      ],
      tender: [
        'What would make next month a little shorter or softer for {one}?',
        'Which day of next month could stay quite empty?',
      ],
      light: [
        'How long beforehand does {one} start to pack, cook or boast?',
        'What would turn it into a scandal?',
      ],
      short: [
        "What is the first entry in next month's calendar?",
        'What happens on the first Saturday of next month?',
      ],
    },
    ideas: [
      'Choose one evening next month together. Each settles one half of it, the food or the rest, and tells nothing until then.',
      'Take turns naming ten nice things that next month brings anyway: a birthday, ripe pears, a longer evening. Stop at ten.',
    ],
    gentleIdea:
      "Look at next month's calendar together for two minutes and cross out one thing. Leave the gap empty.",
    quietIdea:
      "Each of you may mark one small space in next month's calendar as your own. Nothing is planned for it.",
  },
  {
    id: 'goals-keep-free',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 1,
    content: 'Which hour or day would you two keep free in a very full month?',
    about: 'time kept free in a full month',
    reflections: [
      'To other people, an evening marked free in the diary looks like room for one more thing.',
      'Hours that belong to nobody in particular are the first to be given away.',
    ],
    asks: {
      any: [
        'What would feel good to do in an hour with nothing planned?',
        'What would make you glad that a free hour stayed free?',
        'How could the two of you guard a free hour when somebody asks for it?',
        'What would you like to leave undone in a free hour with your partner?',
        'When did a free hour with your partner last surprise you?',
        'What happens between you two when a whole month has no gap?',
        'What might take that time away if you two did nothing about it?',
      ],
      alike: [
        'What happens in that gap, if nobody plans anything?',
        'Which short reply will you both give to anyone who asks for it?',
      ],
      unlike: [
        'What makes that the right time for you, and not for your partner?',
        'How could two gaps be squeezed into one month?',
      ],
      tender: [
        "Which of next week's duties could somebody else take from {one}?",
        'What in that gap would be rest, and not one more date?',
      ],
      light: [
        'Which excuse will be worn out by the end of the month?',
        'What will {one} do to anyone who knocks during that hour?',
      ],
      short: [
        'When were you two last free at the same time?',
        'Which square of this week is still blank?',
      ],
    },
    ideas: [
      'Each draws a box round the same evening in the calendar, with no title. If somebody asks, you are both taken.',
      'Make up one reply for full weeks, such as: that night is gone already. Each of you uses it once.',
    ],
    gentleIdea:
      'If this week is too full for both, agree on ten minutes in which nobody mends, plans or reports anything.',
    quietIdea:
      'Each of you may keep ten minutes free this week in which nothing is planned or asked, near each other or apart.',
  },
  {
    id: 'goals-see-out-year',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'How would you like the two of you to see out this year?',
    about: 'seeing out the year',
    reflections: [
      'On the last evening of the year people are expected to be merry at a fixed minute.',
      'In many places the last night of a year is loud, so a quiet one is picked on purpose.',
      'People like to sum up a year by whatever happened in its last week.',
    ],
    asks: {
      any: [
        'What would make that evening easy on you?',
        'What would you like the last hour of this year to sound like?',
        'What from this year would you like the two of you to carry into the next?',
        'What would you like to hear from your partner on the last day of the year?',
        'Which moment of this year would you like to look back on?',
        'What would you thank your partner for as this year ends?',
        'What did you two get through this year that deserves to be named?',
        "What about last year's ending would you like to do differently this time?",
      ],
      alike: [
        'What could be settled for that night already?',
        'What is the last thing you two do before twelve?',
      ],
      unlike: [
        'How could midnight belong to {one}, and breakfast to {other}?',
        "What would you enjoy about your partner's last night of the year?",
      ],
      tender: [
        "What could be left out that night for {one}'s sake?",
        'Which small sign would be enough to close a hard year?',
      ],
      light: [
        'At what time will {one} be fast asleep?',
        'Which dreadful custom could you two found that night?',
      ],
      short: [
        'What was the best day of this year so far?',
        'What do you eat on the last night of a year?',
      ],
    },
    ideas: [
      'Each starts a list, on paper or phone, of three things of this year that are to be told on its last night.',
      'Choose in five minutes together: company or just you two, noisy or quiet, late or early. Nobody is held to it.',
    ],
    gentleIdea:
      'Each may name one thing of this year that can stay out of the talk at the end of it. The other agrees.',
    quietIdea:
      'One evening this week, each of you may sit for a few minutes by a candle or a lamp, together or apart.',
  },
  {
    id: 'goals-big-day-own-way',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 2,
    content: 'Which big day in the calendar would you two like to do your own way?',
    about: 'doing a big day your own way',
    reflections: [
      'A big day is a day off for most and a working day for whoever wrote the list.',
      'Big days run on rules that nobody wrote down and somebody will miss.',
    ],
    asks: {
      any: [
        'What would you like taken off your list before a big day?',
        'How would you like the next big day to begin between you two?',
        "Which part of a big day would you do gladly for your partner's sake?",
        'What could you two say when others want the big day their way?',
        'Which part of a big day would you like to keep just as it has been?',
        'Which moment of a big day is better for you with your partner there?',
        'When did a big day go all wrong but end well?',
        'What about the usual way of doing that day bothers you most?',
        "What would your partner's version give you that the usual day does not?",
      ],
      alike: [
        'Which rule of the day is thrown out first?',
        "Which bit stays as it was, for old times' sake?",
      ],
      unlike: [
        "How would you spend the morning of your partner's version?",
        'What would be a fair trade between two such days?',
      ],
      tender: [
        'Which big day would {one} rather get through quietly this time?',
        'What may be skipped without anyone asking for a reason?',
      ],
      light: [
        'Which relative faints at the news?',
        'Which dish would {one} smuggle onto the table?',
      ],
      short: ['What do you just put up with on such days?', 'Which big day comes next?'],
    },
    ideas: [
      'For one coming big day, take turns: one old thing goes out, one new thing comes in. Three goes each, in five minutes.',
      'Each tells in two minutes how the last big day went, from breakfast on. The other picks one scene to change.',
    ],
    gentleIdea:
      'Each of you may leave out one part of the next big day, or spend that time somewhere else.',
  },
  {
    id: 'goals-free-year',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'If a whole year were free and paid for, what would you do with it?',
    about: 'a year that is free and paid for',
    reflections: [
      'A whole year has room for fifty-two Saturdays and every kind of weather.',
      'A free year is a daydream for people with a full diary and a worry for those without.',
    ],
    asks: {
      any: [
        'What would you like to wake up to in such a year?',
        'What would the two of you be like after a whole free year?',
        'What would you hope a free year gives your partner more of?',
        "Which part of your partner's free year would you want to be there for?",
        "Which month of a free year would you like to spend your partner's way?",
        'Where could your two free years cross, if anywhere?',
        'What would your partner get tired of first in a year with no duties?',
        'What would you be proud of when the free year was over?',
        "What does your partner's free year tell you about their life right now?",
        'Where would you be during the year that your partner describes?',
      ],
      alike: [
        "In which month would the two of you get on each other's nerves?",
        'What goes into the suitcase first?',
      ],
      unlike: [
        'What would you do together in a year split into two halves?',
        "When would you come by and visit your partner's year?",
      ],
      tender: [
        'What would the first month be for, if {one} only rested?',
        'Which single week out of such a year would help already?',
      ],
      light: [
        'Who would send out a search party for {one}?',
        'What would you two be living on by month twelve?',
      ],
      short: [
        'How does the first Monday of that year begin?',
        'Where would you wake up in the third week?',
      ],
    },
    ideas: [
      'Each draws a year as twelve boxes and puts one word into each. Swap sheets and ask about one box.',
      'Each takes ten minutes out of that year and has them this week, with nothing useful done in them.',
    ],
    gentleIdea:
      'Each names one thing that would stop in a free year. Leave it out for one evening this week.',
    quietIdea:
      'Each of you may take ten free minutes this week and spend them any way you like, wherever you are.',
  },
  {
    id: 'goals-own-hands',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'If you made one thing with your own hands this year, what would it be?',
    about: 'making a thing by hand',
    reflections: [
      'Somebody who shows a thing they made is holding out more than the thing.',
      'Things made by hand are often kept for their flaws as much as for their use.',
    ],
    asks: {
      any: [
        'What is good to hear first when you show something you have made?',
        'What happens in your head while your hands are busy making something?',
        'What would you love to own that your partner had made?',
        'What could help each of you to find an afternoon for making something?',
        'Where would you put a thing that the two of you had made?',
        'What that your partner made, wrote or mended would you like to keep?',
        'Whose hands did you love to watch at work when you were small?',
        'What would you be glad to help with, if your partner made that?',
        'What would it mean to you to have made that yourself?',
      ],
      alike: ['Which half of the work is whose?', 'What goes wrong when two people hold the glue?'],
      unlike: [
        "What would you trade for a piece of your partner's work?",
        "How long would your partner's piece take you?",
      ],
      tender: [
        'What could {one} make badly, with nobody watching?',
        'Which thing that somebody made for you is a comfort to own?',
      ],
      light: [
        'How much would {one} ask for it at a market?',
        'What will people take it for at first?',
      ],
      short: ['What did you last mend, fold, plant or bake?', 'Which handmade thing do you own?'],
    },
    ideas: [
      'Each makes something out of one sheet of paper in five minutes. Give it to the other, who keeps it until Sunday.',
      'Each shows or describes one thing that was made by hand and tells who made it. Two minutes each.',
    ],
    gentleIdea:
      'For ten minutes do something slow with your hands, side by side or apart: peel, sort, fold, shell peas. Talk is not called for.',
  },
  {
    id: 'goals-older-person',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'Which older person would you like to be a bit like one day?',
    about: 'an older person to be like',
    reflections: [
      'Years on, somebody folds a newspaper just the way an old neighbour did.',
      'In older people it is mostly one trait that others envy: a laugh, a temper, a tidy shed.',
    ],
    asks: {
      any: [
        'Which habit of yours would you be glad to see somebody pick up from you?',
        'Which moment with an older person do you still like to think of?',
        "What would you two like to borrow from an older person's way of living?",
        'What do you already see in your partner that you admire in older people?',
        'Which older person from your life would you want your partner to have met?',
        'What could you practise now for the kind of old person you want to be?',
        'What did an older person once say that you understood only years later?',
        'What will young people like about your partner at eighty?',
        'What would you like to hear about the person your partner picked?',
        "What in that person's way of living would be hard for you to copy?",
      ],
      alike: [
        'What does a person like that do on a plain Monday?',
        'How did the two of you come to pick the same sort of person?',
      ],
      unlike: [
        'What would happen if those two old people met?',
        "Which trait of your partner's pick could you use?",
      ],
      tender: [
        'What would that old person have said to {one} this week?',
        'Whose company do you miss, if it is all right to say?',
      ],
      light: [
        'Which bad habit of theirs comes along in the bargain?',
        "What would {one} look like in that person's hat?",
      ],
      short: [
        'What did that person wear, cook or grumble about?',
        'Who is the oldest person you like?',
      ],
    },
    ideas: [
      'Each tells one scene with an older person that stuck: where it was, what they said, what was on the table. Three minutes each.',
      'Together send a greeting to an older person you know. One writes three lines, the other adds two.',
    ],
    gentleIdea:
      'Each borrows one small habit of an old person for a day: the tea at four, the humming, the early night.',
    quietIdea:
      'Each of you may borrow one calm habit this week from somebody you are fond of, such as tea at four or an early night.',
  },
  {
    id: 'goals-habit-had-its-day',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 1,
    content: 'Which habit of yours has had its day?',
    about: 'a habit that has had its day',
    reflections: [
      'A habit that is gone leaves a gap in the day, at the same hour as before.',
      'A habit often outlives the reason for it by years.',
      'Someone across the table can often name a habit faster than its owner can.',
    ],
    asks: {
      any: [
        'Which kind of help do you like with a change of habit?',
        'How would you like your partner to act on the first day without your habit?',
        "Which habit of your partner's do you hope stays for good?",
        'How would you like your partner to react if the old habit comes back?',
        'Which habit did you two pick up from each other?',
        "Which of your partner's habits puzzled you at first?",
        'What did an old habit give you when it was new?',
        'What would you miss about that habit if it were really gone?',
      ],
      alike: [
        'What could the two of you do instead, at that same minute?',
        'Which of you brought that habit along?',
      ],
      unlike: [
        "How would you notice that your partner's habit had gone?",
        "What does your partner's habit do for them, as far as you can tell?",
      ],
      tender: [
        'Which habit gets {one} through at the moment and may stay?',
        'What could take its place on a hard evening?',
      ],
      light: [
        "What is {one}'s habit given at its retirement party?",
        'Who will weep most when the habit goes?',
      ],
      short: [
        'What do your hands do while you queue?',
        'What is the first thing you do on coming into a room?',
      ],
    },
    ideas: [
      'Each picks one old habit and hides one thing that goes with it for two days: the remote, the spare biscuits. The other knows where.',
      'Each invents a silly sign for: there it is again. Use both signs for three days, and then throw them out.',
    ],
    gentleIdea:
      'Each picks one harmless old habit to keep in peace this week: a second biscuit, a long shower, one more page.',
    quietIdea:
      'Each of you may keep one harmless comfort this week in peace, such as a long shower or one more page.',
  },
  {
    id: 'goals-language-to-joke-in',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'Which language would you like to be able to joke in?',
    about: 'joking in another language',
    reflections: [
      'In a language that is not their own, quick people seem slow and funny people seem serious.',
      'Jokes are among the last things that people manage in a new language.',
    ],
    asks: {
      any: [
        'Which side of you would you like people not to miss, in any language?',
        'When does a joke between you two need no language at all?',
        'What would you first want to make your partner laugh about in another language?',
        "Which word or saying of your partner's have you picked up over time?",
        'What kind of joke from your partner would make you laugh in any language?',
        'How are you different when you speak a language you barely know?',
        'Which first sentence in another language could the two of you learn this week?',
        "Which joke of your partner's would lose everything in translation?",
        "What face or noise of your partner's would get a laugh in any country?",
        'Who would you joke with, if you knew that language?',
        'What would you want to be able to say in the language your partner picked?',
      ],
      alike: [
        'Which joke would you two learn by heart first?',
        'When in the week could the two of you practise for a minute?',
      ],
      unlike: [
        'How would you manage in a stuck lift, each speaking only your own pick?',
        "Which sentence in your partner's language would you like to have ready?",
      ],
      tender: [
        'Which words or sounds feel most like shelter to {one}?',
        'Whose voice goes with that language for you?',
      ],
      light: [
        "How does the punchline go in {one}'s best accent?",
        'Which mix-up would get you two thrown out of a shop?',
      ],
      short: [
        'Which foreign word do you like the taste of?',
        'How do you say cheers, thanks or sorry in another language?',
      ],
    },
    ideas: [
      'Each learns three words of one language, thank you, soup, ridiculous, and teaches them to the other. Use them for a day.',
      'Together put your best shared joke into a language you half know. Five minutes, no dictionary.',
    ],
    gentleIdea:
      'Each says good night in a language that is not the usual one. Looking it up is allowed.',
    quietIdea:
      'Each of you may hear one song this week in a language you like the sound of, together or alone.',
  },
  {
    id: 'goals-year-of-a-subject',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 1,
    content: 'Which subject could you happily spend a year finding out about?',
    about: 'a subject to spend a year on',
    reflections: [
      'After school nobody asks any more what a person has learned this week.',
      'What someone would study freely is rarely what their best school report was in.',
    ],
    asks: {
      any: [
        'Which thing you learned lately would you enjoy being asked about?',
        'What first made you curious about the subject you would choose?',
        'What would you enjoy explaining to your partner, ten minutes at a time?',
        'How would you want your partner to join in during your year of learning?',
        "Which question about your partner's subject would you start the year with?",
        "What gives it away that something new has caught your partner's curiosity?",
        'Which odd fact would you tell everybody by the end of such a year?',
        'What would you hope to understand about your subject by the end of it?',
        'What does it show you about your partner that they would choose this subject?',
      ],
      alike: [
        'How would you two cut the subject in half?',
        'Which of you would give up at the first footnote?',
      ],
      unlike: [
        'Where do the two subjects meet, if only in one word?',
        "Which corner of your partner's subject could win you over?",
      ],
      tender: [
        "Which subject takes {one}'s mind off things, even briefly?",
        'Which subject would you rather hear no more about for now?',
      ],
      light: [
        "What is the title of {one}'s long and unread book on it?",
        'Which question would stump the professor on day one?',
      ],
      short: [
        'Which shelf in a library or bookshop do you go to first?',
        'What did you last explain to somebody?',
      ],
    },
    ideas: [
      'Each gives a two-minute lecture on any subject at all, with one drawing. The other asks one question from the back row.',
      'Choose a word that neither of you can explain. Each digs for five minutes; then compare what you bring back.',
    ],
    gentleIdea:
      'Each gets ten minutes with a page, a film or a recording of free choice. Telling about it is optional.',
  },
  {
    id: 'goals-wrong-costs-nothing',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 2,
    content: 'What would you try if getting it wrong cost nothing?',
    about: 'trying when mistakes cost nothing',
    reflections: [
      'A rough sketch can be drawn ten times on the back of the same envelope.',
      'Getting something wrong is paid for in several coins: money, time, pride, a friend.',
      'Most first tries, from bread to a new song, come out a bit wrong.',
    ],
    asks: {
      any: [
        'How would you like a first clumsy try of yours to be taken?',
        'How do you like your partner to look on while you try something?',
        'What would make trying it a little easier for you?',
        'When did you last get something wrong and find that it was fine?',
        'What would you love to see your partner have a go at, whatever comes of it?',
        'What would you try if only your partner were looking?',
        "Which brave attempt of your partner's impressed you, however it turned out?",
        'What happy accident brought you two something you still enjoy?',
        'What do you fear it could cost you if it went wrong?',
      ],
      alike: [
        'What would you two do about the first flop?',
        'Which of you could be talked into it sooner?',
      ],
      unlike: [
        'What seems safe to you that looks steep to your partner?',
        "Where would you wait during your partner's attempt?",
      ],
      tender: [
        'What would make it all right for {one} to leave this untried?',
        'Who would stay kind if it all went wrong?',
      ],
      light: ['How grand would the crash be?', 'Which witness will swear that it was not {one}?'],
      short: [
        'Which machine, dish or dance did you last have a first go at?',
        'Where is it no trouble to you to be bad at something?',
      ],
    },
    ideas: [
      'Take turns doing something badly on purpose tonight, two minutes each: a portrait, an opera, a weather report. Keep no proof.',
      'Each names a version of the big thing so small that nothing can go wrong, and does it before Sunday.',
    ],
    gentleIdea:
      'Each of you may do one easy thing this week that you already know well, by yourself. It need not lead anywhere.',
  },
  {
    id: 'goals-let-a-plan-go',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 2,
    content: 'Which plan could you two let go of with a light heart?',
    about: 'letting go of a shared plan',
    reflections: [
      'Backing out of a plan often takes more nerve than going along with it.',
      'Shared plans often live on because each thinks that the other is still keen.',
    ],
    asks: {
      any: [
        'What would make it easier for you to say that a plan is too much?',
        'What would you two do with the time if one plan fell away?',
        'Which of your shared plans matters more to you than your partner may know?',
        'What would you be relieved to hear your partner say about a plan?',
        'Which plan did you two let go of without noticing?',
        "Which plan of your partner's would you defend against anyone?",
        'What good thing came along because an old plan came to nothing?',
        'What did you once hope that plan would bring you?',
        "How would it be for you if your partner's pick were really dropped?",
      ],
      alike: [
        'Who tells the others that it is off?',
        'What will you two do on the day it would have been?',
      ],
      unlike: [
        'Which small part of each plan would be worth saving?',
        'How keen was each of you at the very start?',
      ],
      tender: [
        'Which plan does {one} want left just as it is?',
        'What can stay in the air for now, neither on nor off?',
      ],
      light: [
        'Who will be delighted to hear that it is off?',
        "What was the maddest part of {one}'s version of it?",
      ],
      short: [
        'Which plan do friends still ask you two about?',
        'Which plan has gone longest without being mentioned?',
      ],
    },
    ideas: [
      'Each writes three of your plans as a pair on slips. Lay them out together, and off the table goes whatever neither picks up.',
      'Call one plan off aloud, one sentence each. Then each names one small thing for the evening that is freed.',
    ],
    gentleIdea:
      "Each of you may cross one errand of your own off this month's list. Nobody asks for a reason.",
    quietIdea:
      'Each of you may leave one errand of your own for later, and rest for those few minutes instead.',
  },
  {
    id: 'goals-give-to-right-person',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'Which thing of yours would you enjoy giving to the right person?',
    about: 'giving a thing to the right person',
    reflections: [
      'Whoever gives a thing away still looks to see whether it is being used.',
      'People often know the right person for a thing, and it stays in the drawer for years.',
      'Giving a thing away can take a minute for a book and years for a ring.',
    ],
    asks: {
      any: [
        'What kind of small gift would you like to be given?',
        "Which thing of your partner's would you like to know more about?",
        'What is the story behind the thing you would give away?',
        'Which gift from your partner would you never give away?',
        'How would you know that you had found the right person for your thing?',
        'Which thing does your partner treat so tenderly that it makes you smile?',
        'Who once gave you something that was exactly right for you?',
        'What would you like the new owner to know about your thing?',
      ],
      alike: [
        'What has each thing been through with you two by now?',
        'What would the two of you hang on to, with room for one box?',
      ],
      unlike: [
        "How do you picture the right person for your partner's thing?",
        "Where would your partner's thing stand, if it came to you?",
      ],
      tender: [
        "Which thing does {one} hold on to for somebody's sake?",
        'What may stay where it is, unsorted?',
      ],
      light: [
        "Who would return {one}'s present by the next post?",
        'What goes on the little card with it?',
      ],
      short: [
        'What have you carried around for years without using it?',
        'Which drawer of yours is the fullest?',
      ],
    },
    ideas: [
      'Each finds one thing that lies unused, tells where it came from and says who might like it. Giving it is up to you.',
      'Each lends the other one favourite thing for three days: a book, a scarf, a tool, a playlist.',
    ],
    gentleIdea:
      'Each shows the other one thing that is not for giving away. No reason is asked for.',
    quietIdea:
      'Each of you may choose one thing that is dear to you this week, and keep it where you can see it.',
  },
  {
    id: 'goals-a-year-elsewhere',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'If you two lived somewhere else for one year, where would it be?',
    about: 'living somewhere else for a year',
    reflections: [
      'In a new place nobody knows yet when to chat to a person and when to leave them alone.',
      'A year elsewhere means new shops, new street names and a different way home.',
    ],
    asks: {
      any: [
        'Which people would you like to hear from often, wherever you are?',
        'What would you two be like in a place where nobody knows you?',
        'What is your partner like to have beside you in a strange place?',
        'What could your partner do that helps you settle in somewhere new?',
        'What would you two do on the first evening somewhere else?',
        'Which side of your partner might wake up in a new place?',
        'What would you be secretly homesick for after a month away?',
        'What would be hard for you to leave that your partner may not think of?',
      ],
      alike: [
        'In which month would the two of you arrive?',
        'What would your first Sunday there be like?',
      ],
      unlike: [
        "What does your partner's place have that yours lacks?",
        "Which job could you picture doing in your partner's place?",
      ],
      tender: [
        'How far away would be far enough for {one}, just for one afternoon?',
        'What would make the place you are in now a bit kinder?',
      ],
      light: [
        'Which local custom would get {one} into trouble first?',
        'What would you two write on the postcard back here?',
      ],
      short: [
        'Which place have you not quite got over since you were there?',
        'What do you look up first about any new town?',
      ],
    },
    ideas: [
      'Find that place on a map, pick one street each, and travel along it together on the screen for five minutes.',
      'For ten minutes, treat your own street as if you had moved in yesterday. Each points out three things the other has not noticed.',
    ],
    gentleIdea:
      'Each names one place nearby where it is easier to be for a while. Nobody is expected to go there.',
    quietIdea:
      'Each of you may spend ten minutes this week in a place where it is easy to be, alone if you like. Nobody asks where.',
  },
  {
    id: 'goals-place-to-grow-old',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 2,
    content: 'What makes a place one you could grow old in?',
    about: 'a place to grow old in',
    reflections: [
      'The stairs that nobody counts at thirty decide a good deal at eighty.',
      'When old people stay put, it is often for a neighbour, a bench or a view.',
    ],
    asks: {
      any: [
        'What would you like to be able to do by yourself for as long as possible?',
        'What would you love to see from your window when you are old?',
        'What from where you are now would you want around you in old age?',
        'What would you want your partner to have close by in later years?',
        'Which place from your life would you like to show your partner one day?',
        'Which chair, bench or corner would each of you claim in old age?',
        'How do you picture your partner at eighty, on an ordinary morning?',
        'Who has shown you that growing old can look good?',
        "How close does the place you are in now come to your partner's wish?",
      ],
      alike: ['What is still missing where you are now?', 'Who would you both want next door?'],
      unlike: [
        'How much of both wishes could one town hold?',
        "Which part of your partner's place might grow on you?",
      ],
      tender: [
        'What would let {one} be at ease in a place, now and later?',
        'Which place do you carry with you, though you cannot go back?',
      ],
      light: [
        'What will {one} write to the town council about every month?',
        'Which neighbour would move out because of you two?',
      ],
      short: [
        'What do you like to have within ten minutes of your door?',
        'Which smell belongs in that street?',
      ],
    },
    ideas: [
      'Each makes a list of three about later living places: near, far, and out of the question. Compare the lists for five minutes.',
      'Each asks one person past seventy what keeps them where they live. Then trade what you were told.',
    ],
    gentleIdea:
      'Name one thing each about where you live now that could stay for as long as you do.',
    quietIdea:
      'Each of you may sit for ten minutes this week in the spot you like best where you live, together or alone.',
  },
  {
    id: 'goals-small-project',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'Which small project could you two begin and end within a month?',
    about: 'a small project for one month',
    reflections: [
      'The last tenth of a project gets the least help and takes the most patience.',
      'Two people working on one thing soon find out who reads instructions.',
    ],
    asks: {
      any: [
        'When in a job does a bit of help do you most good?',
        'What would you want from a project together, besides the result?',
        'Which bit of a project would you be glad to leave to your partner?',
        'What does your partner do in a shared project that makes it easier for you?',
        'What would you two do on the evening when a project is finished?',
        'What have you two made or mended together that still pleases you?',
        'When in a project does your partner hum, curse or go very quiet?',
        'What would you want settled between you two before you begin?',
        "What would be different for you once your partner's project is done?",
      ],
      alike: ['Which bit of it could be done by Sunday?', 'What would each of you take charge of?'],
      unlike: [
        'How could one of the projects be cut down to a single evening?',
        "Which job would you be given in your partner's project?",
      ],
      tender: [
        'Which unfinished thing could simply be carried out of sight for {one}?',
        'What is the smallest job that would be nice to have behind you?',
      ],
      light: [
        'How many screws will be left over at the end?',
        'Under which title will {one} show the finished work?',
      ],
      short: [
        'What wobbles, sticks or drips near you?',
        'Which ten-minute job did you last finish?',
      ],
    },
    ideas: [
      'Ten minutes on the very first bit: one works, the other fetches, holds and picks the music. Next time you swap.',
      'Write the last sentence of the project first, taking turns word by word: when it was done, and what you two did then.',
    ],
    gentleIdea:
      'Together choose one small thing that will not be begun this month. Say so once, and leave it.',
    quietIdea:
      'Each of you may leave one thing unbegun this month. Ten quiet minutes can take its place, in one room or in two.',
  },
  {
    id: 'goals-circling-a-step',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 3,
    content: 'Which step have you been circling for a long while?',
    about: 'a step that you have been circling',
    reflections: [
      'A leaflet for a course can hang on a fridge for a whole year.',
      'From outside, circling a step looks like waiting; from inside it is a good deal of work.',
      'Some steps wait for money, some for a free week and some for a clear head.',
    ],
    asks: {
      any: [
        'What would you rather hear than advice while you are still thinking?',
        'When you are circling a step, what usually gets you moving?',
        'What do you believe your partner could manage, one small step at a time?',
        'When would you be glad to be asked again about a step of yours?',
        'What have you noticed about how your partner circles a step?',
        'What is good, if anything, about staying where you are a little longer?',
        'Which step did you see your partner take that you still admire?',
        'What do you wish for your partner in this, whatever they decide?',
      ],
      alike: [
        'What keeps the two of you in the same circle?',
        'What would shift between you two on the day after the step?',
      ],
      unlike: [
        "How does your partner's long wait show up in your days?",
        'How do your two speeds compare when it comes to big steps?',
      ],
      tender: [
        'How can {other} stand by without pulling or pushing {one}?',
        'What would let you off the circling for one evening?',
      ],
      light: ['Which lap is {one} on by now?', 'What do the spectators shout?'],
      short: [
        'Which sentence have you begun in your head many times?',
        'What do you look up again and again without doing it?',
      ],
    },
    ideas: [
      'Each names the step and the tiniest thing that would come before it: a number, a name, a price. It may stay undone.',
      'Three minutes each: say what speaks for staying put. The other writes it down in earnest and hands over the list.',
    ],
    gentleIdea:
      'Each of you may talk this week with one person you trust, about this or about anything else.',
  },
  {
    id: 'goals-keep-doing',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 2,
    content: 'What do you hope to keep doing for as long as you can?',
    about: 'what you hope to keep doing',
    reflections: [
      'When a thing gets hard for somebody, others offer to take it over sooner than to make it easier.',
      'Many people hope to keep up small things, such as a chat, a garden or a song.',
    ],
    asks: {
      any: [
        'Which help lets you keep doing a thing in your own way?',
        'Where do you picture your partner while you go on doing what you like?',
        'What does your partner do that you hope will go on for years?',
        'What do you enjoy about watching your partner do what they love?',
        'What first got you started on the thing you hope to keep doing?',
        'How can you tell from across the room that your partner is happily absorbed?',
        'Who do you know that kept at something they loved until a great age?',
        'What could your partner do to help you keep it up?',
        'What would help you on the days when it is hard to keep up?',
      ],
      alike: [
        'How could the two of you keep each other at it?',
        'Which of you will be told to slow down first?',
      ],
      unlike: [
        "How could you help to keep time free for your partner's thing?",
        "When would you come along to your partner's thing?",
      ],
      tender: [
        'Which part of it would {one} keep to the very last?',
        'What help would be all right with you, so that you could go on?',
      ],
      light: [
        'Which official will ask {one} to stop at ninety-three?',
        'How would the local paper report it at a hundred?',
      ],
      short: [
        'What did you do today that you already did as a teenager?',
        'Which tool, pan or pair of shoes goes with it?',
      ],
    },
    ideas: [
      'Each does that thing for ten minutes this week with the other there, who asks one question about how it is done.',
      'Each passes on one trick of the thing that is in no book. Three minutes each.',
    ],
    gentleIdea:
      'Each does one thing this week the slow and short way, as it might be done at ninety. Telling about it is up to you.',
    quietIdea:
      'Each of you may do one thing you like this week in a slow, short form: a few steps, a few bars, a page.',
  },
  {
    id: 'goals-custom-to-carry-on',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 2,
    content: 'Which custom from the place you grew up would you like to carry on?',
    about: 'a custom from where you grew up',
    reflections: [
      'The smell of one dish can bring back a whole childhood, welcome or not.',
      'People mostly notice the customs of their own place once somebody else finds them odd.',
    ],
    asks: {
      any: [
        'Which meal, song or day of the year feels like your own?',
        'On which day of the year would you show your partner where you grew up?',
        'What are you curious about in the way your partner grew up?',
        "Which thing from your partner's childhood have you come to like?",
        'Which small custom could the two of you begin as your own?',
        'What would your partner have enjoyed at the table you grew up at?',
        'Which custom seemed silly to you as a child but makes sense now?',
        'What did that custom give you when you were growing up?',
        "What would it ask of you to keep up your partner's custom?",
      ],
      alike: [
        'How do your two versions of it differ, down to the last detail?',
        'Who could you two hand it on to?',
      ],
      unlike: [
        "When would you like to be invited to your partner's custom?",
        'What could one day of the year borrow from both places?',
      ],
      tender: [
        'Which part of that place does {one} want to leave where it is?',
        'What did a good evening there have in it, if there were some?',
      ],
      light: [
        'How would {one} explain it to a visitor from Mars?',
        'Which part of it is best kept from the police?',
      ],
      short: [
        'What did people in your street do on a Sunday?',
        'Which word from there do you still use?',
      ],
    },
    ideas: [
      'Each brings one small custom to a meal this week: a word before it, an order of eating, a song after it.',
      'Each teaches the other one rhyme, greeting or game from back there. Five minutes, accents allowed.',
    ],
    gentleIdea: 'Each tells one good thing from there in two sentences, or says: not this week.',
    quietIdea:
      'Each of you may listen this week to one song or sound from a place you like. Telling about it is optional.',
  },
  {
    id: 'goals-useful-mistake',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 2,
    content: 'Which mistake taught you something you still use?',
    about: 'a mistake that taught you something',
    reflections: [
      'A lesson from a mistake can stay clear long after the date is forgotten.',
      'Some mistakes are found in a minute and others only after years.',
    ],
    asks: {
      any: [
        'When something has gone wrong for you, what would help you first?',
        'What would you like to hear from your partner after your next mistake?',
        'What have you learned from the way your partner handles a mistake?',
        'What would you tell your younger self, the evening before that mistake?',
        'Which mistake of yours weighs less on you by now?',
        'How differently do the two of you look at a mistake of yours?',
        'What do you two do better today because something once went wrong?',
        'Where have you seen your partner use what that mistake taught them?',
      ],
      alike: [
        'Which of you paid more for the same lesson?',
        'What rule did each of you make out of it?',
      ],
      unlike: [
        "Which of your partner's lessons could have spared you something?",
        "What might {one} have learned from {other}'s mistake instead?",
      ],
      tender: [
        'How does {one} want that mistake to be treated between you two?',
        'What about it has been carried long enough?',
      ],
      light: [
        "How many times bigger is {one}'s mistake in the telling by now?",
        'Which plaque marks the spot today?',
      ],
      short: [
        'What do you now check twice, ever since that one time?',
        'What did you once buy, say or sign too fast?',
      ],
    },
    ideas: [
      'Each tells one small mistake in three sentences: what happened, what it cost, what came of it. The other gives it a title.',
      "Each passes on one shortcut that came out of getting it wrong: a setting, a recipe, a road. Use the other one's this week.",
    ],
    gentleIdea:
      'Each of you may write down one thing you have learned this year, for yourself. It need not be shown to anyone.',
  },
  {
    id: 'goals-this-year-again',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 2,
    content: 'If this year began again tomorrow, what would you do another way?',
    about: 'having this year again',
    reflections: [
      'A year fits into a calendar, a few photos and the notes on a fridge.',
      'Looking back, people know things about a year that nobody could know in January.',
    ],
    asks: {
      any: [
        'Which part of this year would you like to be asked about?',
        'What from this year would you two carry over if it began again?',
        'What did your partner do this year that you would like to have again?',
        'What about your year do you wish your partner had known sooner?',
        'Which part of this year would you leave exactly as it was?',
        'What could still be done another way before this year is over?',
        'What did your partner carry this year that other people hardly noticed?',
        'What would you like your partner to know about how this year was for you?',
      ],
      alike: ['How would the two of you begin in January?', 'What kept you both on the old road?'],
      unlike: [
        "Where would {one}'s new year and {other}'s get in each other's way?",
        "Which of your partner's changes would reach you too?",
      ],
      tender: [
        'Which sentence about this year could {other} say to {one}?',
        'What of this year could nobody have done another way?',
      ],
      light: [
        'Which purchase of this year would {one} send straight back?',
        'How long before you two did it all exactly as before?',
      ],
      short: ['What did you plan in the first week of the year?', 'Which month went by fastest?'],
    },
    ideas: [
      'Go through the year in turns, month by month, one word for each. No comments until you reach today.',
      'Each picks one thing to do another way this very week, and tells it in one sentence.',
    ],
    gentleIdea:
      'Each of you may write a few lines about this year, for yourself, and stop whenever you want to.',
  },
  {
    id: 'goals-alongside-the-children',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'Which skill would you like to learn along with the children?',
    about: 'learning along with the children',
    reflections: [
      'Children often learn a new game by moving first and asking about the rules later.',
      'A grown-up who learns next to a child is put right without much politeness.',
    ],
    asks: {
      any: [
        'What would you like the children to hear you say after a mistake?',
        'What do you hope the children see when they watch you two learn?',
        'What do you love to see your partner show the children?',
        'What will you two do when the children get better at it than you?',
        'What did you long to learn as a child that nobody showed you?',
        'What has your partner picked up from the children without noticing?',
        'Who taught you something as a child in a way you never forgot?',
        'How would the children take to the skill your partner chose?',
      ],
      alike: [
        'Which of the children would be the strictest teacher?',
        'Which of you would hand in the messier work?',
      ],
      unlike: [
        'Which idea would the children vote for?',
        "How could you join your partner's lesson for ten minutes?",
      ],
      tender: [
        'What could the children do on their own while {one} just sits by?',
        'Which lesson is nobody in the family expected to learn this month?',
      ],
      light: [
        "What would the children write in {one}'s school report?",
        'Which lesson ends with somebody under the table?',
      ],
      short: [
        'What are the children already better at than you?',
        'What did the children last explain to you?',
      ],
    },
    ideas: [
      'Let the children give you both a five-minute lesson in something they know: a game, a dance, a word. They correct; you ask.',
      'Ten minutes with one puzzle, drawing or knot each, children and grown-ups alike. Swap papers halfway.',
    ],
    gentleIdea:
      'Together ask the children one thing that neither of you knows, and leave it open until tomorrow.',
    quietIdea:
      'Each of you may sit with the children for a few minutes this week while they do something they like. Nothing is taught or asked.',
  },
  {
    id: 'goals-children-need-you-less',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 2,
    needs: ['children'],
    content: 'When the children need you less, what would you like time for?',
    about: 'the time when children need you less',
    reflections: [
      'Parents are asked how the children are, and seldom how they are themselves.',
      'Parents often put off their own wishes, from a nap to a night class, for years.',
    ],
    asks: {
      any: [
        'Which part of your own life would you like to be asked about more?',
        'How do you picture the two of you once the children need you less?',
        'What do you remember your partner doing gladly when there was more time?',
        'What small piece of that later time could you two have this week?',
        'What would you two do on the first free evening, once the children need you less?',
        'Which side of your partner do you look forward to seeing more of again?',
        "What does your partner's wish tell you about what they go without now?",
        'How do you feel when you think of the children needing you less?',
      ],
      alike: [
        'How does the morning go after the last one has moved out?',
        'What might creep into the time, once it is there?',
      ],
      unlike: [
        'Which part of that later time would you want to share?',
        'What would you be up to while your partner does that?',
      ],
      tender: [
        'Which help would carry {one} through the time until then?',
        'Which part of being needed would you miss, or not at all?',
      ],
      light: [
        'How long before you two ring the children about nothing?',
        "Which of the children's toys will {one} play with on the quiet?",
      ],
      short: [
        'What do you do first when the children are out or asleep?',
        'When did the children last manage without you?',
      ],
    },
    ideas: [
      'Each gets ten minutes this week as if that time had come, while the other takes every question from the children.',
      'Together list five things the children do alone by now that they could not do two years ago. Stop at five.',
    ],
    gentleIdea:
      'Each names one thing from that later time that can wait without harm. Nothing is started this week.',
    quietIdea:
      'Each of you may take a few minutes this week for something small that is yours, once the children are safe and busy.',
  },
  {
    id: 'goals-childrens-wild-plan',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: "Which wild plan of the children's would you like to say yes to?",
    about: "saying yes to the children's wild plan",
    reflections: [
      "A child's wild plan is often answered before it has been told to the end.",
      "A no to a child's plan is often a no to the hour, the mess or the noise.",
    ],
    asks: {
      any: [
        'When you have an idea, what do you like to hear before any doubts?',
        'How do you two look at each other when the children hatch a wild plan?',
        "When did you last see your partner enjoy one of the children's ideas?",
        "Which part would each of you take on if the children's plan came true?",
        "What in the children's ideas reminds you of your partner?",
        "Which small corner of the children's plan could come true this week?",
        'Which wild plan might your partner come up with?',
        'Who said yes to you as a child when others said no?',
        'What has kept that plan from getting a yes so far?',
      ],
      alike: [
        'Which single rule would you two lay down for it?',
        'Which day could take that much mess?',
      ],
      unlike: [
        "Which corner of your partner's favourite plan could you say yes to?",
        'What makes the other plan the better one, in the words of a child?',
      ],
      tender: [
        'Which yes would cost {one} too much just now?',
        'What small yes to the children takes hardly any strength?',
      ],
      light: [
        'Which rank does {one} hold in that expedition?',
        'What will the neighbours spot over the fence?',
      ],
      short: ['What do the children beg for most at present?', 'What did you last say maybe to?'],
    },
    ideas: [
      'Pick ten minutes of the wild plan and do them this week. One of you is on the team, the other takes the pictures; then swap.',
      'Each asks the children for the three main points of the plan and takes notes in earnest. Compare notes at night.',
    ],
    gentleIdea:
      'Let the children tell the plan to the end once, with both of you listening and neither saying yes or no.',
    quietIdea:
      'Each of you may listen to the children for a few minutes this week, whatever they talk about. It calls for no yes or no.',
  },
  {
    id: 'goals-room-new-purpose',
    category: 'goals',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'If one room at home could have a new purpose, what would it be?',
    about: 'a new purpose for a room',
    reflections: [
      'In many homes there is not one corner that belongs to a single person.',
      'Ask two people which room is wasted, and they may point at different doors.',
    ],
    asks: {
      any: [
        'What would you like to have within reach in a corner of your own?',
        'What would you two do on the first evening in the changed room?',
        'What would you love your partner to have room for at home?',
        'What at home would you gladly move to make space for your partner?',
        'Which corner at home could be changed a little in one evening?',
        'What would an ordinary evening be like in the room you have in mind?',
        'Where at home do the two of you have your best talks?',
        "What would change for you if your partner's idea for the room came true?",
        'What would you be sorry to lose if that room changed?',
      ],
      alike: [
        'Where would everything go that is in there now?',
        'What would you two do in there first?',
      ],
      unlike: [
        'How could that room be one thing by day and another by night?',
        'What would be in the way if both ideas shared that room?',
      ],
      tender: [
        'What would make one corner at home quieter for {one}?',
        'Which door may stay shut for now?',
      ],
      light: [
        'How would {one} explain that room to a plumber?',
        'Which words are on the sign on the door?',
      ],
      short: ['Which thing at home do visitors ask about?', 'Which door at home is opened least?'],
    },
    ideas: [
      'Each moves one chair, lamp or picture tonight and leaves it there for three days. Then each may move the other one back.',
      'Mark out the new room on the floor with string, no bigger than a table, and sit in it together for five minutes.',
    ],
    gentleIdea: 'Each picks one shelf or sill on which nobody else puts anything this week.',
  },
  {
    id: 'goals-home-known-for',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'What would you like your home to be known for?',
    about: 'what your home is known for',
    reflections: [
      'A home may be remembered for its soup, its noise or its muddy shoes.',
      'What a home is known for gets settled by the guests, somewhere on their way back.',
    ],
    asks: {
      any: [
        'What do you like to feel when you step in at your own door?',
        'What do you hope a guest takes away after an evening with you two?',
        'What does your partner do that makes your home good to come into?',
        'What would help you both enjoy having guests a little more?',
        'What do guests at your home hear you two say again and again?',
        'How is your partner different once the last guest has gone?',
        'Which home did you love to visit when you were a child?',
        'What does it take from each of you to have a home like that?',
        "When does your home already come close to your partner's wish?",
      ],
      alike: ['Which guest has noticed it already?', 'What could hang on the wall to prove it?'],
      unlike: [
        "How would a guest come across both, {one}'s wish and {other}'s?",
        'Which room would each of you show a guest first?',
      ],
      tender: [
        'When is it best for {one} to have no visitors at all?',
        'What makes a home easy to come back to in hard times?',
      ],
      light: [
        'Which line about {one} is in the guest book?',
        'What do the people who bring parcels say about your door?',
      ],
      short: ['Who was the last to ring at your door?', 'What does it smell of when you come in?'],
    },
    ideas: [
      'Each writes the entry on your home for a travel guide: two sentences and a warning. Read both aloud.',
      'Choose together one small thing that every guest gets from now on: a hook, a nickname, a bad biscuit.',
    ],
    gentleIdea:
      'Each of you may make one corner a bit more pleasant for yourself this week: a lamp, a cushion, a plant.',
  },
  {
    id: 'goals-next-in-one-place',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['long-distance'],
    content: 'What do you want to do first when you two are next in one place?',
    about: 'the next time in one place',
    reflections: [
      'A call can carry a voice but not the smell of supper.',
      'After weeks of screens, two people first get used to the height and the pace of each other.',
    ],
    asks: {
      any: [
        'What would make the first hour after a long time apart good for you?',
        'Which change in your partner do you see only after weeks apart?',
        'Which ordinary thing do you miss doing side by side?',
        'What have you been saving up to tell your partner in person?',
        'What would you like your partner to do in the first minute together?',
        'How long does it take you to really arrive after a time apart?',
        'Which part of the first day in one place could stay unplanned?',
        'What do you two always forget about each other until you meet again?',
        'What goes on in you on the last stretch of the way to your partner?',
        'What could you get ready for the thing your partner wants to do first?',
      ],
      alike: [
        'What is the same each time you two meet again?',
        'What do you two do first each time you meet again?',
      ],
      unlike: [
        'In which order could both things fit into the first day?',
        "How would your partner's plan be for you after a long trip?",
      ],
      tender: [
        'What would make the weeks until then shorter for {one}?',
        'What may go wrong at first without spoiling the rest?',
      ],
      light: [
        'What has {one} packed that nobody will need?',
        'What would a stranger on the platform think of you two?',
      ],
      short: ['What do you eat first?', 'Which day is it likely to be?'],
    },
    ideas: [
      'Each writes the first ten minutes as stage directions, five lines. Read them to each other on a call.',
      'Each sets aside one small thing for that day, a leaf, a cutting, a biscuit, and shows it only then.',
    ],
    gentleIdea:
      'On one call this week leave the date and the plans out altogether. Each tells one thing about today.',
    quietIdea:
      'Each of you may send one plain line this week about where you are, or keep the day quiet. Plans and dates can wait.',
  },
  {
    id: 'goals-coin-jar',
    category: 'goals',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'If you two put spare coins in a jar, what would they be for?',
    about: 'what you two would save coins for',
    reflections: [
      'Spare coins can end up as a cinema ticket, a bus fare or a bag of chips.',
      'A jar of coins fills so slowly that what it is for may change on the way.',
    ],
    asks: {
      any: [
        'Which small treat would do you good in the middle of a week?',
        'What did money in a jar or purse mean to you as a child?',
        'What would you like to see your partner get, with coins to spare?',
        'What would tempt each of you to empty the jar too early?',
        'What would you two take one coin out of the jar for this week?',
        'What would you two do on the day the jar is full?',
        'What would your partner gladly spend the very last coin on?',
        'Which day together cost next to nothing yet was worth a fortune?',
        'Which bit of that could you two enjoy now, without any money?',
        'What do you like about the thing your partner would save for?',
      ],
      alike: [
        'Where would the jar stand, so that neither of you forgets it?',
        'What would the first handful of coins already be enough for?',
      ],
      unlike: [
        'Which of the two wishes would a small jar reach first?',
        "What about your partner's wish would make you add a coin?",
      ],
      tender: [
        'What would do {one} good this week that costs nothing?',
        'Which wish can wait in peace until there is more to spare?',
      ],
      light: [
        'What would {one} write on the lid to keep thieves away?',
        'How many years of coins would that take?',
      ],
      short: [
        'What was the last thing you waited and saved for?',
        'A day out, a thing or a rainy day: which comes closest?',
      ],
    },
    ideas: [
      'Each of you draws what a jar of coins would be for, in one minute, without a word. Swap drawings and guess.',
      'Three minutes each: tell about something you once waited for a long time and then got, and what the first day with it was like.',
    ],
    gentleIdea: 'Each of you may put one coin aside for yourself. What it is for can wait.',
    quietIdea:
      'Each of you may set ten minutes aside for yourself this week, for something that costs nothing.',
  },
  {
    id: 'goals-way-your-partner-does',
    category: 'goals',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What would you like to be able to do the way your partner does it?',
    about: 'doing a thing the way your partner does',
    reflections: [
      'What looks effortless has mostly been practised where nobody saw it.',
      'A way of doing things that you copy from someone comes out a bit different in your hands.',
    ],
    asks: {
      any: [
        'Which thing that looks easy when you do it is harder than people think?',
        'How do you like to be shown something your partner does with ease?',
        'What helps you with a thing that comes more easily to your partner?',
        'What would you like to watch your partner do once more, slowly?',
        "What in your partner's way of doing things would you not want changed?",
        'When is it good that the two of you do a thing in two different ways?',
        'Which of your own ways would you be proud to see your partner copy?',
        'What goes on in you while you do the thing your partner named?',
        'How did you learn to do it the way your partner describes?',
      ],
      alike: [
        'When could each of you be the teacher in this?',
        'What does each of you do just before it that the other could copy?',
      ],
      unlike: [
        'Which of the two could be passed on in ten minutes?',
        'Which thing of yours looks easy to your partner and takes you some effort?',
      ],
      tender: [
        'What could {other} do in your place for a while, {one}, with no lesson attached?',
        'What may stay unlearned for as long as things are hard?',
      ],
      light: [
        "How would {one}'s very first copy of it turn out?",
        'Which warning would be printed in the manual?',
      ],
      short: [
        'Cooking, talking, waiting, parking: what does your partner do with ease?',
        'What did you last see your partner do and think: neat?',
      ],
    },
    ideas: [
      'Once this week, before something awkward, each of you asks the other in one message: how would you do it? One line comes back.',
      'Each of you writes down one thing the other does well, step by step, as it looks from outside. Swap papers and correct what is wrong.',
    ],
    gentleIdea:
      'Each of you names one thing you do in your own way and would like to go on doing so. The other takes it as settled.',
    quietIdea:
      'Each of you may do one thing in your own way for a few minutes this week. Nobody remarks on it.',
  },
  {
    id: 'goals-piece-of-advice',
    category: 'goals',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 1,
    content: 'Which piece of advice do you still go by?',
    about: 'advice that you still go by',
    reflections: [
      'A piece of advice is often remembered together with the kitchen, car or bench where it was given.',
      'Advice that lasts is often short enough to have been said in a doorway.',
    ],
    asks: {
      any: [
        'When would you rather be listened to than given advice?',
        'When is it better for your partner to listen than to advise you?',
        'What was going on in your life when you first heard that advice?',
        'Whose words do you think your partner hears when a choice is hard?',
        "Which words of your partner's could you go by this week?",
        "What would you welcome your partner's advice on, if anything?",
        "How would your partner's advice have gone down with you, years ago?",
        'Which advice have you stopped going by, with no harm done?',
        'What would you whisper to your partner as a teenager, if you could?',
        'Which advice do you two give to others but never follow yourselves?',
        'When has it been hard for you to follow your own piece of advice?',
        'Where have you seen your partner live by that advice?',
      ],
      alike: [
        'Who was the first to say it to each of you?',
        'When did the two of you last act on it?',
      ],
      unlike: [
        'On which kind of day would you swap the two pieces of advice?',
        "Where might {one}'s advice have been of use to {other} this month?",
      ],
      tender: [
        'Which words would be good to lean on this week?',
        'Which advice could you let go of for as long as things are hard?',
      ],
      light: [
        'Where would it look best: on a mug, a flag or a towel?',
        'What happened the one time {one} did not go by it?',
      ],
      short: [
        'What do people around you say over and over?',
        'Who last told you how to do something?',
      ],
    },
    ideas: [
      'Each of you asks one person this week, in passing, for the best tip they were ever given. On Sunday, swap the two.',
      'Make up two sayings tonight that sound wise and mean nothing, one each. Use them this week with a straight face.',
    ],
    gentleIdea:
      'For three days, neither of you gives the other any advice unless asked. If some slips out, a cough is enough.',
    quietIdea:
      'For three days, each of you may talk or stay quiet as you like. Advice can wait until somebody asks for it.',
  },
  {
    id: 'goals-view-of-a-plan',
    category: 'goals',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'When in the making of a plan do you like to hear what your partner thinks?',
    about: "hearing the other one's view of a plan",
    reflections: [
      'A brand-new plan can be stopped by one raised eyebrow.',
      'Some think by saying things aloud, and some come out with a plan only when it is finished.',
    ],
    asks: {
      any: [
        "What do you like to see in a listener's face when your plan is new?",
        'Which plan of yours would you like your partner to think aloud about?',
        'How can you tell that your partner has a plan in the making?',
        'What could your partner ask about your plan before giving a view?',
        'When did a word from your partner last change a plan of yours?',
        'What makes a doubt about a plan easy to listen to?',
        "Which plan of your partner's do you like better now than at first?",
        'What plan became better because you two thought about it together?',
        'What happens to your plan when a view comes too early or too late?',
        "How will you know that your partner's good moment has come?",
      ],
      alike: [
        'What happens when both of you have a plan at once?',
        'Which of your plans is at just that point now?',
      ],
      unlike: [
        'How can you let each other know how finished a plan is?',
        'What does a helpful remark about a plan sound like to you?',
      ],
      tender: [
        'Which plan of yours may go without remarks for now, {one}?',
        'What would you like to be said about a plan before any doubts?',
      ],
      light: [
        'How would {one} like the verdict: by post, by trumpet or not at all?',
        'How many seconds usually pass before the first doubt?',
      ],
      short: [
        'Early, halfway or once it is done: which comes nearest?',
        'Which plan did you last tell your partner about?',
      ],
    },
    ideas: [
      'Each of you tells a half-baked plan in two minutes. The other says what is good in it, asks one thing, and stops. Then swap.',
      'Agree on two signs, such as an ear and a pencil: just listen, or think along. Each of you uses one of them once this week.',
    ],
    gentleIdea:
      'Each of you may talk with someone you trust this week about what is on your mind, or write it down first.',
  },
]
