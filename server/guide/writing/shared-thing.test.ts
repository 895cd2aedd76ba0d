import { describe, expect, it } from 'vitest'
import { readingGrade } from '#server/guide/rules/reading-grade.ts'
import { sharedThing, sharedThingLines } from './shared-thing.ts'

const told = (
  one: string,
  other: string,
  { question = 'What made you laugh this week?', about = 'a laugh', isCalm = true } = {},
) =>
  sharedThing(
    {
      question,
      people: [
        { name: 'Rosa', answer: one },
        { name: 'Tom', answer: other },
      ],
    },
    { card: { about }, people: [{ mayBeTender: false }, { mayBeTender: !isCalm }] },
  )

describe('a thing that both name', () => {
  it.each([
    ['I loved the slow walk by the river', 'the walk on Sunday, and how quiet it was', 'the walk'],
    ['that goose chased you all over the park', 'I refuse to discuss the GOOSE.', 'the goose'],
    ['your dad and the leaf blower', 'The leaf blower, all of it', 'the leaf blower'],
    ['The hut at the lake. Booked it', 'that hut!! I put my leave in', 'the hut'],
    ['hammock', 'the hammock, can we put it up?', 'the hammock'],
    ['you fell into the garden shed', 'the garden shed. Poor you', 'the garden shed'],
    ['The ice-cream van at noon', 'the ice-cream van, of course', 'the ice-cream van'],
    ['the kayak. And the hut', 'The hut, and that kayak', 'the kayak'],
    ['back step. even when its cold', 'on the back step, plates on our knees', 'the step'],
    ['Our old van wouldn’t start', 'the van. Again.', 'the van'],
  ])('%s / %s', (one, other, thing) => {
    expect(told(one, other)).toBe(thing)
    expect(told(other, one)).toBe(thing)
  })

  it.each([
    ['is somebody else for each', 'my mother rang', 'my mother and her cat'],
    ['is named by one alone', 'the soup', 'the bread'],
    [
      'is what the other makes of it',
      'In the car behind the shop',
      'TABLE. He think the car is romantic, my seat smell fish sauce',
    ],
    ['is what the other will say', 'the shed', 'The fence. He will say the shed'],
    ['is what one would not give up', 'the sourdough, dear God', 'Not the sourdough.'],
    ['is a verb for the other', 'the walk home', 'we walk home a lot'],
    ['is only some of its kind', 'a walk', 'a walk with the dog'],
    ['only stands alone in both', 'Tired. But ok', 'tired!'],
    ['is one of the family', 'our son laughed', 'our son and his drum'],
    ['says nothing', 'the end of the day', 'the end of the week'],
    ['is part of a long name', 'the very old red garden gate', 'the gate'],
    ['only begins what somebody is glad of', 'glad that Mia came', 'happy that Mia laughed'],
    ['is a verb behind a “that”', 'somebody that listens', 'one that listens to me'],
    ['is a verb with an object', 'that cracks me up', 'the cat cracks me up'],
    ['is two things', 'the coffee machine', 'the washing machine'],
    ['only says which', 'the small things', 'You notice the small things'],
    ['is the most of something', 'the funniest was you', 'the funniest was the hat'],
    ['says how', 'Obviously, your face', 'the obviously bad joke'],
    ['is a proper name', 'our Paris', 'the Paris we saw'],
    ['is short for one', 'the TV', 'the TV again'],
    ['is what somebody owns', "our son's bike", "our son's bike again"],
    ['is private', 'the sex toy', 'the sex toy'],
    ['is no way to talk', 'that stupid printer', 'the stupid printer'],
    ['is a word that the guide does not use', 'the journey', 'the journey'],
    ['is a month', 'a week in March', 'in March, by the sea'],
    ['is a table and a pool table', 'the table by the window', 'the pool table'],
    ['is one of the family with a hyphen', 'the ex-wife rang', 'the ex-wife again'],
    ['is in the plural what it may not be', 'the kisses', 'the kisses'],
    ['is somebody who is named', 'dinner with Marco', 'Marco and his dog'],
    ['is somebody', 'the therapist', 'the therapist'],
    ['is not to be repeated', 'the bitch next door', 'that bitch'],
  ])('is none where it %s', (_, one, other) => {
    expect(told(one, other)).toBeNull()
  })

  it('is none that the question names, or its card', () => {
    const both = ['the laughing gas', 'the walks'] as const
    expect(told('the walk', 'the walk', { question: 'Where did you two walk?' })).toBeNull()
    expect(told('the walk', 'the walk', { about: 'walks' })).toBeNull()
    expect(told(both[1], both[1])).toBe('the walks')
  })

  it('is none that bears the name of one of the two', () => {
    expect(told('the rosa', 'the rosa')).toBeNull()
  })

  it('is not looked for where something may be sore', () => {
    expect(told('the scan', 'the scan', { isCalm: false })).toBeNull()
  })
})

it.each(sharedThingLines)('%s is hedged, short and plain', (line) => {
  expect(line).toMatch(/\bseems?\b[^.?!]+\{thing\}\.$/)
  expect(line.split(' ').length).toBeLessThanOrEqual(12)
  expect(readingGrade(line.replace('{thing}', 'walk'))).toBeLessThanOrEqual(8)
})
