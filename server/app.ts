import { setMaxListeners } from 'node:events'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { RegistrationMode } from '#contract/accounts.ts'
import type { LegalHost } from '#contract/forms.ts'
import {
  backupLookEveryMs,
  createDailyBackup,
  type DailyBackupParts,
} from '#server/backup/daily-backup.ts'
import { NoBackup } from '#server/backup/make-backup-aside.ts'
import { clearingEveryMs, createDailyClearing } from '#server/clearing.ts'
import type { LimitStore } from '#server/drivers/limit-store/limit-store.ts'
import { createMemoryLimitStore } from '#server/drivers/limit-store/memory-limit-store.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import type { Push } from '#server/drivers/push/push.ts'
import { bindAccounts } from '#server/features/accounts/accounts.routes.ts'
import { createAccounts } from '#server/features/accounts/accounts.ts'
import type { Hasher } from '#server/features/accounts/passwords/passwords.ts'
import { bindApiDocument } from '#server/features/api-document/api-document.routes.ts'
import { bindAsk } from '#server/features/ask/ask.routes.ts'
import { bindCatchups } from '#server/features/catchup/catchup.routes.ts'
import { createCatchups } from '#server/features/catchup/catchup.ts'
import { bindChallenges } from '#server/features/challenges/challenges.routes.ts'
import { createChallenges } from '#server/features/challenges/challenges.ts'
import { bindCouples } from '#server/features/couples/couples.routes.ts'
import { createCouples } from '#server/features/couples/couples.ts'
import { bindGuideConsents } from '#server/features/guide-consent/guide-consent.routes.ts'
import { createGuideConsents } from '#server/features/guide-consent/guide-consent.ts'
import { bindHealth } from '#server/features/health/health.routes.ts'
import type { Standing } from '#server/features/health/standing.ts'
import { bindInbox } from '#server/features/inbox/inbox.routes.ts'
import { createInbox } from '#server/features/inbox/inbox.ts'
import { bindJoining } from '#server/features/joining/joining.routes.ts'
import { createJoining } from '#server/features/joining/joining.ts'
import { bindListening } from '#server/features/listening/listening.routes.ts'
import { bindQuestions } from '#server/features/questions/questions.routes.ts'
import { createQuestions } from '#server/features/questions/questions.ts'
import { subscriptionsOnLogins } from '#server/features/reminders/push/push-subscriptions.ts'
import { bindReminders } from '#server/features/reminders/reminders.routes.ts'
import { createReminders } from '#server/features/reminders/reminders.ts'
import { pollEveryMs } from '#server/features/reminders/sending/reminder-queue.ts'
import { bindTimeline } from '#server/features/timeline/timeline.routes.ts'
import { createTimeline } from '#server/features/timeline/timeline.ts'
import { bindWeeklySessions } from '#server/features/weekly-session/weekly-session.routes.ts'
import { createWeeklySessions } from '#server/features/weekly-session/weekly-session.ts'
import { bindYourData } from '#server/features/your-data/your-data.routes.ts'
import { createYourData } from '#server/features/your-data/your-data.ts'
import type { GuardedGuide } from '#server/guide/guarded.ts'
import { type AppLinks, serveAppLinks } from '#server/http/app-links.ts'
import { traceOf } from '#server/http/error-replies.ts'
import { createHttpServer, refuseWhileClosing, type WireBounds } from '#server/http/http-server.ts'
import { createLimits, noLimits } from '#server/http/limits.ts'
import { loginCookie } from '#server/http/login-cookie.ts'
import { createServe } from '#server/http/serve.ts'
import { serveWebFiles } from '#server/http/web-files.ts'
import type { Later, RunLater } from '#server/later.ts'
import type { Metrics } from '#server/metrics/metrics.ts'
import {
  watchedGuide,
  watchedLimits,
  watchedReminders,
  watchedRound,
  watchRequests,
} from '#server/metrics/watch.ts'
import { watchedDoors } from '#server/metrics/watched-doors.ts'
import type { Repeat } from '#server/repeat.ts'
import type { Database } from '#server/tables.ts'
import type { TextWork } from '#server/text-work.ts'
import type { Vault } from '#server/vault/vault.ts'

