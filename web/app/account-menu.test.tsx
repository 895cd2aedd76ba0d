import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'

const server = testServer()

async function openMenu() {
  const couple = await registerCouple(server.current(), { username: 'Mina' })
  const page = renderPage(couple.visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const logout = await screen.findByRole('menuitem', { name: 'Logout' })
  return { ...page, couple, logout }
}

test('the menu names the person and has no entry that does nothing', async () => {
  await openMenu()
  expect(screen.getByText('Signed in as Mina')).toBeTruthy()
  expect(screen.getAllByRole('menuitem')).toHaveLength(1)
})

test('Logout ends the login, forgets the couple on this device and leads to /auth', async () => {
  const page = await openMenu()
  sessionStorage.setItem(`draft_${page.couple.user.id}`, 'half a thought')
  await page.user.click(page.logout)
  await waitFor(() => expect(page.path()).toBe('/auth'))
  await screen.findByRole('tab', { name: 'Login' })
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(localStorage.getItem('activeSessionId')).toBeNull()
  expect((await page.visitor.get('/api/user')).status).toBe(401)
  page.reload()
  await screen.findByRole('tab', { name: 'Login' })
})

test('a logout that fails says so and changes nothing', async () => {
  const page = await openMenu()
  page.meddle('POST /api/logout', lost)
  await page.user.click(page.logout)
  const toast = (await screen.findByText('Logout failed')).closest('[role="dialog"]')
  expect(toast?.textContent).toBe('Logout failedSomething went wrong. Please try again.')
  expect(page.path()).toBe('/home')
})
