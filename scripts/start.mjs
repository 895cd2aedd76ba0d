import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildWhatIsStale, installWhatIsMissing, node, root } from './ready.mjs'

installWhatIsMissing()
buildWhatIsStale()

const settings = join(root, '.env')
const env = existsSync(settings) ? [`--env-file=${settings}`] : []
const server = spawn(node, [...env, 'server/main.ts'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 1))
