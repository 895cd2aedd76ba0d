import type { Topic } from './topic.ts'

export const dailyLife: readonly Topic[] = [
  {
    id: 'chores',
    title: 'How do we share the housework fairly?',
    answer:
      'Fair does not mean half; it means that both can look at the list and nod. Write down what there is to do in a week, also the parts that nobody sees. Then each takes whole jobs, from start to end. Choose by what you mind least, and swap after a month.',
    tonight: 'Make the list on one page, ten minutes, no talk about who did what.',
    opening: 'I am tired of keeping house in my head. Could we look at the list together?',
  },
  {
    id: 'mental-load',
    title: 'I have to think of everything. How do I share that?',
    answer:
      'Remembering is work, too, and it has no off switch. Sharing it means handing over whole things and not single tasks: “the dentist” means knowing, calling, going. Then look away while it is done another way. It may go badly once. That is how it becomes theirs.',
    tonight: 'Each name the three things your head will not put down, and hand one over.',
    opening: 'I would love to forget about one thing for good. Could you take it, all of it?',
  },
  {
    id: 'tidy-and-messy',
    title: 'One of us is tidy, the other messy. What helps?',
    answer:
      'A cup on the table is a cup to one of you and a shout to the other. Share out the space: a few spots that stay clear for the tidy one, one corner that may be wild for the other. Ten minutes of tidying together at night beats an hour of sighing.',
    tonight: 'Choose the one surface that matters most, and clear it together.',
    opening: 'When the table is clear, my head is quieter. Which spot would be yours?',
  },
  {
    id: 'food',
    title: 'How do we agree about food and cooking?',
    answer:
      'Meals are small talks about home. Look at the three questions one at a time: who cooks, what, and when. Where you eat differently, cook one base and let each add their own. Who cooks may choose, and who eats may thank. A list of seven easy dinners ends many quarrels.',
    tonight: 'Write that list of seven together.',
    opening: 'What was dinner like at home when you were ten?',
  },
  {
    id: 'money',
    title: 'How do we talk about money?',
    answer:
      'Money talk is often about safety or freedom. So begin there: what did money mean where you grew up? Then look at the numbers together, at a table, with something nice to drink. One pot for what is shared and some for each alone is a common way. Meet again in a month, briefly.',
    tonight: 'Tell each other one early memory of money.',
    opening: 'What would make you feel easy about our money?',
  },
  {
    id: 'spender-and-saver',
    title: 'One of us spends, the other saves. How do we meet?',
    answer:
      'The saver buys calm, and the spender buys joy. Both are worth having. Agree on three things: what goes to the side each month, what each may spend without a word, and from which sum on you ask first. Then the small things are free, and nobody plays the police.',
    tonight: 'Each say what your favourite spending of this month gave you.',
    opening: 'When we save, I breathe. What does buying something give to you?',
  },
  {
    id: 'debt',
    title: 'There are debts. How do we get through it together?',
    answer:
      'Debt is heavy, and shame makes it heavier. The first relief is to have it all on one page: what, to whom, how much a month. If something was hidden, say or hear first how that feels, before the sums. Then choose one step. Free money advice lines help in most countries.',
    tonight: 'Open the letters together, with tea, and only sort them.',
    opening: 'I am worried about our money, and I would rather carry it with you.',
  },
  {
    id: 'earning-differently',
    title: 'One of us earns more. How do we keep it fair?',
    answer:
      'Pay says what a job pays, not what a person gives. Look at everything each of you brings: hours, care, calm, money. Some couples share costs by what each earns, so that both have the same left over. Say also the awkward part: pride, thanks, the fear of being a burden.',
    tonight: 'Each list three things you bring that no bank shows.',
    opening: 'I sometimes feel odd about who earns what. Do you, too?',
  },
  {
    id: 'phones',
    title: 'My partner is on the phone all the time. What can we do?',
    answer:
      'A phone pulls at everyone, and it is hard to compete with. Rather than counting hours, choose a few spots that are free of it: the table, the bed, the first ten minutes at home. Put something better there: a question, a card game, a shoulder. And put your own away first.',
    tonight: 'Both phones in a drawer until after dinner.',
    opening: 'I miss your eyes in the evening. Could we have an hour without screens?',
  },
  {
    id: 'gaming',
    title: 'My partner plays video games every evening. What can I say?',
    answer:
      'For the one who plays, a game is rest, friends and a bit of glory. For the one beside, it is a closed door. Ask about it once with real interest. Then speak about what you miss, not about what they play. Fixed evenings for both, and a fixed end, beat a daily fight.',
    tonight: 'Choose one evening for the game and one for the two of you.',
    opening: 'I like that you have your game. I would like Tuesday and Friday to be ours.',
  },
  {
    id: 'social-media',
    title: 'How do we agree about posting and social media?',
    answer:
      'A picture that one is proud of can feel like a window without curtains to the other. Ask before you post, and let a no be enough. Talk about what is yours alone: faces of children, holidays, quarrels. And say it when a feed full of perfect couples makes you sad.',
    tonight: 'Look at the last five posts together: which ones feel good to both?',
    opening: 'I would like to be asked before a photo of me goes up. Is that okay?',
  },
  {
    id: 'work-stress',
    title: 'Work stress comes home with us. How do we keep it out?',
    answer:
      'The day walks in through the door with you. Give it a small gate: ten minutes alone, a shower, a walk around the block before you say hello properly. Then two questions help: “Do you want to tell me, or forget about it?” Who tells, gets an ear and no advice.',
    tonight: 'Try the gate tonight: ten minutes each, then a hug.',
    opening: 'I can see the day on you. Do you want to talk or be left in peace?',
  },
  {
    id: 'work-hours',
    title: 'My partner works all the time. What can I do?',
    answer:
      'Long hours can mean love, fear or a job that eats people. Ask which it is before you ask for less. Then ask for something small and certain rather than for more time in general: breakfast on Saturday, phone off at eight. What stands in the diary has a chance.',
    tonight: 'Find one hour in this week and write both names on it.',
    opening: 'I miss you on weekdays. Which hour could be ours?',
  },
  {
    id: 'shift-work',
    title: 'We work opposite shifts. How do we stay close?',
    answer:
      'When clocks do not match, closeness lives in small places. Leave traces: a note on the pillow, a voice message for the way home, a plate kept warm. Look at the roster together once a month and mark your hours before anything else fills them. Sleep counts, and so does a short hello.',
    tonight: 'Record one minute of your day for the other to hear.',
    opening: 'I was thinking of you at four in the morning. Here is what I saw.',
  },
  {
    id: 'unemployment',
    title: 'One of us has lost the job. How do we get through it?',
    answer:
      'A lost job takes more than pay: the rhythm, the pride, the answer to “and what do you do?” Keep a frame for the day, and keep talk about work to one fixed half hour. The rest of the evening is yours.',
    tonight: 'Tell each other one thing you are good at that no boss can take.',
    opening: 'This is hard on both of us. What would help you today?',
  },
  {
    id: 'working-from-home',
    title: "We both work at home. How do we not get on each other's nerves?",
    answer:
      'All day together is not the same as time together. Make two offices out of whatever you have: two tables, two doors, one pair of headphones. Agree on a sign for “do not talk to me now”. And let there be a moment when work ends and you meet, as if one had come home.',
    tonight: 'Finish at the same time tomorrow and take a walk round the block.',
    opening: 'Could we say good morning as colleagues and good evening as us?',
  },
  {
    id: 'nights',
    title: 'We sleep badly side by side. What can we do?',
    answer:
      'Tired people quarrel about anything, so sleep is a gift to both. Name the thing itself: noise, light, heat, hours. Try two blankets, earplugs, or a second room on some nights, and keep a cuddle before. Sleeping apart says nothing about love. Loud snoring is worth asking a doctor about.',
    tonight: 'Lie down together for ten minutes, then each sleep where it works.',
    opening: 'I love you, and I am so tired. Can we try something new at night?',
  },
  {
    id: 'small-habits',
    title: 'What small habits keep a couple happy?',
    answer:
      'What carries a couple is mostly small and often: a real goodbye in the morning, a message at noon, ten minutes on the sofa before the dishes. Ask about the small thing they told you yesterday. Laugh about something once a day. One walk a week with no aim does a lot.',
    tonight: 'Choose one such habit, and do it every day until Sunday.',
    opening: 'Which little thing of ours would you miss most?',
  },
  {
    id: 'moving-in',
    title: 'We are moving in together. What helps at the start?',
    answer:
      'Two homes become one, and both of you lose something you were used to. Talk early about four plain things: money, cleaning, guests and quiet. Let each have a corner nobody else tidies. The first weeks are bumpy for nearly everybody. Keep going out on dates as if you lived apart.',
    tonight: 'Each name one thing that makes a place feel like home.',
    opening: 'What do you look forward to, and what do you fear a little?',
  },
  {
    id: 'moving-away',
    title: 'We are moving, or one of us wants to. How do we handle it?',
    answer:
      'A move has a pull and a price, and they seldom fall evenly. Say what each of you would gain and what each would leave: people, work, a language, a view. If you go, plan the first visit home before the first box. The one who followed deserves some firsts of their own.',
    tonight: 'Each name one place you would miss, and one you are curious about.',
    opening: 'What would home be made of for you, wherever we are?',
  },
  {
    id: 'home-projects',
    title: 'Building or decorating a home makes us quarrel. What helps?',
    answer:
      'Dust, money and taste all at once would test anyone. Decide in small parts: one room, one list, one sum. Each gets two wishes that count and one veto. When a choice is stuck, let the one who will use it most decide. And have one room where nothing is being built.',
    tonight: 'Show each other one picture of a room you love, and say why.',
    opening: 'Which corner of this place would make you happiest?',
  },
  {
    id: 'being-late',
    title: 'One of us is late all the time. How do we deal with it?',
    answer:
      'To one, five past is on time; to the other, it says “you do not matter”. It rarely means that. Agree where it really counts, such as trains and dinners with others, and let the rest be loose. Two times help: when we leave, and when I go ahead without a grudge.',
    tonight: 'Say which kind of waiting is worst for you.',
    opening: 'When I wait, I feel unimportant. Could we find a way for trains and dinners?',
  },
  {
    id: 'driving',
    title: 'We quarrel in the car. How can we drive in peace?',
    answer:
      'In a car, one steers and the other cannot leave, so small things grow quickly. Say the fear first: “I get scared at this speed.” The driver can slow down as a kindness. Let a machine give directions, and keep hard subjects for the next stop.',
    tonight: 'Agree on one word that means “slower, please”, no questions asked.',
    opening: 'I feel tense in the passenger seat. Would you drive a bit slower for me?',
  },
  {
    id: 'promises',
    title: 'My partner does not do what they promise. What helps?',
    answer:
      'A small promise that falls through says “I forgot” and sounds like “I forgot you”. Make promises smaller and clearer: what, by when, and what happens if it slips. Ask “Is that a yes or a hope?” Then leave it with them, without a daily check. Notice the ones that are kept.',
    tonight: 'Each make one promise you can keep before you sleep.',
    opening: 'When it does not happen, I stop counting on it. What could you really do by Friday?',
  },
  {
    id: 'pets',
    title: 'How do we agree about a pet?',
    answer:
      'An animal is love with a timetable. Before one comes, write down the dull part: walks, vet, holidays, hair on the sofa, and who does what on a wet Monday. If it is there already, find one rule each that would make life easier. If there is a no, ask what is behind it.',
    tonight: 'Each say what the animal gives you, or what you fear about it.',
    opening: 'What would make it easy for you to live with a dog?',
  },
  {
    id: 'body-image',
    title: 'I do not like my body. How do I feel close all the same?',
    answer:
      'When you look at yourself harshly, a loving look is hard to trust. Tell your partner which words or touches feel safe and which make you hide. You can leave the light low, keep a shirt on, go slowly. Let one kind word stand without an answer. Bodies change; being known grows.',
    tonight: 'Ask your partner for one thing they love to look at, and only say thanks.',
    opening: 'I feel shy about my body just now. It helps me when you …',
  },
  {
    id: 'partners-health',
    title: "I worry about my partner's health. How do I say it?",
    answer:
      'Care can sound like criticism. So speak of yourself: what you see, what you fear, what you hope to do together when you are old. Then offer company in place of rules: a walk, a shared soup, a seat in the waiting room. The body is theirs, and so is the first step.',
    tonight: 'Invite them to a short walk, and talk about something else.',
    opening: 'I want you around for a long time, and I worry. Could I come along to the doctor?',
  },
]
