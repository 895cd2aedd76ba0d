import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, testServer } from '#web/testing/render-page.tsx'

const server = testServer()

async function openRegister() {
  const page = renderPage(server.current().visitor(), '/auth')
  await page.user.click(await screen.findByRole('tab', { name: 'Register' }))
  return page
}

test('R12 the consent stands below the Register button, with no control of its own', async () => {
  await openRegister()
  const register = screen.getByRole('button', { name: 'Register' })
  expect(register.nextElementSibling?.textContent).toBe(
    'By registering you both confirm that you are 18 or older and accept the Terms of Use and the Privacy Policy.',
  )
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each(['Terms of Use', 'Privacy Policy'])(
  'R12 %s opens as a dialog, keeps what was typed, and gives the focus back',
  async (name) => {
    const page = await openRegister()
    await page.user.type(screen.getByLabelText('Username'), 'Mina')
    await page.user.click(screen.getByRole('button', { name }))
    await screen.findByRole('dialog', { name })
    await screen.findByText(/Effective 1 June 2025/)
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name }))
    expect(screen.getByLabelText<HTMLInputElement>('Username').value).toBe('Mina')
  },
)
