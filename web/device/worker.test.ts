import { afterEach, expect, test, vi } from 'vitest'
import { isNewVersionReady, keepAppHere, takeNewVersion } from './worker.ts'

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A browser in which a newer version waits, as far as a page sees it. */
function browserWithNewVersion() {
  const said: unknown[] = []
  const worker = Object.assign(new EventTarget(), {
    state: 'installed',
    postMessage(data: unknown, ports: MessagePort[] = []) {
      said.push(data)
      ports[0]?.postMessage(false)
    },
  })
  const registration = Object.assign(new EventTarget(), { waiting: worker, active: {} })
  const container = Object.assign(new EventTarget(), { register: async () => registration })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  return { worker, container, said }
}

async function offered() {
  const browser = browserWithNewVersion()
  const stop = keepAppHere()
  await vi.waitFor(() => {
    expect(browser.said).toHaveLength(1)
    expect(isNewVersionReady()).toBe(true)
  })
  stop()
  return browser
}

test('R28 a newer version takes over first, and then the page begins anew', async () => {
  const { container, said } = await offered()
  const reload = vi.fn()
  takeNewVersion(reload)
  expect(said.at(-1)).toBe('take over')
  expect(reload).not.toHaveBeenCalled()
  container.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})

test.each(['activated', 'redundant'])(
  'R28 where another tab has taken it already, so that it is %s, the page begins anew at once',
  async (state) => {
    const { worker } = await offered()
    worker.state = state
    const reload = vi.fn()
    takeNewVersion(reload)
    expect(reload).toHaveBeenCalledOnce()
  },
)
