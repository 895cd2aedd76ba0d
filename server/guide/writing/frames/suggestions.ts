/** How a suggestion begins; {idea} is an order in lower case. */
export const suggestionLeads: readonly string[] = [
  'If it appeals to you both, one idea for this week: {idea}.',
  'A small thing for this week, if you like: {idea}.',
  'Maybe this week: {idea}.',
  'You could try this once this week: {idea}.',
  'Here is one for this week, if there is room: {idea}.',
  'If you feel like it this week: {idea}.',
  'One light thing for this week, if it suits: {idea}.',
]

/** The same, from the words of both. */
export const groundedLeads: readonly string[] = [
  'With {qA} from {A} and {qB} from {B} in mind, this week: {idea}.',
  '{A} wrote {qA}, {B} wrote {qB}. So, this week: {idea}.',
  "Between {A}'s {qA} and {B}'s {qB}, one idea for this week: {idea}.",
  "From {A}'s {qA} and {B}'s {qB}, a thought for this week: {idea}.",
  '{A} said {qA}, {B} said {qB}. Maybe this week: {idea}.',
  'Since {A} put {qA} and {B} put {qB}, try this week: {idea}.',
  "{A}'s {qA} and {B}'s {qB} bring this to mind for this week: {idea}.",
]

/** How a suggestion lets go again. */
export const suggestionEnds: readonly string[] = [
  'Skip it if the week is full.',
  'If it is not for you, leave it.',
  'No is a fine answer too.',
  'Only if it still sounds nice by then.',
  'If one of you would rather not, let it go.',
  'Drop it if it feels like work.',
  'It can wait, or not happen at all.',
]

/** Ideas where one answer sounds sore: slow, fair and without a task to solve. */
export const gentleIdeas: readonly string[] = [
  'take five minutes each to say how this is for you, while the other only listens',
  'write each other three lines about this, five minutes, and read them when you are both calm',
  'sit down for ten minutes with a warm drink, and each finish the words: what I wish is',
  'walk for ten minutes, one talks on the way out, the other on the way back',
  'each name one small thing that would make this easier, five minutes, with nothing to settle yet',
  'take ten minutes side by side, each say what you heard in the other answer',
  'pick a calm time, no more than fifteen minutes, and each ask one kind question',
]

const aboutGoodThings: readonly string[] = [
  'each tell one short story about {topic}, five minutes each',
  'each ask the other one question about {topic}, ten minutes over a warm drink',
  'write each other one line about {topic}, five minutes, and leave it to be found',
  'walk for ten minutes and talk about {topic}, one on the way out, the other on the way back',
  'each name one small wish about {topic}, five minutes, and start with the smaller one together',
  'take ten minutes, each say what you like best about {topic}, and plan one bit of it',
  'take five minutes each to say when you last felt good about {topic}',
]

/** Talks about a topic, by its kind, where nothing closer fits. */
export const topicIdeas: Readonly<Record<'joy' | 'load' | 'bond', readonly string[]>> = {
  joy: aboutGoodThings,
  bond: aboutGoodThings,
  load: [
    'take ten minutes to talk about {topic}, each with one thing that helps',
    'each write down one small wish about {topic}, five minutes, and swap',
    'walk for ten minutes and talk about {topic}, one on the way out, the other on the way back',
    'take five minutes each to say how you feel about {topic} these days, while the other only listens',
    'each name one thing about {topic} that you could let go, ten minutes in all',
    'each thank the other for one thing they do about {topic}, five minutes',
    'each ask the other one kind question about {topic}, ten minutes over a warm drink',
  ],
}

/** Where the answers show no topic: to hear a little more. */
export const moreIdeas: readonly string[] = [
  'take ten minutes, each tell the story behind what you wrote',
  'read your answers to each other, five minutes each, and ask one question',
  'each add one more line to your answer, five minutes, and swap',
  'walk for ten minutes, each tell a little more of what you meant',
  'take five minutes each to say more about this while the other only listens',
  'take ten minutes over a warm drink, each say what you liked in the other answer',
  'each do one small thing that the other answer brings to mind, ten minutes at most',
]

/** Where each answer has a topic of its own. */
export const twoTopicIdeas: readonly string[] = [
  'take ten minutes, five to hear more about {tA} from {A}, and five about {tB} from {B}',
  'each ask the other one question, {A} about {tB} and {B} about {tA}, ten minutes over a warm drink',
  'walk for ten minutes and talk of {tA} on the way out, of {tB} on the way back, each listening once',
  'write one line each, {A} on {tA} and {B} on {tB}, five minutes, then swap',
  'draw for five minutes each, {A} thinking of {tA}, {B} of {tB}, and guess together',
  'take five minutes each, {A} with one good thing about {tB}, {B} with one about {tA}',
  'sit down for ten minutes and each tell one small story, {A} about {tA}, {B} about {tB}',
]
