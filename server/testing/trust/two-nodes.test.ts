import { expect, test } from 'vitest'
import { counted } from '#server/testing/counted.ts'
import { draws } from '#server/testing/draws.ts'
import { twoNodes } from '#server/testing/nodes/two-nodes.ts'
import { testedPostgres } from '#server/testing/tested-postgres.ts'

const isHere = draws({ full: testedPostgres() !== undefined, share: false })

test.skipIf(!isHere)(
  'T13 two servers on one PostgreSQL: one killed, PostgreSQL restarted, nothing acknowledged is lost',
  { timeout: 900_000 },
  async () => {
    const told = await twoNodes({ kills: 6, restarts: 2 })
    expect(told.wrong).toEqual([])
    expect(told.stored).toEqual({
      couples: told.couples,
      answers: told.acknowledged / 2,
      questions: told.acknowledged / 2,
    })
    expect(told.acknowledged).toBeGreaterThan(10 * told.kills)
    expect(told.cutElsewhere).toBe(0)
    expect(told.cutOff).toBeGreaterThan(0)
    expect(told.leastByOther).toBeGreaterThan(0)
    expect(told.refusedAway).toBeGreaterThan(0)
    expect(told.ends).toEqual([0, 0])
    expect(told.wordsInLogs).toBe(0)
    counted('T13', {
      'kills of one of two nodes': told.kills,
      'restarts of PostgreSQL': told.restarts,
      'answers acknowledged by two nodes': told.acknowledged,
    })
  },
)
