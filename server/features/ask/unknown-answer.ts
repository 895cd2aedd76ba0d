/** What the guide says when it does not know: so plainly, with a way to talk about it all the same. */
export const unknownAnswer = [
  'I do not know a good answer to that. I only have short notes for couples, on listening, making up, chores, money, time, closeness, family and more. You could ask again in other words, one thing at a time.',
  'You can also talk about it together: each of you takes three minutes to say what it is about for you and what you would like, while the other one only listens.',
  'You could begin with: “There is something I keep thinking about. May I tell you, and you just listen?”',
  'If something about it makes you feel unsafe, findahelpline.com lists people to call.',
].join('\n\n')
