// Runs a file with the Node that the packages bring and the settings of .env: the file, then its arguments.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installWhatIsMissing, node, root } from './ready.mjs'

installWhatIsMissing()

const settings = join(root, '.env')
const env = existsSync(settings) ? [`--env-file=${settings}`] : []
const args = [...env, ...process.argv.slice(2)]
process.exit(spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
