import { setTimeout as sleep } from 'node:timers/promises'
import type { Catchup, CatchupItem } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { browserAt } from '#server/testing/browser.ts'
import { testPassword } from '#server/testing/couple.ts'

const sessionsOfACouple = 2
const tryAgainAfterMs = 25

/** What a couple was told that it is saved. */
type Session = {
  send: ReturnType<typeof browserAt>
  weekId: string
  given: { primary: string[]; partner: string[] }
  insight: string
}

/**
 * Couples that live at that address until they are told to stop: each registers, answers, completes, polls
 * and catches up, and then the next one comes. Like the web app they send again what was not acknowledged.
 */
export function livingCouples(server: { url: string }, atOnce: number) {
  const statuses = new Map<number, number>()
  const sessions: Session[] = []
  const wrong: string[] = []
  const progress = Array.from({ length: atOnce }, () => 0)
  const waiting = new Set<{ isReached: () => boolean; resolve: () => void }>()
  let [couples, insights, isOver] = [0, 0, false]

  const acknowledged = () => progress.reduce((total, count) => total + count, 0)

  const tellWaiting = () => {
    for (const one of waiting) {
      if (!one.isReached()) continue
      waiting.delete(one)
      one.resolve()
    }
  }
  const until = (isReached: () => boolean): Promise<void> =>
    isReached()
      ? Promise.resolve()
      : new Promise((resolve) => void waiting.add({ isReached, resolve }))

  /** Sends until somebody answers who knows: neither 502 nor 503. */
  async function persistently<Body>(
    send: Session['send'],
    ...call: [method: string, path: string, body?: object]
  ): Promise<{ status: number; body: Body }> {
    for (;;) {
      const { status, body } = await send<Body>(...call)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      tellWaiting()
      if (status !== 502 && status !== 503) return { status, body }
      await sleep(tryAgainAfterMs)
    }
  }

  async function taken<Body>(
    send: Session['send'],
    ...call: [method: string, path: string, body?: object]
  ): Promise<Body> {
    const { status, body } = await persistently<Body>(send, ...call)
    if (status !== 200) wrong.push(`${call[0]} ${call[1]}: ${status}`)
    return body
  }

  async function signedIn(email: string): Promise<Session['send']> {
    const send = browserAt(server)
    const account = { username: 'Mina', partnerName: 'Jonas', email, password: testPassword }
    const { status } = await persistently(send, 'POST', '/api/register', account)
    // A registration that nobody heard the end of may have happened.
    if (status !== 200) await taken(send, 'POST', '/api/login', { email, password: testPassword })
    return send
  }

  async function expectEveryAnswer({ send, weekId, given }: Session): Promise<void> {
    const url = `/api/catchups/${weekId}/responses?userId=30`
    const items = await taken<CatchupItem[]>(send, 'GET', url)
    const told = [
      items.map(({ userResponse }) => userResponse),
      items.map(({ partnerResponse }) => partnerResponse),
    ]
    if (JSON.stringify(told) !== JSON.stringify([given.primary, given.partner])) {
      wrong.push(`answers of ${weekId}`)
    }
  }

  const insightOf = async ({ send, weekId }: Session, { id, content }: Question) => {
    const about = { weekId, userName: 'Mina', partnerName: 'Jonas' }
    const asked = { ...about, question: content, questionId: id }
    return (await taken<{ insight: string }>(send, 'POST', '/api/catchups/insight', asked)).insight
  }

  async function live(session: Session, place: number): Promise<void> {
    const { send, weekId, given } = session
    const poll = () => taken(send, 'GET', `/api/progress/${weekId}?userId=30`)
    const questions = await taken<Question[]>(send, 'GET', `/api/questions/${weekId}?userId=30`)
    for (const { id } of questions) {
      for (const whose of ['primary', 'partner'] as const) {
        const response = `canary-${weekId}-${whose}-${given[whose].length}-end`
        const answer = { response, private: true, isPartnerResponse: whose === 'partner' }
        await taken(send, 'PATCH', `/api/questions/${id}`, answer)
        given[whose].push(response)
        progress[place] = (progress[place] ?? 0) + 1
        tellWaiting()
        await poll()
      }
    }
    for (const alias of [30, 31]) {
      const url = `/api/progress/${weekId}?userId=${alias}`
      await taken(send, 'POST', url, { userCompleted: true })
    }
    const catchup = await taken<Catchup>(send, 'POST', `/api/catchups/${weekId}`, { userId: 30 })
    await expectEveryAnswer(session)
    const [first] = questions
    if (first) {
      session.insight = await insightOf(session, first)
      insights += 1
      // The next node reads what the other one wrote.
      if ((await insightOf(session, first)) !== session.insight) wrong.push(`insight of ${weekId}`)
    }
    await taken(send, 'PATCH', `/api/catchups/${catchup.id}/complete`, { completed: true })
    sessions.push(session)
  }

  const lives = progress.map(async (_, place) => {
    while (!isOver) {
      const name = `couple${couples}`
      couples += 1
      const send = await signedIn(`${name}@example.org`)
      for (let count = 0; count < sessionsOfACouple && !isOver; count += 1) {
        const given = { primary: [], partner: [] }
        await live({ send, weekId: `${name}-${count}`, given, insight: '' }, place)
      }
    }
  })
  const ended = Promise.all(lives)
  ended.catch(() => undefined)
  const orEnded = (reached: Promise<void>) => Promise.race([reached, ended.then(() => undefined)])

  return {
    /** Resolves once so many more answers are acknowledged. */
    moreAnswers(count: number): Promise<void> {
      const enough = acknowledged() + count
      return orEnded(until(() => acknowledged() >= enough))
    },
    /** Resolves once everybody who answers had one more acknowledged. */
    oneMoreEach(): Promise<void> {
      const before = [...progress]
      return orEnded(until(() => progress.every((count, at) => count > (before[at] ?? 0))))
    },
    /** Resolves once so many more were told that status. */
    moreOf(status: number, count: number): Promise<void> {
      const enough = (statuses.get(status) ?? 0) + count
      return orEnded(until(() => (statuses.get(status) ?? 0) >= enough))
    },
    told: (status: number): number => statuses.get(status) ?? 0,
    /** Has them finish the session they are in, then reads every answer of every session anew. */
    async stop() {
      isOver = true
      await ended
      for (const session of sessions) await expectEveryAnswer(session)
      return { couples, sessions: sessions.length, acknowledged: acknowledged(), insights, wrong }
    },
  }
}
