import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { buildWhatIsStale, installWhatIsMissing, node, root } from './ready.mjs'

const quick = process.argv.includes('--quick')
const trust = process.argv.includes('--trust')
const bin = (path) => join('node_modules', path)
const counts = { passed: 0, failed: 0 }

/** Runs a program of Node's; resolves to whether it went well and what it said, where that is not shown at once. */
function runNode(args, { env = {}, stdio = 'inherit' } = {}) {
  const child = spawn(node, args, { cwd: root, stdio, env: { ...process.env, ...env } })
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
  const { passed, said } = await runNode(args, { stdio: 'pipe' })
  counts[passed ? 'passed' : 'failed'] += 1
  console.log(`${said}${passed ? '✓' : '✗'} ${name}`)
}

/** Runs test projects, two cores full, and adds up what their report counts; gives the report. */
async function tests(projects, { files = [], env = {} } = {}) {
  const report = join(root, '.cache/test-report.json')
  rmSync(report, { force: true })
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const flags = [...files, ...chosen, '--maxWorkers=100%', ...reporters]
  const { passed } = await runNode([bin('vitest/vitest.mjs'), 'run', ...flags], { env })
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    counts.passed += numPassedTests
    counts.failed += numFailedTests
    if (!passed && numFailedTests === 0) counts.failed += 1
    if (passed && numPassedTests === 0) throw new Error('no test ran')
    return testResults
  } catch (error) {
    console.error(`${projects.join(', ')}: ${error.message}`)
    counts.failed += 1
    return []
  }
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

/** Says what was run for each of the promises that a test's title names: `T1`, `T2` … */
function sayWhatRan(results) {
  const ran = results
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
  const codes = new Set(ran.flatMap(({ fullName }) => fullName.match(/\bT\d+\b/g) ?? []))
  const inOrder = [...codes].sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)))
  for (const code of inOrder) {
    const own = ran.filter(({ fullName }) => new RegExp(`\\b${code}\\b`).test(fullName))
    const passed = own.filter(({ status }) => status === 'passed').length
    console.log(`${code}: ${passed} of ${own.length} passed`)
    for (const title of new Set(own.map(({ fullName }) => fullName))) console.log(`  ${title}`)
  }
}

installWhatIsMissing()
mkdirSync(join(root, '.cache'), { recursive: true })

if (trust) {
  const drawn = { files: ['server/testing/trust'], env: { TRUST_DRAWS: 'full' } }
  sayWhatRan(await tests(['sqlite', 'postgres'], drawn))
} else if (quick) {
  await runChecks()
  await tests(['unit', 'sqlite', 'web', 'web-apart'], { env: { SLOW_TESTS: 'left out' } })
} else {
  const chromium = ensureChromium()
  const checked = runChecks()
  buildWhatIsStale()
  const [found] = await Promise.all([chromium, checked])
  await tests(['*'], found ? { env: { CHROMIUM_PATH: found } } : {})
}

console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
