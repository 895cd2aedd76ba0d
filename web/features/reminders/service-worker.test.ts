import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { reminderLook } from './reminder-keeper.tsx'

const source = readFileSync('web/public/sw.js', 'utf8')

type Listener = (event: object) => void
type OpenWindow = {
  url: string
  focus: () => Promise<void>
  navigate: (to: string) => Promise<void>
}

/** Runs the service worker in a scope of its own, with those windows open. */
function startWorker(windows: OpenWindow[] = [], language = 'en-US') {
  const listeners = new Map<string, Listener>()
  const scope = {
    navigator: { language },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: vi.fn(async () => undefined) },
    clients: { matchAll: async () => windows, openWindow: vi.fn(async () => null) },
  }
  new Function('self', source)(scope)
  return {
    scope,
    handled: [...listeners.keys()],
    async send(name: string, event: object) {
      let work: Promise<unknown> | undefined
      const waitUntil = (promise: Promise<unknown>) => {
        work = promise
      }
      listeners.get(name)?.({ ...event, waitUntil })
      await work
    },
  }
}

const windowAt = (path: string) => ({
  url: `http://localhost:3000${path}`,
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async () => undefined),
})
const notification = () => ({ close: vi.fn() })

test('it shows what was pushed, as the open tab does', async () => {
  const { scope, send } = startWorker()
  await send('push', { data: { json: () => ({ title: 'Hello', body: 'You two' }) } })
  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith('Hello', {
    body: 'You two',
    ...reminderLook,
  })
})

test.each([
  ['en-US', '7:00 PM'],
  ['en-GB', '19:00'],
  ['de-DE', '19:00'],
])('C15 it says the time as a reader of %s writes it: %s', async (language, time) => {
  const { scope, send } = startWorker([], language)
  const body = "It's 19:00 on Friday - time to connect with your partner"
  await send('push', { data: { json: () => ({ title: 'Hello', body }) } })
  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    'Hello',
    expect.objectContaining({ body: body.replace('19:00', time) }),
  )
})

test.each([
  [reminderLook.icon, 192],
  [reminderLook.badge, 96],
])('%s is a PNG of %i pixels, which every browser shows', (path, size) => {
  const picture = readFileSync(`web/public${path}`)
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size])
})

test.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('<html>') }],
  ['another shape', { json: () => ({ title: 7 }) }],
])('a push that holds %s still reminds', async (_what, data) => {
  const { scope, send } = startWorker()
  await send('push', { data })
  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith(
    'Time for your catch-up!',
    expect.objectContaining({ body: 'Time to connect with your partner' }),
  )
})

test('a press opens the home screen where no window is open', async () => {
  const { scope, send } = startWorker()
  const pressed = notification()
  await send('notificationclick', { notification: pressed })
  expect(pressed.close).toHaveBeenCalledOnce()
  expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith('/home')
})

test('a press goes to the window at home and leaves it as it is', async () => {
  const [settings, home] = [windowAt('/settings'), windowAt('/home')]
  const { scope, send } = startWorker([settings, home])
  await send('notificationclick', { notification: notification() })
  expect(home.focus).toHaveBeenCalledOnce()
  expect(home.navigate).not.toHaveBeenCalled()
  expect(settings.focus).not.toHaveBeenCalled()
  expect(scope.clients.openWindow).not.toHaveBeenCalled()
})

test('a press takes a window that is elsewhere home', async () => {
  const settings = windowAt('/settings')
  const { send } = startWorker([settings])
  await send('notificationclick', { notification: notification() })
  expect(settings.focus).toHaveBeenCalledOnce()
  expect(settings.navigate).toHaveBeenCalledExactlyOnceWith('/home')
})

test('it answers no request and stores nothing', () => {
  const { handled } = startWorker()
  expect(handled.toSorted()).toEqual(['activate', 'install', 'notificationclick', 'push'])
  expect(source).not.toMatch(/caches|indexedDB|fetch\(/)
})
