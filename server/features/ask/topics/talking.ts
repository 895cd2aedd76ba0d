import type { Topic } from './topic.ts'

export const talking: readonly Topic[] = [
  {
    id: 'listening',
    asked: [
      'How can we listen better to each other?',
      'My partner does not listen to me',
      'I do not feel heard',
      'We talk past each other',
      'I get interrupted and talked over, cut off mid sentence',
      'My partner gives advice, offers solutions and wants to fix everything instead of listening',
      'How do I become a good listener and pay attention?',
      'In one ear and out the other, not taking in what I say',
    ],
    alsoAsked: [
      'Looks elsewhere when I tell a story, finishes my sentences, does not let me finish',
      'My partner zones out, is distracted and absent-minded while I speak',
      'Not paying attention, looks away, only half listening, nods without hearing',
      'I have to repeat myself, everything I say is forgotten right away',
      'How can I understand my partner better and be more attentive?',
      'Misunderstandings: what I say is taken the wrong way, we misunderstand each other',
      'I only want an ear and not a solution',
    ],
    answer:
      'Being heard often helps more than being given a fix. Put the phones away, turn towards each other and let one of you finish before the other one speaks. Then say back in a few words what you heard, and ask whether you got it. Advice can wait until someone asks for it.',
    together:
      'Two minutes each: one of you talks, the other one only listens and then names one thing that stayed.',
    opening: 'I would love to tell you something and just be heard for a bit.',
  },
  {
    id: 'soft-start',
    asked: [
      'How do I bring up something that bothers me?',
      'How do I raise a complaint without starting a fight?',
      'How to criticise kindly, give feedback nicely',
      'How can I tell my partner that something annoys me?',
      'Say what I want without attacking, gentle start, soft start',
      'An annoying habit gets on my nerves, how do I mention it?',
      'Express a wish or a request without nagging',
    ],
    alsoAsked: [
      'I dislike the way my partner does something, can I say so?',
      'How do I ask my partner to change something, hair in the sink, leaving the light on?',
      'How can I mention an issue in a gentle way?',
      'The manners or hygiene of my partner irritate me, smell, chewing, being late',
      'How do I ask for a change, for what I need, without hurting?',
      'Raise a topic tactfully, diplomatic words, I-messages',
      'Small annoyances build up, I swallow my irritation',
    ],
    answer:
      'The first minute often sets the tone. Choose a calm moment and start with yourself: what you saw, how you felt and what you would love instead. Keep it to one thing. “You are so messy” invites a fight. “I feel swamped when the dishes pile up, and I would love a hand tonight” invites help.',
    together: 'Each of you turns one small gripe into: “I feel … when …, and I would love …”.',
    opening: 'Is this a good time for one small thing?',
  },
  {
    id: 'hard-talks',
    asked: [
      'How do we have a hard conversation?',
      'How do I prepare for a difficult, serious talk?',
      'I do not dare to bring up a big, sensitive subject',
      'We avoid talking about the important things',
      'How do I tell my partner something difficult, bad news, a confession?',
      'We need to talk about something uncomfortable',
      'Too nervous to start the conversation',
    ],
    alsoAsked: [
      'Heavy, delicate, touchy, awkward subject that we put off',
      'How do I find the courage and the right moment and words to talk?',
      'Something is on my mind and I am scared to say it',
      'How do I break bad news or admit something?',
      'Serious discussion about us, talk about problems, open up a taboo',
    ],
    answer:
      'A big talk goes better with a time, a place and an end. Say in one line what it is about, so that nobody is caught off guard. Begin with what you hope for rather than with what is missing. Take turns, go slowly, and stop after half an hour, even in the middle. You can come back to it.',
    together:
      'Pick a quiet half hour this week. Each of you names one hope for the talk before it starts.',
    opening: 'There is something I care about. When would be a good time to talk?',
  },
  {
    id: 'shutting-down',
    asked: [
      'My partner shuts down when we talk',
      'Stonewalling, silent treatment, giving the cold shoulder',
      'My partner refuses to talk and goes quiet when we argue',
      'Walks away in the middle of an argument, withdraws, hides',
      'How do I get my partner to open up and share feelings?',
      'I freeze and cannot find words when things get emotional',
      'Bottles everything up, keeps feelings inside',
    ],
    alsoAsked: [
      'Leaves the room when I cry, says nothing, will not answer, gives one-word answers',
      'Clams up, is closed off, answers with one word',
      'My partner avoids conflict and runs away from every discussion',
      'Does not talk about emotions, hard to reach, like talking to a wall',
      'Ignores me for days after a disagreement, sulks and pouts',
      'I go blank and numb when we argue',
    ],
    answer:
      'One of you goes quiet, the other one pushes for an answer, and both feel alone. Silence often means too much feeling rather than too little. Slow down: shorter talks, side by side, with pauses that are welcome. The quiet one says when they will be back, and the other one waits until then.',
    together: 'Talk on a walk or in the car for ten minutes, with silence allowed.',
    opening: 'I can see that this is a lot. When would you like to talk about it?',
  },
  {
    id: 'two-tempers',
    asked: [
      'We have different tempers and temperaments',
      'We are so different, opposite characters and personalities',
      'Introvert and extrovert',
      'One of us talks a lot, the other very little',
      'I am emotional and my partner is rational and logical',
      'One is quick and hot-headed, the other slow and calm',
      'We handle and show feelings in different ways',
    ],
    alsoAsked: [
      'My partner needs people and company, I need calm; a planner and a dreamer',
      'I am emotional, my partner is calm and cool',
      'One of us is loud and lively, the other quiet and reserved',
      'Planner and spontaneous, chaotic and organised, optimist and pessimist',
      'Sensitive and tough, fast and slow, morning person',
      'We have nothing in common, different interests and tastes',
      'Do opposites attract or clash?',
    ],
    answer:
      'One of you may be quick and loud, the other one slow and quiet. Both are ways to care. It helps to know the other one’s pace. The quick one can say: “I am loud because it matters.” The slow one can say: “I am thinking. Give me an hour.” Then look for a pace in the middle.',
    together: 'Tell each other what a strong feeling looks like in you, and what helps you then.',
    opening: 'I think we each have our own pace. Can we find one for both of us?',
  },
  {
    id: 'decisions',
    asked: [
      'How do we make decisions together?',
      'We cannot agree on what to do',
      'How do we find a compromise?',
      'We want different things and are stuck on a choice',
      'One of us decides everything, who gets the final say?',
      'How to decide about a big purchase or a big step',
      'Meet in the middle, choose between options',
    ],
    alsoAsked: [
      'We cannot decide where to eat, what to watch, where to live',
      'My partner leaves all the deciding and planning to me',
      'I want one thing, my partner wants another, how do we settle it?',
      'Disagree, differing opinions, negotiate, weigh pros and cons, veto',
      'Buy a house, a car, a dog: how do we choose together?',
    ],
    answer:
      'Before you weigh options, find out what each of you hopes for and what worries each of you. Write it down. Then look for two ways that keep the main hope of both. A small step you can undo makes it easier to begin. If you are stuck, one of you decides this time and the other one next time.',
    together: 'Give it twenty minutes: hopes, worries, two options, one small first step.',
    opening: 'What would matter most to you in this?',
  },
  {
    id: 'saying-no',
    asked: [
      'How do I say no to my partner?',
      'I say yes to everything and please people',
      'How can I set limits and boundaries?',
      'I cannot refuse, I give in all the time',
      'Saying no without feeling guilty',
      'How do I stand up for myself?',
      'My no is not respected, how do I get my limits taken seriously?',
    ],
    alsoAsked: [
      'How do I turn down a request or decline an invitation kindly?',
      'I keep giving in and agree to everything for the sake of peace',
      'Afraid to disappoint my partner, avoid disagreement, adapt too much',
      'My partner oversteps, crosses a line, does not accept a no',
      'Put myself first, speak up for my needs, be assertive, too nice',
    ],
    answer:
      'A clear, kind no keeps a yes worth having. Say it early and in few words, and add what you can offer, if there is something. You can love someone and not want the same thing tonight. When you hear a no, thank them for telling you. It means that they trust you with the truth.',
    together:
      'Each of you says one small no this week, and the other one answers: “Thanks for telling me.”',
    opening: 'I want to be honest with you: I would rather not. What I can offer is …',
  },
  {
    id: 'things-to-talk-about',
    asked: [
      'What can we talk about?',
      'Conversation starters, questions to ask my partner',
      'We have nothing to say to each other, silent dinners',
      'We ran out of topics, only small talk',
      'How do we have deeper conversations?',
      'Get to know each other better, interesting questions for couples',
      'All we talk about is planning and logistics',
    ],
    alsoAsked: [
      'Fun, funny and deep questions for two, quiz, card game with questions',
      'Our conversations are shallow and superficial',
      'Awkward silence, nothing to report, dull evenings without words',
      'Ideas for a good conversation on a walk, in the car, over dinner',
      "How do I find out more about my partner's thoughts and dreams?",
    ],
    answer:
      'Good questions are open and a little unusual. Ask about small things with care: the best ten minutes of the day, a smell from long ago, a plan that was once dropped. Then ask one more before you tell your own. Short and often beats long and rare.',
    together:
      'Three questions over a meal: What made you smile? What was heavy? What would you like tomorrow?',
    opening: 'Tell me something from today that I would not guess.',
  },
  {
    id: 'about-the-guide',
    asked: [
      'Greeting, hello, hi, hey',
      'Who are you? Are you a human, a robot, a bot, an AI?',
      'What can you do? What can I ask you? What do you know?',
      'Help, how does this work?',
      'Do you keep, save or share my questions? Is this private?',
    ],
    alsoAsked: [
      'What are you, what is this, who wrote this?',
      'What topics do you have, what kind of questions can I ask?',
      'Are my questions stored, secret, anonymous, seen by my partner?',
    ],
    answer:
      'Hello. I am a set of short notes that were written for couples, and I look for the one that fits your words. I know about listening, making up, chores, money, closeness, family and more. I do not know the two of you, I take no sides, and I keep nothing of what you ask.',
    together: 'Each of you thinks of one small thing from this week to understand a little better.',
    opening: 'Is there something about us that you are curious about?',
  },
]
