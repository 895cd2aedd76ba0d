import type { Topic } from './topic.ts'

export const together: readonly Topic[] = [
  {
    id: 'gratitude',
    title: 'How do I show my partner that I am grateful?',
    answer:
      'Thanks works best when it is exact. Rather than “thanks for everything”, name the moment and what it did: “You took the call so that I could sleep. I felt looked after.” Say it close to when it happened, or write it where it will be found. It costs a minute and lasts a while.',
    tonight: 'Find one thing from today, and thank them for it in two sentences.',
    opening: 'I saw what you did this morning. It made my day lighter.',
  },
  {
    id: 'taken-for-granted',
    title: 'I feel taken for granted. What can I do?',
    answer:
      'It is lonely to give and not be seen. Many good deeds disappear because they go well. Say what you do, plainly and once, and say what a word about it would mean to you. That is no begging. Then let something small lie, not as a punishment but because you are tired.',
    tonight: 'Each name two things you did this week that nobody noticed.',
    opening: 'I do not do it for thanks, and a word would do me good.',
  },
  {
    id: 'compliments',
    title: 'How do I give a compliment that lands?',
    answer:
      'The best compliments are small and true, and could be said to nobody else. Leave out the big words and say what you saw: how they spoke to the waiter, that green shirt, the way they laugh at their own jokes. If your partner waves it away, let it stand and smile.',
    tonight: 'Say one thing today that you noticed and have not said before.',
    opening: 'I was watching you just now, and I thought …',
  },
  {
    id: 'showing-love',
    title: 'We show love in different ways. How do we feel it?',
    answer:
      'One says it, one repairs the bike, one puts a hand on your back. If it comes in another form than you know, it is easy to miss. Tell each other when you last felt really loved, in detail. Then do more of that, and translate the rest: “The full tank was a kiss, I see.”',
    tonight: 'Each tell one such moment from the last month.',
    opening: 'I feel loved when you …. When do you feel it from me?',
  },
  {
    id: 'one-sided',
    title: 'I put in all the effort. What can I do?',
    answer:
      'Carrying a couple alone makes you tired and then bitter. Before you stop everything, say what you have been carrying, and name one part you would like them to take. Not “more effort” but “you plan Friday”. Then really leave Friday to them, even if it turns out small.',
    tonight: 'Hand over one thing, with a date, and do not remind.',
    opening: 'I would love to be the one who is asked out. Would you plan our Friday?',
  },
  {
    id: 'time-together',
    title: 'How do we find time for each other?',
    answer:
      'Time for two does not turn up; it is taken. Begin very small and very fixed: twenty minutes on the same evening, door closed, nothing to settle. Guard it as you would a dentist’s appointment. If you have children, after bedtime counts, and so does breakfast before they wake.',
    tonight: 'Look at the week and choose the twenty minutes now.',
    opening: 'I miss being just us. Which evening is ours?',
  },
  {
    id: 'dates',
    title: 'What could we do on a date?',
    answer:
      'A good date has something to do and room to talk. Cheap ones often work best: a street neither of you knows, breakfast for dinner, a library book for each other, a film from the year you met. Take turns with planning and keep one thing a surprise. Leave the to-do list at home.',
    tonight: 'Each write down three ideas, swap the papers and pick one.',
    opening: 'Friday is ours. Do you want to be surprised or choose?',
  },
  {
    id: 'time-alone',
    title: 'How do we make room for time alone?',
    answer:
      'Wanting to be alone for a while is not wanting to be without you. Say the end of it, too: “I will be back at five, and then I am all yours.” What is asked for early sounds like a plan; what is asked for late, like flight.',
    tonight: 'Each get one free hour this week, with no account of it.',
    opening: 'I would like an hour to myself, and then dinner with you.',
  },
  {
    id: 'friends',
    title: "My partner's friends are a sore point. What helps?",
    answer:
      'Friends were there before us and do something for a person that a partner cannot. Nobody likes them all. Say what bothers you exactly: the hours, the drinking, one remark. Ask for one evening that is yours in place of fewer of theirs. And meet the one you like least on your own ground once.',
    tonight: 'Ask what that friend gives them, and listen.',
    opening: 'I am glad that you have them. I would like a Saturday back.',
  },
  {
    id: 'making-friends',
    title: 'We have few friends. How do we find some?',
    answer:
      'One person cannot be a whole village, however dear. Friends grow from seeing the same people often with something to do: a choir, a football pitch, a school gate, a course. Start with somebody you half know and make a small, exact invitation. Go alone sometimes, too. It brings fresh air home.',
    tonight: 'Each name one person you would like to know better, and write to one of them.',
    opening: 'I would like more people in our life. Who comes to your mind?',
  },
  {
    id: 'hobbies',
    title: 'We have different interests. How do we share life?',
    answer:
      'There is no law that you love the same things; being curious about each other’s is enough. Go along once a season as a guest, and ask to be shown the best bit. When a hobby eats the weekend, talk about hours and not about the hobby. Then look for one thing that is new to both.',
    tonight: 'Show each other ten minutes of what you love.',
    opening: 'Show me what you like about it. I would like to see you there.',
  },
  {
    id: 'laughing-together',
    title: 'How do we have more fun together?',
    answer:
      'Play hides when life is full of lists, and it comes back when somebody is silly first. Do something you are both bad at. Put on the song from back then. Make up names for the neighbour’s cat. It does not take an evening; two minutes in the kitchen are enough.',
    tonight: 'Tell each other the most embarrassing story you both know. Again.',
    opening: 'When did we last laugh till it hurt? I would like that again.',
  },
  {
    id: 'holidays',
    title: 'How do we travel without quarrels?',
    answer:
      'Holidays carry a year of hopes in one suitcase. Before you book, each name one thing that would make the trip for you, and one that would spoil it. Then plan half and leave half open. Hours apart are allowed, even by the sea. Hunger and heat cause most of the fights, so eat first.',
    tonight: 'Each describe your perfect free day, from waking up to the evening.',
    opening: 'What would you like to have felt when we come home again?',
  },
  {
    id: 'festive-days',
    title: 'How do we share the festive days between families?',
    answer:
      'On such days everyone wants the table of their childhood. Name what is dear to each of you: the people, the food, the hour, the quiet. Then plan the year and not the day: one here, one there, one at home just the two of you. Tell both families early, and with one voice.',
    tonight: 'Each say which single part of the feast you would not want to miss.',
    opening: 'Which part of the day matters most to you? Let us start from there.',
  },
  {
    id: 'special-days',
    title: 'How do we handle birthdays and anniversaries?',
    answer:
      'For one it is a date, for the other it is a yearly “you matter”. Nobody can guess how much. Say it weeks before, with a smile: “My birthday is big for me. I would love breakfast in bed.” If it was forgotten, tell how that was, once, and choose a new day. It still counts.',
    tonight: 'Each describe your best birthday ever.',
    opening: 'The day means a lot to me. May I tell you what would make me happy?',
  },
  {
    id: 'gifts',
    title: 'What could I give my partner?',
    answer:
      'A gift says “I was listening”. So listen for a week: what do they borrow, repair, look at twice, talk about as a child? Time counts as well: an afternoon, a lift, the job they dread. If presents are a sore point, agree on a frame: small, home-made, or a list each.',
    tonight: 'Ask for the story of the best present they ever got.',
    opening: 'I loved that you thought of me. May I tell you what I would enjoy most?',
  },
  {
    id: 'own-dreams',
    title: 'How do we make room for a dream of one of us?',
    answer:
      'A dream of one costs time and money of both, so it belongs on the shared table. The dreamer says why now; the other says what worries them. Then look for a trial: one evening a week, six months, one sum. A dream that is tried quietly loses its power to divide.',
    tonight: 'Give the dream ten minutes of questions only, no “but”.',
    opening: 'There is something I would love to try. Would you hear it to the end?',
  },
]
