import { buildWhatIsStale, envFile, installWhatIsMissing, node, root } from './ready.mjs'
import { runAlong } from './run-along.mjs'

installWhatIsMissing()
buildWhatIsStale()

runAlong(node, [...envFile(), 'dist/server/main.js'], { cwd: root })
