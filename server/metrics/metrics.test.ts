import { describe, expect, test } from 'vitest'
import { databaseFailures } from '#server/drivers/database/failure.ts'
import { metricTable, other } from './metric-table.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { watchDatabase, watchedThreads } from './watch.ts'

const lines = async (metrics: ReturnType<typeof createMetrics>, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name))

describe('what is counted', () => {
  test('stands in the text by its name and labels', async () => {
    const metrics = createMetrics({ ofProcess: false })
    metrics.count('mails', { outcome: 'sent' })
    metrics.count('mails', { outcome: 'sent' }, 2)
    metrics.observe('textWaits', { threads: 'ear' }, 0.2)
    expect(await lines(metrics, 'duologue_mails_total{')).toEqual([
      'duologue_mails_total{outcome="sent"} 3',
      'duologue_mails_total{outcome="kept"} 0',
      'duologue_mails_total{outcome="refused"} 0',
      'duologue_mails_total{outcome="failed"} 0',
    ])
    expect(await lines(metrics, 'duologue_text_work_wait_seconds_count')).toEqual([
      'duologue_text_work_wait_seconds_count{threads="text"} 0',
      'duologue_text_work_wait_seconds_count{threads="ear"} 1',
    ])
  })

  test('a value that the table does not know is written as other', async () => {
    const metrics = createMetrics({ ofProcess: false })
    for (let at = 0; at < 50; at += 1) {
      metrics.count('requests', { method: `M${at}`, route: `/join/canary-${at}`, status: '200' })
    }
    expect(await lines(metrics, 'duologue_requests_total{')).toEqual([
      `duologue_requests_total{method="${other}",route="${other}",status="${other}"} 50`,
    ])
  })

  test('a gauge tells what is so at that moment', async () => {
    const metrics = createMetrics({ ofProcess: false })
    let waiting = 3
    metrics.read('mailsWaiting', {}, () => waiting)
    expect(await lines(metrics, 'duologue_mails_waiting')).toEqual(['duologue_mails_waiting 3'])
    waiting = 1
    expect(await lines(metrics, 'duologue_mails_waiting')).toEqual(['duologue_mails_waiting 1'])
  })

  test('the process tells how it is: its memory, and how far the event loop lags', async () => {
    const text = await createMetrics({ ofProcess: true }).text()
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(text).toMatch(/^process_resident_memory_bytes \d/m)
  })
})

test('every metric has a name of the usual form and a sentence, and labels with few values', () => {
  const all = Object.values(metricTable)
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  for (const { kind, name, help, labels } of all) {
    expect(name).toMatch(/^duologue_[a-z_]+$/)
    expect([name, name.endsWith('_total')]).toEqual([name, kind === 'counter'])
    expect(help).toMatch(/^(?:[A-Z]|1 ).*\.$|0 /)
    const series = Object.values(labels).reduce((count, values) => count * values.length, 1)
    expect([name, series < 3_500]).toEqual([name, true])
  }
})

test('R26 of the ear nothing is counted but what waited or went wrong', async () => {
  const metrics = createMetrics({ ofProcess: false })
  const before = await metrics.text()
  const ear = watchedThreads('ear', metrics)
  ear.begins(0, 'listenTo')
  ear.ends('done', 'listenTo')
  const texts = watchedThreads('text', metrics)
  texts.begins(0, 'listenHere')
  texts.ends('done', 'listenHere')
  expect(await metrics.text()).toBe(before)
  ear.begins(40, 'listenTo')
  ear.ends('timed out', 'listenTo')
  texts.ends('done', 'insight')
  const counted = (await lines(metrics, 'duologue_text_work_total{')).filter(
    (line) => !line.endsWith(' 0'),
  )
  expect(counted).toEqual([
    'duologue_text_work_total{threads="text",outcome="done"} 1',
    'duologue_text_work_total{threads="ear",outcome="timed out"} 1',
  ])
  expect(await lines(metrics, 'duologue_text_work_wait_seconds_count{threads="ear"}')).toEqual([
    'duologue_text_work_wait_seconds_count{threads="ear"} 1',
  ])
})

test('a failure of the database is counted by its class, as long as somebody counts', async () => {
  const metrics = createMetrics({ ofProcess: false })
  const forget = watchDatabase(metrics)
  databaseFailures.publish('STORAGE_FULL')
  databaseFailures.publish('DATABASE_AWAY')
  databaseFailures.publish('DATABASE_AWAY')
  forget()
  databaseFailures.publish('DATABASE_AWAY')
  expect(await lines(metrics, 'duologue_database_failures_total{')).toEqual([
    'duologue_database_failures_total{class="away"} 2',
    'duologue_database_failures_total{class="full"} 1',
  ])
  expect(databaseFailures.hasSubscribers).toBe(false)
})

describe('the port of its own', () => {
  test('gives the metrics, and nothing else', async () => {
    const metrics = createMetrics({ ofProcess: false })
    const { port, close } = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
    const ask = (path: string, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method })
    const reply = await ask('/metrics')
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, metrics.contentType])
    expect(await reply.text()).toContain('# TYPE duologue_answers_total counter')
    expect((await ask('/metrics?x=1')).status).toBe(200)
    for (const path of ['/', '/api/user', '/metrics/x', '/%6detrics']) {
      const none = await ask(path)
      expect([path, none.status, await none.text()]).toEqual([path, 404, ''])
    }
    expect((await ask('/metrics', 'POST')).status).toBe(404)
    close()
  })

  test('that is taken is a sentence at the start', async () => {
    const metrics = createMetrics({ ofProcess: false })
    const { port, close } = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' })
    await expect(serveMetrics(metrics, { port, host: '127.0.0.1' })).rejects.toThrow(
      `The metrics cannot be served at 127.0.0.1:${port}. Is the port in use?`,
    )
    close()
  })
})
