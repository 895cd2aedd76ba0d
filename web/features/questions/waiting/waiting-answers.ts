import * as z from 'zod/mini'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { Participant } from '#contract/participants.ts'
import { Edition } from '#contract/questions.ts'
import {
  drop,
  keepingFor,
  keptWith,
  seal,
  type Unsealed,
  unseal,
} from '#web/session/sealed-store.ts'

/** An answer that waits on this device for a network, or that the server gave back (R28). */
const WaitingAnswer = z.object({
  deliveryId: z.string(),
  weekId: z.string(),
  questionId: z.int(),
  question: z.string(),
  /** Whose answer it is. */
  userId: z.int(),
  participant: Participant,
  /** Whose login wrote it, and alone delivers it; left out by an earlier version. */
  writtenBy: z.optional(z.int()),
  /** Null keeps the question private (R26). */
  response: z.nullable(z.string()),
  how: z.enum(['once', 'again']),
  /** Of an edit: the delivery whose words it comes in place of, and no others. */
  insteadOf: z.optional(z.string()),
  /** Which writing of this browser's it is; left out by an earlier version. */
  edition: z.optional(Edition),
  /** Where it stands among the others, by when it was written first. */
  at: z.number(),
  /** Why the server would not take it; left out as long as it waits. */
  refused: z.optional(z.string()),
})
export type WaitingAnswer = z.infer<typeof WaitingAnswer>

/** One that this version keeps. */
export type WrittenAnswer = WaitingAnswer & { writtenBy: number }

/** What the page remembers of it: all but the words. */
export type WaitingNote = Omit<WaitingAnswer, 'response'>

/** One as it was read, with which writing of it that was, and when. */
export type ReadAnswer = WaitingAnswer & { version: string; writtenAt: number }

/** Whose answer to which question has arrived from here since this page began. */
const Arrival = z.object({ weekId: z.string(), userId: z.int(), questionId: z.int() })
type Arrival = z.infer<typeof Arrival>
/** `isByThisPage`: this page has delivered it, not another tab. */
type NotedArrival = Arrival & { isByThisPage: boolean }

const prefix = 'answer '
type Notes = {
  all: readonly WaitingNote[]
  arrived: readonly NotedArrival[]
  keepsFor: number | null
}
const notes = createStore<Notes>(() => ({ all: [], arrived: [], keepsFor: null }))

const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('waiting')
otherTabs?.addEventListener('message', ({ data }) => {
  const arrival = Arrival.safeParse(data)
  if (arrival.success) addArrival({ ...arrival.data, isByThisPage: false })
  void readWaiting()
})

const addArrival = (arrival: NotedArrival): void =>
  notes.setState(({ arrived }) => ({ arrived: [...arrived, arrival] }))

/** A newer text waits. */
const forgetArrival = ({ weekId, userId, questionId }: Arrival): void => {
  const isIt = (one: Arrival) =>
    one.weekId === weekId && one.userId === userId && one.questionId === questionId
  notes.setState(({ arrived }) => ({ arrived: arrived.filter((one) => !isIt(one)) }))
}

const readOne = ({ value, version, at }: Unsealed): ReadAnswer | null => {
  const read = WaitingAnswer.safeParse(value)
  return read.success ? { ...read.data, version, writtenAt: at } : null
}

const noteOf = ({ response: _1, version: _2, writtenAt: _3, ...note }: ReadAnswer): WaitingNote =>
  note

/** How many readings have begun, and which of them the page shows. */
let [begun, shown] = [0, 0]

/**
 * All that wait or came back, in the order of writing, with their words; null where this device's store
 * cannot be read, which says nothing about what waits.
 */
export async function readWaiting(): Promise<ReadAnswer[] | null> {
  begun += 1
  const turn = begun
  const kept = await unseal(prefix).catch(() => null)
  if (kept === null) return null
  if (keptWith() === null) notes.setState({ arrived: [] })
  const answers = kept
    .map(readOne)
    .filter((answer) => answer !== null)
    .sort((one, other) => one.at - other.at)
  // A later reading may have come first.
  if (turn > shown) {
    shown = turn
    notes.setState({ all: answers.map(noteOf) })
  }
  return answers
}

