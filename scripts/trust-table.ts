/** A test that ran, or was left out, under its whole title, with what failed in any try at it. */
type Test = { fullName: string; status: string; failureMessages?: readonly string[] }

/** What a test noted of itself with `counted`. */
type Counted = { row: string; counts: Record<string, number> }

/** The tests of one or several projects that ran together, under a name of their own. */
export type Run = { name: string; tests: Test[]; counted: Counted[] }

type Row = { code: string; what: string }

/** The rows T1, T2 … of the first table of docs/trust.md, in its order. */
export const rowsIn = (document: string): Row[] =>
  [...document.matchAll(/^\| (T\d+) +\| ([^|]+?) +\|/gm)].map(([, code = '', what = '']) => ({
    code,
    what,
  }))

const names = (code: string) => new RegExp(`\\b${code}\\b`)
const isOf = (code: string) => (test: Test) => names(code).test(test.fullName)
/** One that passed at a second try has failed: what is drawn at random is another thing then. */
const passed = ({ status, failureMessages = [] }: Test) =>
  status === 'passed' && failureMessages.length === 0
const ran = ({ status }: Test) => status === 'passed' || status === 'failed'

/** Adds up what was counted under each name, or keeps the largest: `100 kills, 840 ms at most to open again`. */
function sum(counted: readonly Counted[], code: string): string {
  const sums = new Map<string, number>()
  for (const { row, counts } of counted) {
    if (row !== code) continue
    for (const [name, count] of Object.entries(counts)) {
      const before = sums.get(name) ?? 0
      sums.set(name, name.includes('at most') ? Math.max(before, count) : before + count)
    }
  }
  return [...sums].map(([name, count]) => `${count.toLocaleString('en')} ${name}`).join(', ')
}

/** What ran on both engines, and what went another way on one than on the other. */
export function bothEngines(one: readonly Test[], other: readonly Test[]) {
  const there = new Map(other.filter(ran).map((test) => [test.fullName, passed(test)]))
  const shared = one.filter(ran).filter(({ fullName }) => there.has(fullName))
  const differing = shared.filter((test) => there.get(test.fullName) !== passed(test))
  return { shared: shared.length, differing: differing.map(({ fullName }) => fullName) }
}

/** The one row that is about all the tests of two runs: whether both engines do the same. */
const aboutEngines = 'T28'

/** Each title once of what was left out wherever it stands: a test of one engine is not left out on the other. */
function leftOutOf(own: readonly Test[]): string[] {
  const titles = new Set(own.filter(ran).map(({ fullName }) => fullName))
  return [...new Set(own.map(({ fullName }) => fullName))].filter((title) => !titles.has(title))
}

/**
 * Says of every row whether it holds (✓), holds by what ran while a part of it could not run here (◐), or does
 * not (✗), and what ran for it; gives the codes of those that do not.
 */
export function trustTable(rows: readonly Row[], runs: readonly Run[]) {
  const [sqlite, postgres] = ['sqlite', 'postgres'].map((name) =>
    runs.find((run) => run.name === name),
  )
  const engines = bothEngines(sqlite?.tests ?? [], postgres?.tests ?? [])
  const lines: string[] = []
  const failing: string[] = []
  for (const { code, what } of rows) {
    const own = runs.flatMap(({ tests }) => tests.filter(isOf(code)))
    const done = own.filter(ran)
    const isEngines = code === aboutEngines
    const total = done.length + (isEngines ? engines.shared : 0)
    const failed = done.filter((test) => !passed(test)).map(({ fullName }) => fullName)
    if (isEngines) failed.push(...engines.differing)
    const holds = total > 0 && failed.length === 0
    if (!holds) failing.push(code)
    const leftOut = leftOutOf(own)
    const sign = leftOut.length > 0 ? '◐' : '✓'
    const counts = runs.flatMap(({ name, counted }) => {
      const text = sum(counted, code)
      return text === '' ? [] : [`${name}: ${text}`]
    })
    if (isEngines) counts.push(`${engines.shared.toLocaleString('en')} on both`)
    const said = [
      total === 0 ? 'missing: no test ran' : `${total - failed.length} of ${total} tests`,
      ...(leftOut.length > 0 ? [`${leftOut.length} left out`] : []),
      ...counts,
    ]
    lines.push(`${holds ? sign : '✗'} ${code.padEnd(3)} ${what}: ${said.join('; ')}`)
    lines.push(...failed.map((title) => `      failed: ${title}`))
    lines.push(...leftOut.map((title) => `      partly: left out ${title}`))
  }
  return { lines, failing }
}
