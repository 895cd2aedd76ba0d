import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from './ready.mjs'

/** What each page needs besides the entry, so that all of it is fetched at once. */
const pages = {
  index: ['app/start.tsx', 'app/app.tsx'],
  auth: ['app/start.tsx', 'app/app.tsx', 'pages/auth/auth-page.tsx'],
  home: ['app/start.tsx', 'app/app.tsx', 'pages/home/home-page.tsx'],
}
const rootElement = '<div id="root"></div>'

/** Renders the first screen, as somebody without a login sees it. */
async function renderFirstScreen(folder) {
  const outDir = join(folder, 'rendering')
  await build({
    ...{ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', publicDir: false },
    build: { ssr: 'first-screen.tsx', outDir, manifest: false, license: false },
  })
  const { firstScreen } = await import(pathToFileURL(join(outDir, 'first-screen.js')).href)
  rmSync(outDir, { recursive: true })
  return firstScreen()
}

/** Makes of the built page one for each that is served: with what it needs named, the first screen ready to be seen. */
export async function buildPages(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  rmSync(join(folder, '.vite'), { recursive: true })
  const html = readFileSync(join(folder, 'index.html'), 'utf8')

  const filesOf = (name, found = new Set()) => {
    if (found.has(name)) return found
    found.add(name)
    for (const other of manifest[name].imports ?? []) filesOf(other, found)
    return found
  }
  const preload = (name) => `<link rel="modulepreload" crossorigin href="/${manifest[name].file}">`
  const named = new Set([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file))

  for (const [page, needed] of Object.entries(pages)) {
    const names = new Set(needed.flatMap((name) => [...filesOf(name)]))
    const missing = [...names].filter((name) => !named.has(`/${manifest[name].file}`))
    const links = missing.map((name) => `    ${preload(name)}\n`).join('')
    writeFileSync(join(folder, `${page}.html`), html.replace('  </head>', `${links}  </head>`))
  }

  const [script] = /<script [^>]*src=[^>]*><\/script>/.exec(html)
  // Behind what paints: a script that comes sooner would only hold up the style.
  const late = html
    .replace(script, '')
    .replace(/ *<link rel="modulepreload"[^>]*>\n/g, (link) =>
      link.replace('<link', '<link fetchpriority="low"'),
    )
    .replace(
      '  </head>',
      `    ${script.replace('<script', '<script fetchpriority="low"')}\n  </head>`,
    )
  const shown = `<div id="root">${await renderFirstScreen(folder)}</div>`
  writeFileSync(
    join(folder, 'first-screen.html'),
    late.replace(rootElement, () => shown),
  )
}
