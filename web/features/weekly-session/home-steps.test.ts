import { describe, expect, test } from 'vitest'
import type { Person } from '#web/session/participants.ts'
import { homeSteps, type Situation } from './home-steps.ts'

const mina: Person = { id: 100, name: 'Mina', participant: 'primary' }
const jonas: Person = { id: 101, name: 'Jonas', participant: 'partner' }

const situation = (
  completed: [boolean | undefined, boolean | undefined],
  selected: Person | null = null,
  answered?: number,
): Situation => ({
  statuses: [
    { person: mina, completed: completed[0] },
    { person: jonas, completed: completed[1] },
  ],
  selected,
  answered,
})

test.each<[string, Situation, string[]]>([
  ['nobody chosen', situation([false, false]), ['now', 'later', 'later', 'later']],
  ['one chosen', situation([false, false], mina), ['done', 'now', 'later', 'later']],
  ['one done', situation([true, false]), ['now', 'later', 'later', 'later']],
  ['one done and chosen', situation([true, false], mina), ['now', 'later', 'later', 'later']],
  ['the other chosen', situation([true, false], jonas), ['done', 'now', 'later', 'later']],
  ['both done', situation([true, true]), ['done', 'done', 'now', 'later']],
  ['not known yet', situation([undefined, undefined]), ['now', 'later', 'later', 'later']],
])('the lamp stands right: %s', (_what, input, statuses) => {
  const { who, answer, catchup, again } = homeSteps(input)
  expect([who, answer, catchup, again].map(({ status }) => status)).toEqual(statuses)
})

test.each<[string, Situation, string, string]>([
  [
    'mine, by itself',
    situation([true, false], mina),
    'Jonas answers on a device of their own.',
    'done',
  ],
  ['the other’s, here', situation([false, true], jonas), "Now it is Mina's turn.", 'now'],
])(
  'on a device of my own, a part that is done, %s: whose turn it is',
  (_what, input, state, status) => {
    expect(homeSteps({ ...input, apart: true }).who).toEqual({ status, state })
  },
)

test('what the greeting says of who is done is not said again', () => {
  expect(homeSteps(situation([false, false])).who.state).toBe('In turn, each of you in private.')
  expect(homeSteps(situation([true, false])).who).not.toHaveProperty('state')
  expect(homeSteps(situation([true, true])).who).not.toHaveProperty('state')
})

test.each([
  ['who was at its end', { unread: false }, 'done', /^You reached the end\./],
  [
    'who left before',
    { left: true },
    'now',
    /^You can still read it until one of you presses Done\.$/,
  ],
  ['who has not read it', { unread: true }, 'now', /^Yours to read, from the first question on\.$/],
])('R22 R23 of a catch-up that is over it says what is so for %s', (_who, of, status, state) => {
  const catchup = { userId: jonas.id, completed: true, ...of }
  const steps = homeSteps({ ...situation([true, true]), apart: true, catchup })
  expect(steps.catchup).toEqual({ status, state: expect.stringMatching(state) })
})

test('of a catch-up that was left it says which question is next', () => {
  const catchup = { userId: jonas.id, completed: false, at: 3 }
  const steps = homeSteps({ ...situation([true, true]), apart: true, catchup })
  expect(steps.catchup).toEqual({ status: 'now', state: 'Question 4 of 7 is next.' })
})

describe('refusals (product §5)', () => {
  const bothFirst = {
    title: 'Complete weekly questions first',
    description:
      'Please have both participants complete their weekly questions before starting a catch-up session.',
  }

  test.each([
    ['nobody has', [false, false]],
    ['one has', [true, false]],
    ['both have', [true, true]],
  ] as const)('starting questions without a participant, where %s completed', (_, completed) => {
    expect(homeSteps(situation([...completed])).answer.refusal).toEqual({
      title: 'Select a participant',
      description: 'Please select either yourself or your partner first.',
    })
  })

  test.each([
    [situation([false, false]), 'Opens when one of you is chosen.'],
    [situation([true, false]), 'Choose Jonas to go on.'],
    [situation([false, true]), 'Choose Mina to go on.'],
    [{ ...situation([true, false]), apart: true }, 'Opens when one of you is chosen.'],
    [{ ...situation([true, false]), begins: jonas }, 'Jonas is next.'],
  ])('nobody is chosen, and it says whom to choose', (input, reason) => {
    expect(homeSteps(input).answer.reason).toBe(reason)
  })

  test('starting them for somebody who has completed names that person', () => {
    const { refusal, reason } = homeSteps(situation([true, false], mina)).answer
    expect(refusal?.title).toBe('Questions already completed')
    expect(refusal?.description).toContain('Mina has already completed')
    expect(reason).toContain('Mina')
  })

  test('starting them when both have completed', () => {
    const { refusal } = homeSteps(situation([true, true], mina)).answer
    expect(refusal?.title).toBe('Questions already completed')
    expect(refusal?.description).toContain('Mina and Jonas have already completed')
  })

  test.each([
    [situation([false, false]), 'you have both'],
    [situation([true, false]), 'Jonas has'],
    [situation([false, true], jonas), 'Mina has'],
    [situation([undefined, true]), 'One moment…'],
  ])('starting the catch-up too early says who is missing', (input, words) => {
    const { catchup } = homeSteps(input)
    expect(catchup.refusal).toEqual(bothFirst)
    expect(catchup.reason).toContain(words)
  })

  test('nothing is refused when it is time', () => {
    expect(homeSteps(situation([false, true], mina)).answer.reason).toBeUndefined()
    expect(homeSteps(situation([true, true])).catchup).not.toHaveProperty('reason')
  })
})

test.each([
  [undefined, 'Seven questions, just for Mina.'],
  [0, 'Seven questions, just for Mina.'],
  [3, '3 of 7 answered. Mina goes on from there.'],
  [7, 'All answered. Press once more to finish.'],
])('with %s answered: %s', (answered, state) => {
  expect(homeSteps(situation([false, false], mina, answered)).answer.state).toBe(state)
})
