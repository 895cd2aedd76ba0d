import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
// @ts-expect-error it is no TypeScript: it runs on any Node
import { ensureChromium } from '../browsers.mjs'
import { charcoal, paper, readMark } from './mark.ts'

const native = join(import.meta.dirname, '../../native')
const android = 'android/app/src/main/res'
const assets = 'ios/App/App/Assets.xcassets'

/** Edges of Android's icons by density. */
const densities = { mdpi: 48, hdpi: 72, xhdpi: 96, xxhdpi: 144, xxxhdpi: 192 }

type Picture = {
  path: string
  size: number
  /** How many of the mark's own units the picture is wide: the mark is 44 of them. */
  room: number
  background: string
  round?: boolean
}

const pictures: Picture[] = [
  { path: `${assets}/AppIcon.appiconset/icon.png`, size: 1024, room: 64, background: paper },
  { path: `${assets}/Splash.imageset/splash.png`, size: 2732, room: 380, background: paper },
  {
    path: `${assets}/Splash.imageset/splash-dark.png`,
    size: 2732,
    room: 380,
    background: charcoal,
  },
  ...Object.entries(densities).flatMap(([density, size]) => [
    { path: `${android}/mipmap-${density}/ic_launcher.png`, size, room: 60, background: paper },
    {
      ...{ path: `${android}/mipmap-${density}/ic_launcher_round.png`, size, room: 66 },
      ...{ background: paper, round: true },
    },
  ]),
]

async function draw(browser: Browser, { path, size, room, background, round }: Picture) {
  const corner = `${24 - room / 2} ${26 - room / 2} ${room} ${room}`
  const svg = readMark()
    .svg.replace(/viewBox="[^"]+"/, `viewBox="${corner}"`)
    .replace('<svg', `<svg width="${size}" height="${size}"`)
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const shape = round ? 'border-radius:50%;' : ''
  await page.setContent(
    `<style>body{margin:0}svg{display:block;${shape}background:${background}}</style>${svg}`,
  )
  const file = join(native, path)
  mkdirSync(dirname(file), { recursive: true })
  await page.screenshot({ path: file, omitBackground: round === true })
  await page.close()
}

/** Draws what no project can hold as a drawing: icons and splash, from the mark. */
export async function drawPictures(): Promise<void> {
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  for (const picture of pictures) await draw(browser, picture)
  await browser.close()
}
