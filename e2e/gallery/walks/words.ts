import type { Question } from '#contract/questions.ts'
import type { Caller } from '#server/testing/visitor.ts'

/** A week of two people, one answer a question; some are short, and one is long. */
export const said = {
  mina: [
    'I loved the slow walk by the river on Sunday. We hardly spoke, and it felt easy.',
    'You took the early shift with the laundry and never mentioned it. I noticed.',
    'More sleep, honestly. And one evening without screens.',
    'I felt a little alone on Tuesday when the day went wrong and I did not know how to say so. I know you were tired as well, and I do not want to blame you. Next time I would like to just ask you to sit down with me for five minutes.',
    'The soup.',
    'That we plan the weekend on Thursdays already, so that it does not just happen to us.',
    'Dancing in the kitchen while the pasta boiled over.',
  ],
  jonas: [
    'The walk on Sunday, and how quiet it was.',
    'You asked about my interview before I had even taken off my coat.',
    'Going to bed at the same time, at least twice a week.',
    'I was far away on Tuesday. I would like to hear when something is wrong, even if I look busy.',
    'That you laughed at the burnt toast.',
    'A small trip before summer. Two days are enough.',
    'The kitchen disco, of course!',
  ],
} as const

/** Answers the questions from the first on for one of the two, and claims them once all are answered. */
export async function tell(
  caller: Caller,
  who: keyof typeof said,
  count = 7,
  weekId = 'session-initial',
): Promise<void> {
  const isPartnerResponse = who === 'jonas'
  const alias = isPartnerResponse ? 31 : 30
  const { body } = await caller.get<Question[]>(`/api/questions/${weekId}?userId=${alias}`)
  for (const [at, { id }] of body.slice(0, count).entries()) {
    const response = said[who][at]
    await caller.patch(`/api/questions/${id}`, { response, private: true, isPartnerResponse })
  }
  if (count < 7) return
  const claim = isPartnerResponse ? { userCompleted: true } : { partnerCompleted: true }
  await caller.post(`/api/progress/${weekId}?userId=${alias}`, claim)
}
