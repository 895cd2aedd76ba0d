import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')

/**
 * What the pages may do where no server sends its rules along. Once a server is chosen, the pages themselves
 * narrow `connect-src` to it (`web/app/in-app.tsx`).
 */
const rules = [
  "default-src 'none'",
  ...['script', 'style', 'font', 'manifest'].map(
    (kind) => `${kind}-src 'self' capacitor://localhost https://localhost`,
  ),
  "img-src 'self' capacitor://localhost https://localhost data:",
  "connect-src 'self' https: http://localhost:* http://127.0.0.1:*",
  "base-uri 'none'",
  "form-action 'none'",
].join(';')

/** Builds the pages as the apps carry them, into `folder`. */
export async function buildPages(folder = join(root, 'dist/native')): Promise<void> {
  const { plugins } = JSON.parse(readFileSync(join(root, 'capacitor.config.json'), 'utf8'))
  await build({
    configFile: join(root, 'vite.config.ts'),
    mode: 'native',
    logLevel: 'warn',
    define: { 'import.meta.env.VITE_SERVER': JSON.stringify(plugins.Duologue.server) },
    build: { outDir: folder, license: false, manifest: false },
    plugins: [
      {
        name: 'rules',
        transformIndexHtml: () => [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: rules },
            injectTo: 'head-prepend',
          },
        ],
      },
    ],
  })
}
