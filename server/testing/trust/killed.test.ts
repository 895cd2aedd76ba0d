import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import type { Tables } from '#server/tables.ts'
import { answeringCouple } from '#server/testing/answering-couple.ts'
import { filesWith } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { draws, triedOnce } from '#server/testing/draws.ts'
import { startServerProcess } from '#server/testing/server-process.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'

const kills = draws({ full: 100, share: 3 })
const answersPerKill = 12
const couplesAtOnce = 6
/** Some way from as many as fit into the sessions that may be open at once. */
const answersPerCouple = 150
const reopenedWithinMs = draws({ full: 5_000, share: 60_000 })
/** Whatever else the machine is at during one of them or another. */
const lateStartsAtMost = kills / 50

test('T13 T26 kill -9 while answering: every acknowledged answer is there', {
  ...triedOnce,
  timeout: 900_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'duologue-killed-'))
  const databaseUrl = await ownDatabaseUrl()
  let server = await startServerProcess({ dataDir, databaseUrl })
  const couples: Awaited<ReturnType<typeof answeringCouple>>[] = []
  const fresh = async () => {
    const couple = await answeringCouple(server, `couple${couples.length}`)
    couples.push(couple)
    return couple
  }
  const answering = [await fresh()]
  const starts: number[] = []
  let output = ''
  for (let kill = 0; kill < kills; kill += 1) {
    while (answering.length < couplesAtOnce) answering.push(await fresh())
    for (const [seat, { counts }] of answering.entries()) {
      if (counts().acknowledged > answersPerCouple) answering[seat] = await fresh()
    }
    const killed = Promise.withResolvers<void>()
    const pull = () => void server.end('SIGKILL').then(() => killed.resolve())
    let answers = 0
    // So many answers on average, and then any moment of the next ones.
    const enough = 1 + Math.random() * 2 * answersPerKill
    await Promise.all(
      answering.map(async ({ answer }) => {
        try {
          for (;;) {
            await answer(server)
            answers += 1
            if (answers === Math.ceil(enough)) setTimeout(pull, Math.random() * 10)
          }
        } catch (error) {
          if (!(error instanceof TypeError)) throw error
        }
      }),
    )
    await killed.promise
    output += server.output()
    const start = performance.now()
    server = await startServerProcess({ dataDir, databaseUrl })
    starts.push(performance.now() - start)
    for (const { expectAnswered } of answering) await expectAnswered(server)
  }
  for (const { expectEveryAnswer } of couples) await expectEveryAnswer(server)
  const sum = (of: 'acknowledged' | 'sentAgain') =>
    couples.reduce((total, { counts }) => total + counts()[of], 0)
  expect(sum('acknowledged')).toBeGreaterThanOrEqual(kills * 10)
  expect(sum('sentAgain')).toBeGreaterThan(0)
  const lateStarts = starts.filter((ms) => ms > reopenedWithinMs)
  expect(lateStarts.length, `late, in ms: ${lateStarts}`).toBeLessThanOrEqual(lateStartsAtMost)
  expect(await server.end('SIGTERM')).toBe(0)
  const database = await openDatabaseBesideServer<Tables>({ dataDir, databaseUrl })
  const rows = await database.selectFrom('partner_responses').select('questionId').execute()
  await database.destroy()
  expect(new Set(rows.map(({ questionId }) => questionId)).size).toBe(rows.length)
  expect(rows).toHaveLength(sum('acknowledged') / 2)
  expect(filesWith(dataDir, 'canary')).toEqual([])
  expect(output + server.output()).not.toContain('canary')
  rmSync(dataDir, { recursive: true, force: true })
  counted('T13', {
    kills,
    'answers acknowledged': sum('acknowledged'),
    'sent again': sum('sentAgain'),
    'starts of more than 5 s': lateStarts.length,
    'ms at most to open again': Math.round(Math.max(...starts)),
  })
})
