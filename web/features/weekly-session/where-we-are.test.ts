import { describe, expect, test } from 'vitest'
import { type Category, categories } from '#contract/questions.ts'
import { focusWords } from '#web/session/focus-words.ts'
import type { Person } from '#web/session/participants.ts'
import { type Whereabouts, whereWeAre } from './where-we-are.ts'

const mina: Person = { id: 100, name: 'Mina', participant: 'primary' }
const jonas: Person = { id: 101, name: 'Jonas', participant: 'partner' }
const saturdayEvening = new Date(2026, 10, 21, 20, 5)

type Input = Partial<Omit<Whereabouts, 'statuses'>> & { mine?: number; theirs?: number }

/** Mina is here; `mine` and `theirs` are how many of the seven each has answered. */
const at = ({ mine = 0, theirs = 0, ...input }: Input): Whereabouts => ({
  statuses: [
    { person: mina, completed: mine === 7, answered: mine },
    { person: jonas, completed: theirs === 7, answered: theirs },
  ],
  selected: null,
  apart: true,
  partnerJoined: true,
  catchup: null,
  lastTalk: null,
  isWeekly: true,
  now: saturdayEvening,
  ...input,
})

const catchupOn = (day: number, focus: Category[] = []) => ({
  happenedAt: new Date(2026, 10, day, 21).toISOString(),
  focus,
})

/** What is new stands in the greeting, which is by name all the same. */
const newsFor: Readonly<Record<string, string>> = {
  'both are done': 'You have both answered, Mina',
  'the other has begun the catch-up': 'Jonas is waiting for you, Mina',
}

describe('C9 R23 each on a device of their own', () => {
  test.each<[string, Input, string, string | null]>([
    [
      'nobody has started',
      {},
      "This week's seven questions are ready. Ten quiet minutes are enough.",
      "Answer this week's seven",
    ],
    [
      'I am half-way',
      { mine: 4, theirs: 2 },
      'You have answered 4 of 7. The rest waits where you left it.',
      'Continue your questions',
    ],
    [
      'I am done',
      { mine: 7, theirs: 3 },
      'You are done for this week. Your talk opens once Jonas has answered, too.',
      null,
    ],
    [
      'the other is done',
      { theirs: 7 },
      "Jonas is done. Your turn, Mina: answer this week's seven.",
      "Answer this week's seven",
    ],
    [
      'the other is done and I am half-way',
      { mine: 5, theirs: 7 },
      'Jonas is done. Your turn, Mina: you have answered 5 of 7.',
      'Continue your questions',
    ],
    [
      'both are done',
      { mine: 7, theirs: 7 },
      "This week's catch-up is ready. Sit down together and take your time.",
      'Start the catch-up',
    ],
    [
      'the other has begun the catch-up',
      { mine: 7, theirs: 7, catchup: { userId: jonas.id, completed: false } },
      'Jonas has begun your catch-up.',
      'Join the catch-up',
    ],
    [
      'I have begun it',
      { mine: 7, theirs: 7, catchup: { userId: mina.id, completed: false } },
      'Your catch-up is open. Pick up where you left off.',
      'Continue the catch-up',
    ],
    [
      'I have been in what the other has begun',
      { mine: 7, theirs: 7, catchup: { userId: jonas.id, completed: false, at: 3 } },
      'You are at question 4 of 7 of your catch-up. Pick up where you left off.',
      'Continue the catch-up',
    ],
    [
      'it has come to its end',
      { mine: 7, theirs: 7, catchup: { userId: jonas.id, completed: true } },
      "You have finished this week's catch-up. You can still read it until you press Done.",
      'Go to the end of the catch-up',
    ],
    [
      'the other has been through it alone',
      { mine: 7, theirs: 7, catchup: { userId: jonas.id, completed: true, unread: true } },
      "Jonas has been through this week's catch-up. It waits for you from the first question on.",
      'Read the catch-up',
    ],
    [
      'the talk was today',
      { lastTalk: catchupOn(21) },
      "You had this week's catch-up today. The next seven are ready when you are.",
      'Answer the next seven',
    ],
    [
      'the talk was yesterday',
      { lastTalk: catchupOn(20) },
      "You had this week's catch-up yesterday. The next seven are ready when you are.",
      'Answer the next seven',
    ],
    [
      'the talk was five days ago',
      { lastTalk: catchupOn(16) },
      "You had this week's catch-up on Monday. The next seven are ready when you are.",
      'Answer the next seven',
    ],
    [
      'the talk was a week ago',
      { lastTalk: catchupOn(14) },
      "This week's seven questions are ready. Ten quiet minutes are enough.",
      "Answer this week's seven",
    ],
  ])('%s', (what, input, sentence, label) => {
    const welcome = whereWeAre(at(input))
    expect(welcome.greeting).toBe(newsFor[what] ?? 'Good evening, Mina')
    expect(welcome.sentence).toBe(sentence)
    expect(welcome.action?.label ?? null).toBe(label)
    if (welcome.action?.kind === 'questions') expect(welcome.action.person).toBe(mina)
  })

  test('who waits is told for whom, and that there is no need to stay', () => {
    const { note, waitsFor } = whereWeAre(at({ mine: 7, theirs: 3 }))
    expect(note).toBe(
      'As soon as Jonas is done, this page says so. There is no need to stay and wait.',
    )
    expect(waitsFor).toBe(jonas)
    for (const input of [{}, { theirs: 7 }, { mine: 7, theirs: 7 }]) {
      expect(whereWeAre(at(input))).toMatchObject({ noteComesFirst: false, waitsFor: null })
    }
  })

  test('while somebody has answers to give, it says what becomes of them; then how to sit down', () => {
    const hidden = 'What each of you writes stays hidden until you have both finished.'
    for (const input of [{}, { mine: 3 }, { theirs: 7 }]) {
      expect(whereWeAre(at(input)).note).toBe(hidden)
    }
    expect(whereWeAre(at({ mine: 7, theirs: 7 })).note).toBe(
      'Together on one screen, or each on your own.',
    )
  })

  test('nobody is told to pass a phone or to choose themselves, wherever things are', () => {
    for (let mine = 0; mine <= 7; mine += 1) {
      for (let theirs = 0; theirs <= 7; theirs += 1) {
        const { sentence, action } = whereWeAre(at({ mine, theirs }))
        expect(`${sentence} ${action?.label}`).not.toMatch(/pass|phone|choose|select|who/i)
      }
    }
  })
})

