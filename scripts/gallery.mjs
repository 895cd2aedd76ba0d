// Renders every screen and state, or those whose name holds the words given, into .cache/gallery;
// with --keep, renews the pictures that `npm test` compares the most important screens with.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureChromium } from './browsers.mjs'
import { buildWhatIsStale, installWhatIsMissing, node, root } from './ready.mjs'

installWhatIsMissing()
buildWhatIsStale()
const chromium = await ensureChromium()
const keeps = process.argv.includes('--keep')
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const chosen = keeps
  ? ['--project', 'journeys', 'e2e/gallery/kept-pictures.test.ts']
  : ['--project', 'gallery']
const { status } = spawnSync(
  node,
  ['node_modules/vitest/vitest.mjs', 'run', ...chosen, '--reporter=verbose'],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      GALLERY: keeps ? 'keep' : 'whole',
      GALLERY_NAME: words.join(' '),
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
  },
)
const where = keeps ? 'e2e/gallery/kept' : '.cache/gallery/index.html'
console.log(`Look through ${join(root, where)}`)
process.exit(status ?? 1)
