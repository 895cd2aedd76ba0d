import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { helpElsewhere } from '#contract/help-lines.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { plainHelpWords } from '#web/features/help/plain-help-words.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'
import { lost, type Meddlers } from '#web/testing/wire.ts'

vi.mock('#web/pages/timeline/timeline-page.tsx', () => ({
  TimelinePage: () => {
    throw new Error('The timeline stumbles')
  },
}))

const server = testServer()
afterEach(() => vi.restoreAllMocks())

const door = 'Not safe, or not okay?'
const allLost: Meddlers = {
  'GET /api/': lost,
  'POST /api/': lost,
  'PUT /api/': lost,
  'PATCH /api/': lost,
  'DELETE /api/': lost,
}

async function openHelp(page: Page) {
  await page.user.click(await screen.findByRole('button', { name: door }))
  return within(await screen.findByRole('dialog', { name: door }))
}

test.each([
  ['We cannot reach Duologue right now', '/home'],
  ['This page stumbled', '/timeline'],
  ['Page Not Found', '/nowhere'],
])('C16 help and the quick exit are one press away on "%s"', async (title, path) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, path, path === '/home' ? allLost : {})
  await screen.findByRole('heading', { name: title })
  if (path !== '/home') page.meddle('GET /api/', lost)
  const calls = page.calls.length
  const help = await openHelp(page)
  expect(help.getByRole('button', { name: 'Quick exit' })).toBeDefined()
  await page.user.click(help.getByRole('combobox', { name: 'Country' }))
  await page.user.click(await screen.findByRole('option', { name: 'New Zealand' }))
  const lines = help.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(lines).toContain('tel:111')
  expect(lines).toContain(helpElsewhere.href)
  expect(page.calls.slice(calls)).toEqual([])
})

test('a dialog that cannot be fetched says so, and the page stays', async () => {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  vi.doMock('#web/features/forms/one-text-dialogs.tsx', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  await page.user.click(await screen.findByRole('menuitem', { name: 'Report Issue' }))
  const toast = (await screen.findByText('That did not open')).closest('[role="dialog"]')
  expect(toast?.textContent).toBe('That did not openCheck your connection and try again.')
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
  vi.doUnmock('#web/features/forms/one-text-dialogs.tsx')
})

test('C16 where not even the door can be fetched, the exit and the way to people stand in its place', async () => {
  vi.resetModules()
  vi.doMock('#web/features/help/help-door.tsx', () => {
    throw new Error('Failed to fetch dynamically imported module')
  })
  const { HelpAtHand } = await import('#web/features/help/help-at-hand.tsx')
  render(<HelpAtHand />)
  expect(await screen.findByRole('button', { name: 'Quick exit' })).toBeDefined()
  const people = screen.getByRole('link', { name: plainHelpWords.link })
  expect(people.getAttribute('href')).toBe(helpElsewhere.href)
  vi.doUnmock('#web/features/help/help-door.tsx')
})
