import type { Topic } from './topic.ts'

export const closeness: readonly Topic[] = [
  {
    id: 'talking-about-sex',
    title: 'How do we talk about sex?',
    answer:
      'Most people find it easier to do than to say. Choose a time when nothing is about to happen, with clothes on and eyes on the road. Begin with something you like, then one wish, in plain words. “More slowly” says more than a whole speech. Laughing is allowed, and so is “I do not know yet”.',
    tonight: 'Each finish the line “I love it when you …”.',
    opening: 'I would like us to talk about what we like. I am shy about it, too.',
  },
  {
    id: 'affection',
    title: 'I miss hugs and touch. How do I ask for them?',
    answer:
      'Touch that leads nowhere is a language of its own: a hand on the neck, feet under one blanket. Some grew up with a lot of it, some with none. Ask for it small and exact, and say that it is meant as that alone. The one who likes less may choose which touch feels good.',
    tonight: 'A hug as long as three slow breaths, before bed.',
    opening: 'Could you hold me for a minute? Nothing else.',
  },
  {
    id: 'want-more-sex',
    title: 'I want sex more often than my partner. What can I do?',
    answer:
      'A no in bed can feel like a no to you. Mostly it is a no to the hour, the day or the tired body. Ask what makes wanting easier and what gets in its way, and really wonder. Take the goal out for a while: closeness that may end as closeness.',
    tonight: 'An evening of touch, with sex off the list from the start.',
    opening:
      'I miss you in that way, and I do not want to press. What would make it nicer for you?',
  },
  {
    id: 'want-less-sex',
    title: 'I have less desire than my partner. What can I do?',
    answer:
      'There is nothing broken in you. Desire comes and goes with sleep, stress, hormones and how seen you feel. Say what you like and what puts you off. Show love in ways that are easy now. If it came suddenly, a doctor can look for a cause.',
    tonight: 'Make two lists: what warms you up and what cools you down. Share one line of each.',
    opening: 'I love you, and my wanting is low just now. It is not about you.',
  },
  {
    id: 'consent',
    title: 'How do we make sure that both really want it?',
    answer:
      'A real yes has room for a no. Ask before and in between: “Is this good? Shall I go on?” A maybe, a silence or a turned head means stop. Anyone can change their mind at any point, also in a long marriage, and owes no reason. If somebody goes on after a no, findahelpline.com lists people to call.',
    tonight: 'Agree on a word that stops everything at once.',
    opening: 'I want you to feel free to say no to me. How would I notice?',
  },
  {
    id: 'spark',
    title: 'How do we get the spark back?',
    answer:
      'A spark is mostly newness and being looked at. Long love has lost the newness, so bring some in: another place, another hour, a thing neither has done. Go out, and watch your partner across the room as a stranger would. Flirt by message at noon.',
    tonight: 'Meet each other at the door tonight as if it were the third date.',
    opening: 'I remember how you looked on that day. I would like to flirt with you again.',
  },
  {
    id: 'sex-after-baby',
    title: 'How do we find closeness after a birth?',
    answer:
      'A body that gave birth has its own time, and a tired parent may be touched out by evening. Six weeks is no rule. Talk about what feels good now, which may be a shoulder rub and sleep. Go back to kissing, and stop there for a while. If it hurts, ask the midwife or a doctor.',
    tonight: 'Ten minutes side by side while the baby sleeps, with nothing to achieve.',
    opening: 'I miss being close to you. What would feel nice for you these days?',
  },
  {
    id: 'body-in-bed',
    title: 'Our bodies do not do what we want in bed. What helps?',
    answer:
      'Bodies are not machines; worry and tired days show in them first. Say it aloud, with a smile if you can, and do something else that feels good. When nothing is at stake, things often come back. Go slowly, use something slippery, take breaks. If there is pain, or it lasts, a doctor has heard it all before.',
    tonight: 'An hour of closeness in which nothing is meant to work.',
    opening: 'That happens. I like being here with you all the same.',
  },
  {
    id: 'new-in-bed',
    title: 'How do we try something new in bed?',
    answer:
      'A wish that is told is not yet a plan. Tell each other three baskets: yes, maybe, no. A no asks for no reason. For a maybe, talk about the how: when to stop, what after. Start with the mildest form. Being curious together is half of the fun.',
    tonight: 'Each write one wish on a paper, fold it, and swap when you feel like it.',
    opening:
      'There is something I have been curious about. You can say no. Do you want to hear it?',
  },
  {
    id: 'porn',
    title: 'Porn is a sore point between us. How do we talk about it?',
    answer:
      'Under this subject there are often others: feeling compared, kept out, or caught. Speak about those first. Say what it does to you, and ask what it is for: habit, calm, desire? Two people can find their own line, such as not in secret. If it has a hold on somebody, a doctor can help.',
    tonight: 'Each say what feels fine and what does not, in one sentence.',
    opening: 'I would like to understand. What is it for you?',
  },
  {
    id: 'growing-apart',
    title: 'We are drifting apart. How do we find each other again?',
    answer:
      'People seldom drift in one go; it is many evenings of “later”. The way back is the same size. Ask something you do not know about them now, as you would ask somebody new. Tell one true thing about you. It may feel stiff at first. Say that you miss them; many have waited for that line.',
    tonight: 'Twenty minutes on the sofa: what has changed in you this year?',
    opening: 'I miss you, even on the same sofa. Shall we find out how we are?',
  },
  {
    id: 'distance',
    title: 'We live far apart. How do we stay close?',
    answer:
      'From far away, small and steady wins over rare and grand. Share dull things: the bus, the soup, the noise next door. Do something at the same time, such as a film or a walk with the phone in the pocket. Set the next date before you part. And say what a bad phone day means, so that nobody guesses.',
    tonight: 'Send one photo of exactly where you are, and ask for one back.',
    opening: 'What does it look like around you right now?',
  },
  {
    id: 'early-days',
    title: 'We are new together. How do I find out where this is going?',
    answer:
      'The first months are for finding out, and asking is part of it. You may say what you hope for without asking for a promise: “I like this, and I am not seeing anyone else.” Then hear their answer as it is, also if it is “not yet”. Watch how they treat your time. That tells you a lot.',
    tonight: 'Each say what you enjoy about now, and one thing you are curious about.',
    opening: 'I like where this is going. How do you see it?',
  },
  {
    id: 'age-gap',
    title: 'There are many years between us. How do we deal with it?',
    answer:
      'Years matter less on most days than people think, and more on a few: energy, children, health, old age. Talk about those few before they arrive. When others comment, agree on one friendly line and change the subject. And let each have some time with people of their own age.',
    tonight: 'Each say one thing the other’s age gives you.',
    opening: 'Do you ever think about the years between us? I would like to hear how.',
  },
]
