import { describe, expect, it } from 'vitest'
import { cardOf } from '#server/cards/cards.ts'
import { appreciationOf } from './appreciation.ts'
import { readAnswer } from './read-answer.ts'

const warmCards = ['support-day-easier', 'connection-got-the-point', 'fun-laughed']

/** What of an answer would be kept, whichever of some warm questions it answers. */
const keptOf = (answer: string, other = 'You made a cup of tea and we talked'): string[] =>
  warmCards.flatMap((id) => {
    const card = cardOf(id)
    const question = card?.content ?? ''
    const reading = readAnswer(answer, { question })
    const told = { answer, card, reading, other: readAnswer(other, { question }), partner: 'Jonas' }
    return reading.quotes.filter((quote) => appreciationOf(quote, told)).map(({ text }) => text)
  })

describe('a line that is kept in a summary', () => {
  it.each([
    ['Thank you for fixing my bike before work'],
    ["I'm so proud of you for passing the test"],
    ['I love how you sing in the shower'],
    ['You learnt to cut my hair'],
    ['you made me soup and sat with me till I slept'],
    ['Jonas made me laugh on the bus'],
    ['I feel looked after when you warm the car'],
  ])('thanks or praises the partner, or tells what they did: %s', (answer) => {
    expect(keptOf(answer)).toContain(answer)
  })

  it.each([
    ['she tells me every day that nobody else would want me'],
    ['I give in so he stops sulking about sex'],
    ['thank you for not hitting me this week'],
    ['you let me see my sister this month, thank you'],
    ['he is so kind when he has not been drinking'],
    ['he tells me what to wear so I always look good'],
    ['You bought me a new phone so you can see where I am'],
    ["I'm lucky he puts up with me"],
  ])('is never one that tells of harm: %s', (answer) => {
    expect(keptOf(answer)).toEqual([])
  })

  it.each([
    ["I'm so tired of doing bath time on my own"],
    ['it rained all week and the roof leaks'],
    ['You annoy me untill my number is called'],
    ['have you paid the water bill? it says last reminder'],
    ['Thank you for finally doing the dishes'],
    ['you came home on time for once, thank you'],
    ['I love you but you never listen'],
    ['I would love you to come home earlier'],
    ['you took me along, I wish we did that more'],
    ['the thank you cards for the wedding'],
    ['we say thanks all day, like two waiters'],
  ])('is no complaint, wish, plea or barb: %s', (answer) => {
    expect(keptOf(answer)).toEqual([])
  })

  it('is none where the other one is sore about the same', () => {
    const hurt = 'You never listened to me that night and it hurt, I felt invisible next to you'
    expect(keptOf('You laughed with me all the way home')).not.toEqual([])
    expect(keptOf('You laughed with me all the way home', hurt)).toEqual([])
  })
})
