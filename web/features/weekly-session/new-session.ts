import type { Participant } from '#contract/participants.ts'
import { readQuestions } from '#contract/questions.ts'
import {
  type NamedLoss,
  resetWeeklySession,
  type WeeklySessionState,
  weekIdFrom,
} from '#contract/weekly-session.ts'
import { call } from '#web/api/call.ts'
import type { PersonStatus } from './home-steps.ts'
import { weeklySessionWords } from './weekly-session-words.ts'

const words = weeklySessionWords.newSession

type Session = {
  statuses: readonly (Pick<PersonStatus, 'person'> & { answered: number | undefined })[]
  /** As the server says; undefined while that is not known. */
  catchup: WeeklySessionState['catchup'] | undefined
  /** The other one's name, where each of the two has a device of their own. */
  otherApart: string | null
  /** Who was typing an answer on this device that is not sent. */
  typing: readonly string[]
}

/** Whom a catch-up that is over waits for on the timeline (R22). */
function waitsFor({ catchup, otherApart }: Session): Parameters<typeof words.catchupStays>[0] {
  if (otherApart === null) return null
  return { other: otherApart, unreadByYou: Boolean(catchup?.unread || catchup?.left) }
}

/** What starting a new session throws away, person by person (R22); nothing where nothing is there. */
export function whatIsLost(session: Session): string[] {
  const { statuses, catchup, typing } = session
  const people = statuses.flatMap(({ person, answered = 0 }) =>
    answered > 0 ? [{ name: person.name, answered }] : [],
  )
  const total = people.reduce((sum, { answered }) => sum + answered, 0)
  return [
    ...(total > 0 ? [words.answersLost(people, total)] : []),
    ...(typing.length > 0 ? [words.draftLost(typing)] : []),
    ...(catchup?.completed === false ? [words.catchupLost] : []),
    ...(catchup?.completed ? [words.catchupStays(waitsFor(session))] : []),
  ]
}

/** The same for the server, which throws nothing else away. */
export function namedLoss({ statuses, catchup }: Pick<Session, 'statuses' | 'catchup'>): NamedLoss {
  const answeredBy = (participant: Participant) =>
    statuses.find(({ person }) => person.participant === participant)?.answered ?? 0
  const ending = catchup?.completed ? 'over' : 'unfinished'
  return {
    answered: { primary: answeredBy('primary'), partner: answeredBy('partner') },
    catchup: catchup ? ending : null,
  }
}

/** The clock in milliseconds since 1970, and a source of letters and digits. */
export type IdSource = { now: () => number; random: () => string }

type Start = IdSource & {
  weekId: string
  userId: number
  /** What the person has been told that goes. */
  named: NamedLoss
  /** Called with the new id as soon as the old session is gone, whatever becomes of the new one. */
  onReset: (fresh: string) => void
}

type Started = {
  weekId: string
  /** Its questions have come. Where they have not, the server may know the new session or not. */
  hasQuestions: boolean
}

/**
 * Throws the session `weekId` away and makes a new one with fresh questions. Where the old one cannot be
 * thrown away, it fails in the words of product §8; from then on nothing fails, for the reset stands.
 */
export async function startNewSession(start: Start): Promise<Started> {
  const { weekId, userId, named, now, random, onReset } = start
  try {
    await call(resetWeeklySession, { params: { weekId }, query: { userId }, body: { named } })
  } catch (cause) {
    throw new Error('Failed to reset session', { cause })
  }
  const fresh = weekIdFrom(now(), random())
  onReset(fresh)
  const query = { userId, clear_existing: 'true' } as const
  const asked = call(readQuestions, { params: { weekId: fresh }, query })
  const hasQuestions = await asked.then(
    () => true,
    () => false,
  )
  return { weekId: fresh, hasQuestions }
}
