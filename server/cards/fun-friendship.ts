import type { Card } from './card.ts'

export const funAndFriendship: readonly Card[] = [
  {
    id: 'fun-laughed',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'What made you laugh out loud lately?',
    about: 'what has made you laugh lately',
    reflections: [
      'A laugh can turn up in the middle of a bad week and feel almost rude.',
      'Laughing out loud tends to take people by surprise, so the cause of it is soon forgotten.',
    ],
    asks: {
      any: [
        'In a bad week, what do you like better than being cheered up?',
        "What is your partner's laugh like when it comes as a surprise?",
        'What was the last thing that had both of you laughing at once?',
        'What can your partner do that gets a laugh out of you?',
        'How do you tell each other something funny when you are not together?',
        'How does a laugh get in when the two of you are tired?',
        "Which of your partner's laughs seems to be kept just for you?",
        'Who in your life could make you laugh until the tears came?',
        'What would help the two of you to laugh more in the coming week?',
      ],
      alike: [
        'What happens when the two of you tell it together?',
        'What was it about this that got both of you?',
      ],
      unlike: [
        "At which point of your partner's funny moment would you have laughed too?",
        'How do your two laughs differ, in sound alone?',
      ],
      tender: [
        'How could {other} be good company in a week short of laughs, {one}?',
        'Which sort of company suits you on days when nothing is funny?',
      ],
      light: [
        'How would {one} act that out with only hands and eyebrows?',
        'Who else deserves to be told this one?',
      ],
      short: [
        'What almost got a laugh out of you this week?',
        'What does your laugh sound like when it is a real one?',
      ],
    },
    ideas: [
      'Until tomorrow night, each of you collects one thing that made you snort, however small. Swap them last thing in the evening.',
      'Each of you sends the other one picture or line today that has a single purpose: a grin.',
    ],
    gentleIdea:
      'If a smile turns up this week, tell the other about it in one line. If none does, tell that.',
    quietIdea:
      'Each of you may listen to something light or something quiet for five minutes this week, together or alone. Any mood is fine.',
  },
  {
    id: 'fun-puzzle-a-stranger',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'Which silly thing that you two do would puzzle a stranger?',
    about: 'the silly things you two do',
    reflections: [
      'What looks daft from the pavement is often how people get through a Monday.',
      'A funny walk or a made-up song makes little sense to people passing by.',
      'Nobody plans a silly habit; one day it is simply there and has rules.',
    ],
    asks: {
      any: [
        'When a long day is over, what feels good to do first?',
        'What puts the two of you in the mood to be silly?',
        'What bit of silliness from your partner could brighten a dull Wednesday?',
        "Which odd habit of your partner's would you be sorry to see go?",
        'How can you see that your partner feels like being silly?',
        'What would the two of you like to keep doing, whatever other people think?',
        'How would you explain your partner to a stranger in one sentence?',
        'Which bit of silliness did one of you start that the other made worse?',
        'What does that silly thing do for you that a stranger could not see?',
        "Which other silly thing came to your mind when you read your partner's?",
      ],
      alike: [
        'What are the unwritten rules of this one?',
        'What do you two remember about the first time?',
      ],
      unlike: [
        'How did each of these two habits come up?',
        "When do you join in with your partner's pick?",
      ],
      tender: [
        'Which silly custom of yours still feels good on a grey day?',
        'Which bit of silliness can rest for a while?',
      ],
      light: [
        'How will the stranger tell it that evening?',
        'Which Latin name would a scientist give this habit?',
      ],
      short: [
        'By which signal do you two know that a long day is over?',
        'What would a stranger notice first about you two in a queue?',
      ],
    },
    ideas: [
      'One evening this week, do your oddest habit with full ceremony: one of you announces it, the other takes a bow. Next time, swap parts.',
      'Make up a rule tonight for one daily nothing, such as who says the last word on the phone. Both of you keep it for three days.',
    ],
    gentleIdea:
      'Keep one small silly thing going this week in its quietest form. Either of you may skip it without a word.',
    quietIdea:
      'Each of you may keep one small habit going this week that does you good, or let it rest. It can be done alone.',
  },
  {
    id: 'fun-free-saturday',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'If you two had a free Saturday and hardly any money, what would you do?',
    about: 'a free Saturday with hardly any money',
    reflections: [
      'A free Saturday can be eaten up by one phone call before breakfast.',
      'With hardly any money in it, a Saturday is made of hours and whoever is there.',
    ],
    asks: {
      any: [
        'What would you like to keep out of a free Saturday?',
        'Which Saturday with your partner do you still like to think of?',
        'How would you like this coming Saturday to begin for you two?',
        'What would your partner do all Saturday, if nobody asked for anything?',
        'What could wait, so that Saturday has a free hour for you both?',
        'Which small bit of a free Saturday could fit into this coming one?',
        'What was the best thing you two ever did that cost nothing?',
        'What is your partner like by noon on a day with nothing planned?',
        'Which sound on a Saturday morning tells you that nothing is urgent?',
        'What would that Saturday be a rest from, for you?',
      ],
      alike: [
        'Which Saturday on the calendar could take this plan?',
        'What would go into the bag for it?',
      ],
      unlike: [
        'How could one plan fill the morning and the other one the afternoon?',
        "Which part of your partner's Saturday tempts you?",
      ],
      tender: [
        'What could {other} take off your Saturday, {one}, to make it lighter?',
        'What would be good to leave undone on that Saturday?',
      ],
      light: [
        'How much money could that plan swallow if everything went wrong?',
        'Which part of that plan would the neighbours talk about?',
      ],
      short: [
        'What time would you get up on that Saturday?',
        'Where would that Saturday start, indoors or out?',
      ],
    },
    ideas: [
      'Each of you finds one coin. Tonight, plan the best outing that the two coins together could get you.',
      'Each of you writes down three free things to do close to your door. Swap lists and circle one for some Saturday.',
    ],
    gentleIdea:
      'Leave one bit of this Saturday empty, each in your own way, and tell each other in the evening where it went.',
    quietIdea:
      'Each of you may leave ten minutes of this Saturday empty, in your own way. Nobody asks where they went.',
  },
  {
    id: 'fun-joke-still-works',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'Which joke between you two still works after all this time?',
    about: 'the joke that still works',
    reflections: [
      'An old joke can be told again with a single word.',
      'Where a joke between two people came from may be long forgotten while the joke goes on.',
    ],
    asks: {
      any: [
        'How can your partner tell whether a joke is welcome just then?',
        'When did a joke last save a bad moment for the two of you?',
        'How can your partner see that you are in the mood for an old joke?',
        "What do you see in your partner's face when an old joke works?",
        "Which joke of your partner's do you secretly wait for?",
        'How did the two of you first get to joking with each other?',
        'What happens between you two in the second after an old joke?',
        'Which joke of yours does your partner laugh at purely out of kindness?',
        'Who would be lost within a minute, listening to you two joke?',
        'How do you remember the beginning of the joke that your partner named?',
        'When does a joke like that do you most good?',
      ],
      alike: [
        'Which of you used it first, as each of you remembers it?',
        'Which joke of yours comes close behind this one?',
      ],
      unlike: [
        'How could one sentence hold both jokes?',
        "What keeps your partner's favourite joke fresh for you?",
      ],
      tender: [
        'Which old joke can stay in the drawer for now?',
        'What would be good company in place of a joke?',
      ],
      light: [
        'How would that joke sound if a newsreader told it?',
        'How many more years does this one have in it?',
      ],
      short: [
        'Which word or noise makes you two grin, with no explaining?',
        'Where were you two when a joke last worked?',
      ],
    },
    ideas: [
      'Once this week, each of you hides an old joke in a plain message or sentence and waits for the other to find it.',
      'Retire one worn-out joke tonight. Each of you says a few words at its farewell, and together you name its successor.',
    ],
    gentleIdea:
      'Each of you writes the first three words of an old joke on a scrap of paper and leaves it for the other. No reply expected.',
    quietIdea:
      'Each of you may put on something kind that you know well for a few minutes this week: a song, a story, a voice.',
  },
  {
    id: 'fun-silly-game',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'Which game brings out the silliest side of you two?',
    about: 'games that make you silly',
    reflections: [
      'Losing a game with a good face is harder at home than among strangers.',
      'In a game a grown-up may shriek, bluff or crawl under a table without explaining it.',
    ],
    asks: {
      any: [
        'What do you like others to do just after you have lost a game?',
        'What does your partner do in a game that gets you every time?',
        'Which moment in a game with your partner do you still laugh about?',
        'What is it like to play against your partner when they want to win?',
        'What would get you two to sit down for a game this week?',
        'What makes you two want one more round of a game?',
        'What gives your partner away in a game when things go well?',
        'Which rule have you two bent for so long that it became the law?',
        "What happens to your own mood when your partner's silly side comes out?",
        'What lets you be silly in that game when other things do not?',
      ],
      alike: [
        'What is the silliest this game has ever got?',
        'When could this game come out again?',
      ],
      unlike: [
        'Which rule could be smuggled from the one game into the other?',
        "On what sort of evening would your partner's game suit you too?",
      ],
      tender: [
        'Which game could {other} play quietly beside you, {one}, while you rest?',
        'When is a game too much, and just watching one about right?',
      ],
      light: [
        'Which noise goes with that game?',
        'What would the prize be, if {one} made the rules?',
      ],
      short: [
        'Cards, ball, words or board: which comes nearest?',
        'Who did you last play anything with?',
      ],
    },
    ideas: [
      'Play one round of a childhood game tonight with whatever is there: matchsticks, paper, ten fingers. Whoever loses picks the next one.',
      'Invent a game with one spoon and one sock. Each of you makes two rules, then play it for ten minutes.',
    ],
    gentleIdea:
      'Leave a puzzle or crossword open this week. Each of you may add a piece or a word in passing, or leave it.',
    quietIdea:
      'Each of you may leave a book of pictures open where you live this week, and turn a page in passing, or leave it.',
  },
  {
    id: 'fun-friends-to-see',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which friends would you like to see more of with your partner?',
    about: 'friends you would like to see more',
    reflections: [
      'Meeting up can be put off for so long that at last both sides are shy about it.',
      'Friends can slip out of sight without any quarrel, simply for lack of a date.',
    ],
    asks: {
      any: [
        'What kind of company would do you good this month?',
        'What would you like to do the next time you two see friends?',
        "Which of your partner's friends would you like to know better?",
        'What could make seeing friends easier for the two of you?',
        'How is an evening with friends different for you when your partner is there?',
        'Which friend brings out a side of your partner that you enjoy?',
        "Which old friend of your partner's could tell you the best stories?",
        'What would your friends miss most if you two moved far away?',
        'What are you like yourself among the friends you named?',
        'How do you feel in the company of the friends your partner named?',
      ],
      alike: [
        'Which day could you offer these friends?',
        'What did all of you do the last time you met?',
      ],
      unlike: [
        'How could these friends meet each other?',
        "Which friend of your partner's is still a bit of a riddle to you?",
      ],
      tender: [
        'Whose company asks the least of you at the moment, {one}?',
        'Which friend can be told how things really are?',
      ],
      light: [
        'What would that friend say about you two after a whole weekend?',
        'Which dish would {one} serve to prove a point?',
      ],
      short: [
        'Which friend wrote to you last?',
        'Which friend could drop by without any tidying up first?',
      ],
    },
    ideas: [
      'Tonight, send one friend a message of two lines, one from each of you, with a day that suits you both.',
      'Each of you tells the other about a friend the other has hardly met: where it started, what you two laughed at.',
    ],
    gentleIdea:
      'Each of you sends one friend a single sentence this week. No visit, no plan, and no answer needed.',
  },
  {
    id: 'fun-opening-scene',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'If this month with your partner were a film, which scene would open it?',
    about: 'the film of this month',
    reflections: [
      'In a film the music tells people how somebody feels; in life there is only the face.',
      'An opening scene can be as quiet as a kettle or a bus in the rain.',
    ],
    asks: {
      any: [
        'What do you like people to do when they cannot read your face?',
        "What in your partner's opening scene would you like to know more about?",
        'How would you like the film of this month to end?',
        'What do you think this month has been like for your partner?',
        "Which moment of this month would you like to see through your partner's eyes?",
        'What would you like to happen between the two of you before the month ends?',
        'What happened just before your opening scene that nobody would see?',
        'What did your partner do this month that nobody clapped for?',
        'Which tiny scene of this month would a director cut but you would keep?',
        'How would you tell the scene your partner chose, from your side?',
      ],
      alike: [
        'What would come in the very next scene?',
        'Where would the camera stand for this scene?',
      ],
      unlike: [
        'How could one of these scenes lead into the other?',
        'Whose face does each of the two films start with?',
      ],
      tender: [
        'Where in this month could the film slow down for {one}?',
        'Which scene would be good to have in it before the month is over?',
      ],
      light: [
        'Which music would run under that scene?',
        'What would go wrong while they are filming it?',
      ],
      short: [
        'Which room or street would the first picture show?',
        'What would be the first word spoken?',
      ],
    },
    ideas: [
      "Each of you draws the poster for this month's film in five minutes, stick figures welcome. Then guess each other's title.",
      'Today each of you films ten seconds of something quite ordinary. Play the two clips one after the other, as a trailer.',
    ],
    gentleIdea:
      'Each of you may write a few lines about this month, just for yourself. Nobody else reads them.',
  },
  {
    id: 'fun-at-ten',
    category: 'fun',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'What did you love to do when you were ten that you could show your partner?',
    about: 'what you loved doing at ten',
    reflections: [
      'Grown-ups rarely get asked to come out and play.',
      'At ten, whole afternoons went into things that no grown-up had asked for.',
    ],
    asks: {
      any: [
        'What would you enjoy being asked along to, just for the fun of it?',
        'What would your ten-year-old self like about your partner?',
        'When do you still see the ten-year-old in your partner?',
        'What else would you love to know about your partner at ten?',
        'What did you know at ten that you could use again now?',
        'What did you want to become at ten that your partner would never guess?',
        'Which secret place of yours at ten would you show your partner?',
        'What did doing that give you that you still look for today?',
      ],
      alike: [
        'Where would the two of you have met, at ten, to do this?',
        'How did each of you get good at it?',
      ],
      unlike: [
        'What would {one} at ten have taught {other} at ten?',
        'How would the two of you have got along at ten?',
      ],
      tender: [
        'What about being ten would you like to tell {other}, {one}, if anything?',
        'Which person was good to you when you were ten?',
      ],
      light: [
        'Which grown-up put a stop to it?',
        'How would it go if {one} did it again tomorrow?',
      ],
      short: [
        'Which toy or game was the big thing when you were ten?',
        'Who was beside you on an ordinary day when you were ten?',
      ],
    },
    ideas: [
      "One of you shows the other a trick or game from age ten tonight, however badly. Tomorrow it is the other one's turn.",
      'Each of you makes something today that a ten-year-old would be proud of: a paper plane, a den, a card house. Show it.',
    ],
    gentleIdea:
      'Each of you tells one thing that smells of being ten: a stairwell, cut grass, a school bag. That is all.',
    quietIdea:
      'Each of you may take a few minutes this week for something simple, such as a pencil and paper, a tune or a slow walk.',
  },
  {
    id: 'fun-night-bus',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Where would you take your partner if a bus could go anywhere tonight?',
    about: 'a bus that goes anywhere',
    reflections: [
      'On a night bus nobody can answer the door, find the iron or deal with the post.',
      'A bus that goes anywhere can stop at a faraway sea or in front of one particular door.',
    ],
    asks: {
      any: [
        'Which task would you like to leave behind for one night?',
        'How do you picture the two of you on a bus at night?',
        'What would you two talk about on a long ride in the dark?',
        'What do you hope your partner would like most about the place you picked?',
        'What would you want to do with your partner once the bus has stopped?',
        'Which small piece of a trip by bus could you two have this week?',
        'What would change between the two of you with everything else far away?',
        'What would your partner grab on the way out, if the bus left now?',
        'Which journey by night has stayed with you all these years?',
        'What draws you to the place you chose, at this time in your life?',
      ],
      alike: [
        'Who would be the first to doze off on the way there?',
        'On arrival, what comes first: food, sleep or having a look round?',
      ],
      unlike: [
        'Where could the bus stop halfway between these two places?',
        'What would you show your partner first at your stop?',
      ],
      tender: [
        'Which bag can stay behind at the bus stop, {one}?',
        'Which seat would you choose if you wanted a quiet ride?',
      ],
      light: [
        'By dawn, how does the driver feel about the two of you?',
        'What would the sign on the front of this bus say?',
      ],
      short: [
        "Sea, city, forest or somebody's front door: which stop is yours?",
        'How long would you like the ride to be?',
      ],
    },
    ideas: [
      'Sit side by side for ten minutes tonight as if on that bus. Take turns telling what goes by outside.',
      'Each of you writes a postcard from where the bus stopped, on any scrap of paper, and delivers it tomorrow.',
    ],
    gentleIdea:
      'Each of you names one stop you would like to rest at. Nobody plans anything; it is enough to have said it.',
    quietIdea:
      'One evening this week, each of you may look out at the lights for a few minutes, in one room or in two. No one is expected anywhere.',
  },
  {
    id: 'fun-giggles',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'When did you two last get the giggles at the wrong moment?',
    about: 'giggles at the wrong moment',
    reflections: [
      'Giggles are remembered with their place: a classroom, a lift, a waiting room.',
      'The harder somebody fights the giggles, the longer they last.',
    ],
    asks: {
      any: [
        'At which moments would you like your partner to stay serious?',
        'What happens between you two once the giggles have passed?',
        'What would you like your partner to do when the giggles catch you next?',
        'What does your partner look like just before the giggles come?',
        'Which look from your partner could set you off?',
        'When are the giggles a relief to the two of you?',
        'Where would it be safer not to sit next to your partner?',
        'Who used to get told off with you for giggling?',
      ],
      alike: ['Which of you infected the other?', 'What did the others in the room make of it?'],
      unlike: [
        'How does each of you fight down a giggle?',
        'How could one of you have helped the other keep a straight face?',
      ],
      tender: [
        'When is it all right with you, {one}, if {other} gets the giggles?',
        'Which sort of laughter does you good on a serious day?',
      ],
      light: [
        'Which face did each of you pull to stop it?',
        'What would have happened with one more snort?',
      ],
      short: ['In which solemn place would you two be at risk?', 'Which one of you cracks first?'],
    },
    ideas: [
      'Tonight, read the dullest text you can find aloud to each other, two minutes each, with a perfectly straight face.',
      'Agree on one harmless word. Whoever of you meets it in a serious place this week tells the other how it went.',
    ],
    gentleIdea:
      'Each of you tells about one serious moment that you got through side by side. Laughing is allowed, and not asked for.',
    quietIdea:
      'Each of you may take one quiet minute this week, near the other or alone. Whatever mood comes with it is fine.',
  },
  {
    id: 'fun-no-good-reason',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What could you two do this week for no good reason at all?',
    about: 'something for no good reason',
    reflections: [
      'Skimming stones has no use at all, and people have done it for thousands of years.',
      'Things done for no good reason cannot go wrong, as nothing was supposed to come of them.',
    ],
    asks: {
      any: [
        'Which sight, sound or smell do you enjoy for no reason?',
        'What would you enjoy most about doing something pointless with your partner?',
        'What usually stops you two from doing something just because?',
        'When this week could your partner tempt you away from what you are doing?',
        'How would you talk your partner into something pointless?',
        'Which pointless thing did you two do once that you still like to think of?',
        'What does your partner do for pure pleasure that looks useless to others?',
        'When did you two last lose all track of time?',
        "How would you like to be invited into your partner's idea?",
      ],
      alike: [
        'Which evening would suit this best?',
        'What would you two tell each other about it afterwards?',
      ],
      unlike: [
        'How much of each could go into the same half hour?',
        "What do you like about your partner's plan, reason or no reason?",
      ],
      tender: [
        'Which good reason can you do without this week, {one}?',
        'How small may it be, on a week like this?',
      ],
      light: [
        'Which cover story would you give if somebody rang the bell?',
        'Which serious-looking permit would you need for that?',
      ],
      short: [
        "Which pointless thing is within arm's reach right now?",
        'What do you do when you put off something useful?',
      ],
    },
    ideas: [
      'At an odd minute tonight, say 8.17, both of you stop and do one pointless thing for as long as a song lasts.',
      'Swap one thing for a day, such as your mugs, your chairs or your alarm tunes. Reasons are not given.',
    ],
    gentleIdea:
      'Each of you skips one small thing this week that does not matter, and tells the other which, with no reason added.',
    quietIdea:
      'Each of you may skip one small thing this week that can wait, and rest for those minutes. No reason is asked.',
  },
  {
    id: 'fun-jokes-around',
    category: 'fun',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What do you like about the way your partner jokes around?',
    about: 'how your partner jokes around',
    reflections: [
      'Some people joke most when they are happy, and some when they are nervous.',
      'The one who jokes seldom finds out which of the jokes the other carries around all day.',
    ],
    asks: {
      any: [
        'When would you rather have a plain sentence than a joke?',
        "Which of your partner's jokes do you still smile about when you are alone?",
        'What do you hope your partner does when you make a joke?',
        'How can you tell that your partner is only joking?',
        'When is a joke from your partner most welcome to you?',
        'What do the two of you joke about that nobody else would get?',
        'What was the first thing your partner ever said that made you laugh?',
        'How has your own way of joking changed since you two met?',
        'What would you like to hear more of, or less of, when your partner jokes?',
      ],
      alike: [
        'What happens when both of you start joking at once?',
        'Where did the two of you get the same sense of fun?',
      ],
      unlike: [
        'How would a friend describe your two ways of joking?',
        "Which bit of your partner's humour would you like to borrow for a day?",
      ],
      tender: [
        'On which days do you prefer a plain word from {other} to a joke, {one}?',
        'What does a kind joke sound like on a hard day?',
      ],
      light: [
        'How would your partner do an impression of you telling a joke?',
        'Which of these jokes needs a warning label?',
      ],
      short: [
        "Dry, daft, loud or sly: which word fits your partner's jokes?",
        'Which face comes just before a joke?',
      ],
    },
    ideas: [
      'Each of you tells one joke tonight in the style of the other. The one who was copied may give a lesson.',
      'Write down word for word one thing each of you says in fun this week. Read them back to each other on Sunday.',
    ],
    gentleIdea:
      'If one of you makes the other smile this week, say so in the same minute, in three words. No more than that.',
    quietIdea:
      'Each of you may have ten minutes this week with no joking in them, with music or a page to read, together or apart.',
  },
  {
    id: 'fun-club-name',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'If you two were a club, what would it be called?',
    about: 'the club you two would be',
    reflections: [
      'A club name can come from a street, a dish or an old song.',
      'Every club has a rule nobody outside understands and a member who forgets the key.',
      'Most clubs have a place to meet, a thing to do and somebody who brings biscuits.',
    ],
    asks: {
      any: [
        'What makes you feel that you belong somewhere?',
        'What would a new member learn about you two on the first evening?',
        'How would you like the next evening at this club to go?',
        'What does your partner bring that this club could not do without?',
        'What would you like to see more of at this club of two?',
        'Which one rule would you two put up on the wall of your club?',
        'Which day would you two call the founding day of this club?',
        'What would this club give your partner a medal for?',
        'If this club of two turned fifty, how would the party look?',
        'What would you like your club of two to do more of this year?',
      ],
      alike: ['What would the badge look like?', 'Who would be let in as the third member?'],
      unlike: [
        'How could the two names be made into one?',
        "What would a first evening be like at your partner's club?",
      ],
      tender: [
        'Which duty of the club would you like to be let off, {one}?',
        'What would the club do for a member who is worn out?',
      ],
      light: [
        'What would get a member thrown out?',
        'How did the worst evening of the club year go?',
      ],
      short: ['What would be the password?', 'On which evening of the week would this club meet?'],
    },
    ideas: [
      'Draw the badge of your club tonight, one of you the shape, the other the animal or thing in the middle.',
      'Hold the yearly meeting of the club over a cup of something: each of you puts forward one motion, and both are carried.',
    ],
    gentleIdea:
      'Every club may close for a week. Each of you names one thing that can wait until it opens again.',
    quietIdea:
      'Each of you may let one thing wait this week and have ten minutes of peace, near the other or on your own.',
  },
  {
    id: 'fun-first-taste',
    category: 'fun',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'Which food would you like to taste with your partner for the first time?',
    about: 'a food to taste for the first time',
    reflections: [
      'Urging has put more people off a dish than the dish itself ever did.',
      'A first taste lasts a second, and nobody gets to have it twice.',
    ],
    asks: {
      any: [
        'How do you like to be offered something you are not sure about?',
        'What do you picture the two of you doing after the first bite?',
        "What does your partner's face do when a taste is new?",
        'What would get you to taste something you are not sure about?',
        'What would you like to hear about the food your partner grew up with?',
        'What did you two make of the last new food you tried together?',
        'Which dish makes your partner close both eyes with pleasure?',
        'What did you once refuse to eat that you love today?',
        'Where would you like to be when you two taste it?',
        'What makes you curious about the food you named?',
      ],
      alike: [
        'Where could you get hold of it without much money?',
        'Which one of you takes the first bite?',
      ],
      unlike: [
        "Which bite of {other}'s pick would you dare to take, {one}?",
        'How would the two go together on one plate?',
      ],
      tender: [
        'Which plain dish is right for you, {one}, on a day without appetite?',
        'Whose cooking do you miss at times?',
      ],
      light: [
        'What would you keep within reach, just in case?',
        'What can be seen on each of you at the first mouthful?',
      ],
      short: [
        'Raw, fried, pickled or baked: where would you start?',
        'Which food on the shelf do you pass by each time?',
      ],
    },
    ideas: [
      "Each of you finds one small unknown thing to eat this week: a spice, a crust, a neighbour's jam. Taste both with eyes shut.",
      'One mixes three things from the cupboard into a single spoonful; the other guesses what is in it. Then the other way round.',
    ],
    gentleIdea:
      'Each of you names the plainest food that does you good. One evening this week there is one of the two; no cooking skill asked.',
    quietIdea:
      'Each of you may have one plain thing this week that is easy to eat, such as soup, toast or rice.',
  },
  {
    id: 'fun-wanted-more-time',
    category: 'fun',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What first made you want to spend more time with your partner?',
    about: 'wanting more time with your partner',
    reflections: [
      'At the start people ask each other a great many questions, and later on they guess.',
      'A first liking can begin with a voice, a joke or a borrowed umbrella.',
    ],
    asks: {
      any: [
        'Which small kindness would you notice at once on an ordinary day?',
        'What did you keep thinking about on the way home in your early days?',
        'Which part of those early days would you like to have again this month?',
        'What did your partner do back then that you would still enjoy today?',
        'What did you wonder about each other in the first weeks?',
        "What makes you want each other's company now, on an ordinary day?",
        'What did you carefully keep your partner from noticing in the early days?',
        'When did you first suspect that the liking went both ways?',
        'When did you last catch sight of that same thing in your partner?',
      ],
      alike: [
        'Which of you was quicker to show it?',
        'Who said out loud that there could be a next time?',
      ],
      unlike: [
        'What did {one} not know that {other} had noticed?',
        'How does the same first week sound, told by each of you?',
      ],
      tender: [
        'Which part of those first days would you like to be told about again, {one}?',
        'What from that time is good to remember now, if anything is?',
      ],
      light: [
        'How well did each of you hide it?',
        'Which friend saw through the two of you at once?',
      ],
      short: [
        'In what place did the first meeting happen?',
        'What did {other} have on, {one}, as far as you remember?',
      ],
    },
    ideas: [
      'Send each other the message you might have sent the day after you first met, today, with all you know now.',
      "Each of you tells the first meeting from the other's side: what the other saw when you came in. Corrections afterwards.",
    ],
    gentleIdea:
      'Each of you writes down one detail from the early days and gives it to the other folded. It can be read whenever it suits.',
    quietIdea:
      'Each of you may spend ten minutes this week as you like, close by or apart. No reason is asked either way.',
  },
  {
    id: 'fun-good-friend',
    category: 'fun',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What makes your partner a good friend to you?',
    about: 'your partner as a friend',
    reflections: [
      'Friends tend to hear please and thank you more often than the people at home do.',
      'A friend is somebody whose bad day you can sit through without mending it.',
      'Somebody may be loved a great deal and still be surprised to be called a friend.',
    ],
    asks: {
      any: [
        'Which bit of good manners do you still enjoy, however well you know somebody?',
        'What do you like a friend to do when you turn up with news?',
        'When did you first think of your partner as a friend?',
        'What do you tell your partner that you would tell no other friend?',
        'When in an ordinary week do you two feel most like friends?',
        'What would you like to do again soon, just as two good friends?',
        'If you two had met at eight, what would you have got up to?',
        'Which of your friends is a little like your partner?',
        'When did you last need your partner to be that kind of friend?',
        'What makes it easy or hard to be the friend your partner describes?',
      ],
      alike: [
        'What is the earliest sign of it that you remember?',
        'What would each of you do, in the first hour, if the other rang in trouble?',
      ],
      unlike: [
        'How did each of you come to know that side of the other?',
        "What would {one} add to the list after reading {other}'s?",
      ],
      tender: [
        'Which question is a friend welcome to save for later, {one}?',
        'Which friendly gesture would be easy to take, at the moment?',
      ],
      light: [
        'What would a friend charge for putting up with that?',
        'Which daft deed of yours would {other} help you to hide, {one}?',
      ],
      short: [
        'What small favour could you ask each other today?',
        'When did your partner last take your side in something small?',
      ],
    },
    ideas: [
      'Do for each other this week what you would do for a friend: lend something, save the last bit, or ask after yesterday.',
      'Each of you invites the other as you would an old friend: a written line, a time, a chair made ready, ten minutes.',
    ],
    gentleIdea:
      'Each of you asks the other once this week, as a friend might: company or left in peace? Either answer is fine.',
    quietIdea:
      'Each of you may choose company or peace for ten minutes this week. Either is fine, and the company may be a friend.',
  },
  {
    id: 'fun-story-to-tell',
    category: 'fun',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which story about you two do you love to tell?',
    about: 'a story about you two',
    reflections: [
      'Whoever tells a story also decides who looks foolish in it.',
      'A story told often loses its dull parts and gains a louder ending.',
    ],
    asks: {
      any: [
        'How would you like to come across in stories that are told about you?',
        "Which bit of that story would you like to hear in your partner's words?",
        'What do you wait for when your partner tells a story about you two?',
        'Which bit would you put in that your partner leaves out?',
        'What does that story show about the two of you?',
        'What from these weeks would you like to be able to tell one day?',
        'What do you guess your partner tells friends about you?',
        'Which small moment between you two deserves to become a story?',
        'What goes on in you while your partner tells the story they chose?',
      ],
      alike: [
        'In whose version does the story last longer?',
        'How has this story grown since it happened?',
      ],
      unlike: [
        "What does your partner's story bring back to you?",
        'How would each story go if the other one of you told it?',
      ],
      tender: [
        'How would you like that story to go on, {one}?',
        'Which story of yours can stay untold for now?',
      ],
      light: [
        'How much of it would hold up in court?',
        'What did you leave out because nobody would believe it?',
      ],
      short: [
        'Where were you two standing when that story began?',
        'Which story of you two fits into one breath?',
      ],
    },
    ideas: [
      'Tell one old story of yours in turns, one sentence each, and let it end differently this time.',
      'Each of you tells the other a story of the two of you that took place this week, in under a minute, as if at a party.',
    ],
    gentleIdea:
      'Each of you picks one story of you two that may be told again this year, and gives it a title. The telling can wait.',
    quietIdea:
      'Each of you may leaf through a book you like for ten minutes this week, alone or near the other.',
  },
  {
    id: 'fun-bad-at-together',
    category: 'fun',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'What would you two enjoy being bad at together?',
    about: 'being bad at something together',
    reflections: [
      'Beginners get on best when nobody is filming.',
      'The first try at anything is clumsy, and with a second clumsy person there it turns into a party.',
      'Being bad at something is far easier once nobody is waiting for you to get better.',
    ],
    asks: {
      any: [
        'What would you like others to overlook while you are still bad at something?',
        'What would make the first try a good laugh for you both?',
        'When could the two of you give it a first clumsy go?',
        'What have you seen your partner be happily bad at?',
        'What could your partner do to make a clumsy start easier for you?',
        'What are you two already bad at and still keep doing?',
        'What changes between the two of you when neither knows how it is done?',
        "Which of your partner's real talents would be no help at all?",
        'When did something you two were hopeless at turn into a lovely day?',
        'What would you like the two of you to agree on before the first try?',
      ],
      alike: [
        'Which clothes does a first go at it call for?',
        'How bad would be bad enough to be fun?',
      ],
      unlike: [
        'How would you get on at the thing your partner picked?',
        'Which of the two would you try first, on a slow afternoon?',
      ],
      tender: [
        'In which things is it no fun to be bad, {one}?',
        'Which things can stay unlearned this year?',
      ],
      light: [
        'What would the teacher write about the two of you?',
        'Who would be out of breath after a minute?',
      ],
      short: [
        'What are you already gloriously bad at?',
        'Drawing, dancing, singing or juggling: which would look worst?',
      ],
    },
    ideas: [
      'Each of you draws the other in one minute without looking down at the paper. Hang both up for a week.',
      'Both learn one juggling throw, yodel or coin trick from scratch tonight. After ten minutes you each give a show.',
    ],
    gentleIdea:
      "Each of you shows the other one thing you still can't do, such as whistling. Nobody learns anything today.",
    quietIdea:
      'Each of you may hum, draw or potter about for ten minutes this week, with no one watching and nothing to get right.',
  },
  {
    id: 'fun-doing-nothing',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Where is your best spot for doing nothing with your partner?',
    about: 'a spot for doing nothing',
    reflections: [
      'Doing nothing can have its own sounds: a clock, a wasp, rain on the roof.',
      'A spot for doing nothing may be a bench, a blanket, a parked car or the stairs.',
    ],
    asks: {
      any: [
        'What would you like not to think of while you do nothing?',
        'How does doing nothing suit your partner, as far as you can see?',
        'What could your partner say that would make you put everything down?',
        'What is your partner like when nothing is left to do?',
        'Which job could wait, so that you two get to do nothing for a while?',
        'What is it like to do nothing with your partner next to you?',
        'What do you two end up talking about when you do nothing?',
        'What gets your partner up first when you two are doing nothing?',
        'What does being in that spot let you stop thinking about?',
      ],
      alike: [
        'What time of day suits that spot best?',
        'Which side of the spot belongs to which of you?',
      ],
      unlike: [
        "On what kind of day would your partner's spot suit you better?",
        'What has the one spot got that the other has not?',
      ],
      tender: [
        'Which spot is yours alone, {one}, for doing nothing?',
        'What keeps getting in the way of doing nothing?',
      ],
      light: [
        'What broke off your longest ever spell of doing nothing?',
        'Who would you send to fetch the cushions?',
      ],
      short: [
        'Sun or shade: where would you two put your two chairs?',
        'What would be within reach at your spot?',
      ],
    },
    ideas: [
      'Find one new spot for doing nothing within two minutes of your door. Each of you tests it for as long as a kettle takes.',
      'Sit at your spot together once this week. The first to reach for a phone tells a story.',
    ],
    gentleIdea:
      'Both of you do nothing at the same time for five minutes this week, in one place or in two. Nothing is said about it.',
  },
  {
    id: 'fun-train-ride',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What would you two talk about on a very long train ride?',
    about: 'talk on a very long train ride',
    reflections: [
      'On a train people can be quiet side by side, because the window gives them something to do.',
      'Side by side on a train, people bring up things they would not bring up face to face.',
    ],
    asks: {
      any: [
        'How much talk, or silence, feels right to you on a long ride?',
        'Which part of that train talk could you two begin tonight?',
        'What would you like your partner to tell you, with hours to spare?',
        'Which question from your partner would get you talking on that train?',
        'Where in the week do the two of you get to talk without hurry?',
        'What is too long to tell over dinner but right for a train?',
        'Which talk between you two could have gone on all night?',
        'What is it like for you two to sit side by side and say nothing?',
        'Which bit of that talk would you like to have this week, train or not?',
        'What would you like to ask about the subject your partner chose?',
      ],
      alike: ['Who would begin with it, and at which station?', 'Where would this train be going?'],
      unlike: [
        "What would you ask first about your partner's subject?",
        'Which of your two subjects would last until the final stop?',
      ],
      tender: [
        'At which stop would you like to change the subject, {one}?',
        'What would be good to talk about while it gets dark outside?',
      ],
      light: [
        'By noon, what has the person in the next seat done?',
        'Which sentence of yours would the whole carriage remember?',
      ],
      short: [
        'Window or aisle: where do you sit?',
        'Which subject would you start with, while the train is still in town?',
      ],
    },
    ideas: [
      'Play train for ten minutes: sit side by side and face one window. Each of you starts one subject you have not had in months.',
      'Each of you writes three subjects for a long ride on slips of paper. Keep them in one envelope for the next journey or queue.',
    ],
    gentleIdea:
      'Ride along for five minutes in silence, side by side at a window or each at your own. Either may say what passes.',
    quietIdea:
      'Sit at a window for five minutes this week, each at your own or side by side. Talking is optional.',
  },
  {
    id: 'fun-day-out',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which day out with your partner would you repeat without changing a thing?',
    about: 'a day out worth repeating',
    reflections: [
      'A day out can be remembered for what was eaten from a paper bag.',
      'A repeated day turns out different in any case, because of the weather or the shoes.',
    ],
    asks: {
      any: [
        'What do you like a day out to have plenty of?',
        'Which minute of that day do you go back to most?',
        'What from that day would you want on the next one, too?',
        'What was your partner like on that day?',
        'What would make it easy to go on a day like that again?',
        "Which small thing do you remember from your partner's favourite day out?",
        'How do you notice on a day out that your partner is truly happy?',
        'Which outing went all wrong, yet you two still enjoy talking about it?',
        'What was it about the two of you that made that day go well?',
      ],
      alike: ['What did you carry with you that day?', 'When could that day have its repeat?'],
      unlike: [
        "Which bit of {one}'s day have you kept in mind, {other}?",
        'What did each of those days have that the other did not?',
      ],
      tender: [
        'What part of a day out would be possible just now, {one}?',
        'Which day from those times do you like to go back to in your mind?',
      ],
      light: [
        'What would go wrong on the repeat?',
        'What did the two of you look like by the evening?',
      ],
      short: ['How did you two get there?', 'Which bench, wall or step did you two end up on?'],
    },
    ideas: [
      'Repeat one bite, one song or one stop from that day this week. One of you chooses, the other sees to it.',
      'Each of you draws the map of that day from memory in five minutes: paths, stops, mishaps. Lay the two side by side.',
    ],
    gentleIdea:
      'Each of you names one small thing from a day out that you still own or remember. It may be from a day that rained.',
    quietIdea:
      'Each of you may step outside for five minutes this week, or look out from indoors, together or alone.',
  },
  {
    id: 'fun-famous-for',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'If your partner were in a fairy tale, what would they be famous for?',
    about: 'your partner in a fairy tale',
    reflections: [
      'In fairy tales the brave one gets a crown, and nobody asks how tired they are.',
      'In fairy tales the odd habit nobody noticed is what opens the gate in the end.',
    ],
    asks: {
      any: [
        'When you have managed something hard, what would you like to be asked?',
        'When in real life did your partner last live up to that fame?',
        'Which part of the fairy tale would this week be for you two?',
        'Which side of your partner would you like more people to know about?',
        'What has your partner done lately that belongs in a tale?',
        'What would the tale say about how the two of you met?',
        'Which spell would your partner break just by walking in?',
        "What would your own part be in your partner's fairy tale?",
        'What do you make of the fame your partner gave you?',
      ],
      alike: [
        'How did you both come upon the same fame for each other?',
        'Under what name would the people of that land know you two?',
      ],
      unlike: [
        'In which chapter would {one} and {other} meet?',
        'When in the tale would both gifts be called for at once?',
      ],
      tender: [
        'Which task in the tale would you hand over to a helper, {one}?',
        'What would the tale let its tired hero do next?',
      ],
      light: ['What would the dragon grumble about?', 'What would the sequel be called?'],
      short: [
        'Giant, fox, witch, ferryman or cook: which is nearest?',
        "Which three things lie in the hero's little bag?",
      ],
    },
    ideas: [
      "Tell each other a fairy tale of six sentences tonight, taking turns. The other one's fame comes into it.",
      'For one evening, call each other by your fairy-tale titles, in full, even when it is about the dishes.',
    ],
    gentleIdea:
      'Each of you gives the other one magic thing for this week: a cloak for not being found, a lamp, a day off. No deeds asked.',
    quietIdea:
      'Each of you may read or hear a page of an old tale this week, alone or near each other. It can be any tale you like.',
  },
  {
    id: 'fun-photo',
    category: 'fun',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which photo of you two makes you smile each time?',
    about: 'a photo of you two',
    reflections: [
      'A photo keeps the coats and the weather, but not what was said.',
      'One person may keep a photo on the wall and another in a drawer.',
    ],
    asks: {
      any: [
        'What would you like a photo to show of you on an ordinary day?',
        'What happened right after that photo was taken?',
        'Which moment from this week would make the next photo to keep?',
        'What do you see in your partner that no photo shows?',
        'Which moment with your partner do you wish somebody had caught in a photo?',
        'What do your photos leave out that you like to remember?',
        'What do you see in your own face in that photo?',
        'Which face does your partner pull as soon as a camera comes out?',
        'If only one photo of you two survived, what would strangers guess?',
        'What do you remember feeling when the photo your partner chose was taken?',
        'What from the time of that photo would you like more of now?',
      ],
      alike: ['Who has the better copy of it?', 'Where could this picture hang or stand?'],
      unlike: [
        "What do you see in {one}'s photo, {other}, that {one} may not?",
        'What changed for you two between the one picture and the other?',
      ],
      tender: [
        'Who could you tell, {one}, about the time that picture is from?',
        'Which pictures are better left in their box at the moment?',
      ],
      light: ['What title would a museum give it?', 'What is just outside the frame, luckily?'],
      short: ['Who pressed the button?', 'Indoors or outdoors: where was it taken?'],
    },
    ideas: [
      'Take the same picture again this week, same faces, same stance, wherever you are. Put old and new next to each other.',
      'Each of you sends the other one picture of the two of you that they have not seen for a year.',
    ],
    gentleIdea:
      'Each of you picks one old picture and puts it where you yourself come past. The other may ask about it or not.',
    quietIdea:
      'Each of you may put one picture you like where you will see it this week. It can be of anything at all.',
  },
  {
    id: 'fun-you-two-as-a-dish',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'If you two were a dish, what would be in it?',
    about: 'the dish you two would be',
    reflections: [
      'A dish is often remembered for who was at the table.',
      'In every dish something brings the heat and something keeps it from burning.',
    ],
    asks: {
      any: [
        'Which meal would you like to have once more, just as it was?',
        'Which ingredient of you two has been there from the start?',
        'What would you stir in this week to do the two of you good?',
        'What would be missing from the dish without your partner?',
        'Which side of your partner would you like more of in this dish?',
        "Which of your partner's ingredients would you not have thought of?",
        'How would the dish of you two taste on a plain weekday?',
        'Which secret ingredient do you suspect your partner of adding?',
        'How has the taste changed since you two first met?',
        'Which moment made you think of the ingredient you named first?',
      ],
      alike: ['Which of you is the pepper in it?', 'What goes on top at the very end?'],
      unlike: [
        "What would {other} stir into {one}'s dish?",
        'Which of the two dishes would you both sit down to first?',
      ],
      tender: [
        'What would do this dish good at the moment, {one}?',
        'Which ingredient could it do with less of, for a while?',
      ],
      light: ['What would the waiter warn people about?', 'What would it be called on the menu?'],
      short: [
        'Soup, stew, salad or something fried: which comes closest?',
        'How hot is it, from milk to chilli?',
      ],
    },
    ideas: [
      'Write the recipe of you two on one page: one of you lists what goes in, the other how it is done. Pin it up.',
      'Make one bite tonight that has both of you in it: each of you chooses half of what goes on the spoon.',
    ],
    gentleIdea:
      'Each of you names a plain food that you could be this week: dry toast, rice, broth. A feast can wait.',
    quietIdea:
      'One evening this week, each of you may have something plain and warm, such as rice, broth or tea, together or apart.',
  },
  {
    id: 'fun-sing-along',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'Which song would get you two singing at the top of your voices?',
    about: 'singing at the top of your voices',
    reflections: [
      'A chorus can stay in the head long after the verses are gone.',
      'At the top of the voice nobody sings quite in tune, and hardly anybody minds.',
    ],
    asks: {
      any: [
        'What would you like others to do when you sing: join in, listen, or not notice?',
        'What was going on, the last time you two sang out loud?',
        'Where does that song take you when it comes on?',
        'What is it like for you to hear your partner sing?',
        'Which song would you like your partner to play you this week?',
        'Where could the two of you sing loudly without anybody minding?',
        "What do you two do with the lines whose words you don't know?",
        'What does your partner hum or whistle, if anything?',
        'Which song will always belong to your first months together?',
        'What does the song your partner chose remind you of?',
      ],
      alike: ['Who takes the high bit?', 'How do the words go, as far as you know them?'],
      unlike: [
        'What would a duet made of both songs be called?',
        "Which line of {one}'s song could you join in with, {other}?",
      ],
      tender: [
        'Which song goes well with a low day, without anybody singing?',
        'When is it good for you, {one}, if {other} puts on some music?',
      ],
      light: [
        'How do the people next door take the second verse?',
        'Which kitchen tool would be the microphone?',
      ],
      short: [
        'What was playing the last time you hummed along?',
        'Loud in the shower, under your breath, or not at all: how do you sing?',
      ],
    },
    ideas: [
      'Put on one song that both of you know and sing the chorus once, as loudly as the walls allow. A hummed version counts.',
      'Rewrite one verse of a song everybody knows, so that it is about your week: one line from you, one from the other, in turns.',
    ],
    gentleIdea:
      'Each of you chooses one quiet song for the other this week. It can be played any time, alone, with no comment.',
    quietIdea:
      'Each of you may choose one quiet song for yourself this week and play it when it suits, alone or with the other near.',
  },
  {
    id: 'fun-invented-holiday',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'If you two could invent a holiday, what would people do on it?',
    about: 'a holiday the two of you invent',
    reflections: [
      'A holiday is made as much by what nobody does that day as by what they do.',
      'Every holiday has a dish, a rule, and a person who finds it all too much.',
    ],
    asks: {
      any: [
        'Which ordinary nuisance would you like one whole day without?',
        'Where did the idea for your holiday come from?',
        'Which part of that holiday could you two keep this very week?',
        'What would you like to do for your partner on that holiday?',
        "What from your partner's holiday would you take over into your own?",
        'What would you two still talk about, a week after that holiday?',
        'What does the ordinary year lack that your holiday would bring?',
        'What would your partner happily overdo on a holiday of your own?',
        'Which day could you two celebrate that no calendar knows?',
        'What need of yours would the holiday you invented take care of?',
      ],
      alike: ['What would this holiday be called?', 'On which date would it fall?'],
      unlike: [
        'How could both holidays fit into one long weekend?',
        "Which custom of {one}'s holiday would you enjoy most, {other}?",
      ],
      tender: [
        'How could this holiday be kept by somebody very tired?',
        'What would be called off on that day, for your sake, {one}?',
      ],
      light: [
        'What would shops sell for it, far too early?',
        'What would people be fed up with by the evening?',
      ],
      short: [
        'What would be the first thing people do that morning?',
        'Candles, noise, food or sleep: what would this day be full of?',
      ],
    },
    ideas: [
      'Hold your holiday for ten minutes this week: one custom from each of you, and one greeting that is used on no other day.',
      'Each of you marks one secret holiday in the calendar this month and tells the other on the day how it is kept.',
    ],
    gentleIdea:
      'Declare one evening this week a holiday from one thing. Each of you names the thing; nobody celebrates anything.',
    quietIdea:
      'One evening this week, each of you may take a rest from one small thing. Saying which is optional.',
  },
  {
    id: 'fun-so-bad-it-is-good',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'Which film or show is so bad that you enjoy it?',
    about: 'films so bad that you enjoy them',
    reflections: [
      'Nobody asks for a clever opinion on a bad film, and that can be a rest.',
      'A bad film asks nothing of the people watching, not even that they stop talking.',
    ],
    asks: {
      any: [
        'Which film, show or book is good company when you are tired out?',
        "What do you get from a bad film that a good one can't give you?",
        'What kind of company do you like during a bad film?',
        'What is your partner like to sit beside during a bad film?',
        "What would get you to watch your partner's pick to the end?",
        'Which scene would you two put on tonight, just to show each other?',
        'Which foolish habit of film heroes does your partner always comment on?',
        'What kind of day puts you in the mood for something that bad?',
      ],
      alike: ['Which line do you two know by heart?', 'Who would you show this one to, as a test?'],
      unlike: [
        "How much of {other}'s pick have you sat through, {one}?",
        'Which character from the one would improve the other?',
      ],
      tender: [
        'Which film or show can you fall asleep to, {one}, without missing anything?',
        'What kind of story is too much for you on a tired evening?',
      ],
      light: [
        'Which part in it could your partner have played?',
        'How would you improve it with two more sharks?',
      ],
      short: [
        "What do you put on when you can't be bothered to choose?",
        'Space, love, cooking or crime: where do you like it bad?',
      ],
    },
    ideas: [
      'Each of you plays the other one scene, two minutes long, from the worst thing you love. No excuses beforehand.',
      'Turn the sound off for five minutes of anything at all, and speak the parts yourselves, one each.',
    ],
    gentleIdea:
      'Let something silly run quietly one evening this week, for both or for one. Whoever likes may leave, or doze off.',
    quietIdea:
      'Let something calm play quietly for ten minutes one evening, in one home or in two. Either of you may leave it or doze off.',
  },
  {
    id: 'fun-daft-debate',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'Which daft thing could you two argue about for an hour, just for fun?',
    about: 'daft things to argue about',
    reflections: [
      'People hear the tone of an argument before they hear what it is about.',
      'It takes two good-humoured people to spend an hour on whether soup is a meal.',
      'In a daft argument the loser loses nothing, so both can be as stubborn as they please.',
    ],
    asks: {
      any: [
        'In what tone do you like somebody to disagree with you?',
        'How can you tell that an argument is still just for fun?',
        'How would you like the next daft argument to end?',
        'How did that daft question first come up between you two?',
        "What is your partner's best trick in a debate like that?",
        'What do you enjoy about arguing when nothing hangs on it?',
        'How might your partner win you over with complete nonsense?',
        'Which daft belief of yours will nobody ever talk you out of?',
        'Which side would you take in the debate your partner named?',
      ],
      alike: [
        'Which of you could argue the opposite for five minutes?',
        'Who would be a fair judge in this case?',
      ],
      unlike: [
        'How would {one} defend the daft thing that {other} picked?',
        'For which of these debates would friends stay at the table?',
      ],
      tender: [
        'On which days is arguing for fun no fun at all, {one}?',
        'What is a kind way to say that you have no strength for debates tonight?',
      ],
      light: ['What is your strongest witness?', 'Which expert would you call in, at great cost?'],
      short: [
        'Socks in sandals, soup as a meal, folded or crumpled: where do you stand?',
        'What did you two last disagree about that did not matter at all?',
      ],
    },
    ideas: [
      'Hold a debate on something daft tonight: two minutes each. Halfway through, swap sides and carry on.',
      'Each of you writes a formal letter to the other about the right way to cut toast, or the like. Read them out standing up.',
    ],
    gentleIdea:
      'Each of you may leave any argument this week as soon as you want to, and go to another room or outside.',
  },
  {
    id: 'fun-useless-superpower',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'What tiny, useless superpower would you like to have?',
    about: 'a tiny, useless superpower',
    reflections: [
      'A wish can be silly on the outside and quite serious underneath.',
      'A tiny power suits an ordinary day better than saving the world does.',
    ],
    asks: {
      any: [
        'What would make your days a little lighter?',
        'How would you use your tiny power to please your partner?',
        'At which moment this week could your partner have done with your power?',
        'What can your partner do that looks like a superpower to you?',
        'Where in your day would a little magic come in handy?',
        'What would give you away, if you had that power?',
        'Which tiny power would your partner secretly pick for you?',
        'When would you like your partner to be able to read your mind?',
        'What does the power your partner chose say about their days?',
        'What could you do for your partner, without powers, that comes close to that one?',
      ],
      alike: [
        'How would your day change if you both had it?',
        'Who gets to use it first on Monday?',
      ],
      unlike: [
        'When could these two powers work as a team?',
        "What would {one} do with {other}'s power for a day?",
      ],
      tender: [
        'Which small thing would it be good to have done by magic this week, {one}?',
        'Where in your day does it take real strength to keep going?',
      ],
      light: [
        'What is the weak spot of a hero like that?',
        'How would the newspapers report the first deed?',
      ],
      short: [
        'Finding, fixing, guessing or vanishing: which way would your power go?',
        'Which little nuisance would you wave away first?',
      ],
    },
    ideas: [
      'Each of you names a useless power the other has: finding keys, guessing the time, opening jars. Then it is shown off.',
      'Tonight each of you designs a costume for your power from what lies about, and wears it for as long as a cup of tea lasts.',
    ],
    gentleIdea:
      'Each of you makes one thing easier for yourself this week: an earlier night, a shorter list, a call put off.',
  },
  {
    id: 'fun-two-minutes-on-stage',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'If somebody handed you two a stage for two minutes, what would you do?',
    about: 'two minutes on a stage',
    reflections: [
      'Many people rehearse what they will say, and nobody rehearses being looked at.',
      'Every act needs somebody in the light and somebody who knows when to pull the curtain.',
    ],
    asks: {
      any: [
        'When do you like to be left out of the limelight?',
        'Where would you like your partner to be while you are on a stage?',
        'What would you perform if your partner were the whole audience?',
        'What would you love to see your partner do on that stage?',
        'What could your partner whisper to you just before you go on?',
        'What would you two say to each other behind the curtain afterwards?',
        'How does your partner change when a whole room is watching?',
        'Which applause in your life, big or small, has meant the most to you?',
        'What would you need from your partner to go through with that act?',
      ],
      alike: ['How would you split the two minutes?', 'Who could sit in the front row for this?'],
      unlike: [
        'How might the one act turn into the other halfway through?',
        "What could {other} do on the stage during {one}'s act?",
      ],
      tender: [
        'Which part could you take without being seen at all, {one}?',
        'Who would you want waiting behind the curtain?',
      ],
      light: ['What goes wrong at one minute thirty?', 'Which prop would the two of you forget?'],
      short: [
        'Singing, magic, juggling or a very short speech: which one?',
        'What did you once do in front of people?',
      ],
    },
    ideas: [
      'Give each other a private show tonight, one minute each: a poem, a trick, a news report. Clapping is part of it.',
      'Rehearse the bow only: ten minutes, together, until it would suit a great theatre. Use it after the next washing-up.',
    ],
    gentleIdea:
      'Each of you says what you would like to watch from the back row this week, with no part to play.',
    quietIdea:
      'Each of you may have ten minutes to yourself this week, with a book or some music, when nothing is asked of you.',
  },
  {
    id: 'fun-hardly-anybody-laughs',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 2,
    content: 'What do you find funny that hardly anybody else does?',
    about: 'what only you find funny',
    reflections: [
      'A joke spoils when it is explained, and leaves somebody out when it is not.',
      'Laughing alone in a full room is an odd feeling, half pleasure and half alarm.',
    ],
    asks: {
      any: [
        "When others don't get your joke, what is the best thing they can do?",
        'When did you first notice that you were the only one laughing?',
        'How could your partner let you in on the joke, next time?',
        'What does your partner laugh about that makes you laugh as well?',
        'How do you notice that your partner is trying not to laugh?',
        'What do you two laugh at that you could hardly explain to others?',
        'What did your partner once laugh at that left you completely puzzled?',
        'Who else in your life laughs at the same odd things as you?',
        'What would you like your partner to do when you laugh at that alone?',
      ],
      alike: [
        'How did you two find out that you share this one?',
        'Where is it risky to sit next to each other because of it?',
      ],
      unlike: [
        'What do you do, {other}, while {one} is laughing at such a thing?',
        "How would you sell your partner's kind of funny to a friend?",
      ],
      tender: [
        'Which kind of humour still reaches you on a low day, {one}?',
        'What do other people laugh at that is no joke to you?',
      ],
      light: ['How would you explain it to a judge?', 'Who else on earth would be laughing now?'],
      short: [
        'Puns, pets, falling over or dead silence: what gets you?',
        'What did you last laugh at all by yourself?',
      ],
    },
    ideas: [
      'Each of you shows the other the thing only you find funny, and may explain it for one minute. The other keeps a straight face for as long as possible.',
      'Write, in turns, the worst joke the two of you can build, one word each, until it has an ending.',
    ],
    gentleIdea:
      'Each of you collects odd or funny things in your own head this week. On Sunday, tell one, or keep them all.',
    quietIdea:
      'Each of you may look out for small things you like this week: a colour, a bird, a word. Keep them or tell one.',
  },
  {
    id: 'fun-menu-without-prices',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What would you order for you two if the menu had no prices?',
    about: 'ordering from a menu without prices',
    reflections: [
      'On a menu without prices, soup and lobster stand side by side as equals.',
      'Some people read the whole menu, and some know their order before they sit down.',
    ],
    asks: {
      any: [
        'Which simple food do you enjoy as much as something grand?',
        'What would your partner order for you, without asking?',
        'Which dish would you pass across the table for your partner to try?',
        'What do you like to watch your partner enjoy at the table?',
        'Which bit of that order could you two have this week after all?',
        'What would you two talk about while waiting for the order?',
        'Which meal with your partner was worth more than it cost?',
        'Which part of a menu does your partner always turn to first?',
        'What would you two toast to, with full glasses of anything?',
        'What would make that meal a treat for you, besides the food?',
        'What could you two have soon that comes close to it?',
      ],
      alike: [
        'Who breaks it to the waiter?',
        'What comes after that, when the plates are cleared?',
      ],
      unlike: [
        'How would half of each look, served on one big plate?',
        "How well would {one}'s order go down with you, {other}?",
      ],
      tender: [
        'What could you manage to eat on a day when nothing tastes right, {one}?',
        'Who used to cook something that you could do with now?',
      ],
      light: [
        'How much would it come to, in the end?',
        'What would they say about you two in the kitchen?',
      ],
      short: [
        'Breakfast, lunch or a midnight plate: for which would you sit down?',
        'What did you last eat that somebody else had cooked?',
      ],
    },
    ideas: [
      'Write a menu of two dishes from what is in the cupboard today, with grand names and no prices. One of you is the waiter; next time, swap.',
      'Each of you orders for the other from any menu you can find, on paper or online, as a game. Then compare with what you would have chosen.',
    ],
    gentleIdea:
      'One evening this week, each of you may eat exactly what you feel like, toast included, at the same table or not.',
    quietIdea:
      'One evening this week, each of you may have the easiest supper there is, at the same table or not.',
  },
  {
    id: 'fun-not-far-away',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which place not far away have you two still not seen?',
    about: 'a place nearby you have not seen',
    reflections: [
      "A place nearby can stay unseen because it is nobody's job to suggest it.",
      'The places nearest by are put off longest, since they will still be there next year.',
    ],
    asks: {
      any: [
        'How do you like an outing to be suggested: days before, or on the spot?',
        'How have you pictured that place, without having been there?',
        'What would you two do first, once you got there?',
        'What would make a short trip there a pleasure for your partner?',
        'Who first told you about that place?',
        'What would get the two of you out of the door on a free day?',
        'Which spot near you do you see differently since you met your partner?',
        'What did you walk past for years before you really noticed?',
        'What would you hope to find at the place your partner named?',
      ],
      alike: [
        'What got in the way each time you two thought of going?',
        'Which day of the month would suit a trip there?',
      ],
      unlike: [
        'How could one trip take in both places?',
        "What is it about {one}'s place that could win {other} over?",
      ],
      tender: [
        'Which place could you get to without much effort, {one}?',
        'Where nearby can you go when you want nobody to talk to you?',
      ],
      light: [
        'What if it turns out to be a car park?',
        'Under what name will you two enter it on the map?',
      ],
      short: [
        'Which bus have you two not taken to the end?',
        'Where does the nearest road you have not been down begin?',
      ],
    },
    ideas: [
      'Each of you puts a finger on a map of where you live, eyes closed. Find out together in ten minutes what is there.',
      'Go one stop, one corner or one path further than usual this week, and each of you brings one find back.',
    ],
    gentleIdea:
      'Each of you tells the other about one spot nearby that you know and the other hardly does. Nobody sets out anywhere.',
    quietIdea:
      'Each of you may walk a little way down a street you know this week, alone or side by side, or just look out.',
  },
  {
    id: 'fun-only-this-season',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which thing that only this season brings would you like to share with your partner?',
    about: 'what only this season brings',
    reflections: [
      'The loveliest light of a season often comes on a working day, at ten past three.',
      'One person waits for the first snow, another for the first open window.',
    ],
    asks: {
      any: [
        'What would you like to be called to the window for?',
        'What did you two once do in this season that you still think of?',
        'When this week could you two go and catch a bit of it?',
        'How does your partner change when this season comes?',
        'What of this season would you like your partner to show you?',
        'What would you be sorry to have missed once this season is over?',
        'Which smell or sound of this season would you point out to your partner?',
        'Which sign first tells your partner that the season has turned?',
        'What would this season lack for you without your partner around?',
        'What would help you two to have it before the season is over?',
        'How would you like to enjoy the thing your partner picked?',
      ],
      alike: [
        'How many weeks are left for it?',
        'Which of you is out of the door first when it begins?',
      ],
      unlike: [
        'How could you fit both into the weeks that are left?',
        "How could {other} get you to like this season's weather a bit more, {one}?",
      ],
      tender: [
        'Which part of this season would you skip if you could, {one}?',
        'What makes this time of year easier to get through?',
      ],
      light: [
        'What is the most ridiculous thing this season makes people wear?',
        'Who would hand out the prize for the best puddle, leaf or sunburn?',
      ],
      short: [
        'What is lying on the ground outside at this time of year?',
        'Which food tells you what month it is?',
      ],
    },
    ideas: [
      'Each of you brings one thing in from outside that is only there now: a leaf, a stone, a smell on a sleeve. Put the two together.',
      'Write down, in turns, ten things this season has that the last one did not. Pick one for the week.',
    ],
    gentleIdea:
      'Each of you tells the other one thing you see of the season from your window this week. Nobody goes out for it.',
    quietIdea:
      'Each of you may bring in one small thing of the season this week, such as a leaf or a twig, or look at it outside.',
  },
  {
    id: 'fun-four-at-the-table',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'If four people from any time could join you two for a meal, which would you pick?',
    about: 'four guests from any time',
    reflections: [
      'At a long table, one voice can be remembered longer than the food.',
      'Four guests make six at the table, and six people hardly ever keep to one conversation.',
    ],
    asks: {
      any: [
        'Which question would you enjoy being asked at a table full of people?',
        'Which of your guests would you seat beside your partner?',
        'What would you two say to each other once the guests had left?',
        'What would you like to ask your partner about one of those four?',
        'What would you want your guests to find out about your partner?',
        'Who could the two of you really ask to a meal before long?',
        'Which guest would your partner charm before the soup was gone?',
        'When did you two last have a meal that nobody wanted to end?',
        "Which of your partner's guests would you like to sit beside?",
        "What might your guests and your partner's guests talk about together?",
      ],
      alike: [
        'What would you cook for these four?',
        'Which of the four would the two of you fight over?',
      ],
      unlike: [
        'How would a table with all eight of them go?',
        "Which of {other}'s four makes you most curious, {one}?",
      ],
      tender: [
        'Which of your four could you tell {other} a little more about, {one}?',
        'Whose chair would you like to have close to yours?',
      ],
      light: [
        'Which two of them cannot be seated together?',
        "What would the quarrel at the table be about, by ten o'clock?",
      ],
      short: [
        'Which one guest would do, if four are too many?',
        'Somebody famous or somebody you knew: who gets the first chair?',
      ],
    },
    ideas: [
      'Lay one extra place at a meal this week. Each of you tells who sits there today, and asks that guest one thing.',
      'Each of you plays one guest for five minutes tonight; the other is the host and makes polite conversation.',
    ],
    gentleIdea:
      'Each of you names one person from any time who would be easy company this week, and says in a few words how come.',
    quietIdea:
      'Each of you may think for a quiet minute of one person you miss or are fond of. Say the name or keep it.',
  },
  {
    id: 'fun-room-for-silliness',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'When in the week do you have the most room for silliness?',
    about: 'the hour with room for silliness',
    reflections: [
      "Silliness can turn up in odd places, such as the queue at the chemist's.",
      "One person's silly hour may well be the other's last five minutes of patience.",
    ],
    asks: {
      any: [
        'What brings out your lighter side, when there is room for it?',
        'What lets you be silly then and not at other times?',
        'What shows you that your partner is ready for some nonsense?',
        "Which hour of your partner's week would you like to drop in on?",
        'What could come off your week, to leave more room for fun?',
        'What do you two get up to when a silly hour comes by itself?',
        'What is the silliest you have ever seen your partner get?',
        'Who else gets to see the silly side of you two?',
      ],
      alike: ['What usually sets it off at that hour?', 'Which of you lights the fuse?'],
      unlike: [
        'What do you do while your partner has a silly hour?',
        'Which day of the week comes closest to suiting you both?',
      ],
      tender: [
        'What would make the week a bit roomier for you, {one}?',
        'Which hours would you like to keep free of any fuss?',
      ],
      light: [
        'What is the latest silliness on record?',
        'How do you explain yourself the morning after?',
      ],
      short: [
        'Friday night, Sunday morning, any lunch break: which is nearest?',
        'Where are you when you talk nonsense to yourself?',
      ],
    },
    ideas: [
      'Each of you names a silly quarter of an hour this week. In yours, you set the tone, and the other joins in or watches.',
      'Tonight at a time you both fix, talk in rhyme for three minutes, about nothing but what is on the table.',
    ],
    gentleIdea:
      'Both of you may hang up a sign this week, real or not: open for nonsense, or closed today. Closed needs no reason.',
    quietIdea:
      'Each of you may have ten minutes this week with no mood to keep up, near the other or alone.',
  },
  {
    id: 'fun-evening-with-friends',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 2,
    content: 'When you two meet up with friends, what do you enjoy most?',
    about: 'meeting up with friends',
    reflections: [
      'Between the first goodbye and the door there is often another half hour.',
      'An evening with friends has its own roles: who tells, who asks, who looks after the food.',
    ],
    asks: {
      any: [
        'What would you like to happen when you are the first to be tired?',
        'What do you see in your partner among friends that you see nowhere else?',
        'How near do you like your partner to be while friends are there?',
        'Among which friends are you two most like yourselves?',
        'What do you two talk about on the way back from friends?',
        'What would make the next evening with friends a good one for you both?',
        'What do you hope friends say about you two once you have left?',
        'What do you tend to be doing while your partner enjoys that part?',
        'What could your partner do on such evenings to give you more of that?',
      ],
      alike: [
        'Who was there when it was last like that?',
        'Who could the two of you invite for the next?',
      ],
      unlike: [
        'How could an evening have both the part {one} likes and the part {other} likes?',
        'At what time could one of you leave and the other stay?',
      ],
      tender: [
        'What kind of company is no effort for you at present, {one}?',
        'How do you leave early without a fuss?',
      ],
      light: ['Who stayed too long the last time?', 'Which topic, once raised, ruins everything?'],
      short: [
        'How many chairs does a good evening take?',
        'Talk, food, cards or music: what carries an evening for you?',
      ],
    },
    ideas: [
      'Each of you writes down one friend, one dish and one starting time for an evening that would suit you. Lay the two side by side.',
      "Agree on a sign between you two for the next evening out: one for stay a bit, one for let's go. Test both on each other tonight.",
    ],
    gentleIdea:
      'Each of you says which meetings of the coming weeks you would like to go to alone, together or not at all. Just to know.',
    quietIdea:
      'Each of you may write a line to one friend this week, or save it for another time. It is between you and them.',
  },
  {
    id: 'fun-better-with-you-there',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 2,
    content: 'What do you enjoy more because your partner is there too?',
    about: 'what is more fun in company',
    reflections: [
      'Company can mean somebody reading in the same room and turning a page now and then.',
      'Some things are better with a second person there, though that person does nothing at all.',
    ],
    asks: {
      any: [
        'When is it good for you to have somebody near, without any talk?',
        'What is it about having your partner there that makes the difference?',
        'What would you like your partner to come along to this week?',
        'When did you first notice that it is better with your partner there?',
        'When would you like to hear that your partner is glad to have you there?',
        'What do you two enjoy that would be dull for one?',
        "When did your partner's company save a day that looked lost?",
        'Which thing done alone do you like to tell your partner about?',
        'How could you two have more of that in the coming weeks?',
      ],
      alike: ['When did you two last do it?', 'How was it before, when each of you did it alone?'],
      unlike: [
        'What does {one} do while {other} is enjoying this?',
        'How much talking goes with each of them?',
      ],
      tender: [
        'What is good to have {other} near for, {one}, with nothing asked of you?',
        'Which things have lost their taste for you lately, even with company?',
      ],
      light: [
        "How much does your partner's comment add to it?",
        'What would happen if you sent a cardboard figure in place of your partner?',
      ],
      short: [
        'Food, trips, shops or films: where is company good?',
        'Which queue, bench or sofa did the two of you last share?',
      ],
    },
    ideas: [
      'Each of you picks one dull thing of your own this week; the other comes along for ten minutes of it, as company.',
      'Share something tonight that you two usually do apart: the crossword, the news, the stretching. Ten minutes, and then back to normal.',
    ],
    gentleIdea:
      'Be near each other for ten minutes this week, or on the line, each with your own thing. Either of you may end it earlier.',
    quietIdea:
      'Each of you may do something of your own for ten minutes this week, near the other, on the line or quite alone.',
  },
  {
    id: 'fun-wondered-about',
    category: 'fun',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: 'What have you wondered about for ages without looking it up?',
    about: 'what you have long wondered about',
    reflections: [
      'A phone can end a good guess in four seconds.',
      'A question that could be settled in a minute may be carried around for twenty years.',
    ],
    asks: {
      any: [
        'Which question would you like somebody to think about with you?',
        'Where were you when you first wondered about that?',
        'Where would you two look first, if you went after the answer?',
        'What do you wonder about your partner that no book could answer?',
        'What did you once wonder about that your partner then explained?',
        'What would you two miss if all answers were looked up at once?',
        'Which odd question has your partner asked you out of nowhere?',
        'What did you firmly believe as a child that turned out wrong?',
        'What is your own best guess about the thing your partner wonders about?',
        'What made you start to wonder about that?',
      ],
      alike: [
        'Who could the two of you ask, instead of looking it up?',
        'What are your two guesses?',
      ],
      unlike: [
        "What would be your own guess at {one}'s question, {other}?",
        "How would each of you go about answering the other one's question?",
      ],
      tender: [
        'What question goes round in your head that has no answer yet, {one}?',
        'Which things are you content not to know?',
      ],
      light: [
        'What is the wrong answer you like best?',
        'Which professor would spend a lifetime on this?',
      ],
      short: [
        'Animals, stars, bodies or other people: what puzzles you most?',
        'What did you last ask a stranger?',
      ],
    },
    ideas: [
      "Each of you makes up an expert talk of two minutes on the other's question, full of confidence. Only afterwards look it up.",
      'Put up a sheet for questions this week. Each of you adds two, large or small, and on Sunday you answer one.',
    ],
    gentleIdea:
      'Each of you leaves one question with the other for a few days. It asks for no reply; it can just be turned over.',
    quietIdea:
      'Each of you may write one question down for yourself this week. It can stay unanswered and unseen.',
  },
  {
    id: 'fun-partners-pastime',
    category: 'fun',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 1,
    content: "Which pastime of your partner's would you try for one day?",
    about: "trying your partner's pastime",
    reflections: [
      "In somebody else's pastime the worst part is not knowing where to stand.",
      "A day in somebody's pastime teaches the words they use for it, which nobody else in the room knows.",
    ],
    asks: {
      any: [
        'Before you join in with something new, what is good to know?',
        "What about your partner's pastime would you like to be shown?",
        'What is the first thing you would teach your partner in your own pastime?',
        'Which part of that day would you look forward to most?',
        'What is your partner like just after a good hour at a pastime?',
        'What have you picked up just from watching your partner at it?',
        "What would make a first try at each other's pastime easy?",
        'What would your partner be like as your teacher for a day?',
        'Which pastime of yours ended before your partner ever got to see it?',
        'What would you want your partner to get out of a day with your pastime?',
      ],
      alike: [
        'How would you share out the equipment?',
        'Who would turn out to have a gift for it?',
      ],
      unlike: [
        "Which part of {other}'s pastime puzzles you, {one}?",
        'What do these two pastimes have in common, once you think about it?',
      ],
      tender: [
        'Which pastime can be done on little strength, {one}?',
        'For which pastime do you want nobody around?',
      ],
      light: [
        'How many things are broken by the evening?',
        'How soon would {one} be telling {other} how it is done?',
      ],
      short: [
        'Hands, head or fresh air: what does {other} like to keep busy?',
        "Which tool or toy of your partner's have you once tried out?",
      ],
    },
    ideas: [
      'Ten minutes each this week: one of you shows the first grip of a pastime, and the other gets to hold the tools.',
      "Each of you reads or watches one short thing about the other's pastime, and then asks one question only a fan would ask.",
    ],
    gentleIdea:
      'Each of you takes ten minutes for your own pastime this week, wherever nobody interrupts you.',
  },
  {
    id: 'fun-only-with-you-along',
    category: 'fun',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 2,
    content: 'Which dare would you take on only if your partner came along?',
    about: 'daring something with your partner along',
    reflections: [
      'A dare can take one minute and be talked about for years.',
      'The same dark cellar or crowded dance floor shrinks when somebody comes along.',
      'What one person finds daring the other may do every Tuesday without noticing.',
    ],
    asks: {
      any: [
        'What do you like to hear when you are not sure yet?',
        'What has kept that dare in your head for so long?',
        'What would be a small first step towards that dare?',
        'What could your partner say just before, to give you courage?',
        'How close would you like your partner to stay while you dare it?',
        'What would the two of you like to have dared by this time next year?',
        'What have you seen your partner dare without making any fuss?',
        'Which dare from your younger days would you never repeat?',
        'What does having your partner there change about that dare for you?',
        'How do you feel about coming along on the dare your partner named?',
      ],
      alike: ['Who puts a toe in before the other?', 'How will the two of you tell it afterwards?'],
      unlike: [
        'What could {other} do from the edge, while {one} dares it?',
        'How big is each of these, from ankle-deep to over your head?',
      ],
      tender: [
        'How slowly may it go, {one}, before you two get anywhere near it?',
        'Which daring things can wait until you have more strength?',
      ],
      light: [
        'Which word gets shouted on the way in?',
        'At which moment would your partner pretend not to know you?',
      ],
      short: [
        'Water, heights, crowds or a microphone: where does your courage run out?',
        'Which small thing did you once dare because somebody came with you?',
      ],
    },
    ideas: [
      'Do a tiny dare each this week with the other beside you or on the phone: eat the odd thing, or sing one line outdoors.',
      'Each of you writes a dare of size one, two and three for yourself. Show each other, and circle a one.',
    ],
    gentleIdea:
      'Each of you names one thing this week that you would rather not go to alone. Coming along, or a message before it, is enough.',
    quietIdea:
      'Each of you may write down one thing that would be easier with company, and who could come along. Show it or keep it.',
  },
  {
    id: 'fun-too-silly-for-your-age',
    category: 'fun',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 2,
    content:
      'Which thing that people might call too silly for your age would you still like to do?',
    about: 'things too silly for your age',
    reflections: [
      "Being told to act one's age mostly happens to people who are enjoying themselves.",
      'Nobody posts a list of what ends at which age, and yet people stop sledging.',
    ],
    asks: {
      any: [
        'Which playful thing would you like to do without any remarks?',
        'What would you like your partner to do while you are at it?',
        'When this week could you two act half your age for ten minutes?',
        'When have you seen your partner forget about being grown up?',
        'What would make it easy for you to be silly around your partner?',
        'What would you two like to be silly enough for when you are old?',
        'If your partner were seven again for an afternoon, what would you see?',
        'Who do you know that is old in years yet wonderfully silly?',
        'Where would you want to be while your partner does that silly thing?',
      ],
      alike: [
        'Where could the two of you do it without being watched?',
        'What age were you when you last did it?',
      ],
      unlike: [
        'How would {one} get {other} to hold the coat at least?',
        'For which of the two would more people turn their heads?',
      ],
      tender: [
        'From which grown-up duty could your age excuse you this week, {one}?',
        'Which playful thing from earlier would be easy on you now?',
      ],
      light: ['Which hat goes with it?', 'Who would be the first to ring the newspaper?'],
      short: [
        'Swing, puddle, mask or slide: which one still tempts you?',
        'What were you told that you are too old for?',
      ],
    },
    ideas: [
      'One of you names something for six-year-olds tonight: bubbles, shadow animals, a blanket den. Do it for ten minutes; next time the other names it.',
      'Each of you breaks one small rule of being grown up this week, such as pudding first, and reports it to the other.',
    ],
    gentleIdea:
      'Each of you names one thing that was good at seven and would be good now: a story read out, a hot-water bottle, an early night.',
    quietIdea:
      'Each of you may have one small comfort this week: a story read out, a hot-water bottle, an early night.',
  },
  {
    id: 'fun-somewhere-new',
    category: 'fun',
    mechanism: 'self-expansion',
    valence: 'warm',
    depth: 2,
    content: 'When you are somewhere new, which side of you comes out?',
    about: 'how you are somewhere new',
    reflections: [
      'On the first day somewhere new, even finding bread and a light switch takes effort.',
      'New places are loud at first; some people turn bold there and some turn quiet.',
    ],
    asks: {
      any: [
        'Which comfort do you like to find first in a new place?',
        'What is your partner like on the first day somewhere new?',
        'Which side of your partner do you only get to see on trips?',
        'What do you like to leave to your partner when you are both somewhere new?',
        'Which side of you from new places would you like to bring back with you?',
        'What does your partner always do within an hour of arriving somewhere?',
        'When did getting lost bring you two something good?',
        'When have you met the side of your partner that they describe?',
        'What does that side of you need from your partner in a new place?',
      ],
      alike: [
        'How do the two of you come across to the people there?',
        'Where did you two first notice it in each other?',
      ],
      unlike: [
        'How would one day go if you changed leaders at noon?',
        'What does {one} find in a new place that {other} would pass by?',
      ],
      tender: [
        'What helps you when a new place is too much, {one}?',
        'Which place do you like to get back to after everything new?',
      ],
      light: [
        'What does that side of you say to the receptionist?',
        'Which souvenir does that side of you bring back?',
      ],
      short: [
        'Map, nose or asking people: how do you find your way?',
        'Which town, street or shop have you set foot in lately?',
      ],
    },
    ideas: [
      'Go to one shop, street or stop that is new to both of you, ten minutes in all. One leads the way there, the other the way back.',
      'Be tourists where you live for ten minutes: each of you guides the other past three sights, with made-up history.',
    ],
    gentleIdea:
      'Each of you names a place, old or new, where nothing is asked of you. Tell the other what the light is like there.',
    quietIdea:
      'Each of you may sit for five minutes this week where you do not often sit, and look at the light there, alone or together.',
  },
  {
    id: 'fun-came-through-your-partner',
    category: 'fun',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What fun thing came into your life through your partner?',
    about: 'fun that came through your partner',
    reflections: [
      'People seldom send word when a song or a game they were shown has stayed with them.',
      'What came into a life through somebody else soon feels as if it had been there before.',
    ],
    asks: {
      any: [
        'What have you shown somebody else that you would be glad they kept?',
        'What do you remember of the first time your partner showed it to you?',
        'What would be missing from your week without it?',
        'What fun would you like to pass on to your partner next?',
        'What did you not expect your partner to enjoy as much as you do?',
        'How does your partner get you to give a new thing a chance?',
        "What did you two think at first of each other's kind of fun?",
        'Who did you meet through your partner that you would now miss?',
        'Which thing did you enjoy far sooner than you let your partner know?',
        'How does it feel to have passed that on to your partner?',
      ],
      alike: [
        'Where did your partner pick it up in the first place?',
        'What happens with it when only one of you is there?',
      ],
      unlike: [
        'What has gone the other way, from {other} to {one}?',
        'How long did it take for each of them to grow on you?',
      ],
      tender: [
        'How much of that fun is right for you just now, {one}?',
        'What have you let go of lately that you could pick up again whenever you like?',
      ],
      light: ['How did you live before that?', 'How much peace and money has it cost you since?'],
      short: [
        'A song, a dish, a place, a word: what came with {other}?',
        'Which habit of yours would have surprised you before you two met?',
      ],
    },
    ideas: [
      'Each of you passes on one more fun thing this week, in ten minutes: a song, a shortcut, a trick with an egg.',
      'Make a list in turns, one minute each: things the other brought into your days. Stop at ten, however odd.',
    ],
    gentleIdea:
      'Each of you names one thing from the other that you have kept using, however small. A word or a spice will do.',
    quietIdea:
      'Each of you may take a few minutes this week for something you enjoy, wherever it came from. It can be done alone.',
  },
  {
    id: 'fun-without-meaning-to',
    category: 'fun',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'When did your partner last make you laugh without meaning to?',
    about: 'being funny without meaning to',
    reflections: [
      'The one who trips looks round first to see who saw it.',
      'Being laughed at and being found funny lie close together, and only the person in it can tell.',
    ],
    asks: {
      any: [
        'What do you hope others do first when you have slipped up?',
        'What was going on just before that laugh?',
        'What would you like to hear next time you are funny without meaning to be?',
        "What would your partner's side of that scene sound like?",
        "Which of your partner's ways makes you smile in private?",
        'Which of your own funny moments would you like to hear your partner tell?',
        'Which habit of yours is your partner welcome to smile about, if any?',
        'When did a small mishap turn a whole evening cheerful for you two?',
        'What was on your mind during the scene that made your partner laugh?',
      ],
      alike: [
        'What did your partner say to being laughed at?',
        'When is it likely to happen again?',
      ],
      unlike: [
        "What were you up to in {one}'s scene, {other}, in your own words?",
        'How did each of the two scenes end?',
      ],
      tender: [
        'When would you like to be taken quite seriously, {one}?',
        'Where is the line for you between being laughed with and being laughed at?',
      ],
      light: [
        'How much would it cost to get a repeat performance?',
        'Who had the straighter face in it?',
      ],
      short: [
        'What does your partner do in all seriousness that makes you smile?',
        'Packing, dancing or swearing at a drawer: when is it funniest?',
      ],
    },
    ideas: [
      'Each of you admits one thing you did this week, in earnest, that would have made the other laugh. Act it out in ten seconds.',
      'One of you explains a simple thing, such as a zip, in great earnest for two minutes. First to laugh explains the next.',
    ],
    gentleIdea:
      'Each of you tells one thing the other did lately that you found dear and a bit funny. Only what the other can enjoy.',
    quietIdea:
      'One evening this week, each of you may sit for ten minutes by a soft light, near the other or apart. Nobody is expected to be cheerful.',
  },
  {
    id: 'fun-listen-for-an-hour',
    category: 'fun',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What does your partner know so much about that you could listen for an hour?',
    about: 'what your partner knows a lot about',
    reflections: [
      'To somebody who knows birds, a hedge in the morning is full of names.',
      'Somebody who loves a subject explains it with their hands.',
    ],
    asks: {
      any: [
        'What shows you that somebody likes listening when you talk about something you love?',
        "What happens to your partner's voice when a favourite subject comes up?",
        'What would be your first question if your partner had an hour to talk?',
        "Where did your partner's love of it begin, as far as you know?",
        'Which subject of your own would you like an hour for?',
        'Who would your partner love to talk shop with for an hour?',
        'When have you told others something, sounding just like your partner?',
        'Where would you begin, with an hour to tell your partner about this?',
      ],
      alike: [
        'How do you two talk about it when nobody else is there?',
        'What does one of you know about it that the other does not?',
      ],
      unlike: [
        'How could both subjects meet in one story?',
        "What have you understood of {other}'s subject so far, {one}, in one sentence?",
      ],
      tender: [
        'Which subject of yours could {other} ask you about, {one}, on a better day?',
        'Which subjects are restful to listen to when you are tired?',
      ],
      light: [
        "After how many minutes does the listener's face change?",
        'What would the audience throw?',
      ],
      short: [
        'Which word of the trade have you picked up from your partner?',
        'What does your partner correct when people get it wrong?',
      ],
    },
    ideas: [
      'Ten minutes each on two evenings: one of you holds a lecture on a favourite subject, with one drawing. The other asks three questions.',
      'Each of you sets the other a quiz on your own subject: three questions, one easy, one odd, one hopeless.',
    ],
    gentleIdea:
      'Each of you asks the other one real question this week about something the other knows well, and just listens.',
    quietIdea:
      'Each of you may listen to a voice you like for ten minutes this week, on the radio, in a recording or on the phone.',
  },
  {
    id: 'fun-planned-for-you',
    category: 'fun',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'If your partner planned a whole day just to please you, what would be in it?',
    about: 'a day planned just to please you',
    reflections: [
      'A whole day has room for a late breakfast, a long walk and a nap.',
      'A day made to please may be packed to the brim for one and nearly empty for another.',
    ],
    asks: {
      any: [
        'How much of a day do you like to have planned?',
        'Which half hour of this week would you like your partner to plan?',
        'Which part of that day could happen this month?',
        'What would you ask your partner before planning such a day?',
        'How can you tell that a plan was made with you in mind?',
        'Which of your wishes would you like your partner to guess without being told?',
        "What in your partner's day would you not have guessed?",
        'What would it say to you if your partner really planned that day?',
      ],
      alike: [
        'Which of your two calendars has a gap for a day like that?',
        'What would each of you still add for the other?',
      ],
      unlike: [
        "Which part of {one}'s day would you enjoy planning, {other}?",
        'How many phone calls would each of these days take to arrange?',
      ],
      tender: [
        'Which kind of day would be too much for you just now, {one}?',
        'Which quarter of an hour of that day could you do with right now?',
      ],
      light: [
        'At what point would the plan go off the rails?',
        'How would {other} keep a plan like that from leaking out, {one}?',
      ],
      short: [
        'What is for breakfast on that day?',
        'Busy or slow, alone or with people: what sort of day is it?',
      ],
    },
    ideas: [
      'Each of you hands the other a plan for ten minutes of this week, made to please, with a time on it. It may be sent back.',
      "Play ten guesses tonight, in turns: what would be in the other's day? Yes and no are the only answers.",
    ],
    gentleIdea:
      'Each of you drops one thing from your own week that can wait, and keeps that time for yourself.',
  },
  {
    id: 'fun-kind-of-surprise',
    category: 'fun',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'What kind of surprise do you truly like?',
    about: 'surprises you like',
    reflections: [
      'The giver of a surprise has had weeks to get used to it, and the receiver one second.',
      'A surprise takes the choice from somebody, which can be a treat or the very opposite.',
    ],
    asks: {
      any: [
        'How much warning do you like before something new happens to you?',
        'How can your partner see whether a surprise has gone down well?',
        'What hint could your partner drop before the next surprise?',
        'Which surprise from your partner do you still think of?',
        'How do you hope your partner takes it when you bring a surprise?',
        'What makes the difference for you between a good surprise and a bad one?',
        'What is your partner like while keeping a happy secret?',
        'Which good news would you love to spring on your partner one day?',
        'What would be easy or hard in giving your partner that kind of surprise?',
        'Which surprise taught you that this is the kind you like?',
      ],
      alike: [
        'How could you two surprise each other without bumping into each other?',
        'Who managed it last?',
      ],
      unlike: [
        'How might {other} tell, {one}, that a surprise is welcome on that day?',
        'What is the largest surprise that both of you would still enjoy?',
      ],
      tender: [
        'What kind of surprise would be no work at all for you, {one}?',
        'When would you like to know beforehand, whatever it is?',
      ],
      light: [
        'How would it go if {other} took that word for word?',
        'Who would sign for the delivery?',
      ],
      short: [
        'Eatable, readable or a day out: what would you like to find?',
        'Where would a small surprise be sure to be found by you?',
      ],
    },
    ideas: [
      'Each of you hides one thing this week where the other puts a hand each day: a line in a shoe, a nut in a pocket.',
      "Swap two lists tonight, three lines each: surprises that go down well with you. Keep the other's list for the year.",
    ],
    gentleIdea:
      'Tell each other one change of this week ahead of time, so that nothing comes as a surprise. Each picks the moment.',
    quietIdea:
      'Each of you may keep ten minutes of this week plain and quiet, near the other or apart. Nothing new happens in them.',
  },
  {
    id: 'fun-teasing',
    category: 'fun',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'What is your partner welcome to tease you about?',
    about: 'what you may be teased about',
    reflections: [
      'Only the person who is teased can tell whether it is welcome.',
      'A teasing line that is fine between two people can sting in front of others.',
    ],
    asks: {
      any: [
        'Which of your ways would you like to hear a kind word about?',
        'What is the difference for you between a tease and a dig?',
        'What do you like to hear right after you have been teased?',
        'How can your partner tell that a tease has gone far enough?',
        'What about your partner is too dear to you to tease about?',
        'Which bit of teasing between you two, if any, would you miss?',
        "Which tease of your partner's is really a compliment in disguise?",
        'Who teased you in a kind way when you were growing up?',
        'What do you want your partner to hear in a tease of yours?',
        'What makes your partner the right person to tease you about it?',
      ],
      alike: ['Which line do you throw back and forth?', 'Who ran out of replies last time?'],
      unlike: [
        "Which of {one}'s teasing lines goes down best with you, {other}?",
        'How much teasing is the right dose for each of you?',
      ],
      tender: [
        'Which line can {other} drop from the teasing for good, {one}?',
        'How could you let it be known that a line went too deep?',
      ],
      light: [
        'Which comeback did you think of two hours late?',
        'What would be the fine for the cheapest joke?',
      ],
      short: [
        'Name, cooking, hair or driving: which is fair game?',
        'When did a tease last make you grin?',
      ],
    },
    ideas: [
      'Hold a teasing match of three lines each tonight. Any line can be struck out by the other, with no reason given.',
      'Each of you teases yourself for one minute, in the voice of the other. The other says at the end how close it was.',
    ],
    gentleIdea:
      'No teasing at all for two days. Each of you names one thing that stays off the list after that as well.',
    quietIdea:
      'There is no teasing at all this week. Each of you may also step away from any talk that is not kind.',
  },
  {
    id: 'fun-at-a-party',
    category: 'fun',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'When you two are at a party, what do you like your partner to do?',
    about: 'the two of you at a party',
    reflections: [
      'The door is the hardest part of a party, because everyone looks up at once.',
      'At a party some pairs stay close, and some meet again only at the coats.',
      'Some are brought to life by a full room, and some by finding its kitchen or balcony.',
    ],
    asks: {
      any: [
        'What makes the first ten minutes among many people easier for you?',
        'Which party with your partner do you still think of, for good or bad?',
        'What would you whisper to your partner at the next party?',
        'Which moment at a party is easier with your partner beside you?',
        'How does your partner change when a room fills up with people?',
        'How do you two find each other again, across a crowd?',
        'What would you like to hear from each other on the way back from a party?',
        "Which look of your partner's across a crowded room can you read at once?",
        'What party before you two met would you love your partner to have seen?',
        'What makes it easy or hard to do that for your partner at a party?',
      ],
      alike: [
        'Who says the word for leaving?',
        'Who would do the talking, if both of you prefer to stay close?',
      ],
      unlike: [
        'How often could you two cross paths, so that it suits both?',
        'What does {other} get from a party that you get elsewhere, {one}?',
      ],
      tender: [
        'Which parties are off your list for a while, {one}?',
        'What helps when you have had enough and it is too early to leave?',
      ],
      light: [
        'Which story would you like {other} to stop telling there, {one}?',
        'Who would you two hide from, behind the big plant?',
      ],
      short: [
        'Door, window, sofa or dance floor: where do you stand?',
        'What was the last party you two went to?',
      ],
    },
    ideas: [
      'Each of you invents a sign for the next party that means help. Practise both tonight until they look quite natural.',
      'Have a party of two for ten minutes: you arrive as strangers, and each asks three questions that one asks at parties.',
    ],
    gentleIdea:
      'Each of you says which gathering of the next weeks may be missed this time. The other helps with the wording.',
    quietIdea:
      'At the next gathering, each of you may step outside for a few minutes, go home early or stay away. No reason is asked.',
  },
  {
    id: 'fun-understand-their-fun',
    category: 'fun',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'What does your partner find fun that you would like to understand better?',
    about: 'what your partner finds fun',
    reflections: [
      'A question about a hobby can come with a smile or with a sigh.',
      'What is noise and bother to one can be a splendid afternoon to the other.',
    ],
    asks: {
      any: [
        'How would you like to be asked about what you do for fun?',
        'When did you last watch your partner having that kind of fun?',
        'What could your partner ask to understand your own kind of fun?',
        'What puzzles you most when you watch your partner at it?',
        'How did your own kind of fun first get hold of you?',
        'What would you like from your partner while you are busy having fun?',
        "What would be a good first ten minutes in your partner's kind of fun?",
        'How does your partner come back from a few hours of pure fun?',
        'Which kind of fun did you laugh at before you fell for it yourself?',
        'What would you say to explain the fun your partner wonders about?',
      ],
      alike: [
        'What have both of you been shy to ask about it?',
        'What question could each of you put to the other tonight?',
      ],
      unlike: [
        "What is needed most to have {other}'s fun: patience, strength or luck?",
        'How is the one kind of fun like the other, if you squint?',
      ],
      tender: [
        'How would you like {other} to go about their fun while you are worn out, {one}?',
        "When does somebody else's fun leave you on the outside?",
      ],
      light: ['What do you suspect it is really about?', 'How does one pass the entrance test?'],
      short: [
        'Winning, making, watching or moving: what draws your partner?',
        'What does it sound like from the next room?',
      ],
    },
    ideas: [
      'Each of you gets five minutes to explain one kind of fun you have. The other can ask only questions that begin with how.',
      "Sit beside the other's fun for ten minutes this week with a commentary in whispers, like at a golf match. Then swap.",
    ],
    gentleIdea:
      'Each of you lets the other have one round of their own fun this week, undisturbed, and asks about it in a line afterwards.',
    quietIdea:
      'Each of you may have ten undisturbed minutes this week for something calm of your own, in one home or apart.',
  },
  {
    id: 'fun-grumpy-joke',
    category: 'fun',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'When you are in a grumpy mood, what kind of joke is still welcome?',
    about: 'jokes in a grumpy mood',
    reflections: [
      'Being told to cheer up has made many a bad mood last longer.',
      'In a grumpy mood a joke is a coin toss: it ends the mood or gives it a new reason.',
      'A grumpy person can joke about anything but the mood itself.',
    ],
    asks: {
      any: [
        'What do you like others to leave alone until a bad mood has passed?',
        'When did a joke last get through to you in a grumpy mood?',
        'How would you like to be greeted when you come in grumpy?',
        'What could your partner do before any joke, on a grumpy day?',
        'What tells you that your partner is grumpy, but not with you?',
        'What makes up for a joke that came at the wrong moment?',
        'Which kind thing has your partner done for you while quite grumpy?',
        'How was a grumpy mood treated where you grew up?',
        'What helps you most in a grumpy mood, when no joke will do?',
        'How can your partner tell when it is too early for a joke?',
      ],
      alike: [
        'How do the two of you get out of it if both are grumpy at once?',
        'Which joke is best kept in its box on such a day?',
      ],
      unlike: [
        'How can you test the air before you make a joke?',
        'How long does the bad weather last, with {one} and with {other}?',
      ],
      tender: [
        'What does you good, {one}, on a day when nothing funny gets in?',
        'Which sentence is better than a joke when you are low?',
      ],
      light: [
        'What is the grumpiest thing you said this month?',
        'How grumpy exactly, from wet cat to thunderstorm?',
      ],
      short: [
        'Which animal are you when you are grumpy?',
        'When in the day does your grumpy mood visit?',
      ],
    },
    ideas: [
      'Each of you invents a weather sign for your mood, to be put up on bad days: a hat, a spoon, a sock. Show them tonight.',
      'Grumble in turns, one minute each, about everything there is. Whoever laughs first makes the tea or fetches the blanket.',
    ],
    gentleIdea:
      'On a grumpy day, each of you may go off by yourself for a while: a walk, some music, another room.',
  },
  {
    id: 'fun-story-that-stayed',
    category: 'fun',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: 'Which story, from a book or a screen, has stayed with you for years?',
    about: 'a story that stayed with you',
    reflections: [
      'A story can be too close to home to talk about and too good to forget.',
      'A story that stays is often down to one scene, one sentence, or how old the reader was.',
    ],
    asks: {
      any: [
        'After a strong story, what do you like first: talk, quiet, or a walk?',
        'Where were you in your life when that story found you?',
        'Which scene from it would you read or show to your partner?',
        "What would you like to ask about your partner's story?",
        'Who in that story, if anyone, is a bit like your partner?',
        'What does that story still help you with?',
        'What kind of story makes your partner forget the whole world?',
        'Which story did you long to climb into as a child?',
        'What about your partner do you see in the story they chose?',
      ],
      alike: [
        'Which scene comes to mind first for each of you?',
        'How old were you two when it got you?',
      ],
      unlike: [
        'What would the hero of the one do in the other?',
        'How would you tell {one} your story in three sentences, {other}?',
      ],
      tender: [
        'What in that story would you like {other} to know about, {one}?',
        'Which stories are good company on bad nights?',
      ],
      light: [
        'Which part would you play in it, with your talents?',
        'How would it end if {other} had written it, {one}?',
      ],
      short: [
        'Page or screen: where do stories get you?',
        'Which cover or poster can you still see before you?',
      ],
    },
    ideas: [
      'Each of you tells the other the whole story in three minutes, with one object from the table in the leading part.',
      'Read the first page of something to each other tonight, one from each of you. Then vote: go on, or shut the book.',
    ],
    gentleIdea:
      'Each of you names a story that does no harm and ends well. One of the two can be read or played aloud this week.',
    quietIdea:
      'Each of you may read or hear a few pages of a gentle story this week, alone or near the other.',
  },
  {
    id: 'fun-friend-from-long-ago',
    category: 'fun',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: 'Which friend from long ago do you still think of with a smile?',
    about: 'a friend from long ago',
    reflections: [
      'Old friends knew a person before the job, the bills and the reading glasses.',
      'Friends can lose touch through a move, a new job or a lost number.',
    ],
    asks: {
      any: [
        'What would you enjoy doing with a friend on a free afternoon?',
        'Which day with that friend do you remember best?',
        'What would you tell an old friend about your life with your partner?',
        "What would you ask, if an old friend of your partner's came to the door?",
        'What from that friendship do you find again with your partner?',
        'What would an old friend notice first on meeting the two of you?',
        'What would your partner have got up to with the younger you?',
        'Who taught you, long ago, what a good friend does?',
        'What were you like yourself beside that friend?',
        'What would you like to know about the friend your partner remembers?',
      ],
      alike: [
        'What would those two friends have thought of each other?',
        'How did you two lose sight of yours, each in your own way?',
      ],
      unlike: [
        'Which of these two friends would you like to have met, {other}?',
        'What did each of you have then that you have not had in a friend since?',
      ],
      tender: [
        'How much do you like to talk about that friend, {one}?',
        'Which moment with that friend would you like to keep for yourself?',
      ],
      light: [
        'What was the worst idea that friend and you had?',
        'What does that friend hold over you to this day?',
      ],
      short: ['How did you and that friend spend a free day?', "What was that friend's name?"],
    },
    ideas: [
      'Each of you draws a map of the place where you and that friend used to be: wall, shop, tree. Take the other on a tour of it.',
      'Both look up one thing from that time together for ten minutes: the street, the song, the sweets.',
    ],
    gentleIdea:
      'Each of you writes one line to a friend from long ago. It can be sent, or kept in a drawer.',
  },
  {
    id: 'fun-odd-little-talent',
    category: 'fun',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 1,
    content: 'What odd little talent of yours has your partner hardly seen?',
    about: 'your odd little talents',
    reflections: [
      'A talent that is shown once gets asked for at every party.',
      'The smaller the talent, the longer somebody may live beside it and not find out.',
    ],
    asks: {
      any: [
        'How do you like to show what you can do: when asked, or just in passing?',
        'How did you find out that you could do that?',
        'When could your partner see it for the first time?',
        "Which little talent of your partner's would you like to be shown?",
        'Which odd talent have you spotted in your partner when nobody was looking?',
        'Which talent do you two have only as a pair?',
        'If talents were catching, which one would you like to catch from your partner?',
        'Which useless skill did you practise for hours as a child?',
        'What would you like your partner to do when you show it to them?',
      ],
      alike: [
        'Who would win, if it came to a match between you two?',
        'How did each of you find out that you had it?',
      ],
      unlike: [
        'What could be done with both talents at once?',
        'In what sort of fix would you two want both talents?',
      ],
      tender: [
        'Which small thing do you still manage well, {one}, even on a bad day?',
        'What could you once do that you miss being able to do?',
      ],
      light: ['Who would pay to see it?', 'How far off the world record are you?'],
      short: [
        'Fingers, ears, memory or tongue: where does your talent sit?',
        'What can you do faster than most people?',
      ],
    },
    ideas: [
      'Hold a talent night of ten minutes: one odd talent each, and one that you make up on the spot.',
      'Each of you teaches the other one odd little thing this week: a knot, a whistle, a way to crack nuts.',
    ],
    gentleIdea:
      'Each of you uses one small talent for the other this week, without a show: opens, folds, finds or peels something.',
    quietIdea:
      'Each of you may do something your hands know well for a few minutes this week, such as folding or knitting. Nobody watches.',
  },
  {
    id: 'fun-what-your-family-laughed-at',
    category: 'fun',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: 'What did people in your family laugh about when you were small?',
    about: 'laughing in your family back then',
    reflections: [
      'Children laugh along at the table long before they understand the joke.',
      'Some families laughed at old films or burnt cakes, and in some it was mostly quiet.',
    ],
    asks: {
      any: [
        'Which kind of laughter would you like to hear around you?',
        'What would your partner have made of the laughter in your family?',
        'How is laughing with your partner different from laughing back then?',
        "When do you hear your partner's family in a joke or a laugh?",
        'Which family joke from back then would still make you laugh today?',
        'What does your partner find funny that your family would never have got?',
        'When was it hardest for you as a child to keep a straight face?',
        "What in your partner's story explains something about how they laugh today?",
        'What of that would you like to keep, or leave behind, in your own days?',
      ],
      alike: [
        'What would have happened if those two tables had been pushed together?',
        'Which relative would have got on with which?',
      ],
      unlike: [
        "What was the laughing like at {one}'s table, compared with {other}'s?",
        'How much of each way is left in your own days?',
      ],
      tender: [
        'Which part of those years is all right for {other} to ask about, {one}?',
        'Who was easy to be with when you were small?',
      ],
      light: [
        'Who got the same story wrong each year?',
        'How did the people next door like the noise?',
      ],
      short: ['Whose laugh could you tell through a wall?', 'What was the family film or show?'],
    },
    ideas: [
      'Each of you tells one family story tonight in the voice of the relative it belongs to. Names may be changed.',
      'Each of you sends one message to somebody from those days, and asks what was so funny back then. Share the replies.',
    ],
    gentleIdea:
      'Each of you names one person, from any time, whose laugh you liked. A word about them is plenty.',
    quietIdea:
      'Each of you may think for a minute of somebody who was kind to you, in your family or outside it. Say the name or keep it.',
  },
  {
    id: 'fun-children-come-out-with',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'What funny thing have the children come out with lately?',
    about: 'funny things the children say',
    reflections: [
      'Children say their funniest and saddest things with a full mouth or halfway out of the door.',
      'What children say in earnest can keep a whole table from eating.',
    ],
    asks: {
      any: [
        'When in the day do you like to listen without any hurry?',
        "Which saying of the children's do you two still use between you?",
        'What did you answer when the children came out with that?',
        'What do you like to overhear between your partner and the children?',
        "Where could you two keep sayings like that, so they don't get lost?",
        'What did the children pick up from one of you, word for word?',
        'When do the children sound exactly like your partner?',
        'What did you come out with as a child that people kept repeating?',
        'What do you think was behind it, as the child saw it?',
      ],
      alike: [
        'Which one of you had to leave the room to laugh?',
        'Which one of you found an answer to that?',
      ],
      unlike: [
        'On what subjects do the children turn to {one}, and not to {other}?',
        'How would the children act out both of these lines?',
      ],
      tender: [
        "How much of the children's day do you like to be told when tired, {one}?",
        "When do the children's voices get too many for you?",
      ],
      light: ['How would it sound as a headline?', 'Where did they pick that up, in all honesty?'],
      short: [
        'Which word do the children get wrong in a lovely way?',
        'What is the question of the week from the smallest one?',
      ],
    },
    ideas: [
      'Hang up a sheet for lines from the children. Each of you adds one this week, with the date.',
      'Each of you asks the children the same odd question, such as where the moon goes by day. Compare what you got.',
    ],
    gentleIdea:
      'Tell each other one line from the children in the evening, good or cross, or let the day be quiet.',
  },
  {
    id: 'fun-game-with-the-children',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'What game with the children leaves you two laughing as well?',
    about: 'games with the children',
    reflections: [
      "In a children's game the rules are made by whoever is smallest or loudest.",
      'For the children round ten of a game is as good as round one.',
    ],
    asks: {
      any: [
        'What do you like children to feel when they play with you?',
        'What are you two like after a good game with the children?',
        'Which game from your own early days would you two like to bring in?',
        'What do you see in your partner when the children get a game going?',
        'What could one of you take over, so that the other gets to play?',
        'What happens between you two when you both join in the game?',
        'How can the children tell that your partner is really in the game?',
        'What do you notice in the children when your partner plays that?',
      ],
      alike: ['Which one of you loses with more style?', 'At what point does the game fall apart?'],
      unlike: [
        'What could {other} learn from how {one} plays it?',
        'When could each of you have the game you like best?',
      ],
      tender: [
        'Which game can be played lying down, {one}?',
        'Who could take over the playing when you have no more in you?',
      ],
      light: [
        'Which injury to your dignity was the worst?',
        "What would a judge say about the children's rules?",
      ],
      short: [
        'Chasing, hiding, cards or dressing up: what is it at the moment?',
        'Where do the games mostly take place?',
      ],
    },
    ideas: [
      'Let the children set the rules for ten minutes this week, and both of you obey. Afterwards you two set the rules for ten.',
      'Each of you brings one game from your own early years to the children this week. They say which one stays.',
    ],
    gentleIdea:
      'One plays for ten minutes while the other sits down with nothing to do. Another day, swap.',
    quietIdea:
      'Each of you may sit near the children for a few minutes this week while they play. Joining in is up to you.',
  },
  {
    id: 'fun-silly-dinner',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'What would you two cook for a dinner with a silly theme?',
    about: 'a dinner with a silly theme',
    reflections: [
      'A burnt dinner gets talked about for years, and a hundred good ones do not.',
      'As soon as there is a theme, one person thinks of the food and another of the hats.',
    ],
    asks: {
      any: [
        'When food you made goes wrong, what is good to hear?',
        'Who would do what, if you two really cooked that dinner?',
        'Which dish of that dinner could you two try out this week?',
        'Which part of making dinner would you gladly leave to your partner?',
        'What could your partner bring to the table that would make you grin?',
        'Which silly meal have you two already had, without planning it?',
        'Which kitchen disaster has turned into a good memory for you two?',
      ],
      alike: [
        'Which evening this week has room for it?',
        'What is already in the cupboard for it?',
      ],
      unlike: [
        "Which starter from {one}'s theme goes before {other}'s main course?",
        'What would guests wear at each of the two?',
      ],
      tender: [
        'Which plate could {other} put in front of you tonight, {one}, theme or none?',
        'Which part of a dinner could be skipped without anybody missing it?',
      ],
      light: ['At which point would the smoke alarm join in?', 'How many hats does that call for?'],
      short: [
        'All one colour, all with fingers, all from tins: which one?',
        'Which meal did you make last that went wrong?',
      ],
    },
    ideas: [
      "Give tonight's plain dinner a theme after all: one of you gives the dishes new names, the other sees to music and hats.",
      'Each of you makes one bite in a single colour, from what is in the kitchen. Serve it to each other with a speech.',
    ],
    gentleIdea:
      'Eat the plainest thing you have this week from the nicest plates you have. Each of you carries one to the table.',
    quietIdea:
      'One evening this week, each of you may have something plain and easy for supper. A nice plate or a candle is welcome.',
  },
  {
    id: 'fun-funniest-object-at-home',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'Which object at home has the funniest story behind it?',
    about: 'things at home and their stories',
    reflections: [
      'Things vanish from homes because somebody who was tidying did not know their story.',
      'A guest passes the ugly jug with no idea what it has been through.',
    ],
    asks: {
      any: [
        'Which thing of yours would you like to be asked about before it is thrown out?',
        'How did that object find its way to the two of you?',
        "Which object's story would you like to hear from your partner tonight?",
        'Whose odd object at home still has its story to tell?',
        'Which object at home makes you think of your partner?',
        'What have the two of you kept that other people would have thrown out?',
        'What did your partner once bring home that you have grown fond of?',
        "How would you tell the story behind your partner's object in your own words?",
      ],
      alike: ['How did it get past your door?', 'What would it take for this thing to move out?'],
      unlike: [
        'How would these two objects get on, side by side on one shelf?',
        'What does {one} see in the thing that {other} chose?',
      ],
      tender: [
        'Which object at home is a comfort to you, {one}?',
        'What could be put out of sight for a while?',
      ],
      light: ['How would it introduce itself to guests?', 'How much would a museum offer for it?'],
      short: [
        'Where does the thing that stands nearest to you now come from?',
        'Which drawer at home holds the oddest things?',
      ],
    },
    ideas: [
      'Tonight, give five objects at home a museum label: name, year, story. One of you writes, the other hangs them up.',
      'Each of you moves one odd object to a place of honour this week, without a word. The other finds it sooner or later.',
    ],
    gentleIdea:
      'Each of you picks up one object at home and tells where it came from. The sad ones can stay on the shelf.',
    quietIdea:
      'Each of you may spend a minute with one thing at home that is dear to you, glad or sad. Telling about it is optional.',
  },
  {
    id: 'fun-holiday-at-home',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'How could you two turn your home into a holiday spot for one evening?',
    about: 'a holiday evening at home',
    reflections: [
      'A lamp moved to another corner can make a known room look like a new place.',
      'On holiday nobody sees the washing basket, though there is one there as well.',
    ],
    asks: {
      any: [
        'Which job at home would you like out of sight for one evening?',
        'What tends to be different between you two on holiday?',
        'Which trip would an evening like that remind you of?',
        'Which job could wait until the morning after such an evening?',
        'Which side of your partner on holiday would you like to see at home, too?',
        'Which of your holiday habits would you two like to see at home?',
        'How do you notice on holiday that your partner has really arrived?',
        'What would you two write on a postcard from your own home?',
        "Which detail of your partner's evening would you like to take care of?",
        "What in your partner's idea would feel most like a holiday to you?",
      ],
      alike: ['Who checks in at what time?', 'Which clothes would go with it?'],
      unlike: [
        'How could mountains and beach share one living room?',
        'Which of you would be the hotel for the first half?',
      ],
      tender: [
        'What would you like brought to you on an evening like that, {one}?',
        'Which sight would spoil such an evening for you?',
      ],
      light: [
        'What would the review on the internet say?',
        'Which extra would the hotel charge for?',
      ],
      short: [
        'Floor, balcony, bathtub or table: where would it take place?',
        'What is the first thing you do when you arrive somewhere on holiday?',
      ],
    },
    ideas: [
      'One of you is reception tonight: greets the other at the door, shows the room, explains breakfast. Another evening, swap.',
      'Push one chair each to a window where you hardly sit, put your feet up and write one postcard to each other.',
    ],
    gentleIdea:
      'Each of you may shut a door on whatever is waiting for ten minutes, in a chair of your own, together or apart.',
  },
  {
    id: 'fun-two-places',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['long-distance'],
    content: 'What could you two watch or play at the same time, each where you are?',
    about: 'watching or playing at the same time',
    reflections: [
      'On a call a silence may be a thought, a tear or a bad line.',
      'At the same time means breakfast for one and midnight for the other, for some.',
    ],
    asks: {
      any: [
        'What is good to hear when you go quiet on a call?',
        'What would you two write to each other halfway through?',
        "During which film or game would you like to see your partner's face?",
        'Which evening this week could do with company from afar?',
        'What do you say to each other in the minute after the film ends?',
        'What would your partner be up to beside you, if you shared one sofa?',
        'When do the two of you feel least far apart?',
        'How much would you two like to talk while it is on?',
      ],
      alike: [
        'Which day and hour would it be, on both clocks?',
        'How would you two share what you are laughing at?',
      ],
      unlike: [
        'Which of the two picks could come first, this week?',
        "What would {one} like to know about {other}'s pick before it starts?",
      ],
      tender: [
        'What could run quietly at both ends, {one}, with no one talking?',
        'On which nights is it better to watch nothing and say good night early?',
      ],
      light: [
        'What happens when one of the two lines freezes?',
        'Which rule against cheating would this call for?',
      ],
      short: [
        'Cards, quiz, film or a cooking show: which suits two places?',
        'What was on your screen last night?',
      ],
    },
    ideas: [
      "Choose one short film, ten minutes at most. Count down from three, start together, and each of you keeps a tally of the other's laughs.",
      'Play a game by messages this week: one move in the morning, one in the evening, in turns. Noughts and crosses will do.',
    ],
    gentleIdea:
      'Both put on the same song at the same minute one evening this week, each where you are. No call, no comment.',
    quietIdea:
      'One evening this week, each of you may put on a quiet song, the same one or your own, wherever you are. No comment is called for.',
  },
  {
    id: 'fun-guide-to-your-place',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['long-distance'],
    content: 'Which spot where you are would you show your partner first, as their guide?',
    about: 'the spot you would show first',
    reflections: [
      'From far away people picture the sights, while daily life is mostly stairs, queues and keys.',
      "Knowing the names of the other's streets is not the same as knowing where they slope.",
    ],
    asks: {
      any: [
        'What about your ordinary days do people far away get wrong?',
        'Which spot near your partner would you want to see first?',
        "What about your partner's days there is hard for you to picture?",
        'Who would you want your partner to meet on that tour?',
        "What do you know about your partner's street only from stories?",
        'Where near you do you most often think of your partner?',
        'What would surprise your partner about an ordinary Tuesday where you are?',
        'What would you want to do first at the spot your partner chose?',
      ],
      alike: [
        'What do your two spots have in common, seen on a map?',
        'In which order would you show the rest?',
      ],
      unlike: [
        "How would the tour continue after {one}'s spot?",
        'On what kind of day is each of these spots at its best?',
      ],
      tender: [
        'Which spot near you is gentle on you at the moment, {one}?',
        'Who is there for you, close by, on days that are too long?',
      ],
      light: ['How much does the full tour cost?', 'Which fact about it did you just make up?'],
      short: ['What is the first thing to the left of your door?', 'Where do you buy your bread?'],
    },
    ideas: [
      'Each of you gives a live tour of ten steps this week, by call or clip, as a guide with a raised umbrella.',
      'Each of you draws the other a map of your usual ways, from memory, with three dangers and one treasure.',
    ],
    gentleIdea:
      'Each of you may take a picture this week of something you like. Send it to anyone, or keep it.',
  },
  {
    id: 'fun-funny-sight-near-you',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    needs: ['long-distance'],
    content: 'What funny sight near you would you have liked to share with your partner this week?',
    about: 'funny sights the other one missed',
    reflections: [
      'A dog on a bus or a hat in a tree can change a whole walk.',
      'With miles in between, half the fun of a funny sight is saving it up.',
    ],
    asks: {
      any: [
        'How do you like to share small things: by message, by photo, or by voice?',
        'What could your partner send you the moment something funny turns up?',
        "Which bit of your partner's day would you have liked to see?",
        'When in your day do you catch yourself wanting to show your partner something?',
        'What would your partner have said, standing next to you?',
        'Who near you would make your partner grin at first sight?',
        'How do you keep a funny moment fresh until you two talk?',
        'What would you two have said to each other, had you both seen it?',
        'How do you like to be told about such a thing: at once, or later?',
      ],
      alike: [
        'What are the odds that you two met the same kind of thing?',
        'How would your two sights look in one picture?',
      ],
      unlike: [
        'Which of these two sights could only happen where you are?',
        'What would {other} have noticed in it that got past you, {one}?',
      ],
      tender: [
        'At which moment this week did you miss having {other} next to you, {one}?',
        'Which sort of news from the other end is good to get on a bad day?',
      ],
      light: ['Which caption goes under it?', "How will it sound in ten years' time?"],
      short: ['What went past your window today?', 'Which person near you deserves to be drawn?'],
    },
    ideas: [
      'Each of you collects three sights from one day, in three words each, and sends them at a time you agree on.',
      'Each of you acts out one thing you saw, on a call, in ten seconds without words. The other guesses.',
    ],
    gentleIdea:
      'Each of you sends the other one plain thing you saw today: a bin, a cloud, a bus number. It may be as dull as you like.',
    quietIdea:
      'Each of you may look out for one thing that is good to see this week, such as a cloud or a lit window. Send it or keep it.',
  },
  {
    id: 'fun-shop-without-buying',
    category: 'fun',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which shop could you two spend an hour in without buying a thing?',
    about: 'an hour in a shop without buying',
    reflections: [
      'In every shop there is somebody waiting by the door with the coats.',
      'Where nothing is going to be bought, the price tags turn into something to read.',
    ],
    asks: {
      any: [
        'What makes it easy for you to wait while somebody looks at things?',
        'What would you call your partner over to see in that shop?',
        'What would your partner pick out for you, if the whole shop were free?',
        'At which shelf would your partner find you after ten minutes?',
        'What tells you that your partner has had enough of a shop?',
        'What do you two whisper about between the shelves?',
        'If your partner ran a little shop, what would be in the window?',
        'Which shop from your childhood can you still smell?',
        'What would you like to be shown in the shop your partner picked?',
      ],
      alike: [
        'Which shelf would the two of you end up at first?',
        'How would the staff get you both out at closing time?',
      ],
      unlike: [
        'What would {other} do for that hour in the shop that {one} picked?',
        'Which third shop would have a corner for each of you?',
      ],
      tender: [
        '{one}, which shops would you like {other} to spare you for now?',
        'What would be nice to look at for ten minutes, with no crowd and no prices?',
      ],
      light: [
        'Where would {one} hide at closing time, to stay the night?',
        'What would the person at the till whisper about such a customer?',
      ],
      short: [
        'Tools, books, cheese or lamps: where do you slow down?',
        'Which shop window did you last stop at?',
      ],
    },
    ideas: [
      'Each of you tells the other about the ugliest thing you came across in a shop, and the other finds one good use for it.',
      'Play shop for ten minutes: each of you lays out three things you own and sells them to the other like a market trader, for buttons.',
    ],
    gentleIdea:
      'If either of you passes a shop window this week, tell the other one thing that was in it. That is the whole of it.',
    quietIdea:
      'Each of you may stop for a minute this week at something good to look at, such as a garden or a shelf of books.',
  },
  {
    id: 'fun-name-for-a-thing',
    category: 'fun',
    mechanism: 'play',
    valence: 'warm',
    depth: 1,
    content: 'Which of your things deserves a name of its own, as boats have?',
    about: 'giving a thing a name of its own',
    reflections: [
      'A name is often given to a thing that has been through a lot.',
      'A kettle with a name has moods; a kettle without one is just slow.',
    ],
    asks: {
      any: [
        'Which thing of yours has kept you company the longest?',
        'Which name would your partner give it?',
        'What would you miss most, if that thing gave up one day?',
        'What would you ask your partner about a thing that has been around for years?',
        "Which of your partner's things do you handle with special care?",
        'What do you say to a thing that will not work, when nobody is listening?',
        'What makes you keep a thing long after it has seen better days?',
        'When have you caught your partner talking to a thing?',
        'Which thing of yours has heard all your secrets?',
        'What have you been through with the thing you chose?',
        'Which name would you suggest for the thing your partner picked?',
      ],
      alike: [
        'Which name could the two of you agree on for it?',
        'How did it come to be with the two of you?',
      ],
      unlike: [
        "How would {one}'s thing and {other}'s thing get on with each other?",
        'Which of the two things has been through more?',
      ],
      tender: [
        'What would you like {other} to know about that thing, {one}?',
        'Which thing is a comfort just by standing there?',
      ],
      light: ['What would it call {one} in return?', 'Which song would be played at the naming?'],
      short: [
        'What did you last pat, scold or thank, though it cannot hear?',
        'Bag, bike, pan or chair: which one has been with you longest?',
      ],
    },
    ideas: [
      'Each of you gives a name to one thing you use daily and tells the other. Until Sunday, both of you call the two things by name.',
      'Two minutes each tonight: speak as one of your own things. Tell what it gets to see of you, and the one favour it would ask.',
    ],
    gentleIdea:
      'Each of you wipes, oils or straightens one thing that has served you well, whenever it suits. Telling the other is optional.',
  },
  {
    id: 'fun-joined-in',
    category: 'fun',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What did your partner last join in with just because you enjoy it?',
    about: "joining in for the other one's fun",
    reflections: [
      'A newcomer to a hobby often asks about what nobody has talked of in years.',
      'Somebody may sit through a whole match just because a friend loves the game.',
    ],
    asks: {
      any: [
        'Which interest of yours would you like others to be curious about?',
        'What did you notice about your partner while you both did it?',
        "What would you join in with next, just for your partner's pleasure?",
        'What would you like your partner to join in with some day soon?',
        'What would you like to be let off, even though your partner enjoys it?',
        'What gives it away when your partner is having fun after all?',
        'What was it like for you to have your partner join in?',
        'Which pleasure of yours did your partner understand only by doing it?',
        'What do you do alone that you sometimes wish your partner could see?',
        'How was it for you to join in with the thing your partner named?',
        'What difference does it make to you when your partner joins in?',
      ],
      alike: [
        'What would you both miss if each of you kept to your own pastimes?',
        'What has grown on you since the first time you came along?',
      ],
      unlike: [
        'What would make a second time tempting for the one who came along?',
        'Which bit of it does {one} enjoy that {other} may not have guessed?',
      ],
      tender: [
        'What would be good to have company for just now, {one}?',
        'When is it good that somebody just sits by, with no joining in?',
      ],
      light: [
        'What was {other} really thinking about the whole time?',
        'What fee would be fair for coming along again?',
      ],
      short: [
        'Walks, games, shows or songs: where do you get each other to come along?',
        'Where did the two of you last go that only one of you had picked?',
      ],
    },
    ideas: [
      'One evening this week, one of you picks something you enjoy, and the other joins in for seven minutes without a sigh. Then swap.',
      'Each of you names one thing the other may sit out from now on, with a clear conscience.',
    ],
    gentleIdea:
      'Each of you does ten minutes of something you enjoy, alone. If the other happens to be around, sitting by is plenty.',
  },
  {
    id: 'fun-birthday-fuss',
    category: 'fun',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 2,
    content: 'What kind of fuss do you like on your birthday, if any?',
    about: 'the fuss on your birthday',
    reflections: [
      'A birthday can be marked by a full house or by one boiled egg with a candle.',
      'Some people count the days to their birthday, and some hope that nobody asks for the date.',
    ],
    asks: {
      any: [
        'What would you like to hear on the morning of your birthday?',
        'Which birthday of yours had just the right amount of fuss?',
        "What would you like to do for your partner's next birthday that costs nothing?",
        'What would you like your partner to know well before your birthday comes?',
        'How were birthdays kept where each of you grew up?',
        'What tells you in the evening that a birthday was a good one?',
        'How does your partner look at the very moment of being celebrated?',
        'Which year of your life so far would you gladly celebrate twice?',
        "What could you do so that your partner's next birthday goes the way they like?",
      ],
      alike: [
        'What could the next birthday of either of you have in it?',
        'Where did each of you get this way of doing birthdays?',
      ],
      unlike: [
        'How could {other} give {one} that kind of birthday without feeling odd?',
        'How could your two birthdays be kept in two quite different ways?',
      ],
      tender: [
        'What could {other} do on that morning to make it gentler, {one}?',
        'Which other day of the year would be easier to celebrate?',
      ],
      light: ['What would {one} like to be carried in on?', 'Who would jump out of the cake?'],
      short: [
        'Cake, song, candles, phone calls: which of them may stay?',
        'What did your last birthday have in it before noon?',
      ],
    },
    ideas: [
      "Keep nobody's birthday tonight: a candle or a match, a very short song, and one wish each.",
      'Each of you draws your next birthday as four boxes: morning, noon, evening, night. One word goes in each box, then swap.',
    ],
    gentleIdea:
      'Each of you names one thing about birthdays that you can do without. The other notes it where it will be found in time.',
    quietIdea:
      'Each of you may keep one quiet minute this week for a day that matters to you, glad or sad. No one asks which.',
  },
]
