import { describe, expect, test } from 'vitest'
import type { InsightInput } from '#server/guide/guide.ts'
import { toldCouple } from '#server/guide/testing/told-couple.ts'
import { checkInsight } from './check-insight.ts'

const input: InsightInput = {
  question: 'What would you like to have done with your partner before this season ends?',
  ...{ category: 'daily-life', cardId: '', timesHad: 0, seed: 'seed', position: 0 },
  people: [
    {
      name: 'Mina',
      answer:
        "Swim in the sea once, properly, not just paddle. And I'd like it if you got in as well and didn't stand there like a butler.",
    },
    {
      name: 'Jonas',
      answer:
        'I get 9 days off in August and I have spent them in my head about four different ways. I hated the last trip. Mostly I want to go to the shop with Mina.',
    },
  ],
}

const minas =
  'you would like the sea once, **“properly, not just paddle”**, with Jonas in it as well'
const jonass =
  'your nine days off in August are spent four ways already, and **“Mostly I want to go to the shop with Mina”**'
const asked = 'What would each of you like to keep of it?'

const text = ({ mina = minas, jonas = jonass, more = '' }) =>
  `Mina, ${mina}. Jonas, ${jonas}. ${more}${asked}`

describe('what somebody wrote may be told to them', () => {
  test.each([
    ['in words of theirs, with a passage of it in quotes', {}],
    ['with a number as a figure', { jonas: jonass.replace('nine', '9') }],
    [
      'with a passage that is no whole clause',
      { mina: 'you would like to **“Swim in the sea once”**, with Jonas in there as well' },
    ],
    [
      'with a feeling that they wrote of themselves',
      {
        jonas:
          'you hated the last trip, and **“Mostly I want to go to the shop with Mina”** this August',
      },
    ],
  ])('%s', (_, parts) => {
    expect(checkInsight(text(parts), input)).toEqual([])
  })
})

describe('refused is', () => {
  test.each([
    [
      'a passage of the other one',
      { jonas: `${jonass}, and **“not just paddle”**` },
      'a quote that is not in the answer it is given to: not just paddle',
    ],
    [
      'a passage whose “not” stays outside',
      {
        mina: 'you would like the sea, and Jonas to **“stand there like a butler”** in it, as well',
      },
      'a quote that is cut inside a phrase: stand there like a butler',
    ],
    [
      'a passage that ends in the air',
      {
        jonas: 'your days are spent, and you have them **“in my head about”** four different ways',
      },
      'a quote that is cut inside a phrase: in my head about',
    ],
    [
      'what they denied, as if they had said it',
      { mina: `${minas}, and you like to paddle` },
      'said where they denied it, or denied where they said it: paddle',
    ],
    [
      'what they said, as if they had denied it',
      { jonas: 'you do not want the shop, and **“I get 9 days off in August”** is all there is' },
      'said where they denied it, or denied where they said it: shop',
    ],
    [
      'a number that they did not write',
      { jonas: jonass.replace('nine', 'seven') },
      'a number that is not there: seven',
    ],
    [
      'what is in no answer',
      { mina: `${minas}, under a striped umbrella by a lighthouse with gulls` },
      'too much of it is not in that answer: umbrella',
    ],
    [
      'what only the other one wrote',
      { mina: `${minas}, and a trip to the shop with your head spent in August, different` },
      'too much of it is not in that answer: shop',
    ],
    [
      'a feeling that they did not write',
      { mina: `${minas}, and you are lonely` },
      'it says of somebody what they did not write (a feeling, a trait, a motive, a deed): lonely',
    ],
    [
      'their feeling, put on the other one',
      { jonas: `${jonass}, and Mina hated the last trip` },
      'it says of somebody what they did not write (a feeling, a trait, a motive, a deed): hated',
    ],
    [
      'six words in a row outside of quotes',
      { jonas: jonass.replace('are spent four', 'are spent in my head about four different') },
      'words of an answer outside a quote, or another script',
    ],
    ['dots in place of a quote', { mina: `${minas}… and so on` }, 'dots outside of a quote'],
    [
      'much more room for one of the two',
      { jonas: 'you get **“9 days off in August”**' },
      'unequal room',
    ],
    [
      'a sentence that says of both what is in neither',
      { more: 'It seems each of you would like a lighthouse. ' },
      'it tells too much that is in neither answer',
    ],
  ])('%s', (_, parts, finding) => {
    expect(checkInsight(text(parts), input)).toContain(finding)
  })
})

