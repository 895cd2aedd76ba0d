import type { Catchup } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { answerAll } from './couple.ts'
import type { Caller } from './visitor.ts'

/**
 * Takes a couple through their first session as far as a completed catch-up with one insight and
 * the summary. `word` begins every answer.
 */
export async function openCatchup(visitor: Caller, { word = 'answer', complete = true } = {}) {
  const weekId = initialWeekId
  const answers = {
    primary: await answerAll(visitor, 'primary', { word }),
    partner: await answerAll(visitor, 'partner', { word }),
  }
  const { body: questions } = await visitor.get<Question[]>(`/api/questions/${weekId}`)
  const { body: catchup } = await visitor.post<Catchup>(`/api/catchups/${weekId}`, { userId: 30 })
  const about = { weekId, userName: 'Mina', partnerName: 'Jonas' }
  const first = { question: questions[0]?.content, questionId: questions[0]?.id }
  const insight = await visitor.post<{ insight: string }>('/api/catchups/insight', {
    ...about,
    ...first,
  })
  if (complete) {
    await visitor.patch(`/api/catchups/${catchup.id}/complete`, { completed: true })
  }
  const summary = await visitor.post<{ summary: string }>('/api/catchups/summary', about)
  return {
    catchupId: catchup.id,
    questions,
    answers,
    about,
    insight: insight.body.insight,
    summary: summary.body.summary,
  }
}

/** What Done does: throws the session away. The app says which catch-up it is about; other programs may not. */
export const pressDone = (visitor: Caller, catchupId?: number) =>
  visitor.post(`/api/reset-session/${initialWeekId}?userId=30`, { catchupId })
