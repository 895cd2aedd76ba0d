import { type HelpCountry, helpCountries, helpElsewhere, helpLines } from '#contract/help-lines.ts'

const shortNames: Partial<Record<HelpCountry, string>> = { GB: 'the UK', US: 'the US' }

const dangerNumbers = helpLines
  .filter(({ about }) => about.includes('danger'))
  .map(({ country, call }) => `${call} in ${shortNames[country] ?? helpCountries[country]}`)
  .join(', ')

/**
 * What the guide says when somebody may not be safe: calm, no advice about the two of them, only
 * whom to call. Says enough for a client that shows no lines of its own beside it; one that does,
 * shows the first paragraph alone.
 */
export const safetyAnswer = [
  'Thank you for writing this. It sounds as if somebody may not be safe, and that comes first. There are people who listen and help, also if you worry about a child or about what you might do.',
  `In danger right now: ${dangerNumbers}. To talk: ${helpElsewhere.name}.`,
].join('\n\n')

const talkTogether = [
  'You can also talk about it without me: each of you takes three minutes to say what it is about for you and what you would like, while the other one only listens.',
  'You could begin with: “There is something I keep thinking about. May I tell you, and you just listen?”',
  'If something about it makes you feel unsafe, findahelpline.com lists people to call.',
]

/** What the guide says when it does not know: so plainly, with a way to talk about it all the same. */
export const unknownAnswer = [
  'I do not know a good answer to that. I only have short notes for couples, on listening, making up, chores, money, time, closeness, family and more. You could ask again in other words, one thing at a time.',
  ...talkTogether,
].join('\n\n')

/** The same where two topics are near: they stand below it, to be pressed. */
export const unsureAnswer = [
  'I am not sure that I understood you. Below are the two things I know that seem nearest. If neither is what you meant, ask again in other words.',
  ...talkTogether,
].join('\n\n')