describe('what somebody wrote is not turned round', () => {
  const good = {
    mina: 'you sang the whole way, and Jonas drove: **“to the wrong beach”**',
    jonas: 'Mina’s cold feet on your back in the tent did it: **“I laughed until I cried”**',
    ask: 'What do you two still hear of that drive and that tent?',
  }
  const findings = (parts: Partial<typeof good & { more: string }>) => {
    const { mina, jonas, ask, more = '' } = { ...good, ...parts }
    return checkInsight(`Mina, ${mina}. Jonas, ${jonas}. ${more}${ask}`, toldCouple)
  }

  test('nor is a good telling refused', () => {
    expect(findings({})).toEqual([])
  })

  test.each([
    [
      'a deed of the other one, told as their own',
      { mina: 'you drove, singing the whole way: **“to the wrong beach”**' },
      /who did what is changed: you drove/,
    ],
    [
      'a quote that goes on with what somebody else did',
      { jonas: 'it was cold in the tent, and you **“put her cold feet on my back”**' },
      /who did what is changed/,
    ],
    [
      'what somebody else says, told as theirs',
      { mina: "you sang the whole way, and **“I'm out of tune”** is how it went" },
      /a quote of somebody else’s words/,
    ],
    [
      'a passage without its “whether”',
      { mina: 'you sang the whole way and were thinking **“I even wanted to swim”**' },
      /a quote (?:without its “if”|that is cut inside a phrase)/,
    ],
    [
      'a passage without its “if”',
      { mina: "you sang the whole way, and then **“I'm going home”**" },
      /a quote (?:without its “if”|that is cut inside a phrase)/,
    ],
    [
      'a reproach in a quote',
      { jonas: 'you remember the tent, and then **“at your brother’s you laughed at me”**' },
      /a quote that reproaches the other/,
    ],
    [
      'a judging word',
      { mina: 'you admit that you sang the whole way: **“to the wrong beach”**' },
      /a word that judges or doubts: admit/,
    ],
    [
      'a cause that is in no answer',
      { jonas: 'your back was cold, so that you laughed: **“until I cried”**' },
      /a cause that they did not write/,
    ],
    [
      'a small word that belittles',
      { mina: 'you merely sang the whole way: **“to the wrong beach”**' },
      /a small word that they did not write: merely/,
    ],
  ])('%s', (_, parts, finding) => {
    expect(findings(parts).join(' | ')).toMatch(finding)
  })

  test.each([
    ['compares the two', 'Which of you sings better?'],
    ['presses', 'When will you two finally go back there?'],
    ['takes something bad for granted', 'What was the worst thing on that drive?'],
    ['says what the other does not do', 'What is it that the other does not hear?'],
    ['asks for something to be done better', 'How could you two drive better?'],
    ['asks what is kept from the other', 'What do you keep from the other on a drive?'],
    ['is too private', 'What were you like naked in that tent?'],
    ['names one of the two alone', 'What did Jonas hear on that drive?'],
  ])('a question that %s', (fault, ask) => {
    expect(findings({ ask })).toContain(`the question ${fault}`)
  })

  test.each([
    'Perhaps one of you drove and the other sang.',
    'It seems nobody was at home.',
    'Perhaps Mina sang for the two of you.',
  ])('a sentence that sets one against the other: %s', (more) => {
    expect(findings({ more: `${more} ` })).toContain(
      'the sentence on how they meet sets one against the other',
    )
  })

  test.each([
    'It seems both of these began on the way.',
    'Perhaps each of you thinks of the same week.',
    'It sounds as if both answers end in a tune.',
  ])('nor is one refused that joins the answers: %s', (more) => {
    expect(findings({ more: `${more} ` })).toEqual([])
  })

  test('where an answer tells of a death, a question that touches it', () => {
    const input = {
      ...toldCouple,
      people: [
        { name: 'Mina', answer: 'The scan. I sat in the car park until dark, on my own.' },
        { name: 'Jonas', answer: 'Probably the wedding, it poured all day.' },
      ],
    } as InsightInput
    const text =
      'Mina, you sat **“in the car park until dark”**. Jonas, you remember the wedding: **“it poured all day”**. What would the baby be like today?'
    expect(checkInsight(text, input)).toContain('the question touches a sore place')
  })
})

describe('a word for what the question asks after', () => {
  const asking = (question: string): InsightInput => ({ ...input, question })
  const of = (mina: string) => text({ mina })
  const afraid =
    'your fear is the sea once, **“properly, not just paddle”**, with Jonas in it as well'

  test('is theirs who answer it', () => {
    expect(checkInsight(of(afraid), asking('Which fear is loud in summer?')).join()).not.toContain(
      'fear',
    )
  })

  test('is nobody’s where the question only has it in passing, or not at all', () => {
    expect(checkInsight(of(afraid), input).join()).toContain('fear')
    expect(
      checkInsight(of(afraid), asking('What would you do if you could live without fear?')).join(),
    ).toContain('fear')
  })
})
