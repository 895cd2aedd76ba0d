import { expect } from 'vitest'
import { type Challenge, challengesPerWeek } from '#contract/challenges.ts'
import { otherOf, type Participant } from '#contract/participants.ts'
import { type Question, questionsPerWeek } from '#contract/questions.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import {
  type Devices,
  forget,
  openAnswers,
  openNotes,
  type SealedCouple,
  type SealedWeek,
} from './sealed-couple.ts'
import type { Visitor } from './visitor.ts'

/** What chance decides about a command: for whom, on which device, and which of several. */
export type Choice = { who: Participant; on: keyof Devices; at: number; yes: boolean }

/** One couple at one weekly session, on the device of the choice. */
export type Scene = {
  couple: SealedCouple
  week: SealedWeek
  device: Visitor
  /** Who is signed in on it, and by which login. */
  person: Participant
  stranger: () => Visitor
}

export const aliasOf = (participant: Participant) => (participant === 'primary' ? 30 : 31)

export async function ask({ couple, week, device }: Scene, who: Participant) {
  const url = `/api/questions/${week.weekId}?userId=${aliasOf(who)}`
  const { body } = couple.watch('questions', await device.get<Question[]>(url))
  expect(body.map(({ answered }) => answered)).toEqual(
    body.map((_question, at) => week.answers[who].has(at)),
  )
  week.questions = body
}

/** The login of that device, as its cookie tells it. */
export const loginOf = ({ cookies }: Visitor): string => [...cookies.values()].join()

/** Whether that person answers on a device of their own, and this is not it (R17). */
export const isElsewhere = ({ week, person }: Scene, who: Participant): boolean =>
  week.ownDevice.has(who) && person !== who

export async function answer(scene: Scene, who: Participant, at: number) {
  const { couple, week, device } = scene
  if (week.questions.length === 0) await ask(scene, who)
  const response = couple.canary(week)
  const given = { response, isPartnerResponse: who === 'partner' }
  const reply = await device.patch(`/api/questions/${week.questions[at]?.id}`, given)
  const isRefused = isElsewhere(scene, who) || week.completed.has(who)
  expect(couple.watch('answer', reply).status).toBe(isRefused ? 409 : 200)
  if (reply.status !== 200) return
  week.answers[who].set(at, response)
  week.writers[who].set(at, loginOf(device))
  if (scene.person === who) week.ownDevice.add(who)
}

/** Keeps a question private, in place of an answer where there is one. */
export async function skip(scene: Scene, who: Participant, at: number) {
  const { couple, week, device } = scene
  if (week.questions.length === 0) await ask(scene, who)
  const url = `/api/questions/${week.questions[at]?.id}/skip`
  const reply = await device.post(url, { isPartnerResponse: who === 'partner' })
  const isRefused = isElsewhere(scene, who) || week.completed.has(who)
  const isAgain = week.answers[who].get(at) === '' && week.writers[who].get(at) === loginOf(device)
  const mayPass = !isRefused || (isAgain && !isElsewhere(scene, who))
  expect(couple.watch('skip', reply).status).toBe(mayPass ? 200 : 409)
  if (isRefused) return
  week.answers[who].set(at, '')
  week.writers[who].set(at, loginOf(device))
  if (scene.person === who) week.ownDevice.add(who)
}

/** Puts another question in that place, for both people, or leaves it where there is no other (R26). */
export async function swap(scene: Scene, who: Participant, at: number) {
  const { couple, week, device } = scene
  if (week.questions.length === 0) await ask(scene, who)
  const url = `/api/questions/${week.questions[at]?.id}/swap`
  const asked = { isPartnerResponse: who === 'partner' }
  const reply = await device.post<Question & Partial<RefusalBody>>(url, asked)
  const isAnswered = week.answers.primary.has(at) || week.answers.partner.has(at)
  const isRefused = isElsewhere(scene, who) || isAnswered || week.swapped.has(at)
  const isLast = !isRefused && reply.body.code === 'no-other-question'
  expect(couple.watch('another', reply).status).toBe(isRefused || isLast ? 409 : 200)
  if (isRefused) return
  couple.swaps[isLast ? 'none' : 'done'] += 1
  if (isLast) return
  week.swapped.add(at)
  week.questions[at] = reply.body
}

/** Tells a right guess at an answer that is there from a wrong one, to nobody but who wrote it. */
export async function probe(
  { couple, week, device, ...scene }: Scene,
  who: Participant,
  at: number,
) {
  const right = week.answers[who].get(at)
  if (!right) return
  const url = `/api/questions/${week.questions[at]?.id}`
  const guess = async (response: string) => {
    const more = { isPartnerResponse: who === 'partner', onlyIfUnanswered: true }
    return couple.watch('probe', await device.patch(url, { response, ...more }))
  }
  const [hit, miss] = [await guess(right), await guess(`${right}!`)]
  const isWriter = week.writers[who].get(at) === loginOf(device)
  const isRight = isWriter && !isElsewhere({ couple, week, device, ...scene }, who)
  expect([hit.status, miss.status]).toEqual([isRight ? 200 : 409, 409])
  if (!isRight) expect(hit.text).toBe(miss.text)
}

