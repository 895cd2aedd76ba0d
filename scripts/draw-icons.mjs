// Draws the icons of the home screen and of a notification from the mark in web/public/favicon.svg.
// Run it when the mark changes: browsers show no SVG there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { ensureChromium } from './browsers.mjs'
import { root } from './ready.mjs'

const folder = join(root, 'web/public')
const mark = readFileSync(join(folder, 'favicon.svg'), 'utf8')
const paper = '#faf6ef'
const [left, right, shared] = [...mark.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path)

/** The mark on paper, as wide as round crops leave it whole. */
const icon = mark.replace(/viewBox="[^"]+"/, 'viewBox="-8 -6 64 64"')
/** One colour, of which Android takes the shape only; what the two share is left open. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="1 3 46 46"><defs><mask id="open">
  <path fill="#fff" d="M0 0h48v60H0z"/><path fill="#000" d="${shared}"/></mask></defs>
  <g fill="#fff" mask="url(#open)"><path d="${left}"/><path d="${right}"/></g></svg>`

const executablePath = await ensureChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

async function draw(name, svg, size, background) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const style = `<style>html{background:${background}}body{margin:0}svg{display:block}</style>`
  await page.setContent(style + svg.replace('<svg', `<svg width="${size}" height="${size}"`))
  await page.screenshot({ path: join(folder, name), omitBackground: true })
  await page.close()
}

await draw('reminder-icon.png', icon, 192, paper)
await draw('home-screen-icon-180.png', icon, 180, paper)
await draw('home-screen-icon-512.png', icon, 512, paper)
await draw('reminder-badge.png', badge, 96, 'transparent')
await browser.close()
