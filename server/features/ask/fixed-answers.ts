import { helpDoor } from '#contract/help-door.ts'
import { type HelpCountry, helpCountries, helpElsewhere, helpLines } from '#contract/help-lines.ts'

const shortNames: Partial<Record<HelpCountry, string>> = { GB: 'the UK', US: 'the US' }

const callsInDanger = (of: HelpCountry): string =>
  helpLines
    .flatMap(({ country, about, call }) =>
      country === of && about.includes('danger') && call ? [call] : [],
    )
    .join(' or ')

const dangerNumbers = Object.entries(helpCountries)
  .map(([country, name]) => [country as HelpCountry, name] as const)
  .map(([country, name]) => `${callsInDanger(country)} in ${shortNames[country] ?? name}`)
  .join(', ')

/**
 * What the guide says when somebody may not be safe: calm, no advice about the two of them, only
 * whom to call. Says enough for a client that shows no lines of its own beside it; one that does,
 * shows the first paragraph alone.
 */
export const safetyAnswer = [
  'Thank you for writing this. It sounds as if somebody may not be safe, and that comes first. There are people who listen and help, including if you worry about a child or about what you might do: on the list of your country, and where it has none for that, through findahelpline.com.',
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

/**
 * The same where it is not clear what is meant, and somebody may not be safe: whom to call, and no advice on how the two could
 * talk, which would be wrong then.
 */
export const carefulAnswer = [
  'I am not sure that I understood you, so first of all: if somebody is hurt or afraid, or you are afraid of what you might do, there are people who listen and help.',
  `In danger right now: ${dangerNumbers}. To talk: press “${helpDoor}” on this screen, or ${helpElsewhere.name}.`,
  'If it is about something else, ask again in other words, one thing at a time.',
].join('\n\n')

/** How an answer begins that says a little on each of two topics: both stand below it, to be pressed. */
export const oneOfTwo =
  'I think this is about one of two things. Here is a little on each; press the one you meant, and I will say more.'

/** How an answer ends on a topic that may be asked about by somebody who is afraid. */
export const calmEnd = `If this frightens you, or might hurt somebody, there are people to call. Press “${helpDoor}” on this screen.`

/** What the guide says to a call for help and nothing more. */
export const helpAnswer = [
  `I am glad you wrote. If you are not safe, or not okay, people are there to talk to: press “${helpDoor}” on this screen. It tells nobody, and it is not kept. In danger right now: ${dangerNumbers}.`,
  'If it is about the two of you, tell me what happened in a line or two. You could write “We had a fight and do not talk”, “I feel alone in this” or “How do I say that I am hurt?”.',
].join('\n\n')

/** What the guide says to somebody who asks who reads along. */
export const privacyAnswer = [
  'What you ask me here is neither stored nor logged, and nobody else is shown it. Your partner could only read it on this screen, while it is open.',
  'Your answers to the seven questions stay closed until each of you has finished. Then you both read all of them. Where you skipped one, it says only that you keep it private.',
  `Whoever can sign in as you, or shares your login, can finish for you both and then read. Who runs this server holds its key. If somebody looks at your screen, another phone is safer; “${helpDoor}” has people to call.`,
].join('\n\n')

/** What the guide says where somebody only nods. */
export const nodAnswer =
  'Take along what fits the two of you, and leave the rest. If something else comes up, I am here.'

/** What the guide says to a thank-you. */
export const thanksAnswer = `You are welcome. ${nodAnswer}`

/** What the guide says to somebody who takes their leave, of the chat or of more than that. */
export const byeAnswer = `Take care. If you are not safe, or not okay, people are there to talk to: press “${helpDoor}” on this screen.`

const tellMe =
  'Tell me in a line or two what it is about. You could write “We argue about money”, “How do I say sorry?” or “We hardly see each other”.'

/** What the guide says to a hello. */
export const greetingAnswer = `Hello. ${tellMe}`

/** What the guide says where its last answer was not what was meant. */
export const notThatAnswer = [
  'Then that was not the right one, sorry. I read each message by itself, so please tell me again in other words: what happened, and what you would like.',
  ...talkTogether,
].join('\n\n')

/** What the guide says to somebody who wants to hear more, without saying of what. */
export const moreAnswer = [
  'I read each message by itself and do not remember the last one. Put what is still open into one line of its own, and I will look again: “He says sorry and does it again”, or “What if she does not want to talk?”.',
  ...talkTogether,
].join('\n\n')

/** What the guide says of itself. */
export const whoAnswer = [
  `I am the guide: a program, not a person, and no therapy. I have short notes for couples, on making up, chores, money, time, closeness, family and more, and show the one that seems nearest to what you write. I read each message by itself and do not read your answers for it. If you would rather talk to a person, “${helpDoor}” on this screen has people to call.`,
  tellMe,
].join('\n\n')
