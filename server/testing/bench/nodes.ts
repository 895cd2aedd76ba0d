import type { Figure } from '#server/testing/evaluation/figure.ts'
import { twoNodes } from '#server/testing/nodes/two-nodes.ts'
import { plainFigure } from './in-turns.ts'

const set = 'P12'

/** What is lost, and who is told of it, when one of two nodes is killed under load and PostgreSQL is restarted. */
export async function nodeFigures(times: number): Promise<Figure[]> {
  const told = await twoNodes({ kills: 4 * times, restarts: times })
  const answers = told.acknowledged.toLocaleString('en')
  const never = (what: string, count: number, all: string): Figure => ({
    ...{ set, what, figure: `${count} in ${all}`, goal: '0' },
    ...{ isMet: count === 0, isAlways: true },
  })
  return [
    plainFigure(
      [set, 'couples / their sessions, by two servers on one PostgreSQL'],
      `${told.couples} / ${told.sessions}`,
    ),
    never('acknowledged and lost, or answered wrongly', told.wrong.length, `${answers} answers`),
    never('kept twice', told.stored.answers - told.stored.questions, `${answers} answers`),
    plainFigure([set, 'requests broken off by a kill'], `${told.cutOff} in ${told.kills} kills`),
    never('others that failed meanwhile', told.cutElsewhere, `${told.kills} kills`),
    plainFigure(
      [set, 'answered by the node that was left, at least / in all'],
      `${told.leastByOther} / ${told.byOther}`,
    ),
    plainFigure(
      [set, 'told 503 while PostgreSQL restarts / until everybody is served again'],
      `${told.refusedAway} / ${(told.awayMs / 1000).toFixed(1)} s`,
    ),
  ]
}
