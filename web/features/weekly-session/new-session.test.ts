import { afterEach, expect, test, vi } from 'vitest'
import type { WeeklySessionState } from '#contract/weekly-session.ts'
import { CallFailed } from '#web/api/call.ts'
import { namedLoss, startNewSession, whatIsLost } from './new-session.ts'

afterEach(() => vi.unstubAllGlobals())

const named = { answered: { primary: 4, partner: 0 }, catchup: null }
const ids = { now: () => 2, random: () => 'a' }
const start = (onReset: () => void) =>
  startNewSession({ ...ids, weekId: 'session-1', userId: 30, named, onReset })

test.each([
  ['refused', async () => new Response('', { status: 503 }), CallFailed],
  ['lost', () => Promise.reject(new TypeError('Failed to fetch')), TypeError],
])('a %s reset says so, keeps its cause, and nothing else is done', async (_, reply, cause) => {
  const fetched = vi.fn(reply)
  vi.stubGlobal('fetch', fetched)
  const onReset = vi.fn()
  const problem = await start(onReset).catch((error: unknown) => error)
  expect(problem).toEqual(new Error('Failed to reset session'))
  expect((problem as Error).cause).toBeInstanceOf(cause)
  expect(onReset).not.toHaveBeenCalled()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('questions that do not come take nothing back of the reset', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/api/reset-session/')
      ? new Response(JSON.stringify({ weekId: 'session-1', message: 'Done' }))
      : new Response('', { status: 503 }),
  )
  const onReset = vi.fn()
  expect(await start(onReset)).toEqual({ weekId: 'session-2-a', hasQuestions: false })
  expect(onReset.mock.calls).toEqual([['session-2-a']])
})

const mina = { id: 101, name: 'Mina', participant: 'primary' as const }
const jonas = { id: 102, name: 'Jonas', participant: 'partner' as const }
const lost = (
  answered: [number | undefined, number | undefined],
  catchup: WeeklySessionState['catchup'] = null,
  typing: string[] = [],
  otherApart: string | null = null,
) =>
  whatIsLost({
    statuses: [
      { person: mina, answered: answered[0] },
      { person: jonas, answered: answered[1] },
    ],
    catchup,
    otherApart,
    typing,
  })

test.each([
  [[0, 0], []],
  [[undefined, undefined], []],
  [[4, 0], ['Mina has answered 4 of 7. These answers will be deleted.']],
  [[0, 7], ['Jonas has answered 7 of 7. These answers will be deleted.']],
  [[1, 0], ['Mina has answered 1 of 7. This answer will be deleted.']],
  [[1, 1], ['Mina has answered 1 of 7. Jonas has answered 1 of 7. These answers will be deleted.']],
] as [[number, number], string[]][])('C12 R22 with %j answered it says %j', (answered, said) => {
  expect(lost(answered)).toEqual(said)
})

test('R22 what somebody was typing is named, after the answers', () => {
  const [answers, typing] = lost([2, 0], null, ['Mina'])
  expect(answers).toMatch(/^Mina has answered 2 of 7\./)
  expect(typing).toBe('What Mina was typing is not sent yet. It will be deleted, too.')
})

test('C12 R22 a catch-up that is not finished is named, too', () => {
  expect(lost([7, 7], { userId: 101, completed: false })[1]).toMatch(/catch-up is not finished/)
  expect(lost([7, 7], { userId: 101, completed: true })[1]).toMatch(/whatever you chose to keep/)
})

test('R22 a finished catch-up on two devices: what the other one has not read stays for them', () => {
  const over = { userId: 101, completed: true }
  expect(lost([7, 7], over, [], 'Jonas')[1]).toMatch(
    /If Jonas has not read it to the end, the whole talk stays for Jonas until they have, at most 14 days\.$/,
  )
  expect(lost([7, 7], over)[1]).not.toMatch(/14 days/)
  expect(lost([7, 7], { ...over, completed: false }, [], 'Jonas')[1]).not.toMatch(/14 days/)
})

test.each([{ unread: true }, { left: true }])(
  'R22 whoever has not read it, %j, hears that it stays for them',
  (mine) => {
    const over = { userId: 102, completed: true, ...mine }
    expect(lost([7, 7], over, [], 'Mina')[1]).toMatch(
      /as with Done\. You have not read it to the end: the whole talk stays for you until you have, at most 14 days, or for Mina if Mina has not read it to the end either\.$/,
    )
    expect(lost([7, 7], over)[1]).not.toMatch(/14 days/)
    expect(lost([7, 7], { ...over, completed: false }, [], 'Mina')[1]).not.toMatch(/14 days/)
  },
)

test.each([
  [[4, undefined], null, { answered: { primary: 4, partner: 0 }, catchup: null }],
  [[7, 7], false, { answered: { primary: 7, partner: 7 }, catchup: 'unfinished' }],
  [[7, 7], true, { answered: { primary: 7, partner: 7 }, catchup: 'over' }],
] as const)(
  'R22 the server hears what was named: %j and a catch-up, %j',
  (answered, over, said) => {
    const statuses = [
      { person: jonas, answered: answered[1] },
      { person: mina, answered: answered[0] },
    ]
    const catchup = over === null ? undefined : { userId: 101, completed: over }
    expect(namedLoss({ statuses, catchup })).toEqual(said)
  },
)
