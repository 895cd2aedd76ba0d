import { describe, expect, it } from 'vitest'
import { plainCardOf } from '#server/guide/card-of-question.ts'
import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import { meetingLines } from '#server/guide/writing/meeting-lines.ts'
import { checkInsight } from './check-insight.ts'
import { checkSuggestion } from './check-suggestion.ts'
import { checkSummary } from './check-summary.ts'
import { ownInsight, ownSuggestion } from './own-words.ts'
import { roomGiven } from './quoted-spans.ts'

const input: InsightInput = {
  question: 'What did you enjoy this week?',
  category: 'fun',
  cardId: '',
  timesHad: 0,
  people: [
    {
      name: 'Sam',
      answer: 'Our slow walk by the river on Tuesday, because nobody was in a hurry.',
    },
    { name: 'Alex', answer: 'You singing in the car with the windows down.' },
  ],
  seed: 'one',
  position: 0,
}
const good =
  'Sam wrote **“Our slow walk by the river”**, and Alex wrote **“You singing in the car”**. It seems both of you liked it when the day was slow. What would you like to do again?'

const unsafeInput: InsightInput = {
  ...input,
  people: [{ name: 'Sam', answer: 'I am scared of you when you drink' }, input.people[1]],
}

/** Good ones in which "each" or a closing question to both is not to be taken for a person's part. */
const goodInsights: readonly string[] = [
  good,
  good
    .replace('Sam wrote', 'Sam, who would have had one day each, wrote')
    .replace('Alex wrote', 'Alex, who would have had the car, wrote'),
  good.replace(
    'What would you like to do again?',
    'Where on the next slow Tuesday afternoon by the river could Sam and Alex sing again?',
  ),
  ...[
    'How can you tell that it does you good when it lies there in the car?',
    'When do you notice that you have made up your minds about the next walk?',
    'Where did you last lose track of the windows and the river?',
    'What was so good by the river that neither of you was in a hurry?',
  ].map((question) => good.replace('What would you like to do again?', question)),
]

const badInsights: readonly (readonly [rule: string, text: string])[] = [
  [
    'it tells too much that is in neither answer',
    good.replace(
      'It seems both of you liked it when the day was slow.',
      'Both of you seem to have brought up the car.',
    ),
  ],
  [
    'not two to four sentences',
    'Maybe Sam wrote “Our slow walk by the river” and Alex “You singing in the car”, so what now?',
  ],
  [
    'more than 80 words',
    good.replace(
      'It seems',
      `${'It may be so. '.repeat(1)}${'It seems the day was long and slow and warm and good and '.repeat(6)}`,
    ),
  ],
  [
    'reading grade above 8',
    good.replace(
      'liked it when the day was slow',
      'habitually appreciate extraordinarily unhurried recreational circumstances',
    ),
  ],
  ['a quote that is not in the answer', good.replace('Our slow walk', 'Our quick walk')],
  [
    'a quote that is not in the answer',
    good.replace('Sam wrote', 'Alex said').replace('and Alex wrote', 'and Sam wrote'),
  ],
  [
    'a quote that is too short or too long: Our slow',
    good.replace('Our slow walk by the river', 'Our slow'),
  ],
  ['no words of person 2', good.replace('**“You singing in the car”**', 'about a song in the car')],
  [
    'unequal room',
    good
      .replace('You singing in the car', 'You singing in')
      .replace('Sam wrote', 'Sam, after a long week with little time and much to do, wrote'),
  ],
  ['not tentative', good.replace('It seems both', 'Both')],
  ['not tentative', good.replace('What would', 'Sam did this on purpose. What would')],
  [
    'no open question at the end',
    good.replace('What would you like to do again?', 'Do you want to do it again?'),
  ],
  ['no open question at the end', good.replace('What would you like to do again?', 'Do it again.')],
  [
    'no open question at the end',
    good.replace('It seems both of you liked it', 'What is it? It seems both of you liked it'),
  ],
  ['pressure', good.replace('liked it when the day was slow', 'should have a slow day')],
  ['pressure', good.replace('liked it when the day was slow', 'need to have a slow day')],
  ['a verdict', good.replace('liked it when the day was slow', 'know that Sam is right')],
  ['a banned word', good.replace('the day was slow', 'nobody is toxic')],
  ['a banned word', good.replace('the day was slow', 'things are 80% good')],
  ['the user', good.replace('both of you liked', 'the user liked')],
  ['advice of a profession', good.replace('liked it when the day was slow', 'might try therapy')],
  ['praise of the product', good.replace('liked it when the day was slow', 'like this app')],
  ['stiff talk', good.replace('liked it when the day was slow', 'shared valuable perspectives')],
  ['markup or a link', good.replace('the day was slow', 'you read https://example.com')],
  ['markup or a link', good.replace('the day was slow', '<b>it</b> was slow')],
]

