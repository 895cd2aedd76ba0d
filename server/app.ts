import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Guide } from '#server/drivers/guide/guide.ts'
import { bindAccounts } from '#server/features/accounts/accounts.routes.ts'
import { createAccounts } from '#server/features/accounts/accounts.ts'
import { createLogins } from '#server/features/accounts/logins.ts'
import { bindAnswers } from '#server/features/answers/answers.routes.ts'
import { createAnswers } from '#server/features/answers/answers.ts'
import { bindCatchups } from '#server/features/catchup/catchup.routes.ts'
import { createCatchups } from '#server/features/catchup/catchup.ts'
import { createGuideTexts } from '#server/features/catchup/guide-texts.ts'
import { createCouples } from '#server/features/couples/couples.ts'
import { bindHealth } from '#server/features/health/health.routes.ts'
import { bindProgress } from '#server/features/progress/progress.routes.ts'
import { createProgress } from '#server/features/progress/progress.ts'
import { createQuestions } from '#server/features/questions/questions.ts'
import { bindWeeklySessions } from '#server/features/weekly-session/weekly-session.routes.ts'
import { createWeeklySessions } from '#server/features/weekly-session/weekly-session.ts'
import { replyWithErrors } from '#server/http/error-replies.ts'
import { acceptJsonOnly } from '#server/http/json-bodies.ts'
import { loginCookie } from '#server/http/login-cookie.ts'
import { protect } from '#server/http/protection.ts'
import { logRequests } from '#server/http/request-log.ts'
import { createServe } from '#server/http/serve.ts'
import { serveWebFiles } from '#server/http/web-files.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'

export type AppParts = {
  database: Database
  vault: Vault
  guide: Guide
  builtInGuide: Guide
  now: () => Date
  publicUrl: string
  /** The folder of the built web app. */
  webFolder: string
  logger: NonNullable<FastifyServerOptions['logger']>
}

const kibibyte = 1024

/** The whole server, wired by hand: reading this list is reading the architecture. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { database, vault, guide, builtInGuide, now, publicUrl } = parts
  const app = fastify({
    logger: parts.logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * kibibyte,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  })
  replyWithErrors(app)
  acceptJsonOnly(app)
  logRequests(app)
  await protect(app, publicUrl)
  await app.register(cookie)

  const logins = createLogins({ database, now })
  const accounts = createAccounts({ database, vault, now })
  const couples = createCouples({ database })
  const questions = createQuestions({ database, couples, now })
  const progress = createProgress({ database, couples, questions, now })
  const answers = createAnswers({ database, couples, progress, vault, now })
  const catchupParts = { database, couples, questions, answers, progress, now }
  const catchups = createCatchups(catchupParts)
  const guideTexts = createGuideTexts({ ...catchupParts, catchups, vault, guide, builtInGuide })
  const weeklySessions = createWeeklySessions({ couples, questions, answers, progress, catchups })

  const serve = createServe({
    app,
    publicUrl,
    loginCookie: loginCookie(publicUrl),
    findLogin: logins.find,
  })
  bindHealth(serve, database)
  bindAccounts(serve, accounts, logins)
  bindWeeklySessions(serve, weeklySessions, questions)
  bindAnswers(serve, answers)
  bindProgress(serve, progress)
  bindCatchups(serve, catchups, guideTexts)
  await serveWebFiles(app, parts.webFolder)
  return app
}
