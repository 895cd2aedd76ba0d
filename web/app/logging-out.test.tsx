import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { keepWaiting, readWaiting } from '#web/features/questions/waiting/waiting-answers.ts'
import { destroyKept, keepingFor, keptWith, unseal } from '#web/session/sealed-store.ts'
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

test('R28 without a network a confirmed logout destroys what waits all the same, and says what it could not do', async () => {
  const { page, pressLogout } = await withOneWaiting()
  const before = keptWith()
  const found: unknown[] = []
  page.meddle('POST /api/logout', async (passOn) => {
    found.push(keptWith(), await unseal(''))
    return lost(passOn)
  })
  await pressLogout()
  await screen.findByText('Sending your last answers before you log out')
  await page.user.click(await screen.findByRole('button', { name: 'Log out anyway' }))
  expect(await toastOf('Logout failed')).toMatch(
    /You are still signed in\. What this device kept for use without a network is deleted/,
  )
  expect(found).toEqual([null, []])
  expect(screen.queryByText(/One answer is waiting on this device/)).toBeNull()
  await waitFor(() => expect(keptWith()).not.toBeNull())
  expect(keptWith()).not.toBe(before)
  expect(await unseal('answer ')).toEqual([])
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
