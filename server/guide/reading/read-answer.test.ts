import { describe, expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

const question = 'What helped you this week?'
const quotes = (answer: string): string[] =>
  readAnswer(answer, { question }).quotes.map(({ text }) => text)

describe('an answer in another language', () => {
  it.each([
    [
      'Cuando se murió mi papá y yo no podía ni contestar el teléfono, tú les llamaste a todos',
      'Cuando se murió mi papá y yo no podía ni contestar el teléfono',
    ],
    ['La poêle. Tu sais très bien pourquoi, et ta mère aussi', 'La poêle'],
    [
      'Dass du mich nicht geweckt hast und mir auch Kaffee gemacht hast',
      'Dass du mich nicht geweckt hast und mir auch Kaffee gemacht hast',
    ],
    ['Senta-te ao meu lado e não digas nada. Nada mesmo', 'Senta-te ao meu lado e não digas nada'],
  ])('is quoted from its beginning, and taken for a grave one: %s', (answer, beginning) => {
    const read = readAnswer(answer, { question })
    expect(read.quotes.map(({ text }) => text)).toEqual([beginning])
    expect(read).toMatchObject({ mayBeTender: true, isGrave: true, isThanks: false, likely: {} })
  })

  it.each([
    'Du bist so faul und ich mache alles mit den Kindern',
    'Tu es une conne et je ne suis pas la bonne',
    'Schody za barákem, jak jinak. Ty, já, pivo, kocour, a to je vše',
    'Een avond met jouw moeder en ook heel veel van mijn taart voor jou',
    'Mira https://elsewhere.example y no me digas nada, muy bonito para los dos',
  ])('is left alone where nobody here hears it, or it runs somebody down: %s', (answer) => {
    expect(quotes(answer)).toEqual([])
  })
})

describe('an answer with hard words in it', () => {
  it.each([
    ['of somebody else', 'They do not care how my meeting went, they just want pancakes'],
    ['of oneself', 'You did all the cooking. I am useless at it and you never laughed'],
    ['of a thing', 'The stupid dishwasher works again, we fixed it together on Sunday'],
    ['denied', "That I wasn't being lazy those months. I sent sixty letters"],
    ['in a measure', 'We are 90% done with the kitchen and I love the colour'],
  ])('is quoted around them: %s', (_, answer) => {
    expect(quotes(answer)).not.toEqual([])
    expect(quotes(answer).join('\n')).not.toMatch(/useless|stupid|lazy|%/)
  })

  it.each([
    ['you are so lazy these days, I do it all. The walk was nice'],
    ['My husband is useless with money. The walk was nice'],
    ['You don’t care what I want. The walk was nice'],
    ['I hate you when you are like that. The walk was nice'],
    ['She is a liar. The walk was nice'],
    ['You were being childish again. The walk was nice'],
  ])('is left alone where they are meant for somebody: %s', (answer) => {
    expect(quotes(answer)).toEqual([])
  })
})
