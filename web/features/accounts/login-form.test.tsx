import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage, testServer } from '#web/testing/render-page.tsx'

const server = testServer()
afterEach(() => void vi.restoreAllMocks())

test('the field stands above the keys, and stays where it is for who comes closer with two fingers', async () => {
  const page = renderPage(server.current().visitor(), '/auth')
  await page.user.click(await screen.findByRole('tab', { name: 'Login' }))
  await page.user.click(await screen.findByLabelText('Email'))
  const view = window.visualViewport as VisualViewport
  const shows = vi.spyOn(Element.prototype, 'scrollIntoView')
  const scale = vi.spyOn(view, 'scale', 'get').mockReturnValue(2)
  act(() => void view.dispatchEvent(new Event('resize')))
  expect(shows).not.toHaveBeenCalled()
  scale.mockReturnValue(1)
  act(() => void view.dispatchEvent(new Event('resize')))
  expect(shows).toHaveBeenLastCalledWith({ block: 'nearest' })
})
