import { endpoints } from '#contract/endpoints.ts'
import { failingParts as parts } from '#contract/health.ts'
import { pagePaths } from '#contract/pages.ts'
import { failures } from '#server/drivers/model/model.ts'
import { limitTable } from '#server/http/limit-table.ts'

export type Metric = {
  kind: 'counter' | 'gauge' | 'histogram'
  name: string
  /** One sentence for whoever reads the metrics. */
  help: string
  /**
   * Every value that each label may have. Whatever else comes is written as `other`, so that no id, name
   * or address can become a label, and no stranger can make new series.
   */
  labels: Readonly<Record<string, readonly string[]>>
  /** Of a histogram: the upper bounds, in seconds. */
  buckets?: readonly number[]
}

/** What stands for any value that a label does not know. */
export const other = 'other'

const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const slow = [0.5, 1, 2, 4, 8, 15, 30, 60, 90]

const threads = ['text', 'ear']
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']
/** The patterns of all calls and pages; `file` is any of the web app, `unknown` what there is none of. */
const routes = [
  ...new Set([...endpoints.map(({ path }) => path), ...Object.values(pagePaths)]),
  ...['file', 'unknown'],
]

/** Everything that the server counts while METRICS_PORT is set. */
export const metricTable = {
  requests: {
    kind: 'counter',
    name: 'duologue_requests_total',
    help: 'Requests that were answered, by the pattern of their route and the class of the status.',
    labels: { method: methods, route: routes, status: ['1xx', '2xx', '3xx', '4xx', '5xx'] },
  },
  requestSeconds: {
    kind: 'histogram',
    name: 'duologue_request_duration_seconds',
    help: 'How long requests took, by the pattern of their route.',
    labels: { route: routes },
    buckets: quick,
  },
  unreadable: {
    kind: 'counter',
    name: 'duologue_unreadable_requests_total',
    help: 'What came over the wire and could not be read as a request.',
    labels: {},
  },
  answers: {
    kind: 'counter',
    name: 'duologue_answers_total',
    help: 'Answers that were saved and acknowledged; a question that was skipped counts as one.',
    labels: {},
  },
  signIns: {
    kind: 'counter',
    name: 'duologue_sign_ins_total',
    help: 'Tries to sign in: those that worked, had a wrong password or address, came too often, or failed otherwise.',
    labels: { outcome: ['worked', 'refused', 'limited', 'failed'] },
  },
  limited: {
    kind: 'counter',
    name: 'duologue_limited_total',
    help: 'What a limit of use did not allow, by the limit.',
    labels: { limit: Object.keys(limitTable) },
  },
  limitStoreFailures: {
    kind: 'counter',
    name: 'duologue_limit_store_failures_total',
    help: 'Limits that could not be counted for all servers together.',
    labels: {},
  },
  textWaiting: {
    kind: 'gauge',
    name: 'duologue_text_work_waiting',
    help: 'Work over texts that waits for a free thread.',
    labels: { threads },
  },
  textRunning: {
    kind: 'gauge',
    name: 'duologue_text_work_running',
    help: 'Work over texts that a thread does just now; not of the ear, which works for answers and not for skips.',
    labels: { threads: ['text'] },
  },
  textWaits: {
    kind: 'histogram',
    name: 'duologue_text_work_wait_seconds',
    help: 'How long work over texts waited for a free thread; in the ear, only what did wait.',
    labels: { threads },
    buckets: quick,
  },
  textWork: {
    kind: 'counter',
    name: 'duologue_text_work_total',
    help: 'Work over texts by how it ended, refused where too much waited already; of the ear, only what went wrong.',
    labels: { threads, outcome: ['done', 'failed', 'timed out', 'refused'] },
  },
  guideTexts: {
    kind: 'counter',
    name: 'duologue_guide_texts_total',
    help: 'Texts of the guide, by who wrote them and whether they quote the couple or are in own words alone.',
    labels: {
      kind: ['insight', 'suggestion', 'summary'],
      source: ['built-in', 'model'],
      words: ['quoted', 'own'],
    },
  },
  modelCalls: {
    kind: 'counter',
    name: 'duologue_model_calls_total',
    help: 'Calls of the language model, by what came of them.',
    labels: { outcome: ['answered', ...failures] },
  },
  modelSeconds: {
    kind: 'histogram',
    name: 'duologue_model_call_duration_seconds',
    help: 'How long calls of the language model took.',
    labels: {},
    buckets: slow,
  },
  mails: {
    kind: 'counter',
    name: 'duologue_mails_total',
    help: 'Mails handed over, kept in the outbox, refused for whom they are for, or not handed over.',
    labels: { outcome: ['sent', 'kept', 'refused', 'failed'] },
  },
  mailsWaiting: {
    kind: 'gauge',
    name: 'duologue_mails_waiting',
    help: 'Mails that are being handed over just now.',
    labels: {},
  },
  notifications: {
    kind: 'counter',
    name: 'duologue_notifications_total',
    help: 'Notifications that a push service took, those for browsers that are gone, and those that failed.',
    labels: { outcome: ['taken', 'gone', 'failed'] },
  },
  notificationsWaiting: {
    kind: 'gauge',
    name: 'duologue_notifications_waiting',
    help: 'Notifications that are being handed over just now.',
    labels: {},
  },
  failing: {
    kind: 'gauge',
    name: 'duologue_failing',
    help: '1 for a part that keeps failing, as the health call names it, else 0.',
    labels: { part: parts },
  },
  failingSeconds: {
    kind: 'gauge',
    name: 'duologue_failing_seconds',
    help: 'How long ago the oldest failure was since which nothing of that part worked; 0 where all is well.',
    labels: { part: parts },
  },
  reminders: {
    kind: 'counter',
    name: 'duologue_reminders_total',
    help: 'Reminders that were due, by what came of them; healed are those that a wrong clock had put off.',
    labels: { outcome: ['reached', 'unreached', 'late', 'broken', 'healed'] },
  },
  reminderRound: {
    kind: 'gauge',
    name: 'duologue_reminder_round_timestamp_seconds',
    help: 'When this server last looked for due reminders and got to the end; 0 before.',
    labels: {},
  },
  databaseFailures: {
    kind: 'counter',
    name: 'duologue_database_failures_total',
    help: 'What failed because of the database: it was away, or had no room left.',
    labels: { class: ['away', 'full'] },
  },
  databaseConnections: {
    kind: 'gauge',
    name: 'duologue_database_connections',
    help: 'Connections to PostgreSQL, and requests that wait for one; none for the embedded database.',
    labels: { state: ['used', 'idle', 'waiting'] },
  },
  backupSeconds: {
    kind: 'gauge',
    name: 'duologue_backup_timestamp_seconds',
    help: 'When the last automatic backup was made that went well; 0 where there was none.',
    labels: {},
  },
  backupWorked: {
    kind: 'gauge',
    name: 'duologue_backup_worked',
    help: '1 where the last try of an automatic backup went well, else 0.',
    labels: {},
  },
  ready: {
    kind: 'gauge',
    name: 'duologue_ready',
    help: '1 once the server is ready, 0 while it starts or is about to stop.',
    labels: {},
  },
} as const satisfies Record<string, Metric>

export type MetricTable = typeof metricTable
