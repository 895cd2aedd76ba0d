import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoints } from '#contract/endpoints.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { coupleIdOf } from '#server/testing/couple.ts'
import { triedOnce } from '#server/testing/draws.ts'
import { nameOf, writeReady } from '#server/testing/every-write.ts'
import { sharedTextWork, startTestServer, type TestServer } from '#server/testing/test-server.ts'

/** Nothing that a test sends rightly holds these. */
const foreignNumber = 987_654_321
const foreignText = 'over-posted-marker'

/** What a text sounds like is not the subject here, and takes its time. */
const hearing = {
  ...sharedTextWork,
  soundsUnsafe: async () => false,
}

let server: TestServer
let columns: { table: string; columns: string[] }[]
beforeAll(async () => {
  server = await startTestServer({ provider: 'Example Models', textWork: hearing })
  columns = (await server.database.introspection.getTables())
    .filter(({ schema }) => schema === undefined || schema === 'public')
    .map(({ name, columns: all }) => ({ table: name, columns: all.map((column) => column.name) }))
})
afterAll(() => server.stop())

const neverColumns = {
  ...{ isAdmin: true, admin: true, role: foreignText, roles: [foreignText], verified: true },
  ...{
    passwordHash: foreignText,
    hash: foreignText,
    $set: { opened: 1 },
    constructor: foreignText,
  },
  ...{ couple: { coupleId: foreignText }, user: { id: foreignNumber }, seal: false, limits: false },
}

/** Every column of every table as something to post: ids of nobody here, flags, times and hashes. */
const asField = (column: string): unknown => {
  if (/(^|[a-z])id$/i.test(column)) return foreignNumber
  if (/(at|until|hash|by|on|key|token|text|name|response)$/i.test(column)) return foreignText
  return true
}

const writes = endpoints.filter(({ method }) => method !== 'GET')

/** Ids, and what was drawn for one couple and not for the other. */
const differs = /id$|^(saidBy|position|replaces|minutes)$/i

/** The couple's rows as far as two couples have the same, who did the same. */
async function shapeOf(coupleId: string): Promise<string[]> {
  const shapes: string[] = []
  for (const { table, columns: own } of columns) {
    if (!own.includes('coupleId')) continue
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where ${sql.ref('coupleId')} = ${coupleId}
    `.execute(server.database)
    for (const row of rows) {
      const fields = Object.entries(row).map(([column, value]) => {
        if (differs.test(column)) return column
        if (typeof value === 'number') return `${column}=${value}`
        return `${column}:${value === null ? null : typeof value}`
      })
      shapes.push(`${table} ${fields.join(' ')}`)
    }
  }
  return shapes.sort()
}

const seen = { calls: 0, fields: 0 }

describe('T5 what nobody asked for', triedOnce, () => {
  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s takes nothing but what it is for',
    async (_name, endpoint) => {
      const [plain, over] = [await writeReady(server, endpoint), await writeReady(server, endpoint)]
      const ids = [
        await coupleIdOf(server, plain.couple.user.id),
        await coupleIdOf(server, over.couple.user.id),
      ]
      const more: Record<string, unknown> = {
        ...Object.fromEntries(
          columns.flatMap((one) => one.columns).map((name) => [name, asField(name)]),
        ),
        ...neverColumns,
      }
      for (const name of fieldsOf(endpoint.body)) {
        delete more[name]
      }
      const replies = [await plain.send(), await over.send(more)]
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      await server.settled()
      for (const { body } of replies) {
        expect(z.encode(endpoint.reply, z.parse(endpoint.reply, body))).toEqual(body)
      }
      const rows = await everyRow(server)
      expect(rows).not.toContain(String(foreignNumber))
      expect(rows).not.toContain(foreignText)
      expect(JSON.stringify(server.mails)).not.toContain(foreignText)
      expect(await shapeOf(ids[1] ?? '')).toEqual(await shapeOf(ids[0] ?? ''))
      seen.calls += 1
      seen.fields += Object.keys(more).length
    },
  )

  test('T5 each of them was tried with every column there is', () => {
    expect(seen.calls).toBe(writes.length)
    expect(seen.fields).toBeGreaterThan(writes.length * 100)
    counted('T5', { 'calls over-posted': seen.calls, 'fields too many': seen.fields })
  })
})

/** The names that an object's schema takes. */
function fieldsOf(schema: unknown): string[] {
  if (schema === undefined) return []
  const { def } = (schema as { _zod: { def: z.core.$ZodTypes['_zod']['def'] } })._zod
  if (def.type === 'object') return Object.keys(def.shape)
  return 'innerType' in def ? fieldsOf(def.innerType) : 'in' in def ? fieldsOf(def.in) : []
}