/** How many wait or came back; where the store cannot be read, as the page knew it last. */
export const countKept = async (): Promise<number> =>
  (await readWaiting())?.length ?? notes.getState().all.length

async function changed(arrival?: Arrival): Promise<void> {
  await readWaiting()
  otherTabs?.postMessage(arrival ?? 'changed')
}

let hasAskedToStay = false
/** Asks the browser once not to clear what waits when it is short of room. */
function askToStay(): void {
  if (hasAskedToStay) return
  hasAskedToStay = true
  void navigator.storage?.persist?.().catch(() => undefined)
}

/**
 * Keeps an answer, in place of one to the same question that waits; false where nothing can be kept for the login
 * that wrote it, or no longer by `owner`, the half of the key that was there when it was written.
 */
export async function keepWaiting(
  answer: WrittenAnswer,
  owner = keptWith(answer.writtenBy),
): Promise<boolean> {
  if (owner !== keptWith(answer.writtenBy)) return false

  const { weekId, questionId, userId } = answer
  const before = waitingFor(weekId, userId).find((one) => one.questionId === questionId)
  const { deliveryId, how, insteadOf, at } = before ?? answer
  const kept = { ...answer, deliveryId, how, insteadOf, at }
  const isKept = await seal(prefix + kept.deliveryId, kept, { owner, now: answer.at })
  if (isKept) {
    askToStay()
    forgetArrival(answer)
    await changed()
  }
  return isKept
}

/** Notes why the server would not take an answer, so that its author gets it back; not where it was written anew since. */
export async function noteRefused(
  { version: over, writtenAt: now, ...answer }: WaitingAnswer & Partial<ReadAnswer>,
  refused: string,
  owner = keptWith(answer.writtenBy),
): Promise<void> {
  await seal(prefix + answer.deliveryId, { ...answer, refused }, { over, owner, now })
  await changed()
}

/** Forgets an answer that has arrived; one that was written anew since stays, and waits. */
export async function noteArrived({ version, ...answer }: ReadAnswer): Promise<void> {
  const { weekId, userId, questionId } = answer
  const arrival = { weekId, userId, questionId }
  const isGone = await drop(prefix + answer.deliveryId, version)
  if (isGone) addArrival({ ...arrival, isByThisPage: true })
  await changed(isGone ? arrival : undefined)
}

/** Forgets an answer: its author has put it away. */
export async function dropWaiting(deliveryId: string): Promise<void> {
  await drop(prefix + deliveryId)
  await changed()
}

/** Whether anything waits, as the page knows it. */
export const isAnyWaiting = (): boolean =>
  notes.getState().all.some(({ refused }) => refused === undefined)

/** The answers of one person that wait, in a session. */
export const waitingFor = (weekId: string, userId: number): readonly WaitingNote[] =>
  notes
    .getState()
    .all.filter((one) => !one.refused && one.weekId === weekId && one.userId === userId)

/** All that wait or came back, as the page knows them, without their words. */
export const useWaiting = (): readonly WaitingNote[] => useStore(notes, ({ all }) => all)

/** From here on answers may wait on this device for that login: its store has been found, or made. */
export const noteKeeping = (userId: number): void => notes.setState({ keepsFor: userId })

/** Whether answers may wait on this device for that login. */
export const useMayWait = (userId: number): boolean =>
  useStore(notes, ({ keepsFor }) => keepsFor) === userId && keepingFor() === userId

/** Which answers have arrived from this browser since the page began. */
export const useArrived = (): readonly NotedArrival[] => useStore(notes, ({ arrived }) => arrived)

/** Calls `listener` at every change, with whether anything waits. */
export const watchWaiting = (listener: (isAnything: boolean) => void): (() => void) =>
  notes.subscribe(({ all }) => listener(all.some(({ refused }) => refused === undefined)))
