import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import about from '#package.json' with { type: 'json' }
import { makeBackupAside, sortBackupsAside } from '#server/backup/make-backup-aside.ts'
import { closeDataFolder, holdDataFolder } from '#server/drivers/database/data-folder.ts'
import { openDatabase } from '#server/drivers/database/database.ts'
import { holdDatabase } from '#server/drivers/database/hold-database.ts'
import { openLimitStore } from '#server/drivers/limit-store/open-limit-store.ts'
import { openMailer } from '#server/drivers/mail/open-mailer.ts'
import { createWebPush, pushSubject } from '#server/drivers/push/web-push.ts'
import { createArgon2 } from '#server/features/accounts/passwords/argon2.ts'
import { createCouples } from '#server/features/couples/couples.ts'
import { createStanding } from '#server/features/health/standing.ts'
import { openPushKeys } from '#server/features/reminders/push/push-keys.ts'
import { clearAfterDeletions } from '#server/features/your-data/account-deletion.ts'
import type { Database, Tables } from '#server/tables.ts'
import { isStillKey } from '#server/vault/key-proof.ts'
import { keyOfDatabase, openVault } from '#server/vault/open-vault.ts'
import { formerKeys } from '#server/vault/secret-key.ts'
import { type AppParts, createApp } from './app.ts'
import { openConfiguredModel } from './configured-model.ts'
import { type Env, readEnv, settingNames } from './env.ts'
import { gatherLines } from './gathered-lines.ts'
import { createLater } from './later.ts'
import { createLogLines } from './log-lines.ts'
import { misspeltSettings } from './misspelt-settings.ts'
import { repeat } from './repeat.ts'
import { whyNoStart } from './start-failure.ts'
import { createTextWork } from './text-work.ts'

/** Whatever this process writes, nobody else on the machine may read. */
const ownerOnly = 0o077
/** How long running requests may take to finish once the server was asked to stop. */
const graceMs = 8_000
/** Mails start at some moment within so long, so that no reply tells whether there is one. */
const laterWithinMs = 1_000
/** Until then the machine is left to who waits for the start. */
const warmUpAfterMs = 3_000

/** Beside the built server, or where the sources' build puts it. */
const webFolder = join(
  import.meta.dirname,
  extname(import.meta.filename) === '.ts' ? '../dist/web' : '../web',
)

/** What a monitor reads; its package is loaded only where there is one. */
const openMonitor = async (...settings: Parameters<OpenMonitor>) =>
  (await import('#server/metrics/open-monitor.ts')).openMonitor(...settings)
type OpenMonitor = typeof import('#server/metrics/open-monitor.ts').openMonitor

