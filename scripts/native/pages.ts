import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')

/** Builds the pages as the apps carry them, into `folder`. */
export async function buildPages(folder = join(root, 'dist/native')): Promise<void> {
  const { plugins } = JSON.parse(readFileSync(join(root, 'capacitor.config.json'), 'utf8'))
  await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'native',
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_SERVER': JSON.stringify(plugins.Duologue.server) },
    build: { outDir: folder, license: false },
  })
}
