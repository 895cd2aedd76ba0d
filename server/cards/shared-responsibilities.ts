import type { Card } from './card.ts'

/** Who does what, who keeps it in mind, and how the two of them decide. */
export const sharedResponsibilities: readonly Card[] = [
  {
    id: 'shared-noticed-after',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which job did your partner take care of that you only noticed afterwards?',
    about: 'jobs you notice only once they are done',
    reflections: [
      'A full tank or a paid bill can go unseen for weeks, because nothing went wrong.',
      'A job done while the other was out leaves hardly a trace to thank anyone for.',
    ],
    asks: {
      any: [
        'What did you take care of lately that you would like to be noticed?',
        'Which job of this week would you like your partner to notice?',
        'What went through your mind when you noticed that it was done?',
        'Which job that your partner does out of sight would you like to hear about?',
        'Which quiet job would you miss first if your partner stopped doing it?',
        'What gives away that your partner has been busy?',
        'What does your partner do quietly for people outside the two of you?',
        'Which job do you rather like doing when nobody is watching?',
        'What went into the job that your partner only noticed afterwards?',
      ],
      alike: [
        'What made that job so easy to overlook for both of you?',
        'How long would it take both of you to notice if it stopped getting done?',
      ],
      unlike: [
        'Which of these two jobs would you two miss sooner?',
        'What does each of you notice first when something has been done?',
      ],
      tender: [
        '{one}, which job of yours would you like {other} to stop and look at?',
        'Which of your unseen jobs would it be a relief to tell about tonight?',
      ],
      light: [
        'What name would suit the ghost who does such jobs?',
        '{one}, what would that job say if it could announce itself?',
      ],
      short: [
        'Which shelf, bag or inbox gets sorted while nobody is looking?',
        'What was in a different state when you looked again?',
      ],
    },
    ideas: [
      'For one day, send each other a photo of a job just done, with no words. At night, each picks the one that was easiest to miss.',
      'Tonight, each of you names one thing from today that the other could not have seen you do.',
    ],
    gentleIdea:
      'Until Sunday, whoever spots that something got done says one word: seen. No answer is expected.',
    quietIdea:
      'Each of you may do one small job this week in peace and leave the rest. No one keeps count.',
  },
  {
    id: 'shared-keep-track',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'What do you keep track of that nobody sees?',
    about: 'the things you keep track of unseen',
    reflections: [
      'Milk, birthdays and bin days get noticed mostly on the day that somebody forgets them.',
      'What one head keeps in order can look to the other like something that runs by itself.',
    ],
    asks: {
      any: [
        'Which of the things in your head would you like help with?',
        'How did you come to be the one who keeps track?',
        'What would you love to have out of your head until Sunday?',
        'What could you two write down together, so that one head holds less?',
        'What would surprise your partner about all that you keep track of?',
        'What do you suspect your partner carries in their head all day?',
        'What would happen in the first week if your head simply dropped its list?',
        'What would you like to know about the things your partner keeps track of?',
        'When in the day is your head most busy with the things you wrote?',
      ],
      alike: [
        'Since when have both of you been keeping the same thing in mind?',
        'Which of you would dare to forget it for a week?',
      ],
      unlike: [
        "Which thing on the other's list did you not know was there?",
        'Where could your two lists meet, so that neither lives in one head only?',
      ],
      tender: [
        'What would you gladly forget for a few days?',
        'Which of those things can wait until {one} has had some rest?',
      ],
      light: [
        '{one}, what else is filed under that in your head?',
        'Which perfectly useless fact do the two of you also keep track of?',
      ],
      short: [
        'What was the last date or number you looked up for somebody?',
        'What do people ask you because you will surely know?',
      ],
    },
    ideas: [
      'Each of you writes down five things you keep in mind for both. Swap papers and cross out one that can go.',
      'Together, move one thing out of one head tonight: to a shared note, a calendar, the inside of a cupboard door.',
    ],
    gentleIdea:
      'Each of you says one thing you are holding in your head. The other writes it down for you, and that is all.',
    quietIdea:
      'Each of you may write down one thing you carry in your head, for yourself, and rest from it for ten minutes.',
  },
  {
    id: 'shared-hand-over',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'Which task would you happily hand over for one week?',
    about: 'a task you would hand over',
    reflections: [
      'A task handed over for a week may come with a list, a key or a lunch box.',
      'Handing a task over also means putting up with how the other one does it.',
    ],
    asks: {
      any: [
        'What would let you rest once somebody else has the task?',
        'What would you do with the time in a week free of one task?',
        'What would surprise your partner about the task you would hand over?',
        "What would you want to be shown before you took on your partner's task?",
        'When you hand a task over, what do you find hard to let go of?',
        'Which of your tasks do you think your partner would do in a funny way?',
        'Which task, if any, do you like enough to keep for yourself?',
        "What would you do first if your partner's task were yours for that week?",
      ],
      alike: [
        'Who could be bribed to take that one from both of you?',
        'Which half of it could each of you bear, if neither wants the whole?',
      ],
      unlike: [
        'Which of these two tasks looks lighter from where you sit?',
        "How would each task change in the other one's hands?",
      ],
      tender: [
        'Which piece of a task would help most if it were gone tomorrow?',
        'Which week would be a good one for {one} to have it off?',
      ],
      light: [
        '{one}, what would the advert say if you put that task up for sale?',
        'Which animal would do it with the most pride?',
      ],
      short: [
        'On which day does your least loved task come round again?',
        'Which step of a task do you drag out longest?',
      ],
    },
    ideas: [
      "Each of you does one of the other's tasks once this week, and leaves a one-line report on how it went.",
      'Hold a tiny job fair: each has one minute to sell the other a task of theirs. Buying is free, and so is laughing it off.',
    ],
    gentleIdea:
      'Each of you may hand over one five-minute task tonight without a reason. Not today is a fine answer.',
    quietIdea:
      'Each of you may leave one small task undone tonight, without giving a reason. It can wait for another day.',
  },
  {
    id: 'shared-off-their-list',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'warm',
    depth: 1,
    content: "Which task would you be glad to take off your partner's list?",
    about: "a task to take off your partner's list",
    reflections: [
      'A list on paper can be folded away, and a list in the head comes along to bed.',
      'Help is easiest to use when it lands on the task that was really in the way.',
    ],
    asks: {
      any: [
        'What would you like your partner to know before taking on a task of yours?',
        'How would you like to be told that something is off your list?',
        'Which task on your own list is bigger than it sounds?',
        'When this week would it help most if your partner took one task?',
        "What would you like to ask about your partner's list before you offer to help?",
        'Which task would you rather keep, even if your partner offered to take it?',
        'Which help from your partner once arrived at just the right moment?',
        'How do you feel about your partner picking out that task of yours?',
        'What would you want done your way, if your partner took that task?',
      ],
      alike: [
        'How did that one task end up catching both your eyes?',
        'What would each of you put in its place on the list?',
      ],
      unlike: [
        'Which offer could be taken up before the week is out?',
        "What is on the other's list that you had not thought of?",
      ],
      tender: [
        'What could come off your list this week with nobody taking it over?',
        'What offer would {one} find restful, with nothing more to arrange?',
      ],
      light: [
        '{one}, what is the going price for such a noble deed?',
        'Which clue would you leave at the scene?',
      ],
      short: [
        'Which task on the other list takes less than ten minutes?',
        "What did you last see on {one}'s list, {other}?",
      ],
    },
    ideas: [
      'Write three small tasks each on a slip of paper. Draw one from the other pile and have it done by Sunday.',
      "Each of you does one ten-minute thing that was on the other's list, and crosses it out with a thick pen.",
    ],
    gentleIdea:
      'Each of you asks the other once this week which task can go. Whatever is named is let go, even if nobody does it.',
    quietIdea:
      'Each of you may put off one small task of your own until next week, and sit down for those minutes instead.',
  },
  {
    id: 'shared-lighter-together',
    category: 'responsibilities',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which dull task feels lighter when you two do it together?',
    about: 'dull tasks done side by side',
    reflections: [
      'A dull task has one thing in its favour: nobody minds if your thoughts wander.',
      'Talk comes easily to two people whose hands are busy with something dull.',
    ],
    asks: {
      any: [
        'Where do your thoughts like to wander during a dull task?',
        'What could your partner do or say to make a dull task less dull?',
        'During which dull task would you like to keep your partner company this week?',
        'What could you two put on, eat or play during the next dull task?',
        'What do you two end up talking about during a dull task?',
        'What did you learn about your partner while doing something dull together?',
        'When did a dull task with your partner turn into a good hour?',
        'What does your partner bring to that task that makes it lighter for you?',
      ],
      alike: [
        'Which half of that task is whose, without a word being said?',
        'When is that task next due, so that both of you could be there?',
      ],
      unlike: [
        'What company would make each of these two tasks bearable?',
        'In which of these two tasks would you both join in?',
      ],
      tender: [
        '{one}, which task would be easier if somebody simply sat nearby?',
        'What kind of company do you like when your head is full of other things?',
      ],
      light: [
        'What would the two of you call yourselves as a firm that does only this?',
        '{one}, which part of that would make good television?',
      ],
      short: [
        'What is the dullest thing the two of you did this week?',
        'Which job goes twice as fast with two?',
      ],
    },
    ideas: [
      'Put on three songs and do one dull task side by side, or on the phone to each other, until the music ends.',
      'Save one boring job for the same quarter of an hour this week. One picks the job, the other picks the place to start.',
    ],
    gentleIdea:
      'While one of you does something dull this week, the other stays near or on the line for five minutes. Talking is optional.',
    quietIdea:
      'Each of you may do one dull task slowly this week, with some music on, near the other or on your own.',
  },
  {
    id: 'shared-glad-it-is-theirs',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which job does your partner do so well that you are glad it is theirs?',
    about: 'a job your partner does really well',
    reflections: [
      'A person who does a job well is easily given it for life.',
      'The one who does a job best sees details in it that the other walks past.',
    ],
    asks: {
      any: [
        'Which job that you are good at would you like a rest from?',
        "Which moment of your partner's best job do you like to watch?",
        'Which small trick for a job could you learn from your partner?',
        'How did you learn the job you do best?',
        'What helps you to do a job gladly, week after week?',
        'Which job of yours do you hope your partner is glad about?',
        'Which job have you watched your partner get better at over time?',
        'How do you yourself feel about the job your partner is glad you do?',
      ],
      alike: [
        'What would happen to that job if the two of you swapped for a day?',
        'What does each of you watch out for that the other would skip?',
      ],
      unlike: [
        "Which step of the other's job would you like to be shown?",
        'How did each of you end up as the expert for your own corner?',
      ],
      tender: [
        '{one}, which job are you good at that you would still like to be spared?',
        'What would you like to hear about the work you do, if anything?',
      ],
      light: [
        'What would the medal for that job look like?',
        '{one}, which stage of it would you watch with popcorn?',
      ],
      short: [
        'Which tool or pot or app belongs more to one of you than the other?',
        'Which job do you hand over without a second thought?',
      ],
    },
    ideas: [
      'Each of you gives the other a five-minute lesson in a job you do well, with the one trick that makes the difference.',
      'Watch each other do one everyday job from start to finish, without a word. Then tell one thing you had not known about it.',
    ],
    gentleIdea:
      'Once this week, each of you does a usual job a bit less well on purpose. The other lets it stand.',
    quietIdea:
      'Each of you may do one usual job in its easiest form this week. What is left can wait.',
  },
  {
    id: 'shared-good-enough',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'Which job deserves no more than good enough this week?',
    about: 'jobs that only get good enough',
    reflections: [
      'Hardly anyone at the table can tell that the carrots were cut in a hurry.',
      'The last tenth of a job, the part few would miss, can take as long as the rest.',
    ],
    asks: {
      any: [
        'What do you like to hear when you stop before a job is perfect?',
        'Who taught you when a job is good enough?',
        'At which job would you love to tell your partner to stop and sit down?',
        'What gets you to stop when a job is good enough?',
        'What would you two do with the time if one job got only half the care?',
        'Which thing does your partner do far better than good enough?',
        'Where in life is good enough not enough for you?',
        'What would good enough look like for the job your partner named?',
      ],
      alike: [
        'What could the two of you leave out of that job and hardly miss?',
        'Who would be the first to spot that it was only good enough?',
      ],
      unlike: [
        'Which job half done would bother one of you and hardly the other?',
        'Where is good enough harder for one of you than for the other?',
      ],
      tender: [
        '{one}, which job may simply look bad this week?',
        'Whose eye are you thinking of when you do more than you have strength for?',
      ],
      light: [
        '{one}, what is the very least that would still count as done?',
        'Which visitor would be most shocked by your version of good enough?',
      ],
      short: [
        'Which job did you last stop halfway without trouble?',
        'What could be swept under a rug this week?',
      ],
    },
    ideas: [
      'Pick one job each and set a timer for eight minutes. When it rings, the job counts as done, whatever it looks like.',
      'Each of you names one thing that may stay crooked, dusty or unanswered until Sunday. The other agrees not to mend it.',
    ],
    gentleIdea:
      'Choose one job that this week will get half the care it gets in other weeks. Tell each other which, and leave it at that.',
    quietIdea:
      'Each of you may let one small job be just good enough this week. Nobody remarks on it.',
  },
  {
    id: 'shared-how-to-remind',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 1,
    content: 'How would you like to be reminded of something you forgot?',
    about: 'being reminded of what you forgot',
    reflections: [
      'A note on the fridge has no tone of voice.',
      'The same reminder can sound like help at noon and like a telling-off at night.',
    ],
    asks: {
      any: [
        'Which reminders do you like better on paper than out loud?',
        'Which thing this week would you be glad to be reminded of?',
        'At what time of day is a reminder easiest for you to take?',
        'What helps you when your partner forgets something that matters to you?',
        'What could your partner stop reminding you of, starting today?',
        'What is it like to be the one who does the reminding?',
        'What does your partner keep in mind best, even in a full week?',
        'When did forgetting something lead to a good story for you two?',
        'What happens in you when you are reminded in some other way?',
      ],
      alike: [
        'Who gets reminded more often, if both like it the same way?',
        'When did a reminder between the two of you last go down well?',
      ],
      unlike: [
        'How do you remind your partner now: your own way, or theirs?',
        'What would be easy for each of you to change in how you remind?',
      ],
      tender: [
        '{one}, what tone is easiest on you when you have forgotten something?',
        'What can wait until later when you already know that you forgot it?',
      ],
      light: [
        'Which animal sound could stand for: it is bin night?',
        '{one}, how big would the letters on that note be?',
      ],
      short: [
        'What is the last thing you forgot that turned out not to matter?',
        'Which works for you: a note, a call or a look?',
      ],
    },
    ideas: [
      'Agree on one odd word that stands for a reminder. Both use it for three days and see who laughs first.',
      'Each of you hands the other one thing to be reminded of this week, and says exactly when and how.',
    ],
    gentleIdea:
      'For the next three days, leave each other reminders on paper or in a text only. Nothing forgotten is brought up out loud.',
    quietIdea:
      'Each of you may write one kind note to yourself this week about something you would like to remember. No one checks it.',
  },
  {
    id: 'shared-not-face-alone',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'Which bill, form or phone call would you rather not face alone?',
    about: 'bills, forms and calls you dread',
    reflections: [
      'An unopened envelope can be heavier than the bill inside it.',
      'A call that takes four minutes can take a week to make.',
    ],
    asks: {
      any: [
        'What kind of company would help you with a task you dread?',
        'What would you like to have beside you while you face a bill or a call?',
        'Which part of a form or a call do you put off longest?',
        'Where would you like your partner to be while you make a hard call?',
        "Which of your partner's bills, forms or calls could you make a start on?",
        'How would you two like to mark the end of a call you dreaded?',
        'What does your partner do well when a voice on the phone gets difficult?',
        'Which dreaded call turned out far better than you had feared?',
        'What would help most: company, advice, or someone to take over a part?',
        'What could you do for your partner while they deal with it?',
      ],
      alike: [
        'What would each of you take on, if it were cut into two pieces?',
        'When this week could both of you tackle it at the same table?',
      ],
      unlike: [
        'Which dreaded call of one would be a small thing for the other?',
        'How does the quicker one of you go about such things?',
      ],
      tender: [
        '{one}, what would help more: company, a first line or being left to it?',
        'Which small piece of it, if any, would you like somebody else to look at?',
      ],
      light: [
        '{one}, which music would you make the other end listen to on hold?',
        'Which voice would you put on to make that call?',
      ],
      short: [
        'Where is the paper or the number lying right now?',
        'What is the first word you would write or say?',
      ],
    },
    ideas: [
      'Sit down with one form, bill or number each for ten minutes, side by side or on the phone. Stop when the time is up, done or not.',
      'Each of you dials or fills in the first line for the other; the rest is theirs.',
    ],
    gentleIdea:
      'Put the dreaded paper or number in one place that both of you know. Nobody opens it tonight.',
    quietIdea:
      'Each of you may put one dreaded paper aside for tonight, and note down one person or advice line that could help with it.',
  },
  {
    id: 'shared-heaviest',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'Which part of your load felt heaviest this week?',
    about: 'the heaviest part of your week',
    reflections: [
      'A heavy week leaves the same pile of dishes as a light one.',
      'The heaviest part of a week may be a thing that took no time at all.',
    ],
    asks: {
      any: [
        'What is the kindest thing to find at the end of a heavy week?',
        'How would you like to be asked about your load next week?',
        "What was your partner's hardest hour this week, as far as you could see?",
        "Which hour of your partner's coming week could you make lighter?",
        'What do you wish your partner would ask about your week?',
        'What helped a little on the heaviest day?',
        'How does each of you show that a week is heavy?',
        "Which part of your partner's week might have been harder than it looked?",
        'What did you manage this week that nobody has praised yet?',
        'What would you like to say to your partner about that part of their week?',
        'How much of that load will still be there next week?',
      ],
      alike: [
        'Where did each of you feel it: in the head, the hands or the hours?',
        'How could the two of you carry it on different days?',
      ],
      unlike: [
        "What was hard to see of the other's week from where you stood?",
        'Which load could be made smaller first?',
      ],
      tender: [
        '{one}, what would be better today: being heard out, or one thing less?',
        'Which end of that load could be set down first, even badly?',
      ],
      light: [
        '{one}, what would that load cost if an airline weighed it?',
        'Which bit of it could be dropped by accident?',
      ],
      short: [
        'Which day of the past seven was the longest?',
        'What were you doing when you last looked at the clock and sighed?',
      ],
    },
    ideas: [
      'Each of you names one thing from the coming week that looks heavy. Choose together which ten minutes of it could be shared.',
      'Tonight, take turns: three minutes each to tell about the heavy part, while the other only listens.',
    ],
    gentleIdea:
      'Each of you names one evening this week on which nothing will be asked of you. The other keeps it clear.',
    quietIdea:
      'Each of you may set your load down for ten minutes tonight and sit in the best chair you have, side by side or apart.',
  },
  {
    id: 'shared-good-team',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'When did you two make a good team lately?',
    about: 'times you two make a good team',
    reflections: [
      'Getting a sofa round a corner takes four hands and a surprising number of words.',
      'Two people can pull on the same rope for an hour and hardly speak.',
      'Being a team can be as simple as one cooking while the other lays the table.',
    ],
    asks: {
      any: [
        'What do you like to hear halfway through a job for two?',
        'What do you two do better together than either of you would alone?',
        'Which part of this week would you like to get through as a team?',
        'When this week would you most like to feel like one team?',
        'What do you do for the two of you that your partner may not see?',
        'Which part do you like to play when you two work as a team?',
        'What would the two of you be known for as a team?',
        'When did you first feel that you two could do things well together?',
        'If you two could learn one new thing as a team, what would it be?',
        'In that story, what did your partner do that helped the most?',
        'Where else this month could the two of you use what worked that time?',
      ],
      alike: [
        'Which moves did neither of you wait to be told?',
        'Where was each of you standing while it happened?',
      ],
      unlike: [
        'How would your partner tell the story of that piece of teamwork?',
        'What makes it teamwork for one of you that the other hardly counts?',
      ],
      tender: [
        'Which part would you like to play on your own just now?',
        '{one}, at which point this week would a second player be welcome?',
      ],
      light: [
        'What would be printed on the back of your two shirts?',
        'Who would the two of you lose to, and gladly?',
      ],
      short: [
        'What did the two of you last lift, mend or find with four hands?',
        'Which of your jobs has an odd way of going smoothly?',
      ],
    },
    ideas: [
      'Choose one fiddly job, such as a tangled cable or a confusing form. One reads or looks, the other does. Swap after five minutes.',
      'Each of you picks a shirt number and a position for the other. Give the reason in one sentence.',
    ],
    gentleIdea:
      'For one evening, each of you does just your own small part of what is left to do. No coach, no comments.',
    quietIdea:
      'For ten minutes tonight, each of you may do one small part of what is left, side by side or apart. The rest can wait.',
  },
  {
    id: 'shared-decide-together',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'Which choice ahead would you like to make side by side with your partner?',
    about: 'a choice ahead to make side by side',
    reflections: [
      'It is quick to ask what somebody wants, and slow to hear the whole answer.',
      'One person may want to talk a choice over while the other wants to sleep on it.',
    ],
    asks: {
      any: [
        'How long do you like to think before you say what you want?',
        'What would you like your partner to ask before you two make a choice?',
        'What matters to you in the choice ahead that you have not said yet?',
        'Which choice that you two made together are you glad of?',
        'Where do you two talk best when there is a choice to make?',
        'How will the two of you know that it is time to choose?',
        'What does your partner see in a choice that you tend to miss?',
        'How did people in your family make big choices?',
        'What matters most to your partner in this choice, as you understand it?',
        'What would be a good first question about the choice your partner named?',
      ],
      alike: [
        'What do you each hope the other will say about it first?',
        'Which small bit of it could be settled tonight?',
      ],
      unlike: [
        'How soon does each of these choices come up?',
        'Which of these choices did you not know the other had in mind?',
      ],
      tender: [
        'What would make it all right for you to leave it open a while longer?',
        '{one}, at what time of day can you bear to think about it?',
      ],
      light: [
        '{one}, what would a coin say if it were allowed to decide?',
        'Which pet, plant or cloud would you ask for advice?',
      ],
      short: [
        'Which number or fact would help before you choose?',
        'Which choice, big or tiny, comes up before Sunday?',
      ],
    },
    ideas: [
      'Each of you writes what matters in the choice on three slips of paper. Lay all six in a row and move them about together.',
      'Take ten minutes: each argues for the side that the other leans to. Decide nothing.',
    ],
    gentleIdea:
      'Agree on a day before which neither of you brings the choice up. Write that day down where both can find it.',
    quietIdea:
      'Each of you may write down your own thoughts about one choice ahead, for yourself. There is no hurry to show them.',
  },
  {
    id: 'shared-leave-to-partner',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'warm',
    depth: 1,
    content: 'Which choices are you happy to leave fully to your partner?',
    about: 'choices you leave to your partner',
    reflections: [
      'Being asked takes one short sentence and can change how a choice feels.',
      'Some choices are a burden to one person and a pleasure to another.',
      'People differ a lot in which choices they care about, from paint to supper to holidays.',
    ],
    asks: {
      any: [
        'Which choices would you like a say in, however small they are?',
        'What is restful for you about leaving a choice to your partner?',
        "Which choice this week would you like to hear your partner's thoughts on?",
        'What goes through your head when your partner says: you choose?',
        'Which choices do you still like to make together?',
        'What is good to know before somebody chooses something for you?',
        'Which everyday choice could you two take turns with?',
        'What would a holiday planned by your partner alone look like?',
        "Which choice of your partner's surprised you most, in a good way?",
        'How do you feel about being the one who makes the choices your partner named?',
        "How did those choices come to be your partner's?",
      ],
      alike: [
        'Who ends up choosing, if both of you would sooner leave it?',
        'How do you tell that your partner truly does not mind?',
      ],
      unlike: [
        'Which of these choices is fun for one of you and a chore for the other?',
        'Where is each of you the one with the firm opinion?',
      ],
      tender: [
        'Which choices are too many for you at the moment?',
        '{one}, which small thing would you like to decide all by yourself this week?',
      ],
      light: [
        'What is the wildest thing that could come of leaving it to the other?',
        '{one}, which choice would you not even leave to a royal adviser?',
      ],
      short: [
        'Who picked the last thing the two of you ate?',
        'Which would you leave to the other: the film, the route or the soup?',
      ],
    },
    ideas: [
      'For one evening, each of you makes all choices in one field: one picks the food, the other what comes after it. No vetoes.',
      'Swap one choice for the week: what one of you picks at other times is picked by the other.',
    ],
    gentleIdea:
      'When a small choice comes up tonight, either of you may say: you pick. The other picks within ten seconds.',
    quietIdea:
      'Each of you may choose one small thing for yourself tonight, such as a song or an early night. The choice is yours alone.',
  },
  {
    id: 'shared-care-for-someone',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'warm',
    depth: 1,
    content: 'Which friend or relative could use some care from both of you?',
    about: 'someone who could use your care',
    reflections: [
      'Soup at the door can be easier to accept than an offer to do anything at all.',
      'A visit from two people is a different visit from two visits by one.',
    ],
    asks: {
      any: [
        'Which kind of care do you find easy to accept?',
        'What could the two of you do for somebody that one alone could not?',
        'What is your partner good at when a friend or relative could use some care?',
        'Which story about a friend or relative have you not told your partner yet?',
        'Which part of caring for others would you rather do with your partner there?',
        'Who taught each of you how to look after people?',
        "Which person in your partner's life would you like to know better?",
        'Who has looked after the two of you at a time when it counted?',
        'What might the person your partner named be most glad of just now?',
        'Which small thing could the two of you do this week for one of them?',
      ],
      alike: [
        'What reminded each of you of that person?',
        'Which of you rings, cooks, writes or fixes things best?',
      ],
      unlike: [
        'What could you do for the person your partner has in mind?',
        'Whose turn could come this month, and whose the next?',
      ],
      tender: [
        'Which part of caring for others would you like to lay down for a while?',
        '{one}, how much of your strength may that person have this week?',
      ],
      light: [
        'What would that friend say if both of you turned up with soup and a trumpet?',
        '{one}, what is the least useful present you could bring along?',
      ],
      short: [
        'Whose name did you last see on your phone without answering?',
        'Who lives alone among the people you both know?',
      ],
    },
    ideas: [
      'Send one person a voice message made by both of you: one begins the sentence, the other ends it.',
      'Each of you names one person. Choose one small thing for each: a call, a card, a plate of something. Do it by Sunday.',
    ],
    gentleIdea:
      'Together, think of one person for as long as it takes to write two lines to them. Send it or keep it.',
    quietIdea:
      'Each of you may think of one person for a few minutes and write two lines to them. Send them or keep them.',
  },
  {
    id: 'shared-simple-thanks',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'Which of the things you do would you love a simple thank you for?',
    about: 'what you do that deserves a thank you',
    reflections: [
      'Behind a dinner stand a list, a bag of shopping, a hot pan and a full sink.',
      'Wishing for a thank you is awkward to say aloud, and most people wish for one.',
    ],
    asks: {
      any: [
        'What kind of thank you means the most to you?',
        'Which thank you has stayed with you for a long time?',
        'What would you like to thank your partner for tonight?',
        'How do you know that your partner has seen what you do?',
        'What would your partner find out by doing your jobs for a day?',
        'What makes it hard to ask for a thank you?',
        'Which thank you do you feel often but rarely say to your partner?',
        'How were people thanked in the home you grew up in?',
        'What would you like your partner to know about what doing it takes?',
        'How would you put your thanks for the thing your partner named?',
      ],
      alike: [
        'How did that job come to be one that nobody says thank you for?',
        'Who could thank whom, when both of you do it?',
      ],
      unlike: [
        "Which thing about the other's job is new to you?",
        'How often does each of these jobs come round in a month?',
      ],
      tender: [
        'What would a thank you sound like that you could believe?',
        '{one}, in whose voice would a thank you reach you best?',
      ],
      light: ['{one}, where in town would the statue of you stand?', 'What would the crowd chant?'],
      short: [
        'What did you do today for the hundredth time?',
        'What would still be lying there if you had not picked it up?',
      ],
    },
    ideas: [
      'Each of you thanks the other once this week for a job from the ordinary pile, and names the day on which it was done.',
      'Each of you leaves a thank you at the spot where a job is done, or sends it at the very moment when it is.',
    ],
    gentleIdea:
      'Each says one sentence that starts with thank you and ends with a plain fact, such as the bins or the post.',
    quietIdea:
      'Each of you may make one thing you do every day a little easier this week, or leave it out for once.',
  },
  {
    id: 'shared-hard-to-share',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 3,
    content: 'Which duty weighs on you that you have not known how to share?',
    about: 'a duty that is hard to share',
    reflections: [
      'A duty can take up a whole day, or sit in a head all day long.',
      'It can be hard to share a duty that one person has carried for years.',
    ],
    asks: {
      any: [
        'What would make a duty like that a little lighter for you?',
        'In which part of a heavy duty would you like some company?',
        'What would change for you if your partner knew more about your duties?',
        "Which small corner of your partner's duties could you help with?",
        'How often do you like to be asked about a heavy duty?',
        'What do you tell yourself on the days when a duty weighs most?',
        'What do you admire in how your partner carries their duties?',
        'When did sharing a duty with someone turn out easier than you expected?',
        'What has got in the way of sharing this duty so far?',
      ],
      alike: [
        'How has each of you carried it so far without the other?',
        'If it all fitted in one line, what would each of you put?',
      ],
      unlike: [
        'What do these two duties have in common, different as they are?',
        "Which bit of the other's duty are you already close to?",
      ],
      tender: [
        'How much of it would you like to talk about tonight: a little, all or nothing?',
        '{one}, which well-meant advice could {other} skip?',
      ],
      light: [
        '{one}, who would you send in your place with a false moustache?',
        'What would be a fair price for the duty on the open market?',
      ],
      short: [
        'When in the month does it come round?',
        'What does it take from you: hours, money, patience or sleep?',
      ],
    },
    ideas: [
      'Each tells of one duty for five minutes. The other asks only questions that begin with when or where.',
      'Choose one duty and one small thing around it that the other can do: the lift there, the meal after, the call on the way. Swap roles next week.',
    ],
    gentleIdea:
      'Each of you may write the duty down for yourself, with one person or place that could help with it.',
  },
  {
    id: 'shared-might-slip',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'tender',
    depth: 2,
    content: 'What are you worried might slip when life gets busy?',
    about: 'what might slip when life is busy',
    reflections: [
      'A full month has the same four weekends as an empty one.',
      'In a busy week, sleep, meals and calls to friends are often the first to slip.',
    ],
    asks: {
      any: [
        'What could safely wait in a month when you two are busy?',
        'Which small thing between you two is worth keeping in a busy week?',
        'How could your partner tell that life is getting too busy for you?',
        'What could you keep an eye on for your partner in a busy week?',
        'What would the two of you miss first if the weeks got too full?',
        'What has your partner kept going, even through your fullest times together?',
        'Which busy time did you two come through better than you had feared?',
        'How would you notice that the thing your partner worries about is slipping?',
      ],
      alike: [
        'What signal could whoever notices first give?',
        'What would keep it from slipping on the fullest day of all?',
      ],
      unlike: [
        'What would one of you be sorry to lose that the other would hardly miss?',
        'How could each of you keep an eye on the other one?',
      ],
      tender: [
        'Which worry is about next week, and not about much later?',
        '{one}, what would calm you more: a plan, or company without one?',
      ],
      light: [
        '{one}, which odd sock or houseplant would be the first to suffer?',
        'What slips first: the haircut, the post or good manners?',
      ],
      short: [
        'Which week in the next two months looks the fullest?',
        'What did you skip the last time everything came at once?',
      ],
    },
    ideas: [
      'Look at the fullest week ahead. Each of you strikes out one thing that can go and underlines one that stays.',
      'Each names one thing that is safe with you, however busy it gets. Write the two on one piece of paper.',
    ],
    gentleIdea:
      'Each of you picks one thing that is allowed to slip this week. When it does, no one mentions it.',
    quietIdea:
      'Each of you may write down one thing you would like to hold on to this week, for yourself. It can be as small as a good breakfast.',
  },
  {
    id: 'shared-laugh-already',
    category: 'responsibilities',
    mechanism: 'repair',
    valence: 'warm',
    depth: 1,
    content: 'What went wrong lately that you two can already laugh about?',
    about: 'mishaps you can laugh about by now',
    reflections: [
      'The story of a mishap leaves out the long hour before it was funny.',
      'The burnt pan becomes a story some weeks after it was a burnt pan.',
      'It takes two to laugh about a mishap, and one can be ready before the other.',
    ],
    asks: {
      any: [
        'What are good first words to hear after a mishap?',
        'How can you tell whether your partner is ready to laugh about something?',
        'Which old mishap of you two would you love to hear told again?',
        'What does your partner do that helps when things go wrong?',
        'Which line could you two use the next time something goes wrong?',
        'How long does it take before a mishap turns funny for you?',
        'What gets easier once the two of you can laugh about a mishap?',
        "What is your partner's face like just before the two of you burst out laughing?",
        'Who do you two most enjoy telling your mishaps to?',
        'What did you do in the first minutes, before it was funny?',
      ],
      alike: [
        'At which point did each of you start to see the funny side?',
        'Which detail do the two of you remember differently?',
      ],
      unlike: [
        'What is already funny to one of you and not yet to the other?',
        'When did each story start to get better in the telling?',
      ],
      tender: [
        'Where does the joke stop for you?',
        '{one}, what would have made that moment easier to get through?',
      ],
      light: [
        'What would the newspaper have called it?',
        '{one}, who would play the pan, the puddle or the parcel in the film?',
      ],
      short: [
        'What was the last thing to break, burn or go missing?',
        'Which sound goes with that mishap?',
      ],
    },
    ideas: [
      'Tell one mishap in turns, one sentence each, until it is clearly no longer true.',
      'Each of you draws the scene of a recent mishap in one minute, stick figures only. Give both pictures a title.',
    ],
    gentleIdea:
      'When something small goes wrong this week, either of you may say: later. It is then left alone until both can bear to look at it.',
    quietIdea:
      'When something goes wrong this week, each of you may take a few quiet minutes first. Talking about it can wait for another day.',
  },
  {
    id: 'shared-old-promise',
    category: 'responsibilities',
    mechanism: 'repair',
    valence: 'tender',
    depth: 3,
    content: 'Which promise between you two would you like to look at again, gently?',
    about: 'a promise to look at again',
    reflections: [
      'Just naming an old promise can make a room go quiet.',
      'A promise is made on one day and kept on a great many others.',
      'A promise can stop fitting when the lives around it change.',
    ],
    asks: {
      any: [
        'What kind of talk about a promise would feel gentle to you?',
        'Where would be a good place for you two to talk about an old promise?',
        'Which promise would it do you good to hear again?',
        'What would you want to be asked before a promise between you is changed?',
        'How could a promise be made small enough to keep?',
        'Which promise between you two has quietly kept itself all along?',
        'Which promise did you two make without ever saying it out loud?',
        'What does that promise mean to you, now that your partner has named it?',
        'How would that promise sound if the two of you made it today?',
      ],
      alike: [
        'Since when has each of you been thinking about it?',
        'Which word of it could stay, if the rest were new?',
      ],
      unlike: [
        'Which promise could be left for another evening?',
        'What did each of you think was agreed?',
      ],
      tender: [
        'What would be good to hear about it, even if nothing can be changed?',
        '{one}, when would be a better time than tonight to come back to it?',
      ],
      light: [
        'What did the small print say?',
        '{one}, which silly promise would you be ready to make in its place?',
      ],
      short: [
        'Which small promise, about a day or a trip or a tap, is still open?',
        'Who remembers more of the exact words?',
      ],
    },
    ideas: [
      'Each of you writes one promise small enough to be kept by Friday. Read them out and put them side by side.',
      'Take one old promise and cross out words together until only what both can keep is left.',
    ],
    gentleIdea:
      'Name the promise and nothing more. Each of you decides alone whether to come back to it next week.',
    quietIdea:
      'Each of you may write a few lines about what matters to you just now, for yourself. Nothing follows from it unless you wish.',
  },
  {
    id: 'shared-treat-after',
    category: 'responsibilities',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What treat could wait for you two at the end of a boring job?',
    about: 'a treat after a boring job',
    reflections: [
      'A treat saved for the end is often gone before the job is half done.',
      'Some people like the treat first, so that the job is at least begun.',
    ],
    asks: {
      any: [
        'Which treat would you like, even when the job is only half done?',
        'Which treat from when you were small would still work on you after a boring job?',
        "What would you two like to find waiting when this week's work is done?",
        'What could you have ready for your partner when a boring job is done?',
        'For which boring job would you like your partner there, treat or no treat?',
        'How could you two make the next boring job shorter?',
        'What feels better after a boring job than before it?',
        'What treat does your partner love that you will never quite understand?',
        'Which treat tastes better because the two of you share it?',
        "Which boring job would you gladly do with your partner's treat ahead?",
        'What would make the job itself go better for the two of you?',
      ],
      alike: [
        'What boring job would be worthy of that treat?',
        'Which of you would start on it halfway through?',
      ],
      unlike: [
        'How could both treats fit into the same quarter of an hour?',
        'What would you like to know about the treat your partner picked?',
      ],
      tender: [
        'What would be kind to come back to when a job has worn you out?',
        '{one}, which job would you skip altogether, treat or no treat?',
      ],
      light: [
        '{one}, which job would earn a brass band at the end?',
        'What treat would be too much, even after the tax papers?',
      ],
      short: [
        'Sweet, salty or lying down: which is it?',
        'What treat costs nothing and takes five minutes?',
      ],
    },
    ideas: [
      'Write three free treats each on slips and put them in a cup. After the next boring job, draw one together.',
      'Pick one dull job for this week, and let each of you quietly set up a two-minute surprise for the end of it.',
    ],
    gentleIdea:
      'After the next dull job, both of you stop for five minutes and do nothing at all, near each other or not.',
  },
  {
    id: 'shared-taken-on',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What has your partner taken on this year that deserves more thanks?',
    about: 'what your partner has taken on this year',
    reflections: [
      'Big days get a cake and a speech, and the fortieth hard Tuesday gets neither.',
      'What somebody takes on in March has turned into simply how things are by autumn.',
    ],
    asks: {
      any: [
        'Which thing you took on this year would you like some help with?',
        'How do you like to be thanked for something that goes on for months?',
        'How can your partner tell when you have taken on too much?',
        'What could you do this week so that your partner carries a little less?',
        'What did this year ask of you that your partner may not have seen?',
        'What would you like to be asked about it?',
        'How has your partner grown this year, seen from where you stand?',
        'What did you expect of this year that came quite differently?',
        'What has it been like for you to do what your partner names here?',
        "What has your partner's effort made possible for you this year?",
      ],
      alike: [
        'What was it like before either of you had taken it on?',
        'How did the two of you come to carry the same new thing?',
      ],
      unlike: [
        'In which month did each of these begin?',
        "Which day of the other's with it would you like to have seen?",
      ],
      tender: [
        "Which of this year's duties would you like to see ended or shrunk?",
        '{one}, what has this year of it been like on the quiet days?',
      ],
      light: [
        'What title would go on the business card?',
        '{one}, on whose doorstep would you leave it and run?',
      ],
      short: [
        'What has changed about your Mondays since a year ago?',
        'Which key, app or folder came into your life this year?',
      ],
    },
    ideas: [
      'Draw a line from January to now. Each of you marks on it what the other has taken on, in the month it began.',
      'Each of you writes the other a tiny certificate for one thing taken on this year, with date and signature.',
    ],
    gentleIdea:
      'Each of you names one duty of the other that is new since last year. Say just its name, and thank you.',
    quietIdea:
      'Each of you may rest for ten minutes this week from one thing you have taken on, in the same room or apart.',
  },
  {
    id: 'shared-remembered',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'What did your partner remember lately that you had clean forgotten?',
    about: 'what your partner remembered for you',
    reflections: [
      'Anyone who remembers that you dislike raisins has listened to you at least once.',
      'Keys, birthdays and what to buy on the way are easy to forget on a full day.',
    ],
    asks: {
      any: [
        'What would you like help remembering in the next few days?',
        'Which day or thing this week would you like your partner to remember?',
        'What do you count on your partner to remember?',
        'How do you keep hold of the things that matter to your partner?',
        'What about this month do you hope the two of you will remember?',
        'What do you two remember quite differently?',
        'Which small moment of your first year together do you think only you remember?',
        'What do you hope your partner never forgets about you?',
        'How is it for you to be the one who remembers things like that?',
        'What would you like your partner to keep in mind for you another time?',
      ],
      alike: [
        'What do both of you forget, as if by agreement?',
        'Which of you would win a quiz about the past seven days?',
      ],
      unlike: [
        'Which facts live in one of your heads and have yet to reach the other?',
        'What sticks with each of you by itself, with no effort?',
      ],
      tender: [
        'What would be a relief to forget for today?',
        '{one}, which thing about these weeks could {other} bear in mind?',
      ],
      light: [
        'What would it have cost you two if nobody had remembered?',
        '{one}, where in your head had it gone to hide?',
      ],
      short: [
        'Whose birthday do you know only because your partner does?',
        'Which bag, oven or gate was seen to just in time?',
      ],
    },
    ideas: [
      'Each of you writes down three things from the past week that the other is sure to have forgotten. Trade and see.',
      'For three days, each of you keeps one small thing in mind for the other: a key, a call, a name. Tell which one tonight.',
    ],
    gentleIdea: 'Each tells the other one thing that may be forgotten this week by both of you.',
    quietIdea:
      'Each of you may keep one small thing near this week that reminds you of something good, in a pocket or on a shelf.',
  },
  {
    id: 'shared-plan-went-well',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which plan went well lately thanks to something your partner did?',
    about: 'plans your partner helped to go well',
    reflections: [
      'A good plan often holds because somebody asked about the small things a week before.',
      'A plan can hang on a charged phone, a spare key or ten minutes to spare.',
    ],
    asks: {
      any: [
        'What do you like to have settled before a plan begins?',
        'Which plan that went well would you two like to do all over again?',
        "What could you do to make your partner's next plan easier?",
        'Which part of your planning does your partner rarely get to see?',
        'Which part of the next plan would you gladly leave to your partner?',
        'Which part of a plan do you enjoy most, from first idea to last day?',
        'Which plan went wrong but gave you two something better?',
        'What did your part in that plan take that your partner may not know?',
      ],
      alike: ['What was your plan in case it rained?', 'Which bit of luck helped along as well?'],
      unlike: [
        'Where could each of these plans have come apart?',
        'Who sees to what when you two have a plan?',
      ],
      tender: [
        'Which plan would you like to see called off, without anyone being cross?',
        '{one}, which plan takes more out of you than it shows?',
      ],
      light: [
        'What would have happened without that one clever move?',
        '{one}, how would a spy report describe the plan?',
      ],
      short: [
        'Where did the two of you last arrive on time?',
        'What was the smallest plan of this month?',
      ],
    },
    ideas: [
      'Plan ten nice minutes for tomorrow: one of you picks the place, the other what to bring. Tell each other nothing more.',
      'Look back at one plan that worked. Each of you guesses the moment at which the other saved it.',
    ],
    gentleIdea:
      'Together, look at the plans for this week and strike out one. Nothing is put in its place.',
    quietIdea:
      'Each of you may leave ten minutes of this week free of plans. What goes into them is your own.',
  },
  {
    id: 'shared-calm-money',
    category: 'responsibilities',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'What helps you feel calm about money?',
    about: 'feeling calm about money',
    reflections: [
      "In one month money can turn into rent, shoes, a birthday present and a dentist's bill.",
      'Talk about money can be tense, even when the sum is small.',
    ],
    asks: {
      any: [
        'What would you like to know, or to say, when money comes up?',
        'What about money would you like to look at side by side, some calm evening?',
        'What could your partner say about money that would calm you?',
        "How do you notice that money is on your partner's mind?",
        'When in the week is a good time for you two to talk about money?',
        'How did people around you talk about money when you were growing up?',
        "What could each of you learn from the other's way with money?",
        'What was the best thing you two ever spent very little on?',
        'What could you do this month to help along what calms your partner?',
        'How do your two ways of staying calm about money get along with each other?',
      ],
      alike: [
        'Where did each of you pick up that way of keeping calm?',
        'What unsettles you both, in spite of it?',
      ],
      unlike: [
        'What puts one of you at ease about money, but not the other?',
        'How differently does a big bill land with each of you?',
      ],
      tender: [
        'What would be enough to know about money this week, and not a number more?',
        '{one}, which hours are better kept clear of sums?',
      ],
      light: [
        'If a million fell out of a cupboard, who would stay calm?',
        '{one}, what would the piggy bank say if asked?',
      ],
      short: [
        'Coins, cards or neither: what is in your pocket?',
        'What did you buy last without thinking twice?',
      ],
    },
    ideas: [
      'Take ten minutes with one real number: what came in this month, or what went out. One reads, the other writes. Then close the book.',
      'Each of you names one regular cost that you have no doubts about. Put those two at the top of a list.',
    ],
    gentleIdea:
      'Choose one evening this week together on which money is not mentioned, not even as a joke.',
    quietIdea:
      'Each of you may do one calm thing this week that costs nothing: a short walk, some music, ten minutes with a book.',
  },
  {
    id: 'shared-awkward-call',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which awkward call or talk has your partner spared you?',
    about: 'awkward calls your partner spared you',
    reflections: [
      'The worst part of an awkward call is often the ringing, before anyone answers.',
      'Somebody who makes the awkward call for another takes the red ears as well.',
    ],
    asks: {
      any: [
        'What is good to hear just before you make an awkward call?',
        'How would you like your partner to help, next time a call is awkward?',
        'Which awkward talk would you gladly take on for your partner?',
        'What would you want to know before you made a call for your partner?',
        'What would you like your partner to do just after an awkward talk of yours?',
        'How did you learn to get through an awkward call?',
        "How does your partner's voice change when a call gets awkward?",
        'What was it like for you to make the call your partner was spared?',
      ],
      alike: [
        'Who makes the call when both of you would sooner hide?',
        'What makes that kind of talk so hard to begin?',
      ],
      unlike: [
        'Which talk is easy for one of you and dreadful for the other?',
        'Which calls could each of you make for the other?',
      ],
      tender: [
        'Which talk would you like to put off with a clear conscience?',
        '{one}, who would you rather not speak to this week?',
      ],
      light: [
        '{one}, which flood or comet had you hoped would get you out of it?',
        'What fee would a professional charge for that call?',
      ],
      short: [
        'Whose number would you rather not dial?',
        'What did you last text because you did not want to say it?',
      ],
    },
    ideas: [
      'Swap one awkward message each: you write it for the other, and the other only presses send, or bins it.',
      'Rehearse one awkward talk for five minutes. One plays the other side, and plays it far too friendly. Then change roles.',
    ],
    gentleIdea: 'Each of you names one call that can wait. Agree together that it waits.',
    quietIdea:
      'Around a hard call this week, each of you may sit by a window for five minutes, alone or near the other.',
  },
  {
    id: 'shared-cool-head',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'When did your partner keep a cool head while a plan fell apart?',
    about: 'a cool head when plans fall apart',
    reflections: [
      'A missed train leaves a platform, two bags and a timetable in small print.',
      'A missed train shows who looks for the next one and who looks for a seat.',
    ],
    asks: {
      any: [
        'Which calm words do you like to hear on a day that goes wrong?',
        'Which of the coming days could use a cool head from both of you?',
        'What could your partner leave to you on a day when nothing goes to plan?',
        'What goes on inside you while you look calm?',
        'How can you tell that your partner is running out of calm?',
        'What do the two of you reach for first when things fall apart?',
        'When have you been the calm one for your partner?',
        'Which ruined plan became one of your better days together?',
        'What was it really like for you while you seemed so calm?',
        'What do you need from your partner when you cannot stay calm yourself?',
      ],
      alike: [
        'What did that cool head do that a hot one would not?',
        'Who takes over when the calm one of you runs out of calm?',
      ],
      unlike: [
        'In what kind of trouble is each of you at your calmest?',
        'How long does each of you need before a new plan comes to mind?',
      ],
      tender: [
        'When would you like to be allowed not to keep calm?',
        '{one}, which plan could somebody else hold together for you this week?',
      ],
      light: [
        'What was the backup plan for the backup plan?',
        '{one}, which disaster film could {other} lead to a happy end?',
      ],
      short: [
        'What did the last train, key or parcel do that it was not meant to?',
        'Who said the first word after it went wrong?',
      ],
    },
    ideas: [
      'Invent a tiny disaster for the other: rain on moving day, say, with no umbrella. Each has two minutes to save the day.',
      'Together, put three things in one bag or drawer that would help the next time a plan breaks: a charger, a coin, a biscuit.',
    ],
    gentleIdea:
      'When a plan slips this week, both of you first sit down for one minute. Only then does somebody speak of a new one.',
    quietIdea:
      'If a plan slips this week, each of you may first sit down for a minute and breathe. A new plan can wait.',
  },
  {
    id: 'shared-for-someone-you-love',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What has your partner done for somebody you love?',
    about: 'what your partner did for your people',
    reflections: [
      'People get asked about work every day and about an old friend hardly ever.',
      'A lift, a visit or a mended lamp for your people can go further than one for you.',
    ],
    asks: {
      any: [
        'Which of the people you love would you like to be asked about?',
        'What do you feel when you see your partner with someone you love?',
        "What is it like for you to do things for your partner's people?",
        'Which of your people would you like to see your partner sit down with?',
        "Who among your partner's people would you like to hear a story about?",
        'Which of your people would be glad to hear from the two of you?',
        'What do people you love like best about your partner?',
        'How did you feel before your partner first met your people?',
        'What moved you to do the thing your partner describes?',
        'How did the person you wrote about take it at the time?',
      ],
      alike: [
        'How would the person you both thought of tell the story?',
        'Which thanks from that person have reached the two of you?',
      ],
      unlike: [
        "Which of the other's people have you yet to meet?",
        'What do your own people ask of you that nobody asks of your partner?',
      ],
      tender: [
        'Whose name would you like to hear spoken more often?',
        '{one}, which story about that person is a good one for tonight?',
      ],
      light: [
        'What reward would that person hand out, if asked?',
        '{one}, which aunt, uncle or cat approves of {other} the most?',
      ],
      short: [
        'Who in your life calls or writes to both of you?',
        'Which of your people did the other meet first?',
      ],
    },
    ideas: [
      'Each of you tells the other one story about a person you love that the other has not heard. Five minutes each.',
      "Each of you sends a two-line hello to one of the other's people this week, for no reason at all.",
    ],
    gentleIdea:
      'Each names one person that you two carry in mind. Say the name, and keep it quiet for a moment.',
    quietIdea:
      'Each of you may think of somebody you love for one quiet minute this week. A candle or a photograph can stand nearby.',
  },
  {
    id: 'shared-guests-at-ease',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'When other people join you two, what does your partner do that puts them at ease?',
    about: 'how your partner puts others at ease',
    reflections: [
      'In a full room, the kindest thing can be a chair pulled out without a word.',
      'Guests do not see the ten minutes before the bell, when everything was thrown in a cupboard.',
    ],
    asks: {
      any: [
        'What is good to find when you walk into a room full of people?',
        'What would you like to hear from your partner after an evening with guests?',
        'What could one look between you two say when others are there?',
        'What do you do in company that your partner may not notice?',
        'When, in an evening with others, do you like to have your partner close by?',
        'What are the two of you like when the last guest has gone?',
        'Which guest brings out the best in your partner?',
        'Which evening with other people do you two still talk about?',
        'How much effort is it for you to do the thing your partner noticed?',
      ],
      alike: [
        'Which guest would be the first to say so too?',
        'Where did each of you learn to put strangers at ease?',
      ],
      unlike: [
        'How do you two divide up a room full of people?',
        'What does one of you enjoy about company that the other could do without?',
      ],
      tender: [
        'Which gathering would you like to be let off this month?',
        '{one}, what signal could mean that it is time to go?',
      ],
      light: [
        'Which guest stayed the longest so far?',
        '{one}, what does {other} tell guests that is not strictly true?',
      ],
      short: [
        'What is the first thing a guest gets from each of you?',
        'Who came by last, for however short a time?',
      ],
    },
    ideas: [
      'Each of you names one person you would both like to see, and what you would put on the table: bread, a pack of cards, a question.',
      'Agree on a sign that means rescue. Try it out on each other once this week, in company or on the phone.',
    ],
    gentleIdea:
      'Each of you may think of one person you feel at ease with, and write to them or call them when you like.',
  },
  {
    id: 'shared-looked-after',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'Which animal, plant or old thing has your partner looked after with care?',
    about: 'creatures and things looked after with care',
    reflections: [
      'No cat, fern or old bicycle has ever said thank you.',
      'A plant on a sill is alive because somebody thought of water on a Tuesday.',
    ],
    asks: {
      any: [
        'What would you enjoy looking after, however small it is?',
        'What is the story behind something you have kept going for years?',
        'What do you think of when you watch your partner look after something?',
        'What would you two like to look after together?',
        "What of your partner's would you like to be shown how to look after?",
        'What of yours would be in good hands with your partner for a while?',
        'Which old thing would your partner never throw away, do you think?',
        'What would you like your partner to see in the things you look after?',
        'What do you get back from looking after what your partner named?',
      ],
      alike: [
        'Who feeds, waters or oils it when nobody has agreed on anything?',
        'How did it come to live with either of you?',
      ],
      unlike: [
        'What would you trust your partner to look after for a month?',
        'How much trouble is each of these in a week?',
      ],
      tender: [
        'Which story belongs to the one that is gone or worn out?',
        '{one}, what could somebody water, feed or mend for you this week?',
      ],
      light: [
        'Which name would it have picked for itself?',
        '{one}, what would it say about {other} behind closed doors?',
      ],
      short: [
        'What green, furry or rusty thing did you last pass by?',
        'Which object of yours is older than you are?',
      ],
    },
    ideas: [
      'For one day, swap: each of you looks after a plant, animal or old thing of the other, with written orders of five words.',
      'Each picks one worn thing worth saving. Give it ten minutes together: glue, thread, oil or soap.',
    ],
    gentleIdea:
      'Both of you water, wipe or feed one thing this week, at the same time if it suits, and leave the rest.',
    quietIdea:
      'Each of you may care for one small thing this week, such as a plant, a pair of shoes or a favourite cup. A few minutes will do.',
  },
  {
    id: 'shared-unsure-at-first',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: "Which choice of your partner's were you unsure of at first and glad of later?",
    about: 'choices you came round to',
    reflections: [
      'Tastes can come late: for olives, for silence, for a town in the rain.',
      'Some choices look better with time, and some do not.',
    ],
    asks: {
      any: [
        'Which choice would you like more time to think about?',
        'What do you like to hear from somebody who has come round to your choice?',
        'What did you come to see in a choice that you could not see at first?',
        'What helps you to trust a choice that your partner makes?',
        'Which choice of yours took a while to win your partner over?',
        'Which choice would you like your partner to trust you with next?',
        'What tends to change your mind once a choice is made?',
        'What do you see in your partner when they are sure of something?',
        "Which taste of your partner's has slowly become yours as well?",
        "What did you notice, back then, of your partner's doubt about your choice?",
      ],
      alike: [
        'What would the two of you have now if the vote had gone the other way?',
        'Who was the first to admit it?',
      ],
      unlike: [
        'Which of the two choices was the bigger leap?',
        'What did one of you know about the choice that the other could not yet see?',
      ],
      tender: [
        'Which choice are you still of two minds about?',
        '{one}, which question had you hoped to hear before that choice was made?',
      ],
      light: [
        'What face did you put on to hide the doubt?',
        '{one}, what odds would a betting shop have given it?',
      ],
      short: [
        'Which colour, dish or piece of furniture grew on you?',
        'How many days or years did the doubt last?',
      ],
    },
    ideas: [
      'Each of you owns up to one thing you first shook your head at. The other may gloat for exactly ten seconds.',
      'Each of you picks one tiny thing for the other to trust blindly this week: a song, a soup, a route.',
    ],
    gentleIdea:
      'Each of you names one choice that can stay open this month. Neither of you brings it up again before then.',
    quietIdea:
      'Each of you may leave one small choice of your own open this week. Nobody asks what you will decide.',
  },
  {
    id: 'shared-time-off-given',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'When did your partner give you some time off that you really enjoyed?',
    about: 'time off you were given',
    reflections: [
      'The first half hour of time off often goes on thinking of what is left undone.',
      'An hour off is only an hour off if nobody rings to ask where the scissors are.',
      'Time off often means that somebody else cooks, shops or answers the phone.',
    ],
    asks: {
      any: [
        'What would you do with two free hours of your own?',
        'How can you tell that time off was good for your partner?',
        'How do you like to be greeted after some time off?',
        'How could you two guard one hour off for each of you?',
        'What would make it easy for you to give your partner some time off?',
        'What would you be glad to find done when you come back from an hour off?',
        'What would you do first if your partner gave you a whole Saturday off?',
        'What do you hope your partner gets up to in an hour off?',
        'What is it like for you after a few hours on your own?',
        'When in the next two weeks could your partner have time like that again?',
      ],
      alike: [
        'Which of you is next, if time off goes by turns?',
        'What did the one who stayed behind do with those hours?',
      ],
      unlike: [
        'How much time off is enough for one of you, and for the other?',
        'Which is harder for each of you: giving time off or taking it?',
      ],
      tender: [
        'How long is it since you last had an hour that belonged to no one else?',
        '{one}, when this week would an empty hour do the most good?',
      ],
      light: [
        '{one}, what were you really up to?',
        'Who would sign the papers if you asked for a month?',
      ],
      short: [
        'When were you last alone for twenty minutes?',
        'Which sound was gloriously missing?',
      ],
    },
    ideas: [
      'Give each other fifteen minutes off on two different days. Whoever stays on duty answers the phone, the door and all questions.',
      'Each of you writes a voucher for ten undisturbed minutes. It can be handed in at any moment but one: name that one.',
    ],
    gentleIdea:
      'Tonight, both of you are off duty for ten minutes at the same time, each on your own.',
  },
  {
    id: 'shared-first-to-notice',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'Which job falls to whoever notices it first?',
    about: 'jobs for whoever notices them first',
    reflections: [
      'Noticing a job is already the first part of doing it.',
      'An empty roll, a dead bulb, a full bag: two people can pass each several times.',
    ],
    asks: {
      any: [
        'Which job would you like somebody else to notice first, just once?',
        'Which job have you noticed this week that your partner may not know of?',
        'What do you see right away that your partner walks past?',
        'How do you like to be told about a job you have not noticed?',
        'What is your partner quicker to spot than you?',
        'How long can you each walk past a job before giving in?',
        'Which job did you do this week that left no trace anyone could see?',
        'At which point does that job start to bother you?',
      ],
      alike: [
        'Who usually blinks first?',
        'What would happen if both of you looked away for ten days?',
      ],
      unlike: [
        'Which jobs are loud to one of you and silent to the other?',
        'How could a job be known to both of you, not just to the quicker eye?',
      ],
      tender: [
        'Which crumbs or lists may lie there this week, for all you care?',
        "{one}, for which jobs would you like to borrow somebody else's eyes?",
      ],
      light: [
        '{one}, what is your best trick for not having seen it?',
        'How high is the pile when it gets a name of its own?',
      ],
      short: ['What ran out last?', 'Which light, lid or list is waiting for somebody right now?'],
    },
    ideas: [
      'Each of you goes round for five minutes and spots three jobs the other would not have. Do one each.',
      'For two days, trade eyes: whoever notices a job says it aloud, and the other is the one who does it.',
    ],
    gentleIdea:
      'For one evening, whoever notices a job may leave it lying. Both of you count it as not seen.',
    quietIdea:
      'For one evening, whoever notices a job may leave it until tomorrow. Both of you may sit down instead.',
  },
  {
    id: 'shared-stopped-seeing',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'What has been on the list so long that you two have stopped seeing it?',
    about: 'what has been on the list for ages',
    reflections: [
      'A lamp without a shade becomes, after two years, simply the lamp.',
      'Some jobs stay on a list because crossing them out would feel odd by now.',
    ],
    asks: {
      any: [
        'What would you like to happen with it, even if it takes a while?',
        'What goes through your head when an old job on the list catches your eye?',
        'How could you two celebrate the day an old job leaves the list?',
        'Which old job could you two make a start on in ten minutes?',
        'What would change for you if one old job were simply done?',
        'What would a friend spot at once that you two have stopped seeing?',
        'Which long-forgotten job would be fun if your partner kept you company?',
        'What has your partner crossed off this year that you were glad to see gone?',
        'What would it be like to walk past it, all done?',
      ],
      alike: [
        'Which of you wrote it on the list, back then?',
        'What would the two of you look at instead, once it was gone?',
      ],
      unlike: [
        'Which item bothers one of you and not the other?',
        'Which of the two items has been waiting longer?',
      ],
      tender: [
        'Which item would you be glad to see struck off undone?',
        '{one}, what makes that corner hard to open?',
      ],
      light: [
        'How old will it be next birthday?',
        '{one}, what would be carved on the plaque beside it?',
      ],
      short: [
        'In which corner, drawer or folder does it live?',
        'Roughly how old is the oldest thing on the list?',
      ],
    },
    ideas: [
      'Give the oldest item ten minutes tonight, both of you at once. Whatever state it is in afterwards is its new state.',
      'Read the whole list aloud in turns, in the voice of a newsreader. Each may strike out one line.',
    ],
    gentleIdea:
      'Each of you picks the one thing from the list that can be forgotten, and crosses it out without having done it.',
    quietIdea:
      'What has been waiting may stay exactly as it is this week. Each of you may rest for ten minutes instead, together or alone.',
  },
  {
    id: 'shared-just-so',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'Which job do you care about being done just so?',
    about: 'jobs you like done just so',
    reflections: [
      'There are many ways to fold a towel, cut bread or pack a car.',
      'There are two ways to hang a towel, and each has its believers.',
    ],
    asks: {
      any: [
        'Which jobs are fine by you, whichever way they get done?',
        'Who would be proud to see you do a job just so?',
        'Which job do you like to watch your partner do just so?',
        'Which job may be done in any old way, as far as you care?',
        'What do you wish your partner knew about how you like a job done?',
        'Where could your two ways of doing a job meet in the middle?',
        "Which of your partner's careful little ways have you quietly picked up?",
        'Which slip in your favourite job would you spot from across the room?',
        'How would you like your partner to help with that job, or leave it alone?',
        "What would you like to understand about your partner's way of doing that job?",
      ],
      alike: [
        'Which teacher or aunt drilled the same way into both of you?',
        'Which guest or friend does it in a way that pains you both?',
      ],
      unlike: [
        "What is the good reason behind your partner's way, as you see it?",
        'Where could both ways live on, in different drawers or on different days?',
      ],
      tender: [
        'What does it give you when one thing, at least, is done just so?',
        '{one}, which one thing would you like left just so this week?',
      ],
      light: [
        '{one}, which clause would come first in your book of rules for it?',
        'How would a detective prove who had done it?',
      ],
      short: [
        'Which way round: the paper roll, the forks or the hangers?',
        'What do you quietly put straight after somebody else?',
      ],
    },
    ideas: [
      'Each shows the other how one job is done just so, like a master to a pupil, in three minutes. The pupil may ask one cheeky question.',
      "Swap ways once: each of you does one job exactly in the other's manner, and says what was nice about it.",
    ],
    gentleIdea:
      'This week, each of you leaves one thing as the other did it, even if it looks crooked.',
    quietIdea:
      'Each of you may do one small job this week in your own way and at your own pace. Nobody remarks on it.',
  },
  {
    id: 'shared-became-yours',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'Which task became yours without either of you deciding it?',
    about: 'tasks that became yours by themselves',
    reflections: [
      'A task done three times in a row starts to look like yours.',
      'Hardly anybody can name the day on which a task became theirs.',
    ],
    asks: {
      any: [
        'What would you like to be asked about a task that has long been yours?',
        'How would you like the two of you to decide on the next new task?',
        'Which of your tasks could you two share out another way?',
        "Which of your partner's tasks would you like to try for a week?",
        "Which task of your partner's would you be sorry to be given?",
        'How would you share out the tasks if today were the first day?',
        'What would puzzle your partner in the first week of doing your task?',
        'Which of your tasks would you keep if you could choose freely?',
        'How often do you notice your partner doing the task they wrote about?',
      ],
      alike: [
        'How can one task have landed on both of you?',
        'Which of you would be quicker to give it away?',
      ],
      unlike: [
        'Which of the two would you trade for a trial month?',
        'How would your partner tell the story of how you got that task?',
      ],
      tender: [
        'For how long would you still be all right with it?',
        '{one}, how would it be to put that one back in the middle of the table?',
      ],
      light: [
        '{one}, at what point did you lose the paperwork?',
        'Who forgot to read the small print on day one?',
      ],
      short: [
        'Which job starts your day without anyone asking?',
        'Who did it in the first month that you knew each other?',
      ],
    },
    ideas: [
      'Put three tasks each on slips in the middle of the table and share them out as if for the first time. It counts for three days.',
      'Each names one task that drifted your way and that you would like to keep. Sign for it on a scrap of paper.',
    ],
    gentleIdea:
      "Together, choose one task that became somebody's by itself. For this week it belongs to no one.",
    quietIdea:
      'Each of you may make one of your tasks a little smaller this week, and keep the minutes it saves for a rest.',
  },
  {
    id: 'shared-feels-fair',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'When does the way you two share things feel fair to you?',
    about: 'when sharing feels fair',
    reflections: [
      'Cooking shows on a table, while planning and listening leave nothing to look at.',
      'Fair can mean half each, or by turns, or by who has more strength that day.',
      'Nobody can count all that the other does, because much of it happens elsewhere.',
    ],
    asks: {
      any: [
        'What would you like to have counted that does not look like work?',
        'Which job would you like to see change hands for a week?',
        'Which part of your share does your partner get to see least?',
        'What could you say when your share gets too big?',
        'What that feels fair to your partner would you like to understand better?',
        'What do the two of you do when a week turns out uneven?',
        'What does your partner do so often that it hardly gets a thank you?',
        'Who first taught you what fair looks like?',
        'What would it take for the two of you to have more such times?',
      ],
      alike: [
        'Which week of this year came closest to it?',
        'How did you two learn to do it like that?',
      ],
      unlike: [
        'What is missing from each of your sums?',
        "What would a week be like, run by your partner's idea of fair?",
      ],
      tender: [
        'What weighs more at the moment: the doing or that nobody knows of it?',
        '{one}, which one change would make this month fairer for you?',
      ],
      light: [
        'How would a judge with a wig divide the last biscuit between you two?',
        '{one}, which brick would you slip on your side when nobody looks?',
      ],
      short: ['Who did the last three jobs that came up?', 'How do the two of you cut a cake?'],
    },
    ideas: [
      'Each of you lists what you think the other did this week. Trade lists and add what is missing, without comment.',
      'Each of you finds one thing that is uneven and fine. Then find one that could be turned round for a week.',
    ],
    gentleIdea:
      'For three days nobody counts who did what. If either of you catches yourself counting, drop it there.',
    quietIdea:
      'Each of you may take ten minutes this week that are only yours, at a time you choose yourself.',
  },
  {
    id: 'shared-without-talking',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'What would you like to be able to buy without talking it over?',
    about: 'what to buy without talking it over',
    reflections: [
      'Having some money to spend freely matters a great deal to many people.',
      "Even a small purchase, such as a coffee or a book, can be somebody's own choice.",
      'The sum above which one talks first is rarely the same for two people.',
    ],
    asks: {
      any: [
        'What small thing would you enjoy picking out just for yourself?',
        'How do you like to show each other something you have just bought?',
        'What would you happily see your partner buy without a word?',
        'Which kind of spending do you like to hear about beforehand?',
        'Which small purchase have you two talked over for far too long?',
        'What was the first thing you bought with money of your own?',
        'What would your partner bring home if you said: buy whatever you like?',
        'Which thing your partner once bought turned out better than you expected?',
        'What goes through your mind when you picture your partner just buying that?',
        'What tends to happen when the two of you talk over such a thing?',
      ],
      alike: [
        'What has kept each of you from just getting it?',
        'How would it be if both of you had it on the same day?',
      ],
      unlike: [
        'What is sensible to one of you and a luxury to the other?',
        'How might each of you have a corner of money that needs no words?',
      ],
      tender: [
        'Which purchase is a sore point that you would like left in peace tonight?',
        '{one}, what have you gone without that you still think of?',
      ],
      light: [
        '{one}, where would you hide it till the dust had settled?',
        'What would the shopkeeper say on seeing you two come in?',
      ],
      short: [
        'What did you last put back on the shelf?',
        'Bread, books or bicycles: where do you not look at the price?',
      ],
    },
    ideas: [
      'Each of you writes down a sum under which no talk is called for. Show both papers at once and meet somewhere between.',
      'Each names one small thing that the other may get whenever they like, and one to talk about first.',
    ],
    gentleIdea:
      'For this week, what each of you spends on small things stays with each of you. Nobody asks, nobody explains.',
    quietIdea:
      'Each of you may enjoy one small thing this week that costs nothing, such as a library book or a walk. No one asks about it.',
  },
  {
    id: 'shared-could-not-begin',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: "Which of your partner's jobs would you not know how to begin?",
    about: "your partner's jobs you could not begin",
    reflections: [
      'It is hard to learn from somebody who presses three buttons without looking.',
      'A tax form, a boiler or a sewing machine can look like a puzzle to a newcomer.',
    ],
    asks: {
      any: [
        'What do you like a person to do while you try something for the first time?',
        'Which job of yours would your partner be quick to learn?',
        'Which first step of a job would you like your partner to show you?',
        'What would you want written down if your partner were away for a week?',
        'Which job would you like to know how to do, just in case?',
        'What would go wrong first if you two changed jobs for a day?',
        'What do you admire when you watch your partner at a job beyond you?',
        "Which job of yours looks like magic from your partner's side?",
      ],
      alike: [
        'Which friend or neighbour could explain it to both of you?',
        'How does it get done, if neither knows where to start?',
      ],
      unlike: [
        "Which step of the other's job would you like to try with help nearby?",
        'How long did it take each of you to learn your own?',
      ],
      tender: [
        'Which job would it calm you to have explained?',
        '{one}, which job keeps you from ever being away?',
      ],
      light: [
        'What would be on fire after an hour of trying?',
        '{one}, which button would you press first and be sorry?',
      ],
      short: ['Which drawer do you never open?', 'Where would you look for the on switch?'],
    },
    ideas: [
      'Each shows the other the first three minutes of one job: where things are, what to press, whom to ask. No more than that.',
      'Each of you names the one job nobody else could do in your place. Write its first step on a card for the other.',
    ],
    gentleIdea:
      'Each of you writes down one number or place the other would look for in vain. Leave both notes in the same drawer.',
    quietIdea:
      'Each of you may do one job you know well this week, slowly, for ten minutes or less. The rest can wait.',
  },
  {
    id: 'shared-split-free-day',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'How would you two split a free day so that each gets some time alone?',
    about: 'time alone on a free day',
    reflections: [
      'A free day can fill up with visits and errands before anybody gets an hour alone.',
      'On a free day the phone, the door and the pots still want somebody.',
    ],
    asks: {
      any: [
        'How much time alone is good for you on a free day?',
        'Which words make it easy to say that you want some time alone?',
        'Where would you go first if some of the free day were yours alone?',
        'What would you love your partner to do with some hours alone?',
        'What do you gain when your partner has had some time alone?',
        'Which part of a free day would you like to spend together?',
        'What did you last do with a whole hour that was only yours?',
        "What in your partner's plan could the two of you try on the next free day?",
        'How would you like the two of you to meet again after the time alone?',
      ],
      alike: [
        'Who gets the best part of the day, when both would like the same one?',
        'Which end of the day would each of you guard?',
      ],
      unlike: [
        'When on a free day does each of you like to slip away?',
        'Where in the day do your two plans overlap of their own accord?',
      ],
      tender: [
        'When is being by yourself good for you, and not just empty?',
        '{one}, which would be kinder today: a shut door or an open one?',
      ],
      light: [
        '{one}, what would you be caught doing if somebody came back early?',
        'How many knocks on the door does being alone allow?',
      ],
      short: [
        'Before lunch or after dark: when do you like to be on your own?',
        'Where do you go when you want no one to talk to you?',
      ],
    },
    ideas: [
      'Draw the next free day as a long strip. Each of you colours the piece you want alone and the piece you want as a pair. Compare.',
      'Try it small: fifteen minutes alone for one of you, then for the other, and a cup of something side by side after.',
    ],
    gentleIdea:
      'On the next free day, each of you may take a quarter of an hour alone without giving a reason.',
  },
  {
    id: 'shared-plan-for-partner',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'warm',
    depth: 1,
    content: 'What would you like to plan for your partner from start to end?',
    about: 'planning something for your partner',
    reflections: [
      'The best part of a planned day can be a window seat that somebody thought of.',
      'It is half the present not to look up a single train yourself.',
    ],
    asks: {
      any: [
        'Which part of a planned day would you like to choose yourself?',
        'Which detail would you want to know before a day planned for you starts?',
        'How much do you like to be told of what your partner is planning?',
        'What would you leave out of a plan because you know your partner?',
        'Which day could you two keep free for a small plan?',
        'Which plan made for you do you still think back to?',
        "Which moment of your plan would you watch your partner's face for?",
        'What does your partner love that is hard to find out by asking?',
        "What does your partner's plan show that they know about you?",
      ],
      alike: [
        'Which of you goes first, if both plan the same?',
        'How will you each keep your mouth shut till then?',
      ],
      unlike: [
        'Which part of the plan your partner has in mind sounds good to you?',
        'How long can each of you bear not to know what is coming?',
      ],
      tender: [
        'What would be a plan with almost nothing in it, and right for you now?',
        '{one}, which day soon would you be glad not to plan yourself?',
      ],
      light: ['{one}, what would the leaflet promise and not keep?', 'Where is the catch?'],
      short: [
        'An outing, a meal or an early night: which would you plan?',
        'Which hour would it start at: dawn, noon or after dark?',
      ],
    },
    ideas: [
      'Each plans ten minutes for the other this week, from the first minute to the last. All the other does is turn up.',
      'Each writes three likes and one dislike for a planned day. Swap papers and keep them for later.',
    ],
    gentleIdea:
      'Each of you plans one quiet cup of tea or soup for the other: where, when, and that nobody talks unless they want to.',
    quietIdea:
      'One evening this week, each of you may sit with a bowl of soup or a cup of tea for ten minutes, near the other or apart.',
  },
  {
    id: 'shared-way-with-money',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    content: 'What have you come to like about the way your partner handles money?',
    about: "your partner's way with money",
    reflections: [
      'A price tag says nothing about what a thing is worth to somebody.',
      'People show care about money in different ways: some compare prices, and some give freely.',
      'A saver and a spender can shop from the same list and bring back two different bags.',
    ],
    asks: {
      any: [
        'Which wish of yours would you put a little money aside for?',
        'Which habit of yours with money would you like to be asked about?',
        'Which money choice of you two are you glad about today?',
        'What would you two love to save up for, bit by bit?',
        'Where does your own way with money come from?',
        'What surprised you about your partner and money in your early days together?',
        'What have you started to do with money since you met your partner?',
        'How do you see that habit with money yourself, now your partner has named it?',
      ],
      alike: [
        'Which bargain shows best how alike you two are in this?',
        'Who keeps an eye on things, when both are careful or both are not?',
      ],
      unlike: [
        'What is a bargain to one of you and a waste to the other?',
        "When has your partner's way come in handy for you?",
      ],
      tender: [
        'Which talk about money would you be glad to have behind you?',
        '{one}, which part of your past with money could {other} hear some day?',
      ],
      light: [
        'Which of you would an empty purse miss more?',
        '{one}, how does {other} behave in front of a sale sign?',
      ],
      short: ['Who carries the coins?', 'What did one of you last pay for both?'],
    },
    ideas: [
      'With a few coins or buttons as play money, each of you splits them into spend, save and give, unseen. Then compare the piles.',
      'Each of you copies one money habit of the other for three days, however small, and reports back.',
    ],
    gentleIdea:
      'Each of you names one thing the two of you once did that cost nothing. No sums, no plans.',
    quietIdea:
      'Each of you may spend ten minutes this week with something calm and free, such as a bench, a view or a song.',
  },
  {
    id: 'shared-stop-doing',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    content: 'Which task could you two simply stop doing?',
    about: 'tasks you could simply stop doing',
    reflections: [
      'A quarter of an hour a week adds up to thirteen hours in a year.',
      'It is easier to add a task to a week than to find one that can be dropped.',
    ],
    asks: {
      any: [
        'What would you like to have in your day if one task fell away?',
        'Where would the time go that a dropped task sets free?',
        'Which task could you two leave out for just one week, to see what happens?',
        "Which task of your partner's could stop, and you would be quite happy?",
        'How did a task like that find its way into your week?',
        'What could your partner say that would let you drop a task in peace?',
        'What, if anything, would you miss about a task once it is dropped?',
        'Who, besides you two, would notice if one task quietly stopped?',
        'Which task does your partner do with such care that it deserves to stay?',
        'What would happen, at worst, if the task your partner named were dropped?',
      ],
      alike: [
        'What has held both of you to it so far?',
        'On which day could it quietly be the last time?',
      ],
      unlike: [
        'What makes a task worth keeping in the eyes of just one of you?',
        'Which task is dear to {one} that {other} could drop tonight?',
      ],
      tender: [
        'Which task could be dropped only for now, with the door left open?',
        'What would be hard about letting that task go?',
      ],
      light: [
        'What would be said at its funeral?',
        '{one}, what will you do with all that fame and free time?',
      ],
      short: [
        'Ironing, answering, dusting: which goes first?',
        'Which task did you skip last week without harm?',
      ],
    },
    ideas: [
      'Pick one task and do not do it for seven days, either of you. At the end, each tells what was missed, if anything.',
      'Each of you nominates one task for retirement. Write it a farewell line and pin it up or send it over.',
    ],
    gentleIdea:
      'Both of you let one task go, for this week only. Nobody makes up for it afterwards.',
    quietIdea:
      'Each of you may let one small task of your own go this week. Nobody makes up for it afterwards.',
  },
  {
    id: 'shared-family-visits',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'What makes a visit with family or old friends easier for you?',
    about: 'visits with family or old friends',
    reflections: [
      'On a visit, people are put back in their old chair and their old role.',
      'A visit has a start, and it helps some people to know its end.',
    ],
    asks: {
      any: [
        'How long a visit with others feels right to you?',
        'Which look or word between you two could mean: time to go home?',
        'Which words from your partner would help on the way to a visit?',
        'When during a visit do you look round for your partner?',
        'What do you notice on a visit that your partner may not see?',
        'Which visit went better than you had feared?',
        'What do you two like to do straight after seeing family or friends?',
        'How is your partner a little different among family or old friends?',
        'What could you do on the next visit to help with what your partner wrote?',
      ],
      alike: [
        'Who makes the excuse, when both of you want to leave?',
        'Whose table is the one where both of you feel easy?',
      ],
      unlike: [
        "What is easy about {one}'s people for {other} by now?",
        'When could one of you go, the other stay away, with nobody offended?',
      ],
      tender: [
        'Which visit would you like to make shorter, or put off?',
        'Which visit would be easier with a reason to leave at hand?',
      ],
      light: [
        'Which story gets told on each and every visit?',
        '{one}, under which table would you hide?',
      ],
      short: [
        'Who is next in line for a visit or a call?',
        'What do you eat there that you eat nowhere else?',
      ],
    },
    ideas: [
      'Before the next visit or call, agree on when it ends, and on one word that means soon. Each may use it once.',
      'Share out the next visit on paper together: who calls, who brings what, who talks first. Change one job over from last time.',
    ],
    gentleIdea:
      'After the next visit or call, both of you have ten minutes in which nothing about it is said.',
    quietIdea:
      'After the next visit or call, each of you may have ten minutes to yourself, in another room or outside. Talking can come when it suits.',
  },
  {
    id: 'shared-let-slip',
    category: 'responsibilities',
    mechanism: 'repair',
    valence: 'tender',
    depth: 2,
    content: 'What did you let slip lately that you would like to make good?',
    about: 'making good what you let slip',
    reflections: [
      'A thing let slip can be as small as a library book or as big as a promise.',
      'A call not made grows a little each day, and in the end takes one minute.',
      'Making good can mean doing the thing late, or doing another thing for it.',
    ],
    asks: {
      any: [
        'What would you like to be told when something was left undone?',
        'What helps you say it out loud when something has slipped?',
        'How would you like your partner to tell you that something has slipped?',
        'Which part of what slipped would be easiest to put right this week?',
        'When does something that slipped count as made good for you?',
        'What else was going on for you around the time it slipped?',
        'What did your partner once make good in a way you still remember?',
        'What has stayed on track lately that you can be quietly proud of?',
        'How could your partner make it easier for you to put that right?',
      ],
      alike: [
        'How come it slipped past both of you?',
        'What could be the first, small half of making it good?',
      ],
      unlike: [
        'Which matters more to each of you: that it gets done or that it is said?',
        'How does {one} go about making good, next to how {other} does?',
      ],
      tender: [
        'What would help you to go a bit easier on yourself about it?',
        '{one}, would you like to be asked about it or left alone: which is kinder?',
      ],
      light: [
        'Which excuse is so good that it deserves a prize?',
        '{one}, what will the overdue fee be?',
      ],
      short: [
        'Which message is still waiting for your answer?',
        'When did you last think: oh no, that too?',
      ],
    },
    ideas: [
      'Each of you does one late thing in ten minutes, at the same time: the reply, the parcel, the mending. Stop when it is sent or done.',
      'Swap: each of you asks the other what would make one slip good, and the answer may not cost more than a few minutes.',
    ],
    gentleIdea:
      'Each of you writes one thing that slipped on a scrap of paper, and bins it. That counts as dealt with.',
    quietIdea:
      'Each of you may write a few lines this week about what is on your mind, for yourself, or sit quietly with a cup of tea instead.',
  },
  {
    id: 'shared-put-to-rest',
    category: 'responsibilities',
    mechanism: 'repair',
    valence: 'warm',
    depth: 2,
    content: 'Which old disagreement about plans, money or chores have you two put to rest?',
    about: 'old disagreements put to rest',
    reflections: [
      'Old arguments about money or chores are common, and some last for years.',
      'Some quarrels end with a rule, some with two separate tubes of toothpaste, and some of old age.',
      'It takes a while to notice that a thing you used to argue over no longer comes up.',
    ],
    asks: {
      any: [
        'What do you need most in the hour after a disagreement?',
        'What would be good to remember, next time you two disagree about plans or chores?',
        'What does your partner do that takes the heat out of a disagreement?',
        'Which words make it easier for you to give way a little?',
        'What about your partner did you see only when the arguing was over?',
        'Which disagreement of today would you like to laugh about some day?',
        'Which word or joke has stayed with you two from an old disagreement?',
        'What did you come to think your partner was right about after all?',
        'What has been easier between the two of you since then?',
      ],
      alike: [
        'On what day did it dawn on each of you that it was over?',
        'How does the thing you put to rest look to you by now?',
      ],
      unlike: [
        'Which one ended with a rule, not just with time?',
        'What was at stake in it for {one} that {other} may not have known?',
      ],
      tender: [
        'Which subject would you like left alone for now?',
        'What would give you a little peace while a disagreement is still open?',
      ],
      light: [
        'What would the peace treaty be called?',
        '{one}, who would win if it broke out again for just one minute?',
      ],
      short: [
        'Windows, lights or money: what did you two use to argue over?',
        'Who was the louder one back then?',
      ],
    },
    ideas: [
      "Replay a long-settled quarrel for two minutes with roles changed: each argues the other's old side as well as possible.",
      'Each of you writes down the one sentence that helped to end an old disagreement. Read them to each other.',
    ],
    gentleIdea:
      'Each of you may write down one thing that is settled for you and one that is not. Keep it or show it.',
  },
  {
    id: 'shared-ask-for-help',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'How do you like to be asked for help?',
    about: 'how to ask you for help',
    reflections: [
      'A request can come from the top of a ladder, from the bath or from a desk.',
      'A sigh in the next room is a request to some ears and just a sigh to others.',
      'Help is easier to give when it is clear what is needed and by when.',
    ],
    asks: {
      any: [
        'What makes it easier for you to say that you cannot help now?',
        'What is the best moment of the day to ask you for a hand?',
        'How do you ask for help when you would rather not ask?',
        'What shows on your face or in your voice when you could use a hand?',
        'When did your partner last ask you for help in a way you liked?',
        'Which job would you never ask for help with, however long it takes?',
        'Which kind of help does your partner give best?',
        'What were you taught about asking for help when you were small?',
        'What could you ask your partner for this week in just that way?',
      ],
      alike: [
        'Which of you asks in that way more often?',
        'In what sort of mess do those good manners get lost?',
      ],
      unlike: [
        'What sounds like an order to {one} and like a plain question to {other}?',
        'How would each of you ask, in the manner the other likes?',
      ],
      tender: [
        'When is it hard for you to help, though you would like to?',
        'What would you like to be asked first, before anyone wants help from you?',
      ],
      light: [
        'Which magic word works, if please does not?',
        '{one}, how low would the bow before you be?',
      ],
      short: [
        'Who asked you for a hand last?',
        'By shout, by text, by look: how does a request reach you best?',
      ],
    },
    ideas: [
      'For two days, each request comes with two things: how long it takes, and by when. Both of you keep to it.',
      'Each of you asks the other for one five-minute favour tonight, in just the way the other likes to be asked.',
    ],
    gentleIdea:
      'This week, either of you may answer a request with not today. The other says all right, and asks nothing more.',
    quietIdea:
      'Each of you may write down one kind of help that would be welcome this week, and who could give it. Show it or keep it.',
  },
  {
    id: 'shared-on-your-mind',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 3,
    content: 'Which person do you worry about more than your partner may know?',
    about: 'someone you worry about',
    reflections: [
      'Worry about a person can come in the middle of laughing at something else.',
      'Caring for somebody far away is work that leaves no trace in the rooms where you live.',
    ],
    asks: {
      any: [
        'What would you like your partner to know when your thoughts are elsewhere?',
        'What would you like to be asked about a person you worry about?',
        'At what time of day does the worry about somebody come up most?',
        'What is the person you worry about like, on a good day?',
        'Which well-meant words do not help when you worry about somebody?',
        'Which small sign could you two send to somebody you worry about?',
        'What do you love about the person who is most on your mind?',
        'How can your partner tell from your face that somebody is on your mind?',
        'What did you already sense of the worry your partner wrote about?',
        'What would you like to be able to do for that person?',
      ],
      alike: [
        'How does each of you keep in touch with that person?',
        'Which worry about them is one that you both have?',
      ],
      unlike: [
        'What would {one} like {other} to know about this person?',
        'Which of the two people could use a sign of life first?',
      ],
      tender: [
        'How much of it would you like to tell tonight?',
        '{one}, which hour of your own has that worry been taking?',
      ],
      light: [
        'What does that person get up to the minute you turn your back?',
        '{one}, which fuss would they tell you to stop at once?',
      ],
      short: ['When did you last hear their voice?', 'Near or far: where are they tonight?'],
    },
    ideas: [
      'Write or call one of the people you named, both of you in the same message or on the same call, for five minutes.',
      'Each tells the other one good story about the person on your mind, one with no worry in it.',
    ],
    gentleIdea:
      'Each of you says the name of one person. The other asks after them once this week, and leaves it at that.',
    quietIdea:
      'Each of you may think of one person for a quiet minute this week, or send them a line. Saying who it is stays up to you.',
  },
  {
    id: 'shared-looks-easy',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'What do you do that looks easy and costs you a lot?',
    about: 'what looks easy and costs you',
    reflections: [
      'The smoother a thing looks, the fewer people think of offering a hand.',
      'What is done with a straight face looks from outside as though it had done itself.',
    ],
    asks: {
      any: [
        'What offer of help would you like, even when you seem to be managing fine?',
        'Which words would be good after something that only looked easy?',
        'What would do you good right after something that takes a lot of you?',
        'Which thing your partner does looks easy to you, though it may not be?',
        'Which part of such an effort does nobody get to see?',
        'On which days does the hard thing come a little easier to you?',
        'When did you last think: if only somebody knew what this takes?',
        'How does your partner look just after something that took a lot?',
        'How did that thing look to you before your partner wrote about it?',
        'What makes you keep doing it, though it costs so much?',
      ],
      alike: [
        'How do each of you hide what it costs?',
        'What would make it cost a little less for both?',
      ],
      unlike: [
        'What takes nothing out of {one} and a great deal out of {other}?',
        'Which one would you never have guessed?',
      ],
      tender: [
        'After it, what is good to find: quiet, company or food?',
        'When could you leave it out for once, with no harm done?',
      ],
      light: [
        '{one}, how many biscuits does it cost per minute?',
        'Which actor would play you doing it without breaking a sweat?',
      ],
      short: [
        'After which hour of the week do you sit down and breathe out?',
        'Small talk, driving, being on time: which one drains you?',
      ],
    },
    ideas: [
      'Each puts a price on three things you did this week, in coins or buttons, as much as they took out of you. Lay them side by side.',
      'Before the next costly thing, one of you says so aloud, and the other sees to it that the ten minutes after it are free. Then the other way round.',
    ],
    gentleIdea:
      'When either of you comes back from something that looks easy, the other waits ten minutes before asking how it was.',
    quietIdea:
      'After something that costs a lot, each of you may sit down for ten minutes before anything else. Telling about it can wait.',
  },
  {
    id: 'shared-plan-changes',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'neutral',
    depth: 2,
    content: 'When a plan changes at the last minute, what helps you take it well?',
    about: 'changes of plan at the last minute',
    reflections: [
      'A cancelled evening leaves a person dressed for something that is not happening.',
      'Half past six moved to half past seven is a small thing, unless you had cooked.',
    ],
    asks: {
      any: [
        'What is good to hear when an evening you looked forward to is called off?',
        'Which part of the old plan would you like to keep when the rest changes?',
        'How long do you like to be left alone after a plan has changed?',
        'Which changed plan turned out better than the first one?',
        'What makes it easier when it is your partner who changes the plan?',
        'Which plan of the coming week would you be sorry to see moved?',
        'What would tell you that your partner is let down by a changed plan?',
        'What was the best thing you two ever did without any plan at all?',
        'Which kind of change is the hardest for you to take?',
      ],
      alike: [
        'Who breaks the news best?',
        'How do two people like that get through a day of delays?',
      ],
      unlike: [
        'What is just bad luck to {one}, while it spoils the day for {other}?',
        'How could a change be told to each of you in a different way?',
      ],
      tender: [
        'Which plan would you like to be able to rely on at the moment?',
        'Which plan would you like to see handled with care just now?',
      ],
      light: [
        'What face do you pull while saying: no problem at all?',
        '{one}, how long does the sulk last, in minutes?',
      ],
      short: [
        'Which plan was the last to move, even by a little?',
        'Call, text or face to face: how do you want to hear it?',
      ],
    },
    ideas: [
      'Each of you names one plan of this week that is firm and one that is soft. Mark them F and S where both can see it.',
      'Practise once: over supper or by phone, each breaks the news of a made-up change as kindly as possible. Keep the best sentence.',
    ],
    gentleIdea:
      'Each of you may keep one small plan of your own this week just as it is: a walk, a meal, a call.',
  },
  {
    id: 'shared-grew-up-with',
    category: 'responsibilities',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'How were the jobs shared out among the people you grew up with?',
    about: 'who did what where you grew up',
    reflections: [
      'A childhood home stays in the hands: how to fold, stir or shut a door.',
      'Nobody explains the sharing of work to a six-year-old, who sees all of it.',
    ],
    asks: {
      any: [
        'Which way of doing a job have you made your own since then?',
        'Which habit from back then do you catch in yourself today?',
        "Who from your partner's early years are you curious about?",
        'What about your partner makes more sense when you think of how they grew up?',
        'Which job as a child made you feel big?',
        'Who back then did more than anyone ever thanked them for?',
        'What would you love to have seen of your partner at nine years old?',
        'Which job did you hate as a child that is fine by now?',
        'As a child, what did you think of the way things were shared out?',
        'Which of the people your partner wrote about would you like to hear more of?',
      ],
      alike: [
        'What have each of you brought along from there?',
        'Who broke the rules in those days?',
      ],
      unlike: [
        'What would have surprised {other} about an evening at the table of {one}?',
        'Which habit from there still fits the life you two lead?',
      ],
      tender: [
        'Which part of those days would you like to leave out tonight?',
        '{one}, who could have used some help back then?',
      ],
      light: [
        '{one}, how did you get out of your own jobs?',
        'Who was the real chief: a grown-up, the cat or the television?',
      ],
      short: [
        'Who cooked on a Sunday?',
        'Which sound of somebody at work do you still have in your ear?',
      ],
    },
    ideas: [
      'Each of you draws the table you grew up at and who sat where. Write one job next to each person, and tell.',
      'Bring back one job in the old way for an evening, as it was done where each of you grew up.',
    ],
    gentleIdea:
      'Each of you names one thing that somebody did for you back then, day after day. The other just listens.',
    quietIdea:
      'Each of you may do one small caring thing for yourself this week: a bowl of soup, a warm blanket, an early night.',
  },
  {
    id: 'shared-learned-money',
    category: 'responsibilities',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'What did you learn about money when you were small?',
    about: 'what you learned about money when small',
    reflections: [
      'A child in a shop learns about money from what the grown-up puts back.',
      'Pocket money, a piggy bank or the word later: the first lessons come in coins.',
    ],
    asks: {
      any: [
        'What would you have liked to be told about money back then?',
        'Which old saying or habit with money still turns up in your week?',
        'Which scene with money from back then can you still see?',
        'Where does that old lesson show when the two of you talk about money?',
        'What did you long for as a child that cost too much?',
        "Which thing about money in your partner's childhood are you curious about?",
        'What was the first thing you ever saved up for?',
        "How does your partner's early lesson fit with what you know of them today?",
        'What did that lesson make you do, or not do, as a young adult?',
      ],
      alike: [
        'Which of those lessons do the two of you still keep?',
        'Where did the lesson come from for each of you: words or looks?',
      ],
      unlike: [
        'What did a coin mean to {one} at seven, and to {other}?',
        'When do these two old lessons pull you in different ways?',
      ],
      tender: [
        'Which lesson about money would you gladly unlearn some day?',
        'Which of those memories may be told another day?',
      ],
      light: [
        'What did you spend your first fortune on?',
        '{one}, who taught you that trick with the change?',
      ],
      short: [
        'What could you get for one coin?',
        'Where was the money kept: tin, drawer, sock or nowhere?',
      ],
    },
    ideas: [
      'Each of you tells, in three sentences, about the first thing you paid for with your own coins.',
      'Put a jar where both can reach it, or one each. Every found coin goes in. In a month, decide together like two nine-year-olds.',
    ],
    gentleIdea:
      'Each of you recalls one thing from when you were small that cost nothing. Tell it in a line, or keep it.',
    quietIdea:
      'Each of you may take ten slow minutes this week for something plain and free, such as rain, birds or an old song.',
  },
  {
    id: 'shared-make-up-mind',
    category: 'responsibilities',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    content: 'How do you make up your mind when a choice is hard?',
    about: 'how you make up your mind',
    reflections: [
      'Tossing a coin can help, because people notice in mid-air which side they hope for.',
      'Some make lists, some ask seven friends, and some know and then look for reasons.',
      'Thinking aloud can sound like a decision to somebody who thinks in silence.',
    ],
    asks: {
      any: [
        'What would make a hard choice feel less lonely for you?',
        'Which choice this week would you like to think about out loud?',
        'How do you like your partner to be while you are undecided?',
        'Which hard choice of yours are you still glad about?',
        'What tells you that your partner has made a choice?',
        'What happens when the two of you make up your minds at different speeds?',
        'Which choice did your partner make that quietly impressed you?',
        'How do you know, deep down, that a choice is made?',
        'What could you do to help while your partner makes up their mind like that?',
      ],
      alike: [
        'Who calls time, when both of you go on weighing it?',
        'Which choice have the two of you made in just that way?',
      ],
      unlike: [
        'How does the quicker one wait, and the slower one not feel pushed?',
        'When has the way of {one} saved the two of you from something?',
      ],
      tender: [
        'Which choice would you like to have taken off the table for now?',
        '{one}, which choices wear you out more than they used to?',
      ],
      light: [
        'Heads, tails or stomach: which one do you ask first?',
        '{one}, how long did you stand at the ice cream counter last time?',
      ],
      short: ['What was the last thing that took you long to choose?', 'Who gets asked first?'],
    },
    ideas: [
      "Make one small choice in the other's manner this week: by list, by gut, by asking around. Each tells how it went.",
      'Each of you brings one open choice. The other may ask three questions about it, and give no opinion at all.',
    ],
    gentleIdea:
      'For one day, everything that is not urgent stays undecided. Either of you may say: that is for another day.',
    quietIdea:
      'Each of you may let one choice rest for a day. You can take it up again whenever it suits you.',
  },
  {
    id: 'shared-one-day',
    category: 'responsibilities',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'Which duty that may come to you one day do you think about and rarely mention?',
    about: 'duties that may come one day',
    reflections: [
      'Thoughts about later years like to come on a train or while brushing teeth.',
      'What may come one day is hard to speak of, since there is nothing yet to do.',
    ],
    asks: {
      any: [
        'What is a comfort to you when your thoughts run that far ahead?',
        'Where would you two talk best about a duty that may come?',
        'Which talk would be good to have long before such a duty comes?',
        'What would help you feel that such a duty is not yours alone?',
        'What do you picture first when you think of such a duty?',
        'Which small thing could be sorted out now to make later years easier?',
        "Which strength of your partner's would you lean on if a heavy duty came?",
        'Who have you seen carry a heavy duty well?',
        'What part would you want to have in the duty your partner thinks of?',
        'What has made this duty a hard one to bring up?',
      ],
      alike: [
        'What have each of you thought about it without saying so?',
        'Which small thing could be asked or looked up now, years ahead?',
      ],
      unlike: [
        'How many years away does it seem to each of you?',
        'For which one would five minutes of talk be enough at first?',
      ],
      tender: [
        'What would be enough for today, so that it can be put away again?',
        'What is good to hear, now that such a duty has been spoken of?',
      ],
      light: [
        '{one}, which far island have you picked for the day it arrives?',
        'With what could it be bribed to come ten years later?',
      ],
      short: [
        'A person, a place or a pile of papers: what does it concern?',
        'When did it last cross your mind?',
      ],
    },
    ideas: [
      'Each of you says one sentence that begins with: when that day comes, it would help if. The other writes it down.',
      'Pick one question that only an older relative or friend can answer. Each of you asks it this month.',
    ],
    gentleIdea:
      'Write the duty on a slip, both of you, and put the two slips in a book. They can stay there.',
    quietIdea:
      'Each of you may write down one thought about what may come one day, for yourself, and put the paper away for now.',
  },
  {
    id: 'shared-money-worry',
    category: 'responsibilities',
    mechanism: 'disclosure',
    valence: 'tender',
    depth: 3,
    content: 'Which money worry would you like to say out loud once?',
    about: 'a money worry said out loud',
    reflections: [
      'A money worry does its sums at odd hours and gets the same answer each time.',
      'Sums look larger at three in the morning than at breakfast.',
    ],
    asks: {
      any: [
        'What would you like to hear back after saying a money worry out loud?',
        'Which words between you two take the edge off a money worry?',
        'How does it show when money is on your mind?',
        'Which money job would be less grim with the two of you at it?',
        'Which question from your partner is welcome when money worries you?',
        'Which number would it help to know, so that money worries you less?',
        'What could your partner do to steady you when money is on your mind?',
        'When is money furthest from your mind?',
        "What had you guessed about your partner's money worry before today?",
      ],
      alike: [
        'How long have the two of you been worrying side by side?',
        'Which sums has each of you been doing on the quiet?',
      ],
      unlike: [
        'Which worry had the other not heard of until now?',
        'How could each of the two be made one size smaller?',
      ],
      tender: [
        'What may be left for another day, now that it has been said?',
        '{one}, would numbers help you or not tonight: which is it?',
      ],
      light: [
        'Which treasure would you dig up first, if you had the map?',
        '{one}, what would your purse call itself in a sad song?',
      ],
      short: [
        'Which day of the month do you like least?',
        'Big or small, now or later: what size of worry is it?',
      ],
    },
    ideas: [
      'Take ten minutes: each says one worry, and together you write down the next date on which it can be looked at. Then do something else.',
      'Each of you finds out one number that has been a guess until now. Tell it to the other without a comment.',
    ],
    gentleIdea:
      'Each of you may write down one money worry for yourself, and a person or place that gives good advice on money.',
  },
  {
    id: 'shared-errand-outing',
    category: 'responsibilities',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which errand could you two turn into a small outing?',
    about: 'an errand turned into an outing',
    reflections: [
      'The way to the chemist passes trees, dogs and windows, and gets called an errand.',
      'A stop for cake or a walk by the river can turn an errand into an outing.',
    ],
    asks: {
      any: [
        'Where would you like to stop for ten minutes on the way back?',
        'What can make an errand feel like time for two?',
        'What could you two stop for on the way home from an errand?',
        'Which errand do you put off that would be easier with your partner along?',
        'What do you two tend to talk about on the way to the shops?',
        'When this week could an errand take twice as long, with nobody minding?',
        'Which detour on an errand turned out better than the errand?',
        'Where would your partner most like to stop, just to look?',
        'Which shop or market from your childhood would you show your partner?',
        'What would you add to the outing your partner thought of?',
      ],
      alike: [
        'What would you two pack for such a grand tour?',
        'Which corner on the way have you both not looked round yet?',
      ],
      unlike: [
        'At which stop would {one} linger while {other} waits?',
        'How could the two errands meet halfway?',
      ],
      tender: [
        'Which errand would you be thankful to have done for you?',
        'Which errand could be done at half the usual pace?',
      ],
      light: [
        "Which souvenir would you bring back from the dry cleaner's?",
        '{one}, what would the tour guide say in front of the post office?',
      ],
      short: [
        'What is next on the shopping list?',
        'Which shop has the nicest window to look into?',
      ],
    },
    ideas: [
      'Do one errand as tourists, together or each in your own town: one photo of a sight, one thing you had not seen before.',
      'Take turns leading the way to one errand. The leader may add one detour of five minutes.',
    ],
    gentleIdea:
      'On the next errand, each of you may take five minutes longer for something you like to see.',
  },
  {
    id: 'shared-planning-treat',
    category: 'responsibilities',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'What would make you look forward to planning the week together?',
    about: 'planning the week together',
    reflections: [
      'A calendar shows where people will be, and not what they look forward to.',
      'To one an empty week looks like freedom, and to another like a thing forgotten.',
    ],
    asks: {
      any: [
        "What would you like to find in next week's calendar, just for you?",
        'Which day of the coming week are you thinking about already?',
        'Which thing in the week would be forgotten without your partner?',
        'What in the coming week would you be glad to have settled early?',
        'How could planning a week begin, so that you feel like doing it?',
        'Which nice thing could go into the week before all the rest?',
        'Which part of the coming week would your partner most like to skip, by your guess?',
        'Which hour of last week would you book again at once?',
        'When could you two try planning a week in the way your partner describes?',
      ],
      alike: [
        'Who brings the calendar, if both bring the biscuits?',
        'What goes into the week first: the nice things or the fixed ones?',
      ],
      unlike: [
        'How much plan is too much for each of you?',
        'Which bit of planning does {one} enjoy that {other} could skip?',
      ],
      tender: [
        'What would you like to see left out of next week altogether?',
        'How many days ahead is it all right for you to look just now?',
      ],
      light: [
        'What would the two of you put on the agenda under other business?',
        '{one}, which day of the week would you scrap by law?',
      ],
      short: ['When did you last look at a calendar?', 'Which day next week is still empty?'],
    },
    ideas: [
      'Plan the next seven days in eight minutes by the clock. Each puts in one nice thing first, however small. Stop at the bell.',
      'Swap calendars for five minutes. Each tells the other which day looks best for something pleasant.',
    ],
    gentleIdea:
      'Together, look at tomorrow only. Each says one thing that is fixed, and one that could be left out.',
    quietIdea:
      'Each of you may look at tomorrow only, and leave one small thing out of it. The rest of the week can wait.',
  },
  {
    id: 'shared-clutter',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    needs: ['living-together'],
    content: 'Which bit of clutter at home drains you most?',
    about: 'clutter that drains you',
    reflections: [
      'Clutter gathers on chairs, on stairs and on the shelf by the front door.',
      'A pile is a mess to one and a filing system to the other.',
    ],
    asks: {
      any: [
        'Where at home would you most like a clear, empty place?',
        'Which one spot at home would you love to see clear all week?',
        'What lies in that clutter that you would be sorry to lose?',
        'Which corner would it do you two most good to see clear?',
        'What would you use the space for, if that clutter were gone?',
        'Which heap at home would you defend to the last?',
        "Which of your partner's things would you be sorry not to see around?",
        'What would you two find at the very bottom of the fullest drawer?',
        'What do you see when you look at the clutter your partner named?',
      ],
      alike: [
        'Where do those things come from, if both of you mind them?',
        'What could leave the place this week in a single bag?',
      ],
      unlike: [
        "What is {one}'s heap full of that {other} would not guess?",
        'Which corner could be kept bare for one and full for the other?',
      ],
      tender: [
        'Which box may stay shut for as long as you like?',
        'Which small patch of clear table would do you good this week?',
      ],
      light: [
        'What creature lives under there by now?',
        '{one}, in which layer would the diggers find last winter?',
      ],
      short: [
        'What is lying on the nearest table?',
        'Shoes, cables, post or cups: which breeds fastest?',
      ],
    },
    ideas: [
      'Set a timer for seven minutes and clear one surface together: each may save three things from it, the rest finds a place.',
      "Each takes one thing out of the other's way, and puts it where the other asks.",
    ],
    gentleIdea:
      'Choose one drawer or basket into which either of you may sweep things this week, with no sorting.',
    quietIdea:
      'Each of you may clear one small spot of your own this week, no bigger than a tray, and leave everything else where it is.',
  },
  {
    id: 'shared-household-swap',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    needs: ['living-together'],
    content: 'Which household job would you like to swap for a month?',
    about: 'household jobs to swap for a month',
    reflections: [
      'Every job looks shorter from across the room.',
      'In a swap, the job changes hands at once and the habits some weeks later.',
    ],
    asks: {
      any: [
        'What would you like to hear from somebody who has just tried your job?',
        'Which trick would you pass on to your partner along with the job?',
        'What would you understand about your partner after a month of their jobs?',
        'What is good to hear in a first clumsy week at a job?',
        'What would look different at home after a month of swapped jobs?',
        'What would your partner bring to your job that you never thought of?',
        'Which household job would you never hand over to anyone?',
        'How do you feel about the job that your partner would swap away?',
      ],
      alike: [
        'If both want out of the same job, who might get it every second week?',
        'How did that one lose all its friends?',
      ],
      unlike: [
        'How even would a swap of these two jobs be?',
        'For what would {one} come running back after ten days?',
      ],
      tender: [
        'Which job at home could be left out of any swap, and simply done less?',
        'Which job at home asks more of you than it used to?',
      ],
      light: [
        '{one}, what would be pink after your first wash?',
        'How long until the first call for help from behind the ironing?',
      ],
      short: [
        'Floor, pots, washing or windows: which one goes on the table?',
        'Who held the broom last?',
      ],
    },
    ideas: [
      'Swap one household job for three days, not a month. On the fourth, each says whether the job wants to go back.',
      'Shadow each other for ten minutes: one does a job, the other hands over cloths and pegs and learns where it all lives.',
    ],
    gentleIdea: 'Each of you leaves one household job undone for two days. Nobody takes it over.',
    quietIdea:
      'Each of you may do one household job in its shortest form this week. Whatever is left over can wait.',
  },
  {
    id: 'shared-pleased-at-home',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'What did your partner do around the home lately that pleased you?',
    about: 'what your partner did around the home',
    reflections: [
      'A tap, a shelf and a pile of washing each take their own kind of patience.',
      'A door that no longer squeaks is pleasing each time it says nothing.',
    ],
    asks: {
      any: [
        'Which of your jobs at home do you like to have noticed?',
        'What is the first thing you notice when somebody has looked after the home?',
        'What did you do at home lately that may have gone unseen?',
        'Which small thing around the home would you be glad of this week?',
        'How do you like to be told that something at home pleased your partner?',
        "Which corner at home shows most of your partner's hand?",
        'What at home only works because your partner looks after it?',
      ],
      alike: ['Which sound or smell gave it away?', 'Where at home do both of you like to potter?'],
      unlike: [
        'Which corner is looked after by {one}, and hardly ever entered by {other}?',
        'What pleases each of you first when you come through the door?',
      ],
      tender: [
        'What at home can stay as it is until there is more strength for it?',
        'Which comfort do you miss around the place these days?',
      ],
      light: [
        'How would an estate agent boast about it?',
        '{one}, what did the neighbours hear of it through the wall?',
      ],
      short: ['Which lamp, hook or handle works again?', 'Where did it smell good last?'],
    },
    ideas: [
      'Give each other a two-minute tour of one room, and point at three things the other made, mended or chose.',
      'Each picks one loose, squeaky or crooked thing and sees to it in ten minutes, side by side.',
    ],
    gentleIdea:
      'Each of you may make one spot at home a little nicer in two minutes: a cleared chair, a lamp, a glass of water.',
  },
  {
    id: 'shared-ten-minutes-to-guests',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'warm',
    depth: 1,
    needs: ['living-together'],
    content: 'If guests were to ring in ten minutes, which room would you rush to first?',
    about: 'ten minutes before guests ring',
    reflections: [
      'What gets cleared away before guests arrive is mostly proof that people live there.',
      'Ten minutes is just enough to shut three doors and wipe one table.',
      'Every home has a room that guests see and one where the rest is hidden.',
    ],
    asks: {
      any: [
        'Which sign of everyday life are you happy for a guest to see?',
        'Which room feels most like the two of you, guests or no guests?',
        'What could your partner do in those ten minutes that would calm you?',
        'Which mess would you simply leave, because it belongs to you two?',
        'What are you two like in the last minutes before guests arrive?',
        'Who may see your home just as it is?',
        'What does your partner do at the last second, just before opening the door?',
        'Which home did you love to visit as a guest when you were small?',
        'What would a guest really notice in the room your partner named?',
      ],
      alike: [
        'What happens to the other rooms, if both of you run to the same one?',
        "Which guest's raised eyebrow are you both running from?",
      ],
      unlike: [
        'How would the two of you bump into each other on the way?',
        'What is {one} saving in those minutes that {other} would leave in full view?',
      ],
      tender: [
        'Who would you rather not open the door to at present?',
        '{one}, which guest would you let in even on your most crumpled day?',
      ],
      light: [
        '{one}, what happens in the eleventh minute?',
        'Which fib about the mess would be told in the hall?',
      ],
      short: ['Which door gets shut?', 'What is there to offer: bread, olives, tap water?'],
    },
    ideas: [
      'Play it once: ten minutes on the clock, each in a room of your choice, no speaking. When it rings, sit down as your own guests.',
      'Each of you hides one ugly thing somewhere pretty. Whoever finds it hides the next.',
    ],
    gentleIdea:
      'For three days, nothing is tidied for the eyes of others. If the bell rings, either of you may leave it unanswered.',
    quietIdea:
      'One evening this week, each of you may leave the rooms as they are and sit for ten minutes wherever you like best.',
  },
  {
    id: 'shared-home-rests-on-you',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    needs: ['living-together'],
    content: 'When do you feel that the home rests mostly on you?',
    about: 'when the home rests on you',
    reflections: [
      'Some work at home, such as keeping the milk in mind, leaves nothing to look at.',
      'Both people under a roof can feel, in the very same week, that they alone hold it up.',
    ],
    asks: {
      any: [
        'Which part of what you do at home would you like your partner to see?',
        'Which job at home would you put down first, if only for a day?',
        'Which job at home is on your mind even when you sit down?',
        'What would you love to find done at home without having asked?',
        'What do you do for the home that your partner may only half know?',
        'What would be noticed first if you were away for three days?',
        'When did you last sit down at home with nothing on your mind?',
        'What would the home miss most if your partner were away for a week?',
        'Which job could you take over, start to end, at the time your partner named?',
      ],
      alike: [
        'How can it be true for both of you in the same four walls?',
        'Who holds it up while both of you sit down?',
      ],
      unlike: [
        'What would {one} see by living a Tuesday as {other}?',
        'Who holds which end of the roof, if you drew it?',
      ],
      tender: [
        'What could fall over at home this week without harm?',
        '{one}, which would reach you better: a hand, a word or an evening off?',
      ],
      light: [
        '{one}, what would happen to the roof if you sneezed?',
        'Which pillar of the place would ask for a raise?',
      ],
      short: [
        'Which jobs were yours between waking up and leaving the room?',
        'Who knows where the spare bulbs are?',
      ],
    },
    ideas: [
      'Each lists what ran through your hands at home yesterday. Read the two lists side by side, and say only: seen.',
      'For one evening the home is in the hands of one of you, start to end, while the other sits down. Another evening, turn it round.',
    ],
    gentleIdea:
      'Each of you may choose a time tonight when your own work is over, whatever is left.',
  },
  {
    id: 'shared-loved-to-see',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'What did your partner do as a parent lately that you loved to see?',
    about: 'what your partner did as a parent',
    reflections: [
      'Much of what a parent does in a day is seen by few people or none.',
      'Much of what one parent does well happens while the other is out or asleep.',
    ],
    asks: {
      any: [
        'What would you be glad to have noticed about you as a parent?',
        'When are you happiest to have your partner as the other parent?',
        "Which of your partner's ways with the children would you like to borrow?",
        'Which hour with the children do you wish your partner could watch?',
        'When do you get to simply watch your partner with the children?',
        'What does each of you do as a parent that nobody sees?',
        'What would the children say your partner is best at?',
        'Which small thing you do as a parent comes straight from your own childhood?',
        'What was going on for you in the moment that your partner loved to see?',
        'What do you think the children felt in the moment you wrote about?',
      ],
      alike: [
        'Who showed each of you how to do that with a child?',
        'How do the children answer when you do it?',
      ],
      unlike: [
        'What do the children get from {one} that is quite unlike what {other} gives?',
        'When in the day is each of you at your best with them?',
      ],
      tender: [
        'Which day as a parent would you like to leave behind you?',
        'Which kind word about you as a parent would you believe?',
      ],
      light: ['In what words would the children report it?', '{one}, which noise went with it?'],
      short: [
        'Who was asked for at night or at noon last?',
        'What did each of you do with the children today?',
      ],
    },
    ideas: [
      'Each of you jots down one sentence on what you saw the other do with the children. Leave it where it will be found.',
      'Each of you copies one thing the other does with the children, once this week. Let the children say if it was done right.',
    ],
    gentleIdea:
      'Each of you may note one nice thing a child said or did this week. Keep it or tell it.',
  },
  {
    id: 'shared-moment-to-keep',
    category: 'responsibilities',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'Which moment with the children would you like to keep for good?',
    about: 'a moment with the children to keep',
    reflections: [
      'The moments people remember with children are often small ones, like a song in the car.',
      'A moment with a child may be kept in a photo, a drawing or only in the mind.',
    ],
    asks: {
      any: [
        'What would make an ordinary hour with the children good for you?',
        'What was happening just before and after that moment with the children?',
        'Which minutes of this week with the children would you like to hold on to?',
        'How would you tell the children about that moment when they are grown?',
        'Which small sound or smell belongs to that moment with the children?',
        'What do you two hope the children will remember from these years?',
        'What do the children do now that you will miss in two years?',
        'What did you feel in that moment that nobody could have seen?',
        "What does your partner's moment tell you about what matters to them?",
      ],
      alike: [
        'What was each of you doing with your hands just then?',
        'What else was going on that no photo would show?',
      ],
      unlike: [
        'What did {one} see in that hour that {other} missed?',
        'In which year of theirs does each of you linger?',
      ],
      tender: [
        'Which memory is sweet and sore at once?',
        'How much of that picture would you like to talk about?',
      ],
      light: [
        'Which part of it will embarrass the children at twenty?',
        '{one}, what was sticking to whom?',
      ],
      short: [
        'When did a child last lean on you?',
        'Boots, pyjamas or mud: what did they have on?',
      ],
    },
    ideas: [
      'Each of you writes down one thing the children said or did this week, with the date. Put both notes in an envelope.',
      'Look at one picture from two years ago for five minutes, and take turns saying what happened just before it.',
    ],
    gentleIdea:
      'Tonight, when it is quiet, each of you tells one moment with the children from today in a single sentence.',
    quietIdea:
      'Tonight, when it is quiet, each of you may think back to one small moment with the children. Tell it or keep it.',
  },
  {
    id: 'shared-children-lend-a-hand',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'What job could the children do alongside you two this week?',
    about: 'jobs to do with the children',
    reflections: [
      'A child who helps to bake leaves flour in places nobody has thought of.',
      'Children like best the jobs with water, buttons or a real hammer.',
    ],
    asks: {
      any: [
        'What makes a slow job with the children a good one for you?',
        'Which job did a grown-up let you do when you were small?',
        'What would you two do with the time, if the children took a job over?',
        'Which job would your partner be the right one to teach the children?',
        'How much mess is all right with each of you when the children help?',
        'When this week do you both have the patience for small helpers?',
        'What are the children better at than you two ever expected?',
        'What is your partner like when a child helps and everything takes longer?',
        'How much mess could you put up with, so that they can help?',
        'What would help you stay patient while the children do the job your partner named?',
      ],
      alike: [
        'Which of you will find it harder not to do it over again?',
        'Where could the children be the captains, with you two as the helpers?',
      ],
      unlike: [
        'How old is old enough for it, as each of you sees it?',
        'Which of these jobs would the children pick?',
      ],
      tender: [
        'On which day is it kinder to expect no helpers?',
        'Which job with the children could use a second grown-up in the room?',
      ],
      light: [
        'What will be on the ceiling afterwards?',
        '{one}, what wage would the children ask for?',
      ],
      short: ['Who likes stirring, sorting or carrying?', 'Which job did a child last do unasked?'],
    },
    ideas: [
      'One ten-minute job, all hands: each of you does one part, the children choose theirs. Whatever comes of it is put on show.',
      'Both of you let a child give the orders for one small job, and do exactly as told.',
    ],
    gentleIdea:
      'This week, nobody helps who does not care to. Each of you tells the children one job they have already done well.',
    quietIdea:
      'Each of you may leave one job for later this week and sit near the children for those minutes, with a book or a cup of tea.',
  },
  {
    id: 'shared-partner-in-the-children',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    needs: ['children'],
    content: 'What do you see of your partner in the children?',
    about: 'your partner showing in the children',
    reflections: [
      'A child can have a borrowed frown and a laugh that comes from nowhere.',
      'A shrug can pass from a grown-up to a child with no blood in common.',
      "A child may share a grown-up's love of music, curly hair or way of walking.",
    ],
    asks: {
      any: [
        'What do you love in the children that is all their own?',
        'Which likeness in the children makes you smile when your partner is away?',
        'What do you recognise of yourself in the children?',
        'What is it like for you when somebody sees you in the children?',
        'What do the children help you to understand about your partner?',
        'Which good thing from your partner do you hope the children will have?',
        'What do the children have that comes from neither of you?',
        "What do the children do that makes you two catch each other's eye?",
        "What might your partner have been like at the children's age?",
        'When was the first time you saw that likeness in the children?',
        'What would you like the children to know about what they got from you?',
      ],
      alike: ['Who else has noticed that likeness?', 'Whose was it, before it was yours?'],
      unlike: [
        'Which likeness is easier to see for {one} than for {other}?',
        'What does each of you recognise at once, because it is your own?',
      ],
      tender: [
        'Which likeness makes you thoughtful?',
        '{one}, who else comes to mind when you look at the children?',
      ],
      light: [
        'Which bad habit was handed down with full honours?',
        '{one}, which face of {other} looks back at you over the cereal?',
      ],
      short: [
        'Whose walk, laugh or temper is it?',
        'Which saying of yours came back to you from a child?',
      ],
    },
    ideas: [
      'For one day, each of you keeps a count of sayings or gestures of the other that turn up in the children. Share the best one.',
      'Ask the children what they have from each of you. Both of you write down what they say, word for word.',
    ],
    gentleIdea:
      'Each of you names one thing in the children that is entirely their own, and from nobody.',
    quietIdea:
      'Each of you may watch the children at something they enjoy for a few minutes this week. No remark is called for.',
  },
  {
    id: 'shared-backed-up',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'When did you last feel backed up by your partner as a parent?',
    about: 'being backed up as a parent',
    reflections: [
      'A parent who says no at the till is often watched by six strangers.',
      'Two parents can see the same tantrum and want to do quite different things.',
      'Being backed up as a parent can be as small as a nod across the room.',
    ],
    asks: {
      any: [
        'What would you like somebody to say when a child has worn you out?',
        'When with the children this week would it be good to stand side by side?',
        'By which look could your partner tell that you want support?',
        'What helps you back your partner up when you see it differently yourself?',
        'When with the children do you like to be left to it?',
        'How can one of you step in without taking over?',
        "Which words of your partner's would you like the children to overhear?",
        'Who backed you up when you were a child in trouble?',
        'What changes in how you are with the children once you feel backed up?',
      ],
      alike: [
        'What did the children make of your being at one?',
        'Which rule do both of you hold up without having discussed it?',
      ],
      unlike: [
        'What feels like backup to {one} and like meddling to {other}?',
        'Where is it all right for the children to get two different answers?',
      ],
      tender: [
        'What would have been good to hear in front of the children?',
        'In which moment did you look round for somebody?',
      ],
      light: [
        'Which of you do they ask first, and with good reason?',
        '{one}, how does the youngest lawyer at the table plead?',
      ],
      short: [
        'About sweets, screens or sleep: where is support most welcome?',
        'Which of you do they ask twice?',
      ],
    },
    ideas: [
      'Agree on a short signal for: your turn, help. Each of you uses it once this week, even if just to test it.',
      'Take ten minutes to settle one question on which the children try you both. Whatever you choose holds until Sunday.',
    ],
    gentleIdea:
      'Each of you may think of one person who backs you up as a parent, and get in touch with them if you like.',
  },
  {
    id: 'shared-parenting-break',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    needs: ['children'],
    content: 'When in the week do you most need a break from parenting?',
    about: 'a break from parenting',
    reflections: [
      'A tired parent often rests with one ear open.',
      'For some parents, the only quiet minute of a day is in the bathroom.',
      'One parent may be worn out by the mornings, the other by the long weekend afternoons.',
    ],
    asks: {
      any: [
        'What would let you truly rest for an hour?',
        'Which word between you two could mean: ten minutes off, please?',
        'Which hour this week could belong to just one of you?',
        'Which part of the day would you hand over without explaining a thing?',
        'How do you like your partner to offer you a break?',
        'What wears you out most in that part of the week?',
        'How can you tell, before a word is said, that your partner is worn out?',
        'What did you do with an empty hour before there were children?',
        'What could your partner do at that time, to give you a real break?',
        'How is that same part of the week for you, the one your partner named?',
      ],
      alike: [
        'Who goes first, when you both run dry at the same hour?',
        'Which hour could be made easier, since a break is not to be had?',
      ],
      unlike: [
        'Where could each of you cover the hour that is hard for the other?',
        'Which hour is easy for {one} and the longest of all for {other}?',
      ],
      tender: [
        'How long ago was the last hour without being called?',
        'What makes it hard to take a break when it is offered?',
      ],
      light: [
        '{one}, where has nobody found you yet?',
        'How long is a minute, when shouted through a bathroom door?',
      ],
      short: [
        'Saturday or Monday: which one takes more out of you?',
        'Tea, a locked door or a turn round the block: what is it to be?',
      ],
    },
    ideas: [
      'Each of you gets one break of fifteen minutes, on a day of your choice. The other keeps the children on the far side of a door.',
      'Each of you marks the hardest part of your week with the children. Trade one job, so that each hard part gets lighter by one.',
    ],
    gentleIdea:
      'Each of you may look for five minutes this week that are yours alone, once the children are safe and busy.',
  },
  {
    id: 'shared-rule-that-matters',
    category: 'responsibilities',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    needs: ['children'],
    content: 'Which rule for the children matters most to you, deep down?',
    about: 'rules for the children',
    reflections: [
      'Shoes off, lights out, say thank you: behind a short rule there can be a long story.',
      'A rule can be dear to one parent and simply useful to the other.',
    ],
    asks: {
      any: [
        'What do you hope the children will understand about a rule later on?',
        'How would you both like to sound, next time the children test a rule?',
        'Where in your own life does a rule like that come from?',
        'Which rule would you like your partner to keep up when you are out?',
        "How would you explain your partner's rule to a child?",
        'On which days may a rule for the children bend a little?',
        'Which rule from your own childhood would you rather not pass on?',
        "Which rule do you keep mostly for your partner's sake?",
        "When is your partner's rule hardest for you to keep up?",
        'What do you think your partner wants to protect with that rule?',
      ],
      alike: ['Which of you is the first to let it slide?', 'When may the two of you break it?'],
      unlike: [
        'Which rule of {one} has grown on {other} over time?',
        'How can two rules of that sort live at the same table?',
      ],
      tender: [
        'What was it like for you, at their age, with such rules or without any?',
        'Which rule would you let go of in a week like this?',
      ],
      light: [
        'Which grown-up here breaks it most?',
        '{one}, what would the children write in its place?',
      ],
      short: [
        'What do you say ten times a day?',
        'Which rule hangs in the air as soon as somebody comes in?',
      ],
    },
    ideas: [
      'Each of you writes down your three rules that count. See which are on both papers, and drop one that is on neither.',
      'For one supper, trade: each of you stands up for the rule that matters to the other.',
    ],
    gentleIdea:
      'Choose one rule that rests this week, for the sake of peace. Both of you tell the children together.',
    quietIdea:
      'For ten minutes this week, each of you may let small things with the children pass, as long as everyone is safe.',
  },
  {
    id: 'shared-childrens-day-swap',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    needs: ['children'],
    content: "Which bit of the children's day would you swap with your partner for a week?",
    about: "swapping bits of the children's day",
    reflections: [
      'Bath time at six and bath time at eight are not the same job.',
      "Socks, lunch boxes, lifts, baths, stories: a child's day has many handles.",
    ],
    asks: {
      any: [
        'Which part of the day with the children suits you best?',
        "Which bit of the children's day would you like to do together this week?",
        'What is the trick to your bit of the day that nobody sees?',
        'What would you miss if your partner took over your bit of the day?',
        "Which bit of your partner's day with the children would you like to watch?",
        'Which tip would help you through your first day of the swap?',
        'What tip would the children give your partner for the first day of a swap?',
        'What do the children chat about with you when your partner is not there?',
        'What do you guess your partner finds hard about the bit they would swap?',
      ],
      alike: [
        'What makes that bit of the day the one nobody fights for?',
        'On which days could each of you have it off?',
      ],
      unlike: [
        'How good a deal would it be, to swap exactly these two?',
        "What goes on in {one}'s bit of the day that {other} rarely hears of?",
      ],
      tender: [
        'Which bit of the day goes better with two grown-ups than with one?',
        "At what time of the children's day have you got the least left?",
      ],
      light: [
        'Who would end up outdoors in slippers?',
        '{one}, what would the lunch box hold on your first day?',
      ],
      short: [
        'Waking, feeding, driving, washing, reading: which one is yours?',
        'Who had the last shift today?',
      ],
    },
    ideas: [
      "Swap one bit of the children's day tomorrow. Each leaves the other a note of three lines on how it is done.",
      'Ask the children who does which part, and how. Compare their report with what each of you would have said.',
    ],
    gentleIdea:
      "This week, one bit of the children's day is done in its shortest form by both of you: cold supper, quick wash, short story.",
  },
  {
    id: 'shared-children-worry',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 3,
    needs: ['children'],
    content: 'Which worry about the children would you like to stop carrying alone?',
    about: 'a worry about the children',
    reflections: [
      'A worry about a child often comes out as a question about shoes or homework.',
      'One parent can be worrying about tonight while the other is ten years ahead.',
    ],
    asks: {
      any: [
        'What kind of listening helps when you talk about the children?',
        'Who listens well when you are worried about the children?',
        'How would you like to be asked, tomorrow, about a worry with the children?',
        'What in the children, if anything, has eased your mind lately?',
        'What about the children could you two keep an eye on by turns?',
        'What could the two of you find out together to worry less about the children?',
        'What can the children do by now that once worried you?',
        'What is your partner good at noticing in the children?',
        'When this week could the two of you sit down and talk about these worries?',
      ],
      alike: [
        'How long has each of you been turning it over alone?',
        'Which of you does the child tell such things to?',
      ],
      unlike: [
        'What does {one} see of the child that {other} gets to see less?',
        'Which of the two worries could use a talk with somebody who knows more?',
      ],
      tender: [
        'Which helps you tonight: talking it through or having said it at all?',
        '{one}, what can {other} keep an eye on in your place for a few days?',
      ],
      light: [
        'What would the child say about all this worrying?',
        '{one}, at what age may they leave the house without a helmet?',
      ],
      short: [
        'Which child is it that you think of first?',
        'School, friends, sleep or later on: where does it belong?',
      ],
    },
    ideas: [
      'Take ten minutes after they are asleep: each names one worry, and one thing about that child that gives you hope.',
      'Each of you watches the one child for a day with the worry of the other in mind. Tell what you saw, plainly.',
    ],
    gentleIdea:
      'For one night the worry is in the keeping of the other. In the morning each may take it back or leave it there.',
    quietIdea:
      'Each of you may write down one worry about the children, just for yourself. You may also talk about it this week with somebody you trust.',
  },
  {
    id: 'shared-patience-runs-out',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    needs: ['children'],
    content: 'How can your partner help when your patience with the children runs out?',
    about: 'patience with the children running out',
    reflections: [
      "Much of a parent's patience goes on queues, phones and traffic, where no child sees it.",
      'Patience tends to be gone by the seventh pair of shoes, not the first.',
      "A parent's patience is often shortest when everyone is hungry, late or tired.",
    ],
    asks: {
      any: [
        'What would save some of your patience earlier in the day?',
        'Which hour with the children asks most patience of each of you this week?',
        'Which word between you two could mean: your turn with the children, please?',
        'Which face or tone tells your partner that your patience is nearly gone?',
        'How do you like your partner to step in when patience is gone?',
        'What happens just before your patience runs out?',
        'When have you seen your partner stay calm with the children?',
        'How do you make up with the children after a loud moment?',
        'What would make it hard for you to help in the way your partner wrote?',
      ],
      alike: [
        'Who takes the lead when both of you have run out?',
        'Which hour of the day uses up your patience fastest?',
      ],
      unlike: [
        'What gets under the skin of {one} and runs off {other} like rain?',
        'How can each of you be relieved in the way that suits you?',
      ],
      tender: [
        'Which kind word fits right after such a moment for you?',
        'What is the kindest way to be sent out of the room?',
      ],
      light: [
        'Who is the reigning champion at using it up?',
        '{one}, what do you mutter that nobody was meant to hear?',
      ],
      short: ['Shoes, teeth, homework: where does it end?', 'Who counts to three more often?'],
    },
    ideas: [
      'Choose a word that means change of guard. Whoever says it leaves, the other takes over, and nobody discusses it until evening.',
      'Each of you tells the other the first sign that your patience is thinning. For three days, watch for it in each other.',
    ],
    gentleIdea:
      'When patience runs low, each of you may step away for a minute, once the children are safe, and breathe.',
  },
  {
    id: 'shared-children-learn',
    category: 'responsibilities',
    mechanism: 'disclosure',
    valence: 'neutral',
    depth: 2,
    needs: ['children'],
    content: 'What do you hope the children learn from watching you two?',
    about: 'what the children learn by watching',
    reflections: [
      'Children pick up small kindnesses as easily as they pick up words.',
      'Many parents hope to pass on some things and to leave others behind.',
      'What is seen across a breakfast table gets copied sooner than what is explained there.',
    ],
    asks: {
      any: [
        'Which of your everyday ways would you be happy to see copied?',
        'What do the two of you do well that the children could see more often?',
        'Which couple did you watch when you were small?',
        "Which good way of your partner's would you love the children to copy?",
        'What have you learned from your partner that the children could learn too?',
        'When in an ordinary week do the children see you two at ease?',
        'Which of your own ways have you already seen in the children?',
        'If the children drew you two, what would you be doing?',
        'What do the children see on your face when your partner walks in?',
        'What do you do already that shows the children what your partner hopes for?',
        'How would you tell a child, in simple words, what your partner hopes for?',
      ],
      alike: [
        'Where did the two of you get this from yourselves?',
        'On which days does it show best?',
      ],
      unlike: [
        'Which of the two could the children see from {one} more easily than from {other}?',
        'How could both lessons be had in one ordinary week?',
      ],
      tender: [
        'What is hard to show the children in a week like this?',
        'What do you do well with the children that nobody remarks on?',
      ],
      light: [
        'Which impression of {one} could the children do on a stage?',
        'What have they learned from you two that no school would teach?',
      ],
      short: [
        'Which word or gesture of yours have the children borrowed?',
        'What were the two of you doing when they last looked on?',
      ],
    },
    ideas: [
      'Once this week let the children see you two settle something small, out loud: who has the last pancake, which film. Each says one wish first.',
      'Tonight each of you names one thing the other does that you are glad the children see.',
    ],
    gentleIdea:
      'One evening this week, each of you thinks of one thing the children saw today that was good enough. Telling it is up to you.',
    quietIdea:
      'One evening this week, each of you may look in on the children for a quiet minute, or simply think of them.',
  },
  {
    id: 'shared-hour-to-yourselves',
    category: 'responsibilities',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'How could you two steal an hour for yourselves while the children are busy?',
    about: 'stealing an hour while the children are busy',
    reflections: [
      'An hour free of children is often spent talking about them.',
      'Stolen hours come in odd places: a parked car, a swimming lesson, a long film.',
    ],
    asks: {
      any: [
        'What would you like to be for one hour, besides a parent?',
        'What do you two talk about once nobody is listening?',
        'How would you like your next hour for two to begin?',
        'Which subject would you leave outside the door for that hour?',
        'Where would you sit or lie down first, if nobody were calling?',
        'What is the smallest thing that would make it feel like your own hour?',
        'Which hour of this week has the fewest calls on you both?',
        "Which small thing could you sort out so that your partner's idea works?",
        'What do you think your partner wants most from that hour for two?',
      ],
      alike: [
        'Which day of this week would suit the theft?',
        'What is the first thing the two of you would say once it is quiet?',
      ],
      unlike: [
        "How would half an hour of {one}'s sort and half of {other}'s sort go together?",
        'Which of the two hours is the easier one to come by?',
      ],
      tender: [
        'If the hour were all yours, what would you do with it?',
        'What has been missing most since there is so little time?',
      ],
      light: [
        'What is your cover story once the children find you?',
        'Where in the building would they look last?',
      ],
      short: [
        'When were the two of you last awake at the same time with nothing to do?',
        'What keeps the children busy longest?',
      ],
    },
    ideas: [
      'Pick one thing that keeps the children busy for fifteen minutes this week. For that long both of you sit down and do nothing useful.',
      'Each of you offers the other one quarter of an hour with a closed door, on a day of their choice.',
    ],
    gentleIdea:
      'On one evening, whoever is less tired does the last round with the children, and the other gets those minutes for themselves.',
    quietIdea:
      'Once the children are safe and busy, each of you may sit down for ten minutes this week, together or alone.',
  },
  {
    id: 'shared-out-of-the-door',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    needs: ['children'],
    content: 'Which part of getting everyone out of the door would you gladly change?',
    about: 'getting everyone out of the door',
    reflections: [
      'Leaving home with children means coats, bags, questions and somebody who is not ready.',
      'Four people and one door can take longer than a hundred people and one train.',
      'The last five minutes before leaving hold more shoes than seems possible.',
    ],
    asks: {
      any: [
        'What would you like ready before the morning rush begins?',
        'What would make your next busy morning at the door a bit kinder?',
        'Which word at the door sends you well into the day?',
        'What could be ready the night before, so that the door is easier?',
        "Which part of your partner's morning do you hardly get to see?",
        'Which morning at the door went so well that you remember it?',
        'When in the morning could you two really look at each other?',
        'How would the change your partner wants make your own morning different?',
        'What could you do yourself to bring about the change your partner wants?',
      ],
      alike: [
        'What could be cut from that part altogether?',
        'Which of the children would thank you for that change?',
      ],
      unlike: [
        "What does {other} see of {one}'s part on such mornings?",
        'On which morning could the two of you trade parts?',
      ],
      tender: [
        'What would take the sting out of those mornings for you?',
        'What do you wish somebody said to you once the door is shut?',
      ],
      light: [
        'Which commentary would a sports reporter give on your front door?',
        'Which missing thing deserves a prize for best hiding place?',
      ],
      short: ['What is always looked for last?', 'Who stands at the door first, on most days?'],
    },
    ideas: [
      'One evening this week, put everything that leaves in the morning in one heap by the door: each of you adds half.',
      'On one morning swap your parts completely, and compare notes at night for five minutes.',
    ],
    gentleIdea:
      'On the hardest morning of the week, agree to be five minutes late on purpose, both of you, and let it be.',
    quietIdea:
      'On a hard morning this week, each of you may leave out one thing that can wait, such as the beds or the dishes.',
  },
  {
    id: 'shared-story-of-the-children',
    category: 'responsibilities',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'What did the children do this week that you want to tell your partner about?',
    about: 'what the children did this week',
    reflections: [
      'What a child said at breakfast is hard to bring back word for word by evening.',
      'Half of what children do happens in front of one parent only.',
    ],
    asks: {
      any: [
        "When is a good moment for you to hear about the children's day?",
        'What went through your head while the children were doing that?',
        "What more would you like to hear from your partner's week with the children?",
        'When in the day do you two get to swap stories of the children?',
        'What do you know about the children only because your partner tells you?',
        'Which face would your partner have made, if they had been there?',
        'Which story of the children do you love to hear your partner tell?',
        'Which story about you as a child gets told again and again?',
        "What might have been going on in the children in your partner's story?",
      ],
      alike: [
        'Which detail did only one of you see?',
        'Which line of it will the family quote for good?',
      ],
      unlike: [
        "Which question does {other} have about {one}'s story?",
        'What do the two stories say about the sort of week the children had?',
      ],
      tender: [
        'How was that hour for you, apart from the children?',
        'What would have helped in that very minute?',
      ],
      light: [
        'Where did they get that from, in your honest opinion?',
        'Which title would that scene have as a film?',
      ],
      short: [
        'What did the children last laugh about?',
        'What did the last drawing, song or question of theirs have in it?',
      ],
    },
    ideas: [
      'Three evenings this week, each of you brings the other one line that a child said that day, word for word.',
      'Take one photo each of something ordinary the children do, and show them to each other on Sunday.',
    ],
    gentleIdea:
      'One evening, the one who was with the children more tells the day in three sentences, and the other only listens.',
    quietIdea:
      "One evening this week, each of you may tell one small thing from the children's day, or keep the evening quiet.",
  },
  {
    id: 'shared-hard-moment-as-one',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'When did you two handle a hard moment with the children as one?',
    about: 'a hard moment you handled as one',
    reflections: [
      'Children can be asleep within minutes of a scene that keeps a parent up.',
      'In the middle of a scene, one look between two adults can be a whole plan.',
      'Children try the second parent right after the first; it is nearly a law of nature.',
    ],
    asks: {
      any: [
        'What settles you on an evening after a hard moment with the children?',
        'How do you like your partner to be after a rough time with the children?',
        'Which hard moment with the children would you gladly hand over next time?',
        'What does your partner do in a hard moment that you can lean on?',
        'What is good to hear afterwards, away from the children?',
        'What helps the two of you stand together when the children push?',
        'What have you learned from your partner about hard moments with the children?',
        'Which hard moment with the children looks lighter to you by now?',
        "What do you remember of your partner's moment that they left out?",
        'What helped you two act as one that time, as you look back?',
      ],
      alike: [
        'Who had the idea first, as each of you remembers it?',
        'What did the children make of so much agreement?',
      ],
      unlike: [
        "Which part of {one}'s moment had {other} missed?",
        'Which of these two moments took more nerve?',
      ],
      tender: [
        'Which part of that moment is still with you?',
        'What would you like to happen the next time it gets loud?',
      ],
      light: [
        'Which medal would the two of you have earned that day?',
        'What was the secret password in that operation?',
      ],
      short: [
        'What was the last thing all of you had to sit out together?',
        'What do you still see when you think of it?',
      ],
    },
    ideas: [
      'Agree tonight on one sign that means: please take over. Each of you may use it once this week, no reasons asked.',
      'Each of you names one hard moment the other handled well alone, and what you would have done less well.',
    ],
    gentleIdea:
      'If a hard moment comes this week, the one of you who is further away walks over to the other and stays.',
    quietIdea:
      'After a hard moment this week, each of you may take a minute to breathe, once the children are safe. Talking can wait.',
  },
  {
    id: 'shared-habit-to-last',
    category: 'responsibilities',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: 'Which small habit with the children do you hope will last for years?',
    about: 'a small habit with the children',
    reflections: [
      'Small habits, such as a song at bedtime, change as children grow.',
      'A Sunday pancake or a wave at the window can be dear to a child for years.',
    ],
    asks: {
      any: [
        'Which habit of your own have you kept since you were small?',
        'How did that small habit with the children begin?',
        'How could your partner join in a habit you have with the children?',
        'Which habit do the children have only with your partner?',
        'What would you keep of that habit when the children are too big for it?',
        'Who had a habit like that with you when you were small?',
        'What do you hear from the next room when your partner has the children?',
        'How will you know that the children are growing out of a habit?',
        'What do you think the children get from the habit that your partner named?',
        'How do you keep that habit going on a day when nothing works?',
      ],
      alike: [
        'What do each of you get out of it, apart from the children?',
        'Who keeps it going when one of you is away?',
      ],
      unlike: [
        "How could {other} be a guest at {one}'s habit for once?",
        'Which of the two has the fewer years left in it?',
      ],
      tender: [
        'What would you like to keep of that habit, whatever changes?',
        'Which part of the day with them is the most tiring at the moment?',
      ],
      light: [
        'How will they tell this to their own children, with you two as the odd ones?',
        'Who sees to it that the rules of it are kept?',
      ],
      short: [
        'Which words are said just before the light goes out?',
        'Which song, word or handshake belongs to you and the children?',
      ],
    },
    ideas: [
      'Once this week swap: each of you does the small habit that is usually done by the other one.',
      'Write the date and one line about the habit on a scrap of paper, both of you, and put it in a book for later.',
    ],
    gentleIdea:
      'Let the smallest of the habits happen this week even if all else is skipped. Either of you may be the one who does it.',
  },
  {
    id: 'shared-let-slide',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    needs: ['children'],
    content: 'Where with the children could you two let more things slide?',
    about: 'what can slide with the children',
    reflections: [
      'What looks untidy to a visitor can be a tower, a hospital or a shop to a child.',
      'A rule that costs a quarrel each evening has a price, and so does dropping it.',
    ],
    asks: {
      any: [
        "What about the children's day would you like to keep just as it is?",
        'How could you two tell each other this week that something may slide?',
        'What would you rather not let slide, however tired you are?',
        'What helps you look away when your partner lets something slide?',
        'What would you like your partner to say when you let something slide?',
        'What would be nicer about your evenings if one thing were let slide?',
        'What did the grown-ups let slide when you were a child?',
        'What does your partner stay more relaxed about than you?',
        'What, if anything, would worry you about letting go of what your partner named?',
      ],
      alike: [
        'What could the two of you drop this very week?',
        'Who will find it harder to look away?',
      ],
      unlike: [
        'What is {one} protecting with the thing {other} could let slide?',
        'Which of these could slide for a trial week?',
      ],
      tender: [
        'What are you tired of insisting on?',
        'Which demand on yourself could slide first?',
      ],
      light: [
        'What would the children write into law if they had one day in power?',
        'Which house rule would baffle a visiting inspector?',
      ],
      short: [
        'Which word do you two say most often to the children?',
        'What slid this week without any harm?',
      ],
    },
    ideas: [
      'Choose one rule together that gets a week off. Next Sunday each of you says whether anybody missed it.',
      'Each of you names one thing the other may stop checking this week.',
    ],
    gentleIdea:
      'For one evening this week nothing gets tidied, eaten up or finished. Both of you let it be so, without a word.',
    quietIdea:
      'For one evening this week, each of you may leave one small thing with the children for tomorrow, such as the toys or the bath.',
  },
  {
    id: 'shared-early-mornings',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    needs: ['children'],
    content: 'How could the early mornings with the children be split more evenly?',
    about: 'the early mornings with the children',
    reflections: [
      'At five in the morning a whole street can be dark except for one kitchen.',
      'Children wake the parent who wakes most easily, and so a habit is born.',
    ],
    asks: {
      any: [
        'What is good to hear, or not to hear, at five in the morning?',
        'What could you two say at bedtime to make an early morning kinder?',
        'What would you do with one morning when nobody wakes you?',
        'What is an early morning like on your side of the bed?',
        'What is nice to find ready when you get up early?',
        'Which early morning with the children was a lovely one, against all odds?',
        'What are you each like in the first five minutes of an early morning?',
        'What goes on at dawn with the children that your partner rarely sees?',
        'How do you two settle, half asleep, whose turn it is?',
        'What would you find hardest about mornings split the way your partner wrote?',
      ],
      alike: [
        'Which day could each of you have for sleeping?',
        'Who tells the children about the new arrangement?',
      ],
      unlike: [
        'Which words from {other} would let {one} stay in bed in peace?',
        'How do those mornings look from each side of the bedroom door?',
      ],
      tender: [
        'How long has it been since you slept as long as you liked?',
        'What would be a kindness at that hour, even once?',
      ],
      light: [
        'From what time on would the law let a child speak, if you wrote it?',
        'Which of you is better at pretending to be asleep?',
      ],
      short: ['What time did this morning begin?', 'Who heard the first footsteps today?'],
    },
    ideas: [
      'Share out the next seven mornings tonight, on paper: each of you gets at least one to sleep, and may swap it.',
      'On one morning the early one leaves the other something by the bed: a cup of tea, a note, silence.',
    ],
    gentleIdea:
      'Once this week, whoever slept better takes the first ten minutes of the morning, and the other stays where they are.',
    quietIdea:
      'Each of you may have one slower start this week: ten minutes in a quiet spot, once the children are safe and busy.',
  },
  {
    id: 'shared-shown-by-parenting',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 2,
    needs: ['children'],
    content: 'What has being parents together shown you about your partner?',
    about: 'what being parents has shown you',
    reflections: [
      'A parent can sing to a child in a voice no grown-up gets to hear.',
      'Broken nights, first steps and noisy suppers show parents in many moods.',
      'Becoming parents brings out sides of people that no first evening could have shown.',
    ],
    asks: {
      any: [
        'Which side of you as a parent would you like to be seen more often?',
        'When did you see that side of your partner for the first time?',
        'What did you only understand about your partner once the children were there?',
        'What do you do as a parent that would have surprised you long ago?',
        'What has your partner made easier for you as a parent?',
        'What has been harder about being parents than the two of you expected?',
        'What has your partner learned as a parent while you were watching?',
        'What would you tell the two of you on the day before the first child?',
        'How does that side of your partner show itself to the children?',
      ],
      alike: [
        'When did the two of you last see this in each other?',
        'What had to happen before it could be seen?',
      ],
      unlike: [
        "How do {one}'s side and {other}'s side go together on a bad day?",
        'Which of these sides would the children name first?',
      ],
      tender: [
        'Which hour of those days would you like to be asked about?',
        'What part of you has had too little room since then?',
      ],
      light: [
        'Which talent came to light that nobody had asked for?',
        'What would the two of you before the children have said to that?',
      ],
      short: [
        'What was the first night with a baby or a child like?',
        "Which trick of {other}'s with the children would you like to have, {one}?",
      ],
    },
    ideas: [
      'Find one photo each from the early days with the children. Each of you tells what the other was like that month, two minutes each.',
      'Once this week, thank each other in front of the children for one particular thing.',
    ],
    gentleIdea:
      'Each of you writes one line that begins: as a parent you … and leaves it where the other finds it. No answer is needed.',
    quietIdea:
      'Each of you may write one line about your own day as a parent, for yourself. Keep it or show it.',
  },
  {
    id: 'shared-other-grown-up',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    needs: ['children'],
    content: "Which other grown-up in the children's lives are you thankful for?",
    about: "another grown-up in the children's lives",
    reflections: [
      'A bus driver or a teacher may matter to a child for years and not know it.',
      'Two parents see a child from two sides; an aunt, a coach or a teacher sees a third.',
    ],
    asks: {
      any: [
        'Which bit of help from other grown-ups would you be glad of?',
        'What has that grown-up done for the children that you still think of?',
        'What does that person make easier for the two of you?',
        "Who among the children's grown-ups could you two get to know better?",
        'How could the two of you let somebody know how much their help counts?',
        'Which grown-up was like that for you when you were small?',
        'What do the children get from other grown-ups that you two cannot give?',
        'Which child outside your family lights up around your partner?',
        'What do you notice in the children after they have been with that person?',
      ],
      alike: [
        'What would be a good way of letting that person know?',
        'What did you hear or see that told you so?',
      ],
      unlike: [
        'What does {other} not know yet about the person {one} named?',
        'Which of the two would the children ring first?',
      ],
      tender: [
        'Whose help would you like to have back?',
        'What kind of company do you miss as a parent?',
      ],
      light: [
        'What does that person let them do that you two would not?',
        'Which nickname do the children have for that person behind closed doors?',
      ],
      short: [
        'Who outside the family do the children mention most?',
        'Who last made the children laugh besides you two?',
      ],
    },
    ideas: [
      'This week each of you sends one such person a line about a moment with the children that you were glad of.',
      'Ask the children together, at a meal, which grown-up besides you two they like to be with. Only listen.',
    ],
    gentleIdea:
      'Think of one person the children would be glad to spend an afternoon with. Asking can wait; both of you just write the name down.',
    quietIdea:
      'Each of you may think for a quiet minute of somebody who is good to the children, now or in earlier days.',
  },
  {
    id: 'shared-pass-on',
    category: 'responsibilities',
    mechanism: 'disclosure',
    valence: 'warm',
    depth: 2,
    needs: ['children'],
    content: 'What from your own childhood would you love to pass on?',
    about: 'what to pass on from your childhood',
    reflections: [
      'A recipe can be passed on with one spoonful changed, and so can a childhood.',
      'What gets passed on can be a recipe, a lullaby or simply being left alone up a tree.',
    ],
    asks: {
      any: [
        'Which small good thing would you like the children to have from you?',
        'How could that bit of childhood get into a week like this one?',
        "What do you know of your partner's childhood only from hearsay?",
        'Who gave you that, back when you were a child?',
        "Which place or photo from your partner's childhood are you curious to see?",
        'When could the children hear a story of when you were small?',
        "If you walked down your partner's childhood street, what would you look for?",
        'What from your childhood would the children find hardest to believe?',
        'How could you help your partner pass that on to the children?',
        'What has changed since then that makes it hard to pass this on?',
      ],
      alike: [
        'Where do the two of you think it came from?',
        'How much of it do the children have already?',
      ],
      unlike: [
        "What of {one}'s would {other} have liked to have as a child?",
        'How could both get a place in the same year?',
      ],
      tender: [
        'What was missing back then that the children have today?',
        'What is good to hear when you talk about that time?',
      ],
      light: [
        'Which dish from back then will the children be spared?',
        'Which game of yours would be forbidden today?',
      ],
      short: [
        'What did a Sunday smell of when you were eight?',
        'Which toy or tree or street do you still see before you?',
      ],
    },
    ideas: [
      'Each of you shows the children one thing from your own childhood this week: a game, a word, a song. Ten minutes is plenty.',
      'Tell each other tonight one rule from the house you grew up in, and say whether it stays or goes.',
    ],
    gentleIdea:
      'One evening, each of you names one good smell or sound from being small. Nothing more is asked.',
    quietIdea:
      'Each of you may spend a minute this week with one smell or sound you like, such as bread, rain or an old tune.',
  },
  {
    id: 'shared-list-in-your-head',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    needs: ['children'],
    content: 'When does the list in your head about the children weigh most?',
    about: 'the list in your head about the children',
    reflections: [
      'Swimming kit, loose teeth and birthday parties can fill a head to the last corner.',
      'A list in the head cannot be read by anybody else, however hard they look.',
    ],
    asks: {
      any: [
        'What would you like your head to be full of for one evening?',
        "What on the children's list would your partner be surprised to find?",
        'Which line could go off your list for good, if somebody took it?',
        'What would be lovely to have somebody else remember for once?',
        'How do you like to be asked about the list, so that it gets no longer?',
        'Where could the list go, so that nobody carries it alone?',
        'What about the children does your partner keep in mind, as far as you know?',
        'Where are you when the list in your head goes quiet for once?',
        'What is on your own mind at the time that your partner named?',
        'Which thing on the list could be settled before that time comes?',
      ],
      alike: [
        'Which lines stand on both lists?',
        'Where could one list hang that both of you see?',
      ],
      unlike: [
        "Which line of {one}'s list is news to {other}?",
        'Who of you thinks in days, who in weeks?',
      ],
      tender: [
        'Which one line would you choose, if it could be off your list tomorrow?',
        'What would you like to hear at the hour when it weighs most?',
      ],
      light: [
        'Which line on it would amaze a person without children?',
        'What would your list answer if one phoned it?',
      ],
      short: ['What is the next thing on it?', 'What did you think of in the shower today?'],
    },
    ideas: [
      'Each of you says the list out loud for three minutes while the other writes it down. Then trade two lines, for a week.',
      'Pick one line that one of you carries alone, such as shoe sizes, and hand it over whole, with all that belongs to it.',
    ],
    gentleIdea:
      'Tonight each of you writes down three lines of the list and puts the paper away until the morning.',
  },
  {
    id: 'shared-next-visit',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 1,
    needs: ['long-distance'],
    content: 'How could the next visit be planned so that it is easy for both of you?',
    about: 'planning the next visit',
    reflections: [
      'A visit begins days before the door opens, with tickets and a full basket of washing.',
      'A visit can feel short to one person and full to another.',
    ],
    asks: {
      any: [
        'How full would you like the first evening of a visit to be?',
        'How would you like to hear from each other in the days before a visit?',
        'What makes a visit start gently for you, on whichever side of the door?',
        'Which part of planning a visit would you gladly hand over?',
        'What do you two do first when the journey is over?',
        'Which hours of a visit would you like to leave with no plan at all?',
        'Which tiny everyday thing do you want to do together next time?',
        "What in your partner's plan would make the visit easier for you too?",
        'What could you take on so that the visit goes as your partner hopes?',
      ],
      alike: [
        'What could be settled in one short call?',
        'Which of these worked best the last time?',
      ],
      unlike: [
        'What does the journey ask of {one} that {other} seldom sees?',
        'How could each of you have the planning your own way every other time?',
      ],
      tender: [
        'What would make travelling less of an effort for you?',
        'Which hour of a visit is the hardest?',
      ],
      light: [
        'Which item has travelled further than either of you?',
        'What would a guidebook say about the two stations?',
      ],
      short: ['What is packed first?', 'Which platform, stop or car park do you know by heart?'],
    },
    ideas: [
      'Take ten minutes on a call this week: each of you names one wish and one thing that can be skipped for the next visit.',
      'Swap the planning once: whoever usually looks up the connections gets asked for nothing but a time.',
    ],
    gentleIdea: 'Each of you sends the other one date that would suit you. Deciding can wait.',
    quietIdea:
      'Each of you may keep one evening this week free of dates and plans, and rest wherever you are.',
  },
  {
    id: 'shared-ready-for-a-trip',
    category: 'responsibilities',
    mechanism: 'gratitude',
    valence: 'warm',
    depth: 1,
    content: 'When you two get ready for a day away, what are you glad your partner thinks of?',
    about: 'getting ready for a day away',
    reflections: [
      'What gets forgotten on a trip is usually the thing nobody thought worth writing down.',
      'Getting ready starts a week before for one person, and at the door for another.',
    ],
    asks: {
      any: [
        'Which thing do you like to have with you on a day away?',
        'What was in the bag once that saved your day?',
        'What could your partner think of next time, so that you can forget it?',
        'What do you do before a trip that your partner hardly sees?',
        'Which job before a day away would you two like to trade?',
        'Which five minutes of getting ready would you gladly leave out?',
        'How does your partner change once the door is locked and you are off?',
        'What tells you that a day away has really begun?',
        'How do the two of you settle who thinks of what before a trip?',
        'What happened on a trip when nobody had thought of the thing you named?',
      ],
      alike: [
        'What would happen if each of you left it to the other?',
        'What still gets left behind, with two heads at it?',
      ],
      unlike: [
        'How would the bag look if only one of you had packed it?',
        'What does {one} do before setting off that would not occur to {other}?',
      ],
      tender: [
        'What would be good to find ready, the next time you go somewhere?',
        'How short a trip would be just right at the moment?',
      ],
      light: [
        'What would {one} take along and leave {other} to carry?',
        'What is the most useless thing that ever came along?',
      ],
      short: [
        'Water, charger, keys, food: what do you check twice?',
        'Where did the two of you last go with a bag?',
      ],
    },
    ideas: [
      'Each of you writes a packing list of five things for the other, for a day out that nobody has planned. Swap and correct in red.',
      'Play the night before a trip for three minutes: one of you calls out things, the other says where each of them is. Then swap.',
    ],
    gentleIdea:
      'When one of you sets off somewhere this week, the other checks one thing: key, coat or weather. No thanks expected.',
    quietIdea:
      'Before going out this week, each of you may sit down for one quiet minute. It is fine to stay in as well.',
  },
  {
    id: 'shared-present-for-somebody',
    category: 'responsibilities',
    mechanism: 'quality-time',
    valence: 'warm',
    depth: 1,
    content: 'Which person would you two enjoy finding a present for?',
    about: 'finding a present for somebody',
    reflections: [
      'A present can miss completely and still be kept for the hour somebody spent looking.',
      'One person has a present ready in spring; another finds it on the way to the party.',
    ],
    asks: {
      any: [
        'Which odd present have you kept because of who gave it?',
        'What has that person done for you two that a present could thank them for?',
        'Which part of finding a present do you like best?',
        "Who in your partner's life would you like to know better before choosing a present?",
        'Which present did you two find together that was just right?',
        'How do the two of you find out what somebody would like?',
        'Which present from your partner showed how well you are known?',
        'What did you once give somebody that made you nervous until it was opened?',
        'What comes to your mind as a present for the person your partner chose?',
        'What would you want a present to tell that person?',
      ],
      alike: [
        'What would each of you write on the card?',
        'What do you both know about this person that a present could pick up?',
      ],
      unlike: [
        '{one}, what would you ask about the person that {other} picked?',
        'Which of these two people could get something homemade?',
      ],
      tender: [
        'Which present would you be glad to have off your mind?',
        'Who would be happy with a card or a call this year?',
      ],
      light: [
        'Which present would make that person change the locks?',
        'Which present to {one} is still waiting to be passed on?',
      ],
      short: [
        'Socks, soap, a cake or a plant: what did you last give somebody?',
        'Whose day comes next in the calendar?',
      ],
    },
    ideas: [
      'Each of you folds or draws a tiny present for one person you both know. Hand the two over, or send a photo of them.',
      'Together, write down five names and, beside each, one thing that person once said they liked. Keep the list for the next time a present is due.',
    ],
    gentleIdea:
      'Each of you names one present that can be left out this year. The other strikes it off without asking for a reason.',
    quietIdea:
      'Each of you may think of one person for a quiet minute this week, or write them a line. It can be sent or kept.',
  },
  {
    id: 'shared-broken-things',
    category: 'responsibilities',
    mechanism: 'load-sharing',
    valence: 'neutral',
    depth: 2,
    content: 'When something breaks, how do you two decide what becomes of it?',
    about: 'what becomes of broken things',
    reflections: [
      'A broken thing can be missed more than anyone would have guessed.',
      'A broken lamp is a job for tonight to one person and part of the furniture to another.',
      'Few things break all at once: first they wobble, squeak or let in the rain.',
    ],
    asks: {
      any: [
        'Which worn old thing at home may stay, however it looks?',
        'Which broken thing would you two never throw out?',
        'What is good to hear just after you have broken something?',
        'Which repair would you gladly leave to your partner?',
        'Which thing that your partner holds on to would you like the story of?',
        'How long may a thing wait to be mended before it bothers you?',
        'Which thing would you trust your partner to mend?',
        'Who in your childhood could mend almost anything?',
        'What makes a broken thing worth the trouble of mending, for you?',
      ],
      alike: [
        'What was the last thing that went this way?',
        'Where do the two of you keep the glue, the tape and the patience?',
      ],
      unlike: [
        'What would {one} have mended long ago that {other} can live with?',
        'For which things would each of your two ways be the right one?',
      ],
      tender: [
        '{one}, which broken thing could {other} see to while you have enough on?',
        'Which thing would it be a relief to be rid of, unmended?',
      ],
      light: [
        'What is held together only by string, tape and hope?',
        'Which museum would take what {one} has repaired?',
      ],
      short: [
        'Glue, drawer, bin or neighbour: where does it go first?',
        'What has a wobble, a crack or a squeak right now?',
      ],
    },
    ideas: [
      'Ten minutes, both at it: each of you glues, tightens or oils one small thing. What is not done by then goes back on the shelf.',
      'Each of you names one broken thing that the other may decide about, mend or bin, without asking again.',
    ],
    gentleIdea:
      'Each of you puts one broken thing out of sight until next month. Nobody mentions it before then.',
    quietIdea:
      'Each of you may spend ten minutes this week with one thing you are fond of, such as a book, a cup or a garden bench.',
  },
  {
    id: 'shared-less-than-your-share',
    category: 'responsibilities',
    mechanism: 'responsiveness',
    valence: 'tender',
    depth: 2,
    content: 'When do you feel that you are doing less than your share?',
    about: 'doing less than your share',
    reflections: [
      'A clean floor shows in the evening, and an hour on hold with the bank does not.',
      'In a week when one person does most of it, the other can have a hard time as well.',
    ],
    asks: {
      any: [
        'When is a good time for you to talk about who does what at home?',
        'What do you do that you forget to count as your share?',
        'Which thing that your partner does would you hate to take over?',
        'When is it fine with you that your partner does less for a while?',
        'How can your partner tell whether you mind doing more for a while?',
        'How do you both notice when a share has grown too small or too big?',
        'What do you do for your partner that no list of jobs would show?',
        'Which time when your partner carried more do you still remember?',
        'What do you see your partner do at the times when they feel this way?',
        'What would help you tell your partner when such a time has come?',
      ],
      alike: [
        'What happens to the jobs when you are both short of strength?',
        'What could you both leave undone at such times?',
      ],
      unlike: [
        'What does {one} count as work that {other} does not think of?',
        'Which jobs does each of you have in mind when you say share?',
      ],
      tender: [
        'What would be good to hear about all that you do get done?',
        'What would make it easier to do little for a while?',
      ],
      light: [
        'Which crime would {one} be charged with in the court of dirty dishes?',
        'What is the best way to look busy?',
      ],
      short: [
        'Mornings, evenings or weekends: when do you do least?',
        'Which week of this month left you with least to give?',
      ],
    },
    ideas: [
      'Each of you writes down three things you did this week for both, however small. Swap lists and add one thing the other left out.',
      'Toss a coin tonight: one of you does a ten-minute job for both, the other sits down with a clear conscience. Tomorrow, the other way round.',
    ],
    gentleIdea:
      'One evening this week, both of you do nothing that can be counted. Whoever thinks of a job keeps it for tomorrow.',
    quietIdea:
      'One evening this week, each of you may rest for ten minutes, side by side or apart, and nobody counts anything.',
  },
]
