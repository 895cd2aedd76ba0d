import { expect, test } from 'vitest'
import { linesOfBoth } from './lines-of-both.ts'

const walk = {
  question: 'What was good this week?',
  answers: { primary: 'The walk by the river. It was cold.', partner: 'Soup, and your hand.' },
  insight: 'Mina wrote **“The walk by the river”**, and Jonas wrote **“your hand”**. What next?',
}
const linesOf = (item: Partial<typeof walk> | object) => linesOfBoth([{ ...walk, ...item }])

test('a line of each as the insight quotes them, whoever is quoted first', () => {
  const lines = { primary: 'The walk by the river.', partner: 'your hand.' }
  expect(linesOf({})).toEqual([{ question: walk.question, lines }])
  const other = '\u2068Jonas\u2069 said **“your hand”**. Mina said **“The walk by the river”**.'
  expect(linesOf({ insight: other })).toEqual([{ question: walk.question, lines }])
})

test('words that stand in both answers go to the one they were taken from', () => {
  const answers = { primary: 'I liked the walk on Sunday.', partner: 'the walk' }
  const insight = 'Jonas named **“the walk”**, and Mina wrote **“I liked the walk on Sunday”**.'
  const lines = { primary: 'I liked the walk on Sunday.', partner: 'the walk' }
  expect(linesOf({ answers, insight })[0]?.lines).toEqual(lines)
  const same = { answers: { primary: 'Bacon.', partner: 'Bacon!' }, insight: 'Both wrote “Bacon”.' }
  expect(linesOf(same)[0]?.lines).toEqual({ primary: 'Bacon.', partner: 'Bacon!' })
})

test('words with double marks among them are found again by the single ones of the quote', () => {
  const answers = { primary: 'the boiler man says "is your husband in"', partner: 'On Sundays.' }
  const insight =
    'Mina wrote **“the boiler man says ‘is your husband in’”**, and Jonas wrote **“On Sundays”**.'
  const lines = { primary: 'the boiler man says ‘is your husband in’', partner: 'On Sundays.' }
  expect(linesOf({ answers, insight })[0]?.lines).toEqual(lines)
})

test('what only one of them is quoted with is not given to the other, whose words are like it', () => {
  const said = 'You never say I love you any more.'
  const love = { primary: 'I love you', partner: said }
  expect(linesOf({ answers: love, insight: 'Mina wrote “I love you”.' })).toEqual([])
  const time = { primary: 'time', partner: 'Sometimes I am tired.' }
  expect(linesOf({ answers: time, insight: 'Mina wrote “time”. What is “tired”?' })).toEqual([
    { question: walk.question, lines: { primary: 'time', partner: 'tired.' } },
  ])
  expect(linesOf({ answers: time, insight: 'Mina wrote “time”.' })).toEqual([])
})

test('words in the middle of a sentence stay as they are', () => {
  const answers = { primary: 'The walk by the river, mostly.', partner: 'Was it your hand?!' }
  const lines = { primary: 'The walk by the river', partner: 'your hand?!' }
  expect(linesOf({ answers })[0]?.lines).toEqual(lines)
})

test.each([
  ['an answer was kept private', { answers: { ...walk.answers, partner: null } }],
  ['the guide said only its own words (R20)', { insight: 'Rain comes and goes. What helps you?' }],
  ['only one of them is quoted', { insight: 'Mina wrote **“The walk by the river”**. And you?' }],
  ['what is quoted is not in their answers', { insight: 'Mina: “The sea”. Jonas: “your hand”.' }],
  ['nothing was written about it', { insight: null }],
])('R20 nothing is taken where %s', (_why, item) => {
  expect(linesOf(item)).toEqual([])
})

test('of a whole talk the first and the last such question, and nothing that was said already', () => {
  const at = (number: number) => ({ ...walk, question: `Question ${number}` })
  const silent = { ...walk, insight: null }
  const asked = (items: Parameters<typeof linesOfBoth>[0], besides?: string) =>
    linesOfBoth(items, besides).map(({ question }) => question)
  expect(asked([silent, at(1), at(2), at(3), silent])).toEqual(['Question 1', 'Question 3'])
  expect(asked([at(1), silent])).toEqual(['Question 1'])
  expect(asked([at(1)], 'A line to keep: “your hand”.')).toEqual([])
})