export async function claim(scene: Scene, who: Participant) {
  const { couple, week, device } = scene
  const url = `/api/progress/${week.weekId}?userId=${aliasOf(who)}`
  const { status } = couple.watch('claim', await device.post(url, { userCompleted: true }))
  const isWhole = week.answers[who].size === questionsPerWeek
  expect(status).toBe(isWhole && !isElsewhere(scene, who) ? 200 : 409)
  if (status === 200) week.completed.add(who)
}

export async function readChallenges({ couple, week, device }: Scene) {
  const reply = await device.get<Challenge[]>(`/api/challenges/${week.weekId}`)
  const open = openNotes(week.challenges)
  couple.watch('challenges', reply, open, open)
  if (week.challenges.length > 0) return
  week.challenges = reply.body.map(({ id }) => ({
    ...{ id, opened: false },
    ...{ done: new Set(), notes: new Map(), ownDevice: new Set() },
  }))
}

export async function challengeAt(scene: Scene, at: number) {
  if (scene.week.challenges.length === 0) await readChallenges(scene)
  const challenge = scene.week.challenges[at % challengesPerWeek]
  if (!challenge) throw new Error('There is no challenge')
  return challenge
}

/**
 * Marks one person's part done or not, with a note. Refused where they do theirs on another device,
 * and where it would seal again what was opened.
 */
export async function note(scene: Scene, { who, at, yes: completed }: Choice) {
  const { couple, week, device, person } = scene
  const challenge = await challengeAt(scene, at)
  const notes = couple.canary(week)
  const update = { completed, notes, isPartnerUpdate: who === 'partner' }
  const reply = await device.patch(`/api/challenges/${challenge.id}`, update)
  const done = new Set(challenge.done)
  if (completed) done.add(who)
  else done.delete(who)
  // Both have signed in as themselves, so that each marks their own part from the start (R17).
  const isTheirs = person === who
  const isTaken = isTheirs && (!challenge.opened || done.size === 2)
  if (isTaken) {
    Object.assign(challenge, { done, opened: challenge.opened || done.size === 2 })
    challenge.notes.set(who, notes)
    if (person === who) challenge.ownDevice.add(who)
  }
  const open = isTaken ? openNotes([challenge]) : []
  expect(couple.watch('note', reply, open, open).status).toBe(isTaken ? 200 : 409)
}

/** The entry on the timeline that a choice means: its id, and what is known of it. */
export async function entryAt({ couple, device }: Scene, at: number) {
  const reply = await device.get<TimelineEntry[]>('/api/timeline')
  const latestFirst = couple.timeline.toReversed()
  couple.watch(
    'timeline',
    reply,
    latestFirst.flatMap(({ answers }) => answers),
  )
  expect(reply.body.map(({ kept }) => kept)).toEqual(latestFirst.map(({ kept }) => kept))
  const position = at % Math.max(1, latestFirst.length)
  return { id: reply.body[position]?.id ?? 0, entry: latestFirst[position] }
}

export async function erase(scene: Scene, at: number) {
  const { couple, device, person } = scene
  const { id, entry } = await entryAt(scene, at)
  const { status } = couple.watch('erase', await device.send('DELETE', `/api/timeline/${id}`))
  const waitsForOther = entry?.waitsFor === otherOf(person)
  expect(status).toBe(waitsForOther ? 409 : entry ? 200 : 404)
  if (waitsForOther) return
  couple.timeline = couple.timeline.filter((other) => other !== entry)
  for (const { catchup } of couple.weeks)
    if (catchup?.entry === entry && catchup) catchup.entry = null
}

export const entryOf = ({ couple, week }: Scene, catchup: NonNullable<SealedWeek['catchup']>) => {
  if (catchup.entry === null) {
    catchup.entry = { answers: openAnswers(week), kept: false, waitsFor: null }
    couple.timeline.push(catchup.entry)
  }
  return catchup.entry
}

/** What throwing a session away leaves: a finished catch-up waits for the other one (R22). */
export function thrownAway(scene: Scene): void {
  const { week, person } = scene
  if (week.catchup?.completed) entryOf(scene, week.catchup).waitsFor = otherOf(person)
  forget(week)
}

export async function reset(scene: Scene): Promise<void> {
  const { couple, week, device } = scene
  const url = `/api/reset-session/${week.weekId}?userId=30`
  expect(couple.watch('reset', await device.post(url, {})).status).toBe(200)
  thrownAway(scene)
}

/** How many weekly sessions of a couple, and entries on its timeline, are there at a time. */
const atATime = 3

/** Clears the couple's oldest sessions and entries, so that its export does not grow for ever. */
export async function clearOldest(scene: Scene): Promise<void> {
  const { couple } = scene
  const oldest = couple.weeks.at(-1 - atATime)
  if (oldest) await reset({ ...scene, week: oldest })
  while (couple.timeline.length > atATime) {
    const person = couple.timeline[0]?.waitsFor ?? scene.person
    const { visitor: device } = couple.devices[person === 'primary' ? 'own' : 'partners']
    await erase({ ...scene, person, device }, couple.timeline.length - 1)
  }
}
