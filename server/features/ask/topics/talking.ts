import type { Topic } from './topic.ts'

export const talking: readonly Topic[] = [
  {
    id: 'listening',
    title: 'How do I get my partner to listen to me?',
    answer:
      'Being heard is a simple wish, and it stings when it does not come. Pick a moment without screens or pans on the stove. Say what you would like from them first: an ear, an opinion or a hand. Many people jump to fixing because they think that is the job.',
    tonight: 'Ask for five minutes of ear only, then give five back.',
    opening: 'I do not want a fix just now. Could you only listen for a bit?',
  },
  {
    id: 'listen-better',
    title: 'How can I become a better listener?',
    answer:
      'It is a kind thing to want. Listening shows from the outside: you turn your body, put the thing in your hand away, and let a silence stand. Then say back the bit that struck you, in their words. Leave your own story for later, and ask once whether advice is welcome.',
    tonight: 'Ask about one part of their day, then ask one more question about it.',
    opening: 'I drifted off when you told me that. Would you tell me again?',
  },
  {
    id: 'soft-start',
    title: 'How do I bring up something that bothers me?',
    answer:
      'The first sentence does most of the work. Start with what you saw and how it was for you, then say what you would love instead. One thing only, on a calm evening, not in passing at the door. “You are so messy” starts a fight; “could the towels go up?” starts a small change.',
    tonight: 'Turn one gripe into a wish and say it with a smile.',
    opening: 'Can I ask for one small thing? It would make my mornings easier.',
  },
  {
    id: 'hard-talks',
    title: 'How do I start a big, difficult talk?',
    answer:
      'Half of the fear is the start, so keep the start small. Say that there is something on your mind, what it is about in one line, and ask for a good time. Write down the one sentence you most want to be understood. You can stop after half an hour and come back another day.',
    tonight: 'Write that one sentence on paper, and choose the evening.',
    opening: 'There is something that matters to me. When would be a good time?',
  },
  {
    id: 'asking-for-what-i-want',
    title: 'How do I say what I want?',
    answer:
      'Wishes that stay in your head look like silence from outside. Nobody guesses well after a long day. Say it plainly and small: what, when, how long. A wish is not a demand as long as a no is allowed. Saying it aloud also tells you how much it matters.',
    tonight: 'Finish the line “This week I would love …” and let your partner do so, too.',
    opening: 'I would love something from you, and it is fine to say no.',
  },
  {
    id: 'partner-shuts-down',
    title: 'My partner goes quiet. How do I get them to open up?',
    answer:
      'When one goes quiet, the other often pushes, and then the quiet grows. Silence can mean too much feeling, not too little. Make the talk smaller and slower: side by side, on a walk, with a pause allowed. Ask for one word about how it is, and thank them for it.',
    tonight: 'Go round the block together and let the first five minutes be silent.',
    opening: 'There is no rush. When would talking be easier for you?',
  },
  {
    id: 'i-shut-down',
    title: 'I freeze when we talk. What can I do?',
    answer:
      'Going blank is no lack of love. Your head is simply full. It helps to say so before you go quiet, and to say when you will be back. Some people find words better on paper, in the dark or on a walk. A single sentence is enough to begin with.',
    tonight: 'Write three lines about how you are, and hand them over.',
    opening: 'I am not ignoring you. I am stuck, and I will come back to this at eight.',
  },
  {
    id: 'silent-treatment',
    title: 'My partner has not spoken to me for days. What now?',
    answer:
      'Days of silence are lonely, and guessing makes them longer. You can end your half of it without giving in: say what you know, say that you miss them, and name a time when you will be there to talk. Then leave the door open and do not knock every hour.',
    tonight: 'Put a short note by the kettle: “I miss us. Tea at seven?”',
    opening: 'I do not know how to reach you just now. I would like to.',
  },
  {
    id: 'misunderstandings',
    title: 'Why do we keep taking each other the wrong way?',
    answer:
      'The same words can carry two meanings in two heads. Before you answer what you heard, check it: “Do you mean …?” Often half of the quarrel goes away right there. Tiredness and a flat voice add to it, so give a second chance to any sentence that hurt.',
    tonight: 'For one evening, begin each reply with “So you mean …”.',
    opening: 'I think I heard something that you did not say. What did you mean?',
  },
  {
    id: 'texting',
    title: 'How do we text without upsetting each other?',
    answer:
      'A screen swallows the smile. A short “ok” can be a busy thumb and not a cold heart. Agree what messages are for between you: plans, jokes, a good night. Keep anything with heat in it for a voice or a face. And tell each other how fast a reply feels kind.',
    tonight: 'Tell each other which kind of message makes you glad.',
    opening: 'Your “ok” sounded short to me. Was it, or were you just busy?',
  },
  {
    id: 'jokes-that-sting',
    title: "My partner's jokes hurt. How do I say so?",
    answer:
      'A joke is only one when two people laugh. You can like their humour and still say that this one hurt. Do it later, alone, and name the exact line. Say what is fair game and what is not. “Do not be so touchy” can be met with “I am, about this one thing.”',
    tonight: 'Tell each other one thing to joke about and one to leave alone.',
    opening: 'I know you meant it as a joke. That one got under my skin.',
  },
  {
    id: 'shown-up-in-public',
    title: 'My partner embarrasses me in front of others. What can I do?',
    answer:
      'A remark in front of others weighs twice, because you cannot answer freely there. Leave it at the table and speak at home, the same evening. Say which words, and how it was to stand there. Then agree on a small sign for next time, such as a hand on the arm.',
    tonight: 'Choose that sign together.',
    opening:
      'When you corrected me at dinner, I felt very small. Could that wait till we are alone?',
  },
  {
    id: 'private-things',
    title: 'My partner tells others about us. How do we agree on what stays private?',
    answer:
      'Some people think aloud with friends; others feel robbed when a private thing comes back through a third person. Both can be fair. Draw a map: what is free to tell, what is for one close friend, what stays with you two. Say what happened, how it felt, and ask.',
    tonight: 'Sort five subjects into “anyone”, “one friend” and “only us”.',
    opening: 'I felt bare when your sister knew about that. Can we talk about what stays ours?',
  },
  {
    id: 'two-tempers',
    title: 'We are so different. How do we get along?',
    answer:
      'Difference is tiring on Monday and the very thing you liked on Saturday. Try to see what each way is good for: the quick one gets things going, the slow one sees what was missed. Do not look for the middle in everything. Take turns with whose way today is done.',
    tonight: 'Each name one thing about the other’s way that you secretly like.',
    opening: 'We each have our own pace. Whose way shall we try tonight?',
  },
  {
    id: 'decisions',
    title: 'How do we decide things together?',
    answer:
      'Most deadlocks are about hopes, not about options. So ask first what each of you hopes to get and what you fear to lose. Then look for two ways that keep the main hope of both. Where it can be undone, try one for a month. For small things, take turns.',
    tonight: 'Give one open decision ten minutes: two hopes, two worries, one next step.',
    opening: 'What matters most to you in this? I will write it down.',
  },
  {
    id: 'saying-no',
    title: 'How do I say no to my partner?',
    answer:
      'A kind no keeps your yes worth having. Say it early, in few words, without a long excuse. You can add what you can offer, if there is something. It may feel rude the first time, and your partner may be surprised. Most people would rather hear a no than a sigh.',
    tonight: 'Say one small no today, with a warm voice, and see what happens.',
    opening: 'Not tonight. I would love to on Sunday.',
  },
  {
    id: 'things-to-talk-about',
    title: 'What can we talk about?',
    answer:
      'When talk dries up, it is mostly because it turned into logistics. Good questions are small and a bit unusual: a smell from childhood, a plan you dropped, the best ten minutes of the day. Ask one, then ask one more about the answer, before you tell your own.',
    tonight: 'Over the next meal: what made you smile, and what would you like tomorrow?',
    opening: 'Tell me something from today that I would not guess.',
  },
  {
    id: 'about-the-guide',
    title: 'Who are you, and what can I ask?',
    answer:
      'Hello. I am a set of short notes, written by people for couples, and I look for the one that fits your words. I know about making up, chores, money, closeness, family and hard times. I do not know the two of you and take no sides. What you ask here nobody else is shown, and I keep none of it.',
    tonight: 'Each think of one small thing from this week to understand better.',
    opening: 'Is there something about us that you are curious about?',
  },
]
