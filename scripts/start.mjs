import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhatIsStale, installWhatIsMissing, node, root } from './ready.mjs'
import { runAlong } from './run-along.mjs'

installWhatIsMissing()
buildWhatIsStale()

const settings = join(root, '.env')
const env = existsSync(settings) ? [`--env-file=${settings}`] : []
runAlong(node, [...env, 'dist/server/main.js'], { cwd: root })
