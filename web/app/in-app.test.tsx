import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { loginHeader } from '#contract/native.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { callServer } from '#web/api/server.ts'
import { inApp, startInApp } from '#web/device/app.ts'
import { leaveAtOnce } from '#web/features/help/leave-at-once.ts'
import { control, personButton } from '#web/testing/at-home.ts'
import { type FakePhone, fakePhone, onPhone, phonesEnd } from '#web/testing/fake-phone.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { App } from './app.tsx'
import { goBack, renderInApp } from './in-app.tsx'

const server = testServer()
phonesEnd()

const address = 'https://duologue.example.org'
let root: Root | null = null
afterEach(async () => {
  await act(async () => root?.unmount())
  callServer()
  document.body.replaceChildren()
  for (const rule of document.querySelectorAll('meta[http-equiv]')) rule.remove()
  delete document.documentElement.dataset.app
})

/** Starts the app on that phone, whose calls reach the server from the app's own origin. */
async function startOn(phone: FakePhone, path = '/', platform: 'ios' | 'android' = 'android') {
  const visitor = server.current().visitor()
  const calls: { url: string; credentials: RequestCredentials | undefined }[] = []
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    calls.push({ url, credentials: init.credentials })
    if (!url.startsWith(`${address}/`)) throw new TypeError('Failed to fetch')
    const reply = await visitor.send(
      (init.method ?? 'GET') as 'GET',
      url.slice(address.length),
      undefined,
      {
        headers: {
          ...(init.headers as Record<string, string>),
          'sec-fetch-site': 'cross-site',
          origin: 'https://localhost',
        },
        ...(typeof init.body === 'string' && { payload: init.body }),
      },
    )
    const headers = new Headers({ 'content-type': String(reply.headers['content-type']) })
    const login = reply.headers[loginHeader]
    if (login !== undefined) headers.set(loginHeader, String(login))
    return new Response(reply.text, { status: reply.status, headers })
  }) as typeof fetch
  window.history.replaceState(null, '', path)
  const element = document.body.appendChild(document.createElement('div'))
  const created = createRoot(element)
  root = created
  await onPhone(phone, platform)
  await act(() =>
    renderInApp(created, <App />, () => startInApp(async () => ({ plugins: phone.plugins }))),
  )
  return { calls, visitor, user: userEvent.setup({ delay: null }) }
}

/** Leaves at once, for a page that no test has to look at. */
const leaveUnseen = () =>
  leaveAtOnce({
    document: document.implementation.createHTMLDocument(),
    location: { replace: () => undefined },
    addEventListener: () => undefined,
  })

const rules = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv]')].map(({ content }) => content)

test('asks where the server is, signs in without a cookie, and goes on after a new start', async () => {
  const { email } = await registerCouple(server.current())
  const phone = fakePhone()
  const { calls, visitor, user } = await startOn(phone)
  await screen.findByRole('heading', { name: 'Where does your Duologue live?' })
  const field = screen.getByLabelText('Address')
  const go = () => user.click(screen.getByRole('button', { name: 'Go on' }))
  await user.type(field, 'http://duologue.example.org')
  await go()
  await screen.findByText(/We cannot use that address/)
  await user.clear(field)
  await user.type(field, 'elsewhere.example.org')
  await go()
  await screen.findByText(/We found no Duologue there/)
  expect(phone.secrets.size).toBe(0)
  await user.clear(field)
  await user.type(field, 'duologue.example.org')
  await go()
  await user.click(await screen.findByText('Login or Sign Up'))
  await screen.findByText('This app speaks to duologue.example.org.')
  expect(phone.secrets.get('server')).toBe(address)
  expect(rules()).toEqual([`connect-src 'self' ${address}`])

  await user.click(await screen.findByRole('tab', { name: 'Login' }))
  await user.type(screen.getByLabelText('Email'), email)
  await user.type(screen.getByLabelText('Password'), testPassword)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
  expect(phone.secrets.get('login')).toMatch(/^\S{22,}$/)
  expect(visitor.cookies.size).toBe(0)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(
    phone.secrets.get('login'),
  )
  expect(new Set(calls.map(({ credentials }) => credentials))).toEqual(new Set(['omit']))
  expect(screen.getByText('Android')).toBeDefined()
  expect(phone.asked).toContain('hide splash')

  await act(async () => root?.unmount())
  callServer()
  const again = await startOn(phone, '/home')
  await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
  await again.user.click(await screen.findByRole('button', { name: /menu/i }))
  await again.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await screen.findByText('This app speaks to duologue.example.org.')
  await waitFor(() => expect(phone.secrets.has('login')).toBe(false))
  expect(phone.secrets.get('server')).toBe(address)
})

