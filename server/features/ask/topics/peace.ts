import type { Topic } from './topic.ts'

export const peace: readonly Topic[] = [
  {
    id: 'making-up',
    title: 'How do we make up after a fight?',
    answer:
      'You can be close again without agreeing. Wait until both hearts are slow. Then bring your own part first, however small: “I was loud.” Ask how it was on the other side, and listen to the end. What the fight was about can wait for a better day.',
    tonight: 'Make two cups of something warm and carry one over.',
    opening: 'I do not like how that went. Can we start again, gently?',
  },
  {
    id: 'breaks',
    title: 'How do we keep a fight from getting out of hand?',
    answer:
      'When hearts race, ears close. A pause is a kindness if both know that it ends. Agree, on a calm day, on one word that stops everything and on how long: half an hour, say. In the pause, walk or wash up, and leave the winning speech alone. Then come back, as promised.',
    tonight: 'Choose the word now. A silly one works best.',
    opening: 'I want to hear you and I am too wound up. Back at half past?',
  },
  {
    id: 'own-anger',
    title: 'I lose my temper with my partner. How do I stop?',
    answer:
      'It is brave to look at your own part. Anger has an early bell: a hot neck, a tight jaw, a faster voice. Leave the room at the bell, not at the bang, and say that you will be back. Then look underneath: tired, hurt, left out?',
    tonight: 'Tell your partner what your bell is.',
    opening: 'I got loud, and I am sorry. Underneath I was …',
  },
  {
    id: 'partners-temper',
    title: 'My partner is snappy and moody. How do I deal with it?',
    answer:
      'Living beside a short temper makes you tread softly. On a calm day, say what you see and what it does to you. Ask what helps when the mood comes: quiet, food, a walk? You may also leave the room when it gets sharp.',
    tonight: 'Agree on a phrase that means “I am in a mood, it is not you”.',
    opening: 'When your voice gets sharp, I pull away. What would help you then?',
  },
  {
    id: 'feeling-criticised',
    title: 'My partner criticises everything I do. What can I say?',
    answer:
      'Under a pile of small remarks, anyone begins to feel small. Look for the wish in the remark, say that back, and leave the rest: “You would like it tidy before we eat?” Then tell how the form of it lands. Ask for one wish at a time, and for one good word in between.',
    tonight: 'Ask your partner to tell you one thing you do well.',
    opening: 'I hear a lot of what is off. What would you wish for instead?',
  },
  {
    id: 'i-criticise',
    title: 'I nag and criticise. How can I stop?',
    answer:
      'Behind most remarks stands a wish that has waited too long. Say the wish once, clearly, with a time: “Could the bins go out tonight?” Then let the way it is done be theirs. And let three good words go before the next remark. People grow towards what is seen.',
    tonight: 'Count your remarks until bedtime and swap one for a thank-you.',
    opening: 'I have been picking at you. What I really wish for is …',
  },
  {
    id: 'partner-defensive',
    title: 'My partner gets defensive. How do I get through?',
    answer:
      'A guard goes up when somebody expects a blow. You can make your words easier to let in: one point, one example from this week, and a part of your own in it. When it is turned round on you, say “Yes, we can talk about that after this.” Then come back to your one point.',
    tonight: 'Start one sentence tonight with “My part in it was …”.',
    opening: 'I am not against you. I would like to tell you how it was for me.',
  },
  {
    id: 'same-argument',
    title: 'Why do we keep having the same argument?',
    answer:
      'Most couples have two or three subjects that come back for years. They come from two ways of being, not from bad will. So the aim changes: not to end it but to talk about it more kindly. Ask what lies behind each side, a fear or a hope. Then bend where you can.',
    tonight: 'Each finish the line “What this is about for me is …”.',
    opening: 'Here is our old friend again. Shall we look at what is behind it?',
  },
  {
    id: 'arguing-near-children',
    title: 'We argue in front of the children. What can we do?',
    answer:
      'Children hear more than we think, and they also see how peace is made. If it got loud, let them see the mending: a sorry, a hug, a normal voice. Tell them in one line that it was not about them. For the next time, agree on a sign that means “later, behind a door”.',
    tonight: 'Choose that sign, and a place for talks with heat in them.',
    opening: 'We were loud and they heard it. Shall we tell them together that we are fine?',
  },
  {
    id: 'apologising',
    title: 'How do I say sorry properly?',
    answer:
      'A good sorry is short and has no “but” in it. Name what you did, say how it may have been on the other side, and tell one thing you will do next time. Then stop and let it land. They may take their time with it, and your next weeks will say the rest.',
    tonight: 'Say it once, face to face, in three sentences.',
    opening: 'I am sorry that I …. I think it felt … to you. Next time I will …',
  },
  {
    id: 'waiting-for-sorry',
    title: 'My partner does not say sorry. What can I do?',
    answer:
      'Waiting for a sorry can make a small hurt grow. Some people show regret with a cup of coffee, and words come hard to them. Tell what happened and how it was, then say the exact thing that would help: a word, a hug, a change. Asking for it does not make it worth less.',
    tonight: 'Tell each other what kind of sorry reaches you.',
    opening: 'I am still sad about Saturday. It would help me to hear that you see it.',
  },
  {
    id: 'sorry-that-does-not-land',
    title: 'I said sorry, and it did not help. What now?',
    answer:
      'A sorry opens the door; walking through takes the other person’s time. It may have missed the sore spot. Ask what the hardest part was, and listen without explaining. Then say that part back in your own words. After that, small steady things speak louder than one more sorry.',
    tonight: 'Ask one question about how it was, and only listen.',
    opening: 'I think my sorry missed something. What was the worst of it for you?',
  },
  {
    id: 'forgiving',
    title: 'How do I forgive my partner?',
    answer:
      'Forgiving is not saying that it was fine. It is putting down something heavy, and you choose when. It tends to come in pieces. What helps is to say once how deep it went, to be understood in that, and to see something change.',
    tonight: 'Write down what you still carry, and mark the one line you would like to be heard.',
    opening: 'I want to let this go, and one part still hurts. May I tell you that part?',
  },
  {
    id: 'the-past-comes-up',
    title: 'My partner keeps bringing up the past. How do we move on?',
    answer:
      'The past comes up where something in it was not heard to the end. It may sound like an attack and be a question: “Do you see what that did to me?” Give it one proper evening. Listen, say what you see, and ask what would let it rest. Then agree on how to stop the next time.',
    tonight: 'Ask which old story is not finished, and hear it through once.',
    opening: 'You come back to that day. What did I not understand about it?',
  },
]
