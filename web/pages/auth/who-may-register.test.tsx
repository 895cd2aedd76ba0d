import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refusalSentence } from '#contract/refusals.ts'
import { admittedBy } from '#server/testing/admitting.ts'
import { testPassword } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { lost } from '#web/testing/wire.ts'

let people = 0
const newEmail = () => {
  people += 1
  return `invited${people}@example.org`
}

const codeField = () => screen.queryByLabelText<HTMLInputElement>('Registration code')

type Page = ReturnType<typeof renderPage>

async function fillIn(page: Page, email: string) {
  await page.user.type(screen.getByLabelText('Username'), 'Mina')
  await page.user.type(screen.getByLabelText('Email'), email)
  await page.user.type(screen.getByLabelText('Shared password'), testPassword)
  await page.user.type(screen.getByLabelText("Partner's name"), 'Jonas')
}
const send = (page: Page) => page.user.click(screen.getByRole('button', { name: 'Register' }))
const openRegister = async (page: Page) =>
  page.user.click(await screen.findByRole('tab', { name: 'Register' }))

describe('on a server for invited people', () => {
  const server = testServer(async () => ({ registration: 'invite' }))
  const makeCode = async () =>
    (await admittedBy(server.current()).codes.make({ couples: 1, days: 14 })).code

  test('the form asks for the code, and it lets them in', async () => {
    const code = await makeCode()
    const page = renderPage(server.current().visitor(), '/auth')
    await openRegister(page)
    await waitFor(() => expect(codeField()).not.toBeNull())
    await fillIn(page, newEmail())
    await page.user.type(codeField() as HTMLElement, code.toLowerCase())
    await send(page)
    await waitFor(() => expect(page.path()).toBe('/home'))
  })

  test('a missing and a wrong one are refused at the field, and all that was typed stays', async () => {
    const page = renderPage(server.current().visitor(), '/auth')
    await openRegister(page)
    await waitFor(() => expect(codeField()).not.toBeNull())
    const email = newEmail()
    await fillIn(page, email)
    await send(page)
    const needed = refusalSentence('registration-code-needed')
    await expectToast('Registration failed', needed)
    expect(screen.getByRole('alert').textContent).toBe(needed)
    expect(document.activeElement).toBe(codeField())
    await page.user.keyboard('0123-4567')
    await send(page)
    await expectToast('Registration failed', refusalSentence('registration-code-wrong'))
    expect([codeField()?.value, screen.getByLabelText<HTMLInputElement>('Email').value]).toEqual([
      '0123-4567',
      email,
    ])
  })

  test('the link of a code opens the form with it, leaves the address bar, and outlives a reload', async () => {
    const code = await makeCode()
    const page = renderPage(server.current().visitor(), `/auth?code=${code}`)
    await waitFor(() => expect(codeField()?.value).toBe(code))
    expect(page.path()).toBe('/auth')
    await page.user.click(screen.getByRole('tab', { name: 'Login' }))
    page.reload()
    await waitFor(() => expect(codeField()?.value).toBe(code))
    await fillIn(page, newEmail())
    await send(page)
    await waitFor(() => expect(page.path()).toBe('/home'))
    expect(JSON.stringify(window.history.state ?? {})).not.toContain(code)

    const again = renderPage(page.visitor, `/auth?code=${code}`)
    await waitFor(() => expect(again.path()).toBe('/home'))
  })

  test('an address on the list needs none', async () => {
    const email = newEmail()
    await admittedBy(server.current()).allowed.add(email)
    const page = renderPage(server.current().visitor(), '/auth')
    await openRegister(page)
    await waitFor(() => expect(codeField()).not.toBeNull())
    expect(screen.getByText(/Leave it empty if they put your email on their list/)).toBeTruthy()
    await fillIn(page, email)
    await send(page)
    await waitFor(() => expect(page.path()).toBe('/home'))
  })
})

describe('on a server that takes nobody new', () => {
  const server = testServer(async () => ({ registration: 'closed' }))

  test('it says so, and leads to what is still open', async () => {
    const page = renderPage(server.current().visitor(), '/auth')
    await openRegister(page)
    await screen.findByRole('heading', { name: 'Full for now' })
    expect(screen.queryByLabelText('Username')).toBeNull()
    const join = screen.getByRole('link', { name: 'join by its token' })
    expect(join.getAttribute('href')).toBe('/join')
    await page.user.click(screen.getByRole('button', { name: 'Go to Login' }))
    expect(screen.getByRole('tab', { name: 'Login', selected: true })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy()
  })
})

describe('on a server for everybody', () => {
  const server = testServer()

  test.each([
    ['it is known', {}],
    ['it cannot be asked', { 'GET /api/registration': lost }],
  ])('there is no field for a code, where %s', async (_what, meddlers) => {
    const page = renderPage(server.current().visitor(), '/auth?code=K7QM-0123', meddlers)
    await screen.findByLabelText('Username')
    await waitFor(() => expect(page.calls).toContain('GET /api/registration'))
    expect(codeField()).toBeNull()
    await fillIn(page, newEmail())
    await send(page)
    await waitFor(() => expect(page.path()).toBe('/home'))
  })
})
