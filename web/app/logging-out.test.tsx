import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { keepWaiting, readWaiting } from '#web/features/questions/waiting/waiting-answers.ts'
import { destroyKept, keepingFor, keptWith, unseal } from '#web/session/sealed-store.ts'
import { composer, everythingStored, openQuestions, personButton } from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()
afterEach(async () => {
  await destroyKept()
  await readWaiting()
})

/** Somebody on home, one of whose answers waits, with the menu open. */
async function withOneWaiting() {
  const { visitor, user } = await registerCouple(server.current())
  const page = renderPage(visitor, '/home')
  await waitFor(() => expect(keepingFor()).toBe(user.id))
  page.meddle('PATCH /api/questions', lost)
  await keepWaiting({
    ...{ deliveryId: 'delivery-of-question-1', weekId: 'session-initial', questionId: 1 },
    ...{ question: 'How are you?', userId: user.id, writtenBy: user.id, participant: 'primary' },
    ...{ how: 'once', response: 'a canary', at: 1 },
  })
  await screen.findByText(/One answer is waiting on this device/)
  const pressLogout = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  }
  return { page, pressLogout }
}

const toastOf = async (title: string) =>
  (await screen.findByText(title)).closest('[role="dialog"]')?.textContent

test('R28 a logout that does not reach the server takes nothing away from who is still signed in', async () => {
  const { page, pressLogout } = await withOneWaiting()
  const before = keptWith()
  page.meddle('POST /api/logout', lost)
  await pressLogout()
  await screen.findByText('Sending your last answers before you log out')
  await page.user.click(await screen.findByRole('button', { name: 'Log out anyway' }))
  expect(await toastOf('Logout failed')).toMatch(
    /You are still signed in, and nothing on this device was deleted/,
  )
  expect(page.path()).toBe('/home')
  expect(keptWith()).toBe(before)
  expect(await unseal('answer ')).toMatchObject([{ value: { response: 'a canary' } }])
  expect(screen.getByText(/One answer is waiting on this device/)).toBeTruthy()
})

test('any success ends the login here, whatever the reply says (product §7)', async () => {
  const { page, pressLogout } = await withOneWaiting()
  page.meddle('POST /api/logout', async (passOn) => {
    await passOn()
    return new Response('<html>', { status: 200 })
  })
  await pressLogout()
  await page.user.click(await screen.findByRole('button', { name: 'Log out anyway' }))
  await waitFor(() => expect(page.path()).toBe('/auth'))
  expect(keptWith()).toBeNull()
})

test('R28 a confirmed logout destroys what waits once the server has ended the login', async () => {
  const { page, pressLogout } = await withOneWaiting()
  const found: unknown[] = []
  page.meddle('POST /api/logout', (passOn) => {
    found.push(keptWith() !== null)
    return passOn()
  })
  await pressLogout()
  await page.user.click(await screen.findByRole('button', { name: 'Log out anyway' }))
  await waitFor(() => expect(page.path()).toBe('/auth'))
  expect(found).toEqual([true])
  expect(keptWith()).toBeNull()
  expect(await unseal('')).toEqual([])
  expect(await readWaiting()).toEqual([])
})

test('who is still writing is asked first, and told what logging out deletes', async () => {
  const couple = await registerCouple(server.current())
  const page = renderPage(couple.visitor, '/home')
  await openQuestions(page, 'Mina')
  await screen.findByRole('log')
  await page.user.type(composer(), 'half a thought')
  await waitFor(() => expect(everythingStored()).toContain('half a thought'))
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
  const logOut = async () => {
    await press('Menu')
    await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  }
  await logOut()
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain(
    'What Mina was typing is not sent yet. Logging out deletes it for good.',
  )
  await press('Stay signed in')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(composer().value).toBe('half a thought')
  expect(page.calls).not.toContain('POST /api/logout')
  await logOut()
  await press('Log out anyway')
  await waitFor(() => expect(page.path()).toBe('/auth'))
  expect(everythingStored()).not.toContain('half a thought')
})

test('who is still writing in another tab is told of, by each tab to the others, and never with what', async () => {
  const couple = await registerCouple(server.current())
  const page = renderPage(couple.visitor, '/home')
  await personButton('Mina')
  const other = new BroadcastChannel('unfinished')
  const heard: unknown[] = []
  other.addEventListener('message', ({ data }) => {
    heard.push(data)
    const unfinished = ['What Mina was typing in another tab is not sent yet.']
    if ('asks' in data) other.postMessage({ answers: data.asks, unfinished })
  })
  const logOut = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  }
  await logOut()
  expect((await screen.findByRole('alertdialog')).textContent).toContain(
    'What Mina was typing in another tab is not sent yet. Logging out deletes it for good.',
  )
  expect(page.calls).not.toContain('POST /api/logout')
  await page.user.click(screen.getByRole('button', { name: 'Stay signed in' }))

  await openQuestions(page, 'Mina')
  await screen.findByRole('log')
  await page.user.type(composer(), 'half a thought')
  await waitFor(() => expect(everythingStored()).toContain('half a thought'))
  other.postMessage({ asks: 'the other tab' })
  const unfinished = ['What Mina was typing in another tab is not sent yet.']
  await waitFor(() => expect(heard).toContainEqual({ answers: 'the other tab', unfinished }))
  expect(JSON.stringify(heard)).not.toContain('half a')
  other.close()
})

test('R28 a network that lets nothing through holds up who logs out for three seconds, and a second press nothing more', async () => {
  const { page, pressLogout } = await withOneWaiting()
  const hangs = () => new Promise<Response>(() => undefined)
  page.meddle('PATCH /api/questions', hangs)
  page.meddle('POST /api/logout', hangs)
  await pressLogout()
  await screen.findByText('Sending your last answers before you log out')
  await time.pass(3000)
  await page.user.click(await screen.findByRole('button', { name: 'Log out anyway' }))
  const asked = () => page.calls.filter((call) => call === 'POST /api/logout')
  await waitFor(() => expect(asked()).toHaveLength(1))
  await pressLogout()
  await time.pass(1000)
  expect(asked()).toHaveLength(1)
})

test('over plain http, where there is no randomUUID, one logs out as well', async () => {
  const { randomUUID } = crypto
  Object.assign(crypto, { randomUUID: undefined })
  const couple = await registerCouple(server.current())
  const page = renderPage(couple.visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await waitFor(() => expect(page.path()).toBe('/auth'))
  Object.assign(crypto, { randomUUID })
})
