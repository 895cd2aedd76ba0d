import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '#server/testing/run-command.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'
import { csvOf, listOf, type StoredSubmission } from './stored-submissions.ts'

let dataDir: string
let databaseUrl: string | undefined
let server: ServerProcess
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-inbox-'))
  databaseUrl = await ownDatabaseUrl()
  server = await startServerProcess({ dataDir, databaseUrl })
})
afterAll(async () => {
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

const run = (args: string[], more: Record<string, string | undefined> = {}) =>
  runCommand('read-inbox.ts', args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...more })

const send = async (path: string, body: object) => {
  const response = await fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
}

describe('npm run inbox, beside the running server', () => {
  test('lists, writes CSV, deletes, and explains itself', async () => {
    expect(await run([])).toMatchObject({ status: 0, stdout: 'Nobody has sent anything yet.\n' })
    await send('feature-suggestion', { suggestion: 'A timer\nand a bell', username: 'Ada' })
    await send('report-issue', { issue: '=HYPERLINK("http://a.example")' })

    const { stdout } = await run([])
    expect(stdout).toMatch(
      /^#2 {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}Issue report, not signed in\n {2}Name: Anonymous user\n/,
    )
    expect(stdout.indexOf('#1 ')).toBeGreaterThan(stdout.indexOf('#2 '))
    expect(stdout).toContain('  Name: Ada\n  Email: No email provided\n')
    expect(stdout).toContain('  Suggestion: A timer\n    and a bell\n')

    const file = join(dataDir, 'inbox.csv')
    expect(await run(['--csv', file])).toMatchObject({
      status: 0,
      stdout: `2 written to ${file}\n`,
    })
    expect(await run(['--csv', file])).toMatchObject({
      status: 1,
      stderr: `${file} is there already; nothing is written over it.\n`,
    })
    const csv = readFileSync(file, 'utf8')
    expect(csv).toContain('"Issue report","no","Anonymous user","No email provided"')
    expect(csv).toContain(`"'=HYPERLINK(""http://a.example"")"`)
    expect(csv.split('\r\n').length).toBe(4)

    expect(await run(['--delete', '2'])).toMatchObject({
      status: 0,
      stdout: 'Number 2 is deleted.\n',
    })
    expect(await run(['--delete', '2'])).toMatchObject({
      status: 1,
      stderr: 'There is no number 2.\n',
    })
    expect((await run([])).stdout).not.toContain('HYPERLINK')

    expect((await run(['--help'])).stdout).toContain('npm run inbox -- --csv inbox.csv')
    for (const wrong of [['--nonsense'], ['--csv'], ['--delete', 'all'], ['extra']]) {
      const { status, stdout: said, stderr } = await run(wrong)
      expect([status, said, stderr.includes('    at ')]).toEqual([2, '', false])
    }
    expect((await run([])).stdout).toContain('#1 ')
  })

  test('a folder without a database stays without one', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'duologue-empty-'))
    const { status, stderr } = await run([], { DATA_DIR: empty, DATABASE_URL: undefined })
    expect([status, stderr]).toEqual([
      1,
      `There is no database in ${empty} yet. Start the server once.\n`,
    ])
    rmSync(empty, { recursive: true })
  })
})

const submission = (text: string): StoredSubmission => ({
  id: 7,
  createdAt: '2026-03-02T18:00:00.000Z',
  kind: 'Issue report',
  signedIn: true,
  fields: [
    { name: 'Name', text: 'Mina' },
    { name: 'Issue', text },
  ],
})

/** RFC 4180, as a program that takes every quote seriously reads it. */
const readCsv = (csv: string): string[][] =>
  csv
    .slice(1)
    .split('\r\n')
    .slice(0, -1)
    .map((row) =>
      [...row.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) =>
        cell.replaceAll('""', '"'),
      ),
    )

describe('what strangers write', () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', 'a;=1', 'a,@b', 'a\n-b']
  test.each(formulas)('the formula %j does not begin a cell', (text) => {
    const cells = readCsv(csvOf([submission(text)])).at(-1) ?? []
    expect(cells.length).toBe(16)
    expect(cells.join('|').replaceAll("'", '')).toContain(text)
    expect(cells[7]).not.toBe(text)
  })

  test('no text begins a formula, whichever separator a spreadsheet goes by', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '"', "'", ',', ';', '\t', '\n', '\r', ' ', 'a'),
    })
    fc.assert(
      fc.property(nasty, (text) => {
        const csv = csvOf([submission(text)])
        for (const separator of [/[,\r\n]/, /[;\r\n]/, /[\t\r\n]/]) {
          for (const cell of csv.split(separator))
            expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
        }
        expect(readCsv(csv).map((row) => row.length)).toEqual([16, 16])
      }),
    )
  })

  test('ordinary words stay as they are', () => {
    for (const text of ['e-mail, 3+4 = 7', 'a@b.co wrote "so"', 'Ünïcode 🙂', "it's fine"]) {
      expect(readCsv(csvOf([submission(text)])).at(-1)?.[7]).toBe(text)
    }
  })

  test('nothing of it steers a terminal', () => {
    const said = listOf([submission('a\u001b[2J\u009b1m\u202eb\r\nc\u0007')])
    expect(said.split('\n').slice(2)).toEqual(['  Issue: a[2J1mb', '    c'])
  })
})
