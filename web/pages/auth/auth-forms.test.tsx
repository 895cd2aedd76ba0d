import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { testPassword } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { sentBodies } from '#web/testing/sent-bodies.ts'
import { expectToast } from '#web/testing/toasts.ts'
import { answered } from '#web/testing/wire.ts'

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

test.each<[string, { partnerEmail?: string }]>([
  ['left empty is not sent', {}],
  ['filled in is', { partnerEmail: 'jonas-of-the-form@example.org' }],
])('an optional field that is %s', async (_, more) => {
  const page = await openRegister()
  const bodies = sentBodies('/api/register')
  const given = {
    username: 'Mina',
    email: `mina-${crypto.randomUUID().slice(0, 8)}@example.org`,
    password: testPassword,
    partnerName: 'Jonas',
  }
  await page.user.type(screen.getByLabelText('Username'), given.username)
  await page.user.type(screen.getByLabelText('Email'), given.email)
  await page.user.type(screen.getByLabelText('Shared password'), given.password)
  await page.user.type(screen.getByLabelText("Partner's name"), given.partnerName)
  if (more.partnerEmail) {
    await page.user.type(screen.getByLabelText(/^Partner's email/), more.partnerEmail)
  }
  await page.user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(page.path()).toBe('/home'))
  expect(bodies).toEqual([{ ...given, ...more }])
})
