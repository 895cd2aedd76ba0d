import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { registerCouple } from '#server/testing/couple.ts'
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

// SQLite lets one write at a time, whoever it is: there a turn that lasts holds up everybody in any case.
test.runIf(testedPostgres() !== undefined)(
  'A1 one couple whose turns wait for each other leaves the connections to the others',
  async () => {
    const [busy, other] = [await asked(), await asked()]
    const { coupleId } = await server.database
      .selectFrom('users')
      .select('coupleId')
      .where('email', '=', busy.email)
      .executeTakeFirstOrThrow()
    const over = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
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
    const answers = Array.from({ length: atOnce }, (_, at) =>
      busy.visitor.patch(`/api/questions/${busy.questionId}`, { response: `answer ${at}` }),
    )
    const answer = { response: 'We walked home.' }
    const { status } = await other.visitor.patch(`/api/questions/${other.questionId}`, answer)
    over.resolve()
    await turn
    expect(status).toBe(200)
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(
      Array(atOnce).fill(200),
    )
  },
)
