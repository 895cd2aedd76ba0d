// Makes the iOS and the Android project where there is none, and brings the built pages into both.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages } from './pages.ts'
import { capacitor, makeProject, picturesOf, platforms, prepareApart } from './projects.ts'

const root = join(import.meta.dirname, '../..')

const help = `Keeps the iOS and the Android app in step with the web app.

  npm run native              builds the pages, makes a project that is missing, and syncs both
  npm run native -- --anew    makes both projects anew first, as after a new Capacitor
  npm run native -- --draw    draws the icons and the splash first, as after a new mark
  npm run native -- --pages FOLDER
                              builds the pages into that folder, and nothing else

docs/native.md says how the apps are built from there.`

const { values } = parseArgs({
  options: {
    anew: { type: 'boolean' },
    draw: { type: 'boolean' },
    pages: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
})

const hasPictures = platforms.every((platform) =>
  picturesOf(platform).every((picture) => existsSync(picture)),
)

async function native(): Promise<void> {
  if (values.draw || !hasPictures) {
    const { drawPictures } = await import('./draw.ts')
    await drawPictures()
  }
  await buildPages()
  for (const platform of platforms) {
    const project = join(root, 'native', platform)
    if (existsSync(join(project, '.gitignore')) && !values.anew) continue
    const apart = mkdtempSync(join(root, 'dist/apart-'))
    prepareApart(apart)
    makeProject(apart, platform)
    cpSync(join(apart, 'native', platform), project, { recursive: true })
    rmSync(apart, { recursive: true })
    console.log(`Made native/${platform}.`)
  }
  capacitor(root, ['sync'])
  console.log('Both projects have the pages and the packages of now.')
}

if (values.help) console.log(help)
else if (values.pages !== undefined) await buildPages(resolve(values.pages))
else await native()
