import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
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
const withoutMotion = `[Settings]
gtk-enable-animations=0
`
/**
 * Runs the driver with a bus and a screen that nobody sees, as long as somebody holds the other end of the input:
 * however the tests end, nothing is left of it, its home included.
 */
const untilLeft = `
dbus-run-session -- xvfb-run -a -s '-screen 0 1600x1200x24' "$@" &
cat >/dev/null
trap '' TERM
kill 0
wait
rm -rf "$0"
`

export type WebKitWindow = {
  driver: WebDriver
  end: () => Promise<void>
}

/**
 * Starts a WebKit with a screen, a bus and a home of its own: its driver has one session at a time, and whoever comes
 * by it is on a device of their own.
 */
export async function openWebKit(
  { driver: program, browser }: { driver: string; browser: string },
  { colorScheme, proxyPort }: { colorScheme: string; proxyPort: number },
): Promise<WebKitWindow> {
  const home = mkdtempSync(join(tmpdir(), 'duologue-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), withoutMotion)
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), withoutBar)

  const port = await freePort()
  const own = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home }
  const child = spawn('/bin/sh', ['-c', untilLeft, home, program, `--port=${port}`], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    // The language of the other browsers of the journeys, whatever this machine speaks.
    env: { ...process.env, ...own, LANGUAGE: 'en_US', LC_ALL: 'en_US.UTF-8', NO_AT_BRIDGE: '1' },
  })
  const ended = once(child, 'exit')
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
          binary: browser,
          args: [
            '--automation',
            `--proxy=http://127.0.0.1:${proxyPort}`,
            ...(colorScheme === 'dark' ? ['--dark-mode'] : []),
          ],
        },
      }),
    )
    .build()

  return {
    driver,
    async end() {
      await driver.quit().catch(() => undefined)
      child.stdin.end()
      await ended
    },
  }
}
