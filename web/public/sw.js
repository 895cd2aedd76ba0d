/**
 * Shows pushed reminders and opens the home screen when one is pressed. It handles no requests and
 * keeps nothing, so that no page, call or answer is ever stored here.
 */
const home = '/home'
/** As the open tab shows the same reminder: under one tag, so that one takes the other's place. */
const look = { tag: 'reminder', icon: '/reminder-icon.png', badge: '/reminder-badge.png' }
const fallback = { title: 'Time for your catch-up!', body: 'Time to connect with your partner' }

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { title, body } = read(event.data)
  event.waitUntil(self.registration.showNotification(title, { body: inReadersForm(body), ...look }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openHome())
})

function read(data) {
  try {
    const { title, body } = data.json()
    return typeof title === 'string' && typeof body === 'string' ? { title, body } : fallback
  } catch {
    return fallback
  }
}

/** The time of day in the words as this reader writes it, as in the open tab. */
function inReadersForm(body) {
  const { language = 'en' } = self.navigator ?? {}
  const { hourCycle } = new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions()
  const clock = new Intl.DateTimeFormat(/^en-[A-Z]{2}\b/.test(language) ? language : 'en-GB', {
    ...{ hour: hourCycle === 'h23' ? '2-digit' : 'numeric', minute: '2-digit' },
    ...{ timeZone: 'UTC', hourCycle },
  })
  return body.replace(/\b(?:[01]\d|2[0-3]):[0-5]\d\b/, (time) =>
    clock.format(new Date(`1970-01-01T${time}:00Z`)).replaceAll('\u202f', ' '),
  )
}

async function openHome() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isHome = ({ url }) => new URL(url).pathname === home
  const open = windows.find(isHome) ?? windows[0]
  if (!open) return self.clients.openWindow(home)
  await open.focus().catch(() => undefined)
  if (!isHome(open)) await open.navigate(home).catch(() => self.clients.openWindow(home))
}
