import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { browserAt } from '#server/testing/browser.ts'
import { filesWith } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { testPassword } from '#server/testing/couple.ts'
import { draws } from '#server/testing/draws.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { startServerProcess } from '#server/testing/server-process.ts'
import { testedPostgres } from '#server/testing/tested-postgres.ts'

const isHere = draws({ full: testedPostgres() !== undefined, share: false })

/** What is running and lying about, in the order in which it came. */
const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

/** What docs/self-hosting.md has a host say to PostgreSQL, so that nothing of a deleted account is left. */
const commandsForHosts = (): string[] => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/self-hosting.md'), 'utf8')
  const [, block = ''] = page.match(/```sql\n([^`]*VACUUM[^`]*)```/) ?? []
  return block.trim().split('\n')
}

test.skipIf(!isHere)(
  'T21 T26 PostgreSQL’s files: no answer is ever readable in them, and the commands for hosts leave nothing of a deleted account',
  { timeout: 120_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'duologue-files-'))
    ending.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const postgres = await startPostgres()
    ending.push(postgres.stop)
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    ending.push(() => client.end())
    const server = await startServerProcess({ dataDir, databaseUrl: postgres.url })
    ending.push(() => server.end('SIGKILL'))
    const couple = async (name: string, isPartnerResponse = false) => {
      const send = browserAt(server)
      const names = { username: name, partnerName: `${name}too` }
      const email = `${name}@example.org`
      await send('POST', '/api/register', { ...names, email, password: testPassword })
      const { body } = await send<Question[]>('GET', `/api/questions/${initialWeekId}`)
      for (const { id } of body) {
        const answer = { response: `canary-${name}-answer`, isPartnerResponse }
        expect((await send('PATCH', `/api/questions/${id}`, answer)).status).toBe(200)
      }
      return send
    }
    // Theirs are the only answers of a partner: of a table that is empty afterwards nothing is learned anew.
    const gone = await couple('canarygone', true)
    for (const name of ['stayone', 'staytwo', 'staythree']) await couple(name)
    const { rows } = await client.query(
      `select c."coupleId", c."wrappedKey", r.response from couples c
       join users u on u."coupleId" = c."coupleId" join partner_responses r on r."coupleId" = c."coupleId"
       where u.email = 'canarygone@example.org' limit 1`,
    )
    const traces = ['canarygone', ...Object.values<string>(rows[0])]
    expect(traces).toHaveLength(4)
    const holding = (text: string) => filesWith(postgres.data, text)
    const expectNoAnswer = () => expect(holding('canary-')).toEqual([])
    // What its planner knows of the rows is a place for them to be left in, too.
    await client.query('analyze')
    await client.query('checkpoint')
    for (const trace of traces) expect(holding(trace).length).toBeGreaterThan(1)
    expectNoAnswer()
    const commands = commandsForHosts()
    expect(commands.length).toBeGreaterThan(2)
    expect((await gone('DELETE', '/api/account', { password: testPassword })).status).toBe(200)
    expect(holding('canarygone')).not.toEqual([])
    expectNoAnswer()
    for (const command of commands) await client.query(command)
    const left = traces.map((trace) => [trace, holding(trace)])
    expect(left).toEqual(traces.map((trace) => [trace, []]))
    expect(holding('staytwo@example.org')).not.toEqual([])
    expectNoAnswer()
    expect(filesWith(dataDir, 'canary-')).toEqual([])
    expect(await server.end('SIGTERM')).toBe(0)
    counted('T21', { 'traces of one account searched for': traces.length })
    counted('T26', { 'searches of PostgreSQL’s files for an answer': 3 })
  },
)
