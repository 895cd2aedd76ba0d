import type { AnsweredQuestion } from '#web/api/lenient-replies.ts'

type ReadyMade = { words: RegExp; text: string }

const pick = (
  table: readonly ReadyMade[],
  otherwise: string,
  { question }: AnsweredQuestion,
): string => table.find(({ words }) => words.test(question.content))?.text ?? otherwise

const insights: readonly ReadyMade[] = [
  {
    words: /\b(thank|grateful|gratitude|appreciat|praise|proud)/i,
    text: 'Being thanked for something small often stays longer than a big compliment. Each of you has just named something that matters to you. **Which part of it had you not noticed before?**',
  },
  {
    words: /\b(money|financ|budget|spend|sav(e|ing)|cost)/i,
    text: 'Talk about money is rarely only about money; it is often about feeling safe, or free. Listen for what stands behind each answer. **What would feel lighter for each of you?**',
  },
  {
    words: /\b(listen|hear|talk|say|said|words?|conversation|communicat|argu)/i,
    text: 'You have each said how words reach you. They may not reach you in the same way, and that is worth knowing. **What would you like to hear once more from each other?**',
  },
  {
    words: /\b(tired|rest|sleep|health|body|energy|stress|worr|calm|care for)/i,
    text: 'How each of you is doing comes into the room before any words do. Both answers say something about what gives strength and what takes it. **What would make tomorrow a little easier?**',
  },
  {
    words: /\b(child|parent|famil|share|chore|task|house|kitchen|dinner|morning|evening|routine)/i,
    text: 'Everyday things carry more than they seem to: who sees them, who does them, who says thank you. Your two answers show the same days from two sides. **What did you learn about the other side?**',
  },
  {
    words: /\b(fun|laugh|play|weekend|adventure|game|silly|enjoy)/i,
    text: 'Light moments are not a reward for later; they help with all the rest. Each of you has named one that counts. **When could the next one find room?**',
  },
  {
    words: /\b(future|goal|plan|dream|hope|next|learn|grow|year)/i,
    text: 'You have each looked ahead, from where you stand. The two pictures need not be the same to stand side by side. **Which part of the other one would you like to know more about?**',
  },
  {
    words: /\b(close|love|touch|connect|intima|together|miss)/i,
    text: 'Closeness has many small doors, and each of you has just shown one. They may be different doors. **What would help you find the other one more often?**',
  },
]

const anyInsight =
  'You have both put something into words, and that is already a step towards each other. Look for one thing you share and one that is different. **What would you like to ask about the other answer?**'

const suggestions: readonly ReadyMade[] = [
  {
    words: /\b(money|financ|budget|spend|sav(e|ing)|cost)/i,
    text: 'Take ten minutes with a cup of something warm. Each of you names one thing you are glad you spent money on, and one that you would like to talk over before it is spent.',
  },
  {
    words: /\b(listen|hear|talk|say|said|words?|conversation|communicat|argu)/i,
    text: 'One evening, take five minutes each. One speaks, the other only listens and then says back what they heard. Then change over. No fixing, no answers needed.',
  },
  {
    words: /\b(close|love|touch|connect|intima|appreciat|thank|grateful|miss)/i,
    text: 'Once this week, before the phones come out, sit together for ten minutes. Each of you tells the other one thing that you liked about them that day.',
  },
  {
    words: /\b(fun|laugh|play|weekend|adventure|game|silly|enjoy|activit|together|walk)/i,
    text: 'Each of you writes down two small things to do together that cost nothing. Swap the notes, choose one, and give it fifteen minutes this week.',
  },
  {
    words: /\b(future|goal|plan|dream|hope|next|learn|grow|year)/i,
    text: 'Take a short walk. Each of you finishes this sentence: "By the end of the year I would love us to…" Listen to both endings before you say anything about them.',
  },
]

const anySuggestion =
  'Choose one sentence from these two answers that touched you. Some time this week, take ten minutes for each of you to tell the other a little more about it.'

/** An insight of our own, chosen by words of the question, for when the guide cannot be reached. */
export const readyMadeInsight = (item: AnsweredQuestion): string => pick(insights, anyInsight, item)

/** A suggestion of our own, chosen by words of the question: money, talk, closeness, doing, future. */
export const readyMadeSuggestion = (item: AnsweredQuestion): string =>
  pick(suggestions, anySuggestion, item)
