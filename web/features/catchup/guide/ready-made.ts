import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'

/*
 * Nobody has read the answers where these stand, and one of them may tell of fear or of a loss (R20).
 * So each is right after any two answers: it speaks of the kind of question alone, says nothing of what
 * anybody wrote, asks nobody to come closer, and can be left alone.
 */

type ReadyMade = { words: RegExp; texts: readonly [string, string] }

/** The same on both devices: which of the two it is goes by the question's id. */
function pick(
  table: readonly ReadyMade[],
  otherwise: ReadyMade['texts'],
  { question }: AnsweredQuestion,
): string {
  const [one, other] = table.find(({ words }) => words.test(question.content))?.texts ?? otherwise
  return question.id % 2 === 0 ? one : other
}

const insights: readonly ReadyMade[] = [
  {
    words: /\b(thank|grateful|gratitude|appreciat|praise|proud)/i,
    texts: [
      'Some thanks come easily, and some take time or a different day. **What would be good for you to hear at the moment?**',
      'A question about thanks can stir more than it seems to. **What would make this one easier to talk about?**',
    ],
  },
  {
    words: /\b(money|financ|budget|spend|sav(e|ing)|cost)/i,
    texts: [
      'Money is a practical matter, and often a heavy one as well. **Which part of this would you want more time for?**',
      'Questions about money rarely fit into one evening. **What would you want to know before going on with this one?**',
    ],
  },
  {
    words: /\b(listen|hear|talk|say|said|words?|conversation|communicat|argu)/i,
    texts: [
      'Some things are hard to put into words, and nobody has to find the words today. **What makes it easier for you to talk, or to leave something for later?**',
      'Not everything asks for a reply at once; listening can be enough. **What helps you to be heard on a hard day?**',
    ],
  },
  {
    words: /\b(tired|rest|sleep|health|body|energy|stress|worr|calm|care for)/i,
    texts: [
      'How somebody is doing can change from one day to the next, and it matters on each of them. **What would help you through the next few days?**',
      'A body and a mind go at a pace of their own, and it cannot be hurried. **What do you want more of at the moment, and what less?**',
    ],
  },
  {
    words: /\b(child|parent|famil|share|chore|task|house|kitchen|dinner|morning|evening|routine)/i,
    texts: [
      'The days at home ask a lot, and not the same of everyone. **What would help you most on an ordinary day?**',
      'Everyday things can weigh more than they look from outside. **What do you need most at home at the moment?**',
    ],
  },
  {
    words: /\b(fun|laugh|play|weekend|adventure|game|silly|enjoy)/i,
    texts: [
      'Some weeks have room for light things, and some do not. **What would be good for you this week?**',
      'What does somebody good can be near, or out of reach for a while. **What would you like to have time for when there is room?**',
    ],
  },
  {
    words: /\b(future|goal|plan|dream|hope|next|learn|grow|year)/i,
    texts: [
      'Looking ahead can be easy on one day and hard on another. **What would help with the next few days?**',
      'The future begins tomorrow, and that can be far enough to look. **What would you want tomorrow to be like?**',
    ],
  },
  {
    words: /\b(close|love|touch|connect|intima|together|miss)/i,
    texts: [
      'Some days ask for company, and some for room. **What would feel right for you in the days ahead?**',
      'How near or how far is right can change, and each person decides it for themselves. **What distance feels right to you at the moment?**',
    ],
  },
]

const anyInsight: ReadyMade['texts'] = [
  'Some questions open quickly, and some take more than one evening. **What would you like to have time for with this one?**',
  'There is no right length for an answer, and no hurry with this question. **What would help you right now?**',
]

const suggestions: readonly ReadyMade[] = [
  {
    words: /\b(money|financ|budget|spend|sav(e|ing)|cost)/i,
    texts: [
      'Only if it suits you both: choose a time for this, ten minutes and no longer. Each of you brings one question about money, and nothing has to be decided.',
      'Each of you writes down one thing about money that you would like to know more about. What happens with the note is up to whoever wrote it.',
    ],
  },
  {
    words: /\b(listen|hear|talk|say|said|words?|conversation|communicat|argu)/i,
    texts: [
      'If it suits you both, take ten minutes this week: five for each of you, to talk or to be quiet. The other one listens, and nobody has to reply.',
      'Each of you thinks of a time of day when talking comes easier. Say it if you want to, and leave the rest for then.',
    ],
  },
  {
    words: /\b(close|love|touch|connect|intima|appreciat|thank|grateful|miss)/i,
    texts: [
      'Each of you takes fifteen minutes alone this week, for whatever does you good. Nobody has to say what it was.',
      'Each of you thinks of what the next days could do with: company, or room. Say it only if you want to; either is fine.',
    ],
  },
  {
    words: /\b(fun|laugh|play|weekend|adventure|game|silly|enjoy|activit|together|walk)/i,
    texts: [
      'Each of you picks one small thing that costs nothing and does you good, and gives it fifteen minutes this week, alone or in company.',
      'Leave ten minutes free on one day this week, each of you for yourself, with nothing planned in them.',
    ],
  },
  {
    words: /\b(future|goal|plan|dream|hope|next|learn|grow|year)/i,
    texts: [
      'Each of you thinks of one thing that would make the next few days easier. Ask for help with it only if you want to.',
      'Each of you chooses one small thing for tomorrow that does you good. The rest of the future can stay for another day.',
    ],
  },
]

const anySuggestion: ReadyMade['texts'] = [
  'Leave this one for a day or two. Then each of you can say whether you want to come back to it, and no is a good answer, too.',
  'Choose ten quiet minutes this week, each of you for yourself. If anything about this question is left to say, it can be said then, or later, or not at all.',
]

/** An insight of our own, chosen by words of the question, for when the guide cannot be reached. */
export const readyMadeInsight = (item: AnsweredQuestion): string => pick(insights, anyInsight, item)

/** A suggestion of our own, chosen by words of the question: money, talk, closeness, doing, future. */
export const readyMadeSuggestion = (item: AnsweredQuestion): string =>
  pick(suggestions, anySuggestion, item)