export type AppParts = {
  database: Database
  vault: Vault
  /** Makes what is stored of a password. */
  hasher: Hasher
  guide: GuardedGuide
  builtInGuide: GuardedGuide
  /** Whose machines the answers go to when `guide` writes; null where they stay on this one. */
  provider: string | null
  /** How long a reader waits for a text of `guide`; as long as people do where it is left out. */
  readerPatienceMs?: number | undefined
  /** Reads what people write, off this thread. */
  textWork: Pick<TextWork, 'answerQuestion' | 'soundsUnsafe' | 'exportFile' | 'wakeEar' | 'wakeAll'>
  mailer: Mailer
  /** Who may register. */
  registration: RegistrationMode
  /** Who gets a mail of everything that people send by the forms; undefined for nobody. */
  supportEmail: string | undefined
  /** Whom the legal texts speak for; null for the company that publishes Duologue. */
  legalHost: LegalHost | null
  push: Push
  later: Later
  repeat: Repeat
  /** Where limits of use are counted for all servers together; false counts nothing (R14). */
  limits: { together: LimitStore; registerPerHour: number } | false
  /** Addresses and networks of the proxies that may say where a request came from. */
  trustProxy: string[]
  /** How long clients may take, and how many there may be, where that is not as usual. */
  bounds?: Partial<WireBounds> | undefined
  /** Where a backup goes every day, and who makes it; undefined for none. */
  backups?: Pick<DailyBackupParts, 'folder' | 'make' | 'sort'> | undefined
  now: () => Date
  publicUrl: string
  /** The apps that invitations to this server open; undefined for none. */
  appLinks?: AppLinks | undefined
  /** The folder of the built web app. */
  webFolder: string
  logger: NonNullable<FastifyServerOptions['logger']>
  /** Whether this server is ready, and what of it keeps failing. */
  standing: Standing
  /** What a host's monitor counts; null where nobody does. */
  metrics: Metrics | null
}

/** How long a closing server waits for mails on their way. */
const laterGraceMs = 5_000
/** So often the mail server is asked whether it would take a mail. */
const mailLookEveryMs = 10 * 60_000

