import type { Topic } from './topic.ts'

export const trust: readonly Topic[] = [
  {
    id: 'i-am-jealous',
    title: 'I get jealous. What can I do about it?',
    answer:
      'Jealousy is a fear with a loud voice. Before you act on it, ask what it says: that you will be left, that you are not enough? Tell that part. Looking into a phone calms for an hour and then asks for more. Ask for something that really soothes.',
    tonight: 'Say the fear in one sentence, and ask for one hug, not for proof.',
    opening: 'I got scared when you told me about the party. May I have your hand?',
  },
  {
    id: 'partner-is-jealous',
    title: 'My partner is jealous. How do I deal with it?',
    answer:
      'You can be gentle with a fear without living by its rules. Ask what goes on inside when you are out, and say what you gladly do: a message when you get there, a warm hello. Say also what stays yours: friends, phone, clothes. Being watched or threatened is no part of love.',
    tonight: 'Tell your partner one thing you love about coming home to them.',
    opening: 'I see that you worry when I go out. What do you imagine then?',
  },
  {
    id: 'feeling-controlled',
    title: 'My partner decides what I do. What can I do?',
    answer:
      'Whom you see, what you wear, where you go: that is yours. Wishes are fine between two people; permission is something else. If it is safe, take one thing back in small and see what comes. If you notice that you are afraid of the answer, trust that. Talk to somebody outside.',
    tonight: 'Call or write to one person you have not seen for a while.',
    opening: 'I like to hear what you think, and this one I decide myself.',
  },
  {
    id: 'reassurance',
    title: 'I need a lot of reassurance. How do I ask for it?',
    answer:
      'Wanting to hear “I am here” is human. The trouble is that one yes lasts a day, and then the doubt asks again. So ask for something small and regular, like a message at lunch, and tell the doubt that it can wait till then. Keep a list of what shows that you matter. Read it before you ask.',
    tonight: 'Tell your partner which sentence calms you best.',
    opening: 'I am wobbly today. Could you tell me that we are okay?',
  },
  {
    id: 'exes',
    title: 'An ex is still around, in life or in my head. What helps?',
    answer:
      'An earlier love is part of how a person came to be. It may still sting. Ask for what you would like to know and leave out what would only feed pictures in your head. Agree on what contact feels right to both, and have it in the open.',
    tonight: 'Each say what you feel fine with, and one thing that stings.',
    opening:
      'When you write to your ex, I feel like second choice. What is that friendship for you?',
  },
  {
    id: 'partner-lied',
    title: 'My partner lied to me. How can I trust again?',
    answer:
      'A lie hurts twice: for the thing, and for having been kept outside. You may ask what you want to know, and you may ask in pieces. Say what you want from here on: “I would rather have a hard truth than a soft story.” Trust comes back by small things that turn out true, over weeks. You set the pace.',
    tonight: 'Write your three most important questions, and ask one.',
    opening: 'I would like to believe you again. It would help me to know …',
  },
  {
    id: 'i-lied',
    title: 'I lied to my partner. How do I make it good?',
    answer:
      'It takes courage to want this out. Tell it before it is found, and all of it at once; a truth in slices hurts each time again. Say what you hid and why, without making the why an excuse. Then let them be angry. From there on, offer what can be seen: open doors, kept words, patience.',
    tonight: 'Write the whole truth in five lines, for yourself first.',
    opening: 'I did not tell you the truth about something. I would like to tell you now.',
  },
  {
    id: 'suspecting',
    title: 'I suspect that my partner is cheating. What can I do?',
    answer:
      'Not knowing is a torment, and the mind fills each gap. Sort what you saw from what you fear. Then ask once, calmly, in a quiet hour: say the thing you saw, how it made you feel, and what you ask. Spying tends to leave you with more questions. You may also ask a friend to be there for you.',
    tonight: 'Write two columns: “I saw” and “I fear”.',
    opening: 'I saw the message, and I cannot put it away. Please tell me what it is.',
  },
  {
    id: 'partner-cheated',
    title: 'My partner cheated on me. What now?',
    answer:
      'What you feel is big, and it may change by the hour. There is no rush to stay or to go. Eat, sleep, and tell one person who is on your side. You may ask, and you may refuse details. If you go on, what helps is full honesty, no contact with the other person, and time.',
    tonight: 'Decide only what the next seven days look like.',
    opening: 'I do not know yet what I want. Today I want you to answer one question.',
  },
  {
    id: 'i-cheated',
    title: 'I cheated. How do I deal with it?',
    answer:
      'You are looking at it, and that is a start. End the other thing first, fully. If you tell, tell it plainly, and leave out excuses. Do not ask to be forgiven that night. Then comes the long part: to be open, to hear the same hurt many times, and to stay kind.',
    tonight: 'Write down what happened, without one word about your partner’s part.',
    opening:
      'I did something that hurts you deeply. I want to tell you, and to answer what you ask.',
  },
  {
    id: 'crush',
    title: 'I have feelings for someone else. What now?',
    answer:
      'Feelings arrive without asking; what you do with them is yours. A crush often shows something you miss: being seen, being new, being light. Look at that first. A bit of distance clears the head. Ask yourself what you would want your partner to do in your place.',
    tonight: 'Write down what you feel with that person that you would like to feel more at home.',
    opening: 'I notice that I have been far away lately. I would like to come closer again.',
  },
  {
    id: 'open-relationship',
    title: 'We think about opening up. How do we talk about it?',
    answer:
      'Opening up works best as a wish of two, not as a repair. Start with the why: what would each hope to get, and what would each fear to lose? Then be very exact: what is fine, what gets told, who can stop it. Go at the pace of the slower one.',
    tonight: 'Each finish two lines: “I am curious about …” and “I would be sad if …”.',
    opening: 'I have a thought, with no plan attached. Is now okay?',
  },
  {
    id: 'feelings-fading',
    title: 'I am not sure that I still love my partner. What can I do?',
    answer:
      'Love is not the same all year. Sometimes it has gone, and sometimes it lies under tiredness, anger or routine. Do not decide on a bad Tuesday. Ask when you last felt warm towards them, and what was different. Try for a few weeks as if it could come back, and notice.',
    tonight: 'Look at three old photos alone, and note what you feel.',
    opening: 'I have felt far away from you, and I would like to understand why.',
  },
  {
    id: 'staying-or-leaving',
    title: 'How do I know whether to stay or go?',
    answer:
      'Nobody outside can weigh this for you, and it does not get decided in one night. Ask two things: what change would let me gladly stay, and have I said it clearly? Give that a fair time. Think of how ordinary mornings feel.',
    tonight: 'Write down what a good year from now looks like.',
    opening: 'I am not sure how to go on. I would like to tell you what I miss.',
  },
  {
    id: 'partner-wants-out',
    title: 'My partner wants a break or wants to leave. What can I do?',
    answer:
      'That pulls the floor away. You cannot hold a person by arguments, and begging makes both of you small. Ask to understand, listen to the end, and say once that you would like to try, if you would. If it is a break, make it clear: how long, what contact, what it is for. And have people around you.',
    tonight: 'Call a friend, and eat something warm.',
    opening: 'I am scared, and I want to hear you. What has been missing for you?',
  },
  {
    id: 'back-together',
    title: 'How do we start again after a break-up?',
    answer:
      'A second start is not the old one with better manners. Say what ended it, and what each would do in another way this time. Go slowly, as with somebody new: dates before toothbrushes. Tell friends and children late rather than early. And leave the old list of hurts for one talk, not for every evening.',
    tonight: 'Each name one thing to keep from before and one to leave behind.',
    opening: 'What would be new this time, for you?',
  },
  {
    id: 'outside-help',
    title: 'Would it help to see someone together?',
    answer:
      'A third person in the room can slow things down and ask what neither of you would. You can go long before the edge. If one is unsure, ask for a single visit and let them choose the person. You can also go alone first.',
    tonight: 'Each say what you would hope for from one such hour.',
    opening: 'I would like us to have some help with this. Would you come once?',
  },
]