describe('an insight is refused', () => {
  it.each(goodInsights)('not when it is good: %s', (text) => {
    expect(checkInsight(text, input)).toEqual([])
  })

  it.each(badInsights)('for: %s', (rule, text) => {
    expect(text).not.toBe(good)
    expect(checkInsight(text, input).join('\n')).toContain(rule)
  })

  it('R20 when it says anything but the words of the card where an answer is not to be spoken of', () => {
    const quiet: InsightInput = {
      ...input,
      people: [{ name: 'Sam', answer: null }, input.people[1]],
    }
    for (const one of [unsafeInput, quiet]) {
      expect(checkInsight(good, one)).toEqual([
        'not the words of the card, though an answer is not to be spoken of',
      ])
      expect(checkInsight(ownInsight(one), one)).toEqual([])
    }
  })
})

const bakery: InsightInput = {
  ...input,
  people: [
    { name: 'Jonas', answer: 'We walked the dog past the old bakery and I felt calm all day' },
    {
      name: 'Mina',
      answer: 'My sister rang and you gave me an apron. I was not lonely, you were so cold',
    },
  ],
}
/** A text about those two, with what it says besides the quotes. */
const told = ({ one = '', two = '', so = '', ask = 'What would you like to do again?' }) =>
  `Jonas${one} wrote “We walked the dog past the old bakery”, and Mina${two} wrote “My sister rang and you gave me an apron”. ${so} ${ask}`.replace(
    '  ',
    ' ',
  )
/** The same, said to each of them. */
const toEach = ({ one = '', two = '' }) =>
  `Jonas, ${one} you wrote “We walked the dog past the old bakery”. Mina, ${two} you wrote “My sister rang and you gave me an apron”. What would you like to do again?`.replaceAll(
    ',  you',
    ', you',
  )
const claim = 'it says of somebody what they did not write'

describe('R20 what nobody wrote is not said of anybody', () => {
  it.each([
    told({}),
    told({ one: ', calm by then,' }),
    told({ so: 'Perhaps each of you thinks of something that the other gave.' }),
    told({ ask: 'What of that walk would you love the other to see?' }),
    toEach({}),
    toEach({ one: 'you felt calm on that walk, and', two: 'that day you were not lonely, and' }),
  ])('what they wrote may be: %s', (text) => {
    expect(checkInsight(text, bakery).filter((rule) => rule !== 'unequal room')).toEqual([])
  })

  it.each([
    ['a trait beside a quote', told({ one: ' is jealous and', two: ' is cold and' })],
    ['a trait that no list holds', told({ one: ' is fickle and', two: ' is merry and' })],
    ['what the other one called somebody', told({ one: ', so cold that day,' })],
    ['what somebody called the other one', told({ so: 'Perhaps Mina was cold that day.' })],
    ['what somebody denied', told({ so: 'Perhaps Mina was lonely that day.' })],
    ['a feeling, hedged', told({ so: 'It may be that Mina feels unloved here.' })],
    ['a feeling of both that one named', told({ so: 'It seems both of you were calm.' })],
    ['a feeling of the other one', told({ so: 'Perhaps Mina was calm on that walk.' })],
    ['love, in the question', told({ ask: 'What does Mina love so much about it?' })],
    ['love denied', told({ so: 'Perhaps Mina does not love Jonas any more.' })],
    ['a deed', told({ so: 'It seems that Jonas hurt Mina that day.' })],
    ['a deed beside a quote', told({ one: ', who lied to Mina,', two: ', who was lied to,' })],
    ['a deed denied', told({ so: 'Perhaps Jonas does not listen much.' })],
    ['a motive', told({ so: 'Perhaps Jonas did so on purpose.' })],
    ['a judgement of the two', told({ so: 'Perhaps you two deserve better.' })],
    ['a third person', told({ so: 'Perhaps Mina thinks of somebody else.' })],
    ['a trait, said to them', toEach({ one: 'you are jealous and', two: 'you are fickle and' })],
    ['a trait, in short', toEach({ one: "you're petty, and" })],
    ['a trait, with a curly sign', toEach({ one: 'you’re petty, and' })],
    ['a trait, behind a colon', toEach({ one: 'you are smug, and' }).replace('Jonas,', 'Jonas:')],
    ['a trait, the name behind it', toEach({}).replace('Jonas, you', 'You are smug, Jonas, and')],
    ['a trait, in the next sentence', toEach({}).replace(' Mina,', ' You are smug. Mina,')],
    [
      'a feeling of the other one, later',
      toEach({}).replace(' What', ' Perhaps you felt calm all day. What'),
    ],
    ['a trait, with “often”', toEach({ one: 'you often seem smug, and' })],
    ['a trait, become one', toEach({ one: 'you have become smug, and' })],
    ['a deed denied, seldom', toEach({ one: 'you seldom listen, and' })],
    [
      'a trait, in the question',
      toEach({}).replace(
        'What would you like',
        'How come you are smug, Jonas, and what would you like',
      ),
    ],
    ['a feeling of the other one, said to them', toEach({ two: 'you felt calm, and' })],
    ['what somebody denied, said to them', toEach({ two: 'you were lonely, and' })],
    ['a deed denied, said to them', toEach({ one: "you don't listen, and" })],
    ['an end', told({ ask: 'When will you two break up?' })],
    ['an end, in other words', told({ ask: 'What if Mina left Jonas?' })],
    ['what the question takes as known', told({ ask: 'What makes Jonas so jealous of Mina?' })],
  ])('%s may not: %s', (_what, text) => {
    expect(checkInsight(text, bakery).join()).toContain(claim)
  })

  it('nor a telling of which most stands in no answer', () => {
    const text = told({ one: ' drank whisky in Berlin and', two: ' had three parcels and' })
    expect(checkInsight(text, bakery)).toContain('it tells too much that is in neither answer')
  })

  it.each([
    'Perhaps Mina wants out.',
    'It seems as if Mina carries everything alone.',
    'Perhaps Jonas does too little at home.',
    'It seems that your best days are behind you.',
    'It seems one of you is the problem here.',
    'Perhaps you are strangers by now.',
  ])('nor, in a sentence without quotes, anything in words of its own: %s', (so) => {
    expect(checkInsight(told({ so }), bakery)).toContain(
      'it tells too much that is in neither answer',
    )
  })

  it('what stands in the card or in our lines may stand as it is', () => {
    const { reflections, asks } = plainCardOf(bakery)
    for (const line of [...reflections, ...Object.values(meetingLines).flat()]) {
      const so = line.replace('{one}', 'Mina').replace('{other}', 'Jonas')
      expect(checkInsight(told({ so }), bakery).join()).not.toContain(claim)
    }
    for (const line of Object.values(asks).flat()) {
      const ask = line.replace('{one}', 'Mina').replace('{other}', 'Jonas')
      expect(checkInsight(told({ ask }), bakery).join()).not.toContain(claim)
    }
  })
})

