import { type CatchupPlace, type moveCatchupPlace, pressesInAll } from '#contract/catchup-place.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { codeOf } from '#web/api/call.ts'
import { pressAt } from './couple-place.ts'
import { hasReached, type Place, versionOf } from './place.ts'

/** How often a device looks where the couple are, in milliseconds (product §9). */
export const followEvery = 2000

export type PlaceCalls = {
  read: () => Promise<CatchupPlace>
  move: (body: BodyInput<typeof moveCatchupPlace>) => Promise<CatchupPlace>
}

type Parts = {
  /** This device's catch-up: where it is, and the couple as it last heard of them. */
  device: {
    read: () => { place: Place; couple: CatchupPlace | null }
    follow: (couple: CatchupPlace) => void
  }
  calls: PlaceCalls
  count: number
}

/**
 * Keeps this device and the couple's place together (R22): reports what was pressed here, takes up what
 * was pressed there, and notes how far this person has come. What fails is tried at the next round.
 */
export function createPlaceFollower({ device, calls, count }: Parts) {
  let working = false
  let isOver = false
  let again = false
  let before = versionOf(device.read().place, count)
  /** They went through the last question here, rather than find the catch-up at its end. */
  let cameToEnd = false
  /** Somebody has done something here since this device came to the end: it was not left lying there. */
  let isAttended = false
  const watch = () => {
    const now = versionOf(device.read().place, count)
    if (now === 2 * count && before < now) cameToEnd = before >= 2 * count - 2
    before = now
  }

  const report = async (body: BodyInput<typeof moveCatchupPlace>): Promise<CatchupPlace> => {
    const couple = await calls.move(body)
    device.follow(couple)
    return couple
  }

  const reportPresses = async () => {
    for (let left = pressesInAll; left > 0; left -= 1) {
      const { place, couple } = device.read()
      if (place.alone || !couple || couple.completed) return
      const { version } = couple
      if (version >= Math.min(versionOf(place, count), pressesInAll)) return
      const after = await report({ version, press: pressAt(place, version) })
      if (after.version <= version) return
    }
  }

  const reportReached = async (atEnd: boolean) => {
    const { place, couple } = device.read()
    if (place.alone || !couple) return
    const reached = atEnd ? 'end' : 'in'
    if (couple.reached.own === 'end' || couple.reached.own === reached) return
    await report({ version: couple.version, reached })
  }

  const work = async (look: boolean): Promise<void> => {
    if (isOver) return
    if (working) {
      again = true
      return
    }
    working = true
    try {
      if (look) device.follow(await calls.read())
      await reportPresses()
      const isEnd = hasReached(device.read().place, 'completed')
      await reportReached(cameToEnd && isAttended && isEnd)
    } catch (error) {
      // The next round tries again, unless there is no such catch-up any more.
      isOver = codeOf(error) === 'not-found'
    } finally {
      working = false
    }
    if (!again) return
    again = false
    await work(false)
  }

  return {
    /** The catch-up is no more: the other device has pressed Done. */
    isOver: () => isOver,
    watch,
    /** Something was pressed here: reports it at once. */
    report: () => work(false),
    /** Somebody has done something at this device. Before the end it says nothing about the end. */
    noteAttention() {
      if (isAttended || versionOf(device.read().place, count) < 2 * count) return
      isAttended = true
      void work(false)
    },
    /** Looks where the couple are, then reports what they do not know yet. */
    look: () => work(true),
    /** This person has done something at the end, however they got there. */
    noteAtEnd: () => reportReached(true).catch(() => undefined),
  }
}
