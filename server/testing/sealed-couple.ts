import { expect } from 'vitest'
import type { Participant } from '#contract/participants.ts'
import { canariesIn, canary } from './canaries.ts'
import type { Reply, Visitor } from './visitor.ts'

export const participants = ['primary', 'partner'] as const satisfies Participant[]

/** One entry of the timeline: the answers of its catch-up, whether they were kept, and for whom they wait (R22). */
export type SealedEntry = {
  answers: readonly string[]
  kept: boolean
  waitsFor: Participant | null
}

/** One challenge: who says to have done it, whether both ever had, and the note each left on it. */
export type SealedChallenge = {
  id: number
  done: Set<Participant>
  opened: boolean
  ownDevice: Set<Participant>
  notes: Map<Participant, string>
}

/** One weekly session as a keeper of the seal knows it. Answers stand by their question's place. */
export function sealedWeek(weekId: string) {
  return {
    weekId,
    questions: [] as { id: number; content: string }[],
    /** The places in which another question came (R26). */
    swapped: new Set<number>(),
    completed: new Set<Participant>(),
    /** Empty for a question kept private (R26). */
    answers: { primary: new Map<number, string>(), partner: new Map<number, string>() },
    /** Who has answered from a login of their own: only theirs may from then on (R17). */
    ownDevice: new Set<Participant>(),
    /** The login that wrote each of those answers. */
    writers: { primary: new Map<number, string>(), partner: new Map<number, string>() },
    catchup: null as { id: number; completed: boolean; entry: SealedEntry | null } | null,
    challenges: [] as SealedChallenge[],
  }
}
export type SealedWeek = ReturnType<typeof sealedWeek>

/** After a reset: seven new questions and nothing else of the session. Challenges outlive it. */
export function forget(week: SealedWeek): void {
  Object.assign(week, { ...sealedWeek(week.weekId), challenges: week.challenges })
}

/** The answers that may leave: all of them once both have completed, none before (R2). */
export const openAnswers = ({ completed, answers }: SealedWeek): string[] =>
  completed.size === 2
    ? participants.flatMap((who) => [...answers[who].values()]).filter(Boolean)
    : []

/** The notes that may leave: both people's once both have ever done the challenge, none before. */
export const openNotes = (challenges: readonly SealedChallenge[]): string[] =>
  challenges.flatMap(({ opened, notes }) => (opened ? [...notes.values()] : []))

/** Whether the conversation of an entry is there for that person to read. */
export const isThereFor = (person: Participant, { kept, waitsFor }: SealedEntry): boolean =>
  kept || waitsFor === person

type Device = { visitor: Visitor; email: string }
export type Devices = { own: Device; partners: Device }

export type SealedCouple = ReturnType<typeof sealedCouple>

let canaries = 0

/**
 * A couple and what a keeper of the seal knows of it. `name` marks its canaries; `opened` counts by
 * `what` the replies in which some left rightly.
 */
export function sealedCouple(name: string, devices: Devices, opened: Map<string, number>) {
  return {
    devices,
    weeks: [] as SealedWeek[],
    /** The latest last. */
    timeline: [] as SealedEntry[],
    /** Swaps that nobody stood in the way of: those that brought another question, and the others (R26). */
    swaps: { done: 0, none: 0 },

    canary: ({ weekId }: Pick<SealedWeek, 'weekId'>): string => {
      canaries += 1
      return canary(`${name}x${weekId}`, canaries)
    },

    /** The seal: of all canaries only those that `may` leave do, and those that `must` are there. */
    watch<Body>(
      what: string,
      reply: Reply<Body>,
      may: readonly string[] = [],
      must: readonly string[] = [],
    ): Reply<Body> {
      const seen = canariesIn(reply.text + JSON.stringify(reply.headers))
      expect([what, ...seen.filter((found) => !may.includes(found))]).toEqual([what])
      expect([what, ...must.filter((due) => !seen.includes(due))]).toEqual([what])
      expect(reply.status).toBeLessThan(500)
      if (seen.length > 0) opened.set(what, (opened.get(what) ?? 0) + 1)
      return reply
    },
  }
}