describe('both have about the same room', () => {
  const people = ['Jonas', 'Mina'] as const
  it.each([
    [
      'what follows “and” in a sentence is counted',
      'Jonas, you walked far and long, “so calm”. Mina, “we sang”.',
      [8, 3],
    ],
    [
      'the word that leads over to a name is not',
      'Jonas wrote “so calm”, and from Mina came “we sang”.',
      [4, 4],
    ],
    [
      '“both” in a sentence about one of them is',
      'Jonas, both of your dogs ran, “so calm”. Mina, “we sang”.',
      [8, 3],
    ],
    ['“you both” is nobody’s', 'Jonas, you both wrote “so calm”. Mina, “we sang”.', [2, 3]],
    ['“both” is nobody’s behind both names', 'Jonas and Mina, both of you sang.', [1, 1]],
  ] as const)('%s', (_what, text, room) => {
    expect(roomGiven(text, people)).toEqual(room)
  })
})

describe('a quote is refused where it is cut inside a phrase', () => {
  const car: InsightInput = {
    ...input,
    people: [
      {
        name: 'Sam',
        answer:
          'Bo made me laugh when the car would not start. I would love you more if you cooked, lol',
      },
      {
        name: 'Alex',
        answer:
          "My sister rang and you gave me an apron at noon. I don't think you were kind to her, maybe you ring her with me one day",
      },
    ],
  }
  const quoting = (one: string, two: string) =>
    checkInsight(
      `Sam wrote “${one}”, and Alex wrote “${two}”. What would you like next?`,
      car,
    ).filter((finding) => finding.startsWith('a quote that is cut inside a phrase')).length
  const [whole, other] = ['Bo made me laugh', 'My sister rang']

  it.each([
    [whole, other],
    ['Bo made me laugh when the car would not start', 'and you gave me an apron'],
    ['when the car would not start', 'you gave me an apron at noon'],
    ['I would love you more if you cooked', 'My sister rang and you gave me an apron'],
  ])('“%s” and “%s” are not', (one, two) => {
    expect(quoting(one, two)).toBe(0)
  })

  it.each([
    'Bo made me laugh when the car would',
    'Bo made me laugh when the car',
    'made me laugh',
    'made me laugh when the car would not start',
    'I would love you more',
  ])('“%s” is', (one) => {
    expect(quoting(one, other)).toBe(1)
  })

  it.each([
    'My sister rang and you gave me an',
    'My sister rang and you gave me',
    'sister rang and you gave me an apron',
    'you ring her with me one day',
    'you were kind to her',
  ])('“%s” is', (two) => {
    expect(quoting(whole, two)).toBe(1)
  })
})

