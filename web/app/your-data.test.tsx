import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'
// Loaded ahead, so that no test waits for the lazy parts to be compiled.
import './account-menu.tsx'
import '#web/features/profile/profile-dialog.tsx'
import '#web/features/your-data/your-data.tsx'
import '#web/pages/auth/auth-page.tsx'
import '#web/pages/home/home-page.tsx'

const server = testServer()

async function openYourData() {
  const couple = await registerCouple(server.current(), { username: 'Mina', partnerName: 'Jonas' })
  const page = renderPage(couple.visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
  const part = within(await screen.findByRole('region', { name: 'Your data' }))
  return { ...page, email: couple.email, part }
}

async function askToDelete() {
  const page = await openYourData()
  const part = within(screen.getByRole('region', { name: 'Leaving' }))
  await page.user.click(part.getByRole('button', { name: 'Delete account' }))
  const password = part.getByLabelText<HTMLInputElement>('Your shared password')
  const everything = part.getByRole<HTMLButtonElement>('button', { name: 'Delete everything' })
  return { ...page, part, password, everything }
}

test('both files are links that save what the server gives', async () => {
  const { part, visitor } = await openYourData()
  const links = ['Download to read', 'Download as JSON'].map((name) =>
    part.getByRole<HTMLAnchorElement>('link', { name }),
  )
  expect(links.map(({ download }) => download)).toEqual(['duologue.html', 'duologue.json'])
  expect(part.getAllByRole('link')).toHaveLength(2)
  const [html, json] = await Promise.all(
    links.map(({ href }) => visitor.get(new URL(href).pathname + new URL(href).search)),
  )
  expect([html?.status, json?.status]).toEqual([200, 200])
  expect(html?.text).toContain('Mina')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  for (const { href } of links) expect(new URL(href).searchParams.get('timeZone')).toBe(timeZone)
  expect(JSON.parse(json?.text ?? '')).toBeTypeOf('object')
})

test('three taps and the password delete the account, and this device forgets it', async () => {
  const page = await askToDelete()
  expect(page.part.getByText(/for you and for Jonas, at once\. It cannot be undone\./)).toBeTruthy()
  expect(document.activeElement).toBe(page.password)
  expect(page.everything.disabled).toBe(true)
  localStorage.setItem('relationshipGoal', 'More walks')
  await page.user.type(page.password, `${testPassword}{Enter}`)
  await waitFor(() => expect(page.path()).toBe('/auth'))
  const toast = (await screen.findByText('Account deleted')).closest('[role="dialog"]')
  expect(toast?.textContent).toBe('Account deletedYour account and everything in it are deleted.')
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  await screen.findByRole('heading', { name: 'Your account is deleted' })
  expect(screen.queryByText(/log in, with the password you share/)).toBeNull()
  expect(screen.queryByText(/You were signed out/)).toBeNull()
  await screen.findByRole('button', { name: 'Begin a new account' })
  const { body } = await server.current().visitor().post<{ message: string }>('/api/login', {
    email: page.email,
    password: testPassword,
  })
  expect(body.message).toBe('Invalid email or password')
})

test('a wrong password deletes nothing and says so at the field', async () => {
  const page = await askToDelete()
  await page.user.type(page.password, 'not-our-password')
  await page.user.click(page.everything)
  expect((await page.part.findByRole('alert')).textContent).toBe(
    'That password is not correct, so nothing was deleted.',
  )
  expect(document.activeElement).toBe(page.password)
  expect((await page.visitor.get('/api/user')).status).toBe(200)
  await page.user.type(page.password, 'x')
  expect(page.part.queryByRole('alert')).toBeNull()
})

test('a lost connection deletes nothing, keeps the password and can be tried again', async () => {
  const page = await askToDelete()
  page.meddle('DELETE /api/account', lost)
  await page.user.type(page.password, testPassword)
  await page.user.click(page.everything)
  expect((await page.part.findByRole('alert')).textContent).toBe(
    'That did not work. Please try again.',
  )
  expect(page.password.value).toBe(testPassword)
  page.mend('DELETE /api/account')
  await page.user.click(page.everything)
  await screen.findByText('Account deleted')
})

test('Keep the account puts everything back, the focus too', async () => {
  const page = await askToDelete()
  await page.user.click(page.part.getByRole('button', { name: 'Keep the account' }))
  expect(page.part.queryByLabelText('Your shared password')).toBeNull()
  await waitFor(() =>
    expect(document.activeElement).toBe(page.part.getByRole('button', { name: 'Delete account' })),
  )
})
