import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import type { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { inject } from 'vitest'
import type { RegistrationMode } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { LegalHost } from '#contract/forms.ts'
import { anyCallRefuses, type RefusalBody, signedInCallRefuses } from '#contract/refusals.ts'
import { type AppParts, createApp } from '#server/app.ts'
import { openDatabase } from '#server/drivers/database/database.ts'
import { openLimitStore } from '#server/drivers/limit-store/open-limit-store.ts'
import type { Mail, Mailer } from '#server/drivers/mail/mail.ts'
import { createWebPush } from '#server/drivers/push/web-push.ts'
import type { Hasher } from '#server/features/accounts/passwords/passwords.ts'
import { createStanding, type Standing } from '#server/features/health/standing.ts'
import { openPushKeys } from '#server/features/reminders/push/push-keys.ts'
import type { GuardedGuide } from '#server/guide/guarded.ts'
import type { Guide } from '#server/guide/guide.ts'
import type { WireBounds } from '#server/http/http-server.ts'
import { isApiAddress } from '#server/http/readable-url.ts'
import { createLater } from '#server/later.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { Database, Tables } from '#server/tables.ts'
import { createTextWork, type TextWork } from '#server/text-work.ts'
import { openVault } from '#server/vault/open-vault.ts'
import { cheapHasher } from './cheap-hasher.ts'
import { emptyPostgres, leavePostgres } from './postgres-databases.ts'
import { nowhere } from './push-service.ts'
import { testedPostgres } from './tested-postgres.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** A clock that stands still until a test moves it. */
export function testClock(start = '2026-03-02T18:00:00.000Z') {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    forward: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

/**
 * One for all servers of a process; it starts when the first text is read, nothing else wakes it, and it never rests:
 * faked time, which a test lets run out, would end its threads, and they load for seconds. What was heard in a text it
 * knows for all couples, who write the same ones in many tests.
 */
export const sharedTextWork: TextWork = {
  ...createTextWork({
    ...{ threads: 1, idleMs: undefined },
    file: 'testing/remembering-text-work.thread.ts',
  }),
  wakeEar: () => undefined,
  wakeAll: () => undefined,
}

/** A guide whose texts a test sets itself: nothing holds them to the rules. */
export const unguarded = ({ source, ...writer }: Guide): GuardedGuide => {
  const guide: Omit<GuardedGuide, symbol> = {
    source,
    insight: async (input) => ({ text: await writer.insight(input), source }),
    suggestion: async (input) => ({ text: await writer.suggestion(input), source }),
    summary: async (input) => ({ text: await writer.summary(input), source }),
  }
  return guide as GuardedGuide
}

/** Takes every mail there is and keeps it for the test to read. */
function collectingMailer(mails: Mail[]): Mailer {
  return {
    name: 'collecting',
    send: async (mail) => void mails.push(mail),
    forget: async () => undefined,
  }
}

/** Notes every refusal that the contract does not list for the call it answers. */
function noteUnlisted(app: FastifyInstance): string[] {
  const unlisted: string[] = []
  app.addHook('onSend', async ({ method, routeOptions }, { statusCode }, payload) => {
    if (statusCode < 400 || !isApiAddress(routeOptions.url ?? '')) return
    const { code } = JSON.parse(String(payload)) as RefusalBody
    const named = method === 'HEAD' ? 'GET' : method
    const call = endpoints.find((one) => one.method === named && one.path === routeOptions.url)
    const listed: readonly string[] = [
      ...anyCallRefuses,
      ...signedInCallRefuses,
      ...(call?.refuses ?? []),
    ]
    if (!listed.includes(code)) unlisted.push(`${method} ${routeOptions.url}: ${code}`)
  })
  return unlisted
}

type Options = {
  /** In place of one that is as cheap as can be. */
  hasher?: Hasher
  guide?: GuardedGuide
  /** Writes instead of the built-in guide. */
  builtInGuide?: GuardedGuide
  /** Whose machines a text of `guide` is written on; left out, this one. */
  provider?: string
  /** How long somebody waits for a text of `guide`. */
  readerPatienceMs?: number
  /** In place of the one that all servers share. */
  textWork?: TextWork
  mailer?: Mailer
  publicUrl?: string
  /** Everybody, where it is left out. */
  registration?: RegistrationMode
  /** Null for a server whose support address is not set. */
  supportEmail?: string | null
  /** Whom the legal texts speak for, where it is not the company. */
  legalHost?: LegalHost
  /** In place of one that is ready. */
  standing?: Standing
  /** Counts what a host's monitor reads; left out, nothing is counted. */
  metrics?: Metrics
  /** Limits of use are off unless a test asks for them. */
  limits?: boolean
  trustProxy?: string[]
  /** In place of how long clients may usually take, and how many there may be. */
  bounds?: Partial<WireBounds>
  /** Without it, no backup is made. */
  backups?: AppParts['backups']
  /** How long work after a reply waits, in milliseconds. */
  laterDelay?: () => number
  /** What the server gets in place of its database, such as one that fails. */
  wrapDatabase?: (database: Database) => Database
  /** The apps that invitations open; none, where it is left out. */
  appLinks?: AppParts['appLinks']
  /** The folder of a built web app; without one only calls are answered. */
  webFolder?: string
  /** The way to push services; without one there is none. */
  pushAgent?: Agent
  /** The server whose database, folder and clock this one shares. Stop this one first. */
  beside?: Ground
}

type Ground = {
  dataDir: string
  databaseUrl: string | undefined
  clock: ReturnType<typeof testClock>
}

/** Puts a database with every table and no row where the server will look for it; gives its address. */
async function emptyDatabaseIn(dataDir: string): Promise<string | undefined> {
  const base = testedPostgres()
  if (base) return emptyPostgres(base, inject('emptyPostgres'))
  const file = inject('emptyDatabaseFile') as string | undefined
  if (file) copyFileSync(file, join(dataDir, 'duologue.db'))
}

/**
 * Starts the whole server in memory, over an empty database of the engine this test project runs
 * on. `log` collects every line it writes, `mails` every mail (after `settled()`); `visitor()` is a
 * browser that keeps its cookies.
 */
export async function startTestServer(options: Options = {}) {
  const { beside } = options
  const dataDir = beside?.dataDir ?? mkdtempSync(join(tmpdir(), 'duologue-test-'))
  const databaseUrl = beside ? beside.databaseUrl : await emptyDatabaseIn(dataDir)
  const clock = beside?.clock ?? testClock()
  const database = await openDatabase<Tables>({
    databaseUrl,
    dataDir,
    now: clock.now,
    onIdleError: () => undefined,
  })
  // That a machine may lose its power is the subject of servers in processes of their own.
  if (!databaseUrl) await sql`pragma synchronous = off`.execute(database)
  const log: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk))
      done()
    },
  })
  const textWork = options.textWork ?? sharedTextWork
  const builtInGuide = options.builtInGuide ?? textWork.guide
  const publicUrl = options.publicUrl ?? 'http://localhost:3000'
  const mails: Mail[] = []
  const later = createLater(options.laterDelay ?? (() => 0))
  const together = openLimitStore(database, databaseUrl)
  const vault = await openVault(database, { secretKey: undefined, dataDir })
  const keys = await openPushKeys(database, vault)
  const standing = options.standing ?? createStanding({ now: clock.now })
  if (!options.standing) standing.become('ready')
  const rounds: ((stopping: AbortSignal) => Promise<unknown>)[] = []
  const app = await createApp({
    database: options.wrapDatabase?.(database) ?? database,
    vault,
    hasher: options.hasher ?? cheapHasher,
    guide: options.guide ?? builtInGuide,
    builtInGuide,
    provider: options.provider ?? null,
    readerPatienceMs: options.readerPatienceMs,
    textWork,
    mailer: options.mailer ?? collectingMailer(mails),
    registration: options.registration ?? 'open',
    supportEmail:
      options.supportEmail === null ? undefined : (options.supportEmail ?? 'support@example.org'),
    legalHost: options.legalHost ?? null,
    push: createWebPush({
      keys,
      subject: 'mailto:test@example.org',
      agent: options.pushAgent ?? nowhere,
    }),
    later,
    repeat(_everyMs, work) {
      rounds.push(work)
      return async () => {
        rounds.length = 0
      }
    },
    limits: options.limits === true && { together, registerPerHour: 5 },
    trustProxy: options.trustProxy ?? [],
    bounds: options.bounds,
    backups: options.backups,
    now: clock.now,
    publicUrl,
    appLinks: options.appLinks,
    webFolder: options.webFolder ?? join(dataDir, 'no-web-app'),
    logger: { level: 'info', stream },
    standing,
    metrics: options.metrics ?? null,
  })
  const unlisted = noteUnlisted(app)
  await app.ready()
  return {
    app,
    database,
    vault,
    databaseUrl,
    clock,
    dataDir,
    log,
    publicUrl,
    mails,
    standing,
    /** Resolves once the server has done what it does after its replies. */
    settled: () => later.settled(30_000),
    /** Has the server do once what it does every so often. */
    async round(stopping = new AbortController().signal) {
      await Promise.all(rounds.map((work) => work(stopping)))
    },
    visitor: (address?: string): Visitor => createVisitor(app, address),
    async stop() {
      await app.close()
      await database.destroy()
      if (unlisted.length > 0) throw new Error(`refusals the contract does not list: ${unlisted}`)
      if (beside) return
      rmSync(dataDir, { recursive: true, force: true })
      if (databaseUrl) leavePostgres(databaseUrl)
    },
  }
}
