import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { node, root } from './ready.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const fixed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The first of those programs on this machine, or undefined; `chosen` wins, then what the PATH has by a name. */
function findProgram(chosen, names, fixed = []) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const inPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [chosen, ...inPath, ...fixed].find(
    (file) => file !== undefined && file !== '' && isExecutable(file),
  )
}

/** The path of a Chromium on this machine, or undefined. `CHROMIUM_PATH` wins. */
const findChromium = () => findProgram(process.env.CHROMIUM_PATH, names, fixed)

/** Runs a program beside everything else. */
function run(program, args) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return new Promise((resolve) => {
    child.once('error', resolve)
    child.once('exit', resolve)
  })
}

/** Installs Debian's packages where that can be done; gives whether it was tried. */
async function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  await run('apt-get', ['update'])
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  return true
}

/** Finds Chromium, or installs it: Debian's package as root, else Playwright's own download. */
export async function ensureChromium() {
  const found = findChromium()
  if (found) return found
  console.log('Installing Chromium for the browser tests …')
  if (await installPackages('chromium')) {
    const installed = findChromium()
    if (installed) return installed
  }
  await run(node, ['node_modules/playwright-core/cli.js', 'install', 'chromium'])
  return undefined
}

const shells = ['chromium-headless-shell', 'chrome-headless-shell']
/** `HEADLESS_SHELL_PATH` wins; who has chosen a Chromium gets that one and no other. */
const findHeadlessShell = () => {
  const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env
  return CHROMIUM_PATH && !HEADLESS_SHELL_PATH
    ? undefined
    : findProgram(HEADLESS_SHELL_PATH, shells)
}

/**
 * What journeys are told of the browsers there are. Beside Chromium that is its headless shell, found or installed: the same
 * engine without the windows around pages, each of which costs more than most pages do. Without it Chromium does all.
 */
export async function chromiumSettings() {
  const chromium = await ensureChromium()
  const isChosen = Boolean(process.env.CHROMIUM_PATH)
  if (chromium && !isChosen && !findHeadlessShell())
    await installPackages('chromium-headless-shell')
  const shell = findHeadlessShell()
  return {
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(shell && { HEADLESS_SHELL_PATH: shell }),
  }
}

/** What that gives once it gives something, with the packages installed if need be; else says what to install. */
async function found(what, find, packages) {
  const isThere = find()
  if (isThere) return isThere
  console.log(`Installing ${what} …`)
  await installPackages(...packages)
  const installed = find()
  if (installed) return installed
  console.error(`${what} is missing. On Debian: apt-get install ${packages.join(' ')}`)
  return undefined
}

const firefoxes = ['firefox-esr', 'firefox']
const macFirefox = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** The path of a Firefox as its maker releases it; `FIREFOX_PATH` wins. Undefined where none can be had. */
export const ensureFirefox = () =>
  found('Firefox', () => findProgram(process.env.FIREFOX_PATH, firefoxes, [macFirefox]), [
    'firefox-esr',
  ])

/** Where Debian has WebKit's own small browser, whatever the machine: below `/usr/lib/<kind of machine>`. */
const miniBrowsers = () =>
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).flatMap((kind) =>
    ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${kind}/webkit2gtk-${version}/MiniBrowser`),
  )

/** WebKit's driver and browser, with a screen and a bus for them. Undefined where they cannot be had. */
export const ensureWebKit = () =>
  found('WebKit', () => {
    const driver = findProgram(undefined, ['WebKitWebDriver'])
    const browser = miniBrowsers().find(isExecutable)
    const around = ['xvfb-run', 'dbus-run-session'].every((name) => findProgram(undefined, [name]))
    return driver && browser && around ? { driver, browser } : undefined
  }, ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'])
