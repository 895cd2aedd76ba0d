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

/** Runs test projects one after the other and adds up what their reports count. */
function tests(projects, env) {
  const report = join(root, '.cache/test-report.json')
  rmSync(report, { force: true })
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const passed = runNode([bin('vitest/vitest.mjs'), 'run', ...chosen, ...reporters], env)
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

if (quick) {
  tests(['unit', 'sqlite'])
} else {
  check('nothing unused', [bin('knip/bin/knip.js')])
  tests(['unit', 'sqlite', 'postgres', 'web'])
  buildWhatIsStale()
  const chromium = ensureChromium()
  tests(['journeys'], chromium ? { CHROMIUM_PATH: chromium } : {})
}

console.log(`${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
