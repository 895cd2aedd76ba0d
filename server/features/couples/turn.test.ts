import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { coupleIdOf, registerCouple, type TestCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { testedPostgres } from '#server/testing/tested-postgres.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const weekId = 'session-initial'
/** More than there are connections to PostgreSQL, and more than one takes at a time. */
const atOnce = 40

async function asked() {
  const couple = await registerCouple(server)
  const { body } = await couple.visitor.get<Question[]>(`/api/questions/${weekId}?userId=30`)
  return { ...couple, questionId: body[0]?.id ?? 0 }
}

/** Holds the couple's row until it is let go, as a turn of theirs on another server would. */
async function holdTurnOf({ user }: Pick<TestCouple, 'user'>) {
  const coupleId = await coupleIdOf(server, user.id)
  const [held, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const turn = server.database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('couples')
      .set({ turn: 1 })
      .where('coupleId', '=', coupleId)
      .execute()
    held.resolve()
    await over.promise
  })
  await held.promise
  return async () => {
    over.resolve()
    await turn
  }
}

const answers = ({ visitor, questionId }: Awaited<ReturnType<typeof asked>>) =>
  Array.from({ length: atOnce }, (_, at) =>
    visitor.patch<RefusalBody>(`/api/questions/${questionId}`, { response: `answer ${at}` }),
  )

// SQLite lets one write at a time, whoever it is: there a turn that lasts holds up everybody in any case.
describe.runIf(testedPostgres() !== undefined)(
  'A1 one couple whose turns wait for each other',
  () => {
    test('leaves the connections to the others', async () => {
      const [busy, other] = [await asked(), await asked()]
      const letGo = await holdTurnOf(busy)
      const waiting = answers(busy)
      const answer = { response: 'We walked home.' }
      const { status } = await other.visitor.patch(`/api/questions/${other.questionId}`, answer)
      await letGo()
      expect(status).toBe(200)
      expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(
        Array(atOnce).fill(200),
      )
    })

    test('are all told together where the first of them finds no way through, and when to ask again', async () => {
      const busy = await asked()
      const letGo = await holdTurnOf(busy)
      const replies = await Promise.all(answers(busy))
      expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
        Array(atOnce).fill([503, 'database-away']),
      )
      expect(replies.map(({ headers }) => headers['retry-after'])).toEqual(Array(atOnce).fill('5'))
      await letGo()
      const [after] = await Promise.all(answers(busy))
      expect(after?.status).toBe(200)
    })
  },
)
