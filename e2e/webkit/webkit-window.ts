import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '#server/testing/server-process.ts'

/** The bar over the page would not let the window be as narrow as a phone. */
const withoutBar = `
window > * > *:not(notebook), toolbar, toolbar *, entry, entry *, button {
  font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; }
button image { -gtk-icon-transform: scale(0); opacity: 0; }
`
const settings = (colorScheme: string) => `[Settings]
gtk-enable-animations=0
gtk-application-prefer-dark-theme=${colorScheme === 'dark' ? 1 : 0}
`
/** So much room is on the screen that nobody sees. */
const screen = '-screen 0 1600x1200x24'

export type WebKitWindow = {
  driver: WebDriver
  /** What the page has put on its console since this was asked last, a line each. */
  said: () => string[]
  end: () => Promise<void>
}

/**
 * Starts a WebKit with a screen, a bus and a home of its own: its driver has one session at a time, and whoever comes
 * by it is on a device of their own.
 */
export async function openWebKit(
  { driver: program, browser }: { driver: string; browser: string },
  colorScheme: string,
): Promise<WebKitWindow> {
  const home = mkdtempSync(join(tmpdir(), 'duologue-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), settings(colorScheme))
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), withoutBar)
  const output = join(home, 'console')
  writeFileSync(output, '')
  const binary = join(home, 'browser')
  writeFileSync(binary, `#!/bin/sh\nexec stdbuf -oL '${browser}' "$@" >>'${output}' 2>&1\n`)
  chmodSync(binary, 0o700)

  const port = await freePort()
  const own = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home }
  const child = spawn(
    'dbus-run-session',
    ['--', 'xvfb-run', '-a', '-s', screen, program, `--port=${port}`],
    { detached: true, stdio: 'ignore', env: { ...process.env, ...own, NO_AT_BRIDGE: '1' } },
  )
  const ended = once(child, 'exit')
  const killAll = () => void (child.pid && process.kill(-child.pid))
  process.once('exit', killAll)
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('The driver of WebKit ended at its start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary,
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      }),
    )
    .build()

  const console = openSync(output, 'r')
  let rest = ''
  return {
    driver,
    said() {
      const part = Buffer.alloc(65_536)
      for (let length = -1; length !== 0; ) {
        length = readSync(console, part)
        rest += part.toString('utf8', 0, length)
      }
      const lines = rest.split('\n')
      rest = lines.pop() ?? ''
      return lines
    },
    async end() {
      await driver.quit().catch(() => undefined)
      process.off('exit', killAll)
      killAll()
      await ended
      closeSync(console)
      rmSync(home, { recursive: true, force: true })
    },
  }
}
