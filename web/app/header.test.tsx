import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import '#web/app/account-menu.tsx'

const pages = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('#web/pages/home/home-page.tsx', async (original) => {
  await pages.promise
  return original()
})

const server = testServer()

test('C13 one header stays over the pages: a menu opened while one is on its way stays open', async () => {
  const { visitor } = await registerCouple(server.current())
  document.title = 'Login · Duologue'
  const page = renderPage(visitor, '/home')
  const menu = await screen.findByRole('button', { name: 'Menu' })
  await page.user.click(menu)
  const entry = await screen.findByRole('menuitem', { name: 'Timeline' })
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull())
  await act(async () => pages.resolve())
  await screen.findByRole('heading', { level: 1 })
  await act(() => new Promise((done) => setTimeout(done, 50)))
  expect(entry.isConnected).toBe(true)
  expect(menu.getAttribute('aria-expanded')).toBe('true')

  await page.user.click(entry)
  await waitFor(() => expect(page.path()).toBe('/timeline'))
  await screen.findByRole('link', { name: 'Back to home' })
  expect(menu.isConnected).toBe(true)
})
