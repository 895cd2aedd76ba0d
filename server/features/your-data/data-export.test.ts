import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { canariesIn, canary } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import {
  answerAll,
  coupleIdOf,
  registerCouple,
  registerOnTwoDevices,
  testPassword,
} from '#server/testing/couple.ts'
import { coupleWithEverything } from '#server/testing/couple-with-everything.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { type ExportedTable, exportedTables, leftOutTables } from './exported-columns.ts'
import { exportLabels, submissionKinds } from './page/export-labels.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ provider: 'Example Models' })
})
afterAll(() => server.stop())

type Json = Record<string, Record<string, unknown>[]>
const exportJson = async (visitor: Visitor) => (await visitor.get<Json>('/api/account/export')).body
const exportHtml = async (visitor: Visitor) =>
  (await visitor.get('/api/account/export?format=html')).text

const schema = async () =>
  (await server.database.introspection.getTables())
    .filter(({ schema: of }) => of === undefined || of === 'public')
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))

describe('T22 the export, driven by the schema', () => {
  test('every column of every table is exported, or left out for a written reason', async () => {
    const tables = await schema()
    expect(tables.length).toBeGreaterThanOrEqual(17)
    for (const { name, columns } of tables) {
      if (name in leftOutTables) {
        expect(leftOutTables[name]?.length).toBeGreaterThan(20)
        continue
      }
      const known = exportedTables[name as ExportedTable]?.columns ?? {}
      expect([name, ...Object.keys(known).sort()]).toEqual([name, ...columns.sort()])
      for (const treatment of Object.values(known)) {
        if (typeof treatment === 'object' && 'leftOut' in treatment) {
          expect(treatment.leftOut.length).toBeGreaterThan(20)
        }
      }
    }
    const all = [...Object.keys(leftOutTables), ...Object.keys(exportedTables)].sort()
    expect(tables.map(({ name }) => name).sort()).toEqual(all)
    counted('T22', {
      tables: tables.length,
      columns: tables.flatMap(({ columns }) => columns).length,
    })
  })

  test('every exported column is in it, with the value that is stored', async () => {
    const { visitor, user } = await coupleWithEverything(server, 'whole')
    const json = await exportJson(visitor)
    const coupleId = await coupleIdOf(server, user.id)
    for (const [table, { name, of, columns }] of Object.entries(exportedTables)) {
      const { rows: all } = await sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where ${sql.ref('coupleId')} = ${coupleId}
      `.execute(server.database)
      const rows = all.filter(({ userId }) => of === 'the couple' || userId === user.id)
      const given = json[name] ?? []
      expect([name, given.length > 0]).toEqual([name, true])
      expect([name, given.length]).toEqual([name, rows.length])
      for (const [column, how] of Object.entries(columns)) {
        const isOwn = typeof how === 'object' && 'own' in how
        const seen = (row: Record<string, unknown>) => !isOwn || row.id === user.id
        const shown = given.filter(seen).map((row) => row[column])
        const stored = rows.filter(seen).map((row) => row[column] ?? null)
        const treatment = isOwn ? how.own : how
        const unseen = given.filter((row) => !seen(row)).map((row) => row[column])
        expect([column, unseen.every((value) => value === undefined)]).toEqual([column, true])
        if (typeof treatment === 'object') {
          expect([column, shown.every((value) => value === undefined)]).toEqual([column, true])
        } else if (treatment === 'opened') {
          expect([column, shown.some((value) => value !== null)]).toEqual([column, true])
          for (const value of stored.filter((sealed) => typeof sealed === 'string')) {
            expect(JSON.stringify(shown)).not.toContain(value)
          }
        } else {
          const readable = stored.map((value) => {
            if (value === null || treatment === 'as it is') return value
            return treatment === 'json' ? JSON.parse(String(value)) : value === 1
          })
          const inOrder = (values: unknown[]) => values.map((value) => JSON.stringify(value)).sort()
          expect([column, ...inOrder(shown)]).toEqual([column, ...inOrder(readable)])
        }
      }
    }
  })

  test('A10 nothing that only the other one sent, set or is told is in it', async () => {
    const { visitor, partner, user, email, partnerEmail } = await registerOnTwoDevices(server)
    const people = [
      { visitor, whose: 'mina', email, other: user.partnerId },
      { visitor: partner, whose: 'jonas', email: partnerEmail, other: user.id },
    ]
    for (const { visitor: device, whose, email: address } of people) {
      const word = (at: number) => canary(whose, at)
      await device.post('/api/feature-suggestion', {
        suggestion: word(1),
        username: 'x',
        email: 'x',
      })
      await device.post('/api/report-issue', { issue: word(2), username: 'x', email: 'x' })
      await device.post('/api/feedback/early-access', {
        ...{ likedMost: word(3), confusing: 'Where the lamp is.', email: address },
        ...{ improvement: 'More of the calm questions.', recommendation: 4, pricing: '3.50' },
        ...{ currency: 'NZD', questionsFeeling: 'Just right' },
      })
      await device.post('/api/reminders/push-subscription', {
        endpoint: `https://push.example.org/${word(4)}`,
        keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
      })
      await device.send('PUT', '/api/reminder-settings', {
        ...{ reminderDay: 'Friday', reminderTime: '19:45', reminderEnabled: true },
      })
      await server.visitor().post('/api/forgot-password', { email: address })
    }
    await server.settled()
    const tables = ['submissions', 'logins', 'passwordResets', 'pushSubscriptions']
    for (const { visitor: device, whose, other } of people) {
      const json = await exportJson(device)
      const mine = [1, 2, 3, 4].map((at) => canary(whose, at))
      expect(canariesIn(JSON.stringify(json)).sort()).toEqual(mine)
      expect(canariesIn(await exportHtml(device)).sort()).toEqual(mine.slice(0, 3))
      for (const name of tables) {
        const ids = (json[name] ?? []).map(({ userId }) => userId)
        expect([name, ids.length > 0, ids.includes(other)]).toEqual([name, true, false])
      }
      const theirs = json.people?.find(({ id }) => id === other) ?? {}
      expect(Object.keys(theirs).filter((key) => /reminder|calendar|signed/i.test(key))).toEqual([])
      expect(theirs.email).toBe(whose === 'mina' ? partnerEmail : email)
    }
  })

  test('A10 a submission of a sender who is not known is in nobody’s', async () => {
    const { visitor, partner, email } = await registerOnTwoDevices(server)
    const sent = { suggestion: canary('unknown', 1), username: 'Mina', email }
    await visitor.post('/api/feature-suggestion', sent)
    const { coupleId } = await server.database
      .updateTable('submissions')
      .set({ userId: null })
      .where('payload', 'like', `%${canary('unknown', 1)}%`)
      .returning('coupleId')
      .executeTakeFirstOrThrow()
    expect(coupleId).not.toBeNull()
    for (const device of [visitor, partner]) {
      expect(canariesIn(JSON.stringify(await exportJson(device)))).toEqual([])
    }
  })

  test('both files hold what both people wrote, and nothing of anybody else', async () => {
    const { visitor, words, browserAddress, email } = await coupleWithEverything(server, 'mine')
    await coupleWithEverything(server, 'theirs')
    const json = await visitor.get('/api/account/export?format=json')
    const html = await visitor.get('/api/account/export?format=html')
    expect(canariesIn(json.text).sort()).toEqual(words.toSorted())
    const toRead = words.filter((word) => word !== browserAddress)
    expect(canariesIn(html.text).sort()).toEqual(toRead.toSorted())
    for (const { text } of [json, html]) expect(text).toContain(email)
    expect(json.headers['content-disposition']).toBe('attachment; filename="duologue.json"')
    expect(json.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(html.headers['content-disposition']).toBe('attachment; filename="duologue.html"')
    expect(html.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(server.log.join('')).not.toContain('canary-')
  })

  test('what was kept stays in it after Done', async () => {
    const { visitor } = await registerCouple(server)
    const { catchupId } = await openCatchup(visitor, { word: canary('kept', 1) })
    const keep = { helpful: null, focus: [], keep: true }
    await visitor.post(`/api/catchups/${catchupId}/feedback`, keep)
    await pressDone(visitor)
    expect(canariesIn(JSON.stringify(await exportJson(visitor)))).toEqual([canary('kept', 1)])
    expect(canariesIn(await exportHtml(visitor))).toEqual([canary('kept', 1)])
  })
})

