import { spawn } from 'node:child_process'
import { installWhatIsMissing, node, root } from './ready.mjs'

installWhatIsMissing()

const run = (args) => spawn(node, args, { cwd: root, stdio: 'inherit' })
const children = [
  run(['--watch', '--watch-preserve-output', 'server/main.ts']),
  run(['node_modules/vite/bin/vite.js', '--port', '5173']),
]
for (const signal of ['SIGTERM', 'SIGINT']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
