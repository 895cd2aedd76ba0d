import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/drivers/database/database.ts'
import { openLimitStore } from '#server/drivers/limit-store/open-limit-store.ts'
import { createWebPush } from '#server/drivers/push/web-push.ts'
import { createArgon2 } from '#server/features/accounts/passwords/argon2.ts'
import { createStanding } from '#server/features/health/standing.ts'
import { openPushKeys } from '#server/features/reminders/push/push-keys.ts'
import { gatherLines } from '#server/gathered-lines.ts'
import { createLater } from '#server/later.ts'
import type { Tables } from '#server/tables.ts'
import { cheapHasher } from '#server/testing/cheap-hasher.ts'
import { nowhere } from '#server/testing/push-service.ts'
import { createTextWork } from '#server/text-work.ts'
import { openVault } from '#server/vault/open-vault.ts'
import { beMeasured } from './measured-process.ts'

/** How one server of a measurement differs from the other. */
export type Served = {
  dataDir: string
  /** Whether its ear is switched on. */
  hears: boolean
  /** Whether it is asked only once nothing of it has to be loaded any more. */
  isWarm: boolean
  /** Limits of use as they are (R14), but for how many may register. */
  isLimited?: boolean
  /** Passwords as they are, and addresses as a proxy gives them, so that one machine may sign many in. */
  signsIn?: boolean
  /** A model writes that never answers; so many milliseconds are given to it. */
  modelHangsMs?: number
  /** PostgreSQL's address; the embedded database where it is left out. */
  databaseUrl?: string
  /** After so many milliseconds without a text the threads for texts rest; the usual time where it is left out. */
  restsAfterMs?: number
}

/** An ear that is switched off: it hears nothing, and nothing wakes it. */
const deaf = {
  soundsUnsafe: async () => false,
  wakeEar: () => undefined,
  wakeAll: () => undefined,
}

const unlimited = 1_000_000

/**
 * A server as people run it, in a process of its own, with two differences: it makes cheap work of
 * passwords, which are not measured here, and its ear can be switched off. Sends its address.
 */
async function serve(served: Served): Promise<void> {
  const { dataDir, hears, isWarm, isLimited = false, signsIn = false } = served
  const { modelHangsMs, databaseUrl, restsAfterMs } = served
  const now = () => new Date()
  const onIdleError = () => undefined
  const database = await openDatabase<Tables>({
    ...{ dataDir, databaseUrl },
    ...{ now, onIdleError },
  })
  const vault = await openVault(database, { secretKey: undefined, dataDir })
  const textWork = createTextWork(restsAfterMs === undefined ? {} : { idleMs: restsAfterMs })
  const publicUrl = 'http://127.0.0.1'
  const app = await createApp({
    ...{ database, vault, now, publicUrl },
    hasher: signsIn ? createArgon2() : cheapHasher,
    guide:
      modelHangsMs === undefined
        ? textWork.guide
        : textWork.modelGuide(() => new Promise(() => undefined), {
            ...{ budgetMs: modelHangsMs, longestMs: modelHangsMs, oneAtATime: false },
          }),
    ...{ builtInGuide: textWork.guide, provider: null },
    textWork: hears ? textWork : { ...textWork, ...deaf },
    mailer: { name: 'none', send: async () => undefined, forget: async () => undefined },
    registration: 'open',
    supportEmail: undefined,
    legalHost: null,
    push: createWebPush({
      ...{ keys: await openPushKeys(database, vault), agent: nowhere },
      subject: 'mailto:bench@example.org',
    }),
    later: createLater(() => 0),
    repeat: () => async () => undefined,
    limits: isLimited && {
      ...{ together: openLimitStore(database, databaseUrl), registerPerHour: unlimited },
    },
    trustProxy: signsIn ? ['127.0.0.1'] : [],
    webFolder: join(dataDir, 'no-web-app'),
    logger: { level: 'info', stream: gatherLines((text) => void process.stdout.write(text)) },
    standing: createStanding({ now }),
    metrics: null,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  if (isWarm) {
    await textWork.warmThreads()
    await textWork.readCards()
  }
  await beMeasured(url)
  await app.close()
  await textWork.close()
  await database.destroy()
}

if (import.meta.main) await serve(JSON.parse(process.argv[2] ?? '') as Served)
