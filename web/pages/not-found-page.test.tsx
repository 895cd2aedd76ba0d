import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'

const server = testServer()

test.each(['/nowhere', '/home/else', '/auth/x'])('%s is no page of ours', async (path) => {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, path)
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })
  expect(document.title).toBe('Page Not Found · Duologue')
  await page.user.click(screen.getByRole('link', { name: 'Take me home' }))
  await waitFor(() => expect(page.path()).toBe('/home'))
})
