import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from './ready.mjs'

const app = ['app/start.tsx', 'app/app.tsx']
const rootElement = '<div id="root"></div>'
/** What home and the login begin with; an app on a phone, which begins with `index`, asks elsewhere. */
const whoIsHere = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/user">'

/** Renders what is ready to be seen before a script has come. */
async function renderFirstScreens(folder) {
  const outDir = join(folder, 'rendering')
  await build({
    ...{ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', publicDir: false },
    build: { ssr: 'first-screen.tsx', outDir, manifest: false, license: false },
  })
  const { firstScreens } = await import(pathToFileURL(join(outDir, 'first-screen.js')).href)
  rmSync(outDir, { recursive: true })
  return firstScreens()
}

/** Puts what makes a page work behind what paints it: sooner it would only hold up the style. */
function scriptsLast(html) {
  const scripts = html.match(
    / *<(?:script [^>]*src=[^>]*><\/script>|link rel="modulepreload"[^>]*>)\n/g,
  )
  const late = scripts.map((it) => it.replace(/<(script|link)/, '<$1 fetchpriority="low"'))
  const others = scripts.reduce((page, it) => page.replace(it, ''), html)
  return others.replace('  </head>', `${late.join('')}  </head>`)
}

/**
 * Makes of the built page those that are served: each names all that it needs of the app, and what somebody
 * without a login comes to first is ready to be seen.
 */
export async function buildPages(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  rmSync(join(folder, '.vite'), { recursive: true })
  const font = readdirSync(join(folder, 'assets')).find((name) =>
    /^figtree-latin-wght.*2$/.test(name),
  )
  const html = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    '  </head>',
    `    <link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${font}">\n  </head>`,
  )
  const { slides, login, home } = await renderFirstScreens(folder)

  const filesOf = (name, found = new Set()) => {
    if (found.has(name)) return found
    found.add(name)
    for (const other of manifest[name].imports ?? []) filesOf(other, found)
    return found
  }
  const naming = (...needed) => {
    const files = [...new Set(needed.flatMap((name) => [...filesOf(name)]))].map(
      (name) => manifest[name].file,
    )
    const links = files
      .filter((file) => !html.includes(`"/${file}"`))
      .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}">\n`)
    return html.replace('  </head>', `${links.join('')}  </head>`)
  }
  const asking = (page) => page.replace('  </head>', `    ${whoIsHere}\n  </head>`)
  const showing = (page, shown) =>
    scriptsLast(page).replace(rootElement, () => rootElement.replace('><', () => `>${shown}<`))
  const pages = {
    index: naming(...app),
    home: showing(asking(naming(...app, 'pages/home/home-page.tsx')), home),
    auth: showing(asking(naming(...app, 'pages/auth/auth-page.tsx')), login),
    'first-screen': showing(html, slides),
  }
  for (const [name, page] of Object.entries(pages))
    writeFileSync(join(folder, `${name}.html`), page)
}
