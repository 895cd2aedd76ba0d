import { expect } from 'vitest'
import type { Catchup } from '#contract/catchup.ts'
import type { Progress } from '#contract/questions.ts'
import { questionsPerWeek } from '#contract/questions.ts'
import type { OpenedEntry } from '#contract/timeline.ts'
import { testPassword } from './couple.ts'
import { invite, join } from './invitation.ts'
import {
  aliasOf,
  answer,
  ask,
  type Choice,
  challengeAt,
  claim,
  entryAt,
  entryOf,
  erase,
  isElsewhere,
  note,
  probe,
  readChallenges,
  reset,
  type Scene,
  skip,
  swap,
  thrownAway,
} from './seal-steps.ts'
import { isThereFor, openAnswers, openNotes } from './sealed-couple.ts'
import { exported } from './until-served.ts'

type Command = (scene: Scene, choice: Choice) => Promise<unknown>

const names = { userName: 'Mina', partnerName: 'Jonas' }

const text =
  (kind: 'insight' | 'suggestion'): Command =>
  async (scene, { who, at }) => {
    const { couple, week, device } = scene
    if (week.questions.length === 0) await ask(scene, who)
    const { content: question, id: questionId } = week.questions[at] ?? {}
    const about = { ...names, weekId: week.weekId, question, questionId }
    const reply = await device.post(`/api/catchups/${kind}`, about)
    expect(couple.watch(kind, reply, openAnswers(week)).status).toBe(200)
  }

/** Everything that is open, in one file: no answer that is still sealed, not even one's own (R2). */
const exportAs =
  (format: 'json' | 'html'): Command =>
  async ({ couple, device, person }) => {
    const open = couple.weeks.flatMap((week) => [
      ...openAnswers(week),
      ...openNotes(week.challenges),
    ])
    const kept = couple.timeline.flatMap((entry) =>
      isThereFor(person, entry) ? entry.answers : [],
    )
    const quoted = couple.timeline.flatMap(({ answers }) => answers)
    const reply = await exported(device, format)
    couple.watch(`export as ${format}`, reply, [...open, ...quoted], [...open, ...kept])
    expect(reply.status).toBe(200)
  }

export const sealCommands = {
  answer: (scene, { who, at }) => answer(scene, who, at),
  skip: (scene, { who, at }) => skip(scene, who, at),
  another: (scene, { who, at }) => swap(scene, who, at),
  probe: (scene, { who, at }) => probe(scene, who, at),
  claim: (scene, { who }) => claim(scene, who),
  questions: (scene, { who }) => ask(scene, who),
  async finish(scene, { who }) {
    for (let at = 0; at < questionsPerWeek; at += 1) {
      if (!scene.week.answers[who].has(at)) await answer(scene, who, at)
    }
    await claim(scene, who)
  },
  async progress(scene, { who }) {
    const { couple, week, device } = scene
    const url = `/api/progress/${week.weekId}?userId=${aliasOf(who)}`
    const { body } = couple.watch('progress', await device.get<Progress>(url))
    expect(body.ownDevice === true).toBe(isElsewhere(scene, who))
  },
  async start({ couple, week, device }, { who }) {
    const url = `/api/catchups/${week.weekId}`
    const reply = await device.post<Catchup>(url, { userId: aliasOf(who) })
    couple.watch('start', reply)
    expect(reply.status).toBe(week.completed.size === 2 ? 200 : 409)
    if (reply.status !== 200) return
    week.catchup ??= { id: reply.body.id, completed: false, entry: null }
  },
  async responses({ couple, week, device }, { who }) {
    const url = `/api/catchups/${week.weekId}/responses?userId=${aliasOf(who)}`
    const open = openAnswers(week)
    couple.watch('responses', await device.get<unknown[]>(url), open, open)
  },
  insight: text('insight'),
  suggestion: text('suggestion'),
  async summary({ couple, week, device }) {
    const reply = await device.post('/api/catchups/summary', { ...names, weekId: week.weekId })
    expect(couple.watch('summary', reply, openAnswers(week)).status).toBe(200)
  },
  async complete(scene) {
    const { couple, week, device } = scene
    const url = `/api/catchups/${week.catchup?.id ?? 0}/complete`
    const { status } = couple.watch('complete', await device.patch(url, { completed: true }))
    expect(status).toBe(week.catchup ? 200 : 404)
    if (!week.catchup || week.catchup.completed) return
    week.catchup.completed = true
    entryOf(scene, week.catchup)
  },
  reset,
  async clear(scene) {
    const { couple, week, device } = scene
    const url = `/api/questions/${week.weekId}?clear_existing=true`
    expect(couple.watch('clear', await device.get(url)).status).toBe(200)
    thrownAway(scene)
  },
  async feedback(scene, { at, yes: keep }) {
    const { couple, week, device } = scene
    const url = `/api/catchups/${week.catchup?.id ?? 0}/feedback`
    const focus = at > 3 ? ['Fun & Friendship'] : []
    const reply = await device.post(url, { helpful: keep, focus, keep })
    expect(couple.watch('feedback', reply).status).toBe(week.catchup ? 200 : 404)
    if (week.catchup) entryOf(scene, week.catchup).kept = keep
    couple.watch('feedback', await device.get(url))
  },
  async entry(scene, { at }) {
    const { couple, device, person } = scene
    const { id, entry } = await entryAt(scene, at)
    const isThere = entry !== undefined && isThereFor(person, entry)
    const { answers = [] } = entry ?? {}
    const reply = await device.get<OpenedEntry>(`/api/timeline/${id}`)
    couple.watch(isThere ? 'kept entry' : 'entry', reply, answers, isThere ? answers : [])
    expect(reply.status).toBe(entry ? 200 : 404)
    if (entry) expect(reply.body.conversation !== null).toBe(isThere)
  },
  erase: (scene, { at }) => erase(scene, at),
  challenges: readChallenges,
  note,
  async swap(scene, { at }) {
    const { couple, week, device } = scene
    const url = `/api/challenges/${(await challengeAt(scene, at)).id}/choose`
    const open = openNotes(week.challenges)
    expect(couple.watch('swap', await device.post(url, {}), open, open).status).toBe(200)
  },
  /** What is asked is nobody's to read again, not even who asked it. */
  async ask({ couple, week, device }) {
    const question = `How do we stop arguing about money? ${couple.canary(week)}`
    expect(couple.watch('ask', await device.post('/api/ask', { question })).status).toBe(200)
  },
  exportJson: exportAs('json'),
  exportHtml: exportAs('html'),
  async join({ couple, device, stranger }, { at }) {
    const { inviteToken } = await invite(device, at > 3 ? { partnerName: 'Jo' } : {})
    const reply = await join(stranger(), inviteToken, `Jo ${at}`)
    expect(couple.watch('join', reply).status).toBe(200)
    couple.watch('user', await device.get('/api/user'))
  },
  async otherDevice({ couple, device }, { on }) {
    const other = couple.devices[on === 'own' ? 'partners' : 'own']
    couple.watch('sign out others', await device.post('/api/logout-others'))
    const gone = await other.visitor.get('/api/account/export')
    expect(couple.watch('signed out', gone).status).toBe(401)
    const credentials = { email: other.email, password: testPassword }
    const back = await other.visitor.post('/api/login', credentials)
    expect(couple.watch('sign in', back).status).toBe(200)
  },
} satisfies Record<string, Command>