describe('R2 the seal holds in the export', () => {
  test('no answer of a session that one of them has not completed, not even one’s own', async () => {
    const { visitor, partnerEmail } = await registerCouple(server)
    await answerAll(visitor, 'primary', { word: canary('sealed', 1) })
    await answerAll(visitor, 'partner', { word: canary('sealed', 2), claim: false })
    const partner = server.visitor()
    await partner.post('/api/login', { email: partnerEmail, password: testPassword })
    for (const who of [visitor, partner]) {
      const json = await exportJson(who)
      expect(canariesIn(JSON.stringify(json))).toEqual([])
      expect(json.questions?.map(({ answered, response }) => [answered, response])).toEqual(
        Array(7).fill([true, null]),
      )
      expect(canariesIn(await exportHtml(who))).toEqual([])
    }
    await visitor.post('/api/progress/session-initial?userId=31', { userCompleted: true })
    expect(canariesIn(JSON.stringify(await exportJson(partner)))).toHaveLength(2)
  })

  test('nor when, or in which order, the partner answered', async () => {
    const { visitor, partnerEmail } = await registerCouple(server)
    const partner = server.visitor()
    await partner.post('/api/login', { email: partnerEmail, password: testPassword })
    const { body } = await visitor.get<Question[]>(`/api/questions/${initialWeekId}?userId=31`)
    const backwards = body.map(({ id }) => id).toReversed()
    server.clock.forward(60_000)
    const answeredAt = server.clock.now().toISOString()
    for (const id of backwards) {
      const answer = { response: 'Some words.', isPartnerResponse: true }
      await partner.send('PATCH', `/api/questions/${id}`, answer)
    }
    const { partnerResponses = [], progress } = await exportJson(visitor)
    expect(progress).toHaveLength(1)
    expect(JSON.stringify(progress)).not.toContain(answeredAt)
    expect(partnerResponses.map(({ questionId }) => questionId)).toEqual(backwards.toReversed())
    for (const row of partnerResponses) {
      expect(Object.keys(row)).not.toContain('id')
      expect(JSON.stringify(row)).not.toMatch(/\d{4}-\d\d-\d\dT/)
    }
  })
})

