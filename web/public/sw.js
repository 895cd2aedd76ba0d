/**
 * Holds the app's own files, so that it starts without a network; shows pushed reminders, and opens the
 * home screen when one is pressed. No call of the API passes through here, and no reply of one is kept.
 */
const home = '/home'
/** As the open tab shows the same reminder: under one tag, so that one takes the other's place. */
const look = { tag: 'reminder', icon: '/reminder-icon.png', badge: '/reminder-badge.png' }
const fallback = { title: 'Time for your catch-up!', body: 'Time to connect with your partner' }

/** Filled in by the build: the app's files by their paths, and a name that changes with any of them. */
const shell = { version: '', files: [] }
const shellPage = '/index.html'
const cacheName = `duologue ${shell.version}`
/** How long a page may take to come before the one that is here is shown, in milliseconds. */
const patience = 4000
/** What stands in front of the server says that it is not there. */
const outOfReach = [502, 503, 504]

self.addEventListener('install', (event) => event.waitUntil(keepShell()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', ({ data, ports }) => {
  if (data === 'take over') self.skipWaiting()
  else if (data?.holds) ports[0]?.postMessage(shell.files.includes(data.holds))
})

async function keepShell() {
  const cache = await self.caches.open(cacheName)
  await cache.addAll(shell.files)
}

async function takeOver() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const names = await self.caches.keys()
  const others = names.filter((name) => name !== cacheName)
  // A second tab may still run the version before, and ask for a part of it that no server has any more.
  if (windows.length < 2) await Promise.all(others.map((name) => self.caches.delete(name)))
  await self.clients.claim()
}

/** Null for what is the browser's own business, the API above all. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url)
  const isOurs = origin === self.location.origin && !/^\/+api(?:\/|$)/i.test(pathname)
  if (!isOurs || request.method !== 'GET') return null
  if (request.mode === 'navigate') return pageFor(request)
  const isFile = shell.files.includes(pathname) || pathname.startsWith('/assets/')
  return isFile ? fileFor(request) : null
}

/** The server's own page where it comes in time, else the one that starts the app without it. */
async function pageFor(request) {
  const asked = self.fetch(request)
  const kept = await keptFile(shellPage, { cacheName })
  if (!kept) return asked
  const fromServer = asked.then(
    (page) => (outOfReach.includes(page.status) ? kept : page),
    () => kept,
  )
  let waiting
  const tooLong = new Promise((resolve) => {
    waiting = setTimeout(resolve, patience, kept)
  })
  const page = await Promise.race([fromServer, tooLong])
  clearTimeout(waiting)
  return page
}

const fileFor = async (request) => (await keptFile(request)) ?? (await self.fetch(request))

/** A browser whose cache is broken holds nothing, and the server has it all. */
const keptFile = (...asked) => self.caches.match(...asked).catch(() => undefined)

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
