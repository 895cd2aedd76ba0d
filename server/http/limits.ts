import { hash } from 'node:crypto'
import { clocksDifferMs, type LimitStore } from '#server/drivers/limit-store/limit-store.ts'
import { tooOften } from '#server/refusal.ts'
import { networkOf } from './address.ts'
import {
  addressStaysKnown,
  type Limit,
  type LimitName,
  limitTable,
  networkTimes,
} from './limit-table.ts'

export type Limits = {
  /** Counts one use and gives the seconds to wait for it; 0 where it may be now. */
  wait: (name: LimitName, key: string) => Promise<number>
  /** Counts one use; refuses (429 with `Retry-After`) one too many. */
  take: (name: LimitName, key: string) => Promise<void>
  /** Begins the count of that key again, as after a right password. */
  forget: (name: LimitName, key: string) => Promise<void>
  /** Notes an e-mail and the address its owner signed in from, and tells whether they are noted. */
  remember: (emailAndAddress: string) => Promise<void>
  knows: (emailAndAddress: string) => Promise<boolean>
}

type Parts = {
  /** This process's own store, and the one all servers share. */
  here: LimitStore
  together: LimitStore
  registerPerHour: number
  onStoreFailure: (limit: string) => void
}

/** Wait this long after a refusal for want of a store, in seconds. */
const storeIsBack = 60

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000))

/** Stores get hashes: neither addresses nor e-mails are kept to count them. A login's key is one already. */
const placeOf = (name: string, key: string, by?: Limit['by']) =>
  `${name}:${by === 'login' ? key : hash('sha256', key, 'base64url')}`

/** The limits of use (R14), counted as `limit-table.ts` says. */
export function createLimits({ here, together, registerPerHour, onStoreFailure }: Parts): Limits {
  const table: Record<LimitName, Limit> = {
    ...limitTable,
    register: { ...limitTable.register, points: registerPerHour },
  }

  const counting = async <Result>(
    name: string,
    { counted, whenStoreFails }: Pick<Limit, 'counted' | 'whenStoreFails'>,
    count: (store: LimitStore) => Promise<Result>,
    refusal: Result,
  ): Promise<Result> => {
    if (counted === 'here') return count(here)
    try {
      return await count(together)
    } catch {
      onStoreFailure(name)
      return whenStoreFails === 'refuse' ? refusal : count(here)
    }
  }

  const wait: Limits['wait'] = (name, key) => {
    const limit = table[name]
    const place = placeOf(name, key, limit.by)
    const network = limit.by === 'address' ? networkOf(key) : null
    const count = (store: LimitStore) =>
      network === null
        ? secondsToWait(store, place, limit)
        : secondsInNetwork(store, { place, network: placeOf(name, network) }, limit)
    return counting(name, limit, count, storeIsBack)
  }

  const knownAddresses = { counted: 'together', whenStoreFails: 'count here' } as const
  const known = 'knownAddress'

  return {
    wait,
    async take(name, key) {
      const seconds = await wait(name, key)
      if (seconds > 0) throw tooOften(seconds)
    },
    forget(name, key) {
      const place = placeOf(name, key, table[name].by)
      const all = [place, gateOf(place), stepsOf(place)]
      const forgetAll = async (store: LimitStore) => {
        for (const part of all) await store.forget(part)
      }
      return counting(name, table[name], forgetAll, undefined)
    },
    async remember(key) {
      const place = placeOf(known, key)
      const note = async (store: LimitStore) => {
        await store.forget(place)
        await store.add(place, addressStaysKnown)
      }
      await counting(known, knownAddresses, note, undefined)
    },
    knows(key) {
      const isNoted = async (store: LimitStore) => (await store.read(placeOf(known, key))) !== null
      return counting(known, knownAddresses, isNoted, false)
    },
  }
}

const gateOf = (place: string) => `${place}:gate`
const stepsOf = (place: string) => `${place}:steps`

async function secondsToWait(store: LimitStore, place: string, limit: Limit): Promise<number> {
  const { points, seconds, delays } = limit
  const { count, msLeft } = await store.add(place, seconds)
  if (delays === undefined) return count <= points ? 0 : secondsOf(msLeft)
  if (count < points) return 0
  const steps = (await store.read(stepsOf(place)))?.count ?? 0
  const delay = Math.min(delays.first * 2 ** steps, delays.longest)
  const gate = await store.add(gateOf(place), delay)
  if (count > points && gate.count > 1) return secondsOf(gate.msLeft)
  await store.add(stepsOf(place), seconds)
  return 0
}

/**
 * The wait for an address within a larger network. Where the network has had its share, nothing is
 * counted any more, and what a single address is refused does not count against its neighbours. A share
 * that reaches further than the limit was counted by a clock that was ahead: it holds nobody up.
 */
async function secondsInNetwork(
  store: LimitStore,
  { place, network }: { place: string; network: string },
  limit: Limit,
): Promise<number> {
  const known = await store.read(network)
  const isHeld = known !== null && known.msLeft <= limit.seconds * 1000 + clocksDifferMs
  if (isHeld && known.count >= limit.points * networkTimes) return secondsOf(known.msLeft)
  const seconds = await secondsToWait(store, place, limit)
  if (seconds === 0) await store.add(network, limit.seconds)
  return seconds
}

/** What `RATE_LIMITS=off` puts in their place. */
export const noLimits: Limits = {
  wait: async () => 0,
  take: async () => undefined,
  forget: async () => undefined,
  remember: async () => undefined,
  knows: async () => false,
}
