import { randomBytes } from 'node:crypto'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readHealth, readReady } from '#contract/health.ts'
import { databaseFailures } from '#server/drivers/database/failure.ts'
import type { Serve } from '#server/http/serve.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { removeFact, writeFact } from '#server/vault/facts.ts'
import { isStillKey } from '#server/vault/key-proof.ts'
import { NotOurKey, type Vault } from '#server/vault/vault.ts'
import type { Standing } from './standing.ts'

type Parts = {
  database: Database
  vault: Vault
  standing: Standing
  /** Hears why answers cannot be saved: once, until they can be again, however often a monitor asks. */
  onSick: (error: unknown) => void
}

const trialName = 'room'
/** More than a database mostly has left within what it holds already; by chance, since PostgreSQL makes the rest small. */
const trialValue = () => randomBytes(64 * 1024).toString('base64')

/** Whoever asks meanwhile waits for the same look: a flood of these calls is one transaction at a time. */
function oneAtATime(
  look: () => Promise<void>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let looking: Promise<void> | undefined
  return async () => {
    looking ??= look().finally(() => {
      looking = undefined
    })
    await looking.catch((error: unknown) => {
      onFailure(error)
      throw new Refusal('unhealthy')
    })
  }
}

/** Binds the two calls for machines; gives what ends listening to failures of the database. */
export function bindHealth(serve: Serve, parts: Parts): () => void {
  const { database, vault, standing, onSick } = parts
  /** Something was not saved since there was no room: nothing else will show that there is some again. */
  let ranFull = false
  const hear = (code: unknown) => {
    if (code === 'STORAGE_FULL') ranFull = true
  }
  subscribe(databaseFailures.name, hear)

  const requireRoom = async (): Promise<void> => {
    await writeFact(database, trialName, trialValue())
    ranFull = false
    await removeFact(database, trialName)
  }

  /**
   * In a transaction, since a database that only lets read is no good to anybody either; nor is one that goes
   * by another key since this server began.
   */
  const reachDatabase = () =>
    database.transaction().execute(async (transaction) => {
      if (!(await isStillKey(transaction, vault))) throw new NotOurKey()
    })

  let isTold = false
  const tell = (error: unknown) => {
    if (!isTold) onSick(error)
    isTold = true
  }
  const beWell = oneAtATime(reachDatabase, tell)
  const haveRoom = oneAtATime(requireRoom, tell)

  serve.everyone(readHealth, async () => {
    await beWell()
    if (ranFull) await haveRoom()
    isTold = false
    return { status: 'ok' as const, failing: standing.failing() }
  })

  /** One whose disk is full is ready all the same: reading goes on, and who writes is told to keep the text. */
  serve.everyone(readReady, async () => {
    const phase = standing.phase()
    if (phase !== 'ready') throw new Refusal(phase)
    await beWell()
    if (!ranFull) isTold = false
    return { status: 'ready' as const }
  })

  return () => void unsubscribe(databaseFailures.name, hear)
}