/** A phone that is signed in already. */
async function signedIn() {
  const couple = await registerCouple(server.current())
  const phone = fakePhone()
  localStorage.setItem('installed', 'yes')
  phone.secrets.set('server', address)
  const [token = ''] = couple.visitor.cookies.values()
  phone.secrets.set('login', token)
  return { ...couple, phone }
}

test('home says which system it is on', async () => {
  const { phone } = await signedIn()
  await startOn(phone, '/home', 'ios')
  await screen.findByText('iOS', { exact: true })
  expect(screen.queryByText('Android')).toBeNull()
})

test('half a minute after somebody began, the phone says so (product §4)', async () => {
  const { phone, user: account } = await signedIn()
  const { user } = await startOn(phone, '/home')
  const before = Date.now()
  await user.click(await personButton(account.username))
  await user.click(control('Start Weekly Questions'))
  await waitFor(() => expect(phone.scheduled.size).toBe(1))
  const [one] = phone.scheduled.values()
  expect(one).toMatchObject({
    title: 'Relationship Check-in',
    body: `${account.username} has started this week's questions.`,
  })
  const wait = Number(one?.schedule?.at) - before
  expect(wait).toBeGreaterThanOrEqual(30_000)
  expect(wait).toBeLessThan(60_000)
})

test('it says so of the second one, too, where they take over in the open chat', async () => {
  const { phone, user: account } = await signedIn()
  const { user } = await startOn(phone, '/home')
  await user.click(await personButton(account.username))
  await user.click(control('Start Weekly Questions'))
  await waitFor(() => expect(phone.scheduled.size).toBe(1))
  phone.show()
  await user.click(await screen.findByRole('button', { name: /^Your week: / }))
  await screen.findByRole('dialog', { name: 'Your week' })
  await user.click(await personButton(account.partnerName))
  await user.click(control('Start Weekly Questions'))
  await screen.findByRole('heading', { name: `Weekly questions for ${account.partnerName}` })
  const told = (those: FakePhone['shown']) => [...those.values()].map(({ body }) => body)
  await waitFor(() =>
    expect(told(phone.scheduled)).toEqual([
      `${account.partnerName} has started this week's questions.`,
    ]),
  )
  expect(told(phone.shown)).toEqual([])
})

describe('C16 what the phone would say of who began', () => {
  const begin = async () => {
    const { phone, user: account } = await signedIn()
    const { user } = await startOn(phone, '/home')
    await user.click(await personButton(account.username))
    await user.click(control('Start Weekly Questions'))
    await waitFor(() => expect(phone.scheduled.size).toBe(1))
    return phone
  }
  const waysOut = {
    'the chat is left': () => act(async () => phone.tell('backButton')),
    'somebody leaves at once': async () => act(async () => leaveUnseen()),
  }
  let phone = fakePhone()

  test.each(Object.entries(waysOut))('is taken back when %s', async (_how, leave) => {
    phone = await begin()
    await leave()
    await waitFor(() => expect(phone.scheduled.size).toBe(0))
  })

  test.each(Object.entries(waysOut))('leaves the screen, too, when %s', async (_how, leave) => {
    phone = await begin()
    phone.show()
    await leave()
    await waitFor(() => expect(phone.shown.size).toBe(0))
  })
})

