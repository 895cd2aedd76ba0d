import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canariesIn, everyRow, filesWith } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { draws, triedOnce } from '#server/testing/draws.ts'
import { sealCommands } from '#server/testing/seal-commands.ts'
import { type Choice, clearOldest } from '#server/testing/seal-steps.ts'
import {
  participants,
  type SealedCouple,
  sealedCouple,
  sealedWeek,
} from '#server/testing/sealed-couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { exported } from '#server/testing/until-served.ts'

const couplesInPlay = 40
const sequences = draws({ full: 2_000, share: 100 })

type Name = keyof typeof sealCommands
type Step = Choice & { name: Name }

let server: TestServer
let couples: SealedCouple[]
const opened = new Map<string, number>()
beforeAll(async () => {
  server = await startTestServer()
  // The first export loads its thread, which on a busy machine takes longer than an export may.
  const { visitor: first } = await registerCouple(server)
  await exported(first, 'json')
  couples = await Promise.all(
    Array.from({ length: couplesInPlay }, async (_, at) => {
      const { visitor, email, partnerEmail } = await registerCouple(server)
      const partners = { visitor: server.visitor(), email: partnerEmail }
      await partners.visitor.post('/api/login', { email: partnerEmail, password: testPassword })
      return sealedCouple(String(at), { own: { visitor, email }, partners }, opened)
    }),
  )
}, 120_000)
afterAll(() => server.stop())

const names = Object.keys(sealCommands) as Name[]
const step = fc.record({
  name: fc.constantFrom(...names),
  who: fc.constantFrom(...participants),
  on: fc.constantFrom('own', 'partners'),
  at: fc.nat({ max: 6 }),
  yes: fc.boolean(),
}) satisfies fc.Arbitrary<Step>

const chosen = { on: 'own', at: 0, yes: true } as const
const oneDone: Step[] = [{ ...chosen, name: 'finish', who: 'partner' }]
const bothDone: Step[] = [
  ...oneDone,
  ...(['finish', 'note', 'start'] as const).map(
    (name) => ({ ...chosen, name, who: 'primary' }) as const,
  ),
  { ...chosen, name: 'note', who: 'partner', on: 'partners' },
]
const kept: Step[] = [
  ...bothDone,
  ...(['complete', 'feedback', 'entry'] as const).map(
    (name) => ({ ...chosen, name, who: 'primary' }) as const,
  ),
]
const oneEach: Step[] = [
  { ...chosen, name: 'answer', who: 'primary' },
  { ...chosen, name: 'answer', who: 'partner', on: 'partners' },
  { ...chosen, name: 'note', who: 'partner', on: 'partners' },
]

/**
 * What few draws may never come to: a question swapped, and each way to read an open week, four times, so that it is seen to
 * open.
 */
const readings = [0, 1, 2, 3].flatMap((number): [number, Step[], Step[]][] => [
  [number, [], [{ ...chosen, name: 'another', who: 'primary' }]],
  [
    number,
    kept,
    (['responses', 'entry', 'exportJson', 'exportHtml'] as const).map(
      (name) => ({ ...chosen, name, who: 'primary' }) as const,
    ),
  ],
])

test(`T1 R2 the seal holds over ${sequences} random sequences`, {
  ...triedOnce,
  timeout: 900_000,
}, async () => {
  let weeks = 0
  const run = async (couple: SealedCouple, steps: readonly Step[]) => {
    weeks += 1
    const week = sealedWeek(`week-${weeks}`)
    couple.weeks.push(week)
    const at = ({ on }: Pick<Choice, 'on'>) => ({
      ...{ couple, week, stranger: server.visitor },
      device: couple.devices[on].visitor,
      person: on === 'own' ? ('primary' as const) : ('partner' as const),
    })
    for (const next of steps) await sealCommands[next.name](at(next), next)
    await clearOldest(at(chosen))
  }
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: couplesInPlay - 1 }),
      fc.constantFrom([], oneEach, oneDone, bothDone, kept),
      fc.array(step, { minLength: 1, maxLength: 10 }),
      async (number, before, steps) => {
        const couple = couples[number]
        if (couple) await run(couple, [...before, ...steps])
      },
    ),
    { numRuns: sequences, endOnFailure: true, examples: readings },
  )
  for (const what of ['responses', 'kept entry', 'export as json', 'export as html', 'note']) {
    expect([what, (opened.get(what) ?? 0) > 3]).toEqual([what, true])
  }
  const swaps = (what: 'done' | 'none') => couples.reduce((sum, one) => sum + one.swaps[what], 0)
  expect(swaps('none') * 8).toBeLessThan(swaps('done'))
  expect(canariesIn(server.log.join(''))).toEqual([])
  expect(server.log.length).toBeGreaterThan(sequences)
  expect(canariesIn(JSON.stringify(server.mails))).toEqual([])
  expect(canariesIn(await everyRow(server))).toEqual([])
  expect(filesWith(server.dataDir, 'canary-')).toEqual([])
  counted('T1', { sequences })
})
