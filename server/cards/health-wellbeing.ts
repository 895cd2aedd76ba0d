import type { Card } from './card.ts'

export const healthAndWellbeing: readonly Card[] = [
  {
    id: 'health-helped-slow-down',
    category: 'health',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What did your partner do lately that helped you slow down?',
    about: 'what helped you slow down',
    reflections: [
      'A cup of tea, a red light or a short walk can slow a whole morning down.',
      'Slowing somebody down is often done without a word: a chair pulled out, a list turned over.',
      'The one who is rushing is often the last to notice the speed.',
    ],
    asks: {
      any: [
        'What would you like to hear when you are in a rush?',
        'How would you like to be slowed down, next time you are rushing?',
        'What does your partner do when the hurry gets too much?',
        'What usually keeps you rushing, even when somebody tells you to sit down?',
        'What do you notice about each other once nobody is in a hurry?',
        'What gives your partner away when they are rushing inside but look calm?',
        'What might you two miss when going at your usual speed?',
        'How can your partner tell that it is time for you to slow down?',
        'When in the week would you like more of that help?',
      ],
      alike: [
        'What else takes the hurry out of you both?',
        'Which of you two is usually first to put the brakes on?',
      ],
      unlike: [
        'How do your two speeds get along on a free morning?',
        "{one}, which of {other}'s ways to slow down would drive you mad?",
      ],
      tender: [
        "Which one thing could be taken off {one}'s plate before the weekend?",
        'How would you like {other} to tell you that something can wait, {one}?',
        'When did you last come to a real stop?',
      ],
      light: [
        'What would it say on a speed sign made just for {one}?',
        'Which of you two would get the ticket for speeding through a Sunday?',
      ],
      short: [
        'Which hour this week went by without any rush?',
        'When did you last sit down before you were worn out, {one}?',
      ],
    },
    ideas: [
      'Do one plain thing together at half speed, such as peeling an orange or folding towels. After five minutes, each names what was odd about it.',
      'Tonight, each of you picks one job that can wait until tomorrow, says it out loud, and then sits down for ten minutes.',
    ],
    gentleIdea:
      'For one evening, each of you leaves the word quick out of every sentence. If it slips out, just carry on.',
    quietIdea:
      'Each of you may sit for five minutes this week with both feet on the floor and nothing in your hands, together or apart.',
  },
  {
    id: 'health-lifts-mood',
    category: 'health',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What does your partner do that lifts your mood without even trying?',
    about: 'what lifts your mood',
    reflections: [
      'Cheering up works badly on command, and rather well by accident.',
      'A mood can turn on something as small as a hum from the next room.',
    ],
    asks: {
      any: [
        'Which small kindness reaches you on a day when cheering up does not?',
        'Which small thing brightened a day for you lately?',
        "Which little thing of your partner's could brighten a Monday for you?",
        "How do you notice that your partner's mood has lifted?",
        "What small thing might lift your partner's mood this week?",
        'Which of your own little ways do you guess cheers your partner up most?',
        'What cheered you up at ten years old that would still do the trick?',
        'When in the week could you use more of what you named?',
      ],
      alike: [
        'How would a day go if you both did it nonstop?',
        'When did it last work on both of you at once?',
      ],
      unlike: [
        'Which of your mood lifters would you lend each other?',
        'What cheers {one} up that does nothing at all for you, {other}?',
      ],
      tender: [
        'When your mood will not lift, what is the kindest way to leave it be, {one}?',
        'How do cheerful people strike you on a day like that?',
      ],
      light: [
        'Where in public would you dare {other} to do it, {one}?',
        'Which of these would be hardest to explain to the neighbours?',
      ],
      short: [
        'What was the last thing that made the corners of your mouth move?',
        'When today was your mood at its best, {one}?',
      ],
    },
    ideas: [
      'Each of you does the thing that was named once more this week, on purpose, at a moment the other does not expect.',
      'For three days, send each other one thing a day that picked you up a bit: a line, a tune, a picture.',
    ],
    gentleIdea:
      'Once this week, each of you may say that you are in a poor mood. The other says thanks for telling, and changes nothing.',
    quietIdea:
      'Each of you may choose one gentle thing for yourself this week, such as a tune or some daylight. Moods may stay as they are.',
  },
  {
    id: 'health-not-alone',
    category: 'health',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'Which hard time are you glad you did not go through alone?',
    about: 'a hard time not spent alone',
    reflections: [
      'In a hard time, a house can be full of people and still feel empty.',
      'Company in a hard time can mean long talks, or someone who does the shopping.',
    ],
    asks: {
      any: [
        'What kind of company would you like when things are hard?',
        'What would you still like to be asked about that hard time?',
        'Which help from that time would you want again, if times got hard?',
        'Which moment in that hard time made it a bit less lonely?',
        'What has a hard time shown you about each other?',
        "What strength of your partner's have you seen only in a hard time?",
        'Whose company in a hard time surprised you, because you had not expected it?',
        'What did you know at the time about what your partner was going through?',
      ],
      alike: [
        'What did each of you see of it that the other could not?',
        'What do you two do differently since then?',
      ],
      unlike: [
        "What is still new to you about {one}'s hard time, {other}?",
        'What did company do for each of you back then?',
      ],
      tender: [
        '{one}, which would suit you now: to tell more, or to leave it?',
        'What did people get right in those days, without many words?',
        'If you would rather leave it there for today, what could {other} simply know, {one}?',
      ],
      light: [
        'Which part of it can be laughed at by now?',
        'Where in all that trouble was the funny bit, {one}?',
      ],
      short: [
        'Which name comes to mind first when you think of that time?',
        'What did somebody bring, cook or carry for you in those days, {one}?',
      ],
    },
    ideas: [
      'Together, think of one person who stood by either of you back then, and send them three lines this week.',
      'Each of you names one thing from that time that helped, and says where it could be of use again. Five minutes is plenty.',
    ],
    gentleIdea:
      'Each of you thinks of one face from that time that did you good. Say the name to each other, and nothing more.',
    quietIdea:
      'Each of you may think of one person who did you good in a hard time, and keep them in mind for a minute. Telling is optional.',
  },
  {
    id: 'health-fresh-air',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Where could you two go for a dose of fresh air this month?',
    about: 'a dose of fresh air',
    reflections: [
      'The air is different by a river, under trees and on a windy hill.',
      'Outdoors, some people find it easier to talk, and others enjoy saying nothing.',
    ],
    asks: {
      any: [
        'Which fresh air would do you good: open window, quiet street or windy hill?',
        'What would get you two out into the fresh air on a slow day?',
        'What do you two talk about outdoors that never comes up indoors?',
        'Which spot outdoors would you love to show your partner?',
        'Which outing of yours do you remember mostly for its weather?',
        'How would you two spend fifteen minutes of fresh air with nowhere to be?',
        'What makes your partner stop to look when you two are outdoors?',
        'Which smell of outdoors takes you straight back to being a child?',
        'What do you hope it would do for the two of you to go there?',
      ],
      alike: [
        'When this month could the two of you go?',
        'What would turn that same spot into something new for you both?',
      ],
      unlike: [
        'Which of your two places is better for a bad day?',
        "What might you like about your partner's place after twenty minutes there?",
      ],
      tender: [
        'If going out feels like too much, what could bring some air in, {one}?',
        'Which spot under the open sky is good for being alone?',
      ],
      light: [
        'What would go wrong first on this outing?',
        'Which of you would be the first to ask about the snacks?',
      ],
      short: [
        'Where did you last notice what the air smelled like?',
        'Which window would you open first, {one}?',
      ],
    },
    ideas: [
      'Step outside together for ten minutes this week, whatever the weather. Whoever gets cold first says when to go back in.',
      'Each of you finds one good spot outdoors, not ten minutes off, and shows it to the other, in person or in a picture.',
    ],
    gentleIdea:
      'Open a window for five minutes, each where you are. Stand or sit by it together or apart; talk is not part of it.',
    quietIdea:
      'Each of you may get five minutes of fresh air this week, on a step, a bench or a slow walk. Together or apart, talk is optional.',
  },
  {
    id: 'health-slow-thing',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What slow, easy thing would you enjoy with your partner this weekend?',
    about: 'something slow for the weekend',
    reflections: [
      'Peeling an orange slowly takes only a minute longer than peeling it fast.',
      'A weekend can fill up with small jobs before anyone has asked for them.',
    ],
    asks: {
      any: [
        'What would you like to take more time over in an ordinary day?',
        'What are you two like when there is nothing to get done?',
        'How would your perfect slow Saturday morning begin?',
        'Which small job tends to eat up the slow hours of your weekend?',
        'Which slow weekend with your partner would you like to have again?',
        'How does each of you know that a weekend did you good?',
        'How can you see that your partner has stopped thinking about the week?',
        'Which slow thing do you enjoy that you would not admit to a busy friend?',
        'What could the two of you leave undone to make room for it?',
        'What would that slow time do for you after this week?',
      ],
      alike: [
        'What would it take to begin it by noon on Saturday?',
        'Which version of it would you pick if it rained all weekend?',
      ],
      unlike: [
        'How could the weekend hold half an hour of each?',
        "What is it about {other}'s pick that you could come to like, {one}?",
      ],
      tender: [
        'Which plan for the weekend would it be a relief to drop, {one}?',
        'Which part of it may be yours alone?',
      ],
      light: [
        'Which of you would win a contest in being slow?',
        'What is the laziest possible form of this plan?',
      ],
      short: [
        'Where would you be sitting while you did it?',
        "What would be within arm's reach, {one}?",
      ],
    },
    ideas: [
      'Pick fifteen minutes of the weekend now, for one slow thing. No phones, nothing useful; whoever does something useful makes the tea.',
      'Each of you writes one slow thing on a scrap of paper. On Saturday, draw one and do it for a quarter of an hour.',
    ],
    gentleIdea:
      'Choose one stretch of the weekend when neither of you asks anything of the other. Spend it together or apart.',
  },
  {
    id: 'health-breathe-easy',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which place makes you both breathe more easily?',
    about: 'places where you breathe easily',
    reflections: [
      'Restful places are often loved for what they lack: traffic, a timetable, a ringing phone.',
      'A place that does two people good is rarer than one that suits each alone.',
    ],
    asks: {
      any: [
        'What would you like a restful place to be free of?',
        'Which hour of your week already feels like room to breathe?',
        "What changes in your partner's face when there is room to breathe?",
        'What would it take to get to such a place together this month?',
        'When you arrive in a place like that, what do you two do first?',
        'What do you two talk about only in places where you both breathe easily?',
        'Which place would you never have liked without your partner?',
        'What stops mattering to you when you get to that place?',
      ],
      alike: ['How did you two find that place?', 'What would be gone if somebody built it over?'],
      unlike: [
        'What would you show {other} first in the place you named, {one}?',
        'Which of your two places is easier to reach on a bad week?',
      ],
      tender: [
        'If you could be put down there for an hour, how would you spend it, {one}?',
        'What makes it hard to breathe easily at the moment?',
      ],
      light: [
        'What would ruin the place within five minutes?',
        'Which of you two would move in there tomorrow with one bag?',
      ],
      short: [
        'On arriving there, which smell comes first?',
        'Which room, road or shore comes close to it, {one}?',
      ],
    },
    ideas: [
      'Each of you finds a picture of such a place, your own or from elsewhere, and sends it to the other on a busy day.',
      'Choose one small thing that belongs to that place, such as a stone, a tune or a plant, and put it where you both pass it.',
    ],
    gentleIdea:
      'Each of you thinks of that place for one minute, eyes open or closed, at the same time. No report afterwards.',
  },
  {
    id: 'health-running-low',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'How can your partner tell that you are running low before you say it?',
    about: 'signs that you run low',
    reflections: [
      'A person can say that all is well in a voice with very little left in it.',
      'Some people go silent when they run low, some get loud, and some start tidying.',
      'The sign that one person thinks is plain as day may be news to the other.',
    ],
    asks: {
      any: [
        'What would you like to be handed, without a word, when you run low?',
        'Which of your signs of running low gets mistaken for something else?',
        'Once your partner sees that you are running low, what would help most?',
        'Which sign that your partner is running low did you learn the hard way?',
        'Who spots first that your strength is going: you or your partner?',
        "What would you guess is emptying your partner's tank fastest at the moment?",
        "What did you think your partner's tired signs meant when you first met?",
        'Which of those signs have you seen in your partner this month?',
      ],
      alike: [
        'Which other people would spot those signs in you?',
        'When both of you show that sign at once, what gets you through the evening?',
      ],
      unlike: [
        "Which of your partner's signs would you have read quite differently?",
        'How could a sign that one of you makes be easier for the other to read?',
      ],
      tender: [
        'What would be good to hear when the signs are showing, {one}?',
        'What would be better left unsaid at such a moment?',
        'Which sign have you been giving lately, {one}, that may have been missed?',
      ],
      light: [
        'If you came with a warning light, {one}, where would it be fitted?',
        'What would the beep sound like when you two are on your last drop?',
      ],
      short: [
        'Where do your shoulders go when you have little left?',
        'Which word do you use more when you are nearly empty, {one}?',
      ],
    },
    ideas: [
      'Agree on one plain word that means nearly empty. For a week, either of you may say it, and the other asks only: now or later?',
      "Each of you guesses one sign of the other's, and says it kindly. The other answers warm, cold, or nearly there.",
    ],
    gentleIdea:
      'Put two small things on a shelf or send two signs by phone: one for fine, one for low. Each sets yours once a day, without a word.',
    quietIdea:
      'At the first sign of running low, each of you may rest for ten minutes, whatever is left to do. No explanation is expected.',
  },
  {
    id: 'health-kind-of-quiet',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'What kind of quiet do you enjoy most?',
    about: 'the quiet you enjoy most',
    reflections: [
      'Quiet after a quarrel and quiet after supper sound the same and do not feel the same.',
      'To one person quiet is a treat, to another it is something waiting to be filled.',
    ],
    asks: {
      any: [
        'What makes a quiet feel good to you, and not lonely?',
        'Which little sound belongs to your favourite kind of quiet?',
        'Which quiet moment with your partner do you like to think back to?',
        'How can your partner tell a good quiet of yours from a bad one?',
        'Which noise would you love to have kept away from you for an hour?',
        'What do you imagine your partner thinks about when they go quiet?',
        'Which quiet from your childhood would you like your partner to hear once?',
        'How could your partner help you to have more of that quiet?',
        "How is your partner's kind of quiet for you?",
      ],
      alike: [
        'Where do you two find that kind of quiet most easily?',
        'Who of you is the first to start humming?',
      ],
      unlike: [
        "What would an hour of {other}'s quiet do to you, {one}?",
        'How could one evening hold some of both your quiets?',
      ],
      tender: [
        'When does quiet weigh on you, {one}?',
        'Where could you find a little quiet this week, with no one to look after?',
      ],
      light: [
        'What would get you two thrown out of a silent retreat?',
        'Which of your sounds do you believe nobody can hear, {one}?',
      ],
      short: [
        'Which minute of your usual day is the quietest?',
        'Which noise would you switch off first, {one}?',
      ],
    },
    ideas: [
      'Ten minutes this week of quiet for two: no screens, no talk. The one who picks the time lets the other pick the place.',
      'Each of you hunts for one quiet spot on an ordinary route, and tells the other where it is.',
    ],
    gentleIdea:
      'For one meal or one cup of tea this week, silence is fine for both, at one table or two. Whoever wants to speak may.',
  },
  {
    id: 'health-rotten-day',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'How do you like to be cared for on a day when you feel rotten?',
    about: 'care on a rotten day',
    reflections: [
      'On a rotten day, the light can be too bright and the stairs too long.',
      'On a rotten day one person wants soup and company, and another wants a closed door.',
    ],
    asks: {
      any: [
        'What would you gladly be let off on a rotten day?',
        'How would you like to let your partner know, next time you feel rotten?',
        'Which kindness on a rotten day has stayed with you until now?',
        'What do you like doing for your partner on a rotten day?',
        'Which kind of care on a rotten day would drive you up the wall?',
        'What do you do first when you see that your partner feels rotten?',
        'When did looking after your partner on a bad day turn out to be fun?',
        'What makes it easy or hard for you to care in that way?',
      ],
      alike: [
        'What happens when you two feel rotten on the same day?',
        'Which part of such care do you two enjoy giving?',
      ],
      unlike: [
        "Which part of {other}'s answer would you have got quite wrong, {one}?",
        'How would you each like to be asked what is wanted on that day?',
      ],
      tender: [
        'What would be quite enough on a day like that?',
        'When you have no strength to say what you want, what is a safe guess, {one}?',
      ],
      light: [
        "What is on the menu of {one}'s rotten day hotel?",
        'What would you two grumble about at the front desk?',
      ],
      short: [
        'On such a day, what is best kept within reach?',
        'Which is it for you, {one}: more blankets, or fewer people?',
      ],
    },
    ideas: [
      "Each of you writes a short note for the other's next rotten day: one thing to bring, one thing to skip. Keep both where they can be found.",
      'Pick one small comfort each from what was said, and put it somewhere now, ready for the next rotten day.',
    ],
    gentleIdea:
      'If a day is rotten this week, say the word rotten and no more. The other brings or sends one small thing, and asks nothing.',
    quietIdea:
      'On a rotten day this week, each of you may have the simplest kind of care: a blanket, something warm, somebody to ring.',
  },
  {
    id: 'health-polite-left-out',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'How are you really, with the polite answer left out?',
    about: 'how you really are',
    reflections: [
      'How are you is a short question, and a real answer can take some courage.',
      'The true answer often comes second, a few minutes after the polite one.',
    ],
    asks: {
      any: [
        'What do you like to hear back when you say how you are?',
        "What from your partner's week had you not seen until now?",
        'What would you like to say to your partner after reading how things are?',
        'Which second question would get you past the polite answer?',
        'How can you tell when your partner is only being polite?',
        'When this week did you wonder how your partner really was?',
        'Where are you two when the honest answers usually come out?',
        'How did you think your partner was doing before you read this?',
        'What would you like to be asked again in a day or two?',
      ],
      alike: [
        'What could be left out of this evening, for both of you?',
        'How did it come about that you are both there at the same time?',
      ],
      unlike: [
        'How can a better week and a harder one sit at the same table?',
        "How would each of you put the other's answer in three words?",
      ],
      tender: [
        'What would be good to hear right now, {one}?',
        'How would you like the next hour to go, {one}?',
        'Which would you rather have just now: questions, quiet or a change of subject?',
      ],
      light: [
        'How would that joke end if it had a second line, {one}?',
        'Which polite answer do you two give most convincingly?',
      ],
      short: [
        'If fine had three sizes, which one would yours be today, {one}?',
        'Which one word would you put in place of the polite one?',
      ],
    },
    ideas: [
      'For three days, ask each other the question in the evening and answer in at most five words. No reasons are asked for.',
      'Each of you picks one person to whom you could give the less polite answer this week. Tell each other how it went.',
    ],
    gentleIdea:
      'Once this week, sit together or stay on the line for ten minutes. Either of you may say how it is, or say nothing.',
    quietIdea:
      'Once this week, each of you may spend ten minutes with the other, a friend or a page of paper, and say how it is or say nothing.',
  },
  {
    id: 'health-look-tired',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 1,
    content: 'What would you like your partner to ask when you look tired?',
    about: 'being asked when you look tired',
    reflections: [
      'A tired look can come from a short night, a long meeting or a week of worry.',
      'The words you look tired can be a kindness or a small blow, depending on the hour.',
    ],
    asks: {
      any: [
        'How would you like to be greeted on a day when you are tired?',
        'How can your partner tell whether you are sleepy tired or fed-up tired?',
        'When you look tired, what could your partner simply do without asking?',
        'Which look or sigh gives away that your partner is tired?',
        'Which remark about looking tired would you gladly do without?',
        'How does your partner look when they are tired in a happy way?',
        'Which tired evening ended better than you two had expected?',
      ],
      alike: [
        'What could that question be shortened to, down to two words?',
        'Which of you is quicker to ask it?',
      ],
      unlike: [
        'How could you two remember which question belongs to which of you?',
        "What would {other}'s question do to you at the end of a long day, {one}?",
      ],
      tender: [
        'What has been tiring you out lately that nobody asks about?',
        'How could {other} know, {one}, that a question is too much just now?',
      ],
      light: [
        'Which question to a tired {one} is best asked from behind a door?',
        'What would happen to somebody who told you to cheer up at that moment?',
      ],
      short: [
        'Which would you pick, {one}: a question, a cup of tea, or a closed door?',
        'What was the last thing someone asked you when you were tired?',
      ],
    },
    ideas: [
      'For the rest of the week, ask each other that very question, once, on the day the other looks most tired.',
      'Each of you thinks of one question that is banned when you are tired. Swap them, and keep the ban until Sunday.',
    ],
    gentleIdea:
      'On one evening this week, each of you goes to bed or lies down early, with nothing to finish first and nothing to explain.',
  },
  {
    id: 'health-calm-place',
    category: 'health',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 1,
    content: 'Where do you go, if only in your mind, when you need calm?',
    about: 'where you go for calm',
    reflections: [
      'A place that is visited in the mind keeps the same weather and the same chairs for years.',
      'A calm place can be a real one, such as a bench, or one only imagined.',
    ],
    asks: {
      any: [
        'What would bring a little calm into your day tomorrow?',
        'What do you find in that calm place that the day does not give you?',
        'When would you like company in your calm place, if ever?',
        'How do you notice that your partner has found some calm?',
        'What tends to pull you out of your calm too early?',
        "If you could visit your partner's calm place once, what would you look for?",
        'Where could you hide away as a child when everything got loud?',
        'How would you like your partner to act when you have gone there?',
      ],
      alike: [
        'What would you two do if you met there by chance?',
        'Which way in does each of you use?',
      ],
      unlike: [
        "What would each of you find strange about the other's place?",
        "Which thing from {other}'s place would you bring over to yours, {one}?",
      ],
      tender: [
        'How does it go when calm is hard to find, even there?',
        'What keeps you company when you cannot get to that place, {one}?',
        'Which sound, smell or person would be good to have around today?',
      ],
      light: [
        'What is the strictest rule at the door of your place?',
        'Which person would you refuse entry, {one}, with a polite smile?',
      ],
      short: [
        'What season is it there?',
        'Which would {one} choose for a calm minute: water, trees, a car seat, a locked bathroom?',
      ],
    },
    ideas: [
      'Each of you takes two minutes to tell the way to that place, as you would to a visitor. The other only asks for the next turn.',
      'Find one thing that belongs to your calm place, and show it to each other by Friday: a picture, a smell, a song.',
    ],
    gentleIdea:
      'Pick a minute this evening in which each of you goes to your own calm place in thought. Afterwards, carry on with the evening.',
    quietIdea:
      'This evening, each of you may go to your own calm place in thought for a minute, side by side or apart. Telling where is optional.',
  },
  {
    id: 'health-smaller-worry',
    category: 'health',
    mechanism: 'coping',
    valence: 'warm',
    depth: 1,
    content: 'Which worry has grown smaller since last month?',
    about: 'a worry that got smaller',
    reflections: [
      'A worry that has shrunk can leave the habit of checking for it.',
      'People remember the day a worry came, and seldom the day it went.',
      'Some worries fade within a month, and others take much longer.',
    ],
    asks: {
      any: [
        'How would you like to be asked about an old worry, if at all?',
        'What does a day feel like once a worry lets go a little?',
        'What does your partner do again once a worry has grown smaller?',
        'Which worry would be easier with the two of you looking at it?',
        'What would you like to do with the room a worry has left?',
        "Which worry of your partner's do you hold some hope for?",
        'Which worry from a year ago looks different today?',
        'What would you like your partner to know about how that worry was for you?',
        'What would help it to stay small?',
      ],
      alike: [
        'What was going on between you two while it shrank?',
        'What still reminds you both of it now and then?',
      ],
      unlike: [
        'How does each of you go about shrinking a worry?',
        "How did {one}'s worry look from where you were, {other}?",
      ],
      tender: [
        'Which worry would you like some company with, {one}?',
        'What helps while a worry stays as big as it was?',
      ],
      light: [
        'What would you write in a farewell card to that worry?',
        'How small is it now: a pea, a poodle, or a parked truck?',
      ],
      short: [
        'Which day this month was the lightest one?',
        'What did you fret about at New Year that you had nearly forgotten, {one}?',
      ],
    },
    ideas: [
      'Each of you writes down one worry of today, folds it, and puts a date on it a month ahead. Open them together then.',
      'Tell each other the story of one worry that came to nothing, in a minute each, as if it were a tale by a fire.',
    ],
    gentleIdea:
      'Each of you names one worry that may stay outside until the weekend. The other does not bring it up until then.',
    quietIdea:
      'Each of you may give your thoughts ten minutes of rest this week, with a tune, a crossword or a slow walk. Together or apart is fine.',
  },
  {
    id: 'health-let-off',
    category: 'health',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 1,
    content: 'When you are worn out, what would you love to be let off?',
    about: 'what to be let off',
    reflections: [
      'To be let off a job is a relief only if nobody sighs about it.',
      'What weighs most on a worn-out person is often a tiny thing, like one more reply.',
      'Being let off something is a gift that costs nobody a penny.',
    ],
    asks: {
      any: [
        'What lets you take a break with an easy mind?',
        'What makes it hard for you to put a job down when worn out?',
        'Which job could you swap with your partner on a worn-out day?',
        'What would you do with the evening if somebody let you off?',
        'Which job grows to twice its size when you are worn out?',
        'Which job does your partner keep doing, however worn out they are?',
        'What changes between you two when one of you gets an evening off?',
        'What would it ask of you to let your partner off that?',
        'How could you tell your partner that tonight you want to be let off?',
      ],
      alike: [
        'When you both want to be let off the same thing, what could simply wait?',
        'Which thing could the two of you drop on the same evening?',
      ],
      unlike: [
        'What could you two trade, now that you know?',
        "How heavy is {one}'s thing for you, {other}, on a usual day?",
      ],
      tender: [
        'Which one thing could be taken off you by tomorrow, {one}?',
        'Where would you spend the half hour that came free?',
      ],
      light: [
        'What would stand on the note that excuses {one} from it?',
        'Which imaginary servant would you two hire first?',
      ],
      short: [
        'When you come in tired, which thing gets put down first?',
        'Which sentence would let you off tonight, {one}?',
      ],
    },
    ideas: [
      'Each of you makes out one voucher: let off, once, no reasons asked. Swap them, and use yours before the week ends.',
      'Tonight, name one thing each that nobody will do until tomorrow. Shake on it.',
    ],
    gentleIdea:
      'Each of you crosses one small thing off your own list this week, undone. The other takes note and makes no remark.',
    quietIdea:
      'On a worn out day this week, each of you may leave one small thing undone and lie down for ten minutes. No reason is asked.',
  },
  {
    id: 'health-day-will-not-let-go',
    category: 'health',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 1,
    content: 'What helps you fall asleep after a day that will not let go?',
    about: 'falling asleep after a hard day',
    reflections: [
      'A remark from eleven in the morning can be at its loudest at eleven at night.',
      'Some people fall asleep by turning a thing over, others by keeping well away from it.',
    ],
    asks: {
      any: [
        'After what hour would you like no more big questions?',
        'What would you like to hear, of an evening, once the light is out?',
        'Which sound helps you drift off after a day like that?',
        'What do you want from each other when only one of you can sleep?',
        'Which part of a day is most likely to follow you into the night?',
        'How can you hear in the morning that your partner slept badly?',
        'What was bedtime like for you when you were small?',
        'How could you make it easier for your partner to do what helps?',
      ],
      alike: [
        'Who is asleep first on such nights?',
        'What could you two leave out of the last half hour?',
      ],
      unlike: [
        'How do your two ways to fall asleep get along?',
        "Which part of {one}'s way would keep you wide awake, {other}?",
      ],
      tender: [
        'What is it like to be the only one awake, {one}?',
        'What would help in that hour, even if sleep does not come?',
        'What may {other} do, or leave alone, when you cannot sleep, {one}?',
      ],
      light: [
        'What do you count, {one}, now that sheep are out of fashion?',
        'Which speech would send both of you to sleep within a minute?',
      ],
      short: [
        'Just before the light goes out, what is the last thing done?',
        'Which is it for you: window open, radio low, or ten more pages?',
      ],
    },
    ideas: [
      'Before you turn in, each of you says one sentence that ends the day, such as: that was Tuesday. Then no more about it.',
      "For three nights, try each other's way of falling asleep for ten minutes, as far as it goes. Compare notes over breakfast.",
    ],
    gentleIdea:
      'On a bad night this week, whoever is awake writes one line on paper and leaves it there. In the morning the other may read it, or not.',
    quietIdea:
      'On a bad night this week, each of you may put a lamp on and write down what keeps you awake. The page is yours.',
  },
  {
    id: 'health-louder-when-tired',
    category: 'health',
    mechanism: 'coping',
    valence: 'tender',
    depth: 3,
    content: 'Which fear gets louder when you are tired?',
    about: 'fears that grow when tired',
    reflections: [
      'At the end of a long day the rooms grow quiet, and thoughts are easier to hear.',
      'Any fear is harder to bear for somebody who has had too little sleep.',
      'Tiredness can bring back fears that a person had not felt for a long time.',
    ],
    asks: {
      any: [
        'How would you like to be spoken to when a fear gets loud?',
        'Which few words could tell your partner that a fear has got loud?',
        'What may your partner do when a fear of yours gets loud at night?',
        'Which answer to a fear of yours has helped, if only a little?',
        'How does a fear look in the morning, once you have slept?',
        'What could your partner do to make a tired night seem less big?',
        'Which fear of yours have you already outgrown, even when you are tired?',
        'What do you say to yourself when that fear gets loud?',
        "When may you have seen your partner's fear without knowing what it was?",
      ],
      alike: [
        'When it is loud for you both in one night, what is still good to hear?',
        'How did you two come to have that fear in common?',
      ],
      unlike: [
        "What is new to you about the other's fear?",
        'How can {other} be near a fear that is nothing like their own?',
      ],
      tender: [
        'Which would be good now, {one}: to say more, or to have it simply known?',
        'What would be kind to hear in the hour when it is loudest?',
        'How can {other} tell that it has come again, {one}?',
      ],
      light: [
        'Which horror film would give that fear a part, {one}?',
        'Which silly voice would take the sting out of that fear?',
      ],
      short: [
        'When it turns up, where do you go?',
        'Which comes up more at night, {one}: old things or things ahead?',
      ],
    },
    ideas: [
      'Agree that nothing big gets decided after ten at night this week. Whoever forgets is told: tomorrow, by daylight.',
      'By daylight, each of you writes one sentence to yourself, for when the fear is loud. Read it to the other, if you like.',
    ],
    gentleIdea:
      'Once this week, either of you may say: it is loud tonight. The other says: heard. That is all.',
    quietIdea:
      'When a fear gets loud this week, each of you may put a light on and find a kind voice: the other, a friend, the radio.',
  },
  {
    id: 'health-more-than-let-on',
    category: 'health',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'What weighs on you more than you let on?',
    about: 'what weighs on you unseen',
    reflections: [
      'A weight can be told in one sentence, on a long walk or in a letter.',
      'A thing can be carried so smoothly that nobody offers to hold the door.',
    ],
    asks: {
      any: [
        'What would you like to be asked, if anything, when something weighs on you?',
        'What would make this week a little lighter to carry?',
        'When would you like to be asked again about what weighs on you?',
        'Which small part of your load could someone else carry for a day?',
        'What makes it easier to say that something weighs on you?',
        'What do you think your partner carries without saying much about it?',
        'When did saying something out loud last make it lighter for you?',
        'What would you like to understand better about what weighs on your partner?',
      ],
      alike: [
        'What becomes easier now that both of you know?',
        'Where could the two of you set it down until morning?',
      ],
      unlike: [
        "How did you see {one}'s week before you read this, {other}?",
        'Which of the two is closer to the surface right now?',
      ],
      tender: [
        'What would be good to hear from {other} about it, {one}, today or later?',
        'What about it may stay unsaid for now?',
        'When may {other} bring it up again, if at all, {one}?',
      ],
      light: [
        'How heavy is it, {one}: a cat, a piano, a small van?',
        'Which porter would you hire for it, at any price?',
      ],
      short: [
        'What gets a little heavier for you towards the evening, {one}?',
        'If it had a size, which bag would it fit into?',
      ],
    },
    ideas: [
      'One evening, each gets five minutes to speak of what weighs, and the other five to listen with no advice. Stop when the time is up.',
      "Each of you says which small part of the other's load you would gladly have for one day. Do it, or leave it as a thought.",
    ],
    gentleIdea:
      'Each of you may choose one person you trust and tell them a little more than usual this week. It need not be each other.',
  },
  {
    id: 'health-energy',
    category: 'health',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 1,
    content: 'What gives you energy, apart from sleep?',
    about: 'what gives you energy',
    reflections: [
      "Queues and forms often get a person's energy before the things they love have had a turn.",
      'What fills one person with life can leave the next one ready for a nap.',
      'Energy sometimes comes from the very thing a person felt too tired to begin.',
    ],
    asks: {
      any: [
        'What would you like to have some energy left for in the evening?',
        "When does your partner's energy rub off on you?",
        'Where in your week could there be more of what gives you energy?',
        'What takes more energy from you than your partner might think?',
        'What would you two do with a whole day full of energy?',
        'When does your partner light up so much that you can see it?',
        'What do you two come away from with more energy?',
        'When did you last get enough of what gives you energy?',
        'How is your partner different after some of what they named?',
      ],
      alike: [
        'Where in the week could you both plug in at once?',
        'What do you two get up to when you are both full of beans?',
      ],
      unlike: [
        'With one charged up and the other flat, what works?',
        "Which of your partner's sources of energy works a little on you too?",
      ],
      tender: [
        'For what is there just enough energy these days?',
        'What could {other} take over, so that {one} keeps a little back?',
      ],
      light: [
        'What would you two run on, if you were a car?',
        'Which of you two comes with batteries included?',
      ],
      short: [
        'Which small thing wakes you up more than coffee does?',
        'What did you have energy for this week, {one}?',
      ],
    },
    ideas: [
      'Each of you gives the other fifteen minutes this week for the thing that gives you energy. Guard the time for each other.',
      'For two days, note what left you with more life than before. Swap notes in five minutes on the third.',
    ],
    gentleIdea:
      'Each of you names the one thing this week that will get your strength. Everything else may be done badly.',
    quietIdea:
      'Each of you may spend ten minutes this week on whatever gives a little strength, such as daylight, music or lying still.',
  },
  {
    id: 'health-had-enough',
    category: 'health',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'How does your body tell you that you have had enough?',
    about: "your body's way to say enough",
    reflections: [
      'Shoulders and stomachs often know first when a day has been too much.',
      'Bodies say enough in their own accents: some ache, some itch, some simply go numb.',
    ],
    asks: {
      any: [
        'What lets your body settle down again when you have had too much?',
        'Which sign that you have had enough does nobody see but you?',
        'When you have had enough, how may your partner step in?',
        "How can you see that your partner's body has had enough?",
        'What keeps you going when your body asks you to stop?',
        "What would your partner's body say to them if it could speak up?",
        'When did you last stop in good time, before your body insisted?',
        'What happens if you do not listen to that sign?',
      ],
      alike: [
        'When both bodies say it at once, who calls the day off?',
        'What could you two do with the half hour after that sign?',
      ],
      unlike: [
        'Which of the two bodies gives the earlier warning?',
        "What would you have taken your partner's sign for, before you read this?",
      ],
      tender: [
        'What has your body been telling you lately, {one}, as far as you care to say?',
        'What gives that part of you some ease, if only for a while?',
      ],
      light: [
        'If your body could send letters, how rude would the last one be, {one}?',
        'Which part of you would be first to join a strike?',
      ],
      short: [
        'Where do you notice it first: head, neck, back or belly?',
        'What does your body want at six in the evening?',
      ],
    },
    ideas: [
      'Twice this week, at a set time, each of you says which part of you is most tired. One word each, that is all.',
      "Swap one small thing that eases you when you have had enough, and try the other's once: warm water, a stretch, a dark room.",
    ],
    gentleIdea:
      'Each of you picks one evening to stop ten minutes sooner than usual. In those ten minutes the other asks for nothing.',
  },
  {
    id: 'health-at-ease',
    category: 'health',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 1,
    content: 'When did you feel truly at ease this week?',
    about: 'a moment of ease this week',
    reflections: [
      'Ease can show in loose shoulders, a long breath or a slow cup of tea.',
      'Ease is easy to miss, because nothing in it calls for attention.',
      'Two people who spent the same week may have had their easy moments hours apart.',
    ],
    asks: {
      any: [
        'What would you like more of on an ordinary evening: quiet, fresh air or company?',
        'What would make tonight an easy evening for you both?',
        'How can your partner tell that you are truly at ease?',
        'What do you think puts your partner at ease?',
        'When are you two most at ease with each other?',
        "Which people bring out your partner's most relaxed side?",
        'When did you two first feel at ease with each other?',
        'What would you like to do so that your partner has more such moments?',
      ],
      alike: [
        'At what moment did it dawn on each of you that all was easy?',
        'What would bring that moment round again before Sunday?',
      ],
      unlike: [
        'Where was {other} while you were at ease, {one}?',
        'When in the week do both kinds of ease have a chance?',
      ],
      tender: [
        'When was the week furthest from ease, {one}?',
        'What would bring a few easy minutes near, with nothing to show for it?',
      ],
      light: [
        'If that moment came in a tin, what would the label say, {one}?',
        'Which animal has the kind of ease you two are after?',
      ],
      short: [
        'What were your hands doing when the week was at its easiest?',
        'When did this week sit a little less tight, {one}?',
      ],
    },
    ideas: [
      'Each evening for three days, tell each other the easiest minute of the day. One sentence; if there was none, say none.',
      'Recreate one easy moment from this week in ten minutes: same chair, same cup, same light. Each brings one thing for it.',
    ],
    gentleIdea:
      'Find one chair, step or cushion where each of you can sit for five minutes this week with nobody asking how you are.',
    quietIdea:
      'Each of you may find one chair, step or cushion this week where you can sit in peace for five minutes, with company or without.',
  },
  {
    id: 'health-calm-bedroom',
    category: 'health',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 1,
    needs: ['living-together'],
    content: 'What would make your bedroom a calmer place to end the day?',
    about: 'a calmer bedroom',
    reflections: [
      "A chair with the day's clothes on it can keep the day going in a bedroom.",
      'One person may sleep best in the dark, and another with a small light on.',
    ],
    asks: {
      any: [
        'What would you like your eyes to rest on last thing at night?',
        'What do you like to talk about with the light already off?',
        'Which thing would you gladly clear out of the bedroom this week?',
        'What was the calmest end to a day that you two had lately?',
        'Which one small change in the bedroom could you two make by Sunday?',
        "Which habit of your partner's at bedtime would you miss on a night alone?",
        'What was the best thing about the room you slept in as a child?',
      ],
      alike: [
        'What could the two of you carry out of there tonight?',
        'Which of those changes costs nothing?',
      ],
      unlike: [
        'How could the room have a corner to suit each of you?',
        'What are you attached to in there, {one}, that {other} may not know of?',
      ],
      tender: [
        'When is the bedroom hardest to be in, {one}?',
        'What would it be restful to find there at the end of a hard day?',
      ],
      light: [
        'If guests paid for your bedroom, what would they write in the book?',
        'Which object in there would you happily throw out of the window?',
      ],
      short: [
        'As the door opens, what meets the eye first?',
        'Which one would you change, {one}: the light, the air, or the noise?',
      ],
    },
    ideas: [
      'Take five minutes and one basket: each of you puts in what does not belong in the bedroom. Carry it out together.',
      'For three nights, change one thing in the bedroom: a lamp, a blanket, where the phones spend the night. Keep it if you both like it.',
    ],
    gentleIdea:
      'One evening this week, make the bedroom a bit darker or airier before you need it. One of you does the window, the other the lamp.',
    quietIdea:
      'One evening, each of you may make the place where you sleep a little calmer. A low lamp, a clean pillowcase or a tidy chair will do.',
  },
  {
    id: 'health-steadies-you',
    category: 'health',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'When things get loud around you, what does your partner do that steadies you?',
    about: 'what steadies you when things get loud',
    reflections: [
      'A quiet gesture can carry further than a voice when everything is loud.',
      'To steady somebody can be as plain as standing still beside them.',
    ],
    asks: {
      any: [
        'How much quiet do you need after things have been loud?',
        'What could your partner do that makes the noise feel further off?',
        'Which sign could you two agree on for when it gets too loud?',
        'When it gets loud, how can your partner tell that you want company?',
        'Which noise gets to you that your partner does not even hear?',
        'Which noise from your partner do you never mind, however loud it gets?',
        'What do you do, without thinking, when you see your partner overwhelmed by noise?',
      ],
      alike: [
        'Who holds on to whom when it gets loud for both?',
        'Which steady thing could you two agree on for the next loud day?',
      ],
      unlike: [
        'In the middle of the noise, how can you tell what your partner wants?',
        'Where is it loud for one of you and just lively for the other?',
      ],
      tender: [
        'What is it like when nothing steadies you for a while?',
        '{one}, which small steady thing would be welcome in the coming days?',
      ],
      light: [
        'Which of you two would be the better lighthouse keeper?',
        '{one}, which animal is {other} when everybody else is shouting?',
      ],
      short: [
        'Which would steady you sooner: a hand signal, a short word, or a way out?',
        '{one}, what was the loudest place you were in this week?',
      ],
    },
    ideas: [
      'Agree on one sign that means: stand close by. Each of you gets to use it once this week, in company or by message.',
      'Next time it gets loud, whoever notices first says the day, the place and one plain fact. The other repeats it slowly.',
    ],
    gentleIdea:
      'If things get loud this week, each of you may leave the room for five minutes. The one who stays says: see you in five.',
    quietIdea:
      'If things get loud this week, each of you may leave the room. Come back when it suits you, or not that evening.',
  },
  {
    id: 'health-soothing-habit',
    category: 'health',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: "Which sound, scent or habit of your partner's soothes you?",
    about: 'what soothes you about your partner',
    reflections: [
      'Soothing things are rarely meant to soothe: a kettle, a page being turned, a mower far off.',
      'A scent on an old jumper or somebody humming can soothe more than good advice.',
    ],
    asks: {
      any: [
        'What would you like to hear in the background on a difficult day?',
        'Which sound, scent or habit would you put in a jar for a bad day?',
        'Which of your own habits might be soothing to your partner?',
        'What do you do when you want to soothe your partner?',
        'What did you find soothing long before you two met?',
        "Which sound of your partner's took you a while to like?",
        'Which scent or sound could carry you two back to your first months together?',
        'When in the day are you most in need of it?',
        'What is it like to do your partner good without even trying?',
      ],
      alike: [
        'Which of you would miss it first on a week apart?',
        'When are both of you soothed at the same moment?',
      ],
      unlike: [
        'Which sense does each of you go by: ears, nose, skin?',
        'What soothes one of you that the other hardly notices?',
      ],
      tender: [
        'What is good to have around you when nothing soothes?',
        '{one}, which sound or scent would you like to have near just now?',
      ],
      light: [
        'If it were sold in bottles, what would be the name on the label?',
        '{other}, what will you do with this new power over {one}?',
      ],
      short: [
        'Which of the two gets through to you sooner, a scent or a sound?',
        'Close your eyes, {one}: which noise tells you that {other} is about?',
      ],
    },
    ideas: [
      'Record ten seconds of a sound you like about the other, or describe it in a line, and send it to them one evening.',
      'Swap one thing that carries your scent or your ways for a few days: a scarf, a mug, a pen. Each keeps it near.',
    ],
    gentleIdea:
      'One evening, let the usual sounds of each of you be the only ones: no music, no news, for ten minutes.',
    quietIdea:
      'One evening, each of you may let one soothing sound or scent fill ten minutes, such as rain, a tune or soap. In one room or two is fine.',
  },
  {
    id: 'health-rest-without-words',
    category: 'health',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What has your partner shown you about resting, without saying a word?',
    about: 'what your partner shows about resting',
    reflections: [
      'A bench in the sun, a bath or a slow train can bring a long day to a stop.',
      'Nobody gives lessons in putting your feet up, yet it can be picked up from someone near.',
    ],
    asks: {
      any: [
        'When in the day would a rest do you good?',
        'How can you tell, without a word, that your partner is really resting?',
        'What do you feel when you see your partner resting?',
        'Which job could wait so that you can rest this week?',
        'What did resting look like where you grew up?',
        'When you rest, what do you guess your partner sees?',
        'What would you like your partner to know about how you rest?',
        'What helps you to rest when you find it hard?',
      ],
      alike: [
        'How did you two come to rest in the same way?',
        'If you two held a class in it, how would the first lesson begin?',
      ],
      unlike: [
        '{one}, what are your hands busy with while {other} rests like that?',
        "At what point do your two ideas of resting get in each other's way?",
      ],
      tender: [
        'What makes rest hard to come by at present?',
        '{one}, what would let you rest before everything is done?',
      ],
      light: [
        'In which event would each of you win a medal for resting?',
        "{one}, which pose of {other}'s on the sofa belongs in a museum?",
      ],
      short: [
        'Which is more like rest for you: doing nothing, or doing something with no point?',
        '{one}, where did you take your last real rest?',
      ],
    },
    ideas: [
      'Each of you leads ten minutes of rest in your own style this week. The other follows without any comment until it is over.',
      'Take a short rest the way the other one does it: their chair, their position, their ten minutes. Then swap back.',
    ],
    gentleIdea:
      'Once this week, each of you puts down what you are doing ten minutes before it is done. It may stay unfinished.',
  },
  {
    id: 'health-fret-less',
    category: 'health',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What do you fret about less since you have known your partner?',
    about: 'what you fret about less',
    reflections: [
      'Some people fret about being late, some about money, and some about what others think.',
      'Some frets go quietly, because another person simply does not share them.',
      "One person's shrug can take the air out of another's old fret.",
    ],
    asks: {
      any: [
        'What do you like to be asked when something keeps going round in your head?',
        'What is different about you on a day when you fret less?',
        'Which words from your partner help when you start to fret?',
        'What do you do when your partner frets about something you find harmless?',
        'Which small thing does one of you fret about and the other forget at once?',
        'What might your partner fret about a little less with you around?',
        'What would the people who knew you ten years ago notice about you now?',
        'What did that fret make you do in the years before the two of you met?',
      ],
      alike: [
        'How did you two manage to calm each other about the same thing?',
        'Which fret will be the next to go, if you two keep this up?',
      ],
      unlike: [
        "{one}, which of {other}'s frets have you grown fond of?",
        'When is it handy that one of you frets and the other does not?',
      ],
      tender: [
        'Which fret is back these days, {one}?',
        'What can be left as it is, even while you fret about it?',
      ],
      light: [
        'What would the old you say about how little you care now?',
        'If frets were pets, which of yours has {other} let out at last?',
      ],
      short: [
        'What used to keep your head busy on Sunday nights?',
        'Money, people, being late, {one}: what was your fret at seventeen?',
      ],
    },
    ideas: [
      'Each of you lends the other a shrug for one small fret this week: say it, get the shrug, and leave it for a day.',
      'Each of you lists three things you fretted over at half your age. Read them to each other, silliest last.',
    ],
    gentleIdea:
      'Each of you may give one worry ten minutes this week: on paper, on a walk, or with somebody who listens well.',
  },
  {
    id: 'health-kind-way-with-moods',
    category: 'health',
    mechanism: 'gratitude',
    valence: 'tender',
    depth: 2,
    content: 'Which of your moods does your partner have a kind way with?',
    about: 'a mood met kindly',
    reflections: [
      'A mood can stay on for hours after its cause has been forgotten.',
      'A mood can be hard on the person who has it and on anyone nearby.',
      'A kind way with a mood can be to stay put and say little.',
    ],
    asks: {
      any: [
        'What counts as kind, to you, while a hard mood lasts?',
        'When did your partner last meet one of your moods just right?',
        "Which of your partner's moods do you still find hard to read?",
        'What could you say when you feel a mood coming on?',
        'What keeps you kind when your partner is in a mood?',
        'Who taught you what to do with a bad mood?',
        "How did you find out what to do, or leave alone, in your partner's mood?",
      ],
      alike: [
        'What happens when that mood gets hold of both of you at once?',
        'What do you two get up to in that mood that nobody else would understand?',
      ],
      unlike: [
        "Which mood of {other}'s do you find easy, {one}, though it is not yours?",
        "For which mood of the other's would you be glad of a manual?",
      ],
      tender: [
        '{one}, how would you like this mood to be met the next time?',
        'In the thick of it, what is too much?',
        'What else comes along with that mood, if you care to say?',
      ],
      light: [
        'If that mood had a theme tune, how would it go?',
        'What does the mood wear when it comes to visit you, {one}?',
      ],
      short: [
        'In one word, what is that mood called between you two?',
        'Where does it sit in you, {one}: in the head, the chest or the feet?',
      ],
    },
    ideas: [
      'Each of you gives one of your moods a name this week, as if it were a lodger. When it turns up, say: so-and-so is in.',
      'Each of you tells the other one thing that helps with that mood and one that stirs it up. Two minutes each.',
    ],
    gentleIdea:
      'When one of you is in a mood this week, the other may simply say: ah, this one. Then both carry on.',
    quietIdea:
      'Whatever mood comes this week, each of you may take ten minutes with it in a quiet place. A blanket or a short walk may help.',
  },
  {
    id: 'health-kindest-season',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 1,
    content: 'Which time of year is kindest to the two of you?',
    about: 'the kindest time of year',
    reflections: [
      'Every season has its own light, its own smells and its own things on the table.',
      'Some people wait all year for the summer heat, and others for the cooler months.',
    ],
    asks: {
      any: [
        'Which date in the year would you like to be kept in mind?',
        'Which memory of the two of you belongs to your kindest season?',
        'What could you two do to make the hardest months a bit kinder?',
        'What would you two like to do before this season is over?',
        'What do you want more of from each other once the days turn short?',
        'How does your partner change as the year goes round?',
        'Which weeks of last year would you two gladly live through once more?',
        'How are the two of you with each other at that time of year?',
        'What could you do together when the season your partner named comes round next?',
      ],
      alike: [
        'What could be carried over from that season into a harder one?',
        'How could you two mark its first day each year?',
      ],
      unlike: [
        "{one}, what are you usually up to in {other}'s best season?",
        'When one of you is in full bloom and the other is not, what helps?',
      ],
      tender: [
        'What would be of help in the months that are hard for you, {one}?',
        'Which weeks of the year wear you out most?',
      ],
      light: [
        'What does each of you turn into when the clocks change?',
        'Which month of the year would you two sell off cheaply?',
      ],
      short: [
        'Which sign of that season comes first where you live?',
        'Long light evenings or early lamps, {one}: which suits you more?',
      ],
    },
    ideas: [
      'Each of you names one thing from your kind season, such as a smell, a dish or a song, and brings it into this week for ten minutes.',
      'Mark one day on the calendar in your hardest month, and write beside it one small thing that both of you will do then.',
    ],
    gentleIdea:
      'Say to each other in one line how this season sits with you. Leave it at that, and dress warmer or cooler, as it suits.',
    quietIdea:
      'Each of you may take five minutes this week for what the season offers, such as a leaf, an early lamp or a warm scarf.',
  },
  {
    id: 'health-more-daylight',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What would you two do with one more hour of daylight?',
    about: 'one more hour of daylight',
    reflections: [
      'The best light of a day often falls on somebody who is busy indoors.',
      'Some people would spend an extra hour of light in a garden, others under a car.',
      'Daylight has its hours, and not everyone gets to be outside in them.',
    ],
    asks: {
      any: [
        'Where do you like to be when the day gets its best light?',
        'Which bright afternoon with your partner would you like to have back?',
        'Where would you two like to be for the last daylight tomorrow?',
        'What do you two never get round to before dark?',
        'What would you drop tomorrow to be outside while it is light?',
        'What is nicer between you two after dark than by daylight?',
        "What do you see in your partner's face on the first bright day of spring?",
        'What kept you outside until dark when you were a child?',
        "What in your partner's extra hour would you enjoy most?",
      ],
      alike: [
        'Which dull duty would eat up that hour first, for both of you?',
        'How could you two get ten minutes of it, with the sun as it is?',
      ],
      unlike: [
        'How could both of your plans share the hour?',
        'Of the two plans, which is more in need of good light?',
      ],
      tender: [
        '{one}, when did you last get some sun on your face?',
        'If that hour were only for resting, where would you spend it?',
      ],
      light: [
        'Which hour of the night would you two swap for it?',
        '{one}, how would you manage to waste that hour completely?',
      ],
      short: [
        'Where does the last light of the day fall, where you live?',
        'Early sun or late sun, {one}: which does more for you?',
      ],
    },
    ideas: [
      'Spend ten minutes of daylight side by side or on the phone this week, both outside, both doing nothing else.',
      'Each of you moves one thing you do after dark into the light for a day. Tell each other how it went.',
    ],
    gentleIdea:
      'Each of you sits by the brightest window you can find for five minutes this week. It counts as having done something.',
    quietIdea:
      'Each of you may sit for five minutes this week where the light is best, together or apart. Doing nothing there is fine.',
  },
  {
    id: 'health-good-hours-meet',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 1,
    content: "When do your good hours and your partner's good hours meet?",
    about: 'when your good hours meet',
    reflections: [
      "A person's best hour of the day can vanish into a drawer, a form or a long phone call.",
      "Couples often get each other's leftover hours, and the world gets the fresh ones.",
    ],
    asks: {
      any: [
        'What would you like to keep your best hour of the day for?',
        'What did you two do the last time you were both wide awake?',
        'What is your partner like once the good hour has begun?',
        'Which talk would you two keep for a fresh hour, not a tired one?',
        'Where do most of your good hours go at the moment?',
        'What do you see in your partner in one of their bad hours?',
        'If you two woke with a free hour at your best, what would you begin?',
        'What could give the two of you one more shared good hour this week?',
        "If you planned one day around your partner's good hours, what would you do differently?",
      ],
      alike: [
        'What do those shared hours usually get spent on?',
        'What is better left out of an hour when you are both at your best?',
      ],
      unlike: [
        'What is nice about the hours between your two good ones?',
        "{one}, what does {other}'s good hour look like through your tired eyes?",
      ],
      tender: [
        'In a poor hour, {one}, what is a kind way to leave you be?',
        'Where have your good hours gone lately?',
      ],
      light: [
        'What is {one} like before the good hour strikes?',
        'If you two kept shop, when would it be open?',
      ],
      short: [
        'At what time today did you feel most awake?',
        '{one}, before noon or after: when are you good company?',
      ],
    },
    ideas: [
      'Look at this week together and save ten good minutes for each other, before anything else gets them.',
      'For three days, each of you sends the other a dot when you are at your freshest. See whether the dots meet.',
    ],
    gentleIdea:
      'Agree on one time of day, such as late at night, when neither of you brings up anything serious. Both keep to it until Sunday.',
    quietIdea:
      'Each of you may put one small good thing into a day this week at the time that suits you, such as tea, a tune or daylight.',
  },
  {
    id: 'health-asks-no-energy',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'neutral',
    depth: 1,
    content: 'What do you two enjoy together that asks for no energy at all?',
    about: 'what you enjoy without any energy',
    reflections: [
      'A sofa, a blanket and the sound of rain ask nothing of anybody.',
      'On some evenings, the most that two people manage is the same sofa or the same call.',
    ],
    asks: {
      any: [
        'What makes something restful for you, and not one more thing to do?',
        'What makes your partner easy to be with when you are worn out?',
        'Which evening of doing nothing together do you still think of fondly?',
        'Which words tell your partner kindly that you have no energy for more?',
        'Which evening this week could ask nothing of either of you?',
        'How can you tell that your partner is happy doing nothing with you?',
        'What would a stranger think, watching you two on your laziest evening?',
        'What do you get from it that you do not get from resting alone?',
      ],
      alike: [
        'When did this turn into a habit of yours?',
        'Who knows that this is what you two get up to?',
      ],
      unlike: [
        'Which of the two is right for a Monday?',
        "What would ten minutes of your partner's way to rest do for you?",
      ],
      tender: [
        '{one}, what is one thing that is still nice when there is nothing left in you?',
        'If being alone would be easier, how could you say so kindly?',
      ],
      light: [
        'How low can you two sink on a sofa before someone looks for you?',
        'For which knock at the door would you still get up, {one}?',
      ],
      short: [
        'What were you two doing the last time you were both too tired to talk?',
        '{one}, on which seat are you done for the day?',
      ],
    },
    ideas: [
      'Write a list of three no-energy things together and stick it where you can find it with your eyes half shut.',
      'One evening, do nothing at all side by side or on an open line for ten minutes. Whoever starts to plan something loses.',
    ],
    gentleIdea:
      'On the emptiest evening of the week, share one tune, one biscuit or one page, each where you are. Then good night.',
    quietIdea:
      'On a tired evening this week, each of you may have one tune, one page or one cup of tea, together or apart. Nothing else is expected.',
  },
  {
    id: 'health-lost-track-of-time',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'When did you two last lose track of time in a good way?',
    about: 'losing track of time',
    reflections: [
      'Nobody notices the moment at which they forget the time.',
      'Time goes missing in odd places: on a stairway, over a puzzle, in a parked car.',
    ],
    asks: {
      any: [
        'Where would you be glad to have no clock for an afternoon?',
        'What are you two like when nobody looks at the clock?',
        'Which evening this week could you two forget the clock on purpose?',
        'What would you two do with an hour that nobody else was waiting for?',
        'How do you notice that your partner is enjoying the time with you?',
        'What usually makes you look at the clock when you are together?',
        'What could your partner talk about all night while you listened?',
        'Which game or book swallowed whole afternoons of yours as a child?',
        'What had to be just right for the two of you to forget the time?',
        'What kept you two so busy or so still that the time went by?',
      ],
      alike: [
        'What brought the two of you back to the clock?',
        'How could such an hour get a chance again this week?',
      ],
      unlike: [
        "What would make {other}'s kind of hour fly for you, {one}?",
        'Which is rarer for you, to forget the time alone or as a pair?',
      ],
      tender: [
        'When time drags, {one}, what makes an hour shorter?',
        'Which hour of the week drags on and on?',
      ],
      light: [
        'What nearly burned, got cold or left without you that day?',
        'What would you two say at the lost property desk for time?',
      ],
      short: [
        'What were you two talking about when it last got late?',
        '{one}, what makes you look up and find that it is dark outside?',
      ],
    },
    ideas: [
      'One evening, hide the clocks and phones for ten minutes, and both guess when the time is up. The one closer picks the next thing.',
      'Each of you asks the other about one thing you could do until you forget the time. Give it ten minutes, with no eye on it.',
    ],
    gentleIdea:
      'Take off watches and turn the clocks to the wall for one meal this week. It is over when both of you are done.',
    quietIdea:
      'Each of you may put the watch or the phone out of sight for ten minutes this week and let the time go by, together or apart.',
  },
  {
    id: 'health-warm-on-grey-days',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What warms you two through on a cold, grey day?',
    about: 'what warms you on a grey day',
    reflections: [
      'A grey day has little to look at outside, so whatever happens indoors counts double.',
      'Some people feel the cold in their feet, and others in their temper.',
    ],
    asks: {
      any: [
        'What do you like to come indoors to on a grey day?',
        'What could you two keep ready for the next grey day?',
        'What would you bring your partner on a cold, grey afternoon?',
        'What changes about a grey day when your partner is there?',
        'What does a run of grey days do to you?',
        'What does your partner do on grey days that you could watch for hours?',
        'Which grey day with your partner turned out better than a sunny one?',
        'What would you like your partner to know about you on grey days?',
        'What else could warm the two of you on such a day?',
      ],
      alike: [
        'What would make it even warmer?',
        'What was the coldest day that you two got through with it?',
      ],
      unlike: [
        'How do you two share one blanket or one window?',
        "{one}, when did {other}'s way of getting warm last work on you?",
      ],
      tender: [
        'On a grey day inside, {one}, what takes a little of the chill off?',
        'Which is nearest to what you want today: warmth, light or the covers?',
      ],
      light: [
        'If you two were hot water bottles, what would be printed on the covers?',
        'Whose cold feet have caused the most trouble?',
      ],
      short: [
        'Soup, socks or sunshine from a lamp: which comes first?',
        '{one}, what is the warmest thing you own?',
      ],
    },
    ideas: [
      'Each of you warms one thing for the other this week: a cup, a towel, a pair of socks, or a line sent from far away.',
      'On the next grey day, light a lamp or a candle each at the same time, and stay by it for ten minutes with something hot.',
    ],
    gentleIdea:
      'Put one warm thing where the other will find it, and leave it without a word. The other may use it or not.',
    quietIdea:
      'On a cold, grey day, each of you may put one warm thing within your own reach, such as socks or soup. Bringing the other one is optional.',
  },
  {
    id: 'health-one-of-you-sad',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'tender',
    depth: 2,
    content: 'What can you two do together on a day when one of you is sad?',
    about: 'a day when one is sad',
    reflections: [
      'A person can be sad and hungry at the same time, and the hunger is easier to help with.',
      'When one is sad and one is not, both may feel a step out of place.',
      'Sad days have room for small, plain things, such as peeling potatoes.',
    ],
    asks: {
      any: [
        'What plain thing would you be glad of on a sad day?',
        'What is hard about a day when only one of you is sad?',
        'What makes you unsure when your partner is sad?',
        'How would you like your partner to find out that you are sad?',
        'Which sad day did the two of you get through well enough?',
        'What has your partner taught you about being sad, without meaning to?',
        'What does a sad day leave behind with you two, good or not?',
        'Of the things you both wrote, which would be too much on a very sad day?',
        'How could the one who is sad say which of these is welcome?',
      ],
      alike: [
        'Which of you usually suggests it first?',
        'What could be added to it on a long sad Sunday?',
      ],
      unlike: [
        'How could one such day hold something of both?',
        'When {one} is the sad one, which of the two ways comes first?',
      ],
      tender: [
        '{one}, what kind of company would be right, if any?',
        'How may others behave around you then: as usual, or a bit more softly?',
        'What are you glad to be left to do on such a day?',
      ],
      light: [
        'How does a joke go down with you on a sad day, {one}?',
        'Which film would you two put on, sad or not?',
      ],
      short: [
        'What is the smallest thing that is still possible then?',
        'Inside or outside, {one}: where is a sad day easier?',
      ],
    },
    ideas: [
      'Choose one quiet job for two, such as sorting photos or shelling nuts, and save it for the next sad day of either of you.',
      'Each of you says one thing that is fine on your sad days and one that is not. Five minutes, with no discussion.',
    ],
    gentleIdea:
      'If one of you is sad this week, the other sits near or stays on the line for ten minutes. It may stay just as sad.',
    quietIdea:
      'If either of you is sad this week, ten quiet minutes with the other or with a friend may help a little. Being sad alone is fine too.',
  },
  {
    id: 'health-how-near-when-low',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'When your mood drops, how near would you like your partner to stay?',
    about: 'how near to stay when you are low',
    reflections: [
      'On a low day, the sofa can feel too full at four and too empty at five.',
      'A low mood can want an arm around it, or the whole width of the room.',
      'From outside, staying back can pass for coldness and coming close for fuss.',
    ],
    asks: {
      any: [
        'What could somebody do for you from another room on a low day?',
        'How would you like to be looked in on, next time your mood drops?',
        'What makes it harder for you to have someone near when you are low?',
        "What would you like to know when your partner's mood begins to drop?",
        'What brings you two near again once the mood has lifted?',
        'What tells you that your partner would like you to come a little nearer?',
        'How near did people come in your family when someone was low?',
        'How does the distance your partner wishes for compare with what you usually do?',
        'What helps you to keep to the distance your partner wishes for, near or far?',
      ],
      alike: [
        'If both moods drop on one day, who stays where?',
        'From that distance, how do you two let each other know you are there?',
      ],
      unlike: [
        'Which is harder for you: to come close or to stay away?',
        '{one}, what could {other} take for a sign to come nearer?',
      ],
      tender: [
        '{one}, how near is right today?',
        'From a distance, which small sign of care would be welcome?',
        'When is a knock at the door welcome, after a while apart?',
      ],
      light: [
        'What is far enough: the next chair, the next street, the next country?',
        '{one}, what may be slid under the door?',
      ],
      short: [
        'If you were a cat, {one}, where would you sit on a low day?',
        'Which would do on such a day: same room, next room, a message?',
      ],
    },
    ideas: [
      'Each of you draws a line on paper with you at one end. Mark where the other would best be on a low day, and swap.',
      'Agree on two signs that work without words, one for nearer and one for some room. Each of you uses one of them this week.',
    ],
    gentleIdea:
      'On a low day this week, the one who is low picks the distance, and the other keeps it kindly until the evening.',
  },
  {
    id: 'health-good-mood-gives-away',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    content: 'What gives you away when you are in a good mood?',
    about: 'signs of your good mood',
    reflections: [
      'A good mood can be heard in a hum, on the stairs or over the phone.',
      'Good moods leak out in whistling, in cleaning, in bad puns at breakfast.',
      'Low moods get asked about; good ones often pass through without a word.',
    ],
    asks: {
      any: [
        'What do you like your partner to do when you are in a good mood?',
        'What does your partner do in a good mood that you love to see?',
        "What happens to your own mood when your partner's is good?",
        'How do you like your partner to join in when you are cheerful?',
        'What can put you in a good mood within a minute?',
        'What does your partner agree to only when they are in a good mood?',
        'When did you last see the sign that your partner describes?',
      ],
      alike: [
        'What do the neighbours get to hear when you are both in that mood?',
        'Who started it, the last time you were both so cheerful?',
      ],
      unlike: [
        "{other}, what would you have made of {one}'s sign, not knowing?",
        'How do a noisy good mood and a quiet one share a room?',
      ],
      tender: [
        'If a good mood seems far off just now, what is there in its place?',
        "{one}, how do other people's good moods sit with you at the moment?",
      ],
      light: [
        '{one}, which chore do you suddenly adore in that mood?',
        'Which mad promise have you two made in high spirits?',
      ],
      short: [
        'Which song do you hum, if any?',
        '{one}, when did somebody last ask what you were so pleased about?',
      ],
    },
    ideas: [
      'For the rest of the week, whoever catches the other in a good mood says so: caught. Keep count, if you like.',
      'Each of you puts down one tune that goes with your good mood. Play or send both on the same evening.',
    ],
    gentleIdea:
      'All moods are fine this week. A good one may be told in one line, a poor one too, and neither of you asks the other to switch.',
    quietIdea:
      'Each of you may notice once this week how you are, with nobody asking you to feel otherwise. Telling it is optional.',
  },
  {
    id: 'health-worry-at-night',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'If a worry keeps you up at night, what would you like from your partner?',
    about: 'a worry that keeps you up',
    reflections: [
      'At three in the morning, most doors that could help with a worry are shut.',
      "At night there is little to take a person's mind off a worry.",
      'Some people want their night worry heard, and others want the night to be left in peace.',
    ],
    asks: {
      any: [
        'What helps a little until it gets light, if anything does?',
        'What would you like to hear at breakfast after a night of worry?',
        'How do you feel about being woken when your partner is worried?',
        'How would you like to learn that your partner lay awake?',
        'Which words in the dark can make a night worry a bit smaller?',
        'Which worry looks quite different to you by daylight?',
        'When would you want your partner to wake you, whatever the hour?',
        'What would make it easier for you to ask for that at night?',
        'What would be good to have the next morning, after such a night?',
      ],
      alike: [
        'If you are both awake, who speaks first?',
        'When two people are awake with one worry, what is different?',
      ],
      unlike: [
        'In the dark, how would you two know who wants what?',
        "How much of the other's wish could you manage at three in the morning?",
      ],
      tender: [
        '{one}, which would be kinder just then: talk or silence?',
        'What would ease that hour a little, without solving anything?',
        'In the morning after, how would you like to be met?',
      ],
      light: [
        'What is the silliest thing you have ever lost sleep over?',
        '{one}, what does the worry charge for night work?',
      ],
      short: [
        'What is the room like when you wake with it?',
        'A word, a hum, a hand signal in the dark, {one}: which would do?',
      ],
    },
    ideas: [
      'Put paper and a pen where each of you sleeps. A night worry gets one line; in the morning you swap lines, or tear them up.',
      'Settle by daylight what each of you wants when a worry comes at night: be told, be woken, or hear of it at breakfast.',
    ],
    gentleIdea:
      'The morning after, the one who was awake says only: poor night. The other asks for no more and goes easy until noon.',
    quietIdea:
      'If a worry keeps either of you up, a lamp and a cup of tea are a start. In the morning, whoever was awake may tell somebody, or rest.',
  },
  {
    id: 'health-only-tired',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'What might your partner take the wrong way when you are only tired?',
    about: 'what tiredness makes you seem',
    reflections: [
      'A short answer can come from tiredness, hurry, hunger or hurt.',
      'Tired and cross use the same short words.',
      'A yawn, a sigh or a flat yes can start a quarrel that nobody meant to have.',
    ],
    asks: {
      any: [
        'How do you like to be asked whether you are tired, or more than that?',
        'When you are tired, how would you like a short answer to be taken?',
        'How could you two be gentle with each other when both are tired?',
        'What could you say so that being tired does not sound like being cross?',
        "What could you ask when you cannot read your partner's tired face?",
        'Which tired mix-up between you two do you still remember?',
        'What do you love about your partner even when they are worn out?',
        'How have you taken it until now when your partner was like that?',
        'What would help you remember, in the moment, that your partner is only tired?',
      ],
      alike: [
        'When both are tired and both take it the wrong way, what ends it?',
        'Of all your mix-ups, which came from nothing but lack of sleep?',
      ],
      unlike: [
        "How can you tell {other}'s tired from {other}'s angry, {one}?",
        'Whose kind of tired is easier to mistake?',
      ],
      tender: [
        'What else is in it besides being tired, {one}, if anything?',
        'On a tired day, what may others safely assume about you?',
      ],
      light: [
        'What would the subtitles say under your tired face?',
        '{one}, who was the last innocent person to get your tired face?',
      ],
      short: [
        'What do you say less of when you are tired: please, thanks, or anything?',
        'Which of your sighs means nothing at all, {one}?',
      ],
    },
    ideas: [
      'For three days, begin tired talk with a label: tired, not cross. Each of you may also ask the other which it is.',
      'Each of you acts out your tired voice for ten seconds, then your cross one. See if the other can tell which is which.',
    ],
    gentleIdea:
      'Each of you gets one evening this week to go to bed as early as you like, with no talk due and no reason given.',
  },
  {
    id: 'health-welcome-nudge',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'What kind of nudge do you welcome when you are doing too much?',
    about: 'being nudged to stop',
    reflections: [
      'Halfway up a ladder is a bad place to be told to take a rest.',
      'Being told to stop can feel like care at noon and like orders at midnight.',
      'People who are doing too much often have good grounds for each thing they do.',
    ],
    asks: {
      any: [
        'When in a long job is it easiest for you to stop?',
        'What is the difference, for you, between a nudge and a push?',
        'How would you like to say, kindly, that a nudge is enough?',
        'How many nudges can your partner try before it is one too many?',
        'When you do too much, what usually makes you stop in the end?',
        'How can you tell that your partner is close to doing too much?',
        'Who in your life could get you to stop with one look?',
        'What were you doing, the last time a nudge like that would have helped?',
      ],
      alike: [
        'With both of you doing too much, who could nudge the pair of you?',
        'What is it that you both find so hard to leave?',
      ],
      unlike: [
        'What might go awry if you gave {other} your own kind of nudge, {one}?',
        'When a nudge comes out clumsy, how can it be put right?',
      ],
      tender: [
        '{one}, which of your jobs could shrink this week?',
        'When stopping is not possible, what kind of word still helps?',
      ],
      light: [
        'Which gets you to stop sooner: two strong people or a biscuit?',
        '{one}, which nudge has been tried on you without any luck?',
      ],
      short: [
        'A hint, a joke, a cup put down beside you: which works sooner?',
        'At what time of the day would a nudge be right for you, {one}?',
      ],
    },
    ideas: [
      'Each of you picks the words for your own nudge, four at most. The other may use them once this week, at a good moment.',
      'Each sets one alarm for the other this week, with a kind name on it. When it rings, stop for five minutes.',
    ],
    gentleIdea:
      'Each of you tells the other one thing this week that may be done badly, late, or by nobody. No comment is made.',
    quietIdea:
      'In the middle of doing too much, each of you may stop for ten minutes this week and sit or lie down. What is left can wait.',
  },
  {
    id: 'health-no-energy-to-talk',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'When you have no energy left for a talk, how would you like to say so?',
    about: 'having no energy left to talk',
    reflections: [
      'Having no strength for a talk is not the same as having nothing to say.',
      'Not now is a short sentence with a lot of ways to be heard.',
    ],
    asks: {
      any: [
        'How would you like a tired silence of yours to be taken?',
        'What answer would you like, next time you have no energy to talk?',
        'What tells you all is well when your partner is not talking?',
        'When would you like to come back to a talk that was put off?',
        'What do you think first when your partner has no energy to talk?',
        'What can your partner tell you at any hour, however tired you are?',
        'Which things do you two say to each other without any words?',
        'What would you say back if your partner told you in just that way?',
        'How have you said it until now, compared with how you would like to?',
      ],
      alike: [
        'Out of words at the same time, how do you two fill the evening?',
        'How could one gesture say it for you both?',
      ],
      unlike: [
        'If one is out of words and the other full of them, what then?',
        '{one}, what makes a not now from {other} easier to hear?',
      ],
      tender: [
        'How easy is it to get that sentence out?',
        'By when would a talk be possible again, {one}, if at all?',
      ],
      light: [
        'What would the answering machine of a worn-out {one} say?',
        'Which noise would do in place of a sentence?',
      ],
      short: [
        'Which two words could do it for you?',
        '{one}, at what hour do you tend to run out of talk?',
      ],
    },
    ideas: [
      'Make two cards or choose two symbols: open and closed. For three evenings, each of you shows one of them without a word.',
      'Agree on a not-now that comes with a time, such as not now, after supper. Each of you may use it once this week.',
    ],
    gentleIdea:
      'On one evening, talk is off for both of you after a time you both choose. A nod or a short message is plenty.',
    quietIdea:
      'Each of you may keep a talk short this week, or leave it for a day with more strength. A nod or a short message is fine.',
  },
  {
    id: 'health-close-to-tears',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 3,
    content: 'When you are close to tears, what do you hope your partner will do?',
    about: 'being close to tears',
    reflections: [
      'After tears, a glass of water can be worth more than a good sentence.',
      'Tears come at sinks, in cars and at silly films, and seldom by appointment.',
      'Some people cry to be comforted, and others would like the room to themselves.',
    ],
    asks: {
      any: [
        'What is good for you in the hour after tears?',
        'What were you taught about tears when you were young?',
        'What goes through your mind when your partner is close to tears?',
        'How could your partner see that you are close to tears?',
        'What makes it harder for you when tears are close, however kindly meant?',
        'What kind of thing brings your partner close to tears, as far as you know?',
        'Which happy thing has brought you close to tears?',
        'What might be hard for you about doing what your partner hopes for?',
      ],
      alike: [
        'Knowing this of each other, what can be left unsaid next time?',
        'When did the two of you find out that you are alike in this?',
      ],
      unlike: [
        "When it comes to it, how will each of you remember the other's wish?",
        "What would make {one}'s wish easy for you, {other}?",
      ],
      tender: [
        '{one}, what would be right at that moment: a word, a tissue, a closed door?',
        'Afterwards, how would you like things to go on?',
        'How soon afterwards is a question all right?',
      ],
      light: [
        'Which ridiculous film gets you every time?',
        '{one}, what is the least sad thing you ever cried at?',
      ],
      short: [
        'Which would you rather, {one}: be held, or be left a minute?',
        'What do your eyes do when it is close: blink, burn, hide?',
      ],
    },
    ideas: [
      'Each of you says which two things may be done when tears are near and which one not. Two minutes each, then something else.',
      'Put a pack of tissues where both of you know it is. Whoever reaches for it gets ten minutes without questions.',
    ],
    gentleIdea:
      'If tears come this week, the one who has them says stay or go. The other does that, and nothing more.',
    quietIdea:
      'If tears come to either of you this week, they may come. A quiet room is fine, and so is company or a friend on the phone.',
  },
  {
    id: 'health-on-wheels',
    category: 'health',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 1,
    content: 'If your energy today were something with wheels, what would it be?',
    about: 'your energy today, on wheels',
    reflections: [
      'Bicycles, prams and lorries all stop now and then, each in a different place.',
      'A wheelbarrow and a racing bike may both get there, and not in time for the same lunch.',
      'It can be easier to say tractor with a flat tyre than to say how one is.',
    ],
    asks: {
      any: [
        'What would make the next few days run more easily for you?',
        'How fast would you like the rest of the day to roll?',
        "What have you noticed about your partner's energy today?",
        'What cost you more strength today than anyone could see?',
        'What would fill up your tank a little before the day ends?',
        'What would you pack for your partner if tomorrow were a long road?',
        'If you two swapped wheels for a day, what would surprise you first?',
        'What would you like to ask your partner about a day on those wheels?',
        "What kind of evening would suit your energy and your partner's as they are today?",
      ],
      alike: [
        'How do two of the same kind get up a hill together?',
        'What would the two of you do for a spare wheel?',
      ],
      unlike: [
        'How could one give the other a tow this week?',
        'At whose speed do you two go when you are out together?',
      ],
      tender: [
        'What could be unloaded for a while?',
        '{one}, what is the next good place to pull over?',
      ],
      light: ['What noise does it make going uphill?', 'Who let {one} have a licence for that?'],
      short: [
        'How is the tank: full, half, fumes?',
        'Uphill, downhill or parked, {one}: which is it today?',
      ],
    },
    ideas: [
      'For three days, send each other your wheels of the day in a word or a picture. No questions, unless one is asked for.',
      "Each of you draws your own wheels on a scrap of paper in two minutes, and adds one thing to the other's drawing.",
    ],
    gentleIdea:
      'Once this week, either of you may send the word parked. The other takes it as read, and plans nothing for that evening.',
    quietIdea:
      'Each of you may come to a stop for ten minutes this week, wherever you are, and let everything stand. No reason is called for.',
  },
  {
    id: 'health-kind-of-tired',
    category: 'health',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 2,
    content: 'What kind of tired are you at the moment?',
    about: 'the kind of tired you are',
    reflections: [
      'Tired is a single word for sore feet, a full head and a heavy heart.',
      'One kind of tired goes with a nap, and another is still there after a week off.',
    ],
    asks: {
      any: [
        'What would you like to be asked for less often while you are tired?',
        'How can your partner see which kind of tired you are?',
        "What surprises you about your partner's kind of tired?",
        'What would leave you a bit less tired by the end of this week?',
        'Which kind of tired do you almost like?',
        'When did you last see your partner wide awake, with sparkling eyes?',
        'What do you never give up, however tired you are?',
      ],
      alike: [
        'Which job can slide while you are both tired like this?',
        'What has been wearing you both down in the same way?',
      ],
      unlike: [
        "How can the two kinds of tired keep out of each other's way?",
        'What rests {other} that only makes you more tired, {one}?',
      ],
      tender: [
        'Which part of being tired does sleep not mend for you?',
        '{one}, what would it be good to hear tonight?',
        'Which ten minutes of the day weigh the least?',
      ],
      light: [
        'If it came in a paint shop, what would that shade of tired be called?',
        'Which creature is best at your kind of tired?',
      ],
      short: [
        'Tired where, {one}: legs, head, heart or calendar?',
        'What would you fall asleep over, right now?',
      ],
    },
    ideas: [
      'Each of you names the kind of tired you are, three evenings in a row, in three words. The other says: noted, and good night.',
      'Find one thing each that suits your kind of tired, such as a bath, a chat or an empty room. Both take ten minutes of it.',
    ],
    gentleIdea:
      'Tonight, whoever is more tired chooses what the last ten minutes of the evening are for. If it is a tie, nothing at all.',
    quietIdea:
      'Tonight each of you may rest in the way that suits your own kind of tired: sleep, quiet or a bit of air. Ten minutes are a start.',
  },
  {
    id: 'health-in-your-body',
    category: 'health',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'What is it like to be in your body these days?',
    about: 'being in your body these days',
    reflections: [
      'People ask what a body can do, and seldom what it is like to live in.',
      'People speak of their bodies in jokes and groans, and hardly ever in plain news.',
    ],
    asks: {
      any: [
        'What would be a kindness to your body in the days ahead?',
        'Which small kindness would your body like this week?',
        'What can your body do that you are quietly glad of?',
        'How do you like to be asked how your body is doing?',
        'What has your body put up with lately?',
        "What do your partner's hands do well that you like to watch?",
        'What did your body love doing when you were ten?',
        "What had you not known about how your partner's body feels these days?",
        'What, if anything, would you like to be different now that your partner knows this?',
      ],
      alike: [
        'What could you two make easier for both of these bodies?',
        'How does it help to know that the other has it much the same?',
      ],
      unlike: [
        'How do two such different bodies share one day?',
        'What does each body ask for at the end of a day?',
      ],
      tender: [
        '{one}, what would you like {other} to know, and leave uncommented?',
        'When is it at its easiest, even for a short while?',
        'How would you like to be spoken to about it, if at all?',
      ],
      light: [
        'If your body were rented out, what would the advert say?',
        'Which part of you is still in mint condition?',
      ],
      short: [
        'Stiff, light, heavy, restless, {one}: which comes nearest?',
        'How did it feel to get up this morning?',
      ],
    },
    ideas: [
      'Each of you tells the other which part of you has worked hardest this week, and gives that part a rest of ten minutes.',
      'Warm water, a good chair, loose clothes: each of you picks one ease for the body and has it on the same evening.',
    ],
    gentleIdea:
      'Once this week, each of you says one plain word for how your body is today. The other says thank you, and no more.',
    quietIdea:
      'One evening this week, each of you may rest for ten minutes in the way that is kindest to your body: lying down, sitting, under a blanket. Talking is up to you.',
  },
  {
    id: 'health-comforted-when-little',
    category: 'health',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    content: 'What comforted you when you were little?',
    about: 'what comforted you when little',
    reflections: [
      'A smell can bring back a far-off year faster than any photograph.',
      'What comforts small people differs a great deal, and some had to find it for themselves.',
    ],
    asks: {
      any: [
        'Which smell, taste or song is a comfort to you today?',
        'Which childhood comfort would still work on you today?',
        'What would you like to ask your partner about being little?',
        'How do you like your partner to comfort you, now you are grown up?',
        'Which comfort from when you were little would you still not share?',
        'What of the child your partner once was do you still see today?',
        'Who, if anyone, could comfort you as a child with hardly a word?',
        'What do you picture when you read about your partner as a small child?',
        'Where does that old comfort show in the way you comfort others today?',
      ],
      alike: [
        'What was it about that comfort that worked on both of you?',
        'What has taken its place for the two of you?',
      ],
      unlike: [
        'In what ways were those two small people different?',
        'What would {one} at six have made of {other} at six?',
      ],
      tender: [
        '{one}, what was missing then, if you care to say?',
        'What about those days is better left in peace?',
      ],
      light: [
        'What became of it: lost, loved to bits, or still in a box somewhere?',
        'If it had a name, how did it get that name?',
      ],
      short: [
        'Soft, sweet or furry: which was it?',
        '{one}, where did you go to when you were seven and the day was bad?',
      ],
    },
    ideas: [
      'Each of you finds a trace of that comfort this week, such as a smell, a rhyme or a taste, and shares it with the other.',
      'Tell each other about one corner from when you were little where it was good to be. Three minutes each, as if leading the way.',
    ],
    gentleIdea:
      'Each of you may have one small comfort this week that is really meant for someone of six. No remarks are passed.',
    quietIdea:
      'Each of you may give yourself one small comfort this week: a soft jumper, a warm pillow, a lamp left on. No reason is asked.',
  },
  {
    id: 'health-hands-when-head-full',
    category: 'health',
    mechanism: 'coping',
    valence: 'warm',
    depth: 1,
    content: 'What do your hands like to do when your head is full?',
    about: 'what your hands do',
    reflections: [
      'Busy hands look as if the head were free, so the next question walks straight in.',
      'For some people a full head goes straight into the fingers.',
    ],
    asks: {
      any: [
        'Which questions can wait while your head is full?',
        'When did busy hands last do you good?',
        'What could the two of you do with your hands, side by side, one evening?',
        "What have you noticed your partner's hands do on full days?",
        'Who in your family also gets busy with their hands when something is on their mind?',
        "What have your partner's hands made or mended that you are glad of?",
        'What did you take it to mean, until now, when your partner did that?',
        'What do you like others to do, or leave, while your hands are busy like that?',
      ],
      alike: [
        'How about four hands: at what could yours work side by side?',
        'What gets done around you two thanks to full heads?',
      ],
      unlike: [
        "How would it go if each of you tried the other's thing for an hour?",
        'How can busy hands and idle hands share one quiet evening?',
      ],
      tender: [
        'What is good for you when even that is too much?',
        '{one}, what could be taken out of your hands just now?',
      ],
      light: [
        'What have your hands ruined that way?',
        'Which of you two has the more dangerous hands when the head is full?',
      ],
      short: [
        'Something soft, something wet, something with a screwdriver: which one?',
        'What was in your hands just before this, {one}?',
      ],
    },
    ideas: [
      'Sit together, in one place or on a call, for ten minutes, each with something for the hands. Talk is welcome and not called for.',
      'Swap the things that your hands like for five minutes: one gets the dough or the yarn, the other the tools or the pen.',
    ],
    gentleIdea:
      'Put one small thing for the hands within reach of each of you this week: clay, string, beads, a pen. Nothing is meant to come of it.',
    quietIdea:
      'Each of you may keep one small thing near for your hands this week, such as clay, a smooth stone or a warm mug. Nothing is meant to come of it.',
  },
  {
    id: 'health-short-break',
    category: 'health',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 1,
    content: 'When you get a short break, how do you like to spend it?',
    about: 'a short break in the day',
    reflections: [
      'Ten minutes to yourself can be hard to find in the middle of a full day.',
      'Some breaks leave a person just as tired, only later.',
    ],
    asks: {
      any: [
        'What small thing makes a short break feel longer?',
        'When did a short break last really do you good?',
        'What would be a lovely surprise in the middle of your next short break?',
        'What could each of you look after so the other gets a real break?',
        'On which break of the day would a word from your partner be welcome?',
        'What tends to eat up your breaks on a usual day?',
        'What do you picture your partner doing on a break without you?',
        'What can your partner do in five minutes that changes your whole day?',
        'How could your partner help you get a break like that more often?',
      ],
      alike: [
        'When this week could you two take that break together?',
        'What is so good about it that you both chose it?',
      ],
      unlike: [
        "What would happen if you took each other's break tomorrow?",
        'How could a break with company and a break without fit into one day?',
      ],
      tender: [
        '{one}, between which two jobs would a pause help most?',
        'What is the least that would count as a break this week?',
      ],
      light: [
        'How did your longest short break come about?',
        '{one}, what do you pretend to be doing on that break?',
      ],
      short: [
        'Sitting, standing or horizontal: how is a break best?',
        '{one}, where were you in your last ten free minutes?',
      ],
    },
    ideas: [
      'Agree on one short break at the same minute on one day. Each of you spends it your own way and sends one word from it.',
      "Each of you writes a menu of three breaks: one minute, five minutes, fifteen. Swap menus and try one from the other's.",
    ],
    gentleIdea:
      'Each of you takes one break this week without doing anything for anyone in it. No one asks what it was for.',
  },
  {
    id: 'health-rescue-bad-start',
    category: 'health',
    mechanism: 'coping',
    valence: 'warm',
    depth: 1,
    content: 'What can still rescue a day that began badly?',
    about: 'rescuing a bad day',
    reflections: [
      'A day that begins badly still asks for its usual phone calls, lunches and smiles.',
      'A day can go wrong before nine and still have a decent supper in it.',
      'Some people give up a bad day by noon, and others wait for its last ten minutes.',
    ],
    asks: {
      any: [
        'What would you like to be spared on a day that began badly?',
        'What was it that turned your last bad day around?',
        'What would you love to be sent at noon on a bad day?',
        "How do you find out that your partner's day has begun badly?",
        'When is it better to let a bad day simply be bad?',
        "Which little thing could you slip into your partner's next bad day?",
        'Which day that began badly ended better than you had expected?',
        'Which part could you play, if any, in the rescue your partner describes?',
      ],
      alike: [
        'Who pulls whom out when the day began badly for both?',
        'How did you two come upon that remedy?',
      ],
      unlike: [
        "What would be odd for each of you about the other's kind of rescue?",
        'Which bad day lately could have used both your rescues?',
      ],
      tender: [
        'Some days are not to be rescued: how do you get to the end of those?',
        '{one}, what may be struck off this day without any loss?',
      ],
      light: [
        'What was the silliest thing that ever spoilt the start of a day for you?',
        'If bad days had a returns counter, what would you say there?',
      ],
      short: [
        'Food, sleep, a person, fresh air: which saves the most for you?',
        '{one}, what was the best minute of your last bad day?',
      ],
    },
    ideas: [
      'Agree on a word for a day that began badly. Sent by one, it gets one small rescue from the other before the evening.',
      'Each of you puts one rescue in a jar or a note: something that takes five minutes. Draw one on the next bad day.',
    ],
    gentleIdea:
      'On a day that went badly, each of you may leave the rest of the list for tomorrow and do one thing that is easy on you.',
  },
  {
    id: 'health-said-no-to',
    category: 'health',
    mechanism: 'coping',
    valence: 'warm',
    depth: 2,
    content: 'What did you say no to lately that did you good?',
    about: 'saying no to something',
    reflections: [
      'Saying no comes hard to many people, even in small matters.',
      'Some people say no on the spot, and others think of it at midnight.',
    ],
    asks: {
      any: [
        'How would you like a no of yours to be heard?',
        'Which small no would you love to say this week?',
        'How could your partner stand by you when you say no to someone?',
        'How do you two say no to each other in a kind way?',
        'What goes on in you just after you have said no?',
        "Which no of your partner's did you admire?",
        'When is a no from your partner easy for you to hear?',
        'What do you think it took for your partner to say that no?',
        'What has that no made room for in your days since then?',
      ],
      alike: [
        'What could the two of you say no to next, side by side?',
        'Who taught each of you to say no, or not to?',
      ],
      unlike: [
        'What is easy for you about a no that is hard for your partner?',
        'How could a quick no and a slow no help each other out?',
      ],
      tender: [
        '{one}, what did it cost you to say it?',
        'Which yes is weighing on you, if one is?',
        'Who could send the refusal in your place, this once?',
      ],
      light: [
        'Which excuse of yours would you frame and hang on the wall?',
        '{one}, what could you not say no to for all the money in the world?',
      ],
      short: [
        'To a person, a plan, a second helping: what was your last no?',
        '{one}, how quickly can you get the word no out?',
      ],
    },
    ideas: [
      'Each of you says a polite no to one small thing this week. Tell each other what it was, and how it came out.',
      'Practise for five minutes: one asks for silly favours, the other finds ever kinder ways to say no. Then swap.',
    ],
    gentleIdea:
      'For the rest of the week, both of you may answer any small request with: not this week. It is taken as a full reply.',
    quietIdea:
      'Each of you may say no to one small thing this week, whoever asks. No reason is asked for.',
  },
  {
    id: 'health-too-many-people',
    category: 'health',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 2,
    content: 'What brings you back after a day with too many people?',
    about: 'a day with too many people',
    reflections: [
      'After a crowded day, even a kind question can be one voice too many.',
      'Even people you are fond of can be too many at once.',
    ],
    asks: {
      any: [
        'What kind of welcome would you like after the next crowded day?',
        'How can your partner tell that you have had enough of people for today?',
        'What do you two enjoy telling each other after a day among people?',
        'When a crowd gets too much, how would you like to slip away?',
        'Which sign could say that a crowd is too much for one of you?',
        'How is your partner among many people compared with alone with you?',
        'Which crowd did you truly love being part of?',
        'How could you make room for the thing that brings your partner back?',
      ],
      alike: [
        'After a day with too many people, what are you two like with each other?',
        'What sign could get the two of you out of a crowd?',
      ],
      unlike: [
        'When one wants to leave the party and the other to stay, what then?',
        'What is each of you like in the first hour after it?',
      ],
      tender: [
        '{one}, on which days is even one other person too much?',
        'Where can you be a nobody for a while, after that?',
      ],
      light: [
        'On the way back from a party, what gets muttered?',
        'Which excuse to leave early has served you two best?',
      ],
      short: [
        'The door is shut, the shoes are off: what comes next?',
        '{one}, where were you last in a crowd?',
      ],
    },
    ideas: [
      'Before the next gathering, agree on a time to leave and a sign for earlier. Each of you may give the sign once.',
      'After the next day full of people, take ten minutes each in separate corners. Then meet and tell one funny thing.',
    ],
    gentleIdea:
      "For one evening this week, be two people nobody can get hold of. Each of you may also be out of the other's reach for a while.",
    quietIdea:
      'After a busy day, each of you may have ten quiet minutes to yourself, in another room or outside. Company can come later, if it is welcome.',
  },
  {
    id: 'health-drops-out-first',
    category: 'health',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 2,
    content: 'Which good thing drops out first when you have too much on?',
    about: 'what drops out when it is busy',
    reflections: [
      'Dentists get a place in the calendar, while good things get what is left over.',
      'Nobody phones to ask where your afternoon nap has got to.',
    ],
    asks: {
      any: [
        'Which good thing would you like to keep a place for this week?',
        'When did you last have time for the good thing that drops out first?',
        'What could you say to each other when a good thing starts to slip away?',
        'When you have too much on, what would you like to be reminded of?',
        'Which good thing comes back first, once there is room again?',
        'Which good thing does your partner hold on to longest in a full week?',
        'What good thing used to be in your week that you quietly miss?',
      ],
      alike: [
        'If it is the first to go for both of you, who could call it back?',
        'After three weeks without it, what are you two like?',
      ],
      unlike: [
        "How could each of you guard the other's good thing for a week?",
        'What do you see change in your partner when that good thing is missing?',
      ],
      tender: [
        'What could drop out in its place this week?',
        '{one}, what is the smallest piece of it that would still do you good?',
      ],
      light: [
        'What, on the other hand, have you not skipped once, {one}?',
        'Which dull thing survives every busy week like a cockroach?',
      ],
      short: [
        'A book, a bath, a friend, a nap: what goes first?',
        '{one}, on which day did it last happen?',
      ],
    },
    ideas: [
      'Each of you gets ten minutes this week for the thing that drops out first. The other keeps the door and the phone.',
      "Swap calendars for five minutes. Each of you pencils in ten minutes for the other's good thing.",
    ],
    gentleIdea:
      'Each of you says the name of what has dropped out, and leaves it out for this week on purpose. It will keep.',
    quietIdea:
      'Each of you may take ten minutes this week for one good thing you have missed, or rest instead. It can be done alone.',
  },
  {
    id: 'health-cool-down-from-anger',
    category: 'health',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 2,
    content: 'What helps you cool down when something has made you angry?',
    about: 'cooling down from anger',
    reflections: [
      'After anger, the heart stays fast for a while, even when the words have stopped.',
      "Anger has its own clock, and some people's runs ten minutes while others' runs two days.",
      'One person goes quiet when angry, and another would rather walk or talk.',
    ],
    asks: {
      any: [
        'How much quiet or space is good for you after something upsetting?',
        'What would you like to hear first, once you have cooled down?',
        'How can your partner tell that you have cooled down?',
        'What is it like for you while your partner cools down?',
        'What is better left unsaid while you are still cooling down?',
        'How do you two find your way back to each other after a storm?',
        'How did people at home cool down when you were a child?',
        'What could you do, or leave, so that your partner can cool down like that?',
      ],
      alike: [
        'When you are both fuming at once, what slows it down?',
        'Which of you is first to laugh again?',
      ],
      unlike: [
        'How can a fast cooler and a slow cooler wait for each other?',
        "What does each of you see of the other's way of cooling down?",
      ],
      tender: [
        'What else is there beside the anger, {one}, if you care to say?',
        'When the anger will not go, what makes it a bit easier to carry?',
      ],
      light: [
        'Which harmless object has been shouted at the most?',
        '{one}, which lifeless thing brings out your rudest words?',
      ],
      short: [
        'Cold water, loud music, a long way round: which one for you?',
        '{one}, where do you go with your anger: outdoors, the shower, a sheet of paper?',
      ],
    },
    ideas: [
      'Agree on a way to say later, with a time attached, for when one of you is hot. Each may use it this week.',
      'Each of you tells the other about one small thing that made you angry this week, for two minutes. The other only says: go on.',
    ],
    gentleIdea:
      'When either of you is hot this week, a pause of fifteen minutes can be had by saying pause. The other leaves the matter there.',
    quietIdea:
      'When things get heated this week, each of you may go and be somewhere quiet for a while, indoors or out. Nobody is followed or asked to explain.',
  },
  {
    id: 'health-drains-faster',
    category: 'health',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 2,
    content: 'What drains you faster than people would guess?',
    about: 'what drains you fast',
    reflections: [
      'Nobody offers a chair after a long phone call, though it can take as much as a run.',
      'The same task can be a stroll for one and a climb for the other.',
    ],
    asks: {
      any: [
        'What is good to be offered when you come in worn out?',
        'How does it show that you are drained, before you say a word?',
        'What could your partner do before or after something that drains you?',
        'Which draining thing would be easier with your partner beside you?',
        'What drains one of you that the other hardly feels?',
        'What do you think drains your partner most, without a word about it?',
        'What once drained you that you can do easily now?',
        'When have you seen your partner come away from the thing they named?',
        'What takes the most out of you: the time before it, during it or after?',
      ],
      alike: [
        'Who does it in the end, when it drains you both?',
        'What might be a good reward once it is over for you both?',
      ],
      unlike: [
        'Which of these could change hands between you, now and then?',
        "What is the other one's draining thing like for each of you?",
      ],
      tender: [
        'What could somebody take over, so that you are spared one round of it?',
        'Which drain could be plugged for this week?',
      ],
      light: [
        'After ten minutes of it, {one}, what is left of you?',
        'What kind of medal do you get for surviving it?',
      ],
      short: [
        'A shop, a queue, a phone call: which takes the most out of you?',
        '{one}, where does it tend to happen?',
      ],
    },
    ideas: [
      'Each of you picks one draining thing of this week. Before it and after it, the other sends a word.',
      'For two days, mark each draining thing with a dot on your hand or on paper. Compare dots in five minutes.',
    ],
    gentleIdea:
      'Each of you may put off one draining thing until next week. The other says only: all right.',
    quietIdea:
      'Each of you may put off one tiring thing this week, or rest for ten minutes before it. No reason is asked.',
  },
  {
    id: 'health-worry-out-of-your-hands',
    category: 'health',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'What do you do with a worry that you can do nothing about?',
    about: 'worries out of your hands',
    reflections: [
      'A worry told to three people comes home with three pieces of advice.',
      'Some worries come with a list of jobs, and some come with nothing to do at all.',
      'When nothing can be done about a worry, people clean, joke, read or wait by the phone.',
    ],
    asks: {
      any: [
        'What would you like from a listener when there is nothing to solve?',
        'What helps you two set a worry aside for one evening?',
        'How often do you like to be asked about a worry that will not go?',
        'What do you feel like doing when your partner has a worry like that?',
        'Which advice is no use when nothing can be done about a worry?',
        'What have you learned from your partner about waiting?',
        'Which old worry of yours weighs less today than it once did?',
        'While you deal with it your way, what part is there for your partner?',
      ],
      alike: [
        'What keeps the two of you company while you both wait?',
        'Which words do you two have for it between you?',
      ],
      unlike: [
        'What helps when one of you worries out loud and the other in silence?',
        "Where do you think the other's way of worrying comes from?",
      ],
      tender: [
        '{one}, which is easier today: being asked about it, or an evening off from it?',
        'What is it good to have nearby while it lasts?',
        'Who else may know about it?',
      ],
      light: [
        'Which useless cure have you tried on it?',
        '{one}, what do you tell a worry that does not listen?',
      ],
      short: [
        'At what time of day is it smallest?',
        '{one}, hands or head: which one do you keep busy then?',
      ],
    },
    ideas: [
      'Set a timer for five minutes: each of you says everything about such a worry that comes to mind. At the bell, do the dishes.',
      'Write a worry that is out of your hands on a slip each, and put both under one stone or cup for the week.',
    ],
    gentleIdea:
      'Each of you may say: still there. The other says: yes. It can be said every day this week.',
    quietIdea:
      'Each of you may write a worry down this week, for your own eyes, or tell it to somebody you trust.',
  },
  {
    id: 'health-day-off-from-strong',
    category: 'health',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'If you had a day off from being strong, what would you do with it?',
    about: 'a day off from being strong',
    reflections: [
      'The strong one is often asked for help and seldom asked how things are going.',
      'Being strong can look like making the sandwiches on the day everything went wrong.',
    ],
    asks: {
      any: [
        'What would you like to be asked when you have been strong for a long time?',
        'How would you like to say that you are done being strong for today?',
        'What is it like for you to lean on your partner?',
        'What could your partner take over so you can stop being strong for an hour?',
        'Who are you being strong for at the moment?',
        'What would show you that your partner is being strong for your sake?',
        'Who was allowed to be weak in the family you grew up in?',
        "What does your partner's day off tell you about their ordinary days?",
        'When did you last come close to a day like that?',
      ],
      alike: [
        'If both of you took that day off at once, what would break first?',
        'Who could mind the world for the two of you?',
      ],
      unlike: [
        'How could you two take turns at being strong?',
        'What does being strong mean to each of you, in plain terms?',
      ],
      tender: [
        '{one}, which piece of that day could you have before Sunday?',
        'When you are not strong, what is good to have around you?',
        'What would you like nobody to say on that day?',
      ],
      light: [
        'What would the sign on your door say that day?',
        'Which film hero would be no good at a day off?',
      ],
      short: [
        'In or out, alone or with somebody: where does that day take place?',
        '{one}, what would be the very first thing you would not do?',
      ],
    },
    ideas: [
      'Each of you takes ten minutes off from being strong this week: for moaning, hiding or doing nothing. The other keeps watch.',
      'Draw up the roster for one day: one of you is the strong one before noon, the other after. Keep to it just for fun.',
    ],
    gentleIdea:
      'For one evening, each of you may be no use at all. Nobody cheers anybody up, and supper may be bread.',
    quietIdea:
      'For ten minutes this evening, each of you may put everything down and simply rest, side by side or in separate rooms.',
  },
  {
    id: 'health-old-sadness-visits',
    category: 'health',
    mechanism: 'coping',
    valence: 'tender',
    depth: 3,
    content: 'Which old sadness still visits you now and then?',
    about: 'an old sadness that visits',
    reflections: [
      'An old sadness can come with a song, a smell, a date or the first cold morning.',
      'Years on, a sadness may come less often and still take the whole afternoon.',
    ],
    asks: {
      any: [
        'What would you like close by when an old sadness comes to visit?',
        'How would you like an old sadness to be spoken about between you two?',
        'When an old sadness comes, what would you like from your partner, if anything?',
        'How could your partner notice that an old sadness has come back?',
        'Which good memory is tied to an old sadness of yours, if there is one?',
        'What would you like to ask your partner about living with an old sadness?',
        'What do you see differently because of an old sadness, if anything?',
        'What would you like your partner to do with what you have told them?',
      ],
      alike: [
        'How do you two speak of it, when you speak of it at all?',
        'What could you two do on a day when it comes to both?',
      ],
      unlike: [
        'How can someone be good company to a sadness they have not had?',
        'What may your partner ask you about it, today or some other day?',
      ],
      tender: [
        '{one}, which is right for now: to go on, or to leave it here?',
        'What is a kind thing to do for you on a day when it comes?',
        'How could {other} remember it with you, {one}, if you would like that?',
      ],
      light: [
        '{one}, which part of it can you smile at, if any?',
        'Whose laugh belongs to that memory?',
      ],
      short: [
        'In which season does it come most?',
        '{one}, what does it bring along: a face, a place, a date?',
      ],
    },
    ideas: [
      'Each of you picks one object or song that belongs to something past, and tells its story in three minutes. The other only listens.',
      'Choose one small thing to do for what is past, such as a candle, a flower or a line in a notebook. Each does it their own way.',
    ],
    gentleIdea:
      'If an old sadness comes by this week, the one it visits may say: it is here. The other knows it then, and that is all.',
    quietIdea:
      'If an old sadness comes by this week, each of you may sit with it quietly for a while, alone or near the other. Words are optional.',
  },
  {
    id: 'health-hard-patch-before',
    category: 'health',
    mechanism: 'coping',
    valence: 'tender',
    depth: 2,
    content: 'What helped you through a hard patch before that could help again?',
    about: 'help from an earlier hard patch',
    reflections: [
      'In a hard patch there are still dishes, letters and bins to see to.',
      'In the middle of a hard patch, people forget that they have been through one.',
    ],
    asks: {
      any: [
        'What would you be glad to have taken off your hands when things are hard?',
        'What could you two remind each other of in a hard patch?',
        'What could your partner do early on, when a hard patch begins?',
        'What have you learned from watching your partner get through something hard?',
        'How do you notice that a hard patch is getting easier?',
        "Which strength of your partner's tends to show up late in a hard patch?",
        'What of the way you two came through a hard patch stays with you?',
        'What is new to you in how your partner got through that time?',
        'How would your partner notice that you need that kind of help again?',
      ],
      alike: [
        'How would it be to have that help for both of you now?',
        'Which part of it took two, even then?',
      ],
      unlike: [
        "What in the other's way through would each of you like to borrow?",
        'How easy is it for each of you to take help in a hard patch?',
      ],
      tender: [
        '{one}, where does it pinch most these weeks, if it does?',
        'Which bit of that help would be within reach this week?',
        'What did not help then, and may be left out this time?',
      ],
      light: [
        'What is the strangest thing that ever got you through?',
        '{one}, who else could use that odd trick of yours?',
      ],
      short: [
        'A person, a place, a habit, a song: what was it?',
        '{one}, who comes to mind when you think of that help?',
      ],
    },
    ideas: [
      'Each of you brings back one small thing from that time for ten minutes this week: the song, the bench, the soup, the call.',
      'Write a list for two, headed: what has worked before. Three lines from each of you, then put it where you both can find it.',
    ],
    gentleIdea:
      'Each of you picks the smallest thing that helped back then and does it once. There is no reporting back.',
    quietIdea:
      'Each of you may do one small kind thing for yourself this week: a short walk, an early night, a call to somebody you trust.',
  },
  {
    id: 'health-catches-up-when-still',
    category: 'health',
    mechanism: 'coping',
    valence: 'tender',
    depth: 3,
    content: 'What catches up with you when you stop being busy?',
    about: 'what catches up when you stop',
    reflections: [
      'The first quiet quarter of an hour after a busy day can be the loudest one.',
      'Thoughts that were held off by a busy day often turn up at bedtime.',
    ],
    asks: {
      any: [
        'What would you like kept out of your first quiet minutes in the evening?',
        'Where are you, most often, when a busy day catches up with you?',
        'What do you notice about your partner when there is nothing left to do?',
        'What would you like to be asked on an evening when you stop at last?',
        'How do you decide that you have done enough for one day?',
        'What makes your partner finally stop for the day, as far as you can see?',
        'How was doing nothing looked upon where you grew up?',
        'How can your partner tell that it has caught up with you?',
      ],
      alike: [
        'When the two of you stop at once, what is it like in the room?',
        'Which of you two gets up again first?',
      ],
      unlike: [
        'What does being busy do for each of you?',
        'If being busy were banned for a day, how would each of you take it?',
      ],
      tender: [
        '{one}, what would make it easier to be still for a few minutes?',
        'How would you like to be kept company when it comes?',
        'What are you glad not to be asked about it today?',
      ],
      light: [
        'What do you suddenly find in great need of cleaning, {one}?',
        'What is the record for outrunning it?',
      ],
      short: [
        'On which day of the week do you stop at last?',
        '{one}, what comes first when you sit down: a thought, a feeling, or sleep?',
      ],
    },
    ideas: [
      'Sit still for three minutes, both at the same time. Afterwards each of you says one word about it, or lets it be.',
      'Each of you leaves one gap of ten minutes unfilled this week. Whoever likes may tell the other what came into it.',
    ],
    gentleIdea:
      'This week, keeping busy is fine. If either of you does stop, the other stops too for five minutes, without questions.',
    quietIdea:
      'Keeping busy is fine this week. Each of you may also stop for five minutes somewhere quiet, alone or near the other.',
  },
  {
    id: 'health-best-nap-spot',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'Which spot in your home is the best one for a nap?',
    about: 'the best spot for a nap',
    reflections: [
      'A good nap spot is as much about who walks past as about the cushion.',
      'To some, a nap is a delight, and to others it is a day cut in two.',
    ],
    asks: {
      any: [
        'What do you like others to do, or not do, while you doze?',
        'What is it like for you when your partner naps nearby?',
        'How would you like to be woken from your next nap?',
        'What is your partner like in the first minute after a nap?',
        'What is the best nap you can remember?',
        'What do you do more quietly when your partner is asleep?',
        'Who in your family could sleep anywhere, at any hour?',
        'What could your partner do so that you get a real rest there?',
        'How long do you like to be left in peace in your spot?',
      ],
      alike: [
        'Who gets the spot when you both want it?',
        'How could that spot be made big enough for two naps?',
      ],
      unlike: [
        "What is the catch in the other one's spot?",
        'How does a person who naps live with one who does not?',
      ],
      tender: [
        '{one}, when this week could nobody want anything from you for twenty minutes?',
        'What makes a rest in the daytime easier to take?',
      ],
      light: [
        'What is the oddest place where you have ever nodded off?',
        'Which rules apply to anyone who wakes {one}?',
      ],
      short: [
        'Sofa, floor, chair, bath: where do your eyes close first?',
        '{one}, what covers you when you nap?',
      ],
    },
    ideas: [
      "Test the spots: each of you gets ten minutes in the other's favourite one, with a blanket. Then name the winner.",
      'Give each other a nap of fifteen minutes this week. The one who is awake keeps the noise and the callers off.',
    ],
    gentleIdea:
      'Each of you may shut your eyes for ten minutes once this week, wherever you sit. The other lowers the voice and the light.',
  },
  {
    id: 'health-home-to-yourself',
    category: 'health',
    mechanism: 'coping',
    valence: 'neutral',
    depth: 2,
    needs: ['living-together'],
    content: 'How do you like an evening when you have the home all to yourself?',
    about: 'an evening with the home to yourself',
    reflections: [
      'A home to yourself can mean loud music, toast for supper or an early night.',
      'Having a home to yourself can be a feast at seven and a bit empty by ten.',
    ],
    asks: {
      any: [
        'What would help you feel at ease at home, alone or with company?',
        'After an evening to yourself, how do you like your partner to come in?',
        'What do you like to tell each other after an evening apart?',
        'How would you like to hear that your partner wants an evening alone?',
        'What changes in you when the door shuts and you are by yourself?',
        'Which trace of your partner do you notice only when they are out?',
        'What was it like, the first time you were ever home alone?',
        'What would you enjoy doing elsewhere while your partner has that evening?',
      ],
      alike: [
        'How could you two take turns at having the rooms alone?',
        'What do you both do alone that could be done side by side?',
      ],
      unlike: [
        'What would make an evening alone better for the one who likes it less?',
        'What do you make of the way your partner spends such an evening?',
      ],
      tender: [
        '{one}, what helps on an evening when the rooms feel empty?',
        'What would you like to find when the evening alone is over?',
      ],
      light: [
        'What would a hidden camera have caught?',
        '{one}, which rule of the home do you break first?',
      ],
      short: ['The door closes: what happens first?', '{one}, where in the home do you end up?'],
    },
    ideas: [
      'Look at the next two weeks together for five minutes, and find one evening for each of you to have the rooms alone, if you like.',
      'After the next evening that one of you spends alone, leave a trace for the other: a note, a plate, a page turned up.',
    ],
    gentleIdea:
      'Agree on one closed door for ten minutes each this week, on different days. No questions before and none after.',
    quietIdea:
      'Each of you may have ten minutes behind a closed door this week, whenever it suits. No questions before and none after.',
  },
  {
    id: 'health-after-broken-night',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    needs: ['children'],
    content: 'What would you like from your partner after a night broken by the children?',
    about: 'a night broken by the children',
    reflections: [
      'After three hours of sleep, even a choice of cereal can be one choice too many.',
      'After a broken night, two people count the hours, and their sums seldom agree.',
      'A child at three in the morning meets a parent that nobody knows by day.',
    ],
    asks: {
      any: [
        'Which choices are you glad not to make after a broken night?',
        'What could you two forgive each other the morning after a broken night?',
        'What would be the kindest thing to find done after you were up at night?',
        'How could your partner see in the morning what kind of night you had?',
        'How would you like to settle, before the night, who gets up?',
        'What do you admire in your partner in the middle of a broken night?',
        'Which night with the children looks different to you now than it did then?',
        'How could you give your partner what they wrote when you are tired as well?',
      ],
      alike: [
        'What could be dropped on a morning when neither of you has slept?',
        'Who could give the two of you one whole night?',
      ],
      unlike: [
        "What would it ask of each of you to do it the other's way?",
        'What does each of you miss most after such a night?',
      ],
      tender: [
        '{one}, when did you last sleep as much as you wanted?',
        'When you are already worn out, what would help most after such a night?',
      ],
      light: [
        'Which speech by a child at three in the morning deserves a prize?',
        '{one}, what have you put in the fridge after such a night?',
      ],
      short: ['Coffee, quiet, a later start: which one first?', '{one}, what woke you last?'],
    },
    ideas: [
      "Share out this week's nights between the two of you. Whoever is off duty gets earplugs or the far room, and says thanks at breakfast.",
      'Each of you gives the other ten minutes flat on the floor on the next bad afternoon, with the children kept elsewhere.',
    ],
    gentleIdea:
      'After a broken night, each of you lets one task of the day go undone, and lies down for ten minutes when you can.',
  },
  {
    id: 'health-children-calm-you',
    category: 'health',
    mechanism: 'coping',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'What about the children calms you on a bad day?',
    about: 'what calms you about the children',
    reflections: [
      'Children ask for a biscuit or a story, whatever kind of day it has been.',
      'The same children who wear their grown-ups out can be what settles them.',
    ],
    asks: {
      any: [
        "Which of the children's everyday wishes are you glad to say yes to?",
        'What do you tell your partner about the children after a bad day?',
        'What do you love to watch your partner do with the children?',
        'On a bad day, when would you like your partner to take over with the children?',
        'When the children have calmed you, what are you like with your partner?',
        'What have the children picked up from your partner that you love?',
        'What do you hope the children will remember of your calm hours together?',
        'How has what calms you about them changed as they have grown?',
      ],
      alike: [
        'How could you two both be there for it this week?',
        'What is it that the children do that works on both of you?',
      ],
      unlike: [
        'When did you last watch the children do that for your partner?',
        'How could each of you have your own calm moment with them this week?',
      ],
      tender: [
        'When the children are too much as well, where can you go for ten minutes?',
        '{one}, at what point of a bad day is it time to swap?',
      ],
      light: [
        'Which wise words from a child have saved your day?',
        '{one}, which toy understands you best?',
      ],
      short: [
        'What does it sound like when the children are at their calmest?',
        'A song, a story, a pile of blocks, {one}: which slows you down most?',
      ],
    },
    ideas: [
      'One evening, both of you stay five minutes longer beside the sleeping or reading children, and do nothing else.',
      'Each of you asks a child what helps on a bad day, and does exactly that with them for ten minutes.',
    ],
    gentleIdea:
      'On the hardest day of the week, all of you stay in one room for ten minutes, each with a book, a blanket or a toy.',
    quietIdea:
      'On a hard day, each of you may take a few quiet minutes, near the children or by yourself once they are safe and busy.',
  },
  {
    id: 'health-living-thing',
    category: 'health',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which living thing, apart from people, has done you good lately?',
    about: 'animals and plants that do you good',
    reflections: [
      'A tree outside a window is there at breakfast, in the rain and late at night.',
      'A weed in the pavement goes on growing, whatever the week was like.',
    ],
    asks: {
      any: [
        'What kind of company does you good on a quiet day?',
        'Which animal from when you were small would you like to tell your partner about?',
        'Which animal or plant would you love to look after, the two of you?',
        'Where could you two go this week to see something green or alive?',
        'Which creature or plant would you like your partner to get to know?',
        'When did a bird, a dog or a tree last make you stop and look?',
        "How does your partner's voice change when they talk to an animal?",
        'What could the two of you learn from watching a cat for a day?',
        'What have you seen of your partner with the living thing they named?',
      ],
      alike: [
        'Which of you talks to it when no one is near?',
        'When could the two of you pay it a visit this week?',
      ],
      unlike: [
        'Which is each of you most at ease with: fur, feathers or leaves?',
        'What would you like to ask about the living thing the other one named?',
      ],
      tender: [
        '{one}, what is its story with you, if you care to tell it?',
        'What small bit of outdoors could come to you this week?',
      ],
      light: [
        'What does it think of you, going by its face?',
        "If it could vote, what would it change about {one}'s day?",
      ],
      short: [
        'What grows or lives within ten steps of you, {one}?',
        'What was the last animal you greeted?',
      ],
    },
    ideas: [
      'Tomorrow each of you picks one tree, bird, cat or weed along the way, and reports one thing about it in the evening.',
      'Spend ten minutes together, or on the phone, each beside something that grows or crawls. Give it a name if it has none.',
    ],
    gentleIdea:
      'Each of you sits near something alive for five minutes this week, such as a plant, a tree or an animal. Nothing is reported.',
    quietIdea:
      'Each of you may sit for five minutes this week by a tree, a plant or a window, together or alone.',
  },
  {
    id: 'health-no-alarm',
    category: 'health',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What makes a morning without an alarm a good one for you two?',
    about: 'a morning without an alarm',
    reflections: [
      "With the alarm off, a morning begins with a bird, a bus or a neighbour's radio.",
      'Without an alarm, one person wakes at six all the same and another at eleven.',
    ],
    asks: {
      any: [
        'What would you like to be the first sound of a free morning?',
        'What do you two talk about on a morning when nothing rings?',
        'What could the two of you put off for a morning without an alarm?',
        'What would you like your partner to do while you are still asleep?',
        'Which morning without an alarm do you still think back to?',
        "What is your partner's face like in the first minute of a free morning?",
        'What do you know about your partner only from slow mornings together?',
        'What could the two of you leave for later on such a morning?',
        'How much time to yourself would you like on such a morning?',
      ],
      alike: [
        'When is the next morning that could go like that?',
        'Which of you is the first to stir?',
      ],
      unlike: [
        'How could one free morning hold both, first one and then the other?',
        'What does the early one do until the other is ready for company?',
      ],
      tender: [
        '{one}, what would make the first minutes after waking a bit softer?',
        'On which morning could somebody else see to the early tasks?',
      ],
      light: [
        'Which excuse gets you ten more minutes under the blanket?',
        'How would {one} receive a doorbell at eight?',
      ],
      short: [
        'Which day this week can go without an alarm, {one}?',
        'Dark, bright, rainy, still: what sort of morning do you like to wake to?',
      ],
    },
    ideas: [
      'Look at the week together for five minutes and choose one morning each that may begin later. The other keeps it free of calls and questions.',
      'Each tells the other in two minutes how a free morning went when you were ten: who was up, what it smelt of.',
    ],
    gentleIdea:
      'On one morning this week there are no plans or questions before nine, in the room or by message. Both of you may simply wake up.',
    quietIdea:
      'On one morning this week, each of you may take the first ten minutes slowly, with no plans and no questions, in the room or by message.',
  },
  {
    id: 'health-grim-news',
    category: 'health',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: "When the world's news is grim, how do you like to talk about it, if at all?",
    about: 'grim news from the world',
    reflections: [
      'Bad news travels in a pocket now and can be looked at in the bathroom at midnight.',
      "Grim news reaches one person at breakfast and another only at the barber's.",
      'Talking about a far-off disaster eases some people and weighs on others.',
    ],
    asks: {
      any: [
        'How much grim news is enough for you in one day?',
        'After grim news, what could your partner say, or leave unsaid?',
        'How can you tell that something in the news weighs on your partner?',
        'At what time of day would you rather hear no grim news at all?',
        'When did it last do you good to talk about something grim in the news?',
        'How did the grown-ups talk about the world when you were a child?',
        'How would you begin such a talk, going by what your partner wrote?',
        'What would tell you that your partner has had enough of the news for now?',
      ],
      alike: [
        'Which of you brings the news in, as a rule?',
        'What could the two of you do in place of reading on?',
      ],
      unlike: [
        'How can one of you talk about it without the other being dragged along?',
        'What does each of you hope for: comfort, facts, a bit of quiet?',
      ],
      tender: [
        '{one}, which news comes too near, if you care to say?',
        'What would you like to have around you after you hear something grim?',
      ],
      light: [
        'Which good news would you like to read out tomorrow, true or not?',
        'If {one} ran the paper, what would be on page one?',
      ],
      short: [
        'Where does the news reach you: phone, radio, neighbours?',
        'What was the last headline you skipped, {one}?',
      ],
    },
    ideas: [
      'For two days, each of you meets the news at one set time only, ten minutes at most, and tells the other when that is.',
      'Each names one thing in the wide world that is out of your hands and one small thing nearby that is not. Do the near one.',
    ],
    gentleIdea:
      'One evening goes by without the news, for both of you, on any screen or in talk. Whoever forgets is let off.',
    quietIdea:
      'Each of you may leave the news alone for one evening this week, or follow it quietly if it is close to you. Talking about it is optional.',
  },
  {
    id: 'health-moved-you',
    category: 'health',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 2,
    content: 'What moved you lately more than you had expected?',
    about: 'being moved when you did not expect it',
    reflections: [
      "Eyes can fill at a brass band, a stranger's shoes or an old voice message.",
      'Being moved happens in queues, on buses and over washing-up, with no warning.',
    ],
    asks: {
      any: [
        'What would you like your partner to do, if anything, when something moves you?',
        'How do you like your partner to be when something moves you?',
        'What have you seen move your partner?',
        'How do you let your partner know that something has moved you?',
        'What would you love your partner to see or hear, because it moved you?',
        'What moved you as a child that the grown-ups around you did not notice?',
        'What in your own life did that moment remind you of?',
      ],
      alike: [
        'Which moment of it got to each of you?',
        'What else of that kind has moved both of you?',
      ],
      unlike: [
        "What would you have noticed first in your partner's place?",
        'How does it show, in each of you, when something moves you?',
      ],
      tender: [
        '{one}, what would you like {other} to know about that moment?',
        'How long does it stay with you when something has moved you?',
      ],
      light: [
        'Which advert or cartoon gets {one} each time?',
        'Onions, dust, hay fever: what is your usual excuse?',
      ],
      short: [
        'Song, film, stranger, sky: what is likeliest to move you, {one}?',
        'What kind of music makes you go still?',
      ],
    },
    ideas: [
      'Each plays, reads or shows the other one thing that has moved you: a song, a line, a picture. Five minutes, and nobody comments.',
      'Agree on a sign for being moved, such as a hand on the chest. Each uses it once this week, in company or on a call.',
    ],
    gentleIdea:
      'Each of you may say one sentence this week about something that moved you. The other says thank you and asks nothing.',
    quietIdea:
      'Each of you may listen to one piece of music that does you good this week, or look at one picture, alone or side by side.',
  },
]