/** The whole server, wired by hand: reading this list is reading the architecture. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, vault, textWork, later, now, publicUrl, standing, metrics } = parts
  const app = await createHttpServer({
    publicUrl,
    logger: parts.logger,
    trustProxy: parts.trustProxy,
    bounds: parts.bounds,
  })
  if (metrics) watchRequests(app, metrics)
  refuseWhileClosing(app)
  standing.hearBy((part, isFailing) =>
    isFailing ? app.log.error({ part }, 'keeps failing') : app.log.info({ part }, 'works again'),
  )
  const { mailer, push, lookAtMail } = watchedDoors(parts)
  const [guide, builtInGuide] = metrics
    ? [watchedGuide(parts.guide, metrics), watchedGuide(parts.builtInGuide, metrics)]
    : [parts.guide, parts.builtInGuide]

  const onStoreFailure = (limit: string) => {
    app.log.error({ limit }, 'limits cannot be counted')
    metrics?.count('limitStoreFailures', {})
  }
  const allLimits =
    parts.limits === false
      ? noLimits
      : createLimits({ ...parts.limits, here: createMemoryLimitStore(), onStoreFailure })
  const limits = metrics ? watchedLimits(allLimits, metrics) : allLimits
  const runLater: RunLater = (failure, work) =>
    later.run(work, (error) => app.log.error({ trace: traceOf(error) }, failure))
  const stopping = new AbortController()
  setMaxListeners(0, stopping.signal)
  /** What is under way may take as long, so the time of both is one. */
  let settledBy = 0
  app.addHook('preClose', async () => {
    stopping.abort()
    settledBy = performance.now() + laterGraceMs
  })
  app.addHook('onClose', () => later.settled(Math.max(0, settledBy - performance.now())))

  const couples = createCouples({ database })
  const accounts = createAccounts({
    ...{ database, couples, vault, limits, mailer, runLater, publicUrl, now },
    hasher: parts.hasher,
    registration: parts.registration,
    hangingOnLogins: subscriptionsOnLogins,
  })
  const { logins, people } = accounts
  const { supportEmail } = parts
  const inbox = createInbox({ database, couples, mailer, supportEmail, runLater, now })
  const joining = createJoining({
    ...{ database, couples, accounts, mailer, runLater, publicUrl, now },
    stopping: stopping.signal,
  })
  const questions = createQuestions({ database, couples, people, vault, now })
  const timeline = createTimeline({ database, vault, people, now })
  const guideConsents = createGuideConsents({
    ...{ database, couples, people, now },
    provider: parts.provider,
  })
  const catchups = createCatchups({
    ...{ database, couples, people, questions, timeline, vault, guide, builtInGuide, now },
    mayLeave: guideConsents.mayLeave,
    mayWriteFreely: (couple) => limits.take('freeText', couple.coupleId),
    readerPatienceMs: parts.readerPatienceMs,
    mayUseModel: async (couple) =>
      (await guideConsents.mayLeave(couple)) && (await limits.wait('guide', couple.coupleId)) === 0,
  })
  const challenges = createChallenges({
    ...{ database, couples, people, questions, catchups, vault, now },
  })
  const yourData = createYourData({
    ...{ database, couples, accounts, questions, catchups, challenges, timeline },
    ...{ exportFile: textWork.exportFile, mailer, runLater, now },
  })
  const reminders = createReminders({
    ...{ database, couples, logins, vault, push, mailer, publicUrl, now },
    note(counts) {
      app.log.info(counts, 'reminders')
      if (metrics) watchedReminders(counts, metrics)
    },
    onFailure: (error) => app.log.error({ trace: traceOf(error) }, 'reminders'),
  })
  const weeklySessions = createWeeklySessions({
    ...{ couples, questions, catchups, timeline, reminders },
  })
  const clearRound = createDailyClearing({
    clearings: [
      ...accounts.clearings,
      { what: 'unread catch-ups', clear: timeline.clearUnread },
      ...(parts.limits ? [{ what: 'limits', clear: parts.limits.together.clear }] : []),
    ],
    now,
    onFailure: (what, error) => app.log.error({ trace: traceOf(error), what }, 'clearing'),
  })
  const remind = metrics ? watchedRound(reminders.round, now, metrics) : reminders.round
  const dailyBackup =
    parts.backups &&
    createDailyBackup({
      ...{ ...parts.backups, database, now },
      onMade({ couples, bytes }, oldOthers) {
        app.log.info({ couples, bytes }, 'backup')
        if (oldOthers > 0) app.log.warn({ backups: oldOthers }, 'old backups of another database')
      },
      onFailure: (error) =>
        app.log.error(
          error instanceof NoBackup ? { why: error.message } : { trace: traceOf(error) },
          'no backup',
        ),
    })
  metrics?.read('backupSeconds', {}, () => (dailyBackup?.last()?.at?.getTime() ?? 0) / 1000)
  metrics?.read('backupWorked', {}, () => (dailyBackup?.last()?.ok ? 1 : 0))
  const backupRound = async (stopping: AbortSignal) => {
    await dailyBackup?.round(stopping)
    const last = dailyBackup?.last()
    if (last) standing.note('backup', last.ok)
  }
  for (const stop of [
    ...(dailyBackup ? [parts.repeat(backupLookEveryMs, backupRound)] : []),
    parts.repeat(pollEveryMs, async (stopping) => void (await remind(stopping))),
    parts.repeat(clearingEveryMs, clearRound),
    parts.repeat(mailLookEveryMs, async () => void lookAtMail()),
  ]) {
    app.addHook('preClose', async () => void stop())
    app.addHook('onClose', stop)
  }

  const ofLogins = loginCookie(publicUrl)
  const serve = createServe({
    app,
    publicUrl,
    loginCookie: ofLogins,
    findLogin: logins.find,
    whySignedOut: logins.whyEnded,
    limits,
  })
  const endHealth = bindHealth(serve, {
    ...{ database, vault, standing },
    onSick: (error) => app.log.error({ trace: traceOf(error) }, 'answers cannot be saved'),
  })
  app.addHook('onClose', async () => endHealth())
  bindAccounts(serve, accounts, limits)
  bindInbox(serve, {
    ...{ inbox, accounts, supportEmail, limits },
    legalHost: parts.legalHost,
    mailStatus() {
      if (mailer.keeps) return 'keeps'
      return standing.failing().includes('mail') ? 'fails' : 'sends'
    },
  })
  bindJoining(serve, joining, limits)
  bindCouples(serve, couples)
  bindQuestions(serve, {
    ...{ questions, startFresh: weeklySessions.startFresh, limits },
    onOpened: textWork.wakeEar,
    onAnswered: textWork.wakeAll,
    onBothCompleted: (couple, weekId) =>
      runLater('texts written ahead', () =>
        catchups.guideTexts.writeAhead(couple, weekId, () => stopping.signal.aborted),
      ),
  })
  bindWeeklySessions(serve, weeklySessions)
  bindCatchups(serve, {
    catchups,
    onCompleted: (couple, weekId) =>
      runLater('a summary was not written', () => catchups.guideTexts.keepSummary(couple, weekId)),
  })
  bindGuideConsents(serve, guideConsents)
  bindTimeline(serve, timeline)
  bindChallenges(serve, { challenges, limits })
  bindAsk(serve, textWork)
  bindListening(serve, { soundsUnsafe: textWork.soundsUnsafe, limits })
  bindReminders(serve, { reminders, limits })
  bindYourData(serve, yourData)
  bindApiDocument(serve, { publicUrl, cookieName: ofLogins.name })
  if (parts.appLinks) serveAppLinks(app, parts.appLinks)
  await serveWebFiles(app, parts.webFolder, ofLogins)
  return app
}
