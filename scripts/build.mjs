import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildPages } from './build-pages.mjs'
import { buildServer } from './build-server.mjs'
import { buildWorker } from './build-worker.mjs'
import { filesIn } from './ready.mjs'

const folder = join(import.meta.dirname, '../dist/web')

await build({ configFile: join(import.meta.dirname, '../vite.config.ts'), logLevel: 'warn' })
await buildPages(folder)
buildWorker(folder)

for (const file of filesIn(folder)) {
  if (!/\.(js|css|svg|html|webmanifest)$/.test(file)) continue
  const bytes = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes))
}

await buildServer()