describe('a login that is over', () => {
  const weekly = { id: 100, title: 'Time for your catch-up!', body: 'Now' }
  const left = (phone: FakePhone) => [phone.scheduled.size, phone.shown.size]
  const withReminders = async () => {
    const found = await signedIn()
    found.phone.scheduled.set(100, weekly)
    found.phone.shown.set(101, { ...weekly, id: 101 })
    return found
  }

  test('ended elsewhere, leaves no reminder and no token on the phone, and is explained', async () => {
    const { phone, email, user } = await withReminders()
    const elsewhere = server.current().visitor()
    await elsewhere.post('/api/login', { email, password: testPassword })
    const change = { currentPassword: testPassword, newPassword: 'another-long-word-of-ours' }
    await elsewhere.patch('/api/user/change-password', { ...change, userId: user.id })
    await startOn(phone, '/home')
    await screen.findByText(refusalSentence('signed-out-password-changed'))
    await waitFor(() => expect(phone.secrets.has('login')).toBe(false))
    expect(left(phone)).toEqual([0, 0])
    expect(phone.secrets.get('server')).toBe(address)
  })

  test('is not one whose server cannot be reached', async () => {
    const { phone } = await withReminders()
    phone.secrets.set('server', 'https://away.example.org')
    const { calls } = await startOn(phone, '/home')
    await waitFor(() => expect(calls.length).toBeGreaterThan(0))
    await screen.findByRole('button', { name: /again/i })
    expect(phone.secrets.has('login')).toBe(true)
    expect(left(phone)).toEqual([1, 1])
  })

  test('by a logout, leaves no reminder', async () => {
    const { phone } = await withReminders()
    const { user } = await startOn(phone, '/home')
    await user.click(await screen.findByRole('button', { name: /menu/i }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(phone.secrets.has('login')).toBe(false))
    expect(left(phone)).toEqual([0, 0])
  })
})

test('an app that is installed anew starts signed out, though the phone kept its secrets', async () => {
  const { phone } = await signedIn()
  localStorage.clear()
  phone.scheduled.set(100, { id: 100, title: '', body: '' })
  await startOn(phone)
  await screen.findByRole('heading', { name: 'Where does your Duologue live?' })
  expect([phone.secrets.size, phone.scheduled.size]).toEqual([0, 0])
})

describe('at another server nothing of the last one is left', () => {
  const leaveWords = () => {
    sessionStorage.setItem('draft_100', 'He never listens')
    localStorage.setItem('relationshipGoal', 'more-fun')
  }
  const words = () => [
    sessionStorage.getItem('draft_100'),
    localStorage.getItem('relationshipGoal'),
  ]

  test('when it is chosen', async () => {
    const phone = fakePhone()
    phone.scheduled.set(100, { id: 100, title: '', body: '' })
    leaveWords()
    const { user } = await startOn(phone)
    await user.type(await screen.findByLabelText('Address'), 'duologue.example.org')
    leaveWords()
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    await screen.findByText('Login or Sign Up')
    expect(words()).toEqual([null, null])
    expect(phone.scheduled.size).toBe(0)
  })

  test('as soon as the last one is left', async () => {
    const { phone } = await signedIn()
    phone.secrets.delete('login')
    const { user } = await startOn(phone, '/auth')
    leaveWords()
    phone.scheduled.set(100, { id: 100, title: '', body: '' })
    await user.click(await screen.findByRole('button', { name: 'Choose another server' }))
    await waitFor(() => expect([phone.secrets.size, phone.scheduled.size]).toEqual([0, 0]))
    expect(words()).toEqual([null, null])
  })
})

test("Android's way back leaves a chat, then a page, then the app", async () => {
  const { phone, user: account } = await signedIn()
  const { user } = await startOn(phone, '/home')
  await user.click(await personButton(account.username))
  await user.click(control('Start Weekly Questions'))
  await screen.findByPlaceholderText('Type your answer...')
  await act(async () => phone.tell('backButton'))
  await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
  expect(phone.asked).not.toContain('minimize')
  await act(async () => phone.tell('backButton'))
  expect(phone.asked).toContain('minimize')
  window.history.pushState(null, '', '/settings')
  expect(goBack()).toBe(true)
})

test("Android's way back closes an open dialog and leaves the page beneath", async () => {
  const { phone } = await signedIn()
  const { user } = await startOn(phone, '/home')
  await user.click(await screen.findByRole('button', { name: 'Start New Session' }))
  await screen.findByRole('alertdialog')
  await act(async () => phone.tell('backButton'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(phone.asked).not.toContain('minimize')
})

test('an invitation opens its page, on a start and later on; any other link opens nothing', async () => {
  const { phone } = await signedIn()
  phone.launchedBy = `${address}/join/abc123`
  await startOn(phone)
  await screen.findByRole('heading', { name: 'Join Your Partner' })
  expect(window.location.pathname).toBe('/join/abc123')
  await act(async () => phone.tell('appUrlOpen', `${address}/join/def456`))
  expect(window.location.pathname).toBe('/join/def456')
  await act(async () => phone.tell('appUrlOpen', `${address}/settings`))
  expect(window.location.pathname).toBe('/join/def456')
})

describe('R4 an invitation to another server', () => {
  const theirs = 'https://elsewhere.example.org/join/secret-token'

  test('is not opened: which server it belongs to is said, and this one learns nothing', async () => {
    const { phone } = await signedIn()
    phone.launchedBy = theirs
    const { calls } = await startOn(phone, '/home')
    await screen.findByRole('dialog', { name: 'This invitation is for another server' })
    expect(screen.getByText(/It belongs to elsewhere\.example\.org;/)).toBeDefined()
    expect(window.location.pathname).toBe('/home')
    expect(JSON.stringify(calls)).not.toContain('secret-token')
  })

  test('is not opened either when another server is chosen than it suggested', async () => {
    const phone = fakePhone()
    phone.launchedBy = theirs
    const { calls, user } = await startOn(phone)
    const now = await screen.findByDisplayValue('elsewhere.example.org')
    await user.clear(now)
    await user.type(now, 'duologue.example.org')
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    await screen.findByRole('dialog', { name: 'This invitation is for another server' })
    expect(window.location.pathname).toBe('/')
    expect(JSON.stringify(calls)).not.toContain('secret-token')
  })
})

describe('an app that was built for a server', () => {
  const builtFor = 'https://us.example.org'
  afterEach(() => vi.unstubAllEnvs())

  test('offers it first, and asks nobody before somebody goes on', async () => {
    vi.stubEnv('VITE_SERVER', builtFor)
    const { calls } = await startOn(fakePhone())
    await screen.findByDisplayValue(builtFor)
    expect(calls).toEqual([])
  })

  test('stays with it when an invitation to another one opens it, and then says whose that is', async () => {
    vi.stubEnv('VITE_SERVER', address)
    const phone = fakePhone()
    phone.launchedBy = 'https://elsewhere.example.org/join/secret-token'
    const { calls, user } = await startOn(phone)
    await screen.findByDisplayValue(address)
    await user.click(screen.getByRole('button', { name: 'Go on' }))
    await screen.findByRole('dialog', { name: 'This invitation is for another server' })
    expect(phone.secrets.get('server')).toBe(address)
    expect(JSON.stringify(calls)).not.toContain('secret-token')
  })
})

test('over an open chat an invitation asks before it opens', async () => {
  const { phone, user: account } = await signedIn()
  const { user } = await startOn(phone, '/home')
  await user.click(await personButton(account.username))
  await user.click(control('Start Weekly Questions'))
  await screen.findByPlaceholderText('Type your answer...')
  await act(async () => phone.tell('appUrlOpen', `${address}/join/abc123`))
  await user.click(await screen.findByRole('button', { name: 'Stay here' }))
  expect(window.location.pathname).toBe('/home')
  await act(async () => phone.tell('appUrlOpen', `${address}/join/abc123`))
  await user.click(await screen.findByRole('button', { name: 'Open it' }))
  await screen.findByRole('heading', { name: 'Join Your Partner' })
})

describe('the link that opened the app', () => {
  test('opens nothing when the page is loaded again', async () => {
    const { phone } = await signedIn()
    phone.launchedBy = `${address}/join/abc123`
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'reload' } as unknown as PerformanceEntry,
    ])
    await startOn(phone, '/home')
    await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
    vi.restoreAllMocks()
    expect(window.location.pathname).toBe('/home')
  })

  test('C16 opens nothing after somebody left at once, when the phone starts the app by it again', async () => {
    const { phone } = await signedIn()
    phone.launchedBy = `${address}/join/abc123`
    await startOn(phone)
    await screen.findByRole('heading', { name: 'Join Your Partner' })
    await act(async () => leaveUnseen())
    callServer()
    await startOn(phone, '/home')
    await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
    expect(window.location.pathname).toBe('/home')
  })
})

