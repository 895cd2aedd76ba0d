import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { loginHeader } from '#contract/native.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { callServer } from '#web/api/server.ts'
import { startInApp } from '#web/device/app.ts'
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
async function startOn(phone: FakePhone, path = '/') {
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
  await onPhone(phone, 'android')
  await act(() =>
    renderInApp(created, <App />, () => startInApp(async () => ({ plugins: phone.plugins }))),
  )
  return { calls, visitor, user: userEvent.setup({ delay: null }) }
}

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
  await screen.findByText(/That is no address we can use/)
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
  phone.secrets.set('server', address)
  const [token = ''] = couple.visitor.cookies.values()
  phone.secrets.set('login', token)
  return { ...couple, phone }
}

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

test('before a server is known, an invitation suggests its own', async () => {
  const phone = fakePhone()
  phone.launchedBy = `${address}/join/abc123`
  await startOn(phone)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('duologue.example.org'),
  )
})

test('reminders are planned at a start, and anew at a return, in the zone of then', async () => {
  const { phone, visitor } = await signedIn()
  phone.permission = 'granted'
  const settings = {
    ...{ reminderDay: 'Friday', reminderTime: '17:30', reminderEnabled: true },
    timeZone: 'UTC',
  }
  await visitor.send('PUT', '/api/reminder-settings', settings)
  await startOn(phone, '/home')
  await waitFor(() => expect(phone.scheduled.size).toBeGreaterThan(0))
  phone.scheduled.clear()
  await act(async () => phone.tell('resume'))
  await waitFor(() => expect(phone.scheduled.size).toBeGreaterThan(0))
  expect([...phone.scheduled.values()][0]?.title).toBe('Time for your catch-up!')
})
