// Runs a file with the Node that the packages bring and the settings of .env: the file, then its arguments.
import { spawnSync } from 'node:child_process'
import { envFile, installWhatIsMissing, node, root } from './ready.mjs'

installWhatIsMissing()

const args = [...envFile(), ...process.argv.slice(2)]
process.exit(spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