test('the page to read uses every label and is in people’s words alone', async () => {
  const { visitor } = await coupleWithEverything(server, 'labels')
  const json = await exportJson(visitor)
  const html = await exportHtml(visitor)
  const labels = Object.values(exportLabels).flatMap((of) =>
    Object.values<readonly [string, unknown]>(of),
  )
  expect(labels.length).toBeGreaterThan(25)
  for (const [label] of labels) expect(html).toContain(`<dt>${label}</dt>`)
  for (const kind of Object.values(submissionKinds)) expect(html).toContain(`<h3>${kind}</h3>`)
  expect(html).toContain('<dd>7:45 PM</dd>')
  expect(html).toContain('<dd>Monthly (every four weeks)</dd>')

  for (const { name, columns } of Object.values(exportedTables)) {
    for (const own of [name, ...Object.keys(columns)].filter((word) => /[A-Z]/.test(word))) {
      const spaced = own.replace(/([A-Z])/g, ' $1').toLowerCase()
      expect(html).not.toContain(own)
      expect(html).not.toContain(spaced.charAt(0).toUpperCase() + spaced.slice(1))
    }
  }
  const bankIds = (json.questions ?? []).map(({ bankId }) => String(bankId))
  const internals = [
    '**',
    'session-initial',
    '<dd>as it is</dd>',
    ...bankIds,
    String(json.couple?.[0]?.coupleId),
  ]
  expect(bankIds).toHaveLength(7)
  for (const internal of internals) expect(html).not.toContain(internal)
  expect(html).not.toMatch(/\d{4}-\d\d-\d\d|\bnull\b|undefined|Invalid|[a-z]_[a-z]|>(true|false)</)
})

test('a format we do not have is refused', async () => {
  const { visitor } = await registerCouple(server)
  expect((await visitor.get('/api/account/export?format=pdf')).status).toBe(400)
})
