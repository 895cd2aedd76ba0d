import type { Catchup } from '#contract/catchup.ts'
import type { Challenge } from '#contract/challenges.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { GuideConsent } from '#contract/guide-consent.ts'
import { categoryNames, type Question } from '#contract/questions.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { addressTrials } from './address-trials.ts'
import { answerAll, registerOnTwoDevices, testPassword } from './couple.ts'
import { openCatchup, pressDone } from './finished-catchup.ts'
import { invite } from './invitation.ts'
import { askForReset } from './mailed-link.ts'
import type { TestServer } from './test-server.ts'
import type { Visitor } from './visitor.ts'

type Couple = Awaited<ReturnType<typeof registerOnTwoDevices>> & { server: TestServer }

/** A request that is right: where it goes, with what, and from whom where not from the couple. */
type Request = { url?: string; body?: object; from?: Visitor }
type Prepare = (couple: Couple) => Promise<Request> | Request

const week = 'session-initial'
const newPassword = 'window-and-river-7'

const questionsOf = async ({ visitor }: Couple) =>
  (await visitor.get<Question[]>(`/api/questions/${week}?userId=30`)).body

const toFirstQuestion =
  (rest: string, body: object): Prepare =>
  async (couple) => ({
    url: `/api/questions/${(await questionsOf(couple))[0]?.id}${rest}`,
    body,
  })

const answered = async ({ visitor, partner }: Couple) => {
  await answerAll(visitor, 'primary')
  await answerAll(partner, 'partner')
}

const started = async (couple: Couple) => {
  await answered(couple)
  const { body } = await couple.visitor.post<Catchup>(`/api/catchups/${week}`, {})
  return body.id
}

const aboutFirstQuestion: Prepare = async (couple) => {
  await answered(couple)
  const [first] = await questionsOf(couple)
  const about = { weekId: week, userName: 'Mina', partnerName: 'Jonas' }
  return { body: { ...about, question: first?.content, questionId: first?.id } }
}

const entryOf = async ({ visitor, partner }: Couple) => {
  await openCatchup({ ...visitor })
  const { body } = await partner.get<TimelineEntry[]>('/api/timeline')
  return body[0]?.id
}

const challengeOf = async ({ visitor }: Couple) =>
  (await visitor.get<Challenge[]>(`/api/challenges/${week}`)).body[1]?.id