describe('C9 R23 two people, one device', () => {
  const shared = { apart: false }

  test.each<[string, Input, string, string]>([
    [
      'nobody has started',
      {},
      "This week's seven questions are ready for each of you.",
      'Begin as Mina',
    ],
    [
      'one is chosen',
      { selected: jonas },
      "This week's seven questions are ready for Jonas. Ten quiet minutes are enough.",
      'Begin as Jonas',
    ],
    ['one is half-way', { theirs: 3 }, 'Jonas has answered 3 of 7.', 'Continue as Jonas'],
    [
      'both are half-way',
      { mine: 1, theirs: 3 },
      'Mina has answered 1 of 7 and Jonas has answered 3 of 7.',
      'Continue as Mina',
    ],
    [
      'the catch-up is open, whoever began it',
      { mine: 7, theirs: 7, catchup: { userId: jonas.id, completed: false } },
      'Your catch-up is open. Pick up where you left off.',
      'Continue the catch-up',
    ],
    [
      'the talk was yesterday',
      { lastTalk: catchupOn(20) },
      "You had this week's catch-up yesterday. The next seven are ready when you are.",
      'Begin as Mina',
    ],
  ])('%s', (_what, input, sentence, label) => {
    const welcome = whereWeAre(at({ ...shared, ...input }))
    expect(welcome.greeting).toBe('Good evening, Mina and Jonas')
    expect(welcome.sentence).toBe(sentence)
    expect(welcome.action?.label).toBe(label)
  })

  test.each<[string, Input, string, string]>([
    ['has not begun', { mine: 7 }, 'Mina is done with all seven questions.', 'Begin as Jonas'],
    [
      'is half-way, and the first one still chosen',
      { mine: 7, theirs: 6, selected: mina },
      'Mina is done, and you have answered 6 of 7.',
      'Continue as Jonas',
    ],
  ])('once one is done the other is spoken to, who %s', (_what, input, sentence, label) => {
    for (const partnerJoined of [true, false]) {
      expect(whereWeAre(at({ ...shared, partnerJoined, ...input }))).toMatchObject({
        greeting: 'Over to you, Jonas',
        sentence,
        note: "Mina's answers stay hidden until you have both finished.",
        action: { label },
        waitsFor: null,
      })
    }
  })

  test('before the partner has joined, the one who is here is greeted', () => {
    const before = { ...shared, partnerJoined: false }
    expect(whereWeAre(at(before)).greeting).toBe('Good evening, Mina')
    // And spoken to: nobody greeted by name reads of themselves as of somebody else.
    expect(whereWeAre(at({ ...before, mine: 3 })).sentence).toBe('You have answered 3 of 7.')
    expect(whereWeAre(at({ ...before, mine: 3, theirs: 2 })).sentence).toBe(
      'You have answered 3 of 7 and Jonas has answered 2 of 7.',
    )
  })
})

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [12, 'afternoon'],
  [18, 'evening'],
])('at %i it is %s', (hour, part) => {
  const now = new Date(2026, 10, 21, hour)
  expect(whereWeAre(at({ now })).greeting).toBe(`Good ${part}, Mina`)
})

