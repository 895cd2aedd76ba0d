import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Database } from '#server/tables.ts'
import { readOrMakeDatabaseId } from '#server/vault/database-id.ts'
import { readFact, swapFact } from '#server/vault/facts.ts'
import {
  longestBackupMs,
  type MadeBackup,
  readBackupName,
  type SortedBackups,
} from './backup-order.ts'
import { takeBackBesideOthers } from './beside-others.ts'
import { NoBackup } from './make-backup-aside.ts'

export type DailyBackupParts = {
  database: Database
  folder: string
  /** Makes one in the folder. */
  make: (folder: string, at: Date, stopping: AbortSignal) => Promise<MadeBackup>
  /** Tells which of those in the folder are the database's of that id. */
  sort: (folder: string, databaseId: string, stopping: AbortSignal) => Promise<SortedBackups>
  now: () => Date
  /** Hears besides how many old ones are not ours to delete. */
  onMade: (made: MadeBackup, oldOthers: number) => void
  onFailure: (error: unknown) => void
}

/** When the last backup that went well was made, and whether the last try went well. */
export type LastBackup = { at: Date | null; ok: boolean }

export const backupLookEveryMs = 60 * 60_000
/** Less than a day, so that an hourly look does not slip to every 25 hours. */
const dailyMs = 23.5 * 60 * 60_000
const dayMs = 24 * 60 * 60_000

const keptDays = 14
/** What the Privacy Policy promises: what people delete is gone from the backups, too. */
const oldestMs = 30 * dayMs

const fact = 'daily-backup'
const State = z.object({
  begunAt: z.string(),
  /** Null while it is being made. */
  ok: z.nullable(z.boolean()),
  lastGoodAt: z.nullable(z.string()),
})

/**
 * Makes a backup once a day, and again at the next look where that failed; of several servers one does
 * it. After each one the oldest of this database go; another's stay, and a database without couples beside
 * them has taken the place of one that was lost, which is a failure.
 */
export function createDailyBackup(parts: DailyBackupParts) {
  const { database, folder, make, sort, now, onMade, onFailure } = parts
  let last: LastBackup | null = null

  async function claim(): Promise<{ mine: string; state: z.infer<typeof State> } | null> {
    const known = await readFact(database, fact)
    const before = known === undefined ? null : z.parse(State, JSON.parse(known))
    if (before && before.ok !== null) last = asLast(before)
    if (before && !isDue(before, now())) return null
    const lastGoodAt = before?.lastGoodAt ?? null
    const state = { begunAt: now().toISOString(), ok: null, lastGoodAt }
    const mine = JSON.stringify(state)
    return (await swapFact(database, fact, known, mine)) ? { mine, state } : null
  }

  async function makeOne(stopping: AbortSignal): Promise<void> {
    const claimed = await claim()
    if (!claimed) return
    const { mine, state } = claimed
    const end = async (ok: boolean) => {
      const ended = { ...state, ok, lastGoodAt: ok ? state.begunAt : state.lastGoodAt }
      if (!stopping.aborted) last = asLast(ended)
      await swapFact(database, fact, mine, JSON.stringify(ended))
    }
    try {
      const made = await make(folder, new Date(state.begunAt), stopping)
      const sorted = await sort(folder, await readOrMakeDatabaseId(database), stopping)
      const why = takeBackBesideOthers(folder, made, sorted)
      if (why !== undefined) throw new NoBackup(why)
      onMade(made, sorted.others.filter((name) => isTooOld(name, now())).length)
      clearOld({ folder, own: sorted.own, isEmpty: made.couples === 0, at: now() })
    } catch (error) {
      await end(false).catch(() => undefined)
      throw error
    }
    await end(true)
  }

  return {
    /** Looks whether one is due, and makes it. Never fails. */
    async round(stopping: AbortSignal): Promise<void> {
      await makeOne(stopping).catch((error: unknown) => {
        if (stopping.aborted) return
        last = { at: last?.at ?? null, ok: false }
        onFailure(error)
      })
    },

    /** Null until the first look has found or made one. */
    last: (): LastBackup | null => last,
  }
}

const asLast = ({ lastGoodAt, ok }: z.infer<typeof State>): LastBackup => ({
  at: lastGoodAt === null ? null : new Date(lastGoodAt),
  ok: ok === true,
})

/** A beginning that lies ahead is a clock's that went back. */
function isDue({ begunAt, ok }: z.infer<typeof State>, at: Date): boolean {
  const since = at.getTime() - Date.parse(begunAt)
  if (since < 0 || ok === false) return true
  return since >= (ok === null ? longestBackupMs : dailyMs)
}

const ageAt = (name: string, at: Date): number | null => {
  const read = readBackupName(name)
  return read && at.getTime() - read.at.getTime()
}

const isTooOld = (name: string, at: Date): boolean => (ageAt(name, at) ?? 0) >= oldestMs

/**
 * Deletes of our own what is older than the newest fourteen days that have any, or too old; of all, what
 * never became whole. An empty database's days push out nobody's. By age only where two are young: a clock
 * that is a year ahead is to take no backup with it.
 */
function clearOld({
  folder,
  own,
  isEmpty,
  at,
}: {
  folder: string
  own: readonly string[]
  isEmpty: boolean
  at: Date
}): void {
  const dayOf = (name: string) => readBackupName(name)?.at.toISOString().slice(0, 10) ?? ''
  const keeps = new Set([...new Set(own.map(dayOf))].sort().slice(-keptDays))
  const isOld = (name: string) => isTooOld(name, at)
  const hasYoungOnes = own.filter((name) => !isOld(name)).length > 1
  const over = [
    ...own.filter((name) => (!isEmpty && !keeps.has(dayOf(name))) || (hasYoungOnes && isOld(name))),
    ...readdirSync(folder).filter(
      (name) => readBackupName(name)?.isWhole === false && (ageAt(name, at) ?? 0) >= dayMs,
    ),
  ]
  for (const name of over) rmSync(join(folder, name), { force: true })
}
