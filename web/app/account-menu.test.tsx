import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { answered } from '#web/testing/wire.ts'

const server = testServer()

async function openMenu() {
  const couple = await registerCouple(server.current(), { username: 'Mina' })
  const page = renderPage(couple.visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  const logout = await screen.findByRole('menuitem', { name: 'Logout' })
  return { ...page, couple, logout }
}

const entries = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

test('the menu names the person and holds the entries of the spec in their order, the legal texts under one', async () => {
  const page = await openMenu()
  expect(screen.getByText('Signed in as Mina')).toBeTruthy()
  expect(screen.getByText('Mina and Jonas')).toBeTruthy()
  const first = [
    'Timeline',
    'Profile Settings',
    'Reminder Settings',
    'Early Access & Feedback',
    'Suggest Feature',
    'Report Issue',
    'FAQ',
    'Legal',
  ]
  expect(entries()).toEqual([...first, 'Logout'])
  const legal = screen.getByRole('menuitem', { name: 'Legal', expanded: false })
  await page.user.click(legal)
  const texts = ['Terms of Use', 'Privacy Policy', 'End User License Agreement']
  expect(entries()).toEqual([...first, ...texts, 'Logout'])
  const unfolded = screen.getByRole('group', { name: 'Legal' })
  expect(legal.getAttribute('aria-controls')).toBe(unfolded.id)
  await page.user.click(screen.getByRole('menuitem', { name: 'Legal', expanded: true }))
  expect(entries()).toEqual([...first, 'Logout'])
})

test('the keyboard goes into the legal texts and opens one', async () => {
  const page = await openMenu()
  const entry = (name: string) => screen.findByRole('menuitem', { name })
  const expectFocusOn = async (name: string) => {
    const item = await entry(name)
    await waitFor(() => expect(document.activeElement).toBe(item))
  }
  const legal = await entry('Legal')
  legal.focus()
  await page.user.keyboard('{Enter}')
  await entry('Privacy Policy')
  await page.user.keyboard('{ArrowDown}')
  await expectFocusOn('Terms of Use')
  await page.user.keyboard('{ArrowDown}')
  await expectFocusOn('Privacy Policy')
  await page.user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Privacy Policy' })
})

test.each([
  ['Reminder Settings', '/settings'],
  ['Timeline', '/timeline'],
])('%s leads to %s', async (name, path) => {
  const page = await openMenu()
  await page.user.click(screen.getByRole('menuitem', { name }))
  expect(page.path()).toBe(path)
})

test('a dialog opens and closes by keyboard, and the focus goes back to the menu', async () => {
  const page = await openMenu()
  await page.user.keyboard('{Escape}')
  const menu = screen.getByRole('button', { name: 'Menu' })
  await waitFor(() => expect(document.activeElement).toBe(menu))
  await page.user.keyboard('{Enter}')
  await screen.findByRole('menuitem', { name: 'FAQ' })
  await page.user.keyboard('FAQ{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'Frequently Asked Questions' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await page.user.keyboard('{Escape}')
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  await waitFor(() => expect(document.activeElement).toBe(menu))
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
  page.meddle('POST /api/logout', answered(500))
  await page.user.click(page.logout)
  const toast = (await screen.findByText('Logout failed')).closest('[role="dialog"]')
  expect(toast?.textContent).toBe('Logout failedSomething went wrong. Please try again.')
  expect(page.path()).toBe('/home')
})
