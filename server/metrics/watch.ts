import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { login } from '#contract/accounts.ts'
import { failingParts } from '#contract/health.ts'
import { pagePaths } from '#contract/pages.ts'
import { saveAnswer } from '#contract/questions.ts'
import { databaseFailures } from '#server/drivers/database/failure.ts'
import type { PoolLoad } from '#server/drivers/database/postgres.ts'
import { type AskModel, ModelFailure } from '#server/drivers/model/model.ts'
import type { ThreadWatch } from '#server/drivers/threads/threads.ts'
import type { Standing } from '#server/features/health/standing.ts'
import type { GuardedGuide, Written } from '#server/guide/guarded.ts'
import type { Limits } from '#server/http/limits.ts'
import { loggedName } from '#server/http/logged-name.ts'
import { isApiAddress } from '#server/http/readable-url.ts'
import { Refusal } from '#server/refusal.ts'
import type { Metrics } from './metrics.ts'

const pages = new Set<string>(Object.values(pagePaths))

/** A pattern of ours; files of the web app are many and change with each version. */
function routeLabel(route: string | undefined): string {
  if (route === undefined || route === '/*') return 'unknown'
  return isApiAddress(route) || pages.has(route) ? route : 'file'
}

const signInOutcomes: Record<number, string> = {
  200: 'worked',
  401: 'refused',
  403: 'refused',
  429: 'limited',
}

/** Counts every request as the log names it; what the log has no line of is not counted either. */
export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.loggedAs === null) return
    const { method, route: pattern } = loggedName(request)
    const route = routeLabel(pattern)
    const { statusCode, elapsedTime } = reply
    const status = `${Math.floor(statusCode / 100)}xx`
    metrics.count('requests', { method, route, status })
    metrics.observe('requestSeconds', { route }, elapsedTime / 1000)
    const isOf = (call: { method: string; path: string }) =>
      call.method === method && call.path === route
    if (isOf(login)) {
      metrics.count('signIns', { outcome: signInOutcomes[statusCode] ?? 'failed' })
    }
    if (statusCode === 200 && isOf(saveAnswer)) metrics.count('answers', {})
  })
  app.server.on('clientError', () => metrics.count('unreadable', {}))
}

/** Counts what the limits do not allow. */
export function watchedLimits(limits: Limits, metrics: Metrics): Limits {
  return {
    ...limits,
    async wait(name, key) {
      const seconds = await limits.wait(name, key)
      if (seconds > 0) metrics.count('limited', { limit: name })
      return seconds
    },
    async take(name, key) {
      await limits.take(name, key).catch((error: unknown) => {
        if (error instanceof Refusal) metrics.count('limited', { limit: name })
        throw error
      })
    },
  }
}

/** Below it nobody waited: a thread was free. */
const noWaitMs = 1

/** By which the threads for texts listen to what the ear did not (`text-work.thread.ts`). */
const listening = 'listenHere'

/**
 * Counts how work over texts fares. Of the ear only what goes wrong or waits: an answer is listened to and
 * a question that was skipped is not, and nobody is to tell the one from the other by a number; nor how long the
 * answers are that the threads for texts listen to, part by part.
 */
export const watchedThreads = (threads: 'text' | 'ear', metrics: Metrics): ThreadWatch => ({
  begins(waitedMs, name) {
    if (name === listening || (threads === 'ear' && waitedMs < noWaitMs)) return
    metrics.observe('textWaits', { threads }, waitedMs / 1000)
  },
  ends(outcome, name) {
    if (name === listening || (threads === 'ear' && outcome === 'done')) return
    metrics.count('textWork', { threads, outcome })
  },
})

/** Counts its texts: who wrote them, and whether they quote. Nothing else of a text is looked at. */
export function watchedGuide(guide: GuardedGuide, metrics: Metrics): GuardedGuide {
  const note = (kind: string, { text, source }: Written): Written => {
    const words = text.includes('“') ? 'quoted' : 'own'
    metrics.count('guideTexts', { kind, source, words })
    return { text, source }
  }
  return {
    ...guide,
    insight: async (input) => note('insight', await guide.insight(input)),
    suggestion: async (input) => note('suggestion', await guide.suggestion(input)),
    summary: async (input) => note('summary', await guide.summary(input)),
  }
}

/** Counts calls of a model and what came of them. */
export function watchedModel(ask: AskModel, metrics: Metrics): AskModel {
  return async (request) => {
    const from = performance.now()
    const end = (outcome: string) => {
      metrics.count('modelCalls', { outcome })
      metrics.observe('modelSeconds', {}, (performance.now() - from) / 1000)
    }
    try {
      const reply = await ask(request)
      end('answered')
      return reply
    } catch (error) {
      end(error instanceof ModelFailure ? error.why : 'fails')
      throw error
    }
  }
}

/** Has the metrics tell how the server is. */
export function watchStanding(standing: Standing, metrics: Metrics): void {
  metrics.read('ready', {}, () => (standing.phase() === 'ready' ? 1 : 0))
  for (const part of failingParts) {
    metrics.read('failing', { part }, () => (standing.failing().includes(part) ? 1 : 0))
    metrics.read('failingSeconds', { part }, () => standing.failingMs(part) / 1000)
  }
}

/** Counts what fails because of the database, until the function it gives is called. */
export function watchDatabase(metrics: Metrics): () => void {
  const note = (code: unknown) =>
    metrics.count('databaseFailures', { class: code === 'STORAGE_FULL' ? 'full' : 'away' })
  subscribe(databaseFailures.name, note)
  return () => void unsubscribe(databaseFailures.name, note)
}

export function watchPool(read: () => PoolLoad, metrics: Metrics): void {
  metrics.read('databaseConnections', { state: 'used' }, () => read().open - read().idle)
  metrics.read('databaseConnections', { state: 'idle' }, () => read().idle)
  metrics.read('databaseConnections', { state: 'waiting' }, () => read().waiting)
}

/** Counts what came of the reminders of one round. */
export function watchedReminders(counts: Record<string, number>, metrics: Metrics): void {
  for (const [outcome, count] of Object.entries(counts)) {
    metrics.count('reminders', { outcome }, count)
  }
}

type Round = (stopping: AbortSignal) => Promise<boolean>

/** The same round, with the metrics telling when one last got to its end. */
export function watchedRound(round: Round, now: () => Date, metrics: Metrics) {
  let last = 0
  metrics.read('reminderRound', {}, () => last / 1000)
  return async (stopping: AbortSignal): Promise<boolean> => {
    const isWhole = await round(stopping)
    if (isWhole) last = now().getTime()
    return isWhole
  }
}
