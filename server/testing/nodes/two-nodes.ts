import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import type { Tables } from '#server/tables.ts'
import { livingCouples } from './living-couples.ts'
import { openNodes } from './open-nodes.ts'

const couplesAtOnce = 6
const answersBetween = 20
const refusalsWhileAway = 20

/**
 * Two servers on one PostgreSQL behind a proxy, under load: one of them is killed and started again so many
 * times, one and the other in turn, and then PostgreSQL is restarted. Gives what the couples were told.
 */
export async function twoNodes({ kills, restarts }: { kills: number; restarts: number }) {
  const { postgres, proxy, nodes, startAgain, close } = await openNodes()
  const couples = livingCouples(proxy, couplesAtOnce)
  let [cutOff, cutElsewhere, byOther, leastByOther] = [0, 0, 0, Number.POSITIVE_INFINITY]
  let [awayMs, refusedAway] = [0, 0]
  let output = ''
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await couples.moreAnswers(Math.ceil(Math.random() * answersBetween))
      const place = kill % 2
      const [killed, left] = [nodes[place], nodes[1 - place]]
      if (!killed || !left) throw new Error('There are two nodes.')
      const cutBefore = proxy.cutOff.length
      const refusedBefore = couples.told(503)
      await killed.end('SIGKILL')
      output += killed.output()
      const goneAt = performance.now()
      const answeredBefore = proxy.answeredBy(left.url)
      await couples.oneMoreEach()
      await couples.moreAnswers(answersBetween)
      const answered = proxy.answeredBy(left.url) - answeredBefore
      byOther += answered
      leastByOther = Math.min(leastByOther, answered)
      const cut = proxy.cutOff.slice(cutBefore)
      cutOff += cut.length
      cutElsewhere += cut.filter(
        ({ node, beganAt }) => node !== killed.url || beganAt > goneAt,
      ).length
      cutElsewhere += couples.told(503) - refusedBefore
      await startAgain(place)
    }
    for (let restart = 0; restart < restarts; restart += 1) {
      await couples.moreAnswers(answersBetween)
      const refusedBefore = couples.told(503)
      await postgres.halt()
      const away = performance.now()
      await couples.moreOf(503, refusalsWhileAway)
      await postgres.start()
      await couples.oneMoreEach()
      awayMs = Math.max(awayMs, performance.now() - away)
      refusedAway += couples.told(503) - refusedBefore
    }
    const lived = await couples.stop()
    const ends = await Promise.all(nodes.map((node) => node.end('SIGTERM')))
    output += nodes.map((node) => node.output()).join('')
    return {
      ...{ ...lived, kills, cutOff, cutElsewhere, byOther, leastByOther },
      ...{ restarts, awayMs, refusedAway, ends, stored: await storedIn(postgres.url) },
      wordsInLogs: output.split('canary').length - 1,
    }
  } finally {
    await close()
  }
}

/** How many couples and answers of partners the database holds: what was sent again must not be there twice. */
async function storedIn(databaseUrl: string) {
  const database = await openDatabaseBesideServer<Tables>({ databaseUrl, dataDir: '' })
  try {
    const couples = await database.selectFrom('couples').select('coupleId').execute()
    const answers = await database.selectFrom('partner_responses').select('questionId').execute()
    const questions = new Set(answers.map(({ questionId }) => questionId))
    return { couples: couples.length, answers: answers.length, questions: questions.size }
  } finally {
    await database.destroy()
  }
}
