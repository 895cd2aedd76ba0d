import { type CatchupPlace, type moveCatchupPlace, pressesInAll } from '#contract/catchup-place.ts'
import type { BodyInput } from '#contract/endpoint.ts'
import { CallFailed } from '#web/api/call.ts'
import { hasReached, versionOf } from './catchup-conversation.ts'
import type { CatchupPlayer } from './catchup-player.ts'
import { pressAt } from './couple-place.ts'

/** How often a device looks where the couple are, in milliseconds (product §9). */
export const followEvery = 2000

export type PlaceCalls = {
  read: () => Promise<CatchupPlace>
  move: (body: BodyInput<typeof moveCatchupPlace>) => Promise<CatchupPlace>
}

type Parts = { player: CatchupPlayer; calls: PlaceCalls; count: number }

/**
 * Keeps this device and the couple's place together (R22): tells what was pressed here, takes up what
 * was pressed there, and notes how far this person has come. What fails is tried at the next round.
 */
export function createPlaceFollower({ player, calls, count }: Parts) {
  let working = false
  let isOver = false
  let again = false
  let before = versionOf(player.read().place, count)
  /** They went through the last question here, rather than find the talk at its end. */
  let cameToEnd = false
  const watch = () => {
    const now = versionOf(player.read().place, count)
    if (now === 2 * count && before < now) cameToEnd = before >= 2 * count - 2
    before = now
  }

  const tell = async (body: BodyInput<typeof moveCatchupPlace>): Promise<CatchupPlace> => {
    const couple = await calls.move(body)
    player.follow(couple)
    return couple
  }

  const tellPresses = async () => {
    for (let left = pressesInAll; left > 0; left -= 1) {
      const { place, couple } = player.read()
      if (place.alone || !couple || couple.completed) return
      const { version } = couple
      if (version >= Math.min(versionOf(place, count), pressesInAll)) return
      const after = await tell({ version, press: pressAt(place, version) })
      if (after.version <= version) return
    }
  }

  const tellReached = async (atEnd: boolean) => {
    const { place, couple } = player.read()
    if (place.alone || !couple) return
    const reached = atEnd ? 'end' : 'in'
    if (couple.reached.own === 'end' || couple.reached.own === reached) return
    await tell({ version: couple.version, reached })
  }

  const work = async (look: boolean): Promise<void> => {
    if (isOver) return
    if (working) {
      again = true
      return
    }
    working = true
    try {
      if (look) player.follow(await calls.read())
      await tellPresses()
      await tellReached(cameToEnd && hasReached(player.read().place, 'completed'))
    } catch (error) {
      // The next round tries again, unless there is no such catch-up any more.
      isOver = error instanceof CallFailed && error.status === 404
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
    /** Something was pressed here: tells it at once. */
    tell: () => work(false),
    /** Looks where the couple are, then tells what they do not know yet. */
    look: () => work(true),
    /** This person has done something at the end, however they got there. */
    noteAtEnd: () => tellReached(true).catch(() => undefined),
  }
}
