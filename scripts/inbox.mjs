import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { installWhatIsMissing, node, root } from './ready.mjs'

installWhatIsMissing()

const settings = join(root, '.env')
const env = existsSync(settings) ? [`--env-file=${settings}`] : []
const args = [...env, 'server/read-inbox.ts', ...process.argv.slice(2)]
process.exit(spawnSync(node, args, { cwd: root, stdio: 'inherit' }).status ?? 1)
