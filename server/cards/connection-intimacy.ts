import type { Card } from './card.ts'

/** Being near each other: listening, silence, affection, honest talk, and the way back after a row. */
export const connectionAndIntimacy: readonly Card[] = [
  {
    id: 'connection-face-again',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: "Which look on your partner's face would you love to see again this week?",
    about: 'a look on the face you love',
    reflections: [
      'A look crosses a room faster than a sentence does.',
      'Few people ever see their own face the way it looks in the middle of a talk.',
    ],
    asks: {
      any: [
        'What would you like your partner to do when you look tired?',
        "What was happening the last time you saw your partner's face like that?",
        'What brings out the look that your partner would love to see?',
        "How can you see in your partner's face that a day was good?",
        'When did your partner last read your face before you said a word?',
        'Which of your own faces do you think your partner knows best?',
        "What did your partner's face do this week that made you look twice?",
        'What is usually going on inside you when you wear the look your partner named?',
        "What changes for you in the moment your partner's face takes on that look?",
      ],
      alike: [
        'What could bring that look to both faces on the same evening?',
        'When did the two of you last look at each other like that?',
      ],
      unlike: [
        'What is behind each of these two looks?',
        'When could both looks turn up within one day?',
      ],
      tender: [
        '{one}, what would you like {other} to do while that look stays away?',
        'Which look from your partner is a comfort when things are hard?',
      ],
      light: [
        'What would that look be called in a field guide to faces?',
        'How would the two of you put that look on by order, right now?',
      ],
      short: [
        'Where does that look begin, at the mouth or around the eyes?',
        'What had {other} just seen or heard when you last caught that look, {one}?',
      ],
    },
    ideas: [
      "Tonight each of you tells one thing the other's face did this week that its owner could not have seen.",
      'Take turns telling a two-minute story you both know. The listener may answer with the face only.',
    ],
    gentleIdea:
      'Once this week, each of you tells the other when their face looked most at rest. Nothing is asked back.',
    quietIdea:
      'Each of you may spend five minutes this week looking at something that asks nothing of you, such as the sky or a plant. Side by side or apart, it is fine.',
  },
  {
    id: 'connection-closest-minute',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'When did you feel closest to your partner this week, if only for a minute?',
    about: 'the minute you felt closest',
    reflections: [
      'A close moment can be as short as a hand on a shoulder in the hallway.',
      'Close minutes are seldom planned, and some last no longer than the toast takes.',
    ],
    asks: {
      any: [
        'How do you like closeness to begin, when you want some?',
        'If a minute like that could last an hour, where would you like to spend it?',
        'How could you two get one more minute like that before the week is out?',
        'Which minute of your week would you have liked your partner to be there for?',
        'What small thing on a busy day makes you feel close to each other?',
        'What was going on inside you in that close minute that you did not say?',
        'What does your partner do, often without knowing, that pulls you closer in a second?',
        'What tends to cut in when you two are about to come close?',
        "What would help the two of you to have a minute like your partner's again?",
        'What made that minute possible, in a week like this one?',
      ],
      alike: [
        'When did it first cross your mind that the other liked that minute, too?',
        'What made that one stand out from the other ten thousand minutes of the week?',
      ],
      unlike: [
        'Which of the two minutes went by without the other noticing?',
        'What do you remember of the minute that your partner picked?',
      ],
      tender: [
        'How near would you like {other} to be this evening, {one}?',
        'If the week had hardly any such minute, what would be good to say about it?',
      ],
      light: [
        'What else went on in that minute that no film would show?',
        'What was the least romantic thing about that close minute?',
      ],
      short: [
        'Which day of the week was your minute on?',
        'How were you two placed just then: across, beside, back to back, on the phone?',
      ],
    },
    ideas: [
      'Until Sunday, each of you sends the other one full stop whenever you feel close. Just the dot, no answer.',
      'Each of you picks a minute of tomorrow and tells the other when it is. In that minute, both put down whatever you are holding.',
    ],
    gentleIdea:
      'One evening this week, each of you names a minute of the day that was all right, whoever was in it.',
    quietIdea:
      'One evening this week, each of you may take a single quiet minute in a place you like, together or apart. Nothing more is expected.',
  },
  {
    id: 'connection-words-that-stayed',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'What did your partner say lately that stayed with you in a good way?',
    about: 'words of your partner that stayed with you',
    reflections: [
      'Great praise bounces off many people, while a plain word over the dishes goes straight in.',
      'The one who says a thing has often forgotten it by the time it sinks in.',
    ],
    asks: {
      any: [
        'Which kind of good words do you find easy to believe?',
        'What was it about those words that made them stay?',
        'What good thing about your partner have you thought this week and not said?',
        "Which old sentence of your partner's do you still carry around with you?",
        'Which of your own words would you have guessed stayed with your partner?',
        'What kind thing have you said about your partner behind their back?',
        'What do you do with kind words: keep them, doubt them, joke them away?',
      ],
      alike: [
        'What made both of you hold on to words of that kind?',
        'When would you both be glad to hear such words again?',
      ],
      unlike: [
        'Which sort of remark sinks in deepest with each of you?',
        'What does each of you remember of the talk those words came from?',
      ],
      tender: [
        'Which words would be good to hear at the moment, {one}, from anyone at all?',
        'Which words could wait for another day, so that the good ones have room?',
      ],
      light: [
        'On which mug or T-shirt would that sentence look best?',
        'Which of your own great sayings was sadly missed by history, {one}?',
      ],
      short: [
        'Where were you when those words reached you?',
        'What was {other} doing while saying it, {one}?',
      ],
    },
    ideas: [
      'For three days, each of you jots down one sentence of the other that you liked. Read them out on the last evening.',
      'Tonight, each of you repeats one sentence of the other from today, word for word, as well as you can.',
    ],
    gentleIdea:
      'Each of you writes one kind sentence that somebody once said to you and leaves it where the other may read it.',
    quietIdea:
      'Each of you may write down one kind sentence that somebody once said to you, and keep it close this week. It is yours to show or to keep.',
  },
  {
    id: 'connection-ask-about-that',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 1,
    content: 'What would you love to be asked about at the end of the day?',
    about: 'what you like being asked at night',
    reflections: [
      'The end of a day has its sounds: keys in the bowl, a bag set down, the kettle.',
      'There is a moment after work or chores when one question too many shuts a person up.',
    ],
    asks: {
      any: [
        'How do you like your partner to listen when there is something you want to tell?',
        'How do you like such a question best, with your coat still on or over supper?',
        'When in the evening are you in the mood to talk about your day?',
        "Which part of your partner's day do you seldom hear about?",
        'What happened today that you would tell if there were plenty of time?',
        'How can your partner tell in the evening that you feel like talking?',
        'Which question would your partner light up at tonight, as far as you can guess?',
        'What was the oddest small thing today that nobody has asked you about?',
        'What would you ask first about the thing your partner would love to tell?',
        'How would you like to be listened to when you talk about that?',
      ],
      alike: [
        'Which of you would like to be asked first tonight?',
        'What makes that question easier to answer than how was your day?',
      ],
      unlike: [
        'How could an evening hold both of these questions?',
        'What more would you like to know about the thing your partner named?',
      ],
      tender: [
        'Which question would you be glad not to hear tonight, {one}?',
        'What could be asked that takes no more than three words to answer?',
      ],
      light: [
        'What is the oddest honest answer that question could get today?',
        'If a talk show host asked it tonight, how would you reply?',
      ],
      short: [
        'Which part of today was the fullest?',
        'Which person crossed your day whom {other} might like to hear about, {one}?',
      ],
    },
    ideas: [
      'Tomorrow evening, each of you may ask the other exactly one question about the day. Think about it beforehand.',
      'Write the question you would like on a slip and swap slips. Any evening this week, either of you may use it.',
    ],
    gentleIdea:
      'For two evenings, nobody asks anything. Each of you may offer one thing from the day, or leave it.',
    quietIdea:
      'At the end of one day, each of you may say or send a line about it, to anyone you like. An answer is welcome but not expected.',
  },
  {
    id: 'connection-quiet-evening',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which quiet evening with your partner do you still remember?',
    about: 'a quiet evening you remember',
    reflections: [
      'An evening gets quiet by what is missing from it: the phone, the news, the talk about money.',
      'It is odd which evening stays: often one when rain or a power cut had changed the plan.',
    ],
    asks: {
      any: [
        'What would you be glad to hear nothing about for one whole evening?',
        'What do you see in your partner on a quiet evening that busy days hide?',
        'What would be a good start to the next quiet evening between you two?',
        'What could be left undone to make room for a quiet evening this week?',
        'What do you two talk about on an evening with nothing else going on?',
        'What from that quiet evening would you love to have again?',
        "What came back to you as you read about your partner's quiet evening?",
        'What does your partner do with their hands or feet when they are truly at rest?',
        'Which thought tends to come up in you once everything around you goes quiet?',
        'What did you need at that time that the quiet evening gave you?',
      ],
      alike: [
        'Which scrap of that evening has only one of you kept?',
        'What kept that evening from being lost among all the others?',
      ],
      unlike: [
        'Which of the two evenings would be easier to have again?',
        'Where was the quiet in each of these evenings?',
      ],
      tender: [
        'What would a good evening look like for you at the moment, {one}?',
        'What do you miss most about evenings like that?',
      ],
      light: [
        'What was the loudest thing that happened that evening?',
        'What title would you give a very slow film of it?',
      ],
      short: [
        'What was the light like: a lamp, a screen, a candle, the moon?',
        'What had you eaten that evening, as far as you recall?',
      ],
    },
    ideas: [
      'Pick an evening this week. For a quarter of an hour, one lamp, no screens, and each of you brings something to do with your hands.',
      'Before you sleep, tell that evening as a story, in turns, one sentence each, until it is complete.',
    ],
    gentleIdea:
      'On one evening, switch off everything that hums for ten minutes. Each of you may be in a different corner.',
  },
  {
    id: 'connection-not-told-yet',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'What crossed your mind this week that you have not told your partner yet?',
    about: 'a thought you have not shared yet',
    reflections: [
      'A thought told too early comes out as half a thought and gets answered as a whole one.',
      'Plenty of thoughts stay untold just because the tap was running or a door rang.',
      'Somewhere between the bus stop and the front door, half of a day gets left behind.',
    ],
    asks: {
      any: [
        'What helps you decide whether a thought is ready to be told?',
        'Which small thing from this week nearly slipped by without being told?',
        'What do you wonder when your partner is deep in thought?',
        'How can your partner tell that something is on your mind?',
        'What do you hope for when you share a thought that is only half finished?',
        'Where do you two tell each other the small things most easily?',
        "If you could have heard your partner's thoughts for one minute this week, which minute?",
        'What kind of thought do you usually finish on your own before sharing any of it?',
        'What would you like to understand better about the thought your partner has shared?',
        'How would you like your partner to treat this thought of yours from here on?',
      ],
      alike: [
        'When this week did it occupy each of you?',
        'What kept both of you from bringing it up first?',
      ],
      unlike: [
        'Which of the two thoughts has been waiting longer?',
        'What surprised {one} in what had been on the mind of {other}?',
      ],
      tender: [
        'How far would you like to go into that thought tonight, {one}, if at all?',
        'What is it like, now that the thought is no longer only in your head?',
      ],
      light: [
        'What came into your head right after it?',
        'Which thought was even dafter and still waits in the queue?',
      ],
      short: [
        'What did you think about while you were washing or getting dressed today?',
        'Which tiny thing did you see this week and forget to mention?',
      ],
    },
    ideas: [
      'Each of you carries a scrap of paper. Write two words on it when a thought comes that you want to tell; clear both at the weekend.',
      'Tomorrow, whoever has a stray thought sends it to the other as a voice message of ten seconds. Nothing important.',
    ],
    gentleIdea:
      'Each of you may decide what to tell, when, and to whom. A line on paper is a start, too.',
  },
  {
    id: 'connection-thought-and-smiled',
    category: 'connection',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Where were you when you last thought of your partner and smiled?',
    about: 'where you last smiled at the thought',
    reflections: [
      'What brings a person to mind is often quite plain: a lost glove, a tune, a smell of onions.',
      'The person thought of is somewhere else at that moment, buying stamps, and has no idea.',
    ],
    asks: {
      any: [
        'Which tune, smell or dish would you like more of in your days?',
        "Next time you cross your partner's mind, how would you like to hear about it?",
        'At what time of day do you most like to be thought of?',
        'What has your partner done lately that you like to think back on?',
        'What on your way through the day always reminds you of your partner?',
        "What do you think pops into your partner's head first when someone mentions you?",
        "Which habit of your partner's is the surest way to get a secret smile from you?",
        'How do you like to hear that your partner has thought of you?',
      ],
      alike: [
        'What is it about such places that brings the other to mind?',
        'What would have happened if each of you had phoned right then?',
      ],
      unlike: [
        'What do you think your partner was doing at that very moment?',
        'What set off each of these thoughts, so far from one another?',
      ],
      tender: [
        'When do you think of {other} in the middle of a hard day, {one}?',
        'Which thought of the other is a help when there is not much to smile at?',
      ],
      light: [
        'What did people near you make of that smile?',
        'Which face were you making a second before?',
      ],
      short: [
        'What were you on the way to at that moment?',
        'Which sign, song or smell set it off, if any did?',
      ],
    },
    ideas: [
      'The next time the other comes to mind, each of you takes a picture of whatever is in front of you. Show them in the evening.',
      'Agree on one everyday thing, such as a red umbrella. Whoever spots one this week sends the other its place.',
    ],
    gentleIdea: 'Each of you may stop once this week in a place you like, for as long as you like.',
  },
  {
    id: 'connection-found-out-later',
    category: 'connection',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which lovely side of your partner did you only find out with time?',
    about: 'a side you only found out with time',
    reflections: [
      'First meetings show who talks well, and it takes longer to see who stays to stack the chairs.',
      'Some sides of a person come out only in winter, or in a traffic jam, or with a sick cat.',
    ],
    asks: {
      any: [
        'What can people find in you once they take their time?',
        'Which side of you took your partner the longest to find?',
        'When did you first catch sight of that side of your partner?',
        'Which of your good sides would you like your partner to see more of?',
        'What would you two never have learned about each other just by asking?',
        'What surprises you about the side of you that your partner picked?',
        'What are you still slowly finding out about your partner these days?',
        'Where do you think you got the side that your partner found in you?',
        'How has knowing that side changed the way you see your partner?',
      ],
      alike: [
        'How did each of you keep that side hidden at the start?',
        'When did you first suspect that the other had it as well?',
      ],
      unlike: [
        'Which of the two sides would be first to show in an emergency?',
        'What brings each of these sides out?',
      ],
      tender: [
        'Which side of you would like to be left in peace for now, {one}?',
        'When is it good to be known as you are, with no side to show?',
      ],
      light: [
        'Which side came out sooner than its owner had planned?',
        'What warning label could have come with it?',
      ],
      short: [
        'In which season or year did that side first show itself?',
        'What was your partner doing when you noticed that side?',
      ],
    },
    ideas: [
      'Tonight each of you tells the other the first thing you got wrong about them. Two minutes each, kindly.',
      'Each of you picks a hobby, fear or skill you had before you two met and shows one trace of it: a photo, a word, a move.',
    ],
    gentleIdea:
      'Each of you writes down one good side of the other, folds the paper and keeps it for a better week.',
    quietIdea:
      'Each of you may spend ten minutes this week with something that takes its time, such as tea drawing or the light fading. Together or apart is fine.',
  },
  {
    id: 'connection-going-quiet',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 2,
    content: 'What are you hoping for when you go quiet?',
    about: 'what you hope for when going quiet',
    reflections: [
      'A quiet spell can last one cup of tea or a whole weekend.',
      'From the outside, tired, cross and thinking about dinner can all sound the same: like nothing.',
    ],
    asks: {
      any: [
        'How would you like your partner to take your first words after a quiet spell?',
        'How can your partner gently ask after you when you have gone quiet?',
        'What could you say in two or three words before you go quiet?',
        'What do you tend to think at first when your partner goes quiet?',
        'Which small thing could your partner do without breaking into your quiet?',
        'What brings you back to talking after you have gone quiet?',
        'What might your partner think your quiet means when you mean something else?',
        "How can you hear the difference between your partner's tired quiet and their sad quiet?",
        "How does your partner's hope fit with what you usually do when they go quiet?",
        'What might be hard for you about giving your partner what they hope for then?',
      ],
      alike: [
        'What happens when both of you go quiet on the same evening?',
        'Who tends to break the quiet, with which words?',
      ],
      unlike: [
        'What could {other} do that leaves {one} room without leaving altogether?',
        'How could each of you mark the kind of quiet you are in?',
      ],
      tender: [
        'Which is easier to bear when you are quiet, {one}: a question or company?',
        'What would be a good thing to find when you come out of the quiet?',
      ],
      light: [
        'Which noises still come out of you when you have officially gone quiet?',
        'What would a cat do in the same mood?',
      ],
      short: [
        'Where do you sit or stand when you have gone quiet?',
        'What do your hands do while you say nothing?',
      ],
    },
    ideas: [
      'Agree on two signs for a quiet spell, such as a cushion up or down: one for peace, please, and one for company, please. Each uses them once.',
      "Each of you says how many minutes of quiet are usually enough for you. First, each guesses the other's number.",
    ],
    gentleIdea:
      'When one of you goes quiet this week, the other only says where they will be, and both carry on.',
    quietIdea:
      'If it goes quiet this week, each of you may step outside for a few minutes or ring somebody you trust. Words can come when they come.',
  },
  {
    id: 'connection-got-the-point',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'When did you last feel that your partner got exactly what you meant?',
    about: 'being understood at once',
    reflections: [
      'A meaning can arrive after half a sentence or after an hour of explaining.',
      'Sometimes half a sentence does it, and sometimes three tries and a drawing are not enough.',
    ],
    asks: {
      any: [
        'How can your partner show that they want to understand you?',
        "What in your partner's face shows you that you have been understood?",
        'Where do you still guess at what your partner means?',
        'When one of you has got it wrong, what is a kind way to say so?',
        'When was half a sentence last enough between you two?',
        "Which look or half sentence of your partner's can you translate better than anyone?",
        'How did you know, at the moment your partner describes, what they meant?',
        'What did it do for you, at that moment, to be understood?',
      ],
      alike: [
        'What made it go so smoothly for both of you that time?',
        'Which words could be left out because both knew them already?',
      ],
      unlike: [
        'What does each of you go by: the words, the voice, the face?',
        'Which was harder to guess right, going by the words alone?',
      ],
      tender: [
        'What would you like {other} to grasp first, {one}, before anything else?',
        'If being understood has been rare lately, where could a start be made?',
      ],
      light: [
        'What else could it have meant, if the other had got it all wrong?',
        'How would the two of you do as partners in charades?',
      ],
      short: [
        'What was the subject: food, feelings, people, plans?',
        'Which sentence can {other} finish for you, {one}?',
      ],
    },
    ideas: [
      'One of you describes an object in sight without naming it or its use; the other guesses. Then swap. Three rounds.',
      'Once this week, before answering, each of you says back in one line what you heard, and waits for: yes, that.',
    ],
    gentleIdea:
      'Each of you finishes in writing a sentence you once broke off. Show or send both and leave them there.',
    quietIdea:
      'Each of you may write one sentence exactly as you mean it, for your own eyes. It can be kept, shown or changed another day.',
  },
  {
    id: 'connection-first-words-after',
    category: 'connection',
    mechanism: 'repair',
    valence: 'tender',
    depth: 2,
    content: 'What is the best first thing to say to you after an argument?',
    about: 'the first words after an argument',
    reflections: [
      'After an argument the kettle sounds louder than on other days.',
      'The first thing said after an argument can be about something quite different.',
      'First words after an argument come out a bit hoarse, whoever says them.',
    ],
    asks: {
      any: [
        'After an argument, how much quiet does you good before anyone speaks?',
        'What lets you know, after an argument, that your partner is ready to talk?',
        'When did a first sentence after an argument go well for you two?',
        'What makes the first words after an argument easier for you to say?',
        'What could stand in for words after an argument, when none will come?',
        'What goes through your head in the minute before either of you speaks again?',
        "How does your partner's face or voice change when the storm has passed?",
        "How would your partner's first words sound in your own way of talking?",
        'What do you hope comes after those first words?',
      ],
      alike: [
        'What happens while both of you wait to hear the same words?',
        'How would it be to say them in the same breath?',
      ],
      unlike: [
        'What might {one} find hard about saying the words that {other} likes?',
        'Where did each of you learn to like such words?',
      ],
      tender: [
        'What would help before any words at all, {one}?',
        'Which words from an earlier time are still waiting to be said more gently?',
      ],
      light: [
        'What would be the worst possible first words, just for the record?',
        'In which film voice would those words work best?',
      ],
      short: ['Where are you usually when the first words come?', 'Which single word would do?'],
    },
    ideas: [
      'In a calm minute, each of you writes the first words you would like on a card. Swap the cards and keep them for the next row.',
      'Agree on one harmless word, such as pancake. After a row, either of you may say it, and it means: friends again?',
    ],
    gentleIdea:
      'Each of you tells the other how long you like to be left alone after an argument. Just the length, no reasons.',
    quietIdea:
      'After a hard talk this week, each of you may take ten minutes to yourself with a glass of water. No first word is expected from either of you.',
  },
  {
    id: 'connection-way-back',
    category: 'connection',
    mechanism: 'repair',
    valence: 'tender',
    depth: 3,
    content: 'What would help you find your way back to your partner after a cold, quiet hour?',
    about: 'the way back after a cold hour',
    reflections: [
      'In a cold, quiet hour every cup and every spoon can be heard.',
      'After a cold hour the first step can be as small as asking where the scissors are.',
    ],
    asks: {
      any: [
        'How would you like your partner to meet you once the quiet is over?',
        'Which small sign would be enough for you, next time things are cold between you?',
        'What does your partner get to see first, when you begin to thaw?',
        'What small thing from your partner would be easy to take in a cold hour?',
        'When one of you takes the first step, how would you like the other to answer?',
        'What do you guess your partner is thinking when things have gone cold?',
        'Which first step from you, however clumsy, do you hope your partner would recognise?',
        'What would you need first, before you could give your partner what helps?',
        'What would you like your partner to know about how that hour is for you?',
      ],
      alike: [
        'How do two people come back when both wait at the door?',
        'What holds each of you back in those cold minutes?',
      ],
      unlike: [
        'Where could your two ways back meet in the middle?',
        '{one}, which part of that would be hard to give to {other} in such an hour?',
      ],
      tender: [
        'What would be too soon for you in an hour like that, {one}?',
        'Which small sign would be enough to know that it will pass?',
      ],
      light: [
        'What would an honest weather forecast for that hour sound like?',
        'What would a polar explorer advise the two of you?',
      ],
      short: [
        'What could one of you put in front of the other without a word?',
        'Which room or chair do you end up in when it is cold?',
      ],
    },
    ideas: [
      'While all is well, choose one object or emoji that either of you may show after a row. It means: come when you can.',
      'Each of you draws your usual way back as a small map, with the puddles in it. Show each other, five minutes in all.',
    ],
    gentleIdea:
      'If a cold spell comes this week, each of you may say the time of day out loud. It counts as a truce until morning.',
    quietIdea:
      'If things turn cold this week, each of you may make yourself some tea and sit wherever you feel calm. There is no hurry to talk.',
  },
  {
    id: 'connection-first-months',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What did you two do in your first months that you would love to bring back?',
    about: 'something from your first months',
    reflections: [
      'The first months had no more hours in a day, yet people recall whole afternoons of nothing.',
      'What stops after the first months rarely stops on a date that anybody could name.',
    ],
    asks: {
      any: [
        'What would you like a whole empty afternoon for?',
        "What would you like to hear tonight about the first months, from your partner's side?",
        'What did you look forward to most, back in your first months?',
        'What small piece of your first months would fit into next week?',
        'What do you know about each other now that the first months kept hidden?',
        'How much did you polish yourself for your partner in the first months?',
        'What did you notice about your partner early on that is still true today?',
        'What did the thing your partner named give you, back in those months?',
        'How could what your partner named be done in the life you have now?',
      ],
      alike: [
        'What has kept both of you thinking of that one?',
        'Which evening soon could be run as if it were back then?',
      ],
      unlike: [
        'Which of the two could be brought back with less fuss?',
        'What was hard work for each of you in those months?',
      ],
      tender: [
        'Which piece of that time would be a comfort to talk about, {one}?',
        'What from then may stay there, because life has moved on?',
      ],
      light: [
        'Which custom of those months would be unbearable by now?',
        'How would your first-month selves get on with the two of you today?',
      ],
      short: [
        'Where did you two usually meet in those days?',
        'Which food, song or coat belongs to those months?',
      ],
    },
    ideas: [
      'Each of you finds one message, photo or object from your first months and lays it on the table. Five minutes for the two of them.',
      'One evening this week, ask each other three questions you would have asked on a third date.',
    ],
    gentleIdea:
      'Each of you tells the other one small fact about the day you met: what you wore, the weather, the time.',
    quietIdea:
      'Each of you may give ten minutes this week to something you liked back then, such as a song, a walk or a taste. Do it together or on your own.',
  },
  {
    id: 'connection-most-yourself',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: 'When do you feel most like yourself around your partner?',
    about: 'when you are most yourself together',
    reflections: [
      'People have a telephone voice, a work voice and one for the cat, and each of them is real.',
      'Some people are most themselves at breakfast with bad hair, others only after ten at night.',
    ],
    asks: {
      any: [
        'Which side of you would you like to let out more often?',
        'What does your partner get to see when you are quite yourself?',
        'When does your partner make you feel fine just as you are?',
        'Which side of your partner do you like that few people get to see?',
        'Which of your odd habits only come out around your partner?',
        'When, if ever, do you still put on a little act with your partner?',
        'What about you would it be good to have accepted, just as it is?',
        'What do you no longer hold back at the times you named?',
      ],
      alike: [
        'Who else, if anybody, could come in at such a time without spoiling it?',
        'How do the two real selves get on when both are out?',
      ],
      unlike: [
        'What do you see in your partner when they are most themselves?',
        'Which hours of the week leave room for both of these selves?',
      ],
      tender: [
        'Which part of you has had too little room lately, {one}?',
        'What could be put down, this week, that is only for show?',
      ],
      light: [
        'Which of your habits comes out only when you feel entirely unobserved?',
        'What would the neighbours say about the real you?',
      ],
      short: [
        'What are you wearing when you are most yourself?',
        'Which time of day has the most of you in it?',
      ],
    },
    ideas: [
      'For ten minutes tonight, each of you does what you would do if you were alone. Stay side by side, or leave a call open.',
      'Each of you shows the other one thing you only do when nobody is about: a dance step, a song, a way of eating toast.',
    ],
    gentleIdea:
      'On one evening, neither of you keeps up a face. Grumpy, tired or blank is fine on both sides.',
    quietIdea:
      'Each of you gets ten minutes this week in a room or outdoors where there is nobody to please. What you do there is up to you.',
  },
  {
    id: 'connection-shy-to-ask',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'What are you a little shy to ask your partner for?',
    about: 'what you are shy to ask for',
    reflections: [
      'Asking is hard partly because a no cannot be unheard.',
      'The smaller the favour, the sillier one can feel asking for it.',
      'Even a small request can take several tries before it is said out loud.',
    ],
    asks: {
      any: [
        'What would you like to be sure of before you ask for something?',
        'What could your partner do to make asking a little easier for you?',
        'What do you wish your partner would simply ask you for?',
        'How can a wish be put so that you feel free to say no?',
        'What do you do first with a wish: hint at it, keep it, say it?',
        'What do you suspect your partner has wanted to ask for, but keeps swallowing?',
        'When did asking your partner for something turn out far easier than you expected?',
        "What would you like to know about your partner's wish before you answer it?",
        'What would having that wish met, even in part, change for you?',
      ],
      alike: [
        'What has kept two people with the same wish from bringing it up?',
        'Which of you could grant it first, as a surprise?',
      ],
      unlike: [
        'How would it be for you to make the request that your partner made?',
        'Which of the two could be tried in small, with no promise?',
      ],
      tender: [
        'Which is better for now, {one}: that {other} answers, or just knows it?',
        'What would be a kind answer if the time for it is not now?',
      ],
      light: [
        'How would you ask for it if you were a spoiled king or queen?',
        'What would the official form for that request be called?',
      ],
      short: [
        'Which tiny favour would take less than five minutes?',
        'In which place would it be least odd to ask?',
      ],
    },
    ideas: [
      'Each of you writes one small wish on a slip. Swap them. The other may say yes, later or no, with a smile, and no reasons.',
      'On one evening, each of you asks for three tiny things in a row: a glass of water, a song, a story. Practice for bigger ones.',
    ],
    gentleIdea:
      'Each of you writes a wish down and keeps the paper. If you like, tell the other only that there is one.',
    quietIdea:
      'Each of you may write a wish down and keep the paper. Showing it, now or later, is up to you.',
  },
  {
    id: 'connection-one-sentence',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'What is one sentence you would love to hear from your partner this week?',
    about: 'a sentence you would love to hear',
    reflections: [
      'A sentence that matters is often said while hands and eyes are busy elsewhere.',
      'The same sentence sounds different over dinner, through a door or on a voice message.',
      'A sentence that somebody waits for can be as plain as: stay where you are, there is soup.',
    ],
    asks: {
      any: [
        'When in a day is it easiest for you to take in good words?',
        'How would you like to hear it: on a walk, on paper, over breakfast?',
        'What makes it hard at times to say a warm sentence out loud?',
        'How do you know that your partner really means a kind word?',
        'Which sentence of yours do you hope your partner has heard lately?',
        'What would you do in the minute after hearing your sentence?',
        'Which warm sentence could you still say to your partner this week?',
        'When did a plain sentence from your partner last turn your whole day around?',
        'What happened lately that made you wish for just this sentence?',
      ],
      alike: [
        'How do two people who wait for the same line get started?',
        'What has made this very sentence scarce for both of you?',
      ],
      unlike: [
        'On what sort of day would each of the two sentences do most?',
        "How would your partner's chosen sentence sound coming from you?",
      ],
      tender: [
        'What is behind that sentence for you, {one}, as much as you like to tell?',
        'How could it be said so that it does not sound like duty?',
      ],
      light: [
        'In which accent ought that sentence to be delivered?',
        'Which sentence would you pay a fine to stop hearing?',
      ],
      short: [
        'How would it sound if it had only three words?',
        'How would it come best: aloud, on paper, by phone, through a wall?',
      ],
    },
    ideas: [
      'Each of you hides one sentence for the other on paper, in a shoe, a pocket or a book, to be found before Sunday.',
      'On one evening, say one sentence each that you really mean, then carry on with whatever you were doing.',
    ],
    gentleIdea:
      'Each of you picks a single word you would be glad to hear, and tells it. Whether it gets used is up to the other.',
    quietIdea:
      'Each of you may write down one sentence you would be glad to hear, and read it quietly to yourself. Showing it is up to you.',
  },
  {
    id: 'connection-three-line-note',
    category: 'connection',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'If you left your partner a three-line note today, what would it say?',
    about: 'a three-line note to your partner',
    reflections: [
      'A note on the table does not stand there waiting for an answer.',
      'On paper people say things that would get lost between the door and the coat hook.',
      'In three lines there is room for a thought or two, and the rest stays unsaid.',
    ],
    asks: {
      any: [
        'Which kind of thing do you like to read first and answer later?',
        "What would you do with your partner's three lines after reading them?",
        'What would you write back to your partner in one line?',
        "Which bit of your partner's note would you read twice?",
        "After reading your partner's answer, what would you add in a fourth line?",
        'What could only your partner read between your lines?',
        'Which line would your partner be most surprised to get from you?',
        'What led you to write just these lines to your partner today?',
      ],
      alike: [
        'Where would two such notes meet: in one pocket, under one magnet?',
        'How would the two notes look pinned up side by side?',
      ],
      unlike: [
        'On which days would you like the one note more than the other?',
        'How would you have written the note that came from your partner?',
      ],
      tender: [
        '{one}, what would you like to read on a slip of paper today?',
        'Which line could stay a blank, to be filled in later?',
      ],
      light: [
        'What would the PS under your three lines be?',
        'Which doodle would you put in the corner of it?',
      ],
      short: [
        'Which one word of it would be underlined?',
        'What would you write it on: a receipt, an envelope, the back of a hand?',
      ],
    },
    ideas: [
      'Write the note for real, each on any scrap there is, and leave it where the other will come by tomorrow.',
      'Write a note together: one of you does the first line, the other the second, and the third is drawn.',
    ],
    gentleIdea:
      'Each of you writes a note of one line to tomorrow, about anything, and they lie side by side overnight.',
    quietIdea:
      'Each of you may write three lines about anything this week and keep them. If you like, read them to somebody you trust.',
  },
  {
    id: 'connection-would-not-trade',
    category: 'connection',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What do you two have that you would not trade for anything?',
    about: 'what you two would not trade',
    reflections: [
      'A slow breakfast or a walk round the block has no price tag on it.',
      'A thing can be beyond price to two people and worth nothing at a market stall.',
    ],
    asks: {
      any: [
        'Which thing that is dear to you would you like more time for?',
        'When did you first notice that you two had something worth keeping?',
        'When in an ordinary week do you notice what you two have?',
        'What does your partner bring to the two of you that you would miss?',
        'What small thing helps you two look after what you have?',
        'Which thing between you two grew without anyone planning for it?',
        'What do other people never see about how you two get along?',
        'What between you two grew out of a harder time, if anything?',
        'How do you see your own part in the thing your partner named?',
        'When was the thing you named last put to the test?',
      ],
      alike: [
        'How would you two know if it had started to wear thin?',
        'Which other people have you seen with something like that?',
      ],
      unlike: [
        'How do the two things you named help each other along?',
        'Which of the two would be quicker to explain to an outsider?',
      ],
      tender: [
        'What of it can you still lean on in a thin week, {one}?',
        'What could keep it from getting worn at the edges?',
      ],
      light: [
        'What would a pawnbroker give you for it?',
        'Which offer would at least make you two think for a second?',
      ],
      short: [
        'Which day of the past month had some of it in it?',
        'If it fitted into a box, what would be in there?',
      ],
    },
    ideas: [
      'Play a quick market: one of you offers silly swaps for what you two have, the other turns each one down. Then change sides.',
      'Each of you looks for one object that stands for the thing you would not trade, and puts it in view for the week.',
    ],
    gentleIdea:
      'Each of you thinks of one thing you are glad was not lost this year. Tell it, or write it down for yourself.',
    quietIdea:
      'Each of you may pick one small thing that is good to hold or look at, and keep it near this week. It calls for no words.',
  },
  {
    id: 'connection-sit-and-talk',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Where do you most like to sit and talk with your partner?',
    about: 'where you like to sit and talk',
    reflections: [
      'Talk comes easier to many people once the hands have something to do, like peeling a carrot.',
      'Side by side in a parked car, people say things they would not say across a table.',
    ],
    asks: {
      any: [
        'What makes talking easier for you: walking, sitting, or something in your hands?',
        'Which talk in that spot do you still remember?',
        'What would you like to hear about, next time you two sit down there?',
        'What makes you two stay sitting for one more cup?',
        'How do you let your partner know that you would like to sit and talk?',
        'Where have you two had a good talk that neither of you planned?',
        'What have you learned about your partner only by sitting still with them?',
        'Which subject would you like to have a long, slow talk about?',
        'How is your partner different in that place from the way they are elsewhere?',
      ],
      alike: [
        'What makes two people pick one and the same seat in the world?',
        'What would that seat have overheard by now?',
      ],
      unlike: [
        'Which kinds of talk would get lost if they changed places?',
        'What do you like about the place that your partner named?',
      ],
      tender: [
        'Where would you like to sit if the talk is a hard one, {one}?',
        'How far apart is a good distance for that: arm, table, sofa, street?',
      ],
      light: [
        'Which seat in the world would be the worst for a serious talk?',
        'What would a sign above that spot say?',
      ],
      short: [
        'What is in view from that seat?',
        'What is usually in your hand when you sit there?',
      ],
    },
    ideas: [
      'Pick an odd place to sit for ten minutes this week: stairs, doorstep, floor. Each of you brings one thing to tell.',
      'Swap your usual seats for one evening and tell each other what is different from over there.',
    ],
    gentleIdea:
      'Once this week, sit in the place one of you named, for as long as a cup lasts. Talking is optional for both.',
    quietIdea:
      'Once this week, each of you sits somewhere you like for as long as a cup lasts, side by side, on a call or alone. Talking is optional.',
  },
  {
    id: 'connection-only-you-two',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'Which word, sound or look do only you two understand?',
    about: 'signs only you two understand',
    reflections: [
      'Private words often start as a slip of the tongue that nobody put right.',
      'Some pairs have a private word or look, and others get by with ordinary ones.',
    ],
    asks: {
      any: [
        'Which word or look puts you at ease, whoever it comes from?',
        'What is the story behind that word, sound or look?',
        'What would you two like to have a secret word for this week?',
        'What would you like to be able to tell your partner without a word?',
        "Which word or look of your partner's would you like explained?",
        'When would a secret sign between you two have saved an evening?',
        'Which private joke of yours would take the longest to explain to a stranger?',
        'What can you tell your partner with one raised eyebrow across a room?',
        'What does the sign you named save you from having to say out loud?',
      ],
      alike: [
        'How did that one get into use between you two?',
        'Where have you used it right under the noses of others?',
      ],
      unlike: [
        'Which of the two signs is the older one?',
        'What does {other} take it to mean, as far as you know, {one}?',
      ],
      tender: [
        'What sign could say: not today, {other}, and nothing is amiss?',
        'Which of your old words would be good to hear again in time?',
      ],
      light: [
        'How would it stand in a dictionary, with an example?',
        'Which bird or beast talks in roughly that way?',
      ],
      short: [
        'What is your code for leaving a party?',
        'Which noise stands for: that was delicious?',
      ],
    },
    ideas: [
      'Invent one new word together for something that has none, such as the sock that is left over. Use it three times by Sunday.',
      'Each of you writes a dictionary entry for one word only you two use. Read both out.',
    ],
    gentleIdea:
      'Agree on a silent sign for: enough for today. Each of you may use it this week, and it is not discussed.',
    quietIdea:
      'Each of you may have one evening this week with few words. A nod, a wave or a short line is fine for good night.',
  },
  {
    id: 'connection-spots-first',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'What does your partner spot in you sooner than anyone else?',
    about: 'what your partner spots first in you',
    reflections: [
      'It takes a good eye to spot a thing, and a good ear to know whether to mention it.',
      'Being noticed is welcome to many people on some days and less so on others.',
    ],
    asks: {
      any: [
        'How would you like people to check with you before they guess your mood?',
        'What might your partner spot in you this evening?',
        'What do you look at first to see how your partner is doing?',
        'What do you hope your partner does, once they spot that in you?',
        'What about your partner is still hard for you to read?',
        'What would you love to have noticed without saying a word?',
        'When did your partner last see something in you before you knew yourself?',
        'What do you notice in your partner that they think stays hidden?',
        'What do you usually do once you have spotted the thing your partner described?',
        'How do you feel in the moment when your partner spots that in you?',
      ],
      alike: [
        'Where did the two of you train that eye or ear?',
        'Which of you mentions it first when you both have it?',
      ],
      unlike: [
        'What does each of you watch for: the voice, the pace, the face?',
        'What in your partner could you learn to spot with a little help?',
      ],
      tender: [
        'Once {other} has spotted it, {one}, what would you like to happen next?',
        'Which sign is easily overlooked because you hide it well?',
      ],
      light: [
        'Which tiny crime can you not get past the other?',
        'What would a detective write in the notebook about you?',
      ],
      short: [
        'Which is quicker to give you away: hands, voice or face?',
        'What can {other} tell from the way you put down a bag, {one}?',
      ],
    },
    ideas: [
      "One evening, each of you guesses three things about the other's day from clues alone. Then check.",
      'Each of you tells the other one clue to look for when you are happy and do not say so.',
    ],
    gentleIdea:
      'If one of you spots something this week, put it as: it looks as if. The other may say yes, no or not now.',
    quietIdea:
      'Each of you may pause for a minute this week and notice how you are, from sore to tired to all right. It is yours to tell or to keep.',
  },
  {
    id: 'connection-listens-anyway',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'What does your partner listen to you talk about, though it is not their thing?',
    about: 'what your partner hears out for you',
    reflections: [
      'Trains, knitting and tax law each have words that only their fans understand.',
      'Hearing out the tale of the broken pump to its end is work, and it is mostly done in silence.',
    ],
    asks: {
      any: [
        'What do you like your partner to do while you talk about something you love?',
        'Which question about your favourite subject would make you happy?',
        "What have you learned from your partner's talk without meaning to?",
        "When did your partner's subject turn out more interesting than you thought?",
        'What does your partner do that shows you they are really listening?',
        'What keeps you listening when the subject is not yours?',
        "How can you tell the exact moment your partner's ears have wandered off?",
        'What would you like to show your partner, so your thing comes alive for them?',
        'What do you see in your partner when they talk about the subject they named?',
      ],
      alike: [
        'What would you two still like to ask each other about that subject?',
        'What do two patient listeners do when both want to talk?',
      ],
      unlike: [
        'Where do these two subjects touch, however far apart they are?',
        "Which question could {one} ask about {other}'s field that no expert would ask?",
      ],
      tender: [
        'Which subject of yours would you like heard out to the end, {one}?',
        'What kind of listener is good when you talk about what you love and miss?',
      ],
      light: [
        'How does the listening face look at minute twelve?',
        'What about it will {other} still mix up in ten years, {one}?',
      ],
      short: [
        'Which word belongs to it that nobody else around you uses?',
        'When was it last a topic between you two?',
      ],
    },
    ideas: [
      "Give each other a three-minute lecture on the thing that is not the other's thing. One honest question after each.",
      'Each of you explains the subject of the other in your own words, as well as you can. The expert may correct one thing only.',
    ],
    gentleIdea:
      'Each of you may talk for two minutes about something of no use to anybody. The other listens and says thanks.',
    quietIdea:
      'Each of you may give ten minutes this week to something you like, such as a page, a tune or a puzzle. Do it in one room or two.',
  },
  {
    id: 'connection-called-by-name',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'Which name do you like your partner to call you by?',
    about: 'the name you like to be called',
    reflections: [
      'A name can be called up the stairs, whispered, or said like a full stop.',
      'The same name can sound warm from one person and odd from another.',
    ],
    asks: {
      any: [
        'How do you like your name to sound when somebody calls you?',
        'When did your partner last say your name in a way that you liked?',
        'How did you end up with the name you use for your partner?',
        "What do you hear in your partner's voice when they say your name?",
        'Which name tells you at once what sort of mood your partner is in?',
        'How does your partner say your name when something is up?',
        'What were you called as a child that your partner has never used?',
        'When does the name your partner likes come to you most easily?',
        'What does that name tell you about who you are to your partner?',
      ],
      alike: [
        'In which places would you both rather be called something else?',
        'How did you two arrive at such similar names?',
      ],
      unlike: [
        'In which moods would you like to swap names?',
        'Which of the two came about by accident?',
      ],
      tender: [
        'Which name is good to hear when you feel small or tired, {one}?',
        'Which old name may be laid to rest?',
      ],
      light: [
        'How would that name look in a passport?',
        'Which pet name was dropped just in time?',
      ],
      short: [
        'How does {other} say it when the soup is ready, {one}?',
        'How many years or weeks has it been in use?',
      ],
    },
    ideas: [
      'For one evening, each of you calls the other only by full first name, like in an old film.',
      'Each of you tells the story of your given name in one minute: who chose it, and what you would have picked.',
    ],
    gentleIdea:
      'Each of you says which name suits you this week, even if it is just the plain one. The other uses it.',
  },
  {
    id: 'connection-how-missed',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'How can you tell that your partner has missed you?',
    about: 'how your partner shows having missed you',
    reflections: [
      'After time apart, the first hello can happen at a door, on a platform or by phone.',
      'Missing somebody can show in a hug, a long chat or some cake kept for later.',
    ],
    asks: {
      any: [
        'What is the first thing you would like to be told after some days apart?',
        'What is different between you two in the first minutes after time apart?',
        'Which first sentence would tell you that you were missed?',
        'How does it show in you when you have missed your partner?',
        'Which hello between you two do you still remember?',
        'What do you save up to tell your partner while you are apart?',
        'When did missing your partner catch you by surprise?',
        'What is going on in you when you show what your partner noticed?',
      ],
      alike: [
        'Where might such a sign be mistaken for something else?',
        'What happens when two such people come back at the same time?',
      ],
      unlike: [
        'Which of the two signs would a visitor overlook?',
        'How could {one} put it in a way that {other} would notice at once?',
      ],
      tender: [
        'What would make it plain to you that you are missed, {one}?',
        'If it does not show just now, what may be in front of it?',
      ],
      light: [
        'Which animal greets its people in the way you two do?',
        'Which household object misses you most, by the look of it?',
      ],
      short: [
        'What are the first words after a few days without each other?',
        'Which comes first then: food, news or a long look?',
      ],
    },
    ideas: [
      'The next time you two have been apart, each of you has one minute to tell the silliest thing you missed. Then the bags.',
      'On a normal day this week, greet each other once as if you had been gone for a month at sea.',
    ],
    gentleIdea:
      'On a day apart this week, each of you keeps one small find for the other: a leaf, a headline, a button.',
    quietIdea:
      'On a day apart this week, each of you may pick up one small thing you like, such as a leaf or a stone. Keep it, or give it.',
  },
  {
    id: 'connection-keep-talking',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'What helps you keep talking once you have begun?',
    about: 'what helps you keep talking',
    reflections: [
      'Halfway through a story, many people start to wonder whether it is too long.',
      'A talk can end on a glance at the clock, and nobody can say later what ended it.',
    ],
    asks: {
      any: [
        "What in a listener's face tells you that it is all right to go on?",
        'What would you like your partner to hold back while you are talking?',
        'When you stop halfway, which question would get you going again?',
        'When you pause for a moment, what do you hope your partner does?',
        'Which subjects make you stop talking sooner than you would like?',
        'What gets your partner talking so well that you forget the time?',
        'Which story would you like to tell to the end this week?',
        'Which subject would you like to have time for in a talk like that?',
        'What would make it easier for you to listen in the way your partner needs?',
      ],
      alike: [
        'Which of you goes first when both have something to tell?',
        'Which habit of the other as a listener already does the trick?',
      ],
      unlike: [
        'What is it like for {one} to listen in the way that {other} likes?',
        'How could the one who is talking show which kind of listening is wanted?',
      ],
      tender: [
        'Where in a hard story would you like a pause, {one}?',
        'What can a listener do with the hands or eyes while it is hard to speak?',
      ],
      light: [
        'At which sentence does the audience usually reach for the phone?',
        'Which sound effects would improve your stories?',
      ],
      short: [
        'Which little noise from a listener does most for you: and, really, hm?',
        'Which works better for you while talking: standing, sitting, stirring a pot?',
      ],
    },
    ideas: [
      'Three minutes each, by the clock: one of you talks, the other may say only: and then? Afterwards, swap.',
      'For one talk this week, leave a gap of two breaths before either of you replies. See what else comes out.',
    ],
    gentleIdea:
      'Each of you may say one sentence about today, to anybody you choose. It can end there.',
  },
  {
    id: 'connection-lands-otherwise',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'Which thing that you say tends to come across other than you mean it?',
    about: 'words that come across differently',
    reflections: [
      'Fine can mean very good, not at all, or please stop asking.',
      'A short answer can sound cross when the speaker is only tired.',
      'Words that were a joke in one family were a telling-off in another.',
    ],
    asks: {
      any: [
        'Which word of yours would you like people to take exactly as you say it?',
        'What could you two say, next time a sentence lands the wrong way?',
        'What helps you hear what your partner means rather than how it sounds?',
        'What could your partner ask to be sure of what you meant?',
        'When do words go wrong between you two most easily?',
        'What did you hear your partner say lately that you would like to check?',
        'Which word means one thing to you, something else to your partner?',
        'What have you thought your partner meant when they said it?',
        'What do you wish your partner would hear in it instead?',
      ],
      alike: [
        'What do the two of you mean by it, each in other words?',
        'How would it sound if each of you said it as the other does?',
      ],
      unlike: [
        'Where does each of these go off course: the words, the tone, the moment?',
        'How would you say the thing that your partner meant?',
      ],
      tender: [
        'What would you like to be asked before it is taken amiss, {one}?',
        'Which sentence would you like to get back and send off again?',
      ],
      light: [
        'If subtitles ran along under you, what would they put there instead?',
        'Which misunderstanding of that kind deserves a prize?',
      ],
      short: [
        'What gets it into trouble: the wording, the eyebrows or the timing?',
        'Which text of yours was once read in the wrong tone?',
      ],
    },
    ideas: [
      'Each of you says one harmless sentence in three tones. The other tells what arrived each time. Four minutes.',
      'This week, whenever something arrives oddly, either of you may ask: how did you mean that? The reply starts with: plainly.',
    ],
    gentleIdea:
      'Each of you may write one thing down just as you would like it to be heard. It can stay on the page.',
  },
  {
    id: 'connection-alone-with-it',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 3,
    content: 'When did you last feel alone with something, though you have each other?',
    about: 'being alone with something',
    reflections: [
      'What cannot be fixed can still be sat next to.',
      'People can feel alone with a worry in a full house as well as in an empty one.',
    ],
    asks: {
      any: [
        'What makes you feel less alone, even before anything gets solved?',
        'How could your partner keep you company with something you carry alone?',
        'Which small sign could tell your partner that you feel alone with something?',
        'What would you be glad to hear about, even when you cannot fix it?',
        'When did your partner last make you feel less alone with something?',
        'What makes it hard to say that you feel alone with something?',
        'What do you remember of that time, from where you were?',
        'What would you like your partner to do, if that feeling comes again?',
      ],
      alike: [
        'What was each of you trying to spare the other?',
        'How did two people come to be alone so close together?',
      ],
      unlike: [
        'Where is the line, for each of you, between alone and left in peace?',
        '{other}, what would you like to understand about that time of {one}?',
      ],
      tender: [
        'How heavy is it today, {one}, compared with then?',
        'What would you like to hear now, if anything at all?',
      ],
      light: [
        'What silly little thing made it a bit lighter in the meantime?',
        'What kept you company instead: a biscuit, a plant, the radio?',
      ],
      short: [
        'Between breakfast and midnight, when was it largest?',
        'What were you busy with while it was on your mind?',
      ],
    },
    ideas: [
      'Each of you names one thing that is yours to do this week and says: come along, ask later, or leave it to its owner. The other goes by that.',
      'Agree on a word that asks for company and no talk. Each of you may use it this week without a story attached.',
    ],
    gentleIdea:
      'Each of you may choose one person to tell what you have been alone with: a friend, a relative, a doctor.',
  },
  {
    id: 'connection-more-curious',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'Which part of your life would you like your partner to be more curious about?',
    about: 'the part of you worth more questions',
    reflections: [
      'People ask what somebody does all day, and seldom what it smells or sounds like there.',
      'After a while people stop asking about what they believe they know already.',
    ],
    asks: {
      any: [
        'Which questions about your days sound like real interest to you?',
        'What would be a good first question about that part of your life?',
        'What would you like to ask about the hours you two do not share?',
        'What from that part of your life would you like to show your partner?',
        'What happened lately in that part of your life that was worth telling?',
        'What do you think your partner pictures when you are off on your own?',
        "What once made you suddenly curious about something in your partner's life?",
        'What do you picture when you think of the part your partner named?',
        'What do you hope would change between you if your partner asked more about it?',
      ],
      alike: [
        'How did that corner of life drop out of your talks?',
        'Which question about it could each of you answer for hours?',
      ],
      unlike: [
        "What is there in {one}'s world that {other} has no word for yet?",
        'Where would a guided tour through each of these begin?',
      ],
      tender: [
        'Where could {other} begin with it, {one}, slowly?',
        'Which part of it is good to keep without visitors for now?',
      ],
      light: [
        'What would the museum of that part of your life have in its shop?',
        'Which question about it would stump even you?',
      ],
      short: [
        'Which person, tool or place in it has {other} not met yet, {one}?',
        'What did that part of your life smell or sound like today?',
      ],
    },
    ideas: [
      "Each of you gets a five-minute tour through one part of the other's life, with photos, names or a sketch. Only the guest asks.",
      'Tomorrow, each of you asks one question that begins with: what is it called when. Then listen to the answer.',
    ],
    gentleIdea:
      'Each of you shows or sends one thing from your own corner of life. The other may ask about it, or just look.',
    quietIdea:
      'Each of you may show or send the other one picture from your own day, or keep it. Looking is enough, and no questions are expected.',
  },
  {
    id: 'connection-say-nothing',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'When is it easy for you two to say nothing at all?',
    about: 'times when saying nothing is easy',
    reflections: [
      'Silence can be a blanket or a held breath, and through a wall they sound the same.',
      'On a long drive or over a jigsaw, many people are glad of an hour without talk.',
    ],
    asks: {
      any: [
        'What makes a silence a friendly one for you?',
        'Which silence between you two do you remember with pleasure?',
        'Where would you two like to be quiet side by side this week?',
        'How can your partner tell a good silence of yours from a sad one?',
        'What do you notice about your partner when neither of you speaks?',
        'What helps you when a silence between you two gets too long?',
        'When does saying nothing become hard for you?',
        'What goes on in your head while you two say nothing?',
        'What can your partner say with their shoulders alone?',
        'How is that silence, the one your partner named, for you?',
        'What do you get from such a silence that talk does not give you?',
      ],
      alike: [
        'When did the two of you stop filling every gap with talk?',
        'What can be heard at such times that talk would drown out?',
      ],
      unlike: [
        'What does each of you fill such a silence with, inside?',
        'Where could {one} join {other} in that kind of silence for a bit?',
      ],
      tender: [
        'Which silence is good company for you these days, {one}?',
        'What would you like the other to know about your silences just now?',
      ],
      light: [
        'Which remark has ended the longest silence so far?',
        'Which of you would talk first on a monastery weekend?',
      ],
      short: [
        'What goes on around you then: dishes, wheels, waves, the news?',
        'At what time of day do the two of you talk least?',
      ],
    },
    ideas: [
      'Do one small job together this week without a word, from start to end. Pointing is allowed.',
      'Look out of a window side by side for five minutes, without speaking. Afterwards each tells what the other was thinking.',
    ],
    gentleIdea: 'Have one meal or cup together this week at which nobody is expected to talk.',
    quietIdea:
      'Each of you has a cup of something warm this week, in company or alone, with nobody expected to talk. Words are welcome if they come.',
  },
  {
    id: 'connection-where-you-began',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which place would you show a stranger to explain how you two began?',
    about: 'the place where you two began',
    reflections: [
      'How two people met gets told so often that only one version is left, usually the shorter one.',
      "The places where couples meet are mostly plain ones: a bus, an office, somebody's party.",
    ],
    asks: {
      any: [
        'Which part of your own story do you like to tell in your own words?',
        'Which part of your beginning do you like to hear your partner tell?',
        'What were you hoping for when you two first met?',
        'What did your partner do early on that made you curious?',
        'Which part of your first days have you never quite told each other?',
        'What was going on in your own life when the two of you began?',
        'What could easily have stopped you two from getting to know each other?',
        'Which early guess about your partner do you still remember?',
        'What would you tell the stranger next, after the place your partner showed?',
      ],
      alike: [
        'On which square metre would each of you put the sign?',
        'Which details do you two tell differently?',
      ],
      unlike: [
        'In which order would you show a stranger the two places?',
        'What was going on for you in the place that your partner chose?',
      ],
      tender: [
        'Which part of the beginning would you rather tell to nobody but {other}, {one}?',
        'How does it look from here, that place, after all that has come since?',
      ],
      light: [
        'What would the plaque on the wall say?',
        'Which souvenir would be sold at the exit?',
      ],
      short: [
        'What would a postcard of the place have on the front?',
        'Which other people were standing about?',
      ],
    },
    ideas: [
      'Look up the place on a street map or in your photos, and each of you points to where you stood.',
      'Tell the beginning once, in turns, as if to a stranger on a train. Five minutes, with mistakes left in.',
    ],
    gentleIdea:
      'Each of you writes down one detail of that place: a colour, a sound, a door. Put the two side by side.',
    quietIdea:
      'Each of you may think of a place where you have felt well, with anyone or alone, and stay there in thought for a minute.',
  },
  {
    id: 'connection-miss-first',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What do you miss first when you two are apart?',
    about: 'what you miss first when apart',
    reflections: [
      "When somebody is away, a home gets its own noises back: pipes, a clock, next door's radio.",
      'When two people are apart, small things change first, such as how much coffee gets made.',
    ],
    asks: {
      any: [
        'Which sound in an empty home do you find good company?',
        'What would you like to hear from your partner, next time you are apart?',
        'What would you borrow from your partner to have with you on days apart?',
        'What do you look forward to when your partner is on the way back?',
        'What do you only do when your partner is away?',
        'What do you guess your partner gets up to when you are away?',
        'What changes in you after the second day without your partner?',
        'What would help a little with missing that, the next time you are apart?',
        'How do you feel about being missed for just this?',
      ],
      alike: [
        'How do two people who miss the same thing make up for it afterwards?',
        'Which day apart was the longest for both of you?',
      ],
      unlike: [
        "What would {one} do to bring {other}'s missing thing nearer, from afar?",
        'What does each of you do when the missing starts?',
      ],
      tender: [
        'What would help on the days when missing turns heavy, {one}?',
        'What do you miss at times even when you two are in one room?',
      ],
      light: [
        'What do you not miss in the least?',
        'Which stand-in would do for a weekend: a parrot, a cardboard figure, a robot?',
      ],
      short: [
        'Which side of the sofa or table looks empty?',
        'What is too loud or too quiet then?',
      ],
    },
    ideas: [
      'Each of you records fifteen seconds of a sound the other might miss: the kettle, a hum, your key in the door. Swap them.',
      'On the next day apart, each of you sends one line at the moment the missing starts. Compare the times later.',
    ],
    gentleIdea:
      'On a day apart, each of you puts one thing of the other where you can see it. Nothing is said about it.',
    quietIdea:
      'On a day apart this week, each of you puts one thing you are fond of where you can see it. Nothing is asked about it.',
  },
  {
    id: 'connection-drifted',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'tender',
    depth: 3,
    content: 'What is the first sign for you that you two have drifted a bit?',
    about: 'the first sign of drifting apart',
    reflections: [
      'A distant week looks like any other on the calendar.',
      'Drifting makes no noise: the messages get shorter, and they are about milk.',
    ],
    asks: {
      any: [
        'What would you like your partner to do when a week feels distant?',
        'Which words would be easy to hear when you two have drifted a bit?',
        'What small thing helps you two find your way back to each other?',
        'What do you notice in yourself when your partner seems far away?',
        'What could you two do this week that would bring you a little nearer?',
        'What has brought the two of you nearer again at other times?',
        'Which small thing between you two has stayed, even in busy times?',
        'What do you miss first about your partner when life gets crowded?',
        'When did you last notice the sign your partner named?',
        'What goes on in your own days when that sign turns up?',
      ],
      alike: [
        'Which of you two dares to mention it, in the end?',
        'What would be a light way to bring it up while it is still small?',
      ],
      unlike: [
        'Which of the two signs shows up earlier?',
        'What would {one} have taken for drifting that was something else for {other}?',
      ],
      tender: [
        '{one}, which small custom of you two has gone missing for you?',
        'How slowly would you like to come nearer again, if at all just now?',
      ],
      light: [
        'If you two were a boat just then, who would be asleep at the wheel?',
        'What would the harbour master shout across the water?',
      ],
      short: [
        'What drops out first: the jokes, the talk, the good nights?',
        'In which part of the year has that happened before?',
      ],
    },
    ideas: [
      'Each of you draws two dots on a slip, as near as the two of you have felt this week, and shows it without a speech.',
      'Agree on a plain phrase for it, such as: low tide. Either of you may say it this week, and the reply is ten minutes in one place.',
    ],
    gentleIdea:
      'Each of you tells the other one small thing tomorrow holds. That is all, and it gets no reply but a nod.',
    quietIdea:
      'Each of you may tell or send the other one small thing that tomorrow holds. An answer is welcome, and so is none.',
  },
  {
    id: 'connection-talk-went-on',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which talk with your partner went on much longer than planned?',
    about: 'a talk that went on and on',
    reflections: [
      'Long talks are hard to end kindly, so many of them go on in coats at an open door.',
      'The talks that run over are seldom the ones with an appointment.',
    ],
    asks: {
      any: [
        'How would you like to say that a long talk is enough for tonight?',
        'How did that long talk get going in the first place?',
        'What would you love to talk about on the next long evening?',
        'What does your partner say or ask that keeps you talking?',
        'What from that long talk do you still think about?',
        'What makes you forget the time when you two talk?',
        'What gets said between you two when the hour is late?',
        'Which talk between you two was cut short, though you wanted more?',
        'What would you add today to the talk your partner remembered?',
      ],
      alike: [
        'Which of you kept saying that it was late?',
        'Which subject was still untouched when it ended?',
      ],
      unlike: [
        'What is the difference between a long talk and an endless one?',
        'Which moment from the other talk had slipped your mind?',
      ],
      tender: [
        'How do you like a hard talk to be broken off for the night, {one}?',
        'What from it would you like to leave exactly where it ended?',
      ],
      light: [
        'Which important question of mankind was not solved that night?',
        'What got cold, burnt or missed in the meantime?',
      ],
      short: [
        'What time did the clock show at the end?',
        'Which of you was already on the way out?',
      ],
    },
    ideas: [
      'Pick up one talk that was cut off lately. Ten minutes, a timer, and when it rings both may stop in mid-sentence.',
      'Stand in a doorway, coats on, and ask each other one question. Talks like doorways. Stop when somebody sits down.',
    ],
    gentleIdea:
      'Each of you may end a talk this week when you have had enough. No reason is called for.',
    quietIdea:
      'Each of you may pause a talk this week for some water and fresh air. It can go on later, or with somebody else you trust.',
  },
  {
    id: 'connection-each-elsewhere',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 2,
    content: 'When lately were you two together, yet each somewhere else in your thoughts?',
    about: 'being together with your thoughts elsewhere',
    reflections: [
      'Two people on one sofa can have had two quite different days.',
      'The body arrives at the table first, and the thoughts sometimes two courses later.',
    ],
    asks: {
      any: [
        'What tells you that your partner is with you in thought too?',
        'What brings you back gently when your thoughts have wandered off?',
        'How can you tell that your partner is really with you?',
        'Where do your thoughts go most often when you drift off?',
        'When do you two enjoy being together, each with your own thoughts?',
        "What does your partner's face do when their mind has left the room?",
        'Which small thing did you nearly miss lately because your mind was elsewhere?',
        'Where were your own thoughts at the time your partner described?',
        'What would you have liked from your partner right then?',
      ],
      alike: [
        'What brought the first of you back?',
        'What had the two of you so busy on the same evening?',
      ],
      unlike: [
        'How far from each other were the two places in your heads?',
        'What was {one} still able to notice of {other} from over there?',
      ],
      tender: [
        '{one}, what from over there could {other} hear about?',
        'How would you like to be called back when your thoughts are somewhere heavy?',
      ],
      light: [
        'What would a live map of your two heads have shown?',
        'What might have been agreed to with an absent-minded mm-hm?',
      ],
      short: [
        'Which meal, drive or film was it?',
        'What was the last thing you took in before you were gone?',
      ],
    },
    ideas: [
      'Once this week, over food, one of you says: where are you? The other answers with a place and one sentence. Then change roles.',
      'Before you sit down together, each writes the thing that is still going round on a slip and leaves it by the door for ten minutes.',
    ],
    gentleIdea:
      'On one evening, each of you may say: not all here today. The other says: fine. No report is asked for.',
    quietIdea:
      'On one evening, each of you may let your thoughts wander for ten minutes, in the same room or apart. Where they went is yours to tell or to keep.',
  },
  {
    id: 'connection-one-more-moment',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Where in an ordinary day would you like one more close moment?',
    about: 'one more close moment in the day',
    reflections: [
      'Closeness often turns up just when somebody has a hot pan in their hands.',
      'What counts as a close moment can be a joke by phone or backs leaning on one wall.',
    ],
    asks: {
      any: [
        'How would you like to be asked whether a close moment is welcome?',
        'What would that close moment look like, if it came tomorrow?',
        'What could be your sign this week for: now is a good moment?',
        'When in your day is it easy for your partner to catch you?',
        'What could you put down for five minutes to make room for each other?',
        'What could your partner do to start a close moment with you?',
        'Which close moment of the day do you two already have?',
        'What usually gets in the way just as you two come near each other?',
        'Which busy moment with your partner do you secretly enjoy?',
        'What would be enough, at that time, to make you feel close?',
        'What could wait a little, to leave room for the moment your partner wishes for?',
      ],
      alike: [
        'On which day this week could that gap be used for the first time?',
        'What could the two of you leave out so that it fits?',
      ],
      unlike: [
        'What is different for each of you between early and late in the day?',
        'Which of these two moments asks for less planning?',
      ],
      tender: [
        'How small can a close moment be and still do you good, {one}?',
        'At which point of the day do you feel furthest from each other?',
      ],
      light: [
        'Between which two alarms would it fit?',
        'What would it be called in the calendar so that nobody dares to move it?',
      ],
      short: [
        'Before or after the first cup: where would it go?',
        'How many seconds would that moment last?',
      ],
    },
    ideas: [
      'Choose one gap of three minutes, the same for both, and leave it empty for each other on three days. By phone counts.',
      'For two days, whoever leaves a room or ends a call stays ten seconds longer than usual. Notice what the other does with it.',
    ],
    gentleIdea:
      'Each of you names the quarter of the day in which you are easiest to be around this week. Just so that it is known.',
    quietIdea:
      'Each of you picks ten minutes of an ordinary day to go slowly, with tea, a chair or a bit of sun. Share them or have them to yourself.',
  },
  {
    id: 'connection-others-gone',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 2,
    content: 'How are you two different once everybody else has gone?',
    about: 'you two once the others have gone',
    reflections: [
      'When the last guest has left, the glasses and the crumbs are still there.',
      'After an evening with guests, one person wants to talk it over and another wants sleep.',
    ],
    asks: {
      any: [
        'How would you like the first half hour to be once everybody has gone?',
        'What do you notice first about your partner when everybody else has gone?',
        'What would you two enjoy doing next time, once the door has closed?',
        'What do you look forward to, once everybody else has gone?',
        'What do you like to see in your partner when others are around?',
        'What do the two of you talk about first once the others have gone?',
        'Which look do you two swap across a room full of people?',
        'What do you tell your partner only after the last person has left?',
        'How would you like the first hour to go, once everybody has left?',
      ],
      alike: [
        'What would your friends be most surprised to see then?',
        'When during a visit do you both start to long for that part?',
      ],
      unlike: [
        'What does each of you get from company that two alone cannot give?',
        '{other}, what is {one} like ten minutes after the last guest?',
      ],
      tender: [
        'What would you like to be able to stop doing once you are alone together, {one}?',
        'After people have left, what do you like to be spared?',
      ],
      light: [
        'What would a wildlife film say about the pair at that hour?',
        'Which guest gets discussed the longest?',
      ],
      short: [
        'What comes off first: the shoes, the smile, the good manners?',
        'Where do the two of you drop when it is finally quiet?',
      ],
    },
    ideas: [
      'After the next visit or call with others, each of you gets two minutes to play back your favourite bit of it.',
      'One evening, act for five minutes as if important guests were still here. Then both let go at the same moment.',
    ],
    gentleIdea:
      'After the next visit or party, each of you gets ten minutes in your own corner, with no face to keep up.',
  },
  {
    id: 'connection-simply-there',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 2,
    content: 'When lately was it enough that your partner was simply there?',
    about: 'when being there was enough',
    reflections: [
      'What makes company a rest is often what it leaves out: advice, whistling, a look at the clock.',
      'Those who are simply there often think that they did nothing at all.',
    ],
    asks: {
      any: [
        "What makes somebody's company a rest for you?",
        'What do you like your partner to do while simply being there, if anything?',
        'What goes through your mind while you are simply there for your partner?',
        'When are you glad to have your partner just sitting nearby?',
        'How can you tell when your partner only wants you to be there?',
        'Which small sound tells you that your partner is there?',
        'When were you there for your partner without knowing if you helped?',
        'How does a room change for you when your partner walks in?',
        'How did that time look from where you were, beside your partner?',
      ],
      alike: [
        'How is it that neither of you had to do anything?',
        'How would you describe that kind of help to someone who only knows advice?',
      ],
      unlike: [
        'Which is harder for each of you: to do something or to do nothing?',
        'What did {one} make of it, as the one who was simply there for {other}?',
      ],
      tender: [
        'Which hour of the coming week would you rather not sit through alone?',
        'What could {other} leave out, and still be there for you?',
      ],
      light: [
        'Which large dog could have done the job almost as well?',
        'What was eaten in the line of duty?',
      ],
      short: [
        'Which chair, seat or bench was the other on?',
        'What lay or stood in front of you two just then?',
      ],
    },
    ideas: [
      'Each of you picks one dull or hard quarter of an hour this week. The other comes along, or stays on the line, and does nothing.',
      'One evening, one of you does a task while the other sits near and reads out the odd line. Next evening, the other way round.',
    ],
    gentleIdea:
      'Each of you says which is better this week: someone in the room, someone next door, or nobody about. All three are fine.',
    quietIdea:
      'On one evening, each of you may choose the company that suits you for ten minutes: someone near, someone on the phone, or your own.',
  },
  {
    id: 'connection-became-a-pair',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'When did you first think of the two of you as a pair?',
    about: 'when you first felt like a pair',
    reflections: [
      'Being a pair can start with a first date or with two toothbrushes in one glass.',
      'Becoming a pair has no bell; one of the two mostly knows a few weeks sooner.',
    ],
    asks: {
      any: [
        'What do you like to keep your very own, even as part of a pair?',
        'Where in an ordinary week do you two act as a pair without noticing?',
        'What did you see in your partner back then that others missed?',
        'What makes you feel like a pair these days?',
        'Who was the first to say out loud that you were a pair?',
        'What did your partner do early on that told you they were serious?',
        'Which first test did the two of you pass side by side?',
        'Where were you with your own feelings at the time your partner named?',
      ],
      alike: [
        'How could each of you tell that it was no longer just dating or friendship?',
        'How did you act towards each other the day after?',
      ],
      unlike: [
        'What went on for each of you between those two moments?',
        "What would {one} have seen on that day in {other}'s shoes?",
      ],
      tender: [
        'What were you unsure of back then, {one}, if you care to tell?',
        'In which moments is it harder to feel like a pair?',
      ],
      light: [
        'Which piece of furniture or plant was your first joint problem?',
        'What did the least convinced friend predict?',
      ],
      short: [
        'What was the clue: a toothbrush, a key, a nickname?',
        'Which season was it when you two became a pair?',
      ],
    },
    ideas: [
      'Each of you writes down the month you would give as your true beginning. Turn the papers over at the same time.',
      'Find the oldest picture with both of you in it. Each tells what the person on it was thinking.',
    ],
    gentleIdea:
      'Each of you finishes this in writing, for yourself or the other: that spring, or autumn, there was a day when.',
    quietIdea:
      'Each of you may look at one old picture you like this week, of anyone or any place. Together or on your own, it asks for no words.',
  },
  {
    id: 'connection-overlooked-love',
    category: 'connection',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: "Which of your partner's ways of showing love is easy to overlook?",
    about: 'signs of love that are easily overlooked',
    reflections: [
      'A filled tank, a warm plate and a mended button make very little noise.',
      'Tyres pumped up, the last peach left, a window shut at night: love often goes unsigned.',
      'Those who show love by doing can wait a long time for somebody to read it.',
    ],
    asks: {
      any: [
        'Which small sign would you be glad to get this week?',
        'What do you hope comes across when you do something out of love?',
        'What did your partner do this week that may have been love in disguise?',
        'What small thing that your partner does would you miss if it stopped?',
        'What do you do for your partner that you hope gets seen?',
        "When did you realise that some habit of your partner's was meant as love?",
        'What would a stranger miss completely if they watched you two for a day?',
        'Which small kindness from your partner did you only notice hours later?',
        'What do you mean to say when you do the thing your partner noticed?',
      ],
      alike: [
        'What hides that kind of sign so well from both of you?',
        'What would a week without that sign be like?',
      ],
      unlike: [
        'Which of the two signs would a camera catch?',
        'How does each of you learn to read what the other does?',
      ],
      tender: [
        'Which sign would be easy for you to take in just now, {one}?',
        'Which kind thing was meant well lately, yet did not quite reach you?',
      ],
      light: [
        'Which sign of love looked exactly like a criticism of your parking?',
        'What is the least romantic object ever given with love?',
      ],
      short: [
        'What does it come with most: food, tools, lists or time?',
        'What gets filled, folded, charged or locked for you?',
      ],
    },
    ideas: [
      'Each of you keeps a look-out tomorrow for one unsigned act of the other. In the evening, each says what it was, in five words.',
      'Each of you does one small thing for the other and leaves a mark on it, such as a paper star. For once, signed.',
    ],
    gentleIdea:
      'Each of you names one practical thing that would be a kindness this week. The other may do it or not.',
    quietIdea:
      'Each of you may do one small kind thing for yourself this week that takes a few minutes, such as a cup of tea or an early light out.',
  },
  {
    id: 'connection-trust-with',
    category: 'connection',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What do you trust your partner with that you would trust to hardly anyone?',
    about: 'what you trust your partner with',
    reflections: [
      'A key can be handed over in a moment, and a fear takes longer to tell.',
      'People trust each other with a shy idea, a first try, the tale of an old mistake.',
      'Trust can be as plain as letting somebody cut the back of your hair.',
    ],
    asks: {
      any: [
        'What shows you that something of yours is in good hands?',
        "What could you say when something is for your partner's ears only?",
        'How does your partner show you that a thing is safe with them?',
        'What more would you like your partner to trust you with?',
        'When did you first trust your partner with something that mattered?',
        'What has your partner kept safe for you without ever being asked?',
        'What lets you feel trusted by your partner?',
        'What does it mean to you to be trusted with this by your partner?',
      ],
      alike: [
        'Which of you went first with that?',
        'How has the other handled what you trusted them with?',
      ],
      unlike: [
        'What would careless hands do to each of these?',
        'How did each of these come about: at a stroke, or crumb by crumb?',
      ],
      tender: [
        'What would help a bit of trust to grow back, {one}, at its own speed?',
        'Which thing would you like handled with special care these days?',
      ],
      light: [
        'What would you still not trust the other with: a hedge, a map, your chips?',
        'Which test would you two pass blindfold?',
      ],
      short: [
        'Which object of yours may the other use without asking?',
        'What does {other} know the code, place or story of, {one}?',
      ],
    },
    ideas: [
      'One of you shuts the eyes while the other names things to taste, smell or hold. Three things each, then trade places.',
      'Each of you lets the other decide one tiny thing tomorrow: socks, lunch, the way there. No vetoes.',
    ],
    gentleIdea:
      'Each of you gives the other one small thing to look after until Sunday: a pen, a coin, a book. Then it goes back.',
    quietIdea:
      'Each of you may put one thing that matters to you in a place where you know it is safe. It is yours to show or keep private.',
  },
  {
    id: 'connection-good-difference',
    category: 'connection',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 2,
    content: 'Which difference between you two has turned out to be a good thing?',
    about: 'a difference that turned out well',
    reflections: [
      'The person who packs three days early and the one who packs at the door catch the same train.',
      'What was a reason for rolling eyes in year one may save a holiday in year three.',
    ],
    asks: {
      any: [
        'Which of your ways would you like nobody to improve?',
        'Which difference between you two can simply stay as it is?',
        'What have you started to do a bit more like your partner?',
        'What are you glad to leave to your partner because you two differ?',
        'What does your partner see or think of that you would not?',
        'When did it last help that you two are not alike?',
        "Which of your partner's ways seemed mad at first but makes sense by now?",
        'If both of you were exactly alike, what would go wrong by Friday?',
        'How did the difference your partner named become a good thing, as you see it?',
      ],
      alike: [
        'What did each of you think of that difference at the start?',
        'On which day this year was it worth the most?',
      ],
      unlike: [
        'When you are out with friends, where do these two differences show?',
        'How does the difference your partner chose look from your side?',
      ],
      tender: [
        'Which way of being different would you like to be left in peace with, {one}?',
        'What would make the hard differences a bit lighter to carry?',
      ],
      light: [
        '{one}, how would a tent look that was put up by two of your kind?',
        'Which department would each of you run in your joint firm?',
      ],
      short: [
        'Which of you reads the instructions first?',
        'What do you two order, pack or plan in quite opposite ways?',
      ],
    },
    ideas: [
      'Do one small task this week in the way of the other: stack, pack, slice or park as they do. Afterwards, report to each other.',
      'Each of you borrows one trait of the other for an evening, with the owner as adviser.',
    ],
    gentleIdea: 'Pick one difference together, and let it be until Sunday. Nobody mends it.',
    quietIdea:
      'Each of you has ten minutes this week quite your own way: tea or coffee, music or quiet. Side by side or apart is fine.',
  },
  {
    id: 'connection-still-find-out',
    category: 'connection',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'What would you still like to find out about your partner?',
    about: 'what you still want to find out',
    reflections: [
      'Curious and nosy use the very same words, and mostly the tone gives them away.',
      'Questions about a person one sees each day seldom seem urgent, so they wait.',
    ],
    asks: {
      any: [
        'What makes a question feel like interest to you, and not like a test?',
        'What made you curious about that side of your partner?',
        'Which story about yourself might you tell your partner some evening soon?',
        "Which years of your partner's life would you like to hear more about?",
        'When are you in the mood to be asked about yourself?',
        'What has changed in you lately that your partner may not know?',
        'What do you think your partner would never guess about you?',
        "Which person from your partner's past would you love to interview?",
        'What do you hope to understand about your partner once you know this?',
      ],
      alike: [
        'What kept that question waiting for so long?',
        'How would each of you answer the question yourself, in one line?',
      ],
      unlike: [
        'Which of the two could be found out tonight?',
        'What had {one} thought that {other} knew long ago?',
      ],
      tender: [
        'Which questions would you like {other} to keep for later, {one}?',
        'Which small fact about you would be useful for somebody to know in hard weeks?',
      ],
      light: [
        'What wild theory do you have until then?',
        'Which of your facts would win a quiz about you, because nobody gets it?',
      ],
      short: [
        "Which years of the other's life do you know least about?",
        'What did {other} eat, wear or fear at the age of seven, {one}: any guess?',
      ],
    },
    ideas: [
      'Ask each other the question for real, with five minutes for each answer. Pass is a full answer.',
      'Each of you states three facts about your past, one of them made up. The other finds the odd one.',
    ],
    gentleIdea:
      'Each of you writes a question for the other on a slip. The other picks the day for it, or keeps the slip.',
    quietIdea:
      'Each of you may write down one question that is on your mind, for anyone or for no one. It can wait until you feel like asking it.',
  },
  {
    id: 'connection-came-out-with-you',
    category: 'connection',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 2,
    content: 'Which part of you came out only once you knew your partner?',
    about: 'a part of you that came out since',
    reflections: [
      'A singing voice or a love of maps can lie unused for years without going bad.',
      'Some people find out that they like dancing or cooking only after somebody invites them.',
    ],
    asks: {
      any: [
        'What would you enjoy trying out, with company or on your own?',
        'Which old friend would be surprised by that new part of you?',
        'Which part of you would you like to give more room this week?',
        'What did your partner do that helped that part of you come out?',
        'Which part of your partner would you love to see more often?',
        'What do you think your partner was like before you two met?',
        'What have you dared to do only since you met each other?',
        'What has come out in your partner since you two met?',
        'Which part of your old self would your partner have liked right away?',
        'When did you first notice the part of your partner that they named?',
      ],
      alike: [
        'Which of you showed that new part first?',
        'When do these parts of you show up in pairs?',
      ],
      unlike: [
        'What did each of you make room for in the other?',
        'Which of the two came out at once, rather than bit by bit?',
      ],
      tender: [
        'Which earlier part of you do you miss, {one}, if any?',
        'What might come out next, in kinder weather?',
      ],
      light: [
        'What do people who knew you before say about it, behind your back?',
        'Which part of you is the other sorry to have let out?',
      ],
      short: [
        'What do you eat, sing, watch or say now that you did not before?',
        'Which photo from the time before shows the difference?',
      ],
    },
    ideas: [
      'Each of you shows the other a photo from before you two met and introduces that person, in a minute.',
      'Let that part of each of you have ten minutes on one evening: the singer, the cook, the one who says no.',
    ],
    gentleIdea:
      'Each of you recalls one thing you liked doing before you two met. It can be told, done, or only thought of.',
  },
  {
    id: 'connection-so-different',
    category: 'connection',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 2,
    content: 'Where are you two so different that it still puzzles you?',
    about: 'the difference that still puzzles you',
    reflections: [
      'A habit from home seems plain until somebody does the same thing another way.',
      'A puzzle between two people looks like common sense from each of its sides.',
    ],
    asks: {
      any: [
        'Which way of yours would you like to be taken as quite normal?',
        'When did that difference last make you two laugh or sigh?',
        "Which habit of your partner's would you like explained from the inside?",
        "What would a day done your partner's way be like for you?",
        'Which of your differences do you two joke about?',
        "What happened when you once tried things your partner's way?",
        'What can you tell your partner that would make it puzzle them a little less?',
      ],
      alike: [
        'What have the two of you done so far to solve that riddle?',
        'What would each of you put on a warning sign for beginners?',
      ],
      unlike: [
        'Which clue would make each riddle a little easier?',
        'What looks quite normal to {one} in the thing that puzzles {other}?',
      ],
      tender: [
        'Where does it stop being a puzzle and start to weigh on you, {one}?',
        'What would you like to be spared from explaining again?',
      ],
      light: [
        'What would scientists call each of these two species?',
        'Which bet on that difference would you surely win?',
      ],
      short: [
        'What sort of riddle is it: time, heat, order, people, sleep?',
        'On which day did it last leave you scratching your head?',
      ],
    },
    ideas: [
      'Each of you explains your own side of the riddle as a guide would, in two minutes. The other is a tourist and may take notes.',
      'Swap sides for one small thing tomorrow: be early, or late; leave the drawer open, or shut. Tell each other how it was.',
    ],
    gentleIdea:
      "Each of you puts the other's side of the riddle in one kind sentence. It stays without a reply for a night.",
    quietIdea:
      'Each of you may write one line about how it is on your side. Keep it, show it, or take it to somebody you trust.',
  },
  {
    id: 'connection-love-without-words',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: "How do you show love when the words won't come?",
    about: 'showing love when words do not come',
    reflections: [
      'Love can be hard to put into words, even for people who talk all day.',
      'What the hands do for someone while the mouth stays shut is easily taken for a chore.',
    ],
    asks: {
      any: [
        'Which short words would be enough for you when the big ones will not come?',
        'What would you be glad to come across on a day without many words?',
        'What are you really saying when you do that small thing?',
        'What does your partner do that speaks to you more than words?',
        'How do you know that your partner has understood, though neither of you spoke?',
        'When are words hardest to find for you?',
        "Which of your partner's quiet acts took you a while to understand?",
        'Who in your life showed love best without saying much?',
        'When did you last notice your partner doing what they described?',
        'How can your partner show you that it has reached them?',
      ],
      alike: [
        'How do two people of few words find out that all is well?',
        'What would be missing if it were said rather than done?',
      ],
      unlike: [
        'How does {one} take it when love comes in the shape {other} gives it?',
        'What does each of you do with hands, food or jokes that the other says aloud?',
      ],
      tender: [
        '{one}, which wordless thing would do you good at the moment?',
        'Which unsaid thing is plain enough without being said?',
      ],
      light: [
        'Which of your love songs was mistaken for housework?',
        'What is the grumpiest way in which love has come out of you?',
      ],
      short: [
        'What speaks first in your place: hands, feet, food, a playlist?',
        'What did you last fix, cook, carry or save for somebody?',
      ],
    },
    ideas: [
      'For one evening, say nothing kind at all; each of you may only do it. At the end, guess what the other meant.',
      'Draw the other a small picture in two minutes that says what you would not put in words. Swap, no marks for art.',
    ],
    gentleIdea:
      'Each of you does one silent thing this week that makes tomorrow lighter for the other. It is not mentioned.',
    quietIdea:
      'Each of you may do one silent thing that makes tomorrow lighter, such as filling the kettle or laying out warm socks. It may be for yourself.',
  },
  {
    id: 'connection-easier-to-write',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 2,
    content: 'What do you find easier to write to your partner than to say?',
    about: 'what is easier in writing',
    reflections: [
      'After sending a message that was hard to write, people look at the phone rather often.',
      'Nobody interrupts a letter, and nobody sees the face of the one who wrote it.',
    ],
    asks: {
      any: [
        'When you have written something hard, what answer would be enough for the first hour?',
        "Which old letter or text of your partner's would you never delete?",
        'What would you love to get from your partner in writing?',
        'What would make it easier to say such things aloud?',
        'What gets lost when you say a thing instead of writing it?',
        'What do you do with a message you are unsure of sending?',
        "What can you hear in your partner's voice that no text could carry?",
        'How do you take in such a thing when your partner writes it to you?',
      ],
      alike: [
        'What would a whole evening by letter be like for the two of you?',
        'Where does the writing end for you both, so that a voice takes over?',
      ],
      unlike: [
        'What gets lost for {one} on paper, and for {other} out loud?',
        'How could a letter from the one get a spoken reply from the other?',
      ],
      tender: [
        'After reading such a letter, what may {other} do that is kind, {one}?',
        'Which sentence may stay on paper for good?',
      ],
      light: [
        'Which emoji has had the hardest job between you two?',
        'What has the spell checker done to your finest feelings so far?',
      ],
      short: [
        'When did you last write by hand, even if only on a list?',
        'Which three words would fit on a sticky note?',
      ],
    },
    ideas: [
      'Sit in one room, or on one call, and text each other for five minutes without a spoken word. Then put the phones away.',
      'Each of you writes half a sentence and leaves it out. The other finishes it in writing. No talk about it until Sunday.',
    ],
    gentleIdea:
      'Put out a sheet of paper for the week. Each of you may write a line on it whenever talking is too much. Nobody comments.',
    quietIdea:
      'Each of you may write a line this week whenever talking is too much. It can stay with you, go to the other, or go to a friend.',
  },
  {
    id: 'connection-tiptoe-subject',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'Which subject do you tiptoe around with your partner?',
    about: 'a subject you tiptoe around',
    reflections: [
      'Money, family, health or the past: a touchy subject can be old or quite new.',
      'A subject can be left alone for years while everybody still knows that it is there.',
      'Two people may step around the same subject for reasons that have nothing in common.',
    ],
    asks: {
      any: [
        'What would you like to be promised before a touchy subject comes up?',
        'What could you two say when a subject is too much for tonight?',
        'Which first sentence would make you want to hear the rest?',
        'How can your partner tell that a talk is getting too close for you?',
        'What does you good on a day when such a subject is close by?',
        'Which once touchy subject can you two talk about easily by now?',
        'What do you hope your partner thinks when you change the subject?',
        'What pace would suit you for the subject your partner named?',
        'What would you like your partner to know about your being careful with this?',
      ],
      alike: [
        'What have the two of you been guarding there, each from your side?',
        'How did you two come to agree, without a word, to leave it alone?',
      ],
      unlike: [
        'Which of these subjects is louder in your head at night?',
        '{one}, how careful were you about the subject that {other} named?',
      ],
      tender: [
        'How would you like {other} to treat that subject for now, {one}?',
        'What would make it safe enough for one sentence, some other day?',
      ],
      light: [
        'Which animal is in the room, if it is not an elephant?',
        'By what code name could it be mentioned in public?',
      ],
      short: [
        'Where does it live, roughly: money, people, the past, plans?',
        'When did it last brush past you two?',
      ],
    },
    ideas: [
      'Each of you gives your subject a name of one word, and a date in the next month when you might open it. The other only notes it.',
      'Agree on a way to stop: either of you may say one odd word, that talk ends, and both go on with the evening.',
    ],
    gentleIdea:
      'Each of you may choose where a hard subject goes: to a friend, to a doctor, or on paper first.',
  },
  {
    id: 'connection-relief-to-tell',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'What was a relief to tell your partner in the end?',
    about: 'what was a relief to tell',
    reflections: [
      'After something hard is out, the room looks the same, and somebody asks about supper.',
      'The speech that was rehearsed for weeks is often over before the tea is cool.',
    ],
    asks: {
      any: [
        'How would you like the hour to go after you have told something hard?',
        'What did you fear might happen before you told it?',
        'What makes it easier for you to tell your partner hard things?',
        'What would you rather hear from your partner sooner than later?',
        'What felt different between you two once that was out?',
        'What has your partner told you that you felt trusted to hear?',
        'What finally gets you talking when something has weighed on you for days?',
        'What have you thought about since your partner told you that?',
        'What did your partner do, or leave undone, that let the relief come?',
      ],
      alike: [
        'How did you both come to sit on the same sort of news?',
        'How did each of you breathe once it was out?',
      ],
      unlike: [
        'Which is more your way: blurting things out, or choosing the day?',
        'How was it to be the listener, in each of these cases?',
      ],
      tender: [
        'Which piece of it can stay untold for as long as you like, {one}?',
        'What did you hope to hear then that would still be welcome?',
      ],
      light: [
        'Which of your confessions turned out to be old news?',
        'What was the smallest crime that you ever confessed with the longest face?',
      ],
      short: [
        'Where did it come out: in a car, in the dark, over plates?',
        'How did your first sentence go, as far as you recall?',
      ],
    },
    ideas: [
      'Each of you tells one tiny thing long kept back, such as who broke the cup. The other may only say: noted.',
      'Talk for five minutes with the light out, or with the cameras off, about anything. Each may start a sentence and drop it.',
    ],
    gentleIdea:
      'Each of you writes down something you have not told, reads it once alone and tears it up. Afterwards, a biscuit each.',
    quietIdea:
      'Each of you may think of one person who listens well, near or far, and of when you could next talk to them.',
  },
  {
    id: 'connection-hoping-to-be-seen',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'Which side of you do you hope your partner sees, though you rarely show it?',
    about: 'a side you hope is seen',
    reflections: [
      'Shy things come out when nobody is calling them, like hedgehogs.',
      'Behind a brisk manner there can be somebody who cries at adverts.',
    ],
    asks: {
      any: [
        'What do other people do that helps you feel at ease?',
        'What would your partner see, if that side of you came out for an evening?',
        'What do you hope your partner knows about you without being told?',
        'What do you sense in your partner that seldom comes out?',
        'Which words from your partner would make it easier to show yourself?',
        'When was the last time that side of you slipped out?',
        'When did your partner show you something rare, perhaps without noticing?',
        'If you had no shyness for one day, what would your partner get to see?',
        'What do you already know of the side your partner named?',
      ],
      alike: [
        'How have the two of you hidden the same thing from each other?',
        'What would happen if you both showed that side on the same evening?',
      ],
      unlike: [
        'What would {one} have guessed as the rarely shown side of {other}?',
        'How do these two sides get along, once both are out?',
      ],
      tender: [
        '{one}, which glimpse of it may {other} have, if any, at this time?',
        'Who could know about that side and make no fuss of it?',
      ],
      light: [
        'In which circus, opera or kitchen would that side be a star?',
        'What does it get up to when it has the place to itself?',
      ],
      short: ['Which film or song lures it out?', 'How old does that side of you seem to be?'],
    },
    ideas: [
      'For five minutes on one evening, each of you lets that side choose: the music, the pace, the seat. The other goes along.',
      'Each of you names one scene in a film, book or family tale in which somebody is a bit like your hidden side.',
    ],
    gentleIdea:
      'Each of you names somebody, real or made up, with whom that side would be safe. Nothing is shown this week.',
    quietIdea:
      'Each of you may think of one person with whom you can be just as you are, and send them a hello this week if you like.',
  },
  {
    id: 'connection-close-but-acting',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'When do you want to be close, yet act as if you did not?',
    about: 'wanting closeness and not showing it',
    reflections: [
      'A person can look out of the window and still listen to every word.',
      'A person may rattle the dishes all the louder for wishing that somebody would come in.',
    ],
    asks: {
      any: [
        'How would you like to be asked when your partner is not sure what you want?',
        'Which small sign from you means: come a bit closer?',
        'How might your partner tell that act from really wanting to be alone?',
        'What goes through your mind when your partner seems to keep away?',
        'What do you hope your partner does when you pull back?',
        'What makes it hard to show that you want to be close?',
        'How would you like your partner to see through your act?',
        'What small, brave move could you make next time you want to be near?',
        'What are you keeping safe when you act that way?',
      ],
      alike: [
        'How do such evenings end when both of you are acting?',
        'What would be the tiniest slip that gives you both away?',
      ],
      unlike: [
        'What do you make of it when your partner seems cool?',
        'What brings the act on in each of you?',
      ],
      tender: [
        'What is easier to take then, {one}: a word, a cup, some patience?',
        'Which part of it needs no explaining tonight?',
      ],
      light: [
        'Which award would your acting win?',
        'What line gives the performance away each time?',
      ],
      short: [
        'Which sentence do you use: fine, nothing, just tired?',
        'Where in the room do you stand while you are at it?',
      ],
    },
    ideas: [
      'Agree on one object that can be put next to the other person and means: over here, please. Each of you tests it once.',
      'Play it for two minutes as bad actors: one of you is far too cool, the other far too polite. Swap parts.',
    ],
    gentleIdea:
      'Each of you tells which is true of you this week: come nearer, stay near, or give room. No reasons, and it may change.',
    quietIdea:
      'Each of you may choose this week how near or how far feels right, and change it from day to day. No reasons are called for.',
  },
  {
    id: 'connection-taught-about-love',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'What did the people you grew up with teach you about showing love?',
    about: 'what you learned early about showing love',
    reflections: [
      "What children see at home they take for the way of the world, until they eat at a friend's.",
      'Lessons in love were mostly given by people who had no idea that they were teaching.',
    ],
    asks: {
      any: [
        'How do you like love to be shown, now that you are grown?',
        'What have you two taught each other about showing love?',
        'What would you like to hear about the people your partner grew up with?',
        'How does your partner show love in a way that was new to you?',
        'Which sign of love did you two make up yourselves?',
        'Which gesture of yours do you recognise from someone you grew up with?',
        'What have you seen your partner do differently from the people they grew up with?',
        'What makes more sense to you about your partner after reading this?',
      ],
      alike: [
        'Where have you two kept to that lesson, and since when?',
        'How do two people with the same schooling teach each other something new?',
      ],
      unlike: [
        'What would {one} have found strange as a guest in the place {other} grew up in?',
        'Which lesson would each of you lend to the other?',
      ],
      tender: [
        'Which lesson in love were you not given, {one}, as far as you care to tell?',
        'What from that time may end with you?',
      ],
      light: [
        'Which relative showed love in the most baffling way?',
        'What was the family hug like, on a range from tree to bear?',
      ],
      short: [
        'What was put on the table when somebody was sad?',
        'How did people say goodnight to one another there?',
      ],
    },
    ideas: [
      'Each of you greets the other once the way it was done where you grew up. Explain the rules first.',
      'Tell each other about one person from back then who was good at love, in two minutes, with one habit to copy.',
    ],
    gentleIdea:
      'Each of you names one gesture from back then that you would keep. Anything else from that time can stay closed.',
    quietIdea:
      'Each of you may take a quiet minute for somebody who was kind to you when you were young, or for the child you were. Telling is optional.',
  },
  {
    id: 'connection-all-to-yourself',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'Which thing do you like to have all to yourself, though you two share so much?',
    about: 'things you like to keep for yourself',
    reflections: [
      "Something of one's own can be as small as a drawer, a mug or a morning walk.",
      'Having something of your own can be what makes you good company afterwards.',
    ],
    asks: {
      any: [
        'When in your week would an hour to yourself do you good?',
        'What are you like when you come back from time to yourself?',
        'When does time to yourself do you the most good?',
        'What is a friendly way to say that you want something to yourself?',
        'Which small thing do you gladly share that used to be only yours?',
        'What do you imagine your partner enjoys most when nobody is around?',
        "Which thing of your partner's do you secretly wish were half yours?",
        'How do you feel when your partner has that thing to themselves?',
      ],
      alike: [
        'How do two people guard the same kind of treasure from each other?',
        'How do you two arrange it when both want to be private at once?',
      ],
      unlike: [
        'What makes the one of these so easy to share and the other so hard?',
        'What does {one} see as shared that {other} thinks of as private?',
      ],
      tender: [
        'Where do you lack a corner of your own these days, {one}?',
        'How can a corner of your own be kept so that nobody feels shut out?',
      ],
      light: [
        'Which snack is not to be touched on pain of silence?',
        'What would the sign on your private island say?',
      ],
      short: [
        'Which mug, pillow, shelf or seat is yours alone?',
        'At what time of day is nobody else after you?',
      ],
    },
    ideas: [
      'Each of you names one small thing or ten minutes of the day that the other leaves alone completely this week.',
      'One evening, go separate ways for fifteen minutes with no report. Afterwards, each may show one thing, or none.',
    ],
    gentleIdea:
      'Each of you says which small thing or time you would like left to you this week. The other just says: yours.',
    quietIdea:
      'Each of you has ten minutes this week all to yourself, in any room or outdoors. What you do with them is your own choice.',
  },
  {
    id: 'connection-quarrel-over',
    category: 'connection',
    mechanism: 'repair',
    valence: 'tender',
    depth: 2,
    content: 'How can you tell that a quarrel between you two is really over?',
    about: 'how you know a quarrel is over',
    reflections: [
      'Laying the table as usual may mean that a quarrel is over, or only that it is supper time.',
      'For one person a quarrel is over at the word sorry, for another at the first joke.',
      'There are quarrels that were over on Monday for one side and on Thursday for the other.',
    ],
    asks: {
      any: [
        'How would you like to say that something is not over for you yet?',
        'How would you like a quarrel to end, the next time there is one?',
        'What may still be going on in you when your partner feels it is over?',
        'What could your partner say that lets a quarrel end for you?',
        'What lets the two of you breathe out after a quarrel?',
        'What does your partner do after a quarrel that only you would notice?',
        'When did a quarrel end in a way neither of you expected?',
        'How do you take the sign your partner named when you see it?',
        'What needs to be said or done before that sign can come?',
      ],
      alike: [
        'What happens on the days when that sign does not come?',
        'How do both of you check that the other has seen the sign?',
      ],
      unlike: [
        'What could fill the time between the one ending and the other?',
        '{one}, what did you take for the end that was only a break for {other}?',
      ],
      tender: [
        'Which old quarrel is not quite over for you, {one}, and may rest tonight?',
        'What would help the last bit of it to fade?',
      ],
      light: [
        'Which peace treaty of yours would look good in a glass case?',
        'What is the first remark about food after a quarrel?',
      ],
      short: [
        'What comes back first: the radio, the cooking, the teasing?',
        'How does the morning after a quarrel start?',
      ],
    },
    ideas: [
      'Invent a closing act for small quarrels together: shake hands, ring a glass, bow. Rehearse it on a made-up quarrel about cheese.',
      'Each of you draws a line for the last quarrel: where it began, peaked and ended for you. Lay the two lines side by side.',
    ],
    gentleIdea:
      'If something is left over, each of you may write it in one line and put it in a jar until the weekend. Unread.',
    quietIdea:
      'Each of you may write down what is still sore, in your own words, and keep the page. It can be talked about when and with whom you choose.',
  },
  {
    id: 'connection-peace-offer',
    category: 'connection',
    mechanism: 'repair',
    valence: 'tender',
    depth: 2,
    content: 'How do you show that you want to make up, before you find the words?',
    about: 'your signs of wanting to make up',
    reflections: [
      'A peace offer that comes early is easy to take for a way of skipping the matter.',
      'Peace is offered with a plate of toast, a dull question, a foot moved two inches nearer.',
      'A peace offer that is too quiet can lie on the table all evening like a lost glove.',
    ],
    asks: {
      any: [
        'How do you notice in yourself that you are not ready to make up yet?',
        'What happened the last time a small sign of peace worked between you?',
        'How can your partner show you that your sign of peace was seen?',
        'How do you notice that your partner would like to make up?',
        'Once you have made the first move, what do you hope comes back?',
        'Which small offer from your partner would be hard to turn down?',
        'Which of your signs of peace would anyone else take for nothing?',
        'Which peace offer of yours is easy to miss?',
        'What is the bravest first move you have seen your partner make?',
        "What have you taken your partner's sign to mean until now?",
        'What feels hard for you in the minute before you give that sign?',
      ],
      alike: [
        'How do two quiet peace offers find each other?',
        'When did both of you send the same sign at the same time?',
      ],
      unlike: [
        'Which signs could be confused with carrying on the row?',
        'What would {one} accept as an offer that {other} has not thought of?',
      ],
      tender: [
        'If you are not ready for peace yet, {one}, how could you show that kindly?',
        'What would make a first sign less of a risk for you?',
      ],
      light: [
        'Which snack has the highest rank as a messenger of peace?',
        'How would two seagulls make up?',
      ],
      short: [
        'What do you carry in, put on or switch off?',
        'Which silly question do you ask just to start?',
      ],
    },
    ideas: [
      'Each of you acts out your usual peace sign without a word. The other guesses, then shows how it is best answered.',
      'Choose a white flag: a napkin, an emoji, a spoon. It is kept where both can get at it.',
    ],
    gentleIdea:
      'After the next cross word, each of you may send or draw a plain circle. It means nothing more than: still here.',
    quietIdea:
      'After a hard moment this week, each of you may take a few minutes outdoors or in a quiet room. Making up can wait, and so can words.',
  },
  {
    id: 'connection-bigger-underneath',
    category: 'connection',
    mechanism: 'repair',
    valence: 'tender',
    depth: 3,
    content: 'Which small quarrel of yours is really about something bigger?',
    about: 'a small quarrel with something bigger below',
    reflections: [
      'A small thing is so much easier to name than a big one.',
      'A row about a wet towel can have very little to do with towels.',
    ],
    asks: {
      any: [
        'Which words would help when a small thing has upset you a lot?',
        'What would you like your partner to ask, next time something small flares up?',
        'What could you two say early on so that a quarrel stays small?',
        'What did you think that small quarrel was about, until today?',
        'What do you wish for underneath, when a small thing turns into a quarrel?',
        'How did you two settle something small that used to flare up?',
        'What do you see, from your side, behind that small quarrel?',
        'What would you like to say about the bigger thing while nobody is cross?',
      ],
      alike: [
        'By what other road could the two of you get to the bigger thing?',
        'What would happen to the small quarrel if the bigger thing were heard?',
      ],
      unlike: [
        'How can one towel, bill or door stand for two quite different things?',
        'Which of the two bigger things had your partner never heard of?',
      ],
      tender: [
        'What about the bigger thing would be good to have understood first, {one}?',
        'How could the small quarrel be left to rest while the big thing is sore?',
      ],
      light: [
        'What title would the hundredth episode of that quarrel have?',
        'Which object has been fought over far beyond its price?',
      ],
      short: [
        'Which thing does it start with: a sock, a clock, a tone?',
        'At what point does it stop being small?',
      ],
    },
    ideas: [
      'Tell the story of your small quarrel as two sports reporters would, in turns, two minutes in all. Both sides get a good play.',
      'Each of you writes down what the small row is about, below the socks and the dishes. Swap papers; nobody replies tonight.',
    ],
    gentleIdea:
      'Pick the small quarrel together and give it the week off. If it turns up, either of you says: holiday.',
    quietIdea:
      'Each of you may write down, for yourself, what lies underneath, in as few words as you like. It may stay yours, or go to somebody who listens well.',
  },
  {
    id: 'connection-listen-in-argument',
    category: 'connection',
    mechanism: 'repair',
    valence: 'neutral',
    depth: 2,
    content: 'What helps you listen in the middle of an argument?',
    about: 'what helps you listen while arguing',
    reflections: [
      'An argument has no bell to show whose turn it is to speak.',
      'In the heat of it, most people listen for the next place to step in.',
      'It is hard to hear somebody while your own best sentence is waiting to be said.',
    ],
    asks: {
      any: [
        'How would you like turns to be taken when you two see something differently?',
        'Which words would calm you, next time an argument gets going?',
        'What could your partner do with their voice that makes listening easier?',
        'How would you like to ask for a break in the middle of an argument?',
        'What shows you that your partner has really heard you?',
        'When did your partner last surprise you by hearing your side?',
        'What do you usually miss hearing once you have begun to defend yourself?',
        'What kind of words can change your mind in the middle of an argument?',
        'How could you give your partner a bit of what helps them listen?',
      ],
      alike: [
        'How might both of you ask for it in the heat of things?',
        'When has it worked for you two, even for half a minute?',
      ],
      unlike: [
        'How could an argument have room for both the slow ear and the quick one?',
        'What does {one} do to listen that would drive {other} up the wall?',
      ],
      tender: [
        'At what loudness does it become too much for you, {one}?',
        'How can you call for a break so that it is not taken as leaving?',
      ],
      light: [
        'Which of your arguments would be improved by helium voices?',
        'What would an interpreter between you two charge extra for?',
      ],
      short: [
        'Which is better for your ears then: sitting, pacing, washing up?',
        'What number do you count to, if you count?',
      ],
    },
    ideas: [
      'Argue for three minutes about something harmless, such as the best biscuit. Whoever holds the spoon talks; the other sums it up before taking it.',
      'Agree on a sign for a pause of ten minutes. Each of you uses it once this week, even in a talk that goes well.',
    ],
    gentleIdea:
      'When voices rise this week, each of you may leave the room or end the talk. No reason is called for.',
  },
  {
    id: 'connection-close-call',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 1,
    needs: ['long-distance'],
    content: 'What makes a call with your partner feel close, with all those miles between you?',
    about: 'what makes a call feel close',
    reflections: [
      'On a call nobody can say nothing for long without being asked if the line is dead.',
      'Some calls are all news and no nearness, and some are ten minutes of chewing.',
    ],
    asks: {
      any: [
        'How would you like a call to be when you have nothing to tell?',
        'When did a call with your partner last feel like sitting in one room?',
        'What would you like your partner to show you on the next call?',
        'How do you picture the place your partner is calling from?',
        'What could the two of you do on a call besides talking?',
        'What do you do in the first minute after hanging up?',
        "Which sounds from your partner's end do you like to hear in the background?",
        'What makes it hard, on some days, to give a call what your partner named?',
      ],
      alike: [
        'Which call of yours had plenty of that?',
        'How could a plain weekday call get a bit of it?',
      ],
      unlike: [
        'How could one call have room for what each of you named?',
        '{one}, what in the kind of call that {other} likes would be new for you?',
      ],
      tender: [
        'On days when a call is hard for you, {one}, which sign of life is enough?',
        'How can you two stay on the line when there is little to say?',
      ],
      light: [
        'Which frozen face on the screen deserves a frame?',
        'What has the bad line turned your sweetest words into?',
      ],
      short: [
        'Where do you sit, lie or pace during a call?',
        'Which is better for you: voice only, or with the picture?',
      ],
    },
    ideas: [
      'On one call this week, both cook, fold or mend something and talk about nothing in particular.',
      'Each of you takes the other along by phone for five minutes of an ordinary errand: the stairs, the shop, the bins.',
    ],
    gentleIdea:
      'On one evening, leave the line open for ten minutes while each of you does your own thing. Speaking is optional.',
    quietIdea:
      'On one evening, each of you may choose a short call, a single line or an early night. Any of the three is fine, with no reason given.',
  },
  {
    id: 'connection-through-the-screen',
    category: 'connection',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    needs: ['long-distance'],
    content: 'What would you pass your partner through the screen tonight, if you could?',
    about: 'passing something through the screen',
    reflections: [
      'A screen carries faces and voices, and leaves out the smell of soup and the cold feet.',
      'It is mostly plain things that somebody far away is short of: a spare blanket, half a pear.',
    ],
    asks: {
      any: [
        'Which smell, taste or warmth do you like around you on an evening alone?',
        'What would you like to be sent by post, the slow way?',
        'What would you like to see last before the screen goes dark tonight?',
        'Which of your things would you like your partner to have nearby?',
        "Which corner of your partner's evening would you like to be shown?",
        'What is the last thing you like to hear from your partner at night?',
        'What would you two do first if the screen were a door tonight?',
        'Which thing behind your partner on the screen would you like explained?',
        'What would be different about tonight, if you had what your partner would pass you?',
        'What do you need most on an evening like this, with such a distance between you?',
      ],
      alike: [
        'How did the same parcel come to mind in two places at once?',
        'In which order would it travel: from here to there, or there to here?',
      ],
      unlike: [
        'How would each of the two things be used tonight?',
        "How would your evening change with your partner's parcel in it?",
      ],
      tender: [
        'Which thing would be the right one for tonight, {one}, however small?',
        'What can travel down the line when hands cannot?',
      ],
      light: ['What would get stuck halfway?', 'Which customs form would it call for?'],
      short: [
        'Which word fits it best: warm, soft, sweet, useful?',
        'What lies within your reach right now that could be held up to the camera?',
      ],
    },
    ideas: [
      'On the next call, each of you holds something up to the camera, and the other describes how it would smell, taste or feel.',
      'Each of you sets out the same small thing tonight, such as tea in a blue cup, and sends the picture.',
    ],
    gentleIdea:
      'Each of you puts one object next to the screen this week for the other to see. It simply stays there.',
  },
  {
    id: 'connection-good-touch',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    needs: ['intimacy-opt-in'],
    content: 'What kind of touch helps you let go of a long day?',
    about: 'touch at the end of a long day',
    reflections: [
      'Shoulders climb up during a long day, and nobody notices until they ache.',
      'A hand that lies still can do more for a neck than one that works away at it.',
      'After a long day one person wants a hug and another wants nobody near.',
    ],
    asks: {
      any: [
        'What helps your shoulders come down, with or without a hand on them?',
        'How can your partner tell in the evening whether a touch would do you good?',
        'How do you like to be asked whether touch is welcome tonight?',
        'What shows your partner that you have had enough touch for now?',
        'When did a touch from your partner last make a long day lighter?',
        'When does a touch reach you faster than any words?',
        'What gets in the way, on some evenings, of the touch your partner named?',
      ],
      alike: [
        'Who goes first on an evening when both long for it?',
        'How can it be given and had at the same time?',
      ],
      unlike: [
        'How could {one} learn the pace and weight that {other} likes?',
        'Where do these two kinds of touch come close to one another?',
      ],
      tender: [
        'When touch is too much for you, {one}, what else lets the day go?',
        'How slowly is slowly enough for you at the moment?',
      ],
      light: [
        'Which noise do you make when it is exactly the right spot?',
        'What would the two of you charge in your own massage parlour?',
      ],
      short: [
        'Which spot first: shoulders, feet, scalp, hands?',
        'How firm, if you compare it to kneading bread or stroking a cat?',
      ],
    },
    ideas: [
      'Two minutes each, by the clock: one of you lays a hand where the other asks for it and keeps it still. Passing is fine.',
      'On one evening, each shows on your own arm how firm and how slow you like it. Then the other may try it on that arm.',
    ],
    gentleIdea:
      'For this week, agree that either of you may say: not tonight, thanks. The other answers: thanks for telling.',
    quietIdea:
      'This week, each of you may ease a long day in your own way, with a bath, a blanket or an early night. No touch is expected.',
  },
  {
    id: 'connection-that-kiss',
    category: 'connection',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    needs: ['intimacy-opt-in'],
    content: 'Which kiss with your partner do you still think about?',
    about: 'a kiss you still think about',
    reflections: [
      'A kiss is over in seconds and may be remembered for years.',
      'Kisses get remembered by the odd thing near them: a wet scarf, a train door, garlic.',
      'Of the same kiss, one may recall the street lamp and the other the cold nose.',
    ],
    asks: {
      any: [
        'How do you like your partner to find out whether a kiss is welcome?',
        'What did that kiss tell you without a word?',
        'What can turn a quick everyday kiss into a real one?',
        'What do you remember of the days when you two first kissed?',
        'Where would you love the next kiss like that to happen?',
        'What was going on just before that kiss?',
        'When did a kiss from your partner come at a moment you least expected?',
        'What gives your partner away when they are about to kiss you?',
        'How was the moment your partner chose, as you remember it?',
        'What did that kiss mean to you at the time?',
      ],
      alike: [
        'Which detail of it is only in one of your heads?',
        'What put that kiss ahead of all the others?',
      ],
      unlike: [
        'Which weather, hour and coat belong to each of these kisses?',
        '{one}, how do you recall the one that {other} picked?',
      ],
      tender: [
        'Which sort of kiss, if any, is right for you at this time, {one}?',
        'What is there to miss about that kiss, or about those days?',
      ],
      light: ['Which kiss went most gloriously off target?', 'What had been eaten beforehand?'],
      short: [
        'What sort of kiss was it: planned, stolen, shy, late?',
        'Where were your hands or your bags?',
      ],
    },
    ideas: [
      'Tell each other the story of that kiss in slow motion, one sentence each in turn, from ten seconds before.',
      'Give one of the kisses of tomorrow, hello or goodbye, five seconds more than usual, if both like.',
    ],
    gentleIdea:
      'This week, each of you tells which greeting suits just now: a kiss, a cheek, a nod. It holds until Sunday.',
    quietIdea:
      'This week, each hello and goodbye may be as it suits you that day: a word, a nod, a wave. No kiss is expected from either of you.',
  },
  {
    id: 'connection-felt-wanted',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    needs: ['intimacy-opt-in'],
    content: 'When did you last feel wanted by your partner?',
    about: 'feeling wanted',
    reflections: [
      'Being wanted can show in a look, a kept seat or a hand held out.',
      'To be wanted and to notice it are two events, and they can be days apart.',
    ],
    asks: {
      any: [
        'What would let you feel welcome, in whatever mood you are?',
        'What small thing tells you that you are wanted?',
        'When on a plain weekday would it be nice to feel wanted?',
        'What draws you to your partner that you seldom say out loud?',
        'Which words on a plain day would make you glow?',
        'How do you show your partner that you want them, when you feel shy?',
        'What do you find lovely about your partner that they would never guess?',
        "Which look of your partner's still catches you off guard?",
        'What do you most need, to feel wanted on an ordinary day?',
        'How do you like to be shown that you are wanted?',
      ],
      alike: [
        'What made the wanting plain to both of you?',
        'On what kind of day does it happen between you two?',
      ],
      unlike: [
        'What counts as being wanted for {one} that {other} would call just friendly?',
        'What does wanting look like in each of you when it is shy?',
      ],
      tender: [
        '{one}, which words from {other} on this subject would reach you?',
        'Where could some ease come back into it, with nothing to prove?',
      ],
      light: [
        'Which outfit had no business being so successful?',
        'What was the least glamorous moment in which somebody wanted you?',
      ],
      short: [
        'What told you: a word, a look, a hand, a text?',
        'In which room or street did it happen to you?',
      ],
    },
    ideas: [
      'Once this week, each of you tells the other of a moment when they were good to look at: up a ladder, asleep, laughing.',
      'Send each other one line on an ordinary day that you would not want read aloud on a bus. A wink counts.',
    ],
    gentleIdea:
      'Each of you tells one thing about the other, apart from looks, that you would pick them for again. Nothing follows from it.',
    quietIdea:
      'Each of you may choose one thing that makes you feel at home in yourself, such as a soft jumper or a song, and give it ten minutes.',
  },
  {
    id: 'connection-more-time-for',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 2,
    needs: ['intimacy-opt-in'],
    content: 'When you two make love, what would you like more time for?',
    about: 'lingering when you make love',
    reflections: [
      'In bed as on a walk, the slower one of two can set a good pace.',
      'Making love has a before and an after, and either can be the part that gets cut short.',
      'Two bodies can be on different clocks, the one at the starter, the other at dessert.',
    ],
    asks: {
      any: [
        'When you quietly say slower, or enough, how would you like that to be heard?',
        'When did you two last have all the time you wanted in bed?',
        'How can your partner notice that you would like to linger?',
        'What would you like to be asked about what feels good?',
        'What would give the two of you an evening without hurry?',
        'What do you notice about your partner when neither of you is in a hurry?',
        'Which small pause do you enjoy more than your partner may know?',
        'How do you feel about the part your partner would give more time to?',
      ],
      alike: [
        'What has been rushing two people who both want to go slower?',
        'How will you remind each other of it, without spoiling it?',
      ],
      unlike: [
        'How could one night have the tempo of the one, and the next of the other?',
        '{one}, what would you like to understand about the part {other} would draw out?',
      ],
      tender: [
        'What would take the pressure out of it for you, {one}?',
        'Which nearness is good for you at present, even if it goes no further?',
      ],
      light: [
        'Which sound, pet or neighbour has the worst sense of timing?',
        'What would be on the menu if it had seven courses?',
      ],
      short: [
        'Which one: the talking, the start, the middle, the lying about after?',
        'Which night or morning lately felt unhurried?',
      ],
    },
    ideas: [
      'Ten minutes together in which nothing is meant to come of it: clothes on, no goal, stop at the bell. Either of you may stop sooner.',
      'Each of you writes three words for the part you would like longer. Swap the papers and keep them to yourselves.',
    ],
    gentleIdea:
      'Take it off the list for this week, together and out loud, so that nobody waits and nobody worries.',
    quietIdea:
      'Nothing is expected in bed this week from either of you. Each may have ten slow minutes alone with a bath, a book or a blanket.',
  },
  {
    id: 'connection-show-they-want',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    needs: ['intimacy-opt-in'],
    content: 'How do you like your partner to show that they want you?',
    about: 'how wanting can be shown',
    reflections: [
      'An invitation is only one if staying at home is fine as well.',
      'One person is won over by a plain question, another by a whole day of hints.',
      'A hint that seems as loud as a brass band to one can pass the other by.',
    ],
    asks: {
      any: [
        'Which kind of invitation feels warm and leaves you free?',
        'What gives you away when being wanted feels good?',
        'Which small sign of being wanted would be right for you this week?',
        'What do you do when you are not sure whether your partner is in the mood?',
        'What happens when one of your hints goes right past your partner?',
        'What makes a hint easy to answer either way, with yes or no?',
        'Which sort of hint from your partner would be easy to miss?',
        'What do you hope your partner feels when you turn towards them?',
        'What would feel natural to you in the way your partner likes?',
      ],
      alike: [
        'If both wait for the same sign, how does an evening get going?',
        'Which of your signs is clear enough for the other to catch it?',
      ],
      unlike: [
        "How could each of you borrow the other's way of showing it now and then?",
        'What would an evening be like that had room for both signs?',
      ],
      tender: [
        'Which sign would be light enough for you at the moment, {one}?',
        'What would let you enjoy a hint that may lead nowhere?',
      ],
      light: [
        'Which hint of yours was taken for a request to do the bins?',
        'How would it be done in an opera?',
      ],
      short: [
        'Aloud, in writing, by hand: which comes first for you?',
        'What could your partner wear, say or hum?',
      ],
    },
    ideas: [
      'Each of you names a sign for yes, gladly, one for maybe and one for not today. Rehearse all three in the wrong moment, over supper.',
      'Once this week, each of you gives the other a small sign early in the day, with no claim on the night.',
    ],
    gentleIdea:
      'For a week, a kind look or word from either of you is just that. Both know that it leads nowhere.',
    quietIdea:
      'This week, a kind word from either of you is only a kind word, and asks for nothing more. Saying none is fine too.',
  },
  {
    id: 'connection-kind-no',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 3,
    needs: ['intimacy-opt-in'],
    content: 'How can a no to sex feel kind for both of you?',
    about: 'a kind no',
    reflections: [
      'A no that is well taken leaves the next answer free, whichever it is.',
      'A no is about tonight, and it can still sound to the other as if it were about them.',
      'For the one who says no, the silence afterwards can be harder than the word.',
    ],
    asks: {
      any: [
        'What would you like to hear back when you have just said not tonight?',
        'What do you hope comes across, next time you say no to sex?',
        'Which words for not tonight still leave you feeling loved?',
        'What is a no from you about, most of the time?',
        'What feels right in the first few minutes after a no?',
        'What kind of closeness is still welcome after a no?',
        'How do you know a no was heard, with nothing left hanging between you?',
        'What goes on in you just before you tell your partner no?',
        'How do you feel when a no comes to you in the way your partner described?',
        'What would help you give a no in the way your partner finds kind?',
      ],
      alike: [
        'When did a no last go well between you two?',
        'How do both of you tell a no from a not yet?',
      ],
      unlike: [
        'How differently can the same no sound to the two of you?',
        'How can the two of you handle the silence after a no?',
      ],
      tender: [
        'What would you like to be certain of whenever you say no, {one}?',
        'Which no from earlier would you like to be met more gently now?',
      ],
      light: ['Which excuse has earned its retirement?', 'How would a very polite robot decline?'],
      short: [
        'Which gesture could go with it: a hand squeeze, a smile, a blanket?',
        'How many words does a good no have for you?',
      ],
    },
    ideas: [
      'Find a sentence for no together that both like, and one for the reply. Say each of them twice, when nothing is being asked.',
      'Each of you names one thing that is still welcome after a no: a film, a back to lean on, a separate book.',
    ],
    gentleIdea:
      'For this week, both agree that no is a whole answer. It gets a thank you, and no further question.',
    quietIdea:
      'This week, no is a whole answer for each of you, about anything. It wants no reason and is not asked twice.',
  },
  {
    id: 'connection-full-head',
    category: 'connection',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    needs: ['intimacy-opt-in'],
    content: 'What helps you get in the mood when your head is full?',
    about: 'getting in the mood with a full head',
    reflections: [
      'Nobody falls asleep by trying, and the mood is much the same.',
      'An unpaid bill or an unanswered message can keep a head busy until late.',
      'Some heads empty through talk, some in the shower, and some not before Saturday.',
    ],
    asks: {
      any: [
        'What would be good to hear on a night when your head simply stays full?',
        "What is on your mind most when the mood won't come?",
        'What could you two say on a night when a head is simply too full?',
        'What could be taken off your list before an evening together begins?',
        'What could happen early in an evening so that your head has time to empty?',
        "How can you tell that your partner's head is still full?",
        'What has worked before to get your head empty on an evening together?',
        'What lets the mood come on a day full of chores, if anything?',
        "Which worry of your partner's would you gladly hold for one evening?",
        'How could you leave room for the thing that helps your partner?',
        "What have you made of it when your partner's head was too full?",
      ],
      alike: [
        'How do two full heads get empty on one and the same night?',
        'Which evening of the week has the least in it for both?',
      ],
      unlike: [
        'How could an evening begin for each of you in your own way?',
        'At which end does it start for each of you: the head or the skin?',
      ],
      tender: [
        'When the mood does not come, {one}, which nearness is still all right?',
        'What is in your head that deserves an ear before anything else?',
      ],
      light: [
        'Which thought has the worst habit of turning up at such times?',
        'Which song would you put on for such an evening?',
      ],
      short: [
        'Music, shower, talk, dark, nap: which one works best?',
        'Which thing in the room is better out of sight?',
      ],
    },
    ideas: [
      'One evening, each of you empties your head onto paper for five minutes. Close the papers in a drawer together. What comes then is open.',
      "Each of you does one of the other's small leftovers before nine, so that the evening is ten minutes longer.",
    ],
    gentleIdea:
      'Have one evening this week with an early light out and nothing expected, together or each for yourself.',
  },
  {
    id: 'connection-curious-in-bed',
    category: 'connection',
    mechanism: 'self-expansion',
    valence: 'neutral',
    depth: 3,
    needs: ['intimacy-opt-in'],
    content: 'What are you curious about in bed that you two have not tried?',
    about: 'what you are curious about in bed',
    reflections: [
      'An idea can be good company for years without ever leaving the head.',
      'Being curious about a thing is one step, and wanting to do it is quite another.',
      'What is new in bed may be no more than a lamp left on, or a Sunday at noon.',
    ],
    asks: {
      any: [
        'What would you like to hear when an idea is not for you?',
        "What makes it easy to say that you're curious about something in bed?",
        'What would you like to be asked before the two of you try anything new?',
        "How could you answer each other's ideas so that a no is just as fine?",
        'When do you find it easiest to talk about new things in bed?',
        'What helps something new go well between you two?',
        'When did your partner last make you laugh in bed at just the right moment?',
        'What draws you to the thing you are curious about?',
      ],
      alike: [
        'How would the first small version of it go?',
        'What kept two curious people from mentioning it?',
      ],
      unlike: [
        'Which bit of either idea is fine for both, if any is?',
        "What would {one} like to know about {other}'s idea before saying yes or no?",
      ],
      tender: [
        'What makes it fine to leave a question like this for another night?',
        'What lets you be sure that you can stop at any point?',
      ],
      light: [
        'Which piece of furniture would not survive it?',
        'How would you explain the noise to the neighbours?',
      ],
      short: [
        'Which is the mildest new thing: a time, a place, a piece of music?',
        'On a curious day, which question about it comes to mind first?',
      ],
    },
    ideas: [
      'Each of you writes three ideas on slips. The other sorts them into yes, perhaps and no, and nobody asks about the no pile.',
      'Change one plain thing next time, if there is one: the side, the lamp, the music. Either of you may change it back.',
    ],
    gentleIdea:
      'Each of you names one familiar thing that you like and would not want to lose. Nothing new this week.',
    quietIdea:
      'Nothing new is asked of either of you this week. Each may choose what makes your own sleep a little cosier, such as a pillow or warm socks.',
  },
  {
    id: 'connection-before-you-met',
    category: 'connection',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: "Which moment from your partner's life before you met do you like to picture?",
    about: 'life before the two of you met',
    reflections: [
      'Old photographs show the haircut and leave out who was holding the camera.',
      "Nobody was there for all of someone else's life, so the early parts are pieced together from stories.",
    ],
    asks: {
      any: [
        'Which person from your own early years do you like to think of?',
        'What from your years before you met still turns up in an ordinary week?',
        "Which of your partner's old friends, streets or jobs would you love to hear about?",
        'What would the younger you have liked best about your partner?',
        'What in your partner today comes from those early years, do you think?',
        'Which place from your life before you met would you love to walk through together?',
        'What would you have whispered to your partner back then, if you could?',
        'Which photo of your partner from earlier days would you love to step into?',
        'What else belongs to the time your partner likes to picture?',
      ],
      alike: [
        'Where in those two lives might you have passed each other?',
        'What would the two of you have got up to, had you met back then?',
      ],
      unlike: [
        'What would {other} change in the picture that {one} has?',
        'How far apart were your two lives in one and the same year?',
      ],
      tender: [
        '{one}, what from back then would you like to be known, with no questions?',
        'Which of those years can stay untold for now?',
      ],
      light: [
        'What would {other}, aged twelve, have said about {one}, aged twelve?',
        'Which haircut, hat or bicycle is part of the picture?',
      ],
      short: [
        'Where was your partner living then, as far as you know?',
        'Winter or summer: when does the picture take place?',
      ],
    },
    ideas: [
      'Each answers five tiny questions about one year before you met: which shoes, which breakfast, which bus. Five minutes each.',
      'Each finds one thing from before you met, such as a photo, a coin or a tune, and tells its story in three minutes.',
    ],
    gentleIdea:
      'Each of you tells one plain fact from long ago, such as a street name or the colour of a door. It is not discussed.',
    quietIdea:
      'Each of you may recall one plain thing you liked long ago, such as a street, a tree or a song. Tell it or keep it.',
  },
  {
    id: 'connection-think-they-are-alone',
    category: 'connection',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What do you love to catch your partner doing when they think they are alone?',
    about: 'being caught in an unguarded moment',
    reflections: [
      'People hum, count and talk to the toaster when they believe that nobody is in.',
      'Many people sing louder in an empty room than in front of others.',
    ],
    asks: {
      any: [
        'Which quiet pastime would you like half an hour for, with nobody else around?',
        'What is it like for you when your partner catches you lost in something?',
        'What do you hope to keep doing, even if your partner has seen it?',
        "What do you see in your partner's face when nobody wants anything from them?",
        'How could your partner join in such a moment without breaking the spell?',
        'Which of your solo habits are you quite sure nobody has noticed?',
        'What makes you stop for a moment just to watch your partner?',
        'What do you hope nobody ever films you doing?',
        'What are you feeling when you do what your partner saw?',
      ],
      alike: [
        'Which of you found out first that there was an audience?',
        'What do both of you do as soon as the door is shut?',
      ],
      unlike: [
        'What was news to you about yourself in that answer, {other}?',
        'Which of the two would be harder to do on purpose?',
      ],
      tender: [
        'What is a kind thing to do after seeing something by chance?',
        '{one}, how would you like to be joined, or left, in a moment alone?',
      ],
      light: [
        'What would the crowd throw: flowers, coins, socks?',
        'Which bit would {one} ask for as an encore?',
      ],
      short: [
        'Where is it likeliest: in a car, in a chair, at the sink?',
        'Songs, sighs, dance steps, naps: which comes nearest, {one}?',
      ],
    },
    ideas: [
      'Once this week, each of you catches the other lost in something, such as a song or a crossword. Say one warm line about it later.',
      'Each shows the other, on purpose, one thing that is mostly done alone. One minute each, and clapping is allowed.',
    ],
    gentleIdea:
      'Each of you gets a quarter of an hour alone this week. Before coming in or calling, the other gives a sign.',
    quietIdea:
      'Each of you gets ten minutes alone this week, with the door closed or the phone off. Nobody looks in.',
  },
  {
    id: 'connection-remember-differently',
    category: 'connection',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 2,
    content: 'Which day do you two remember in quite different ways?',
    about: 'a day you remember differently',
    reflections: [
      'People remember a day by what they had with them: a headache, new shoes, a fear.',
      'One remembers who said what, the other what the soup was and that it rained.',
      'One person may think of a day often while another has hardly thought of it since.',
    ],
    asks: {
      any: [
        'How would you like to be listened to when you tell your side of a day?',
        'What from this week might you two come to remember differently?',
        'What do you trust your partner to remember better than you do?',
        'Which part of that day would you love to hear told from the other side?',
        'What was going on inside you that day that nobody could see?',
        'Which detail would you add when your partner tells a shared story?',
        "Which shared memory would you love to watch again through your partner's eyes?",
        'What does the day your partner chose look like in your own memory?',
      ],
      alike: [
        'At which point do your two accounts come apart?',
        'Which other person was there who could tell a third version?',
      ],
      unlike: [
        'What had each of you been hoping for on that day?',
        "Which bit of the other's account had you not heard before?",
      ],
      tender: [
        '{one}, what about your side of that day would you like to have heard?',
        'Which part can stay different in your two memories, with nothing settled?',
      ],
      light: [
        'What would each of you tell the court under oath?',
        "Who plays {other} in {one}'s version of the story?",
      ],
      short: [
        'Where were the two of you sitting or standing that day?',
        'What does {one} remember of it: the food, the weather, the words?',
      ],
    },
    ideas: [
      'Pick one small event you both lived through. Each writes five lines about it apart. Read them out, and argue about nothing but the weather.',
      'Choose one photo of the two of you. Each says what happened in the minute before it was taken. Five minutes, no referee.',
    ],
    gentleIdea:
      'If two memories do not match this week, either of you may say: both can stand. Then it is left there.',
    quietIdea:
      'Each of you may write a few words about a day as you remember it, and keep them. Nobody compares and nobody corrects.',
  },
  {
    id: 'connection-left-out',
    category: 'connection',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'When do you feel a little left out, though nobody means it?',
    about: 'feeling a little left out',
    reflections: [
      'It is hard to ask to be let in without saying that one was outside.',
      'Inside a joke or a circle of old friends, it is hard to see who stands outside.',
    ],
    asks: {
      any: [
        'What small thing makes you feel welcome in a group?',
        'What brings you back in when the talk has run on without you?',
        'How could your partner draw you into a talk with others without a fuss?',
        'What does your partner do that you would love to be asked along to?',
        'How could you say that you feel left out before the evening is over?',
        'How can you tell, across a room, that your partner feels on the edge?',
        'What would pull you into the middle of things at the right time?',
        'What had you made of those times before your partner wrote about them?',
        'What do you tend to tell yourself when you feel left out like that?',
      ],
      alike: [
        'Where could the two of you stand at the edge side by side?',
        'Which of you could be the first to mention it the next time?',
      ],
      unlike: [
        'What are you likely to be busy with just when the other feels left out?',
        'How would each of you like to be fetched in, if at all?',
      ],
      tender: [
        '{one}, what would you like {other} to do then: come over, wait, say something?',
        'What would be enough of a sign that you are not forgotten?',
      ],
      light: [
        'If everyone who is left out had a club, what would the door say?',
        'Which conversation would {one} pay to be left out of?',
      ],
      short: [
        'At a table, on the phone, in a group: where is it likeliest?',
        'In how big a group do you talk most easily, {one}?',
      ],
    },
    ideas: [
      'Next time you two are with others, in a room or on a call, each turns to the other once and says what the talk is about.',
      'Each explains one thing the other has no part in, such as a game, a group chat or a feud. Five minutes each.',
    ],
    gentleIdea:
      'Once this week, each of you tells the other what you are about to do, with the words: you are welcome, and you may say no.',
    quietIdea:
      'Each of you may send a hello this week to somebody with whom you feel welcome: a friend, a relative, each other.',
  },
]