test('while nothing is known yet, it says so and offers nothing', () => {
  const unknown = [mina, jonas].map((person) => ({
    person,
    completed: undefined,
    answered: undefined,
  }))
  expect(whereWeAre({ ...at({}), statuses: unknown })).toMatchObject({
    sentence: 'One moment…',
    action: null,
  })
})

test.each<[string, Input]>([
  ['apart, before they begin', {}],
  ['apart, after a talk', { lastTalk: catchupOn(20) }],
  ['who waits', { mine: 7 }],
  ['who is waited for', { theirs: 7 }],
  ['together', { apart: false }],
  ['together, after a talk', { apart: false, lastTalk: catchupOn(20, ['fun']) }],
  ['with a focus', { lastTalk: catchupOn(14, ['fun']) }],
  ['at the end of a talk', { mine: 7, theirs: 7, catchup: { userId: 100, completed: true } }],
])('R10 to who does not meet every week it does not say "this week": %s', (_, input) => {
  const said = (isWeekly: boolean) => {
    const { sentence, action, focus } = whereWeAre(at({ ...input, isWeekly }))
    return [sentence, action?.label, focus].join(' ')
  }
  expect(said(true)).toMatch(/this week/i)
  expect(said(false)).not.toMatch(/week/i)
})

describe('C4 R9 what they wanted more of', () => {
  const focus: Category[] = ['daily-life', 'goals', 'fun']

  test.each([
    [1, 'Daily Life & Routines'],
    [2, 'Daily Life & Routines and Goals & Growth'],
    [3, 'Daily Life & Routines, Goals & Growth and Fun & Friendship'],
  ])('of %i', (count, words) => {
    const lastTalk = catchupOn(14, focus.slice(0, count))
    expect(whereWeAre(at({ lastTalk })).focus).toBe(`This week you wanted more of ${words}.`)
    expect(whereWeAre(at({ lastTalk, mine: 7, theirs: 2 })).focus).toContain(words)
  })

  test('right after the talk it is for next time, until somebody has begun', () => {
    const lastTalk = catchupOn(20, ['fun'])
    expect(whereWeAre(at({ lastTalk })).focus).toBe('Next time you want more of Fun & Friendship.')
    expect(whereWeAre(at({ lastTalk, mine: 1 })).focus).toBe(
      'This week you wanted more of Fun & Friendship.',
    )
  })

  test('nothing without a choice, and nothing at the end of the next talk', () => {
    expect(whereWeAre(at({ lastTalk: catchupOn(14) })).focus).toBeNull()
    const ended = { mine: 7, theirs: 7, catchup: { userId: 100, completed: true } }
    expect(whereWeAre(at({ ...ended, lastTalk: catchupOn(21, focus) })).focus).toBeNull()
  })

  test('all seven are everything', () => {
    expect(focusWords(categories)).toBe('everything')
  })
})
