// Runs a file with the Node that the packages bring and the settings of .env: the file, then its arguments. With
// --built in front, the product is built first where it is stale.
import { spawnSync } from 'node:child_process'
import { buildWhatIsStale, envFile, installWhatIsMissing, node, root } from './ready.mjs'

installWhatIsMissing()

const isBuilt = process.argv[2] === '--built'
if (isBuilt) buildWhatIsStale()

const args = [...envFile(), ...process.argv.slice(isBuilt ? 3 : 2)]
process.exit(spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
