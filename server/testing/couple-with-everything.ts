import type { Challenge } from '#contract/challenges.ts'
import type { GuideConsent } from '#contract/guide-consent.ts'
import { canary } from './canaries.ts'
import { registerCouple } from './couple.ts'
import { openCatchup } from './finished-catchup.ts'
import type { TestServer } from './test-server.ts'

/** A couple with a row in every table there is; the server has to have a `provider`. */
export async function coupleWithEverything(server: TestServer, whose: string) {
  const { visitor, user, email } = await registerCouple(server)
  const word = (at: number) => canary(whose, at)
  const { catchupId, about, questions } = await openCatchup(visitor, { word: word(1) })
  const asked = { question: questions[0]?.content, questionId: questions[0]?.id }
  await visitor.post('/api/catchups/suggestion', { ...about, ...asked })
  await visitor.post('/api/progress/session-initial/feeling', { feeling: 'just-right' })
  const feedback = { helpful: true, focus: ['Fun & Friendship'], keep: true }
  await visitor.post(`/api/catchups/${catchupId}/feedback`, feedback)
  const { body: challenges } = await visitor.get<Challenge[]>('/api/challenges/session-initial')
  for (const isPartnerUpdate of [false, true]) {
    const notes = word(isPartnerUpdate ? 2 : 3)
    const update = { completed: true, notes, isPartnerUpdate }
    await visitor.patch(`/api/challenges/${challenges[0]?.id}`, update)
  }
  const aboutThem = { children: 'yes', living: 'together', intimacy: 'rather-not' }
  await visitor.send('PUT', '/api/couples/about', aboutThem)
  const { body: consent } = await visitor.get<GuideConsent>('/api/guide-consent')
  await visitor.send('PUT', '/api/guide-consent', { provider: consent.provider, agreed: true })
  await visitor.send('PUT', '/api/reminder-settings', {
    ...{ reminderDay: 'Friday', reminderTime: '19:45', reminderEnabled: true },
    ...{ frequency: 'monthly', timeZone: 'Pacific/Auckland', reminderEmail: true },
  })
  await visitor.post('/api/reminders/push-subscription', {
    endpoint: `https://push.example.org/${word(4)}`,
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  })
  const sender = { username: 'Mina', email }
  await visitor.post('/api/feature-suggestion', { suggestion: word(5), ...sender })
  await visitor.post('/api/report-issue', { issue: 'The page jumps.', ...sender })
  await visitor.post('/api/feedback/early-access', {
    ...{ likedMost: 'The calm questions.', confusing: 'Where the lamp is.', email },
    ...{ improvement: 'More of the calm questions.', recommendation: 4, pricing: '3.50' },
    ...{ currency: 'NZD', questionsFeeling: 'Other', questionsOther: 'Warm.' },
  })
  await visitor.post('/api/couples/invite', {})
  const { username, partnerName, id: userId } = user
  const profile = { username, partnerName, email: `new-${email}`, userId }
  await visitor.patch('/api/partner', profile)
  await server.visitor().post('/api/forgot-password', { email })
  await server.settled()
  return { visitor, user, email, words: [1, 2, 3, 4, 5].map(word), browserAddress: word(4) }
}