const subscriptionOf = ({ email }: Couple) => ({
  endpoint: `https://push.example.org/${email}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
})

const changedAddress = async ({ server, visitor, user, email }: Couple) => {
  const trials = addressTrials(() => server)
  await trials.patch(visitor, user, { email: `next-${email}` })
  return trials
}

/** As it comes over the wire, a category is its name. */
const isFun = (category: string) => category === categoryNames.fun

/** One right request to each call that changes something, by method and path. */
export const everyWrite: Record<string, Prepare> = {
  'POST /api/feature-suggestion': ({ email }) => ({
    body: { suggestion: 'More of the calm questions, please.', username: 'Mina', email },
  }),
  'POST /api/report-issue': ({ email }) => ({
    body: { issue: 'The page jumps.', username: 'Mina', email },
  }),
  'POST /api/feedback/early-access': ({ email }) => ({
    body: {
      ...{ likedMost: 'The calm questions.', confusing: 'Where the lamp is.', email },
      ...{ improvement: 'More of the calm questions.', recommendation: 4, pricing: '3.50' },
      ...{ currency: 'NZD', questionsFeeling: 'Just right' },
    },
  }),
  'POST /api/register': ({ server, email }) => ({
    from: server.visitor(),
    body: {
      ...{ username: 'Ana', partnerName: 'Bo', email: `new-${email}` },
      ...{ partnerEmail: `bo-${email}`, password: newPassword },
    },
  }),
  'POST /api/login': ({ server, email }) => ({
    from: server.visitor(),
    body: { email, password: testPassword },
  }),
  'POST /api/logout': () => ({}),
  'POST /api/logout-others': () => ({}),
  'POST /api/forgot-password': ({ server, email }) => ({ from: server.visitor(), body: { email } }),
  'POST /api/reset-password': async ({ server, email }) => ({
    from: server.visitor(),
    body: { token: await askForReset(server, email), newPassword },
  }),
  'PATCH /api/user/change-password': () => ({
    body: { currentPassword: testPassword, newPassword, userId: 30 },
  }),
  'PATCH /api/partner': ({ email }) => ({
    body: { username: 'Ana', partnerName: 'Bo', email: `new-${email}`, userId: 30 },
  }),
  'POST /api/undo-address': async (couple) => ({
    from: couple.server.visitor(),
    body: { token: await (await changedAddress(couple)).undoToken(couple.email) },
  }),
  'POST /api/confirm-address': async (couple) => ({
    from: couple.server.visitor(),
    body: { token: await (await changedAddress(couple)).confirmToken(`next-${couple.email}`) },
  }),
  'POST /api/couples/invite': () => ({ body: { partnerName: 'Bo' } }),
  'POST /api/couples/invitation': async ({ server, visitor }) => ({
    from: server.visitor(),
    body: { inviteToken: (await invite(visitor)).inviteToken },
  }),
  'POST /api/couples/join': async ({ server, visitor }) => ({
    from: server.visitor(),
    body: { inviteToken: (await invite(visitor)).inviteToken, username: 'Bo' },
  }),
  'PUT /api/couples/about': () => ({ body: { children: 'yes', living: 'together' } }),
  'POST /api/reset-session/:weekId': async (couple) => {
    await answered(couple)
    return { url: `/api/reset-session/${week}?userId=30`, body: {} }
  },
  'PATCH /api/questions/:questionId': toFirstQuestion('', { response: 'The calm evenings.' }),
  'POST /api/questions/:questionId/skip': toFirstQuestion('/skip', {}),
  /** One of a kind of which there are always more. */
  'POST /api/questions/:questionId/swap': async (couple) => {
    const fun = (await questionsOf(couple)).find(({ category }) => isFun(category))
    return { url: `/api/questions/${fun?.id}/swap`, body: {} }
  },
  'POST /api/progress/:weekId': async ({ visitor }) => {
    await answerAll(visitor, 'primary', { claim: false })
    return { url: `/api/progress/${week}?userId=30`, body: { userCompleted: true } }
  },
  'POST /api/progress/:weekId/feeling': async (couple) => {
    await answered(couple)
    return { url: `/api/progress/${week}/feeling`, body: { feeling: 'just-right' } }
  },
  'POST /api/catchups/:weekId': async (couple) => {
    await answered(couple)
    return { url: `/api/catchups/${week}`, body: { userId: 30 } }
  },
  'PATCH /api/catchups/:catchupId/complete': async (couple) => ({
    url: `/api/catchups/${await started(couple)}/complete`,
    body: { completed: true },
  }),
  'POST /api/catchups/insight': aboutFirstQuestion,
  'POST /api/catchups/suggestion': aboutFirstQuestion,
  'POST /api/catchups/summary': async (couple) => {
    await answered(couple)
    return { body: { weekId: week, userName: 'Mina', partnerName: 'Jonas' } }
  },
  'PUT /api/guide-consent': async ({ visitor }) => {
    const { body } = await visitor.get<GuideConsent>('/api/guide-consent')
    return { body: { provider: body.provider, agreed: true } }
  },
  'POST /api/catchups/:catchupId/feedback': async (couple) => ({
    url: `/api/catchups/${await started(couple)}/feedback`,
    body: { helpful: true, focus: ['Fun & Friendship'], keep: true },
  }),
  'PUT /api/catchups/:catchupId/place': async (couple) => ({
    url: `/api/catchups/${await started(couple)}/place`,
    body: { version: 0, press: 'yes', reached: 'in' },
  }),
  'POST /api/timeline/:entryId/read': async (couple) => {
    const entryId = await entryOf(couple)
    await pressDone(couple.visitor)
    return { url: `/api/timeline/${entryId}/read`, body: { keep: true }, from: couple.partner }
  },
  'DELETE /api/timeline/:entryId': async (couple) => ({
    url: `/api/timeline/${await entryOf(couple)}`,
  }),
  'POST /api/challenges/:challengeId/choose': async (couple) => ({
    url: `/api/challenges/${await challengeOf(couple)}/choose`,
    body: {},
  }),
  'PATCH /api/challenges/:challengeId': async (couple) => ({
    url: `/api/challenges/${await challengeOf(couple)}`,
    body: { completed: true, notes: 'It went well.' },
  }),
  'POST /api/ask': () => ({ body: { question: 'How do we stop arguing about money?' } }),
  'PUT /api/reminder-settings': () => ({
    body: {
      ...{ reminderDay: 'Friday', reminderTime: '19:45', reminderEnabled: true },
      ...{ frequency: 'monthly', timeZone: 'Pacific/Auckland', reminderEmail: true },
    },
  }),
  'POST /api/reminders/push-subscription': (couple) => ({ body: subscriptionOf(couple) }),
  'DELETE /api/reminders/push-subscription': async (couple) => {
    await couple.visitor.post('/api/reminders/push-subscription', subscriptionOf(couple))
    return { body: { endpoint: subscriptionOf(couple).endpoint } }
  },
  'POST /api/reminders/test': () => ({ body: {} }),
  'POST /api/reminders/calendar': () => ({ body: {} }),
  'DELETE /api/account': async (couple) => {
    await started(couple)
    return { body: { password: testPassword } }
  },
  'POST /api/safety/listen': () => ({ body: { text: 'We went for a walk.' } }),
}

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same with `more` in it and in every object of it, but where a field of that name is. */
const withMore = (body: Fields, more: Fields): Fields => {
  const deeper = Object.entries(body).filter(([, value]) => isObject(value))
  return {
    ...{ ...more, ...body },
    ...Object.fromEntries(deeper.map(([name, value]) => [name, withMore(value as Fields, more)])),
  }
}

/**
 * Registers a couple on two devices and gets it to where that call can be made; `send` makes it, with `more` than it
 * takes wherever an object is sent, and as its body where it takes none.
 */
export async function writeReady(server: TestServer, endpoint: Endpoint) {
  const couple = await registerOnTwoDevices(server)
  const request = await everyWrite[nameOf(endpoint)]?.({ ...couple, server })
  if (!request) throw new Error(`${nameOf(endpoint)} is not listed`)
  await server.settled()
  const { url = endpoint.path, body, from = couple.visitor } = request
  return {
    couple,
    send: <Body = unknown>(more?: Fields) =>
      from.send<Body>(endpoint.method, url, more ? withMore({ ...body }, more) : body),
  }
}
