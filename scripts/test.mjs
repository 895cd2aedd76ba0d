import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { buildWhatIsStale, installWhatIsMissing, node, root } from './ready.mjs'

const quick = process.argv.includes('--quick')
const bin = (path) => join('node_modules', path)
const counts = { passed: 0, failed: 0 }

function runNode(args, env = {}) {
  const { status } = spawnSync(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** One check that has no tests of its own counts as one. */
function check(name, args) {
  const passed = runNode(args)
  counts[passed ? 'passed' : 'failed'] += 1
  console.log(`${passed ? '✓' : '✗'} ${name}`)
}

/** Runs test projects and adds up what their reports count; with `flags` for the runner. */
function tests(projects, { flags = [], env = {} } = {}) {
  const report = join(root, '.cache/test-report.json')
  rmSync(report, { force: true })
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const passed = runNode([bin('vitest/vitest.mjs'), 'run', ...chosen, ...flags, ...reporters], env)
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    counts.passed += numPassedTests
    counts.failed += numFailedTests
    if (!passed && numFailedTests === 0) counts.failed += 1
    if (passed && numPassedTests === 0) throw new Error('no test ran')
  } catch (error) {
    console.error(`${projects.join(', ')}: ${error.message}`)
    counts.failed += 1
  }
}

installWhatIsMissing()
mkdirSync(join(root, '.cache'), { recursive: true })

for (const room of ['contract', 'server', 'web', '.']) {
  check(`types of ${room}`, [bin('typescript/bin/tsc'), '-p', room])
}
check('lint and format', [bin('@biomejs/biome/bin/biome'), 'ci', '.'])
check('a test for every message', ['scripts/spec-coverage.mjs'])

/** What waits for a disk or a database leaves cores idle; pages keep time and want one to themselves. */
const everyCore = { flags: ['--maxWorkers=100%'] }

if (quick) {
  tests(['unit', 'sqlite'], everyCore)
} else {
  check('nothing unused', [bin('knip/bin/knip.js')])
  tests(['unit', 'sqlite', 'postgres'], everyCore)
  tests(['web'])
  buildWhatIsStale()
  const chromium = ensureChromium()
  tests(['journeys'], chromium ? { env: { CHROMIUM_PATH: chromium } } : {})
}

console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