const goodSuggestion =
  'Maybe this week: walk round the block together for ten minutes, each choosing half the way. Skip it if the week is full.'
const badSuggestions: readonly (readonly [rule: string, text: string])[] = [
  [
    'more than 45 words',
    goodSuggestion.replace('together', `together ${'and on and on '.repeat(9)}`),
  ],
  ['more than one idea', `${goodSuggestion} Alternatively, sing a song together.`],
  ['not within 15 minutes', goodSuggestion.replace('ten minutes', 'forty minutes')],
  ['not within 15 minutes', goodSuggestion.replace('ten minutes', 'two hours')],
  ['not within 15 minutes', goodSuggestion.replace(' for ten minutes', '')],
  ['not this week', goodSuggestion.replace('this week', 'some day')],
  [
    'not free',
    goodSuggestion.replace('walk round the block together', 'buy tickets and sit together'),
  ],
  ['not easy to refuse', goodSuggestion.replace(' Skip it if the week is full.', '')],
  [
    'no part for both',
    'Maybe this week: walk round the block for ten minutes. Skip it if the week is full.',
  ],
  ['pressure', goodSuggestion.replace('Maybe this week:', 'You should do this week:')],
  [
    'a quote that is not in the answer',
    goodSuggestion.replace('Maybe', 'Sam said “never again”. Maybe'),
  ],
]

describe('a suggestion is refused', () => {
  it('not when it is good', () => {
    expect(checkSuggestion(goodSuggestion, input)).toEqual([])
  })

  it.each(badSuggestions)('for: %s', (rule, text) => {
    expect(checkSuggestion(text, input).join('\n')).toContain(rule)
  })

  it('when it is of the usual kind and an answer sounds unsafe', () => {
    expect(checkSuggestion(goodSuggestion, unsafeInput)).toHaveLength(1)
    expect(checkSuggestion(ownSuggestion(unsafeInput), unsafeInput)).toEqual([])
  })
})

const summaryInput: SummaryInput = {
  people: [{ name: 'Sam' }, { name: 'Alex' }],
  items: [
    {
      question: input.question,
      category: input.category,
      ...{ cardId: '', position: 0 },
      answers: [input.people[0].answer, input.people[1].answer],
    },
    {
      question: 'What is hard?',
      category: 'daily-life',
      ...{ cardId: '', position: 1 },
      answers: ['He hit me last night in the car', 'Nothing much this time'],
    },
  ],
  focus: ['Fun & Friendship'],
  seed: 'one',
}
const goodSummary =
  'Thank you both for this catch-up, Sam and Alex. You wrote apart and read together, one question at a time.\n\nA line to keep from Sam is “Our slow walk by the river”. One thing Alex wrote was “You singing in the car”.\n\nA theme that came up was time outdoors. You differ a little on what a good day is, as one likes it slow and one likes it loud, and there is room for each.\n\nFor next time you chose Fun & Friendship. Small talks like this add up slowly, one week and then another. May the days until the next talk be kind to you.'
const badSummaries: readonly (readonly [rule: string, text: string])[] = [
  [
    'not 90 to 170 words',
    goodSummary.replace(
      'Small talks like this add up slowly, one week and then another. May the days until the next talk be kind to you.',
      '',
    ),
  ],
  ['not 90 to 170 words', goodSummary + ' It was a good talk, and it was a long one.'.repeat(8)],
  ['no thanks', goodSummary.replace('Thank you both for', 'This was')],
  ['not three or four paragraphs', goodSummary.replaceAll('\n\n', ' ')],
  ['focus left out', goodSummary.replace('Fun & Friendship', 'having fun')],
  ['no words of person 1', goodSummary.replace('“Our slow walk by the river”', 'about a walk')],
  [
    'a quote that is not in the answer',
    goodSummary.replace('Our slow walk by the river', 'He hit me last night'),
  ],
  [
    'unequal room',
    goodSummary.replace(
      'One thing Alex wrote was',
      'Alex, who had a long week and was late for dinner more than once and sorry for it, wrote',
    ),
  ],
  ['a question', goodSummary.replace('be kind to you.', 'be kind to you, or what?')],
  ['a banned word', goodSummary.replace('there is room for each', 'it is 100% fine')],
]

describe('a summary is refused', () => {
  it('not when it is good', () => {
    expect(checkSummary(goodSummary, summaryInput)).toEqual([])
  })

  it.each(badSummaries)('for: %s', (rule, text) => {
    expect(checkSummary(text, summaryInput).join('\n')).toContain(rule)
  })
})
