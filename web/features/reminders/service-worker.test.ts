import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { startWorker } from '#web/testing/service-worker.ts'
import { reminderLook } from './reminder-keeper.tsx'

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
  const { scope, send } = startWorker({ language })
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
  const { scope, send } = startWorker({ windows: [settings, home] })
  await send('notificationclick', { notification: notification() })
  expect(home.focus).toHaveBeenCalledOnce()
  expect(home.navigate).not.toHaveBeenCalled()
  expect(settings.focus).not.toHaveBeenCalled()
  expect(scope.clients.openWindow).not.toHaveBeenCalled()
})

test('a press takes a window that is elsewhere home', async () => {
  const settings = windowAt('/settings')
  const { send } = startWorker({ windows: [settings] })
  await send('notificationclick', { notification: notification() })
  expect(settings.focus).toHaveBeenCalledOnce()
  expect(settings.navigate).toHaveBeenCalledExactlyOnceWith('/home')
})
