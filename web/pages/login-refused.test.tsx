import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { answered } from '#web/testing/wire.ts'

const server = testServer()

test.each([
  ['Unauthorized', answered(403, 'Unauthorized')],
  ['authentication failed', answered(502, { message: 'The authentication failed upstream.' })],
])(
  'a login refused with the words "%s" asks to check the details (product §8)',
  async (sign, reply) => {
    const page = renderPage(server.current().visitor(), '/auth', { 'POST /api/login': reply })
    await page.user.type(await screen.findByLabelText('Email'), 'mina@example.org')
    await page.user.type(screen.getByLabelText('Password'), 'window-and-river-7')
    await page.user.click(screen.getByRole('button', { name: 'Login' }))
    await expectToast(
      "Oops! Login details don't match",
      "Please double-check your email and password, then try again. If you're new here, try the Register tab instead.",
    )
    expect(document.body.textContent).not.toContain(sign)
  },
)
