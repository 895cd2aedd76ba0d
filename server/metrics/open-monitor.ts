import type { PoolLoad } from '#server/drivers/database/postgres.ts'
import type { AskModel } from '#server/drivers/model/model.ts'
import type { Standing } from '#server/features/health/standing.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { watchDatabase, watchedModel, watchedThreads, watchPool, watchStanding } from './watch.ts'

type Load = Record<'text' | 'ear', { running: number; waiting: number }>

/** Counts from now on, for a monitor that reads at that port; gives what the parts of the server need to be counted. */
export async function openMonitor(where: { port: number; host: string }, standing: Standing) {
  const metrics = createMetrics({ ofProcess: true })
  const server = await serveMetrics(metrics, where)
  const forgetDatabase = watchDatabase(metrics)
  watchStanding(standing, metrics)

  return {
    metrics,
    watchModel: (ask: AskModel) => watchedModel(ask, metrics),
    watchPool: (read: () => PoolLoad) => watchPool(read, metrics),
    watchThreads: (threads: 'text' | 'ear') => watchedThreads(threads, metrics),
    readLoad(load: () => Load): void {
      for (const threads of ['text', 'ear'] as const) {
        metrics.read('textWaiting', { threads }, () => load()[threads].waiting)
      }
      metrics.read('textRunning', { threads: 'text' }, () => load().text.running)
    },
    close(): void {
      forgetDatabase()
      server.close()
    },
  }
}