async function main(): Promise<void> {
  const env = readSettings()
  process.umask(ownerOnly)
  const letGo = holdDataFolder(env.dataDir)
  const now = () => new Date()
  const lines = gatherLines((text) => void process.stdout.write(text))
  process.on('exit', lines.flush)
  const say = createLogLines(env.logLevel, { write: lines.write, now })
  for (const { typed, meant } of misspeltSettings(process.env, settingNames)) {
    say('warn', `There is no setting ${typed}. Is ${meant} meant?`)
  }
  if (!closeDataFolder(env.dataDir)) {
    say(
      'warn',
      `Others on this machine may be able to read ${env.dataDir}: it is not ours to close.`,
    )
  }
  const standing = createStanding({ now })
  const monitor = env.metrics && (await openMonitor(env.metrics, standing))
  const metrics = monitor?.metrics ?? null
  const database = await openDatabase<Tables>({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    now,
    ...(monitor && { onPool: monitor.watchPool }),
    onIdleError: () => say('warn', 'A database connection broke while idle; a new one follows.'),
  })
  let isStillOurs = async () => true
  const letGoOfDatabase = await holdDatabase(env.databaseUrl, {
    async onRetaken() {
      if (await isStillOurs()) return
      say(
        'error',
        'The key of this database was changed while the connection to it was lost. Start the server again with the new key.',
      )
      process.exit(1)
    },
  })
  const textWork = createTextWork(monitor && { watch: monitor.watchThreads })
  monitor?.readLoad(textWork.load)
  const noteWhetherItWorks = ({ works, why }: { works: boolean; why: string }) => {
    standing.note('model', works)
    if (works) say('info', 'The model writes again.')
    else say('error', `${why} The built-in guide writes until it works again.`)
  }
  const model =
    env.model &&
    (await openConfiguredModel(env.model, { dataDir: env.dataDir, onChange: noteWhetherItWorks }))
  const vault = await openVault(database, {
    ...env,
    onUnfinished: (sentence) => say('warn', sentence),
  })
  isStillOurs = () => isStillKey(database, vault)
  const keys = await openPushKeys(database, vault)
  const mailer = openMailer(env, { now, log: (line) => say('info', line) })
  await clearAfterDeletions({ database, couples: createCouples({ database }), mailer }).catch(() =>
    say('error', 'What a deleted account left behind could not be cleared away.'),
  )
  const app = await createApp({
    database,
    vault,
    hasher: createArgon2(),
    guide: model
      ? textWork.modelGuide(monitor?.watchModel(model.ask) ?? model.ask, model.pace)
      : textWork.guide,
    builtInGuide: textWork.guide,
    provider: env.model?.operator ?? null,
    textWork,
    mailer,
    registration: env.registration,
    supportEmail: env.supportEmail,
    legalHost: env.legalHost,
    push: createWebPush({ keys, subject: pushSubject(env.publicUrl) }),
    repeat,
    later: createLater(() => Math.random() * laterWithinMs),
    limits: env.rateLimits && {
      together: openLimitStore(database, env.databaseUrl),
      registerPerHour: env.registerPerHour,
    },
    trustProxy: env.trustProxy,
    backups: await backupsOf(env, database),
    now,
    publicUrl: env.publicUrl,
    webFolder,
    appLinks: env.appLinks,
    logger: { level: env.logLevel, stream: lines },
    ...{ standing, metrics },
  })

  let isStopping = false
  /** Ctrl-C comes twice, from the terminal and from `npm start`; the second is no more urgent. */
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    standing.become('stopping')
    if (env.drainMs > 0) await sleep(env.drainMs)
    setTimeout(() => process.exit(1), graceMs).unref()
    model?.close()
    await app.close()
    await textWork.close()
    await letGoOfDatabase()
    await database.destroy()
    monitor?.close()
    letGo()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  await app.listen({ port: env.port, host: env.host })
  const warmUp = async () => {
    const isWarm = await textWork.warmThreads()
    // Asked to stop meanwhile, it has ended them itself.
    if (isStopping) return
    if (!isWarm) app.log.warn('the first texts may wait for a thread')
    standing.become('ready')
    await textWork.readCards()
    model?.start()
  }
  if (env.warmUp) setTimeout(warmUp, warmUpAfterMs).unref()
  else {
    standing.become('ready')
    model?.start()
  }
  const itListens = `Duologue ${about.version} listens at ${env.publicUrl}`
  if (process.stdout.isTTY) console.log(itListens)
  else say('info', itListens)
}

/** Wrong settings stay wrong however often the server is started: whoever starts it anew can tell by this. */
const wrongSettings = 78

function readSettings(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    console.error(whyNoStart(error))
    return process.exit(wrongSettings)
  }
}

async function backupsOf(env: Env, database: Database): Promise<AppParts['backups']> {
  if (env.backupDir === undefined) return undefined
  const serverKey = await keyOfDatabase(database, env)
  const { databaseUrl, dataDir } = env
  return {
    folder: env.backupDir,
    make: (folder, at, stopping) =>
      makeBackupAside({ databaseUrl, dataDir, serverKey, to: { folder }, at }, stopping),
    sort: (folder, databaseId, stopping) =>
      sortBackupsAside(
        { folder, keys: [serverKey, ...formerKeys(dataDir)], database: databaseId },
        stopping,
      ),
  }
}

main().catch((error: unknown) => {
  console.error(whyNoStart(error))
  process.exit(1)
})
