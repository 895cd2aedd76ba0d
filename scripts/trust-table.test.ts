import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bothEngines, type Run, rowsIn, trustTable } from './trust-table.ts'

const document = readFileSync(join(import.meta.dirname, '../docs/trust.md'), 'utf8')
const aTest = (fullName: string, status = 'passed') => ({ fullName, status })
const run = (name: string, tests: Run['tests'], counted: Run['counted'] = []) => ({
  name,
  tests,
  counted,
})
const rows = [
  { code: 'T1', what: 'the seal' },
  { code: 'T2', what: 'rows of others' },
]
const linesOf = (...runs: Run[]) => trustTable(rows, runs)

test('docs/trust.md has all 29 rows, in order', () => {
  const codes = rowsIn(document).map(({ code }) => code)
  expect(codes).toEqual(Array.from({ length: 29 }, (_, at) => `T${at + 1}`))
})

describe('a row', () => {
  test('holds when every test that names it passed, and says what was counted', () => {
    const { lines, failing } = linesOf(
      run(
        'sqlite',
        [aTest('T1 a'), aTest('R2 T1 b'), aTest('T2 c'), aTest('T12 d', 'failed')],
        [
          { row: 'T1', counts: { kills: 60, answers: 1000, 'ms at most': 7 } },
          { row: 'T1', counts: { kills: 40, 'ms at most': 5 } },
          { row: 'T12', counts: { kills: 7 } },
        ],
      ),
    )
    expect(lines[0]).toBe(
      '✓ T1  the seal: 2 of 2 tests; sqlite: 100 kills, 1,000 answers, 7 ms at most',
    )
    expect(failing).toEqual([])
  })

  test('fails by one test that failed, which is named', () => {
    const { lines, failing } = linesOf(
      run('sqlite', [aTest('T1 a'), aTest('T2 c')]),
      run('web', [aTest('b (T1)', 'failed')]),
    )
    expect(lines.slice(0, 2)).toEqual(['✗ T1  the seal: 1 of 2 tests', '      failed: b (T1)'])
    expect(failing).toEqual(['T1'])
  })

  test('fails by a test that failed first and passed when it was tried again', () => {
    const drawn = { ...aTest('T1 a'), failureMessages: ['AssertionError: canary-1'] }
    const { lines, failing } = linesOf(
      run('sqlite', [drawn, { ...aTest('T2 b'), failureMessages: [] }]),
    )
    expect(lines).toEqual([
      '✗ T1  the seal: 0 of 1 tests',
      '      failed: T1 a',
      '✓ T2  rows of others: 1 of 1 tests',
    ])
    expect(failing).toEqual(['T1'])
  })

  test('that no test names, or whose tests were all left out, is missing and fails', () => {
    const { lines, failing } = linesOf(run('sqlite', [aTest('T1 a', 'skipped')]))
    expect(lines[0]).toBe('✗ T1  the seal: missing: no test ran; 1 left out')
    expect(lines[1]).toBe('      partly: left out T1 a')
    expect(lines[2]).toBe('✗ T2  rows of others: missing: no test ran')
    expect(failing).toEqual(['T1', 'T2'])
  })
})

describe('a row of which a test could not run here', () => {
  test('holds partly, names it, and fails nothing', () => {
    const tests = [aTest('T1 a'), aTest('T1 by strace', 'skipped'), aTest('T2 c')]
    const { lines, failing } = linesOf(run('sqlite', tests))
    expect(lines).toEqual([
      '◐ T1  the seal: 1 of 1 tests; 1 left out',
      '      partly: left out T1 by strace',
      '✓ T2  rows of others: 1 of 1 tests',
    ])
    expect(failing).toEqual([])
  })

  test('holds wholly where it ran on another engine', () => {
    const { lines } = linesOf(
      run('sqlite', [aTest('T1 a'), aTest('T1 of the other engine', 'skipped')]),
      run('postgres', [aTest('T1 a', 'pending'), aTest('T1 of the other engine')]),
    )
    expect(lines[0]).toBe('✓ T1  the seal: 2 of 2 tests')
  })

  test('still fails by what ran', () => {
    const tests = [aTest('T1 a', 'failed'), aTest('T1 by strace', 'skipped')]
    const { lines, failing } = linesOf(run('sqlite', tests))
    expect([lines[0]?.[0], failing]).toEqual(['✗', ['T1', 'T2']])
  })
})

describe('the row about both engines', () => {
  const t28 = [{ code: 'T28', what: 'both engines' }]

  test('compares what ran on both, and names what differs', () => {
    const sqlite = [aTest('a'), aTest('b'), aTest('on SQLite alone'), aTest('c', 'skipped')]
    const postgres = [aTest('a'), aTest('b', 'failed'), aTest('c')]
    expect(bothEngines(sqlite, postgres)).toEqual({ shared: 2, differing: ['b'] })
    const { lines, failing } = trustTable(t28, [run('sqlite', sqlite), run('postgres', postgres)])
    expect(lines).toEqual(['✗ T28 both engines: 1 of 2 tests; 2 on both', '      failed: b'])
    expect(failing).toEqual(['T28'])
  })

  test('takes what passed at a second try on one of them for another way', () => {
    const again = { ...aTest('a'), failureMessages: ['Error: late'] }
    expect(bothEngines([aTest('a')], [again]).differing).toEqual(['a'])
  })

  test('fails where one of them did not run', () => {
    expect(trustTable(t28, [run('sqlite', [aTest('a')])]).failing).toEqual(['T28'])
  })
})