test('C16 who left at once leaves nothing running behind the empty page', async () => {
  const { phone } = await signedIn()
  const { calls } = await startOn(phone, '/home')
  await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
  await act(async () => leaveUnseen())
  expect(screen.queryByRole('heading')).toBeNull()
  const before = calls.length
  await act(async () => phone.tell('resume'))
  expect(calls.length).toBe(before)
})

test('C16 the way back, pressed three times at once, is no Esc pressed three times', async () => {
  const { phone } = await signedIn()
  await startOn(phone, '/home')
  await screen.findByRole('heading', { name: /^Welcome to Your Weekly/ })
  const open = document.body.appendChild(document.createElement('div'))
  open.setAttribute('role', 'dialog')
  const title = document.title
  for (let press = 0; press < 3; press += 1) await act(async () => phone.tell('backButton'))
  expect(screen.getByRole('heading', { name: /^Welcome to Your Weekly/ })).toBeDefined()
  expect(document.title).toBe(title)
})

test('before a server is known, an invitation suggests its own', async () => {
  const phone = fakePhone()
  phone.launchedBy = `${address}/join/abc123`
  await startOn(phone)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('duologue.example.org'),
  )
})

describe('reminders in the app (product §4)', () => {
  const daysOn = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000)
  const dayOf = (moment: Date) =>
    moment.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  const tomorrow = daysOn(new Date(), 1)
  /** Signed in on a phone that may notify, with a weekly reminder tomorrow at half past five in the evening of UTC. */
  const withReminders = async () => {
    const { phone, visitor } = await signedIn()
    phone.permission = 'granted'
    await visitor.send('PUT', '/api/reminder-settings', {
      ...{ reminderDay: dayOf(tomorrow), reminderTime: '17:30', reminderEnabled: true },
      timeZone: 'UTC',
    })
    return phone
  }
  const planned = (phone: FakePhone) =>
    [...phone.scheduled.values()].map(({ title, schedule }) => [title, schedule?.on])
  const weekly = (moment: Date, hour: number) => [
    ['Time for your catch-up!', { weekday: moment.getUTCDay() + 1, hour, minute: 30 }],
  ]
  const inZone = (zone: string) => vi.stubEnv('TZ', zone)
  afterEach(() => vi.unstubAllEnvs())

  test('are planned at a start, and anew at a return, by the clock of where the phone is then', async () => {
    inZone('UTC')
    const phone = await withReminders()
    await startOn(phone, '/home')
    await waitFor(() => expect(planned(phone)).toEqual(weekly(tomorrow, 17)))
    // Fourteen hours ahead: the same moment is the morning of the day after.
    inZone('Pacific/Kiritimati')
    expect(planned(phone)).toEqual(weekly(tomorrow, 17))
    await act(async () => phone.tell('resume'))
    await waitFor(() => expect(planned(phone)).toEqual(weekly(daysOn(tomorrow, 1), 7)))
  })

  test('C16 stay with the login when somebody leaves at once', async () => {
    inZone('UTC')
    const phone = await withReminders()
    await startOn(phone, '/home')
    await waitFor(() => expect(planned(phone)).toEqual(weekly(tomorrow, 17)))
    await act(async () => leaveUnseen())
    await inApp()?.takeBackNotice()
    expect(planned(phone)).toEqual(weekly(tomorrow, 17))
    expect(phone.secrets.has('login')).toBe(true)
  })

  test('end when they are turned off', async () => {
    const phone = await withReminders()
    const { user } = await startOn(phone, '/settings')
    await waitFor(() => expect(phone.scheduled.size).toBe(1))
    await user.click(await screen.findByRole('switch', { name: 'Enable reminders' }))
    await user.click(screen.getByRole('button', { name: 'Save Settings' }))
    await waitFor(() => expect(phone.scheduled.size).toBe(0))
  })

  test('end with the login, and what is asked for later plans none', async () => {
    const phone = await withReminders()
    const { user } = await startOn(phone, '/home')
    await waitFor(() => expect(phone.scheduled.size).toBe(1))
    await user.click(await screen.findByRole('button', { name: /menu/i }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(phone.secrets.has('login')).toBe(false))
    const late = { title: 'Time for your catch-up!', body: 'Now', isWeekly: true, at: [tomorrow] }
    await inApp()?.keepReminders(late)
    expect(phone.scheduled.size).toBe(0)
  })
})
