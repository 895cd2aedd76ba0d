import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join, relative } from 'node:path'
import { chromiumSettings, ensureFirefox, ensureWebKit } from './browsers.mjs'
import { buildWhatIsStale, installWhatIsMissing, node, root } from './ready.mjs'

const quick = process.argv.includes('--quick')
const trust = process.argv.includes('--trust')
const browsers = process.argv.includes('--browsers')
const bin = (path) => join('node_modules', path)
const counts = { passed: 0, failed: 0 }

/** What failed and what it said: named once more at the end, below what thousands of others printed. */
const failures = []
const begun = performance.now()

/** What may wait for the journeys: they show a page to a browser as it is used, and the rest fills the gaps. */
const behind = 5

/** Runs a program of Node's; resolves to whether it went well and what it said, where that is not shown at once. */
function runNode(args, { env = {}, stdio = 'inherit', niceness = 0 } = {}) {
  const child = spawn(node, args, { cwd: root, stdio, env: { ...process.env, ...env } })
  if (niceness > 0 && child.pid) setPriority(child.pid, niceness)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      said += text
    })
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ passed: false, said: error.message }))
    child.once('close', (status) => resolve({ passed: status === 0, said }))
  })
}

/** One check that has no tests of its own counts as one. What it says is shown in one piece. */
async function check([name, args]) {
  const { passed, said } = await runNode(args, { stdio: 'pipe', niceness: behind })
  counts[passed ? 'passed' : 'failed'] += 1
  if (!passed) failures.push(`${name}\n${said}`)
  console.log(`${said}${passed ? '✓' : '✗'} ${name}`)
}

const usualReport = join(root, '.cache/test-report.json')

/** Where `dist` is of these sources, it is what tests start. */
const fromBuild = { BUILT_SERVER: 'yes' }

/** Runs test projects and adds up what their report counts; as many files at once as there are cores unless told. */
async function tests(projects, options = {}) {
  const { files = [], flags = [], env = {}, report = usualReport, niceness = 0 } = options
  const { atOnce = '100%' } = options
  rmSync(report, { force: true })
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [...files, ...chosen, ...flags, `--maxWorkers=${atOnce}`, ...reporters]
  const { passed } = await runNode([bin('vitest/vitest.mjs'), 'run', ...args], { env, niceness })
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    counts.passed += numPassedTests
    counts.failed += numFailedTests
    failures.push(...testResults.flatMap(failuresOf))
    if (!passed && numFailedTests === 0) counts.failed += 1
    if (passed && numPassedTests === 0) throw new Error('no test ran')
  } catch (error) {
    failures.push(`${projects.join(', ')}: ${error.message}`)
    counts.failed += 1
  }
}

/** The failed tests of a file of that report, or the file that could not be run. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [`${file}\n${message}`] : []
  return failed.map((test) => `${file} > ${test.fullName}\n${test.failureMessages.join('\n')}`)
}

const checks = [
  ...['contract', 'server', 'web', '.'].map((room) => [
    `types of ${room}`,
    [bin('typescript/bin/tsc'), '-p', room],
  ]),
  ['lint and format', [bin('@biomejs/biome/bin/biome'), 'ci', '.']],
  ['a test for every message', ['scripts/spec-coverage.mjs']],
  ...(quick ? [] : [['nothing unused', [bin('knip/bin/knip.js')]]]),
]

/** One after another, while the rest of what the tests need is made ready. */
async function runChecks() {
  for (const one of checks) await check(one)
}

/** Builds what is stale in a process of its own, so that the checks go on meanwhile. */
async function buildMeanwhile() {
  const script = "(await import('./scripts/ready.mjs')).buildWhatIsStale()"
  const { passed } = await runNode(['--input-type=module', '-e', script])
  if (!passed) process.exit(1)
}

/** The test files of those rooms that name a row of docs/trust.md: the rows are spread over the house. */
const filesNamingRows = (rooms) =>
  rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true })
      .map((path) => join(room, path))
      .filter((path) => /\.test\.tsx?$/.test(path))
      .filter((path) => /\bT\d+\b/.test(readFileSync(join(root, path), 'utf8'))),
  )

const trustFolder = join(root, '.cache/trust')

/** `npm test` shows both engines to every request of a week, and a browser to one of them. */
const weekOnPostgres = 'e2e/week-postgres.test.ts'

/** Runs what shows the rows of docs/trust.md with all their draws, and keeps what ran for the table of them. */
async function trustRun(name, projects, { files = [], env = {}, flags = [] } = {}) {
  const own = {
    TRUST_DRAWS: 'full',
    TRUST_COUNTS: join(trustFolder, `${name}.counts`),
    ...fromBuild,
    ...env,
  }
  const report = join(trustFolder, `${name}.json`)
  await tests(projects, { files, flags, env: own, report })
}

/** Goes the journeys whose file has one of those words, or all, in that browser, one after another. */
async function inBrowser(name, where, words) {
  if (Object.values(where).includes(undefined)) counts.failed += 1
  else await tests([name], { files: words, env: { ...where, JOURNEYS_IN: name }, atOnce: 1 })
}

installWhatIsMissing()
mkdirSync(join(root, '.cache'), { recursive: true })

if (trust) {
  rmSync(trustFolder, { recursive: true, force: true })
  mkdirSync(trustFolder, { recursive: true })
  const env = await chromiumSettings()
  buildWhatIsStale()
  await trustRun('sqlite', ['sqlite'])
  await trustRun('postgres', ['postgres'])
  const others = trustRun('others', ['unit', 'web', 'web-stored', 'web-apart', 'journeys'], {
    files: filesNamingRows(['contract', 'server', 'web', 'e2e']),
    flags: ['--testNamePattern', '\\bT\\d+\\b'],
    env,
  })
  // A browser that waits for its next page leaves the rest room.
  const week = trustRun('week', ['journeys'], { files: [weekOnPostgres], env })
  await Promise.all([others, week])
  const { passed } = await runNode(['scripts/trust-table.mjs', trustFolder])
  if (!passed) counts.failed += 1
} else if (browsers) {
  buildWhatIsStale()
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  await inBrowser('firefox', { FIREFOX_PATH: await ensureFirefox() }, words)
  const webKit = await ensureWebKit()
  await inBrowser('webkit', { WEBKIT_PATHS: webKit && JSON.stringify(webKit) }, words)
} else if (quick) {
  await runChecks()
  await tests(['unit', 'sqlite', 'web', 'web-stored', 'web-apart'], {
    env: { SLOW_TESTS: 'left out' },
  })
} else {
  const checked = runChecks()
  const [settings] = await Promise.all([chromiumSettings(), buildMeanwhile()])
  const journeys = tests(['journeys'], {
    env: settings,
    report: join(root, '.cache/journeys-report.json'),
  })
  const others = tests(['!journeys'], {
    env: fromBuild,
    niceness: behind,
  })
  await Promise.all([checked, journeys, others])
}

for (const failure of failures) console.log(`✗ ${failure.slice(0, 2000)}\n`)
const seconds = Math.round((performance.now() - begun) / 1000)
const took = `${Math.floor(seconds / 60)} min ${seconds % 60} s`
console.log(`It took ${took}.`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
