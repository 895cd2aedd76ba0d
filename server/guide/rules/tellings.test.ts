import { describe, expect, test } from 'vitest'
import type { InsightInput } from '#server/guide/guide.ts'
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
      'a quote that is cut inside a phrase',
    ],
    [
      'a passage that ends in the air',
      {
        jonas: 'your days are spent, and you have them **“in my head about”** four different ways',
      },
      'a quote that is cut inside a phrase',
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
