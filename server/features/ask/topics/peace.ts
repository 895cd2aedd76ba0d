import type { Topic } from './topic.ts'

export const peace: readonly Topic[] = [
  {
    id: 'making-up',
    asked: [
      'How do we make up after a fight?',
      'We had a big argument yesterday, what now?',
      'Repair after a quarrel, row, blow-up or clash',
      'We have not spoken since the fight',
      'How do we make peace, reconcile and come back together?',
      'Who makes the first step after we argued?',
      'I said something mean in a fight and want to put it right',
      'Still upset and holding a grudge after an argument',
    ],
    alsoAsked: [
      'My partner has not spoken a word since our disagreement, how long until it is normal again?',
      'What can we do the day after an argument?',
      'How do we get over a quarrel and move on?',
      'The mood is icy since our fight, tension in the air, cold war',
      'How do I break the ice and approach my partner after a disagreement?',
      'Angry words were said, bad blood, resentment, grudge',
      'Clear the air, smooth things over, settle a dispute, bury the hatchet',
    ],
    answer:
      'After a fight, the first small step counts more than perfect words. Wait until you are both calm. Then begin with your own part, however small, and ask how it was for the other one. You can see it in two ways and still make peace. A hug, a cup of tea or a bad joke may open the door.',
    together: 'Each of you finishes this line: “Next time I will try to …”.',
    opening: 'I do not like how that went. Can we try again, gently?',
  },
  {
    id: 'breaks',
    asked: [
      'How do we take a break in the middle of an argument?',
      'Time out, pause word, cooling off',
      'Our arguments get too heated and escalate',
      'How do we calm down during a fight?',
      'How do we stop a fight before it explodes, shouting match',
      'We both shout and yell, voices get loud',
      'Things get out of hand when we argue',
    ],
    alsoAsked: [
      'Is walking out of the room during a fight a good idea?',
      'We both yell, tempers flare, a discussion turns into a battle',
      'How long to pause an argument, when to come back to it?',
      'How do we fight fair, rules for arguing, argue better without insults?',
      'De-escalate, take the heat out, breathe, count to ten',
    ],
    answer:
      'When hearts race, hardly anyone listens well. A break is a kindness if both of you know that it ends. Agree on a word for it and on a time to come back, such as in half an hour. Until then walk, breathe or wash up, and leave the speech in your head for later.',
    together: 'Choose your pause word now, on a calm day, and who comes back first.',
    opening: 'I want to hear you, and I am too wound up. Can we go on at eight?',
  },
  {
    id: 'own-anger',
    asked: [
      'I lose my temper too quickly',
      'I snap at my partner and regret it',
      'How can I control my anger?',
      'I get angry over small things, short fuse, irritable, grumpy, cranky',
      'I yell when I am stressed, how do I stop?',
      'I take my bad mood out on my partner',
    ],
    alsoAsked: [
      'I shouted at my partner and I am ashamed',
      'I blow up, explode, lash out over nothing',
      'I get annoyed and impatient and raise my voice at people I love',
      'I am moody, on edge, tense and easily irritated',
      'Anger management, keeping my cool, staying calm',
      'I said things in anger that I regret',
    ],
    answer:
      'Anger tells you that something matters. What follows is yours to shape. Learn your early signs, such as a tight jaw or a fast voice, and step away while it is small. Come back calm and start with what was underneath: tired, sad, left out. If it frightens either of you, talk to a doctor or a free helpline soon.',
    together: 'Tell each other one early sign you notice, and agree on a kind word for it.',
    opening: 'I got loud, and I am sorry. Underneath I felt …',
  },
  {
    id: 'feeling-criticised',
    asked: [
      'My partner criticises me all the time',
      'I feel attacked and judged and get defensive',
      'Nothing I do is good enough, I cannot do anything right',
      'Constant nagging and complaints, picking on me',
      'Sarcastic remarks and eye rolling sting',
      'How do I take criticism without defending myself?',
      'Everything I do is wrong',
    ],
    alsoAsked: [
      'My cooking, my driving, my looks, my clothes get criticised',
      'I am judged, corrected and put right about everything',
      'My partner finds something wrong with all I do, is never satisfied',
      'Accusations, reproaches, blame, fault-finding, sarcasm, mocking',
      'I feel small, not good enough, like a failure in the eyes of my partner',
      'My partner is bossy and tells me how to do things',
    ],
    answer:
      'When words sound like a list of flaws, most people defend themselves, and then nobody hears a thing. Try to catch the wish inside: what would they love to have? Say that back first. Then tell how it landed with you, and ask for another form next time: one thing, kindly said.',
    together: 'Each of you turns one gripe into a wish and says it again.',
    opening: 'That stung a little. Can you tell me what you would wish for instead?',
  },
  {
    id: 'same-argument',
    asked: [
      'We keep having the same argument over and over',
      'Recurring fight, the same old issue again and again',
      'We argue about everything',
      'We bicker and fight about little, silly things all the time',
      'We never resolve our problems, going round in circles',
      'Constant conflict, why do we fight so much?',
    ],
    alsoAsked: [
      'Why do we argue so much and so often?',
      'We go in circles, same topic, never-ending discussion',
      'Every conversation ends in a fight',
      'Petty fights over trifles, small stuff, who said what',
      'Old wounds and stories from the past come up again and again',
      'My partner brings up the past',
    ],
    answer:
      'Some topics come back for years. That is common: two people, two ways. The aim is then less to solve it and more to talk about it warmly. Ask which hope or worry stands behind each side. Look for the small part in which you can bend, and say out loud where you cannot.',
    together:
      'Each of you finishes: “What matters to me behind this is …”. No reply for one minute.',
    opening: 'We are back at our old topic. Shall we look for what is behind it?',
  },
  {
    id: 'apologising',
    asked: [
      'How do I say sorry properly?',
      'How do I apologise and mean it?',
      'My partner does not apologise, I am waiting for an apology',
      'I hurt the feelings of my partner, how do I make amends?',
      'How do I ask for forgiveness?',
      'How can I forgive my partner?',
      'I made a mistake and feel guilty',
    ],
    alsoAsked: [
      'What makes a good apology?',
      'I said sorry but my partner is still hurt',
      'How do I own up to a mistake and take responsibility?',
      'My partner does not accept my apology, does not forgive me',
      'I cannot let go of what happened, bitter, how do I get past it?',
      'I forgot something important and let my partner down, disappointed',
    ],
    answer:
      'A good sorry names what you did, says how it may have been for the other one, and tells what you will try next time. Leave out “but” and “if”. Then give it room: the other one may take time with it. If you are the one who waits for a sorry, say softly what would help.',
    together: 'Each of you tells which kind of sorry reaches you: words, a hug or a changed habit.',
    opening: 'I am sorry that I …. I think it felt … to you.',
  },
]
